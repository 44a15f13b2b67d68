/** How often the metrics are read, in ms, and how many readings a card shows. */
export const SAMPLE_INTERVAL_MS = 5_000;
export const HISTORY_POINTS = 5;

export const METRIC_STATUSES = ["NORMAL", "WARNING", "CRITICAL", "NO_DATA"] as const;
export type MetricStatus = (typeof METRIC_STATUSES)[number];
export const METRIC_TRENDS = ["UP", "DOWN", "STABLE"] as const;
export type MetricTrend = (typeof METRIC_TRENDS)[number];

export interface Threshold {
  warning: number;
  critical: number;
}

/** The four cards with their documented thresholds (specification of the portals, section 9). */
export const METRICS = [
  { id: "cpu", name: "CPU", unit: "%", threshold: { warning: 70, critical: 90 } },
  { id: "memory", name: "Memory", unit: "%", threshold: { warning: 80, critical: 95 } },
  { id: "latency", name: "API latency (p95)", unit: "ms", threshold: { warning: 500, critical: 1_000 } },
  { id: "errors", name: "Error rate", unit: "%", threshold: { warning: 2, critical: 5 } },
] as const;

export type MetricId = (typeof METRICS)[number]["id"];
/** One reading of every metric; null where there is nothing to measure. */
export type Reading = Record<MetricId, number | null> & { takenAt: Date };

/** Critical at or above the critical threshold, warning at or above the warning threshold, else normal. */
export function statusOf(value: number | null, { warning, critical }: Threshold): MetricStatus {
  if (value === null) {
    return "NO_DATA";
  }
  if (value >= critical) {
    return "CRITICAL";
  }
  return value >= warning ? "WARNING" : "NORMAL";
}

/** Up when the change exceeds 1, down when it is below -1, else stable. */
export function trendOf(change: number | null): MetricTrend {
  if (change === null || Math.abs(change) <= 1) {
    return "STABLE";
  }
  return change > 1 ? "UP" : "DOWN";
}

export interface MetricView {
  id: string;
  name: string;
  unit: string;
  value: number | null;
  status: MetricStatus;
  trend: MetricTrend;
  change: number | null;
  history: { takenAt: Date; value: number | null }[];
  threshold: Threshold;
}

/** The cards as they stand after the newest of these readings (oldest first). */
export function describeReadings(readings: readonly Reading[]): MetricView[] {
  const recent = readings.slice(-HISTORY_POINTS);
  return METRICS.map(({ id, name, unit, threshold }) => {
    const value = recent.at(-1)?.[id] ?? null;
    const before = recent.at(-2)?.[id] ?? null;
    const change = value === null || before === null ? null : value - before;
    const history = recent.map((reading) => ({ takenAt: reading.takenAt, value: reading[id] }));
    return {
      id,
      name,
      unit,
      value,
      status: statusOf(value, threshold),
      trend: trendOf(change),
      change,
      history,
      threshold,
    };
  });
}
