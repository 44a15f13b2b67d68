import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { TIERS, type Tier } from "./plan.rules";

export const TierEnum = Object.fromEntries(TIERS.map((tier) => [tier, tier]));
registerEnumType(TierEnum, {
  name: "Tier",
  description: "The plans of advertisers, the smallest first.",
  valuesConfig: {
    BRONZE: { description: "Cities and languages." },
    GOLD: { description: "All of Silver, related topics and return to topic." },
    PLATINUM: { description: "All of Gold, a second advert tried against the first, and API keys." },
    SILVER: { description: "All of Bronze, Symptom Clusters and Wearable Cohorts." },
  },
});

@ObjectType("Plan", { simpleResolvers: true, description: "What an advertiser can buy. Prices exclude VAT." })
export class PlanType {
  @Field(() => TierEnum, { description: "Which plan it is." })
  tier: Tier;

  @Field(() => String, { description: "What the plan is called." })
  name: string;

  @Field(() => Int, { description: "A month." })
  pricePence: number;

  @Field(() => Int, { description: "Impressions a month that the price includes." })
  impressions: number;

  @Field(() => Int, { description: "For each 1,000 impressions over the quota." })
  overQuotaRatePence: number;

  @Field(() => [String], { description: "What the plan includes, a line each." })
  features: readonly string[];

  @Field(() => [String], { description: "What campaigns can be aimed at with the plan, a line each." })
  targetingOptions: readonly string[];

  @Field(() => String, { description: "Which help the plan includes." })
  support: string;

  @Field(() => Boolean, { description: "True for the plan that is shown as most popular." })
  mostPopular: boolean;
}
