import type { Tier } from "../subscriptions/plan.rules";
import { impressionsPence } from "./budget.rules";

/** Days that one question may be about: a year. */
export const BREAKDOWN_DAYS_MAX = 366;

export const BREAKDOWN_MESSAGES = {
  day: "Enter a date, for example 2026-11-20.",
  order: "The end date cannot be before the start date.",
  tooMany: `Choose at most ${BREAKDOWN_DAYS_MAX} days.`,
} as const;

/** Why traffic is kept and never billed, by the code that is stored with it. */
const DISCARD_SENTENCES: Readonly<Record<string, string>> = {
  bot: "It came from a program, not from a person's browser.",
  prefetch: "A browser loaded the page ahead of time; nobody was looking.",
  staff: "Our own staff saw it.",
  own_traffic: "An advertiser saw it.",
  too_fast: "It was reported sooner than an advert can be seen for a second.",
  no_view: "It was clicked or asked about without having been seen.",
  frequency: "The same person had seen it often enough that day.",
  daily_cap: "The daily cap was reached.",
  budget: "The month's budget was used.",
};

/** The reason as a sentence. */
export const discardSentence = (reason: string): string =>
  DISCARD_SENTENCES[reason] ?? "It did not count as a view by a person.";

/** A month of an advertiser, with all that was counted in it. */
export interface CostPeriod {
  id: string;
  tier: Tier;
  kind: "PAID" | "GRACE";
  used: number;
}

/** What was counted of a campaign on one day, within one period; null outside of all. */
export interface CountedShare {
  day: string;
  periodId: string | null;
  impressions: number;
}

/**
 * What each day cost, in pence without VAT: the campaign's share, by impressions, of what the impressions of the month cost at its plan.
 * Days of grace are never charged. Pennies are given out so that the days add up to the whole, rounded.
 */
export function costByDay(shares: readonly CountedShare[], periods: readonly CostPeriod[]): Map<string, number> {
  const byId = new Map(periods.map((period) => [period.id, period]));
  const seen = new Map<string, number>();
  const costs = new Map<string, number>();
  let given = 0;
  for (const { day, periodId, impressions } of [...shares].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    if (periodId !== null) seen.set(periodId, (seen.get(periodId) ?? 0) + impressions);
    const exact = [...seen].reduce((sum, [id, count]) => sum + shareOf(byId.get(id), count), 0);
    const pence = Math.round(exact) - given;
    given += pence;
    costs.set(day, (costs.get(day) ?? 0) + pence);
  }
  return costs;
}

/** Pence of that many of the impressions of a month. */
function shareOf(period: CostPeriod | undefined, count: number): number {
  if (period?.kind !== "PAID" || period.used === 0) return 0;
  return (count * impressionsPence(period.tier, period.used)) / period.used;
}
