import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../platform/page.type";
import { ANOMALY_SEVERITIES, type AnomalySeverity } from "./anomaly.rules";

const AnomalySeverityEnum = Object.fromEntries(ANOMALY_SEVERITIES.map((severity) => [severity, severity]));
registerEnumType(AnomalySeverityEnum, {
  name: "AnomalySeverity",
  valuesConfig: {
    CRITICAL: { description: "At or above the critical threshold." },
    WARNING: { description: "At or above the warning threshold." },
  },
  description: "How far a metric is out of its range.",
});

@ObjectType("Anomaly", { simpleResolvers: true, description: "One time that a metric was out of its normal range." })
export class AnomalyType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "The id of the metric, for example latency." })
  metric: string;

  @Field(() => String, { description: "What the metric is called on the page, for example CPU." })
  metricName: string;

  @Field(() => AnomalySeverityEnum, { description: "How bad it became: it rises in place and does not fall." })
  severity: AnomalySeverity;

  @Field(() => String, { description: "What happened, for example: 1,040 ms reached 1,000." })
  message: string;

  @Field(() => Float, { description: "The reading that raised it, or made it critical, in the metric's unit." })
  value: number;

  @Field(() => Float, { description: "The limit that was reached, in the metric's unit." })
  threshold: number;

  @Field(() => GraphQLISODateTime, { description: "When it began." })
  timestamp: Date;

  @Field(() => Boolean, { description: "True once somebody of the staff took note of it." })
  acknowledged: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When somebody took note of it; null before." })
  acknowledgedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Who took note of it; null before, and when that account is gone.",
  })
  acknowledgedByName: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What was written when it was acknowledged; null when nothing was.",
  })
  note: string | null;

  @Field(() => Boolean, {
    description: "True when it was raised while it was expected, and is not counted as open: see `mutes`.",
  })
  muted: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the metric was back to normal; null while it is not.",
  })
  resolvedAt: Date | null;
}

export const AnomalyConnection = connectionOf("AnomalyConnection", () => AnomalyType);

@ObjectType("MetricMute", {
  simpleResolvers: true,
  description: "A time in which what goes out of its range is expected, for example because of maintenance.",
})
export class MetricMuteType {
  @Field(() => GraphQLISODateTime, { description: "From when it is in force." })
  from: Date;

  @Field(() => GraphQLISODateTime, { description: "When it ends." })
  until: Date;

  @Field(() => String, { description: "Why." })
  reason: string;
}

@ObjectType("AnomalyChange", {
  simpleResolvers: true,
  description:
    "At first the newest anomalies and every open one (snapshot); afterwards those that were raised or changed.",
})
export class AnomalyChangeType {
  @Field(() => Boolean)
  snapshot: boolean;

  @Field(() => [AnomalyType], {
    description: "In the first event everything that is shown; later only those that changed.",
  })
  anomalies: AnomalyType[];

  @Field(() => Int, { description: "Anomalies that are not over and not muted." })
  openCount: number;

  @Field(() => [MetricMuteType], { description: "What is in force now or within a day, the one that ends last first." })
  mutes: MetricMuteType[];
}
