import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { METRIC_STATUSES, METRIC_TRENDS, type MetricStatus, type MetricTrend } from "./system-metrics.rules";

const MetricStatusEnum = Object.fromEntries(METRIC_STATUSES.map((status) => [status, status]));
const MetricTrendEnum = Object.fromEntries(METRIC_TRENDS.map((trend) => [trend, trend]));
registerEnumType(MetricStatusEnum, { name: "MetricStatus" });
registerEnumType(MetricTrendEnum, { name: "MetricTrend" });

@ObjectType("MetricThreshold", { simpleResolvers: true })
export class MetricThresholdType {
  @Field(() => Float)
  warning: number;

  @Field(() => Float)
  critical: number;
}

@ObjectType("MetricPoint", { simpleResolvers: true })
export class MetricPointType {
  @Field(() => GraphQLISODateTime)
  takenAt: Date;

  @Field(() => Float, { nullable: true })
  value: number | null;
}

@ObjectType("HealthMetric", { simpleResolvers: true })
export class HealthMetricType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  unit: string;

  @Field(() => Float, {
    nullable: true,
    description: "Null when there is no data, for example no requests in the last minute.",
  })
  value: number | null;

  @Field(() => MetricStatusEnum)
  status: MetricStatus;

  @Field(() => MetricTrendEnum)
  trend: MetricTrend;

  @Field(() => Float, { nullable: true, description: "The difference to the reading before, in the metric's unit." })
  change: number | null;

  @Field(() => [MetricPointType], { description: "The last five readings, the oldest first." })
  history: MetricPointType[];

  @Field(() => MetricThresholdType)
  threshold: MetricThresholdType;
}

@ObjectType("SystemMetrics", {
  simpleResolvers: true,
  description:
    "CPU and memory as a share of the machine or container; latency and errors of this server process over the last 60 seconds.",
})
export class SystemMetricsType {
  @Field(() => ID)
  id: string;

  @Field(() => GraphQLISODateTime)
  takenAt: Date;

  @Field(() => Int)
  intervalSeconds: number;

  @Field(() => [HealthMetricType])
  metrics: HealthMetricType[];
}
