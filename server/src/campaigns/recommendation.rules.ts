import { weekdayOf } from "./schedule.rules";

export const RECOMMENDATION_SOURCES = ["OWN", "PLATFORM", "STARTING_POINT"] as const;
export type RecommendationSource = (typeof RECOMMENDATION_SOURCES)[number];

/** Days that a sample goes back, and the last of them from which the budget is reckoned. */
export const SAMPLE_DAYS = 90;
export const BUDGET_DAYS = 30;

/** What was counted in one hour of one London day. */
export interface SampleHour {
  /** YYYY-MM-DD. */
  day: string;
  /** 0 to 23. */
  hour: number;
  impressions: number;
  clicks: number;
}

export interface Sample {
  hours: readonly SampleHour[];
  /** What the last 30 days of each of its advertisers would cost at their plan, in pence; nobody else is in it. */
  monthlyPence: readonly number[];
  /** Advertisers whose adverts were seen. */
  advertisers: number;
}

/** How large a sample has to be. Of the platform at least three advertisers, so that none is told of another. */
const ENOUGH = {
  OWN: { impressions: 10_000, days: 28, advertisers: 1 },
  PLATFORM: { impressions: 100_000, days: 28, advertisers: 3 },
} as const;

export interface HourSpan {
  from: number;
  to: number;
}

export interface Recommendation {
  budgetPence: number;
  budgetFromPence: number;
  budgetToPence: number;
  weekdays: number[];
  hours: HourSpan[];
  confidencePercent: number;
}

/** The documented figures to begin with (specification of the portals): nothing was measured. */
export const STARTING_POINT: Readonly<Recommendation> & { reachFrom: number; reachTo: number } = {
  budgetPence: 2_500_00,
  budgetFromPence: 1_500_00,
  budgetToPence: 3_500_00,
  weekdays: [1, 3, 6],
  hours: [
    { from: 9, to: 11 },
    { from: 15, to: 17 },
    { from: 20, to: 22 },
  ],
  reachFrom: 50_000,
  reachTo: 75_000,
  confidencePercent: 85,
};

interface Counted {
  impressions: number;
  clicks: number;
}
const sumOf = (counts: readonly Counted[]): Counted => ({
  impressions: counts.reduce((sum, { impressions }) => sum + impressions, 0),
  clicks: counts.reduce((sum, { clicks }) => sum + clicks, 0),
});

/** How many impressions a sample has, on how many days. */
export const sizeOf = ({ hours }: Sample): { impressions: number; days: number } => ({
  impressions: sumOf(hours).impressions,
  days: new Set(hours.filter(({ impressions }) => impressions > 0).map(({ day }) => day)).size,
});

/** True when a sample says enough to be followed. */
export function isEnough(source: keyof typeof ENOUGH, sample: Sample): boolean {
  const { impressions, days } = sizeOf(sample);
  const least = ENOUGH[source];
  return impressions >= least.impressions && days >= least.days && sample.advertisers >= least.advertisers;
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

/** Half the width of the 95 % interval of a rate, by the normal approximation. */
const halfWidth = (rate: number, count: number): number => 1.96 * Math.sqrt((rate * (1 - rate)) / count);

/** How sure the click-through rate of the sample is: 100 × (1 − half of its 95 % interval / itself), 50 to 99. */
export function confidenceOf({ impressions, clicks }: Counted): number {
  if (impressions === 0 || clicks === 0) return 50;
  const rate = clicks / impressions;
  return Math.min(99, Math.max(50, Math.floor(100 * (1 - halfWidth(rate, impressions) / rate))));
}

const STEP_PENCE = 50_00;
/** To the nearest £50, and never nothing. */
const rounded = (pence: number): number => Math.max(STEP_PENCE, Math.round(pence / STEP_PENCE) * STEP_PENCE);

/** What a sample recommends: the days and times that worked best, and what a month of it cost on average, give or take 40 %. */
export function recommend({ hours, monthlyPence }: Sample): Recommendation {
  const mean = monthlyPence.reduce((sum, pence) => sum + pence, 0) / Math.max(1, monthlyPence.length);
  return {
    budgetPence: rounded(mean),
    budgetFromPence: rounded(mean * 0.6),
    budgetToPence: rounded(mean * 1.4),
    weekdays: bestWeekdays(hours),
    hours: bestSpans(hours),
    confidencePercent: confidenceOf(sumOf(hours)),
  };
}
