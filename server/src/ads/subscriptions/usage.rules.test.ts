import { ENTITLEMENTS, PLANS, planOf, TIERS } from "./plan.rules";
import { overQuotaCostPence, overQuotaImpressions } from "./usage.rules";

describe("the plans", () => {
  it("are the documented four, in the order of upgrades", () => {
    expect(
      PLANS.map(({ name, pricePence, impressions, overQuotaRatePence }) => [
        name,
        pricePence / 100,
        impressions,
        overQuotaRatePence / 100,
      ]),
    ).toEqual([
      ["Bronze", 500, 100_000, 10],
      ["Silver", 1_500, 500_000, 8],
      ["Gold", 3_500, 1_500_000, 6],
      ["Platinum", 7_500, 5_000_000, 5],
    ]);
    expect(PLANS.map(({ tier }) => tier)).toEqual(TIERS);
    expect(PLANS.filter(({ mostPopular }) => mostPopular).map(({ tier }) => tier)).toEqual(["GOLD"]);
  });
});

describe("what the tiers sell", () => {
  it("grows from tier to tier, and fits what the plans promise", () => {
    for (const [index, tier] of TIERS.entries()) {
      const { targetingGroups, abTesting, apiKeys } = ENTITLEMENTS[tier];
      expect(targetingGroups).toHaveLength(planOf(tier).targetingOptions.length);
      expect([abTesting, apiKeys]).toEqual([tier === "PLATINUM", tier === "PLATINUM"]);
      const before = TIERS[index - 1];
      if (before) expect(targetingGroups).toEqual(expect.arrayContaining([...ENTITLEMENTS[before].targetingGroups]));
    }
  });
});

describe("usage over the quota", () => {
  it.each(TIERS)("is nothing up to and including the quota of %s", (tier) => {
    const { impressions } = planOf(tier);
    for (const used of [0, 1, impressions - 1, impressions]) {
      expect([overQuotaImpressions(tier, used), overQuotaCostPence(tier, used)]).toEqual([0, 0]);
    }
    expect(overQuotaImpressions(tier, impressions + 1)).toBe(1);
  });

  it.each([
    ["BRONZE", 100_001, 1], // 1 impression at £10 a thousand is one penny
    ["BRONZE", 101_000, 1_000],
    ["BRONZE", 250_000, 150_000],
    ["SILVER", 500_001, 1], // 0.8 of a penny
    ["SILVER", 500_003, 2], // 2.4
    ["SILVER", 512_345, 9_876],
    ["GOLD", 1_500_001, 1], // 0.6
    ["GOLD", 1_500_002, 1], // 1.2
    ["PLATINUM", 5_000_001, 1], // exactly half a penny goes up
    ["PLATINUM", 5_000_002, 1],
    ["PLATINUM", 5_000_003, 2], // 1.5
    ["PLATINUM", 9_007_199_254, 4_501_099_627],
  ] as const)("on %s, %d impressions cost %d pence", (tier, impressions, pence) => {
    expect(overQuotaCostPence(tier, impressions)).toBe(pence);
  });

  it("is rounded once on the total, never for each step of the way", () => {
    const steps = Array.from({ length: 1_000 }, (_, index) => overQuotaCostPence("GOLD", 1_500_000 + index + 1));
    expect(steps.at(-1)).toBe(600);
    for (const [index, cost] of steps.entries()) {
      const exact = (index + 1) * 0.6;
      expect(Math.abs(cost - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
      expect(cost).toBeGreaterThanOrEqual(steps[index - 1] ?? 0);
    }
  });
});
