import { addDays } from "../../platform/london.rules";

/** Of so many days in a row a campaign with a hold-out is not shown on one. */
export const BLOCK_DAYS = 10;
/** The days that are compared, back from today. */
export const LIFT_DAYS = 182;
/** The least impressions of the last 28 days with which a hold-out can be switched on: of a smaller campaign it says nothing. */
export const HOLD_OUT_VIEWS = 1_000;
/** With fewer held-out days that can be compared, or fewer orders on all days that are, nothing is said. */
export const ENOUGH_HELD_OUT_DAYS = 6;
export const ENOUGH_ORDERS = 200;

export const HOLD_OUT_MESSAGES = {
  notRunning: "Only a campaign that was launched and is not over can have a hold-out.",
  tooSmall:
    "A hold-out of a campaign as small as this says nothing. It can be switched on from 1,000 impressions in 28 days.",
} as const;

export const LIFT_STATES = ["NO_HOLD_OUT", "NO_DAYS", "NO_ORDERS", "TOO_FEW", "TOO_UNEVEN", "READY"] as const;
/** Why there is a lift, or none. */
export type LiftState = (typeof LIFT_STATES)[number];

/** A London day of a campaign while its hold-out was on. */
export interface LiftDay {
  /** YYYY-MM-DD */
  day: string;
  impressions: number;
  /** At which it would have been shown: on a held-out day only. */
  requests: number;
  /** All orders, as they were reported; null when nobody said. */
  orders: number | null;
}

/** A held-out day beside days on which the campaign was shown. */
export interface HeldOutDay extends LiftDay {
  /** Orders of the days that it is compared with, on average; null when there are fewer than two, or no orders of itself. */
  expected: number | null;
  /** These days, with their orders. */
  beside: { day: string; orders: number }[];
}

/** In percent of the orders of held-out days. */
export interface Lift {
  percent: number;
  from: number;
  to: number;
}

/** A held-out day is compared with the same day of the week, one and two weeks before and after it. */
const BESIDE = [-14, -7, 7, 14] as const;

/** The held-out days, each beside the days that it is compared with. Only days on which the campaign was really shown are. */
export function heldOutDays(days: readonly LiftDay[]): HeldOutDay[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  return days
    .filter(({ requests }) => requests > 0)
    .map((one) => {
      const beside = BESIDE.flatMap((distance) => {
        const other = byDay.get(addDays(one.day, distance));
        const isShown = other && other.requests === 0 && other.impressions > 0 && other.orders !== null;
        return isShown ? [{ day: other.day, orders: other.orders ?? 0 }] : [];
      });
      const expected = one.orders === null || beside.length < 2 ? null : meanOf(beside.map(({ orders }) => orders));
      return { ...one, expected, beside };
    });
}

/** What a comparison is made of. */
export interface Compared {
  /** Held-out days that can be compared. */
  days: number;
  /** All orders of these and of the days beside them. */
  orders: number;
}

export function comparedOf(days: readonly HeldOutDay[]): Compared {
  const compared = days.filter(({ expected }) => expected !== null);
  const beside = new Map(compared.flatMap((one) => one.beside.map(({ day, orders }) => [day, orders] as const)));
  return {
    days: compared.length,
    orders: sum(compared.map(({ orders }) => orders ?? 0)) + sum([...beside.values()]),
  };
}

/** 97.5 % quantiles of Student's t with 5, 6, … 30 degrees of freedom (NIST/SEMATECH e-Handbook, 1.3.6.7.2): both ends leave out 5 %. */
const T975 = [
  ...[2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11],
  ...[2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042],
] as const;
/** Above 30 the table lies below this line, by less than 0.002. */
const quantile = (freedom: number): number => T975[freedom - 5] ?? 1.96 + 2.5 / freedom;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const meanOf = (values: readonly number[]): number => sum(values) / values.length;

/**
 * How many more orders days bring on which the campaign is shown, with the 95 % interval of a ratio of two means of pairs (Fieller, Journal of
 * the Royal Statistical Society B 16, 1954, 175–185). Null when there are too few days or orders, or the interval has no end.
 */
export function liftOf(days: readonly HeldOutDay[]): Lift | null {
  const compared = comparedOf(days);
  if (compared.days < ENOUGH_HELD_OUT_DAYS || compared.orders < ENOUGH_ORDERS) return null;
  const pairs = days.flatMap(({ orders, expected }) =>
    orders === null || expected === null ? [] : [{ without: orders, shown: expected }],
  );
  const without = meanOf(pairs.map((pair) => pair.without));
  const shown = meanOf(pairs.map((pair) => pair.shown));
  const spread = (of: (pair: (typeof pairs)[number]) => number): number =>
    sum(pairs.map(of)) / (pairs.length - 1) / pairs.length;
  const t2 = quantile(pairs.length - 1) ** 2;
  const a = without ** 2 - t2 * spread((pair) => (pair.without - without) ** 2);
  const b = without * shown - t2 * spread((pair) => (pair.without - without) * (pair.shown - shown));
  const c = shown ** 2 - t2 * spread((pair) => (pair.shown - shown) ** 2);
  const root = b ** 2 - a * c;
  if (a <= 0 || root < 0) return null;
  const percent = (ratio: number): number => Math.round((ratio - 1) * 1_000) / 10;
  return {
    percent: percent(shown / without),
    from: percent(Math.max(0, (b - Math.sqrt(root)) / a)),
    to: percent((b + Math.sqrt(root)) / a),
  };
}

/** What can be said of a campaign. */
export function liftState(
  wasOn: boolean,
  days: readonly HeldOutDay[],
  { days: compared, orders }: Compared,
  lift: Lift | null,
): LiftState {
  if (lift) return "READY";
  if (!wasOn) return "NO_HOLD_OUT";
  if (days.length === 0) return "NO_DAYS";
  if (days.every((one) => one.orders === null)) return "NO_ORDERS";
  return compared < ENOUGH_HELD_OUT_DAYS || orders < ENOUGH_ORDERS ? "TOO_FEW" : "TOO_UNEVEN";
}
