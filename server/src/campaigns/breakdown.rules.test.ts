import fc from "fast-check";
import { INVALID_REASONS } from "../advertising/ad-event.rules";
import { type CostPeriod, costByDay, discardSentence } from "./breakdown.rules";

const month = (given: Partial<CostPeriod> = {}): CostPeriod => ({
  ...{ id: "p", tier: "BRONZE", kind: "PAID", used: 1_000 },
  ...given,
});
const total = (costs: Map<string, number>) => [...costs.values()].reduce((sum, pence) => sum + pence, 0);

it("within the quota an impression costs its share of the price", () => {
  const costs = costByDay([{ day: "2026-06-01", periodId: "p", impressions: 1_000 }], [month()]);
  expect([...costs]).toEqual([["2026-06-01", 500]]);
});

it("beyond the quota the campaigns of the month share what is over it", () => {
  // £500 for 100,000 and £1,000 for the next 100,000: 0.75 pence each.
  const shares = [{ day: "2026-06-01", periodId: "p", impressions: 50_000 }];
  expect(total(costByDay(shares, [month({ used: 200_000 })]))).toBe(375_00);
});

it("what was shown in days of grace, or in no month, costs nothing", () => {
  const shares = [
    { day: "2026-06-01", periodId: "p", impressions: 1_000 },
    { day: "2026-06-02", periodId: null, impressions: 1_000 },
  ];
  expect(total(costByDay(shares, [month({ kind: "GRACE" })]))).toBe(0);
});

it("a day on which a month begins costs both parts", () => {
  const shares = [
    { day: "2026-06-01", periodId: "p", impressions: 1_000 },
    { day: "2026-06-01", periodId: "q", impressions: 1_000 },
  ];
  expect([...costByDay(shares, [month(), month({ id: "q", tier: "SILVER" })])]).toEqual([["2026-06-01", 800]]);
});

it("the days add up to the whole, rounded, and none is below nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5_000), { minLength: 1, maxLength: 60 }), (counts) => {
      const used = counts.reduce((sum, count) => sum + count, 0);
      const shares = counts.map((impressions, at) => ({
        day: `d${String(at).padStart(2, "0")}`,
        periodId: "p",
        impressions,
      }));
      const costs = costByDay(shares, [month({ tier: "GOLD", used })]);
      expect(total(costs)).toBe(Math.round((used * 3_500_00) / 1_500_000));
      expect(Math.min(...costs.values())).toBeGreaterThanOrEqual(0);
    }),
  );
});

it("every reason has a sentence of its own", () => {
  const sentences = [...INVALID_REASONS, "something new"].map(discardSentence);
  expect(new Set(sentences).size).toBe(sentences.length);
});
