import { Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import type { Delivery } from "../../platform/realtime/topics";
import { versionsById } from "../creatives/creative.loaders";
import type { CreativeStatus } from "../creatives/creative.rules";
import { CreativeStatusEnum, CreativeVersionType } from "../creatives/creative.type";
import type { ComplianceCategory, ComplianceSeverity } from "./compliance.rules";
import { decideAd } from "./decision.service";
import { violationsByReview } from "./review.loaders";
import { listReviews, readComplianceChange, readReview } from "./review.service";
import { REVIEWS_KEY, reviewsChanged } from "./review.topics";
import { AdReviewConnection, AdReviewType, ComplianceChangeType, ComplianceTilesType } from "./review.type";
import { readComplianceTiles } from "./tiles.service";
import { ComplianceCategoryEnum, ComplianceSeverityEnum, ViolationType } from "./violation.type";

/** Adverts that were sent, as reviewers see them. */
@ForStaff(PERMISSIONS.reviewAdverts)
@Resolver(() => AdReviewType)
export class AdReviewResolver {
  @Query(() => AdReviewConnection, {
    description:
      "Those that wait: the longest waiting first. Others: the newest decision first. All: the newest first.",
  })
  adReviews(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @Arg("status", () => CreativeStatusEnum, { nullable: true, defaultValue: "PENDING", description: "Null for all." })
    status?: CreativeStatus | null,
    @OptionalArg("severity", () => ComplianceSeverityEnum, "Of a rule that it breaks.") severity?: ComplianceSeverity,
    @OptionalArg("category", () => ComplianceCategoryEnum, "Of a rule that it breaks.") category?: ComplianceCategory,
    @OptionalArg("search", () => String, "Part of the title or of the company's name.") search?: string,
  ): Promise<Page<AdReviewType>> {
    return listReviews(ctx, { ...page, status, severity, category, search });
  }

  @Query(() => AdReviewType, { nullable: true, description: "One review, open or decided." })
  adReview(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<AdReviewType> {
    return readReview(ctx, id);
  }

  @Query(() => ComplianceTilesType, { description: "Figures above the reviews, counted now." })
  complianceTiles(@Ctx() ctx: RequestContext): Promise<ComplianceTilesType> {
    return readComplianceTiles(ctx);
  }

  @FieldResolver(() => CreativeVersionType, { description: "The version of the advert that is looked at." })
  advert(@Ctx() ctx: RequestContext, @Root() { versionId }: AdReviewType): Promise<CreativeVersionType> {
    return ctx.loaders.get(versionsById).load(versionId);
  }

  @FieldResolver(() => [ViolationType], {
    description: "What it broke when it was last judged, the most serious first.",
  })
  violations(@Ctx() ctx: RequestContext, @Root() { id }: AdReviewType): Promise<ViolationType[]> {
    return ctx.loaders.get(violationsByReview).load(id);
  }

  @Mutation(() => AdReviewType, {
    description: "Approves, rejects or sends back. CONFLICT with who was first, or when it breaks another rule by now.",
  })
  decideAd(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, "The `version` that was seen.") version: number,
    @Arg("status", () => CreativeStatusEnum, "APPROVED, REJECTED or NEEDS_REVISION.") status: CreativeStatus,
    @OptionalArg(
      "reason",
      () => String,
      "Needed unless it is approved without breaking a rule of high severity. The advertiser reads it.",
    )
    reason?: string | null,
  ): Promise<AdReviewType> {
    return decideAd(ctx, signedIn(ctx), { id, version, status, reason });
  }

  @Subscription(() => ComplianceChangeType, {
    description: "The tiles now, and each review that is begun, changed or decided.",
    subscribe: ({ context }) => context.hub.subscribe(reviewsChanged, REVIEWS_KEY),
  })
  complianceChanged(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ reviewId: string }>,
  ): Promise<ComplianceChangeType> {
    return readComplianceChange(ctx, delivery);
  }
}
