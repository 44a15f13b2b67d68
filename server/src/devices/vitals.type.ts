import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { SLEEP_QUALITIES, type SleepQuality, TREND_RANGES, type TrendMetric, type TrendRange } from "./vitals.rules";

export const SleepQualityEnum = Object.fromEntries(SLEEP_QUALITIES.map((quality) => [quality, quality]));
registerEnumType(SleepQualityEnum, {
  name: "SleepQuality",
  description: "The share of the time in bed that was sleep: GOOD from 85 %, FAIR from 75 %.",
});
export const TrendMetricEnum = {
  HEART_RATE: "heartRate",
  RESTING_HEART_RATE: "restingHeartRate",
  SLEEP: "asleep",
  STEPS: "steps",
  ACTIVE_ENERGY: "activeEnergy",
  ACTIVE_MINUTES: "activeMinutes",
} as const;
registerEnumType(TrendMetricEnum, {
  name: "TrendMetric",
  description: "Beats a minute, hours of sleep, steps, kcal, minutes.",
});
export const TrendRangeEnum = Object.fromEntries(TREND_RANGES.map((range) => [range, range]));
registerEnumType(TrendRangeEnum, {
  name: "TrendRange",
  description: "Points by the hour, the day (WEEK, MONTH), the week (YEAR), the month (FIVE_YEARS). Sleep is by night.",
});

@ObjectType({ simpleResolvers: true })
abstract class MeasuredType {
  @Field(() => GraphQLISODateTime)
  lastUpdated: Date;

  @Field(() => String, { nullable: true })
  deviceName: string | null;

  @Field(() => Boolean, { description: "True for invented figures: say so wherever they are shown." })
  demonstration: boolean;
}

@ObjectType("HeartRateVitals", { simpleResolvers: true })
export class HeartRateVitalsType extends MeasuredType {
  @Field(() => Float, { description: "The newest one, in beats a minute." })
  current: number;

  @Field(() => Float, { nullable: true, description: "Of the last 24 hours; null without a reading in them." })
  average: number | null;
}

@ObjectType("SleepVitals", { simpleResolvers: true, description: "The newest night. Hours." })
export class SleepVitalsType extends MeasuredType {
  @Field(() => String, { description: "The London day on which the night ended, YYYY-MM-DD" })
  day: string;

  @Field(() => Float)
  duration: number;

  @Field(() => SleepQualityEnum, { nullable: true, description: "Null where the time in bed is not known." })
  quality: SleepQuality | null;

  @Field(() => Float, { nullable: true })
  deepSleep: number | null;

  @Field(() => Float, { nullable: true })
  lightSleep: number | null;

  @Field(() => Float, { nullable: true })
  remSleep: number | null;
}

@ObjectType("ActivityVitals", { simpleResolvers: true, description: "The newest day with any." })
export class ActivityVitalsType extends MeasuredType {
  @Field(() => String, { description: "In Europe/London, YYYY-MM-DD" })
  day: string;

  @Field(() => Int, { nullable: true })
  steps: number | null;

  @Field(() => Int, { nullable: true, description: "kcal" })
  calories: number | null;

  @Field(() => Int, { nullable: true })
  activeMinutes: number | null;
}

@ObjectType("VitalsThresholds", { simpleResolvers: true, description: "Outside of these an alert is raised." })
export class VitalsThresholdsType {
  @Field(() => Int)
  heartRateLow: number;

  @Field(() => Int)
  heartRateHigh: number;

  @Field(() => Int)
  sleepHours: number;

  @Field(() => Int)
  steps: number;
}

@ObjectType("Vitals", { simpleResolvers: true, description: "The newest figures of a patient." })
export class VitalsType {
  @Field(() => ID, { description: "The patient's." })
  id: string;

  @Field(() => GraphQLISODateTime, { description: "When they were read." })
  at: Date;

  @Field(() => String, { description: "Today in Europe/London at that moment, YYYY-MM-DD" })
  today: string;

  @Field(() => HeartRateVitalsType, { nullable: true })
  heartRate: HeartRateVitalsType | null;

  @Field(() => SleepVitalsType, { nullable: true })
  sleep: SleepVitalsType | null;

  @Field(() => ActivityVitalsType, { nullable: true })
  activity: ActivityVitalsType | null;

  @Field(() => VitalsThresholdsType)
  thresholds: VitalsThresholdsType;
}

@ObjectType("TrendPoint", { simpleResolvers: true })
export class TrendPointType {
  @Field(() => GraphQLISODateTime, { description: "The beginning of the hour, or of the London day, week or month." })
  at: Date;

  @Field(() => Float, { description: "The average of the minutes (heart rates) or of the days." })
  value: number;

  @Field(() => Float)
  lowest: number;

  @Field(() => Float)
  highest: number;
}

@ObjectType("VitalTrend", { simpleResolvers: true })
export class VitalTrendType {
  @Field(() => ID)
  id: string;

  @Field(() => TrendMetricEnum)
  metric: TrendMetric;

  @Field(() => TrendRangeEnum)
  range: TrendRange;

  @Field(() => [TrendPointType], { description: "The oldest first; only those with readings, 61 at the most." })
  points: TrendPointType[];

  @Field(() => Boolean, { description: "True for invented figures: say so wherever they are shown." })
  demonstration: boolean;
}
