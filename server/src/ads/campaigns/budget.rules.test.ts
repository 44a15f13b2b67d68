import fc from "fast-check";
import { planOf, TIERS } from "../subscriptions/plan.rules";
import { budgetImpressions, impressionsPence } from "./budget.rules";

it.each([
  ["BRONZE", 100, 200],
  ["BRONZE", 500_00, 100_000],
  ["BRONZE", 510_00, 101_000],
  ["BRONZE", 500_01, 100_001],
  ["SILVER", 1_500_00, 500_000],
  ["GOLD", 1_750_00, 750_000],
  ["PLATINUM", 7_500_00, 5_000_000],
  ["PLATINUM", 7_505_00, 5_001_000],
  ["GOLD", 100, 428],
  ["SILVER", 100, 333],
  ["SILVER", 1_500_01, 500_001],
  ["GOLD", 3_499_99, 1_499_995],
  ["PLATINUM", 2_000_000_000, 4_003_500_000],
] as const)("at %s %d pence buy %d impressions", (tier, pence, impressions) => {
  expect(budgetImpressions(tier, pence)).toBe(impressions);
});

it("what a budget buys costs no more than the budget, and one more impression would", () => {
  fc.assert(
    fc.property(fc.constantFrom(...TIERS), fc.integer({ min: 100, max: 2_000_000_000 }), (tier, pence) => {
      const bought = budgetImpressions(tier, pence);
      expect(impressionsPence(tier, bought)).toBeLessThanOrEqual(pence + 1e-6);
      expect(impressionsPence(tier, bought + 1)).toBeGreaterThan(pence - 1e-6);
    }),
  );
});

it("a month that is used up costs its price", () => {
  for (const tier of TIERS) expect(impressionsPence(tier, planOf(tier).impressions)).toBe(planOf(tier).pricePence);
});
