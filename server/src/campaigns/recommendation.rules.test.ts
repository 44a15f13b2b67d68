import { addDays } from "../platform/london.rules";
import {
  confidenceOf,
  isEnough,
  recommend,
  type Sample,
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
const sample = (hours: SampleHour[], given: Partial<Sample> = {}): Sample => ({
  ...{ hours, monthlyPence: [1_000_00], advertisers: 1 },
  ...given,
});
const even = fourWeeks(() => [100, 1]);

describe("days and times", () => {
  it("are those with the best click-through rate", () => {
    const hours = fourWeeks((weekday, hour) => [
      1_000,
      10 + ([2, 5, 7].includes(weekday) ? 10 : 0) + ([8, 9, 13, 14, 19, 20].includes(hour) ? 20 : 0),
    ]);
    expect(recommend(sample(hours))).toMatchObject({
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
      return [1_000, weekday <= 3 ? 12 : 10];
    });
    const { weekdays, hours: spans } = recommend(sample(hours));
    expect(weekdays).toEqual([1, 2, 3]);
    expect(spans.some(({ from, to }) => from === 3 && to === 5)).toBe(false);
  });

  it("do not overlap, and are three also when little was seen", () => {
    const hours = fourWeeks((_, hour) => (hour === 12 ? [5_000, 50] : [0, 0]));
    const { weekdays, hours: spans } = recommend(sample(hours));
    expect(weekdays).toHaveLength(3);
    expect(spans).toHaveLength(3);
    expect(spans.some(({ from, to }) => from <= 12 && 12 < to)).toBe(true);
    spans.slice(1).forEach(({ from }, at) => {
      expect(from).toBeGreaterThanOrEqual(spans[at]?.to ?? 0);
    });
  });
});

it.each([
  [[1_000_00], 1_000_00, 600_00, 1_400_00],
  [[1_000_00, 3_010_00], 2_000_00, 1_200_00, 2_800_00],
  [[1_024_99], 1_000_00, 600_00, 1_450_00],
  [[0], 50_00, 50_00, 50_00],
])("a month that cost %j pence recommends %d, from %d to %d", (monthlyPence, budget, from, to) => {
  expect(recommend(sample(even, { monthlyPence }))).toMatchObject({
    budgetPence: budget,
    budgetFromPence: from,
    budgetToPence: to,
  });
});

it.each([
  [0, 0, 50],
  [10_000, 0, 50],
  // 1 % of 10,000: half of the interval is 1.96 × √(0.0099 / 10,000) = 0.195 %.
  [10_000, 100, 80],
  [1_000_000, 10_000, 98],
  [100_000_000, 1_000_000, 99],
  [10_000, 4, 50],
])("of %d impressions and %d clicks one can be sure to %d percent", (impressions, clicks, percent) => {
  expect(confidenceOf({ impressions, clicks })).toBe(percent);
});

it("a rate is drawn towards the average as if there were 1,000 impressions more", () => {
  expect(smoothedRate({ impressions: 0, clicks: 0 }, 0.01)).toBe(0.01);
  expect(smoothedRate({ impressions: 1_000, clicks: 30 }, 0.01)).toBe(0.02);
});

it.each<["OWN" | "PLATFORM", Sample, boolean]>([
  ["OWN", sample(fourWeeks(() => [15, 0])), true],
  ["OWN", sample(fourWeeks(() => [14, 0])), false],
  ["OWN", sample(fourWeeks(() => [1_000, 0]).slice(24)), false],
  [
    "PLATFORM",
    sample(
      fourWeeks(() => [149, 0]),
      { advertisers: 3 },
    ),
    true,
  ],
  [
    "PLATFORM",
    sample(
      fourWeeks(() => [149, 0]),
      { advertisers: 2 },
    ),
    false,
  ],
  [
    "PLATFORM",
    sample(
      fourWeeks(() => [148, 0]),
      { advertisers: 3 },
    ),
    false,
  ],
])("%s: a sample is enough or not", (source, given, expected) => {
  expect(isEnough(source, given)).toBe(expected);
});

it("counts days on which something was seen", () => {
  const hours = fourWeeks((weekday) => (weekday === 1 ? [1, 0] : [0, 0]));
  expect(sizeOf(sample(hours))).toEqual({ impressions: 96, days: 4 });
});
