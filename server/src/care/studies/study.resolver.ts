import { Args, Ctx, ID, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Delivery } from "../../platform/realtime/topics";
import type { StudyStatus } from "./study.rules";
import { STUDIES_KEY, studiesChanged } from "./study.topics";
import { ClinicalStudyConnection, ClinicalStudyType, StudyChangeType, StudyStatusEnum } from "./study.type";
import { listStudies, readStudy, readStudyChange, suggestTags } from "./study-list.service";

/** Clinical studies, for staff who look at models. */
@ForStaff(PERMISSIONS.viewModels)
@Resolver()
export class StudyResolver {
  @Query(() => ClinicalStudyConnection, { description: "The last added first." })
  clinicalStudies(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("status", () => StudyStatusEnum, "Only those in this state; null for all.") status?: StudyStatus,
    @OptionalArg("tag", () => String, "In any case.") tag?: string,
    @OptionalArg(
      "search",
      () => String,
      "Beginnings of words of title, authors, journal, tags or DOI; up to 100 characters.",
    )
    search?: string,
  ): Promise<ClinicalStudyConnection> {
    return listStudies(ctx, { status, tag, search, ...page });
  }

  @Query(() => ClinicalStudyType, { nullable: true, description: "One study with everything that is known of it." })
  clinicalStudy(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<ClinicalStudyType> {
    return readStudy(ctx, id);
  }

  @Query(() => [String], { description: "Tags in use that begin like this, the most used first; at most 10." })
  studyTags(
    @Ctx() ctx: RequestContext,
    @Arg("prefix", () => String, {
      defaultValue: "",
      description: "How the tags begin, in any case; empty for the most used.",
    })
    prefix: string,
  ): Promise<string[]> {
    return suggestTags(ctx, prefix);
  }

  @Subscription(() => StudyChangeType, {
    description: "How many there are in each state now, and each study that is added or changed.",
    subscribe: ({ context }) => context.hub.subscribe(studiesChanged, STUDIES_KEY),
  })
  studiesChanged(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ studyId: string }>,
  ): Promise<StudyChangeType> {
    return readStudyChange(ctx, delivery);
  }
}
