import type { TFunction } from "i18next";
import type { MetricCard_MetricFragment, MetricStatus } from "../../gql/graphql";
import type { StatusLevel } from "../../ui/StatusChip";

/** Readings count as old when three in a row did not come. */
export const MISSED_READINGS = 3;

export interface Threshold {
  warning: number;
  critical: number;
}

export interface Scale {
  max: number;
  /** How many parts the major and the minor ticks make. */
  majors: number;
  minors: number;
}

/** A share of the machine goes to 100; everything else ends a little above the critical threshold, on a whole step. */
export function scaleOf(unit: string, { critical }: Threshold): Scale {
  if (unit === "%" && critical > 50) return { max: 100, majors: 5, minors: 20 };
  const step = unit === "ms" ? 250 : 1;
  const majors = Math.floor((critical * 1.05) / step) + 1;
  return { max: majors * step, majors, minors: majors * (unit === "ms" ? 5 : 2) };
}

/** "1,040" or "0.5": shares with at most one decimal, everything else whole. */
export function formatFigure(value: number, unit: string): string {
  return value.toLocaleString("en-GB", { maximumFractionDigits: unit === "%" ? 1 : 0 });
}

/** "1,040 ms", "83%" or, of what is counted, "7". */
export function formatWithUnit(value: number, unit: string): string {
  const figure = formatFigure(value, unit);
  return unit === "%" || unit === "" ? `${figure}${unit}` : `${figure} ${unit}`;
}

export const levelOf: Record<MetricStatus, StatusLevel> = {
  NORMAL: "normal",
  WARNING: "warning",
  CRITICAL: "critical",
  NO_DATA: "idle",
};

/** Why there is no value: the machine is measured from the second reading on, the API while it is used. */
export function describeNoValue(t: TFunction<"admin">, id: string): string {
  if (id === "announcements") return t("systemHealth.noAnnouncements");
  return id === "latency" || id === "errors" ? t("systemHealth.noRequests") : t("systemHealth.notMeasured");
}

/** "Up 5", "Down 2", "No change" or, without something to compare, "No reading". */
export function describeTrend(
  t: TFunction<"admin">,
  { value, unit, change, trend }: Pick<MetricCard_MetricFragment, "value" | "unit" | "change" | "trend">,
): string {
  if (value === null || change === null) return t("systemHealth.noReading");
  if (trend === "STABLE") return t("systemHealth.noChange");
  const size = formatFigure(Math.abs(change), unit);
  return trend === "UP" ? t("systemHealth.up", { change: size }) : t("systemHealth.down", { change: size });
}
