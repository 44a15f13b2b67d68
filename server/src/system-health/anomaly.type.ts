import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../platform/page.type";
import { ANOMALY_SEVERITIES, type AnomalySeverity } from "./anomaly.rules";

const AnomalySeverityEnum = Object.fromEntries(ANOMALY_SEVERITIES.map((severity) => [severity, severity]));
registerEnumType(AnomalySeverityEnum, { name: "AnomalySeverity" });

@ObjectType("Anomaly", { simpleResolvers: true, description: "One time that a metric was out of its normal range." })
export class AnomalyType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "The id of the metric, for example latency." })
  metric: string;

  @Field(() => String)
  metricName: string;

  @Field(() => AnomalySeverityEnum)
  severity: AnomalySeverity;

  @Field(() => String, { description: "What happened, for example: 1,040 ms reached 1,000." })
  message: string;

  @Field(() => Float)
  value: number;

  @Field(() => Float)
  threshold: number;

  @Field(() => GraphQLISODateTime)
  timestamp: Date;

  @Field(() => Boolean)
  acknowledged: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true })
  acknowledgedAt: Date | null;

  @Field(() => String, { nullable: true })
  acknowledgedByName: string | null;

  @Field(() => String, { nullable: true })
  note: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the metric was back to normal; null while it is not.",
  })
  resolvedAt: Date | null;
}

export const AnomalyConnection = connectionOf("AnomalyConnection", () => AnomalyType);

@ObjectType("AnomalyChange", {
  simpleResolvers: true,
  description: "At first the newest anomalies (snapshot); afterwards those that were raised or changed.",
})
export class AnomalyChangeType {
  @Field(() => Boolean)
  snapshot: boolean;

  @Field(() => [AnomalyType])
  anomalies: AnomalyType[];

  @Field(() => Int, { description: "Anomalies that are not over." })
  openCount: number;
}
