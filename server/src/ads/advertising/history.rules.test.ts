import { addDays } from "../../platform/london.rules";
import { betterOf, type HistoryHour, isBetter, isEnough, sizeOf, smoothedRate } from "./history.rules";

it.each([
  // 2 % against 1 % of 10,000 each: z is 5.8. 1.2 % against 1 %: z is 1.36.
  [{ impressions: 10_000, clicks: 200 }, { impressions: 20_000, clicks: 300 }, true],
  [{ impressions: 10_000, clicks: 120 }, { impressions: 20_000, clicks: 220 }, false],
  [{ impressions: 10_000, clicks: 100 }, { impressions: 20_000, clicks: 300 }, false],
  [{ impressions: 10, clicks: 4 }, { impressions: 20_000, clicks: 4 }, false],
  // Nothing else to compare with.
  [{ impressions: 20_000, clicks: 300 }, { impressions: 20_000, clicks: 300 }, false],
])("%j of %j is better: %p", (part, all, expected) => {
  expect(isBetter(part, all)).toBe(expected);
});

it("names the best first, and none that a few lucky clicks would name", () => {
  const parts = [
    { name: "usual", impressions: 100_000, clicks: 1_000 },
    { name: "good", impressions: 20_000, clicks: 300 },
    { name: "best", impressions: 20_000, clicks: 400 },
    { name: "lucky", impressions: 10, clicks: 4 },
  ];
  expect(betterOf(parts, { impressions: 140_010, clicks: 1_704 }).map(({ name }) => name)).toEqual(["best", "good"]);
});

it("a rate is drawn towards the average as if there were 1,000 impressions more", () => {
  expect(smoothedRate({ impressions: 0, clicks: 0 }, 0.01)).toBe(0.01);
  expect(smoothedRate({ impressions: 1_000, clicks: 30 }, 0.01)).toBe(0.02);
});

const history = (days: number, impressions: number): HistoryHour[] =>
  Array.from({ length: days }, (_, at) => ({ day: addDays("2026-06-01", at), hour: 9, impressions, clicks: 1 }));

it.each([
  [history(28, 360), true],
  [history(28, 350), false],
  [history(27, 10_000), false],
])("a history is enough from 10,000 impressions on 28 days on", (hours, expected) => {
  expect(isEnough(sizeOf(hours))).toBe(expected);
});

it("counts days on which something was seen", () => {
  expect(sizeOf([...history(4, 24), ...history(9, 0)])).toEqual({ impressions: 96, clicks: 13, days: 4 });
});
