import type { TFunction } from "i18next";
import type { AnomalySeverity, AnomalyState } from "../../gql/graphql";
import { formatDay, formatSeconds, isSameDay } from "../../lib/time";

/** What the list has to know of an anomaly to put it in its place. Times are ISO 8601 in UTC. */
export interface Listed {
  id: string;
  timestamp: string;
  severity: AnomalySeverity;
  acknowledged: boolean;
  /** Raised while it was expected. */
  muted: boolean;
  resolvedAt: string | null;
}

type Standing = Pick<Listed, "acknowledged" | "muted" | "resolvedAt">;

export function stateOf({ acknowledged, muted, resolvedAt }: Standing): AnomalyState {
  if (resolvedAt) return "RESOLVED";
  if (muted) return "MUTED";
  return acknowledged ? "ACKNOWLEDGED" : "OPEN";
}

/** What the list is narrowed by; null for everything. */
export interface AnomalyFilter {
  state: AnomalyState | null;
  metric: string | null;
  severity: AnomalySeverity | null;
}

export const NO_FILTER: AnomalyFilter = { state: null, metric: null, severity: null };
export const ANOMALY_STATES: readonly AnomalyState[] = ["OPEN", "ACKNOWLEDGED", "MUTED", "RESOLVED"];
export const SEVERITIES: readonly AnomalySeverity[] = ["CRITICAL", "WARNING"];

/** True when an anomaly, as it stands now, belongs into the list. */
export const fits = (anomaly: Listed & { metric: string }, { state, metric, severity }: AnomalyFilter): boolean =>
  (state === null || stateOf(anomaly) === state) &&
  (metric === null || anomaly.metric === metric) &&
  (severity === null || anomaly.severity === severity);

/** What the API is asked for: nothing where nothing was chosen. */
export const variablesOf = (
  filter: AnomalyFilter,
): { [Name in keyof AnomalyFilter]?: NonNullable<AnomalyFilter[Name]> } =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));

/** The loaded ones and those that came live, each once: first what is not over, then the newest. */
export function orderAnomalies<T extends Listed>(loaded: readonly T[], arrived: readonly T[]): T[] {
  const known = new Set(loaded.map(({ id }) => id));
  const isOver = ({ resolvedAt }: T) => Number(resolvedAt !== null);
  return [...loaded, ...arrived.filter(({ id }) => !known.has(id))].sort(
    (a, b) => isOver(a) - isOver(b) || b.timestamp.localeCompare(a.timestamp) || b.id.localeCompare(a.id),
  );
}

/** Those that somebody has to hear of: new ones, and known ones that became worse. */
export function findRaised<T extends Listed>(
  known: ReadonlyMap<string, AnomalySeverity>,
  anomalies: readonly T[],
): T[] {
  return anomalies.filter(({ id, severity, acknowledged, muted, resolvedAt }) => {
    if (resolvedAt || muted) return false;
    const before = known.get(id);
    return before === undefined ? !acknowledged : before !== severity;
  });
}

/** "10:41:55" of today, else "18 November, 10:41:55". */
export function formatMoment(t: TFunction<"admin">, moment: string, now: Date = new Date()): string {
  const time = formatSeconds(moment);
  return isSameDay(moment, now) ? time : t("systemHealth.anomalies.onDay", { day: formatDay(moment, now), time });
}
