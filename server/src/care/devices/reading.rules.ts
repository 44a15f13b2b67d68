/** What a device can measure. */
export const METRICS = [
  "heartRate",
  "restingHeartRate",
  "steps",
  "activeEnergy",
  "activeMinutes",
  "inBed",
  "asleep",
  "deepSleep",
  "lightSleep",
  "remSleep",
] as const;
export type Metric = (typeof METRICS)[number];

/** Of a moment: minutes have an average. */
export const POINT_METRICS = ["heartRate", "restingHeartRate"] as const satisfies readonly Metric[];
/** Of a time: spread evenly over its minutes, of which each device's larger share counts. */
export const SPREAD_METRICS = ["steps", "activeEnergy", "activeMinutes"] as const satisfies readonly Metric[];
/** Times asleep or in bed: those of several devices are united. */
export const SLEEP_METRICS = [
  "inBed",
  "asleep",
  "deepSleep",
  "lightSleep",
  "remSleep",
] as const satisfies readonly Metric[];

/**
 * One measurement. heartRate, restingHeartRate: beats a minute at `startedAt`; steps: a count; activeEnergy: kcal; activeMinutes and
 * all sleep: the interval itself (value = minutes).
 */
export interface Reading {
  metric: Metric;
  startedAt: Date;
  endedAt: Date;
  value: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Nothing is measured before this; wearables did not exist. */
const EARLIEST = Date.UTC(2005, 0, 1);
/** How far a device's clock may be ahead. */
const AHEAD_MS = 2 * MINUTE_MS;

interface Bounds {
  least: number;
  most: number;
  /** For each minute of the interval, beginning with one. */
  mostPerMinute?: number;
  longestHours: number;
}

/** Generous: only what no body does is refused. */
const BOUNDS: Readonly<Record<Metric, Bounds>> = {
  heartRate: { least: 20, most: 300, longestHours: 1 },
  restingHeartRate: { least: 20, most: 200, longestHours: 24 },
  steps: { least: 0, most: 150_000, mostPerMinute: 400, longestHours: 24 },
  activeEnergy: { least: 0, most: 20_000, mostPerMinute: 50, longestHours: 24 },
  activeMinutes: { least: 0, most: 1_440, longestHours: 24 },
  inBed: { least: 0, most: 1_440, longestHours: 24 },
  asleep: { least: 0, most: 1_440, longestHours: 24 },
  deepSleep: { least: 0, most: 1_440, longestHours: 24 },
  lightSleep: { least: 0, most: 1_440, longestHours: 24 },
  remSleep: { least: 0, most: 1_440, longestHours: 24 },
};

const IS_MINUTES: ReadonlySet<Metric> = new Set(["activeMinutes", ...SLEEP_METRICS]);

/** False for what cannot have been measured: before 2005, in the future, values or lengths that no body has. */
export function isPlausible({ metric, startedAt, endedAt, value }: Reading, now: Date): boolean {
  const [start, end] = [startedAt.getTime(), endedAt.getTime()];
  const { least, most, mostPerMinute, longestHours } = BOUNDS[metric];
  // Comparisons with NaN are false, so a broken date or number is refused as well.
  const isInTime = start >= EARLIEST && end >= start && end <= now.getTime() + AHEAD_MS;
  const length = end - start;
  if (!isInTime || !(length <= longestHours * HOUR_MS) || !(value >= least && value <= most)) {
    return false;
  }
  const minutes = length / MINUTE_MS;
  if (mostPerMinute !== undefined && value > mostPerMinute * Math.max(1, Math.ceil(minutes))) {
    return false;
  }
  return !IS_MINUTES.has(metric) || value <= minutes + 1;
}
