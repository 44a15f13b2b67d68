import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../platform/page.type";
import { CAMPAIGN_STATUSES, type CampaignStatus } from "./campaign.rules";

const CampaignStatusEnum = Object.fromEntries(CAMPAIGN_STATUSES.map((status) => [status, status]));
registerEnumType(CampaignStatusEnum, { name: "CampaignStatus" });

@ObjectType("Campaign", { description: "A creative with the places where it may be shown, and how often." })
export class CampaignType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => CampaignStatusEnum)
  status: CampaignStatus;

  @Field(() => [String], { description: "None: anywhere in the UK." })
  cities: string[];

  @Field(() => [String], { description: "ISO 639-1 codes." })
  languages: string[];

  @Field(() => [String], { description: "None: any page." })
  topics: string[];

  @Field(() => Int, { nullable: true, description: "Impressions a day at the most." })
  dailyCap: number | null;

  @Field(() => Int, { description: "Impressions a day for one person at the most." })
  frequencyCap: number;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  creativeId: string;
}

export const CampaignConnection = connectionOf("CampaignConnection", () => CampaignType);

@ObjectType("CampaignStats", {
  simpleResolvers: true,
  description: "What came of a campaign so far, without invalid traffic.",
})
export class CampaignStatsType {
  @Field(() => ID, { description: "The campaign's." })
  id: string;

  @Field(() => Int)
  impressions: number;

  @Field(() => Int)
  clicks: number;

  @Field(() => Float, { description: "Clicks per hundred impressions, with two decimals." })
  ctr: number;

  @Field(() => Int, { description: "Questions that were asked from the advert." })
  consultEngagements: number;

  @Field(() => Int, { description: "Views, clicks and engagements that were discarded and are not billed." })
  discarded: number;

  @Field(() => GraphQLISODateTime)
  lastUpdated: Date;
}
