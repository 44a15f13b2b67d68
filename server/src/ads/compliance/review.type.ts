import { Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import type { CreativeStatus } from "../creatives/creative.rules";
import { CreativeStatusEnum, CreativeType } from "../creatives/creative.type";
import { REVIEW_CAUSES, type ReviewCause } from "./review.rules";

const ReviewCauseEnum = enumType("ReviewCause", "Why a version of an advert is reviewed.", REVIEW_CAUSES, {
  SUBMITTED: "Its advertiser sent it.",
  RULE: "It was shown, and breaks a rule that was put into force.",
});

@ApiObject("AdvertiserName", "The company behind an advert, for staff.")
export class AdvertiserNameType {
  @Field(() => ID) id: string;
  @Field(() => String, "The company's.") name: string;
}

@ApiObject("AdReview", "One look of a person at one version of an advert.")
export class AdReviewType {
  @Field(() => ID) id: string;
  @Field(() => Int, "Give it back with the decision.") version: number;
  @Field(() => ID, "The `id` of the advert, whichever of its versions this is.") creativeId: string;
  @Field(() => AdvertiserNameType, "Whose advert it is.") advertiser: AdvertiserNameType;
  @Field(() => GraphQLISODateTime, "When the version was sent, or stopped by a rule.") submittedAt: Date;
  @Field(() => CreativeStatusEnum, "SUPERSEDED: a newer version was approved before anybody decided.")
  status: CreativeStatus;
  @Field(() => ReviewCauseEnum, "Why it is looked at.") cause: ReviewCause;
  @Nullable(() => GraphQLISODateTime, "When it was decided; null while it waits.") reviewedAt: Date | null;
  @Nullable(() => String, "The name of who decided.") reviewer: string | null;
  @Nullable(
    () => String,
    "What the reviewer wrote with the decision; null when nothing was written or nobody has decided.",
  )
  reason: string | null;
  @Field(() => Int, "How often an earlier version of it was sent back.") sentBackCount: number;
  versionId: string;
}

export const AdReviewConnection = connectionOf("AdReviewConnection", () => AdReviewType);

@ApiObject("ComplianceTiles", "Figures above the reviews, counted now.")
export class ComplianceTilesType {
  @Field(() => GraphQLISODateTime, "When the figures were counted.") asOf: Date;
  @Nullable(
    () => Float,
    "Hours between submitting and deciding, of the reviews decided in the last 7 days; null when there was none.",
  )
  averageReviewHours: number | null;
  @Nullable(() => Float, "Approved of all that were decided in the last 30 days, in percent; null when there was none.")
  complianceRate: number | null;
  @Field(() => Int, "Decided in the last 30 days.") reviewedCount: number;
  @Field(() => Int, "Waiting now.") reviewsRequired: number;
  @Field(() => Int, "Rules that judge adverts now.") activeRules: number;
  @Field(() => Int, "Rules in all, also those that are not active.") rules: number;
}

@ApiObject("ComplianceChange", "What changed in the reviews while somebody watches.")
export class ComplianceChangeType {
  @Nullable(
    () => AdReviewType,
    "The review that changed; null for the first value, and when its advertiser took it back.",
  )
  review: AdReviewType | null;
  @Field(() => ComplianceTilesType, "The figures as they are now.") tiles: ComplianceTilesType;
}

@ApiObject("AdReviewNotice", "What an advertiser is told of reviews while they happen.")
export class AdReviewNoticeType {
  @Nullable(() => CreativeType, "What was decided about; null for the first value.") creative: CreativeType | null;
  @Field(() => Int, "The advertiser's versions that wait for a review.") pendingCount: number;
}
