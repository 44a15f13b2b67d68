import { ID, InputType } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import type { Comparison, Dimension, Metric } from "./insight.rules";
import { ComparisonEnum, DimensionEnum, MetricEnum } from "./insight.type";
import {
  type InsightView,
  type InsightViewInput,
  MAIL_TIMES,
  type MailTime,
  VIEW_COLUMNS,
  VIEW_NAME_MAX,
  VIEW_PERIODS,
  type ViewColumns,
  type ViewPeriod,
} from "./insight-view.rules";

const ViewPeriodEnum = enumType("InsightViewPeriod", "Which days a saved view is about, in London.", VIEW_PERIODS, {
  LAST_7: "Seven days, today included.",
  LAST_30: "Thirty days, today included.",
  LAST_90: "Ninety days, today included.",
  THIS_MONTH: "From the 1st on.",
  LAST_MONTH: "The whole month before this one.",
  LAST_YEAR: "365 days, today included.",
  CHOSEN: "Days that stay the same: `from` and `to`.",
});

const ViewColumnsEnum = enumType(
  "InsightViewColumns",
  "Which figures the breakdown of a saved view has.",
  VIEW_COLUMNS,
  {
    DELIVERY: "What was seen and clicked, by how many.",
    COST: "What it was billed, and for each click and the like.",
    SALES: "What came back.",
  },
);

const MailTimeEnum = enumType(
  "InsightViewMail",
  "When a saved view is mailed to the account's own address, from 6 in London on.",
  MAIL_TIMES,
  { WEEKLY: "On Mondays.", MONTHLY: "On the 1st." },
);

@InputType("InsightViewInput", { description: "What is seen of the figures, under a name." })
export class InsightViewInputType implements InsightViewInput {
  @Field(() => String, `1 to ${VIEW_NAME_MAX} characters, each name once.`) name: string;
  @Field(() => ViewPeriodEnum, "Which days.") period: ViewPeriod;
  @Nullable(() => String, "The first of the days that were CHOSEN, YYYY-MM-DD.") from?: string | null;
  @Nullable(() => String, "The last of them, included. At most 366 days.") to?: string | null;
  @Nullable(() => ComparisonEnum, "Null: with nothing.") compareTo?: Comparison | null;
  @Field(() => MetricEnum, "The figure that is drawn.") metric: Metric;
  @Field(() => DimensionEnum, "What the breakdown divides by.") dimension: Dimension;
  @Field(() => ViewColumnsEnum, "The figures of the breakdown.") columns: ViewColumns;
  @Nullable(() => ID, "One of the advertiser's own. Null: all campaigns.") campaignId?: string | null;
  @Nullable(() => MailTimeEnum, "Null: never. Not for days that were CHOSEN.") mailed?: MailTime | null;
}

@ApiObject("InsightView", "What an advertiser saved of the Performance page. `insights` has its figures.")
export class InsightViewType implements InsightView {
  @Field(() => ID) id: string;
  @Field(() => String, "What the advertiser calls it.") name: string;
  @Field(() => ViewPeriodEnum, "Which days.") period: ViewPeriod;
  @Nullable(() => String, "The first of the days that were CHOSEN, YYYY-MM-DD.") from: string | null;
  @Nullable(() => String, "The last of them, included.") to: string | null;
  @Nullable(() => ComparisonEnum, "Null: with nothing.") compareTo: Comparison | null;
  @Field(() => MetricEnum, "The figure that is drawn.") metric: Metric;
  @Field(() => DimensionEnum, "What the breakdown divides by.") dimension: Dimension;
  @Field(() => ViewColumnsEnum, "The figures of the breakdown.") columns: ViewColumns;
  @Nullable(() => ID, "Null: all campaigns.") campaignId: string | null;
  @Nullable(() => MailTimeEnum, "When it is mailed. Null: never.") mailed: MailTime | null;
}
