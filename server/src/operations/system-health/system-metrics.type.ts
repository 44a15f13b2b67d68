import { Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType, inCapitals } from "../../platform/enum.type";
import {
  METRIC_GROUPS,
  METRIC_STATUSES,
  METRIC_TRENDS,
  type MetricGroup,
  type MetricStatus,
  type MetricTrend,
} from "./system-metrics.rules";

const MetricStatusEnum = enumType("MetricStatus", "Where a reading lies between the limits.", METRIC_STATUSES, {
  CRITICAL: "At or above the critical threshold.",
  NORMAL: "Below both thresholds.",
  NO_DATA: "There was nothing to measure.",
  WARNING: "At or above the warning threshold.",
});
const MetricGroupEnum = enumType(
  "MetricGroup",
  "On which shelf of the page a metric stands.",
  inCapitals(METRIC_GROUPS),
  {
    INSIDE: "The inside of the server: its event loop, connections, jobs and announcements.",
    SYSTEM: "CPU, memory, latency and error rate.",
  },
);
const MetricTrendEnum = enumType("MetricTrend", "Where a metric moved since the reading before.", METRIC_TRENDS, {
  DOWN: "It fell by more than 1.",
  STABLE: "It moved by 1 or less, or cannot be compared.",
  UP: "It rose by more than 1.",
});

@ApiObject("MetricThreshold", "The limits of a metric, in its unit.")
export class MetricThresholdType {
  @Field(() => Float, "From this value on it is worth a look.") warning: number;
  @Field(() => Float, "From this value on it is critical.") critical: number;
}

@ApiObject("MetricPoint", "One reading of a metric.")
export class MetricPointType {
  @Field(() => GraphQLISODateTime, "When it was read.") takenAt: Date;
  @Nullable(() => Float, "In the unit of the metric; null when there was nothing to measure.") value: number | null;
}

@ApiObject("HealthMetric", "One of the figures of the system, with its limits.")
export class HealthMetricType {
  @Field(() => ID) id: string;
  @Field(() => String, "What the metric is called on the page, for example CPU.") name: string;
  @Field(() => String, "%, ms or MB; empty for what is counted.") unit: string;
  @Field(() => MetricGroupEnum, "On which shelf of the page it stands.") group: MetricGroup;
  @Nullable(() => Float, "Null when there is no data, for example no requests in the last minute.")
  value: number | null;
  @Field(() => MetricStatusEnum, "Where the newest reading lies between the limits.") status: MetricStatus;
  @Field(() => MetricTrendEnum, "Where it moved since the reading before.") trend: MetricTrend;
  @Nullable(() => Float, "The difference to the reading before, in the metric's unit.") change: number | null;
  @Field(() => [MetricPointType], "The last five readings, the oldest first.") history: MetricPointType[];
  @Field(() => MetricThresholdType, "From which values on it is out of its range.") threshold: MetricThresholdType;
}

@ApiObject(
  "SystemMetrics",
  "CPU and memory as a share of the machine or container; all else of the process that answers, or of those that were asked for; latency, errors and announcements over the last 60 seconds.",
)
export class SystemMetricsType {
  @Field(() => ID) id: string;
  @Field(() => GraphQLISODateTime, "When it was read.") takenAt: Date;
  @Field(() => Int, "Seconds between two readings.") intervalSeconds: number;
  @Field(() => [HealthMetricType], "CPU, memory, latency and error rate, then what tells of the inside.")
  metrics: HealthMetricType[];
}
