import { Float, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { COMPARISONS, DIMENSIONS, type Figures, METRICS, type Metric } from "./insight.rules";

export const MetricEnum = enumType("InsightMetric", "A figure of adverts.", METRICS, {
  IMPRESSIONS: "Half of an advert visible for a second.",
  REACH: "People who saw a campaign on a day, added up: nobody is known again on another day.",
  FREQUENCY: "Impressions for each of those people.",
  CLICKS: "Clicks through to the advertiser, after an impression.",
  CTR: "Clicks per hundred impressions.",
  ENGAGEMENTS: "Questions that were asked from an advert.",
  CONVERSIONS: "As the advertiser reported them.",
  REVENUE: "As the advertiser reported it, without VAT.",
  COST: "What was billed, without VAT, along the impressions of the paid month.",
  ECPM: "Cost per thousand impressions.",
  CPC: "Cost per click.",
  CPA: "Cost per conversion.",
  ROI: "(revenue - cost) / cost in percent.",
  NOT_COUNTED: "Views, clicks and engagements that were discarded and are not billed.",
});

export const DimensionEnum = enumType("InsightDimension", "What figures are divided by.", DIMENSIONS, {
  DAY: "In London.",
  HOUR: "Of the day in London, all days together.",
  WEEKDAY: "In London, all weeks together; 1 is Monday.",
  CAMPAIGN: "By its id.",
  CREATIVE: "By the id of the advert.",
  CITY: "Where people live.",
  LANGUAGE: "Of the page.",
  PLACEMENT: "The card on the dashboard or the one of a Health Check.",
  AGE: "Of people who agreed to share it.",
  GENDER: "Of people who agreed to share it.",
  DISCARD_REASON: "Why events were not counted.",
});

export const ComparisonEnum = enumType(
  "InsightComparison",
  "Which days stand beside those that are asked for.",
  COMPARISONS,
  {
    PREVIOUS_PERIOD: "As many days, just before.",
    PREVIOUS_YEAR: "52 weeks earlier, so that days of the week stand beside each other.",
  },
);

@InputType("InsightOrderInput", { description: "How rows are sorted." })
export class InsightOrderInput {
  @Field(() => MetricEnum, "One of those that are asked for.") metric: Metric;
  @Field(() => Boolean, { defaultValue: true, description: "The most first." }) descending: boolean;
}

@InputType("InsightFilterInput", { description: "Which figures are in the answer." })
export class InsightFilterInput {
  @Nullable(() => [ID], "The advertiser's own campaigns. Null: all of them.") campaignIds?: string[] | null;
}

@InputType("InsightPeriodInput", { description: "London days, YYYY-MM-DD." })
export class InsightPeriodInput {
  @Field(() => String, "The first day.") from: string;
  @Field(() => String, "The last day, included. At most 366 days.") to: string;
}

@ApiObject("InsightFigures", "The metrics of a row. Null when not asked for, and where there is nothing to divide by.")
export class InsightFiguresType implements Figures {
  @Nullable(() => Int) impressions: number | null;
  @Nullable(() => Int, "People on a day, added up over days and campaigns.") reach: number | null;
  @Nullable(() => Float, "Impressions for each of them, with two decimals.") frequency: number | null;
  @Nullable(() => Int) clicks: number | null;
  @Nullable(() => Float, "Clicks per hundred impressions, with two decimals.") ctr: number | null;
  @Nullable(() => Int, "Questions that were asked from an advert.") engagements: number | null;
  @Nullable(() => Int, "As the advertiser reported them.") conversions: number | null;
  @Nullable(() => Float, "Whole pence without VAT, as the advertiser reported it.") revenuePence: number | null;
  @Nullable(() => Float, "Whole pence without VAT.") costPence: number | null;
  @Nullable(() => Float, "Cost per thousand impressions, with two decimals.") ecpmPence: number | null;
  @Nullable(() => Float, "Cost per click, with two decimals.") cpcPence: number | null;
  @Nullable(() => Float, "Cost per conversion, with two decimals.") cpaPence: number | null;
  @Nullable(() => Float, "(revenue - cost) / cost in percent, with one decimal.") roi: number | null;
  @Nullable(() => Int, "Discarded events, which are not billed.") notCounted: number | null;
}

@ApiObject("InsightRow", "One value of each dimension with its figures.")
export class InsightRowType {
  @Field(
    () => [String],
    "One for each dimension: a day, an hour from 00, a weekday from 1, an id, a word. SMALL_GROUPS for groups under 10 people and days that are not over, UNUSED_QUOTA for what was paid for and not used.",
  )
  keys: string[];
  @Field(() => [String], "What the keys are called.") labels: string[];
  @Nullable(() => Int, "Of the first metric, in percent; all rows are 100 together. Null when it does not add up.")
  sharePercent: number | null;
  @Field(() => InsightFiguresType, "Of the days that are asked for.") figures: InsightFiguresType;
  @Nullable(() => InsightFiguresType, "Of the days that are compared with.") before: InsightFiguresType | null;
}

export const InsightRowConnection = connectionOf("InsightRowConnection", () => InsightRowType);

@ApiObject("Insights", "An advertiser's own figures, from hourly and daily roll-ups. The total is the sum of the rows.")
export class InsightsType {
  @Field(() => [MetricEnum], "Those that were asked for and are recorded by the dimensions.") metrics: Metric[];
  @Field(() => InsightFiguresType, "Of all rows, also those of other pages.") total: InsightFiguresType;
  @Nullable(() => InsightFiguresType, "Of the days that are compared with.") totalBefore: InsightFiguresType | null;
  @Field(() => InsightRowConnection, "One for each value, without those of which nothing was counted.")
  rows: Page<InsightRowType, number>;
  @Nullable(() => Boolean, "No invoice for these days is to come any more. Null when no cost is asked for.")
  isCostFinal: boolean | null;
  @Field(() => Boolean, "Figures of a demonstration: the product makes part of them itself.") isDemonstration: boolean;
}
