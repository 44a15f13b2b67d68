import { Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { linkStudy, unlinkStudy } from "./model-link.service";
import {
  createStudy,
  deleteStudy,
  rejectStudy,
  reopenStudy,
  tagStudy,
  updateStudy,
  validateStudy,
} from "./study.service";
import { ClinicalStudyType, StudyImportType, StudyInput, StudyUploadType } from "./study.type";
import { askStudyUpload, importStudies } from "./study-import.service";

const SEEN = { description: "The `version` that was seen." };
const MODEL_VERSION = { description: "A version of the assistant, such as 2.2.0." };

/** What staff do with clinical studies. */
@ForStaff(PERMISSIONS.manageStudies)
@Resolver()
export class StudyActsResolver {
  @Mutation(() => ClinicalStudyType, { description: "It begins as PENDING." })
  createStudy(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => StudyInput) input: StudyInput,
  ): Promise<ClinicalStudyType> {
    return createStudy(ctx, signedIn(ctx), input);
  }

  @Mutation(() => ClinicalStudyType, { description: "While nobody has decided." })
  updateStudy(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, SEEN) version: number,
    @Arg("input", () => StudyInput) input: StudyInput,
  ): Promise<ClinicalStudyType> {
    return updateStudy(ctx, { id, version, input });
  }

  @Mutation(() => ID, { description: "Deletes a study for good, with its tags and links. While nobody has decided." })
  deleteStudy(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, SEEN) version: number,
  ): Promise<string> {
    return deleteStudy(ctx, { id, version });
  }

  @Mutation(() => ClinicalStudyType, {
    description: "Saves all of its tags. With one or more it is TAGGED, without any PENDING. While nobody has decided.",
  })
  tagStudy(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, SEEN) version: number,
    @Arg("tags", () => [String], "Up to 30 of up to 60 characters. Blanks around them go, and repetitions in any case.")
    tags: string[],
  ): Promise<ClinicalStudyType> {
    return tagStudy(ctx, { id, version, tags });
  }

  @Mutation(() => ClinicalStudyType, { description: "Of a TAGGED study." })
  validateStudy(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, SEEN) version: number,
  ): Promise<ClinicalStudyType> {
    return validateStudy(ctx, signedIn(ctx), { id, version });
  }

  @Mutation(() => ClinicalStudyType, { description: "Of a TAGGED study." })
  rejectStudy(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, SEEN) version: number,
    @Arg("reason", () => String, "1 to 500 characters.") reason: string,
  ): Promise<ClinicalStudyType> {
    return rejectStudy(ctx, signedIn(ctx), { id, version, reason });
  }

  @Mutation(() => ClinicalStudyType, { description: "A VALIDATED or REJECTED study is TAGGED again." })
  reopenStudy(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, SEEN) version: number,
  ): Promise<ClinicalStudyType> {
    return reopenStudy(ctx, signedIn(ctx), { id, version });
  }

  @Mutation(() => ClinicalStudyType, { description: "The version names a VALIDATED study from now on." })
  linkStudy(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("modelVersion", () => String, MODEL_VERSION) modelVersion: string,
  ): Promise<ClinicalStudyType> {
    return linkStudy(ctx, signedIn(ctx), { id, modelVersion });
  }

  @Mutation(() => ClinicalStudyType, { description: "The version no longer names the study." })
  unlinkStudy(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("modelVersion", () => String, MODEL_VERSION) modelVersion: string,
  ): Promise<ClinicalStudyType> {
    return unlinkStudy(ctx, { id, modelVersion });
  }

  @Mutation(() => StudyUploadType, {
    description:
      "Where to send a CSV or BibTeX file of at most 10 MB. Its answer has the `fileId` for `importStudies`.",
  })
  askStudyUpload(
    @Ctx() ctx: RequestContext,
    @Arg("fileName", () => String, "What the file is called on the computer it comes from.") fileName: string,
    @Arg("bytes", () => Int, "The size of the file; exactly as many bytes are taken.") bytes: number,
  ): Promise<StudyUploadType> {
    return askStudyUpload(ctx, signedIn(ctx), { fileName, bytes });
  }

  @Mutation(() => StudyImportType, {
    description:
      "Adds what can be read of a file that was sent and is not there yet, and says what was refused and why.",
  })
  importStudies(
    @Ctx() ctx: RequestContext,
    @Arg("fileId", () => ID, "What the upload answered.") fileId: string,
  ): Promise<StudyImportType> {
    return importStudies(ctx, signedIn(ctx), fileId);
  }
}
