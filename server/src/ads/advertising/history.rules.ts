import type { Dimension } from "./insight.rules";

/** Days that an advertiser's own history goes back. */
export const HISTORY_DAYS = 90;

/** How large a history has to be before anything is said from it. */
export const ENOUGH = { impressions: 10_000, days: 28 } as const;

export interface Counted {
  impressions: number;
  clicks: number;
}

/** What was counted in one hour of one London day. */
export interface HistoryHour extends Counted {
  /** YYYY-MM-DD. */
  day: string;
  /** 0 to 23. */
  hour: number;
}

/** How large a history is. */
export const sizeOf = (hours: readonly HistoryHour[]): Counted & { days: number } => ({
  impressions: hours.reduce((sum, { impressions }) => sum + impressions, 0),
  clicks: hours.reduce((sum, { clicks }) => sum + clicks, 0),
  days: new Set(hours.filter(({ impressions }) => impressions > 0).map(({ day }) => day)).size,
});

/** True when a history says enough to be followed. */
export const isEnough = ({ impressions, days }: { impressions: number; days: number }): boolean =>
  impressions >= ENOUGH.impressions && days >= ENOUGH.days;

/** Impressions of the average with which each part of a history is mixed, so that a few lucky clicks do not win. */
const PRIOR_IMPRESSIONS = 1_000;

/** The click-through rate of a part as if it had been shown 1,000 times more at the rate of all: (c + 1000 × p) / (i + 1000). */
export const smoothedRate = ({ impressions, clicks }: Counted, overall: number): number =>
  (clicks + PRIOR_IMPRESSIONS * overall) / (impressions + PRIOR_IMPRESSIONS);

/** By what a history is divided: one part of each that is better is named, of days and hours all that are. */
export const HISTORY_DIMENSIONS = ["CITY", "AGE", "GENDER", "LANGUAGE", "PLACEMENT", "WEEKDAY", "HOUR"] as const;
export type HistoryDimension = (typeof HISTORY_DIMENSIONS)[number] & Dimension;

/** One-sided, at a level of 0.1 %: about fifty parts are looked at, so 5 % of histories without any difference name one. */
const CERTAIN_Z = 3.09;
/** Fewer clicks than this, or impressions without one, are too few for the test. */
const LEAST = 5;

/**
 * True when the click-through rate of a part is better than that of the rest by more than chance explains: the pooled two-proportion
 * z-test (NIST/SEMATECH e-Handbook of Statistical Methods, 7.3.3).
 */
export function isBetter(part: Counted, all: Counted): boolean {
  const rest = { impressions: all.impressions - part.impressions, clicks: all.clicks - part.clicks };
  const counts = [part, rest].flatMap(({ impressions, clicks }) => [clicks, impressions - clicks]);
  if (counts.some((count) => count < LEAST)) return false;
  const pooled = all.clicks / all.impressions;
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / part.impressions + 1 / rest.impressions));
  return part.clicks / part.impressions - rest.clicks / rest.impressions >= CERTAIN_Z * error;
}

/** The parts that are clicked more often than the rest, the best first. */
export const betterOf = <Part extends Counted>(parts: readonly Part[], all: Counted): Part[] =>
  parts
    .filter((part) => isBetter(part, all))
    .sort((a, b) => b.clicks / b.impressions - a.clicks / a.impressions || b.impressions - a.impressions);
