import type { TFunction } from "i18next";
import type { AnomalySeverity } from "../../gql/graphql";
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

export type AnomalyState = "OPEN" | "MUTED" | "ACKNOWLEDGED" | "RESOLVED";

type Standing = Pick<Listed, "acknowledged" | "muted" | "resolvedAt">;

export function stateOf({ acknowledged, muted, resolvedAt }: Standing): AnomalyState {
  if (resolvedAt) return "RESOLVED";
  if (muted) return "MUTED";
  return acknowledged ? "ACKNOWLEDGED" : "OPEN";
}

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
