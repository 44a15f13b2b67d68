import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForAdvertisersAndStaff } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import type { VersionView } from "../creatives/creative.loaders";
import { CreativeVersionType } from "../creatives/creative.type";
import { outcomesByVersion } from "./review.loaders";
import { violationsOf } from "./submission.service";
import { ViolationType } from "./violation.type";

/** What compliance has to say about a version, to its advertiser and to reviewers. */
@ForAdvertisersAndStaff(PERMISSIONS.reviewAdverts)
@Resolver(() => CreativeVersionType)
export class ReviewedVersionResolver {
  @FieldResolver(() => Date, { nullable: true, description: "When its latest review was decided." })
  async reviewedAt(@Ctx() ctx: RequestContext, @Root() { id }: CreativeVersionType): Promise<Date | null> {
    return (await ctx.loaders.get(outcomesByVersion).load(id)).reviewedAt;
  }

  @FieldResolver(() => String, { nullable: true, description: "The name of who decided." })
  async reviewer(@Ctx() ctx: RequestContext, @Root() { id }: CreativeVersionType): Promise<string | null> {
    return (await ctx.loaders.get(outcomesByVersion).load(id)).reviewer;
  }

  @FieldResolver(() => String, { nullable: true, description: "What the reviewer wrote." })
  async reason(@Ctx() ctx: RequestContext, @Root() { id }: CreativeVersionType): Promise<string | null> {
    return (await ctx.loaders.get(outcomesByVersion).load(id)).reason;
  }

  @FieldResolver(() => [ViolationType], {
    description: "What its latest review found, the most serious first; of a draft, what the rules find now.",
  })
  violations(@Ctx() ctx: RequestContext, @Root() version: VersionView): Promise<ViolationType[]> {
    return violationsOf(ctx, version);
  }
}
