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

/** Which shelf of the page a metric stands on: the four documented cards, or what tells of the product's inside. */
export const METRIC_GROUPS = ["system", "inside"] as const;
export type MetricGroup = (typeof METRIC_GROUPS)[number];
/** How the readings of several processes become one: the worst, the mean (all see the same), or all together. */
export const ACROSS = ["max", "avg", "sum"] as const;
export type Across = (typeof ACROSS)[number];

interface Metric {
  id: string;
  name: string;
  unit: "%" | "ms" | "MB" | "";
  group: MetricGroup;
  across: Across;
  threshold: Threshold;
}

/**
 * Everything that is measured, each with its documented thresholds. Those of the first four are the specification's (portals,
 * section 9). The others:
 * - event-loop delay: from 100 ms a wait is felt (the RAIL model's limit), 500 ms is the warning of the whole latency;
 * - database size: a volume of 25 GB is the smallest that is usually sold; 20 GB leave time to act;
 * - connections: their mean between two readings; like processors, from 70% on bursts begin to wait;
 * - sockets: 1,000 on one process are measured (docs/performance.md); from five times as many on, another process is due;
 * - jobs that wait: two at a time are done at some 100 a second, so 100 are a second's work and 1,000 a delay that people notice;
 * - dead-letter jobs: each one is work that nobody does; ten have a cause in common;
 * - announcements: what is live should not come later than an answer may.
 */
export const METRICS = [
  { id: "cpu", name: "CPU", unit: "%", group: "system", across: "avg", threshold: { warning: 70, critical: 90 } },
  { id: "memory", name: "Memory", unit: "%", group: "system", across: "avg", threshold: { warning: 80, critical: 95 } },
  {
    id: "latency",
    name: "API latency (p95)",
    unit: "ms",
    group: "system",
    across: "max",
    threshold: { warning: 500, critical: 1_000 },
  },
  {
    id: "errors",
    name: "Error rate",
    unit: "%",
    group: "system",
    across: "max",
    threshold: { warning: 2, critical: 5 },
  },
  {
    id: "event_loop",
    name: "Event-loop delay (p99)",
    unit: "ms",
    group: "inside",
    across: "max",
    threshold: { warning: 100, critical: 500 },
  },
  {
    id: "database_size",
    name: "Database size",
    unit: "MB",
    group: "inside",
    across: "avg",
    threshold: { warning: 10_000, critical: 20_000 },
  },
  {
    id: "pool",
    name: "Database connections in use",
    unit: "%",
    group: "inside",
    across: "max",
    threshold: { warning: 70, critical: 90 },
  },
  {
    id: "sockets",
    name: "Open sockets",
    unit: "",
    group: "inside",
    across: "sum",
    threshold: { warning: 5_000, critical: 10_000 },
  },
  {
    id: "queue",
    name: "Jobs that wait",
    unit: "",
    group: "inside",
    across: "avg",
    threshold: { warning: 100, critical: 1_000 },
  },
  {
    id: "failed_jobs",
    name: "Dead-letter jobs",
    unit: "",
    group: "inside",
    across: "avg",
    threshold: { warning: 1, critical: 10 },
  },
  {
    id: "announcements",
    name: "Announcement delay (p95)",
    unit: "ms",
    group: "inside",
    across: "max",
    threshold: { warning: 500, critical: 1_000 },
  },
] as const satisfies readonly Metric[];

export type MetricId = (typeof METRICS)[number]["id"];
/** One value of every metric; null where there is nothing to measure. */
export type Values = Record<MetricId, number | null>;
export type Reading = Partial<Values> & { takenAt: Date };
/** The limits that are in force. */
export type Limits = Record<MetricId, Threshold>;

/** The limits as documented. */
export const DOCUMENTED_LIMITS = Object.fromEntries(METRICS.map(({ id, threshold }) => [id, threshold])) as Limits;

/** The ids of all metrics, in the order of the page. */
export const METRIC_IDS: readonly MetricId[] = METRICS.map(({ id }) => id);

/** What is measured under this id; undefined for a word that is none. */
export const metricOf = (id: string) => METRICS.find((metric) => metric.id === id);

/** "1,040 ms", "83.5%" or, of what is counted, "7". */
export function formatUnit(value: number, unit: string): string {
  const figure = value.toLocaleString("en-GB", { maximumFractionDigits: unit === "%" ? 1 : 0 });
  return unit === "%" || unit === "" ? `${figure}${unit}` : `${figure} ${unit}`;
}

/** Critical at or above the critical threshold, warning at or above the warning threshold, else normal. */
export function statusOf(value: number | null, { warning, critical }: Threshold): MetricStatus {
  if (value === null) return "NO_DATA";
  if (value >= critical) return "CRITICAL";
  return value >= warning ? "WARNING" : "NORMAL";
}

/** Up when the change exceeds 1, down when it is below -1, else stable. */
export function trendOf(change: number | null): MetricTrend {
  if (change === null || Math.abs(change) <= 1) return "STABLE";
  return change > 1 ? "UP" : "DOWN";
}

export interface MetricView {
  id: string;
  name: string;
  unit: string;
  group: MetricGroup;
  value: number | null;
  status: MetricStatus;
  trend: MetricTrend;
  change: number | null;
  history: { takenAt: Date; value: number | null }[];
  threshold: Threshold;
}

/** The cards as they stand after the newest of these readings (oldest first), judged by these limits. */
export function describeReadings(readings: readonly Reading[], limits: Limits = DOCUMENTED_LIMITS): MetricView[] {
  const recent = readings.slice(-HISTORY_POINTS);
  return METRICS.map(({ id, name, unit, group }) => {
    const threshold = limits[id];
    const value = recent.at(-1)?.[id] ?? null;
    const before = recent.at(-2)?.[id] ?? null;
    const change = value === null || before === null ? null : value - before;
    const history = recent.map((reading) => ({ takenAt: reading.takenAt, value: reading[id] ?? null }));
    const status = statusOf(value, threshold);
    return { id, name, unit, group, value, status, trend: trendOf(change), change, history, threshold };
  });
}
