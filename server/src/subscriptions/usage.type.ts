import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import type { Tier } from "./plan.rules";
import { TierEnum } from "./plan.type";

@ObjectType("Usage", {
  simpleResolvers: true,
  description: "Counted impressions of the present paid month against its quota.",
})
export class UsageType {
  @Field(() => ID, { description: "The paid month's." })
  id: string;

  @Field(() => TierEnum)
  tier: Tier;

  @Field(() => Int)
  impressionsUsed: number;

  @Field(() => Int)
  impressionsIncluded: number;

  @Field(() => Int)
  overQuotaImpressions: number;

  @Field(() => Int, { description: "Excluding VAT: excess / 1000 × rate, once on the month's total, half a penny up." })
  overQuotaCostPence: number;

  @Field(() => GraphQLISODateTime)
  periodStart: Date;

  @Field(() => GraphQLISODateTime, { description: "The first moment that is no longer paid for." })
  periodEnd: Date;

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;
}
