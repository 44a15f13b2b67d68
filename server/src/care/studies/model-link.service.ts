import type { RequestContext, Who } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { insertNew } from "../../platform/entity-rows";
import { conflict, invalid } from "../../platform/problems";
import { StudyModelVersion } from "./study.entity";
import { isModelVersion, STUDY_MESSAGES } from "./study.rules";
import type { ClinicalStudyType } from "./study.type";
import { readStudy } from "./study-list.service";
import { noteStudy, takeStudy } from "./study-store.service";

interface Link {
  id: string;
  /** A version of the assistant. */
  modelVersion: string;
}

/**
 * Links a validated study to a version of the assistant, which names it from then on, on open pages too.
 * @throws BAD_USER_INPUT on `modelVersion`; NOT_FOUND; CONFLICT unless it is validated, or when it is linked already.
 */
export async function linkStudy(
  ctx: RequestContext,
  who: Who,
  { id, modelVersion: typed }: Link,
): Promise<ClinicalStudyType> {
  const modelVersion = typed.trim();
  if (!isModelVersion(modelVersion)) throw invalid("modelVersion", STUDY_MESSAGES.modelVersion);
  await ctx.db.transaction(async (tx) => {
    const study = await takeStudy(tx, id);
    if (study.status !== "VALIDATED") throw conflict(STUDY_MESSAGES.notValidated);
    const link = { studyId: id, version: modelVersion, linkedBy: who.id, linkedAt: ctx.clock.now() };
    if ((await insertNew(tx, StudyModelVersion, link)).length === 0)
      throw conflict(STUDY_MESSAGES.linked(modelVersion));
    await noteStudy(tx, ctx, id, "study_linked", { modelVersion });
  });
  return readStudy(ctx, id);
}

/** @throws NOT_FOUND; CONFLICT when it is not linked to it. */
export async function unlinkStudy(ctx: RequestContext, { id, modelVersion }: Link): Promise<ClinicalStudyType> {
  await ctx.db.transaction(async (tx) => {
    await takeStudy(tx, id);
    const unlinked = await changedRows(
      tx,
      "delete from study_model_versions where study_id = $1 and version = $2 returning version",
      [id, modelVersion],
    );
    if (unlinked.length === 0) throw conflict(STUDY_MESSAGES.notLinked(modelVersion.slice(0, 40)));
    await noteStudy(tx, ctx, id, "study_unlinked", { modelVersion });
  });
  return readStudy(ctx, id);
}
