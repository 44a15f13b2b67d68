import { formatUnit, type MetricId, type MetricStatus, type MetricView, metricOf } from "./system-metrics.rules";

export const ANOMALY_SEVERITIES = ["WARNING", "CRITICAL"] as const;
export type AnomalySeverity = (typeof ANOMALY_SEVERITIES)[number];

/** Where an anomaly stands: it is in one of these at a time. */
export const ANOMALY_STATES = ["OPEN", "ACKNOWLEDGED", "MUTED", "RESOLVED"] as const;
export type AnomalyState = (typeof ANOMALY_STATES)[number];

export const ANOMALY_EVENT_KINDS = [
  "RAISED",
  "MUTED",
  "UNMUTED",
  "ROSE",
  "ACKNOWLEDGED",
  "REOPENED",
  "RESOLVED",
] as const;
export type AnomalyEventKind = (typeof ANOMALY_EVENT_KINDS)[number];

/** For how long somebody looks after an anomaly, in hours; without one as long as it lasts. */
export const EXPIRY_HOURS = { HOUR: 1, FOUR_HOURS: 4, DAY: 24 } as const;
export type AcknowledgeExpiry = keyof typeof EXPIRY_HOURS;

export const NOTE_MAX_LENGTH = 500;
/** How many anomalies a subscription begins with; open ones come however old they are. */
export const SNAPSHOT_SIZE = 20;
/** An anomaly whose raiser has not seen it for so long may be resolved by another process, in ms. */
export const RAISER_GONE_AFTER_MS = 20_000;

export const MESSAGES = {
  noteTooLong: `Please use at most ${NOTE_MAX_LENGTH} characters.`,
  alreadyAcknowledged: "Someone has already acknowledged this anomaly.",
  alreadyResolved: "This anomaly is over.",
} as const;

/** What one reading means for the anomalies. */
export type Verdict =
  | { kind: "abnormal"; metric: MetricId; severity: AnomalySeverity; value: number; threshold: number }
  | { kind: "normal"; metric: MetricId };

/** A metric without data says nothing: what is open stays open. */
export function judge(views: readonly MetricView[]): Verdict[] {
  return views.flatMap(({ id, status, value, threshold }): Verdict[] => {
    const metric = id as MetricId;
    if (status === "NORMAL") return [{ kind: "normal", metric }];
    if (!isAbnormal(status) || value === null) return [];
    return [{ kind: "abnormal", metric, severity: status, value, threshold: threshold[THRESHOLD_OF[status]] }];
  });
}

const THRESHOLD_OF = { WARNING: "warning", CRITICAL: "critical" } as const;

function isAbnormal(status: MetricStatus): status is AnomalySeverity {
  return status === "WARNING" || status === "CRITICAL";
}

/** "1,040 ms reached 1,000", as the list says it. */
export function messageOf(metric: MetricId, value: number, threshold: number): string {
  return `${formatUnit(value, metricOf(metric)?.unit ?? "")} reached ${threshold.toLocaleString("en-GB")}`;
}
