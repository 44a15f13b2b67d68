import { addDays } from "../../platform/london.rules";
import { banded, clicksOf, isMore, predict, roughly, withinLimits } from "./forecast.rules";

/** Four weeks from a Monday on. */
const DAYS = Array.from({ length: 28 }, (_, at) => addDays("2026-06-01", at));
const AHEAD = DAYS.map((day) => addDays(day, 28));
const sample = (of: (week: number, weekday: number) => number) =>
  DAYS.map((day, at) => ({ day, value: of(Math.floor(at / 7), (at % 7) + 1) }));

describe("a prediction", () => {
  it("is the same days of the week again, without a range where they never differed", () => {
    const weekend = sample((_, weekday) => (weekday > 5 ? 10 : 20));
    expect(predict(weekend, AHEAD)).toEqual({ likely: 480, from: 480, to: 480 });
    expect(predict(weekend, AHEAD.slice(5, 7))).toEqual({ likely: 20, from: 20, to: 20 });
  });

  it("has the range of Student's t: Mondays of 90, 110, 90 and 110 are 100 ± 2.353 × √(400 / 3 × 1.25)", () => {
    const mondays = sample((week, weekday) => (weekday === 1 ? 90 + 20 * (week % 2) : 0));
    const { likely, from, to } = predict(mondays, AHEAD.slice(0, 1));
    expect(likely).toBe(100);
    expect(to - likely).toBeCloseTo(2.353 * Math.sqrt((400 / 3) * 1.25), 6);
    expect(likely - from).toBeCloseTo(to - likely, 6);
    // Days on which nothing runs neither count nor calm the range.
    expect(predict(mondays, AHEAD.slice(0, 7))).toEqual({ likely, from, to });
  });

  it("is nothing without days", () => {
    expect(
      predict(
        sample(() => 5),
        [],
      ),
    ).toEqual({ likely: 0, from: 0, to: 0 });
    expect(
      predict(
        sample(() => 0),
        AHEAD,
      ),
    ).toEqual({ likely: 0, from: 0, to: 0 });
  });
});

describe("limits", () => {
  const interval = { likely: 2_800, from: 2_000, to: 3_600 };
  const none = { aDay: null, aMonth: null, spent: 0 };
  it("bound each day and each month, of which some is spent", () => {
    expect(withinLimits(interval, AHEAD, none)).toEqual(interval);
    expect(withinLimits(interval, AHEAD, { ...none, aDay: 100 })).toEqual({ likely: 2_800, from: 2_000, to: 2_800 });
    // 29 June to 26 July: two days of June, 26 of July.
    expect(withinLimits(interval, AHEAD, { ...none, aMonth: 1_000, spent: 900 }).likely).toBe(100 + 1_000);
    expect(withinLimits(interval, AHEAD, { ...none, aMonth: 1_000, spent: 5_000 }).likely).toBe(1_000);
  });

  it("keep what is below nothing at nothing", () => {
    expect(withinLimits({ likely: 10, from: -20, to: 40 }, AHEAD, none)).toEqual({ likely: 10, from: 0, to: 40 });
  });
});

it("clicks are less certain when the rate was learnt from few", () => {
  const impressions = { likely: 10_000, from: 9_000, to: 11_000 };
  const sure = clicksOf(impressions, 0.01, 100_000);
  const unsure = clicksOf(impressions, 0.01, 50);
  expect(sure.likely).toBeCloseTo(100);
  expect(sure.from).toBeGreaterThan(unsure.from);
  expect(sure.to).toBeLessThan(unsure.to);
  expect(unsure.from).toBeGreaterThanOrEqual(0);
});

it.each([
  [0, 0],
  [7.4, 7],
  [94.6, 95],
  [123, 120],
  [4_149, 4_100],
  [-1_261, -1_300],
])("%d is told as %d", (value, told) => {
  expect(roughly(value)).toBe(told);
});

it("a band holds its interval, in steps of ten at least", () => {
  expect(banded({ likely: 4_149, from: 3_961, to: 4_350 }, 10)).toEqual({ likely: 4_100, from: 3_900, to: 4_400 });
  expect(banded({ likely: 3, from: -4, to: 9 }, 10)).toEqual({ likely: 0, from: 0, to: 10 });
});

it("more is what chance does not explain", () => {
  expect(isMore(sample(() => 1))).toBe(true);
  expect(isMore(sample((week) => (week % 2 === 0 ? 30 : -29)))).toBe(false);
  expect(isMore(sample(() => 0))).toBe(false);
});
