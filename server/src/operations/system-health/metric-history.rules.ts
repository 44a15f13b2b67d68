import { MINUTE_MS } from "./heartbeat.rules";

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long minutes and hours are kept, in ms. */
export const MINUTES_KEPT_MS = 2 * DAY_MS;
export const HOURS_KEPT_MS = 32 * DAY_MS;
/** A process that was not heard of for so long does not run any more, in ms: each one writes once a minute. */
export const PROCESS_GONE_AFTER_MS = 2.5 * MINUTE_MS;
/** As many minutes that could not be written wait for the next try. */
export const MOST_MINUTES_WAITING = 30;

export const MESSAGES = { unknownMetric: "There is no such metric." } as const;

export const HISTORY_SPANS = ["HOUR", "DAY", "MONTH"] as const;
export type HistorySpan = (typeof HISTORY_SPANS)[number];

/** How long each span is, how much time one of its points stands for, and from which roll-up it is read. */
export const SPANS: Record<HistorySpan, { lengthMs: number; bucketMs: number; from: "minutes" | "hours" }> = {
  HOUR: { lengthMs: HOUR_MS, bucketMs: MINUTE_MS, from: "minutes" },
  DAY: { lengthMs: DAY_MS, bucketMs: 5 * MINUTE_MS, from: "minutes" },
  MONTH: { lengthMs: 30 * DAY_MS, bucketMs: 3 * HOUR_MS, from: "hours" },
};

/** The beginnings of the buckets of a span; the last one is that in which it ends, or ends with it. */
export function bucketsOf(span: HistorySpan, until: Date): Date[] {
  const { lengthMs, bucketMs } = SPANS[span];
  const end = Math.ceil(until.getTime() / bucketMs) * bucketMs;
  return Array.from({ length: lengthMs / bucketMs }, (_, at) => new Date(end - lengthMs + at * bucketMs));
}

/** One point of a chart; null where nothing was measured. */
export interface HistoryPoint {
  at: Date;
  value: number | null;
  least: number | null;
  most: number | null;
}

/** A point for every bucket, so that what is missing is a gap and never a line from here to there. */
export function fillBuckets(buckets: readonly Date[], rows: readonly HistoryPoint[]): HistoryPoint[] {
  const byTime = new Map(rows.map((row) => [row.at.getTime(), row]));
  return buckets.map((at) => byTime.get(at.getTime()) ?? { at, value: null, least: null, most: null });
}
