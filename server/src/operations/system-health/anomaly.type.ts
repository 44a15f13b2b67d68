import { Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import {
  ANOMALY_EVENT_KINDS,
  ANOMALY_SEVERITIES,
  ANOMALY_STATES,
  type AnomalyEventKind,
  type AnomalySeverity,
  EXPIRY_HOURS,
} from "./anomaly.rules";

export const AnomalySeverityEnum = enumType(
  "AnomalySeverity",
  "How far a metric is out of its range.",
  ANOMALY_SEVERITIES,
  {
    CRITICAL: "At or above the critical threshold.",
    WARNING: "At or above the warning threshold.",
  },
);

export const AnomalyStateEnum = enumType("AnomalyState", "Where an anomaly stands.", ANOMALY_STATES, {
  ACKNOWLEDGED: "Not over, and somebody took note of it.",
  MUTED: "Not over, and expected: nobody is told.",
  OPEN: "Not over, and nobody took note of it.",
  RESOLVED: "The metric is back in its range.",
});

const AnomalyEventKindEnum = enumType("AnomalyEventKind", "What happened to an anomaly.", ANOMALY_EVENT_KINDS, {
  ACKNOWLEDGED: "Somebody of the staff took note of it.",
  MUTED: "It was expected, so nobody was told.",
  RAISED: "The metric went out of its range.",
  REOPENED: "The time for which somebody took note of it was up, and it was not over.",
  RESOLVED: "The metric was back in its range.",
  ROSE: "It became critical.",
  UNMUTED: "It went on longer than was expected.",
});
export const AcknowledgeExpiryEnum = enumType(
  "AcknowledgeExpiry",
  "For how long somebody looks after an anomaly.",
  Object.keys(EXPIRY_HOURS),
  {
    DAY: "For 24 hours.",
    FOUR_HOURS: "For four hours.",
    HOUR: "For an hour.",
  },
);

@ApiObject("AnomalyEvent", "One thing that happened to an anomaly.")
export class AnomalyEventType {
  @Field(() => ID) id: string;
  @Field(() => AnomalyEventKindEnum, "What happened.") kind: AnomalyEventKind;
  @Nullable(() => Float, "The reading, in the metric's unit; null where it did not matter.") value: number | null;
  @Nullable(() => String, "What was written with it; null when nothing was.") note: string | null;
  @Nullable(() => String, "Who did it; null for the product, and when the account is gone.") actorName: string | null;
  @Field(() => GraphQLISODateTime, "When it happened.") happenedAt: Date;
}

@ApiObject("Anomaly", "One time that a metric was out of its normal range.")
export class AnomalyType {
  @Field(() => ID) id: string;
  @Field(() => String, "The id of the metric, for example latency.") metric: string;
  @Field(() => String, "What the metric is called on the page, for example CPU.") metricName: string;
  @Field(() => AnomalySeverityEnum, "How bad it became: it rises in place and does not fall.")
  severity: AnomalySeverity;
  @Field(() => String, "What happened, for example: 1,040 ms reached 1,000.") message: string;
  @Field(() => Float, "The reading that raised it, or made it critical, in the metric's unit.") value: number;
  @Field(() => Float, "The limit that was reached, in the metric's unit.") threshold: number;
  @Field(() => GraphQLISODateTime, "When it began.") timestamp: Date;
  @Field(() => Boolean, "True once somebody of the staff took note of it.") acknowledged: boolean;
  @Nullable(() => GraphQLISODateTime, "When somebody took note of it; null before.") acknowledgedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When it is open again if it is not over by then; null for as long as it lasts.")
  acknowledgedUntil: Date | null;
  @Nullable(() => String, "Who took note of it; null before, and when that account is gone.")
  acknowledgedByName: string | null;
  @Nullable(() => String, "What was written when it was acknowledged; null when nothing was.") note: string | null;
  @Field(() => Boolean, "True when it was raised while it was expected, and is not counted as open: see `mutes`.")
  muted: boolean;
  @Nullable(() => GraphQLISODateTime, "When the metric was back to normal; null while it is not.")
  resolvedAt: Date | null;
}

export const AnomalyConnection = connectionOf("AnomalyConnection", () => AnomalyType);

@ApiObject("MetricMute", "A time in which what goes out of its range is expected, for example because of maintenance.")
export class MetricMuteType {
  @Field(() => GraphQLISODateTime, "From when it is in force.") from: Date;
  @Field(() => GraphQLISODateTime, "When it ends.") until: Date;
  @Field(() => String, "Why.") reason: string;
}

@ApiObject(
  "AnomalyChange",
  "At first the newest anomalies and every open one (snapshot); afterwards those that were raised or changed.",
)
export class AnomalyChangeType {
  @Field(() => Boolean) snapshot: boolean;
  @Field(() => [AnomalyType], "In the first event everything that is shown; later only those that changed.")
  anomalies: AnomalyType[];
  @Field(() => Int, "Anomalies that are not over and not muted.") openCount: number;
  @Field(() => [MetricMuteType], "What is in force now or within a day, the one that ends last first.")
  mutes: MetricMuteType[];
}
