import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { TIERS, type Tier } from "./plan.rules";

export const TierEnum = Object.fromEntries(TIERS.map((tier) => [tier, tier]));
registerEnumType(TierEnum, { name: "Tier", description: "The plans of advertisers, the smallest first." });

@ObjectType("Plan", { simpleResolvers: true, description: "What an advertiser can buy. Prices exclude VAT." })
export class PlanType {
  @Field(() => TierEnum)
  tier: Tier;

  @Field(() => String)
  name: string;

  @Field(() => Int, { description: "A month." })
  pricePence: number;

  @Field(() => Int, { description: "Impressions a month that the price includes." })
  impressions: number;

  @Field(() => Int, { description: "For each 1,000 impressions over the quota." })
  overQuotaRatePence: number;

  @Field(() => [String])
  features: readonly string[];

  @Field(() => [String])
  targetingOptions: readonly string[];

  @Field(() => String)
  support: string;

  @Field(() => Boolean)
  mostPopular: boolean;
}
