import { Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType, inCapitals } from "../../platform/enum.type";
import { HISTORY_SPANS } from "./metric-history.rules";
import { ACROSS, type Across } from "./system-metrics.rules";
import { MetricThresholdType } from "./system-metrics.type";

export const HistorySpanEnum = enumType("MetricHistorySpan", "How much of the past a chart tells of.", HISTORY_SPANS, {
  DAY: "24 hours, a point for five minutes. Kept for two days.",
  HOUR: "60 minutes, a point for each. Kept for two days.",
  MONTH: "30 days, a point for three hours. Kept for 32 days.",
});
const AcrossEnum = enumType(
  "MetricAcross",
  "How the readings of several processes become one figure.",
  inCapitals(ACROSS),
  {
    AVG: "The mean: all processes read the same thing, such as the database or their machine.",
    MAX: "The process that is worst off, such as the slowest.",
    SUM: "All together, such as open sockets.",
  },
);

@ApiObject(
  "MetricHistoryPoint",
  "What a metric was in one part of a span. All three are null where nothing was measured: a gap.",
)
export class MetricHistoryPointType {
  @Field(() => GraphQLISODateTime, "When the part begins.") at: Date;
  @Nullable(() => Float, "The mean of its readings, in the metric's unit.") value: number | null;
  @Nullable(() => Float, "The lowest reading.") least: number | null;
  @Nullable(() => Float, "The highest reading.") most: number | null;
}

@ApiObject(
  "MetricHistory",
  "What a metric was over a span. Minutes are written when they are over, hours every five minutes.",
)
export class MetricHistoryType {
  @Field(() => String, "The id of the metric, for example latency.") metric: string;
  @Field(() => String, "What the metric is called on the page, for example CPU.") name: string;
  @Field(() => String, "%, ms or MB; empty for what is counted.") unit: string;
  @Field(() => AcrossEnum, "How several processes became one figure, where none was asked for.") across: Across;
  @Field(() => MetricThresholdType, "The limits in force now.") threshold: MetricThresholdType;
  @Field(() => GraphQLISODateTime, "When the span begins.") from: Date;
  @Field(() => GraphQLISODateTime, "When the last part of the span ends.") until: Date;
  @Field(() => Int, "How many seconds each point stands for.") bucketSeconds: number;
  @Field(() => [MetricHistoryPointType], "A point for each part, the oldest first: 60, 288 or 240.")
  points: MetricHistoryPointType[];
}

@ApiObject("SystemProcess", "One process of the server.")
export class SystemProcessType {
  @Field(() => ID) id: string;
  @Field(() => String, "Process 1, for example: the smallest number that was free when it started.") label: string;
  @Field(() => GraphQLISODateTime, "When it started.") startedAt: Date;
  @Field(() => GraphQLISODateTime, "When it last wrote down what it measured: once a minute.") lastSeenAt: Date;
  @Field(() => Boolean, "True while it runs.") isRunning: boolean;
}
