import { GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field } from "../../platform/api-object.type";
import type { Tier } from "./plan.rules";
import { TierEnum } from "./plan.type";

@ApiObject("Usage", "Counted impressions of the present paid month against its quota.")
export class UsageType {
  @Field(() => ID, "The paid month's.") id: string;
  @Field(() => TierEnum, "The plan of the paid month.") tier: Tier;
  @Field(() => Int, "Impressions that were counted in the month.") impressionsUsed: number;
  @Field(() => Int, "Impressions that the month's price includes.") impressionsIncluded: number;
  @Field(() => Int, "Impressions over what the price includes; 0 under it.") overQuotaImpressions: number;
  @Field(() => Int, "Excluding VAT: excess / 1000 × rate, once on the month's total, half a penny up.")
  overQuotaCostPence: number;
  @Field(() => GraphQLISODateTime, "When the paid month began.") periodStart: Date;
  @Field(() => GraphQLISODateTime, "The first moment that is no longer paid for.") periodEnd: Date;
  @Field(() => GraphQLISODateTime) updatedAt: Date;
}
