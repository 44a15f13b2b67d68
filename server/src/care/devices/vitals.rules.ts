export const SLEEP_QUALITIES = ["GOOD", "FAIR", "POOR"] as const;
export type SleepQuality = (typeof SLEEP_QUALITIES)[number];

/** Hours over which the average heart rate is taken. */
export const AVERAGE_HOURS = 24;

/** The share of the time in bed that was sleep: at least 85 % is good, at least 75 % fair. Null when the time in bed is not known. */
export function sleepQuality(asleepMinutes: number, inBedMinutes: number | null): SleepQuality | null {
  if (!inBedMinutes) {
    return null;
  }
  const share = asleepMinutes / inBedMinutes;
  if (share >= 0.85) {
    return "GOOD";
  }
  return share >= 0.75 ? "FAIR" : "POOR";
}

export const TREND_METRICS = [
  "heartRate",
  "restingHeartRate",
  "asleep",
  "steps",
  "activeEnergy",
  "activeMinutes",
] as const;
export type TrendMetric = (typeof TREND_METRICS)[number];

export const TREND_RANGES = ["DAY", "WEEK", "MONTH", "YEAR", "FIVE_YEARS"] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

/** What each point of a range stands for, and how far back the first one is. */
export const RANGES: Readonly<Record<TrendRange, { unit: "hour" | "day" | "week" | "month"; back: number }>> = {
  DAY: { unit: "hour", back: 24 },
  WEEK: { unit: "day", back: 7 },
  MONTH: { unit: "day", back: 31 },
  YEAR: { unit: "week", back: 53 },
  FIVE_YEARS: { unit: "month", back: 60 },
};

/** True for what has an average of its minutes; the others are sums of a day. */
export const isAverage = (metric: TrendMetric): boolean => metric === "heartRate" || metric === "restingHeartRate";
