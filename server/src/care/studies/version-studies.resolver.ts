import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../platform/context";
import { AssistantVersionType } from "../models/assistant-version.type";
import { studiesByVersion } from "./study.loaders";
import { VersionStudyType } from "./study.type";

/** Public, as the version itself is. */
@Resolver(() => AssistantVersionType)
export class VersionStudiesResolver {
  @FieldResolver(() => [VersionStudyType], {
    description: "Validated studies that are linked to it, the last published first; at most 50.",
  })
  studies(@Ctx() ctx: RequestContext, @Root() { version }: AssistantVersionType): Promise<VersionStudyType[]> {
    return ctx.loaders.get(studiesByVersion).load(version);
  }
}
