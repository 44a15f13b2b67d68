import type { InsightViewPeriod } from "../../gql/graphql";
import { isoDay } from "../../lib/time";

export const PERIODS: readonly InsightViewPeriod[] = [
  "LAST_7",
  "LAST_30",
  "LAST_90",
  "THIS_MONTH",
  "LAST_MONTH",
  "LAST_YEAR",
  "CHOSEN",
];

/** London days, YYYY-MM-DD, both included. */
export interface Span {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const LENGTHS: Readonly<Partial<Record<InsightViewPeriod, number>>> = {
  LAST_7: 7,
  LAST_30: 30,
  LAST_90: 90,
  LAST_YEAR: 365,
};

/** The day that many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The days of a period that ends today, or with the last month. Days that are chosen by hand stay as they are. */
export function spanOf(name: InsightViewPeriod, now: Date, chosen: Span): Span {
  const today = isoDay(now);
  const first = `${today.slice(0, 7)}-01`;
  if (name === "CHOSEN") return chosen;
  if (name === "THIS_MONTH") return { from: first, to: today };
  if (name === "LAST_MONTH") {
    const to = addDays(first, -1);
    return { from: `${to.slice(0, 7)}-01`, to };
  }
  return { from: addDays(today, 1 - (LENGTHS[name] ?? 30)), to: today };
}
