import { Field, Float, ID, InputType, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
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
  @Field(() => MetricEnum, { description: "One of those that are asked for." }) metric: Metric;
  @Field(() => Boolean, { defaultValue: true, description: "The most first." }) descending: boolean;
}

@InputType("InsightFilterInput", { description: "Which figures are in the answer." })
export class InsightFilterInput {
  @Field(() => [ID], { nullable: true, description: "The advertiser's own campaigns. Null: all of them." })
  campaignIds?: string[] | null;
}

@InputType("InsightPeriodInput", { description: "London days, YYYY-MM-DD." })
export class InsightPeriodInput {
  @Field(() => String, { description: "The first day." }) from: string;
  @Field(() => String, { description: "The last day, included. At most 366 days." }) to: string;
}

@ApiObject("InsightFigures", "The metrics of a row. Null when not asked for, and where there is nothing to divide by.")
export class InsightFiguresType implements Figures {
  @Field(() => Int, { nullable: true }) impressions: number | null;
  @Field(() => Int, { nullable: true, description: "People on a day, added up over days and campaigns." })
  reach: number | null;
  @Field(() => Float, { nullable: true, description: "Impressions for each of them, with two decimals." })
  frequency: number | null;
  @Field(() => Int, { nullable: true }) clicks: number | null;
  @Field(() => Float, { nullable: true, description: "Clicks per hundred impressions, with two decimals." })
  ctr: number | null;
  @Field(() => Int, { nullable: true, description: "Questions that were asked from an advert." })
  engagements: number | null;
  @Field(() => Int, { nullable: true, description: "As the advertiser reported them." }) conversions: number | null;
  @Field(() => Float, { nullable: true, description: "Whole pence without VAT, as the advertiser reported it." })
  revenuePence: number | null;
  @Field(() => Float, { nullable: true, description: "Whole pence without VAT." }) costPence: number | null;
  @Field(() => Float, { nullable: true, description: "Cost per thousand impressions, with two decimals." })
  ecpmPence: number | null;
  @Field(() => Float, { nullable: true, description: "Cost per click, with two decimals." }) cpcPence: number | null;
  @Field(() => Float, { nullable: true, description: "Cost per conversion, with two decimals." })
  cpaPence: number | null;
  @Field(() => Float, { nullable: true, description: "(revenue - cost) / cost in percent, with one decimal." })
  roi: number | null;
  @Field(() => Int, { nullable: true, description: "Discarded events, which are not billed." })
  notCounted: number | null;
}

@ApiObject("InsightRow", "One value of each dimension with its figures.")
export class InsightRowType {
  @Field(() => [String], {
    description:
      "One for each dimension: a day, an hour from 00, a weekday from 1, an id, a word. SMALL_GROUPS for groups under 10 people and days that are not over, UNUSED_QUOTA for what was paid for and not used.",
  })
  keys: string[];
  @Field(() => [String], { description: "What the keys are called." }) labels: string[];
  @Field(() => Int, {
    nullable: true,
    description: "Of the first metric, in percent; all rows are 100 together. Null when it does not add up.",
  })
  sharePercent: number | null;
  @Field(() => InsightFiguresType, { description: "Of the days that are asked for." }) figures: InsightFiguresType;
  @Field(() => InsightFiguresType, { nullable: true, description: "Of the days that are compared with." })
  before: InsightFiguresType | null;
}

export const InsightRowConnection = connectionOf("InsightRowConnection", () => InsightRowType);

@ApiObject("Insights", "An advertiser's own figures, from hourly and daily roll-ups. The total is the sum of the rows.")
export class InsightsType {
  @Field(() => [MetricEnum], { description: "Those that were asked for and are recorded by the dimensions." })
  metrics: Metric[];
  @Field(() => InsightFiguresType, { description: "Of all rows, also those of other pages." })
  total: InsightFiguresType;
  @Field(() => InsightFiguresType, { nullable: true, description: "Of the days that are compared with." })
  totalBefore: InsightFiguresType | null;
  @Field(() => InsightRowConnection, { description: "One for each value, without those of which nothing was counted." })
  rows: Page<InsightRowType, number>;
  @Field(() => Boolean, {
    nullable: true,
    description: "No invoice for these days is to come any more. Null when no cost is asked for.",
  })
  isCostFinal: boolean | null;
  @Field(() => Boolean, { description: "Figures of a demonstration: the product makes part of them itself." })
  isDemonstration: boolean;
}
