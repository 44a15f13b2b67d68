import { Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, ApiParts, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { SLEEP_QUALITIES, type SleepQuality, TREND_RANGES, type TrendMetric, type TrendRange } from "./vitals.rules";

export const SleepQualityEnum = enumType(
  "SleepQuality",
  "The share of the time in bed that was sleep: GOOD from 85 %, FAIR from 75 %.",
  SLEEP_QUALITIES,
  {
    FAIR: "From 75 % of the time in bed.",
    GOOD: "From 85 % of the time in bed.",
    POOR: "Under 75 % of the time in bed.",
  },
);
export const TrendMetricEnum = enumType(
  "TrendMetric",
  "Beats a minute, hours of sleep, steps, kcal, minutes.",
  {
    HEART_RATE: "heartRate",
    RESTING_HEART_RATE: "restingHeartRate",
    SLEEP: "asleep",
    STEPS: "steps",
    ACTIVE_ENERGY: "activeEnergy",
    ACTIVE_MINUTES: "activeMinutes",
  },
  {
    ACTIVE_ENERGY: "Energy used by moving, in kcal a day.",
    ACTIVE_MINUTES: "Minutes of moving a day.",
    HEART_RATE: "Beats a minute.",
    RESTING_HEART_RATE: "Beats a minute at rest.",
    SLEEP: "Hours asleep a night.",
    STEPS: "Steps a day.",
  },
);
export const TrendRangeEnum = enumType(
  "TrendRange",
  "Points by the hour, the day (WEEK, MONTH), the week (YEAR), the month (FIVE_YEARS). Sleep is by night.",
  TREND_RANGES,
  {
    DAY: "24 hours, by the hour.",
    FIVE_YEARS: "60 months, by the month.",
    MONTH: "31 days, by the day.",
    WEEK: "7 days, by the day.",
    YEAR: "53 weeks, by the week.",
  },
);

@ApiParts()
export abstract class MeasuredType {
  @Field(() => GraphQLISODateTime, "When the newest of these figures was measured.") lastUpdated: Date;
  @Nullable(() => String, "The device that measured it; null when it was removed.") deviceName: string | null;
  @Field(() => Boolean, "True for invented figures: say so wherever they are shown.") demonstration: boolean;
}

@ApiObject("HeartRateVitals", "The heart rate of a patient.")
export class HeartRateVitalsType extends MeasuredType {
  @Field(() => Float, "The newest one, in beats a minute.") current: number;
  @Nullable(() => Float, "Of the last 24 hours; null without a reading in them.") average: number | null;
}

@ApiObject("SleepVitals", "The newest night. Hours.")
export class SleepVitalsType extends MeasuredType {
  @Field(() => String, "The London day on which the night ended, YYYY-MM-DD") day: string;
  @Field(() => Float, "Hours asleep.") duration: number;
  @Nullable(() => SleepQualityEnum, "Null where the time in bed is not known.") quality: SleepQuality | null;
  @Nullable(() => Float, "Hours of deep sleep; null when the device does not tell.") deepSleep: number | null;
  @Nullable(() => Float, "Hours of light sleep; null when the device does not tell.") lightSleep: number | null;
  @Nullable(() => Float, "Hours of REM sleep; null when the device does not tell.") remSleep: number | null;
}

@ApiObject("ActivityVitals", "The newest day with any.")
export class ActivityVitalsType extends MeasuredType {
  @Field(() => String, "In Europe/London, YYYY-MM-DD") day: string;
  @Nullable(() => Int, "How many steps were taken on that day; null when no device counts them.") steps: number | null;
  @Nullable(() => Int, "kcal") calories: number | null;
  @Nullable(() => Int, "Minutes of that day in which the patient moved; null when no device counts them.")
  activeMinutes: number | null;
}

@ApiObject("VitalsThresholds", "Outside of these an alert is raised.")
export class VitalsThresholdsType {
  @Field(() => Int, "Beats a minute at rest; below it is low.") heartRateLow: number;
  @Field(() => Int, "Beats a minute at rest; above it is high.") heartRateHigh: number;
  @Field(() => Int, "Hours a night; below it is low.") sleepHours: number;
  @Field(() => Int, "Steps a day; below it is low.") steps: number;
}

@ApiObject("Vitals", "The newest figures of a patient.")
export class VitalsType {
  @Field(() => ID, "The patient's.") id: string;
  @Field(() => GraphQLISODateTime, "When they were read.") at: Date;
  @Field(() => String, "Today in Europe/London at that moment, YYYY-MM-DD") today: string;
  @Nullable(() => HeartRateVitalsType, "Null when no device has measured any.") heartRate: HeartRateVitalsType | null;
  @Nullable(() => SleepVitalsType, "Null when no device has measured any.") sleep: SleepVitalsType | null;
  @Nullable(() => ActivityVitalsType, "Null when no device has measured any.") activity: ActivityVitalsType | null;
  @Field(() => VitalsThresholdsType, "Outside of these an alert is raised.") thresholds: VitalsThresholdsType;
}

@ApiObject("TrendPoint", "One point of a curve.")
export class TrendPointType {
  @Field(() => GraphQLISODateTime, "The beginning of the hour, or of the London day, week or month.") at: Date;
  @Field(() => Float, "The average of the minutes (heart rates) or of the days.") value: number;
  @Field(() => Float, "The lowest value within its time.") lowest: number;
  @Field(() => Float, "The highest value within its time.") highest: number;
}

@ApiObject("VitalTrend", "How one figure moved over a time.")
export class VitalTrendType {
  @Field(() => ID)
  id: string;
  @Field(() => TrendMetricEnum, "Which figure it is.") metric: TrendMetric;
  @Field(() => TrendRangeEnum, "Over which time.") range: TrendRange;
  @Field(() => [TrendPointType], "The oldest first; only those with readings, at most 61.") points: TrendPointType[];
  @Field(() => Boolean, "True for invented figures: say so wherever they are shown.") demonstration: boolean;
}
