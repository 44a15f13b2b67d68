import { clickThroughRate } from "./campaign.rules";

it.each([
  [0, 0, 0],
  [0, 10, 0],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [10, 10, 100],
  [1, 10_000, 0.01],
])("%d clicks of %d impressions are %d percent", (clicks, impressions, percent) => {
  expect(clickThroughRate(clicks, impressions)).toBe(percent);
});
