import { isoDay } from "../../lib/time";

const DAY_MS = 86_400_000;

/** Fewer full days than this say nothing about a month. */
export const FULL_DAYS_NEEDED = 3;

export interface Counted {
  impressionsUsed: number;
  impressionsIncluded: number;
  periodStart: string;
  periodEnd: string;
  updatedAt: string;
}

/** How it goes on if nothing changes: as many impressions a day as so far. */
export interface Pace {
  /** Full days so far. */
  days: number;
  /** Impressions a day, so far. */
  aDay: number;
  /** Impressions by the end of the month. */
  total: number;
  over: number;
  /** When the quota is reached at this pace; null when it is not in this month, or was already. */
  reachesAt: Date | null;
}

export interface Forecast extends Pace {
  /** Excluding VAT; half a penny goes up. */
  costPence: number;
}

/** The pace of a paid month. Null while there are too few full days, and when the month is over. */
export function paceOf(counted: Counted): Pace | null {
  const { impressionsUsed, impressionsIncluded } = counted;
  const [start, end, now] = [counted.periodStart, counted.periodEnd, counted.updatedAt].map(Date.parse) as [
    number,
    number,
    number,
  ];
  const days = Math.floor((now - start) / DAY_MS);
  if (days < FULL_DAYS_NEEDED || now >= end) return null;
  const each = impressionsUsed / (now - start);
  const total = Math.max(impressionsUsed, Math.round(each * (end - start)));
  const over = Math.max(0, total - impressionsIncluded);
  return {
    days,
    aDay: Math.round(each * DAY_MS),
    total,
    over,
    reachesAt: over > 0 && impressionsUsed < impressionsIncluded ? new Date(start + impressionsIncluded / each) : null,
  };
}

/**
 * What the month comes to at this pace.
 * @param overQuotaRatePence for each 1,000 impressions over the quota.
 */
export function forecastOf(counted: Counted, overQuotaRatePence: number): Forecast | null {
  const pace = paceOf(counted);
  return pace && { ...pace, costPence: Math.floor((2 * pace.over * overQuotaRatePence + 1_000) / 2_000) };
}

/** The London days of a paid month that are still to come, YYYY-MM-DD. */
export function daysAhead({ periodEnd, updatedAt }: Pick<Counted, "periodEnd" | "updatedAt">): string[] {
  const days: string[] = [];
  for (let moment = Date.parse(updatedAt) + DAY_MS; moment < Date.parse(periodEnd); moment += DAY_MS) {
    days.push(isoDay(new Date(moment)));
  }
  return days;
}
