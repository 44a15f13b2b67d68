import { Int } from "type-graphql";
import { ApiObject, Field } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { TIERS, type Tier } from "./plan.rules";

export const TierEnum = enumType("Tier", "The plans of advertisers, the smallest first.", TIERS, {
  BRONZE: "Cities and languages.",
  GOLD: "All of Silver, related topics and return to topic.",
  PLATINUM: "All of Gold, a second advert tried against the first, and API keys.",
  SILVER: "All of Bronze, Symptom Clusters and Wearable Cohorts.",
});

@ApiObject("Plan", "What an advertiser can buy. Prices exclude VAT.")
export class PlanType {
  @Field(() => TierEnum, "Which plan it is.") tier: Tier;
  @Field(() => String, "What the plan is called.") name: string;
  @Field(() => Int, "A month.") pricePence: number;
  @Field(() => Int, "Impressions a month that the price includes.") impressions: number;
  @Field(() => Int, "For each 1,000 impressions over the quota.") overQuotaRatePence: number;
  @Field(() => [String], "What the plan includes, a line each.") features: readonly string[];
  @Field(() => [String], "What campaigns can be aimed at with the plan, a line each.")
  targetingOptions: readonly string[];
  @Field(() => String, "Which help the plan includes.") support: string;
  @Field(() => Boolean, "True for the plan that is shown as most popular.") mostPopular: boolean;
}
