import { addDays } from "../../platform/london.rules";
import {
  isBetter,
  isEnough,
  mostImpressions,
  recommend,
  type SampleHour,
  sizeOf,
  smoothedRate,
} from "./recommendation.rules";
import { weekdayOf } from "./schedule.rules";

/** Four weeks from a Monday on, each hour as it is told. */
function fourWeeks(of: (weekday: number, hour: number) => [impressions: number, clicks: number]): SampleHour[] {
  return Array.from({ length: 28 * 24 }, (_, at) => {
    const day = addDays("2026-06-01", Math.floor(at / 24));
    const [impressions, clicks] = of(weekdayOf(day), at % 24);
    return { day, hour: at % 24, impressions, clicks };
  });
}

describe("days and times", () => {
  it("are those with the best click-through rate", () => {
    const hours = fourWeeks((weekday, hour) => [
      1_000,
      10 + ([2, 5, 7].includes(weekday) ? 10 : 0) + ([8, 9, 13, 14, 19, 20].includes(hour) ? 20 : 0),
    ]);
    expect(recommend(hours)).toMatchObject({
      weekdays: [2, 5, 7],
      hours: [
        { from: 8, to: 10 },
        { from: 13, to: 15 },
        { from: 19, to: 21 },
      ],
    });
  });

  it("are not those that a few lucky clicks would name", () => {
    // Sundays, and the hour from 3 to 4, were seen by hardly anybody, who clicked a lot.
    const hours = fourWeeks((weekday, hour) => {
      if (weekday === 7 || hour === 3) return [5, 3];
      return [10_000, weekday <= 3 ? 120 : 100];
    });
    const { weekdays, hours: spans } = recommend(hours);
    expect(weekdays).toEqual([1, 2, 3]);
    expect(spans.some(({ from, to }) => from === 3 && to === 5)).toBe(false);
  });

  it("do not overlap", () => {
    const { hours: spans } = recommend(fourWeeks((_, hour) => [1_000, hour >= 9 && hour < 12 ? 30 : 10]));
    expect(spans).toHaveLength(3);
    for (const [at, { from }] of spans.slice(1).entries()) expect(from).toBeGreaterThanOrEqual(spans[at]?.to ?? 0);
  });

  it("are none where the difference can be chance, or where there is nothing else to compare with", () => {
    expect(recommend(fourWeeks(() => [100, 1]))).toEqual({ weekdays: [], hours: [] });
    expect(recommend(fourWeeks((weekday) => [10, weekday === 2 ? 1 : 0]))).toMatchObject({ hours: [] });
    expect(recommend(fourWeeks((_, hour) => (hour === 12 ? [5_000, 50] : [0, 0])))).toEqual({
      weekdays: [],
      hours: [],
    });
  });
});

it.each([
  // 2 % against 1 % of 10,000 each: z is 5.8. 1.2 % against 1 %: z is 1.36.
  [{ impressions: 10_000, clicks: 200 }, { impressions: 20_000, clicks: 300 }, true],
  [{ impressions: 10_000, clicks: 120 }, { impressions: 20_000, clicks: 220 }, false],
  [{ impressions: 10_000, clicks: 100 }, { impressions: 20_000, clicks: 300 }, false],
  [{ impressions: 10, clicks: 4 }, { impressions: 20_000, clicks: 4 }, false],
])("%j of %j is better: %p", (part, all, expected) => {
  expect(isBetter(part, all)).toBe(expected);
});

it.each([
  [250, 3, null, 22_500],
  [250, 3, 100, 3_000],
])("%d people %d times a day, capped at %p, are %d impressions a month", (people, frequencyCap, dailyCap, most) => {
  expect(mostImpressions(people, frequencyCap, dailyCap)).toBe(most);
});

it("a rate is drawn towards the average as if there were 1,000 impressions more", () => {
  expect(smoothedRate({ impressions: 0, clicks: 0 }, 0.01)).toBe(0.01);
  expect(smoothedRate({ impressions: 1_000, clicks: 30 }, 0.01)).toBe(0.02);
});

it.each([
  ["15 impressions an hour on 28 days", fourWeeks(() => [15, 0]), true],
  ["too few impressions", fourWeeks(() => [14, 0]), false],
  ["too few days", fourWeeks(() => [1_000, 0]).slice(24), false],
])("a sample of %s is enough or not", (_what, hours, expected) => {
  expect(isEnough(hours)).toBe(expected);
});

it("counts days on which something was seen", () => {
  expect(sizeOf(fourWeeks((weekday) => (weekday === 1 ? [1, 0] : [0, 0])))).toEqual({ impressions: 96, days: 4 });
});
