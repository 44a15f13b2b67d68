import { weekdayOf } from "./schedule.rules";

/** Days that a sample goes back. */
export const SAMPLE_DAYS = 90;

/** What was counted in one hour of one London day. */
export interface SampleHour {
  /** YYYY-MM-DD. */
  day: string;
  /** 0 to 23. */
  hour: number;
  impressions: number;
  clicks: number;
}

/** How large a sample has to be. */
export const ENOUGH = { impressions: 10_000, days: 28 } as const;

export interface HourSpan {
  from: number;
  to: number;
}

/** Days and times that worked better than the others; none where the difference can be chance. */
export interface Recommendation {
  weekdays: number[];
  hours: HourSpan[];
}

interface Counted {
  impressions: number;
  clicks: number;
}
const sumOf = (counts: readonly Counted[]): Counted => ({
  impressions: counts.reduce((sum, { impressions }) => sum + impressions, 0),
  clicks: counts.reduce((sum, { clicks }) => sum + clicks, 0),
});

/** How many impressions a sample has, on how many days. */
export const sizeOf = (hours: readonly SampleHour[]): { impressions: number; days: number } => ({
  impressions: sumOf(hours).impressions,
  days: new Set(hours.filter(({ impressions }) => impressions > 0).map(({ day }) => day)).size,
});

/** True when a sample says enough to be followed. */
export function isEnough(hours: readonly SampleHour[]): boolean {
  const { impressions, days } = sizeOf(hours);
  return impressions >= ENOUGH.impressions && days >= ENOUGH.days;
}

/** Impressions of the average with which each part of a sample is mixed, so that a few lucky clicks do not win. */
const PRIOR_IMPRESSIONS = 1_000;
/** A part has to have this share of what it would have if all had the same. */
const LEAST_SHARE = 0.25;

/** The click-through rate of a part as if it had been shown 1,000 times more at the rate of all: (c + 1000 × p) / (i + 1000). */
export const smoothedRate = ({ impressions, clicks }: Counted, overall: number): number =>
  (clicks + PRIOR_IMPRESSIONS * overall) / (impressions + PRIOR_IMPRESSIONS);

interface Part extends Counted {
  key: number;
}

/**
 * The parts with the best smoothed rate that were seen often enough, then those that were seen most; the first of equal ones first.
 * @param parts how many parts all has.
 */
function ranked(candidates: readonly Part[], all: Counted, parts: number): Part[] {
  const overall = all.impressions === 0 ? 0 : all.clicks / all.impressions;
  const isSeen = ({ impressions }: Part) => impressions >= (all.impressions / parts) * LEAST_SHARE;
  const rate = (part: Part) => smoothedRate(part, overall);
  return [
    ...candidates.filter(isSeen).sort((a, b) => rate(b) - rate(a) || a.key - b.key),
    ...candidates.filter((part) => !isSeen(part)).sort((a, b) => b.impressions - a.impressions || a.key - b.key),
  ];
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const CHOSEN = 3;
const SPAN_HOURS = 2;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function bestWeekdays(hours: readonly SampleHour[]): number[] {
  const parts = WEEKDAYS.map((key) => ({ key, ...sumOf(hours.filter(({ day }) => weekdayOf(day) === key)) }));
  return ranked(parts, sumOf(hours), WEEKDAYS.length)
    .slice(0, CHOSEN)
    .map(({ key }) => key)
    .sort((a, b) => a - b);
}

function bestSpans(hours: readonly SampleHour[]): HourSpan[] {
  const byHour = HOURS.map((hour) => sumOf(hours.filter((one) => one.hour === hour)));
  const spans = HOURS.slice(0, 1 - SPAN_HOURS).map((key) => ({
    key,
    ...sumOf(byHour.slice(key, key + SPAN_HOURS)),
  }));
  const chosen: number[] = [];
  for (const { key } of ranked(spans, sumOf(hours), HOURS.length / SPAN_HOURS)) {
    if (chosen.length < CHOSEN && chosen.every((other) => Math.abs(other - key) >= SPAN_HOURS)) chosen.push(key);
  }
  return chosen.sort((a, b) => a - b).map((from) => ({ from, to: from + SPAN_HOURS }));
}

/** Two-sided, at a level of 1 %: the best of several parts are picked after the fact, which 5 % would flatter. */
const CERTAIN_Z = 2.576;
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

/** The days and times of a sample that worked best, as far as they did. */
export function recommend(hours: readonly SampleHour[]): Recommendation {
  const all = sumOf(hours);
  const weekdays = bestWeekdays(hours);
  const spans = bestSpans(hours);
  const inSpans = ({ hour }: SampleHour) => spans.some(({ from, to }) => from <= hour && hour < to);
  return {
    weekdays: isBetter(sumOf(hours.filter(({ day }) => weekdays.includes(weekdayOf(day)))), all) ? weekdays : [],
    hours: isBetter(sumOf(hours.filter(inSpans)), all) ? spans : [],
  };
}

/** Days of a month for which a budget is reckoned. */
const MONTH_DAYS = 30;

/** The most impressions of a month: everybody every day as often as the caps allow. */
export const mostImpressions = (people: number, frequencyCap: number, dailyCap: number | null): number =>
  Math.min(people * frequencyCap, dailyCap ?? Number.POSITIVE_INFINITY) * MONTH_DAYS;
