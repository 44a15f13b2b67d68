import { Field, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
import type { Tier } from "./plan.rules";
import { TierEnum } from "./plan.type";

@ApiObject("Usage", "Counted impressions of the present paid month against its quota.")
export class UsageType {
  @Field(() => ID, { description: "The paid month's." }) id: string;
  @Field(() => TierEnum, { description: "The plan of the paid month." }) tier: Tier;
  @Field(() => Int, { description: "Impressions that were counted in the month." }) impressionsUsed: number;
  @Field(() => Int, { description: "Impressions that the month's price includes." }) impressionsIncluded: number;
  @Field(() => Int, { description: "Impressions over what the price includes; 0 under it." })
  overQuotaImpressions: number;
  @Field(() => Int, { description: "Excluding VAT: excess / 1000 × rate, once on the month's total, half a penny up." })
  overQuotaCostPence: number;
  @Field(() => GraphQLISODateTime, { description: "When the paid month began." }) periodStart: Date;
  @Field(() => GraphQLISODateTime, { description: "The first moment that is no longer paid for." }) periodEnd: Date;
  @Field(() => GraphQLISODateTime) updatedAt: Date;
}
