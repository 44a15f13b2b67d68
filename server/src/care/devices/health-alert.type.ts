import { Float, GraphQLISODateTime, ID } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { ALERT_TYPES, type AlertMetric, type AlertType } from "./health-alert.rules";

export const AlertMetricEnum = enumType(
  "HealthAlertMetric",
  "What alerts are about.",
  { HEART_RATE: "heartRate", SLEEP: "sleep", ACTIVITY: "activity" },
  {
    ACTIVITY: "Steps of a finished London day.",
    HEART_RATE: "Beats a minute at rest, the median of five minutes.",
    SLEEP: "Hours of a finished night.",
  },
);
export const AlertTypeEnum = enumType("HealthAlertType", "Below or above the usual range.", ALERT_TYPES, {
  HIGH: "Above the usual range.",
  LOW: "Below the usual range.",
});

@ApiObject("HealthAlert", "A figure outside its usual range, until the next normal one. Not a diagnosis.")
export class HealthAlertType {
  @Field(() => ID)
  id: string;
  @Field(() => AlertMetricEnum, "What was measured.") metric: AlertMetric;
  @Field(() => AlertTypeEnum, "Whether the value is too low or too high.") type: AlertType;
  @Field(() => String, "In the patient's language.") message: string;
  @Field(() => Float, "Beats a minute, hours or steps.") value: number;
  @Field(() => Float, "The limit that was passed, in the unit of the value.") threshold: number;
  @Nullable(() => String, "The London day, or the day on which the night ended.") day: string | null;
  @Field(() => Boolean, "True for invented figures: say so wherever they are shown.") demonstration: boolean;
  @Field(() => GraphQLISODateTime, "When it was raised.") timestamp: Date;
  @Nullable(() => GraphQLISODateTime, "When the patient took note of it; null before.") acknowledgedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When the figure was normal again.") resolvedAt: Date | null;
}

export const HealthAlertConnection = connectionOf("HealthAlertConnection", () => HealthAlertType);
