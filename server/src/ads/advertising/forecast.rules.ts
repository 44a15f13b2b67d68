import { isMonth } from "../../platform/london.rules";
import type { Wanted } from "../campaigns/reach.rules";
import { weekdayOf } from "../campaigns/schedule.rules";

/** Days of requests that are replayed: each day of the week four times. */
export const SAMPLE_DAYS = 28;
/** Days that a forecast is about, from tomorrow on. */
export const AHEAD_DAYS = 28;
/** Days of a forecast that is kept and compared with what came. */
export const COMPARED_DAYS = 7;
/** With fewer comparisons nothing is said of how right forecasts are. */
export const ENOUGH_COMPARED = 5;
/** With fewer requests of the sample that fit, there is no forecast. */
export const ENOUGH_REQUESTS = 300;
/** Different audiences that an account can ask about in a London day. */
export const AUDIENCES_A_DAY = 60;

/** Why there is a forecast, or none. */
export const FORECAST_STATES = ["READY", "NO_PLAN", "TOO_NARROW", "NOT_ENOUGH_HISTORY", "LIMIT_REACHED"] as const;
export type ForecastState = (typeof FORECAST_STATES)[number];

export const FORECAST_METRICS = ["IMPRESSIONS", "REACH", "CLICKS", "CTR", "COST", "QUOTA"] as const;
export type ForecastMetric = (typeof FORECAST_METRICS)[number];

/** What a forecast needs to know of a campaign. */
export interface ForecastWords extends Wanted {
  relatedTopics: boolean;
  returnToTopic: boolean;
  /** YYYY-MM-DD, both included. */
  startsOn: string | null;
  endsOn: string | null;
  weekdays: readonly number[];
  hours: readonly number[];
  dailyCap: number | null;
  monthlyBudgetPence: number | null;
  frequencyCap: number;
}

/** What is likely, and where nine of ten such spans end up. */
export interface Interval {
  likely: number;
  from: number;
  to: number;
}

/** A figure of one day. */
export interface DayFigure {
  /** YYYY-MM-DD */
  day: string;
  value: number;
}

/** 95 % quantiles of Student's t with 3, 6, … 21 degrees of freedom (NIST/SEMATECH e-Handbook, 1.3.6.7.2): both ends leave out 10 %. */
const T95 = [2.353, 1.943, 1.833, 1.782, 1.753, 1.734, 1.721] as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const WEEKS = SAMPLE_DAYS / 7;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const meanOf = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/**
 * The sum of the days ahead when each is like its days of the week in the sample, with the prediction interval that the differences
 * between equal days of the week give. Days are taken to differ independently.
 * @param sample 28 days.
 */
export function predict(sample: readonly DayFigure[], ahead: readonly string[]): Interval {
  const groups = WEEKDAYS.map((weekday) => sample.filter(({ day }) => weekdayOf(day) === weekday));
  const means = groups.map((days) => meanOf(days.map(({ value }) => value)));
  // Days of the week on which nothing runs say nothing about how days differ.
  const active = groups.filter((days) => days.some(({ value }) => value !== 0));
  const squares = sum(
    active.map((days) => {
      const mean = meanOf(days.map(({ value }) => value));
      return sum(days.map(({ value }) => (value - mean) ** 2));
    }),
  );
  const freedom = active.length * (WEEKS - 1);
  const variance = freedom === 0 ? 0 : squares / freedom;
  const counts = WEEKDAYS.map((weekday, at) =>
    means[at] === 0 ? 0 : ahead.filter((day) => weekdayOf(day) === weekday).length,
  );
  const likely = sum(counts.map((count, at) => count * (means[at] ?? 0)));
  const half = (T95[active.length - 1] ?? 0) * Math.sqrt(variance * sum(counts.map((n) => n + n ** 2 / WEEKS)));
  return { likely, from: likely - half, to: likely + half };
}

/** What a campaign may not exceed, in impressions. */
export interface Limits {
  aDay: number | null;
  /** Of a calendar month. */
  aMonth: number | null;
  /** Counted in the month of the first day already. */
  spent: number;
}

/** The same within the limits of each day and each month. */
export function withinLimits(interval: Interval, ahead: readonly string[], { aDay, aMonth, spent }: Limits): Interval {
  const months = [...new Set(ahead.map((day) => day.slice(0, 7)))].filter(isMonth);
  const limited = (total: number): number =>
    sum(
      months.map((month, at) => {
        const days = ahead.filter((day) => day.startsWith(month)).length;
        const wanted = Math.min((total * days) / ahead.length, aDay === null ? Number.POSITIVE_INFINITY : aDay * days);
        return aMonth === null ? wanted : Math.min(wanted, Math.max(0, aMonth - (at === 0 ? spent : 0)));
      }),
    );
  return { likely: limited(interval.likely), from: limited(Math.max(0, interval.from)), to: limited(interval.to) };
}

/** 95 % quantile of the normal distribution. */
export const NORMAL_95 = 1.645;

/** Clicks out of impressions: the spread of the impressions, of chance, and of a rate that was learnt from so many clicks. */
export function clicksOf(impressions: Interval, rate: number, learntFrom: number): Interval {
  const likely = impressions.likely * rate;
  const half = NORMAL_95 * Math.sqrt(likely + (learntFrom === 0 ? 0 : likely ** 2 / learntFrom));
  const below = Math.hypot((impressions.likely - impressions.from) * rate, half);
  const above = Math.hypot((impressions.to - impressions.likely) * rate, half);
  return { likely, from: Math.max(0, likely - below), to: likely + above };
}
/** The step of two significant digits, at least `least`: no answer is told more exactly. */
const stepOf = (value: number, least: number): number =>
  Math.max(least, 10 ** (Math.floor(Math.log10(Math.max(1, Math.abs(value)))) - 1));

/** A number in two significant digits. */
export function roughly(value: number, least = 1): number {
  const step = stepOf(value, least);
  return Math.round(value / step) * step;
}

/** A band of round numbers that holds the interval. */
export function banded({ likely, from, to }: Interval, least: number): Interval {
  const [below, above] = [stepOf(from, least), stepOf(to, least)];
  const [low, high] = [Math.floor(Math.max(0, from) / below) * below, Math.ceil(to / above) * above];
  return { likely: Math.min(high, Math.max(low, roughly(likely, least))), from: low, to: high };
}

/** True when day by day one replay won more than the other, by more than chance. */
export function isMore(differences: readonly DayFigure[]): boolean {
  const { from } = predict(
    differences,
    differences.map(({ day }) => day),
  );
  return from > 0;
}
