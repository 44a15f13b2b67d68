import { isoDay } from "../../lib/time";

export const PERIODS = ["last7", "last30", "last90", "thisMonth", "lastMonth", "lastYear", "days"] as const;
export type PeriodName = (typeof PERIODS)[number];

/** London days, YYYY-MM-DD, both included. */
export interface Span {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const LENGTHS: Readonly<Partial<Record<PeriodName, number>>> = { last7: 7, last30: 30, last90: 90, lastYear: 365 };

/** The day that many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The days of a period that ends today, or with the last month. Days that are chosen by hand stay as they are. */
export function spanOf(name: PeriodName, now: Date, chosen: Span): Span {
  const today = isoDay(now);
  const first = `${today.slice(0, 7)}-01`;
  if (name === "days") return chosen;
  if (name === "thisMonth") return { from: first, to: today };
  if (name === "lastMonth") {
    const to = addDays(first, -1);
    return { from: `${to.slice(0, 7)}-01`, to };
  }
  return { from: addDays(today, 1 - (LENGTHS[name] ?? 30)), to: today };
}
