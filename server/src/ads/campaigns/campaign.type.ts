import { Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { SHOWN_STATUSES, type ShownStatus } from "./campaign-status.rules";

export const CampaignStatusEnum = enumType("CampaignStatus", "How a campaign stands.", SHOWN_STATUSES, {
  IN_REVIEW: "Launched; none of its adverts may be shown yet, or any more.",
  ENDED: "Ended by hand, or its last day is over.",
  DRAFT: "Not launched yet; it can be deleted.",
  LIVE: "Launched, with an approved advert, and not over. `heldBackBy` says whether it is shown right now.",
  PAUSED: "Launched, and held by its advertiser.",
});

@ApiObject("Campaign", "A creative with the places where it may be shown, and how often.")
export class CampaignType {
  @Field(() => ID) id: string;
  @Field(() => String, "What its advertiser calls it. Patients never see it.") name: string;
  @Field(() => CampaignStatusEnum, "How it stands at this moment.") status: ShownStatus;
  @Field(() => Int, "Rises with each change. Saving and launching name the one that was seen.") version: number;
  @Field(() => [String], "None: anywhere in the UK.") cities: string[];
  @Field(() => [String], "ISO 639-1 codes.") languages: string[];
  @Field(() => [String], "Symptom Clusters. None: any page.") topics: string[];
  @Field(() => [String], "Wearable Cohorts: lifestyle signals. None: anybody.") signals: string[];
  @Field(() => Boolean, "Pages of topics near to the chosen ones, too.") relatedTopics: boolean;
  @Field(() => Boolean, "People who took a Health Check of a chosen topic on the same day, too.")
  returnToTopic: boolean;
  @Nullable(() => String, "The first London day, YYYY-MM-DD. Null: from the launch on.") startsOn: string | null;
  @Nullable(() => String, "The last London day, YYYY-MM-DD. Null: until it is ended.") endsOn: string | null;
  @Field(() => [Int], "ISO days of the week in London, 1 is Monday. None: all.") weekdays: number[];
  @Field(() => [Int], "Hours of the day in London, 0 to 23. None: all.") hours: number[];
  @Nullable(() => Int, "Daily cap: the most impressions in a UTC day.") dailyCap: number | null;
  @Nullable(() => Int, "Of a calendar month in London, at the rate of the plan.") monthlyBudgetPence: number | null;
  @Field(() => Int, "Frequency cap: the most impressions per person per day.") frequencyCap: number;
  @Field(() => Boolean, "Clicks lead to the company's website, so that they do not tell of a topic.")
  leadsToWebsite: boolean;
  @Field(() => GraphQLISODateTime) createdAt: Date;
  @Nullable(() => GraphQLISODateTime, "When it was first launched; null for a draft.") launchedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When it was ended by hand; null while it was not.") endedAt: Date | null;
  @Field(() => GraphQLISODateTime) updatedAt: Date;
  advertiserId: string;
  creativeId: string;
  variantId: string | null;
  website: string | null;
  isTooNarrow: boolean;
}

export const CampaignConnection = connectionOf("CampaignConnection", () => CampaignType);

@ApiObject("CampaignCounts", "How many of an advertiser's campaigns stand how.")
export class CampaignCountsType {
  @Field(() => Int, "All of them.") all: number;
  @Field(() => Int, "Those that were not launched.") draft: number;
  @Field(() => Int, "Those none of whose adverts may be shown yet, or any more.") inReview: number;
  @Field(() => Int, "Those that run.") live: number;
  @Field(() => Int, "Those that their advertiser paused.") paused: number;
  @Field(() => Int, "Those that are over.") ended: number;
}

@ApiObject("CampaignHour", "What was counted in one hour.")
export class CampaignHourType {
  @Field(() => GraphQLISODateTime, "Its first moment.") hour: Date;
  @Field(() => Int) impressions: number;
  @Field(() => Int) clicks: number;
  @Field(() => Int) engagements: number;
}

@ApiObject("CampaignStats", "Performance of a campaign so far, without invalid traffic.")
export class CampaignStatsType {
  @Field(() => ID, "The campaign's.") id: string;
  @Field(() => Int) impressions: number;
  @Field(() => Int) clicks: number;
  @Field(() => Float, "Clicks per hundred impressions, with two decimals.") ctr: number;
  @Field(() => Int, "Questions that were asked from the advert.") consultEngagements: number;
  @Field(() => Int, "Views, clicks and engagements that were discarded and are not billed.") discarded: number;
  @Field(() => [CampaignHourType], "24 hours up to the present one, the oldest first.") lastDay: CampaignHourType[];
  @Field(() => GraphQLISODateTime, "When the newest of these figures was counted.") lastUpdated: Date;
}
