import { Float, GraphQLISODateTime, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import type { Tier } from "../subscriptions/plan.rules";
import { TierEnum } from "../subscriptions/plan.type";
import { InsightFiguresType, InsightRowType } from "./insight.type";

@ApiObject("Audience", "Who saw the adverts, by groups of 10 people or more of a campaign on a day.")
export class AudienceType {
  @Field(() => Int, "Days that are over and had impressions.") days: number;
  @Field(() => [InsightRowType], "By age, in years.") ageGroups: InsightRowType[];
  @Field(() => [InsightRowType], "By gender, as people said it in their profile.") genders: InsightRowType[];
  @Field(() => [InsightRowType], "By the city in which people live.") locations: InsightRowType[];
}

@ApiObject(
  "PaidMonthCost",
  "What the invoices of a paid month were for: impressions and unused quota, which are the net together.",
)
export class PaidMonthCostType {
  @Field(() => TierEnum, "The plan at its end.") tier: Tier;
  @Field(() => GraphQLISODateTime, "When the paid month began.") periodStart: Date;
  @Field(() => GraphQLISODateTime, "The first moment that is no longer paid for.") periodEnd: Date;
  @Field(() => Int, "That were counted in it.") impressions: number;
  @Field(() => Float, "Without VAT, over the quota included.") impressionsPence: number;
  @Field(() => Float, "Of that, over the quota; an estimate until it is invoiced.") overPence: number;
  @Nullable(() => Float, "Without VAT; null until the month is over.") unusedPence: number | null;
  @Field(() => Float, "Of its invoices, those that were credited excluded.") netPence: number;
  @Field(() => Float, "Of its invoices.") vatPence: number;
  @Field(() => Float, "Net and VAT.") grossPence: number;
  @Field(() => [String], "Numbers of the invoices that have lines of this month.") invoices: string[];
  @Field(() => Boolean, "No invoice of this month is to come any more.") isFinal: boolean;
}

@ApiObject("MonthlyReport", "Performance of an advertiser's adverts in a London month.")
export class MonthlyReportType {
  @Field(() => String, "YYYY-MM.") month: string;
  @Field(() => Boolean, "False for the month that runs.") isComplete: boolean;
  @Field(() => Boolean, "No invoice for its days is to come any more.") isCostFinal: boolean;
  @Field(() => InsightFiguresType, "All campaigns together, with unused quota.") metrics: InsightFiguresType;
  @Nullable(() => InsightFiguresType, "The month before; null when there was nothing in it.")
  previous: InsightFiguresType | null;
  @Field(() => AudienceType, "Who saw the adverts.") demographics: AudienceType;
  @Field(() => [InsightRowType], "Days that have begun.") days: InsightRowType[];
  @Field(() => [InsightRowType], "The most seen first, unused quota last.") campaigns: InsightRowType[];
  @Field(() => [PaidMonthCostType], "Paid months that this month touches, each as a whole.")
  paidMonths: PaidMonthCostType[];
}
