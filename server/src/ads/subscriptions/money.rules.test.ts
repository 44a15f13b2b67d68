import fc from "fast-check";
import { decimal } from "../../platform/csv.rules";
import { pounds, sumOf, vatOf } from "./money.rules";
import {
  daysOf,
  endOfMonth,
  firstMonth,
  graceEnd,
  monthsAfter,
  nextAttempt,
  nextMonth,
  spanText,
} from "./period.rules";
import { PLANS, planOf, TIERS } from "./plan.rules";
import { upgradeArithmetic, upgradePence } from "./price.rules";
import { overQuotaCostPence } from "./usage.rules";

const pence = fc.integer({ min: 0, max: 100_000_000 });
const percent = fc.integer({ min: 0, max: 30 });
const tier = fc.constantFrom(...TIERS);
const impressions = fc.integer({ min: 0, max: 2_000_000_000 });
const at = (text: string) => new Date(text);
const MONTH = { periodStart: at("2026-11-05T00:00:00Z"), periodEnd: at("2026-12-05T00:00:00Z") };

describe("VAT", () => {
  it.each([
    [50_000, 20, 10_000],
    [1, 20, 0], // 0.2 of a penny
    [2, 20, 0],
    [3, 20, 1], // 0.6
    [5, 10, 1], // exactly half a penny goes up
    [50_001, 20, 10_000],
    [50_003, 20, 10_001],
    [100, 0, 0],
    [-50_003, 20, -10_001], // a credit note takes back what was charged
    [50_000, 17.5, 8_750],
    [200, 20.25, 41], // exactly half a penny goes up
    [10_000, 1.15, 115], // 1.15 × 10,000 is a little less in binary
    [12_345, 100, 12_345],
  ])("of %d pence at %d percent is %d", (net, vatPercent, vat) => {
    expect(vatOf(net, vatPercent)).toBe(vat);
  });

  it("is whole pence, within half a penny, never less than nothing, and grows with the sum", () => {
    fc.assert(
      fc.property(pence, pence, percent, (one, other, vatPercent) => {
        const vat = vatOf(one, vatPercent);
        expect(Number.isInteger(vat) && vat >= 0).toBe(true);
        expect(Math.abs(vat * 100 - one * vatPercent)).toBeLessThanOrEqual(50);
        if (one <= other) expect(vat).toBeLessThanOrEqual(vatOf(other, vatPercent));
      }),
    );
  });

  it("is rounded once on the sum of the lines, and a credit takes back exactly that", () => {
    fc.assert(
      fc.property(fc.array(pence, { minLength: 1, maxLength: 40 }), percent, (nets, vatPercent) => {
        const sum = sumOf(
          nets.map((netPence) => ({ netPence })),
          vatPercent,
        );
        expect(sum.netPence).toBe(nets.reduce((a, b) => a + b, 0));
        expect(sum.grossPence).toBe(sum.netPence + sum.vatPence);
        const credit = sumOf(
          nets.map((netPence) => ({ netPence: -netPence })),
          vatPercent,
        );
        expect(sum.grossPence + credit.grossPence).toBe(0);
      }),
    );
  });
});

describe("an upgrade", () => {
  it.each([
    ["BRONZE", "SILVER", 500_00, "£1,000.00 / 30 × 15 days"],
    ["SILVER", "GOLD", 1_000_00, "£2,000.00 / 30 × 15 days"],
    ["SILVER", "PLATINUM", 3_000_00, "£6,000.00 / 30 × 15 days"],
    ["GOLD", "PLATINUM", 2_000_00, "£4,000.00 / 30 × 15 days"],
    ["PLATINUM", "BRONZE", 0, "-£7,000.00 / 30 × 15 days"],
  ] as const)("from %s to %s costs %d pence as documented, on every day of the month", (from, to, cost, text) => {
    for (const day of [MONTH.periodStart, at("2026-11-20T12:34:56Z"), at("2026-12-04T23:59:59Z")]) {
      expect(upgradePence(from, to, MONTH, day, "documented")).toBe(cost);
      expect(upgradeArithmetic(from, to, MONTH, day, "documented")).toBe(text);
    }
  });

  it.each([
    ["2026-11-05T00:00:00Z", 1_000_00, "£1,000.00 / 30 × 30 days"],
    ["2026-11-05T00:00:01Z", 966_67, "£1,000.00 / 30 × 29 days"], // 966.666…
    ["2026-11-20T12:00:00Z", 466_67, "£1,000.00 / 30 × 14 days"],
    ["2026-12-04T12:00:00Z", 0, "£1,000.00 / 30 × 0 days"],
  ])("by the whole days that are left, at %s, costs %d pence", (now, cost, text) => {
    expect(upgradePence("BRONZE", "SILVER", MONTH, at(now), "actual")).toBe(cost);
    expect(upgradeArithmetic("BRONZE", "SILVER", MONTH, at(now), "actual")).toBe(text);
  });

  it("is whole pence, never less than nothing, never more than the difference, and more for a higher plan", () => {
    const moment = fc.date({ min: MONTH.periodStart, max: MONTH.periodEnd, noInvalidDate: true });
    fc.assert(
      fc.property(tier, tier, moment, fc.constantFrom("documented", "actual"), (from, to, now, how) => {
        const cost = upgradePence(from, to, MONTH, now, how);
        expect(Number.isInteger(cost) && cost >= 0).toBe(true);
        expect(cost).toBeLessThanOrEqual(Math.max(0, planOf(to).pricePence - planOf(from).pricePence));
        const higher = TIERS[TIERS.indexOf(to) + 1];
        if (higher) expect(upgradePence(from, higher, MONTH, now, how)).toBeGreaterThanOrEqual(cost);
      }),
    );
  });
});

describe("what is over the quota", () => {
  it("costs whole pence, never less than nothing, more for more, and is nothing within the quota", () => {
    fc.assert(
      fc.property(tier, impressions, impressions, (plan, one, other) => {
        const cost = overQuotaCostPence(plan, one);
        expect(Number.isInteger(cost) && cost >= 0).toBe(true);
        expect(cost > 0).toBe(one > planOf(plan).impressions);
        if (one <= other) expect(cost).toBeLessThanOrEqual(overQuotaCostPence(plan, other));
      }),
    );
    expect(overQuotaCostPence("BRONZE", 100_001)).toBe(1);
  });

  it("costs no more on a higher plan", () => {
    fc.assert(
      fc.property(impressions, (used) => {
        const costs = PLANS.map((plan) => overQuotaCostPence(plan.tier, used));
        expect([...costs].sort((a, b) => b - a)).toEqual(costs);
      }),
    );
  });
});

describe("months", () => {
  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2026-01-31", 2, "2026-03-31"], // from the anchor day, never from the month before
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-11-22", 1, "2026-12-22"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2026-03-31", -1, "2026-02-28"],
  ])("%s and %d months is %s", (day, months, result) => {
    expect(monthsAfter(day, months)).toBe(result);
  });

  it("begin with the full hour of the payment and end at midnight in London, in summer and in winter", () => {
    expect(firstMonth(at("2026-11-22T10:50:27Z"))).toEqual({
      periodStart: at("2026-11-22T10:00:00Z"),
      periodEnd: at("2026-12-22T00:00:00Z"),
    });
    // 23:30 UTC on 1 July is half past midnight on 2 July in London.
    expect(firstMonth(at("2026-07-01T23:30:00Z"))).toEqual({
      periodStart: at("2026-07-01T23:00:00Z"),
      periodEnd: at("2026-08-01T23:00:00Z"),
    });
    expect(nextMonth("2026-09-30", at("2026-10-29T23:00:00Z"), at("2026-10-30T00:00:00Z")).periodEnd).toEqual(
      at("2026-11-30T00:00:00Z"), // the clocks change on 25 October
    );
  });

  it("follow each other without a gap for ten years, whatever the first day", () => {
    const start = fc.date({ min: at("2020-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(start, (paid) => {
        const { periodEnd } = firstMonth(paid);
        const anchor = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" }).format(paid);
        let end = periodEnd;
        for (let month = 2; month < 120; month += 1) {
          const next = nextMonth(anchor, end, new Date(end.getTime() + 5 * 60_000));
          expect(next.periodStart).toEqual(end);
          expect(endOfMonth(anchor, next.periodStart)).toEqual(next.periodEnd);
          const days = daysOf(next, next.periodStart);
          expect(days.all).toBeGreaterThanOrEqual(28);
          expect(days.all).toBeLessThanOrEqual(31);
          expect(days.left).toBe(days.all);
          end = next.periodEnd;
        }
      }),
      { numRuns: 20 },
    );
  });

  it("that passed while nothing ran are left out", () => {
    expect(nextMonth("2026-01-31", at("2026-02-28T00:00:00Z"), at("2026-06-10T12:00:00Z"))).toEqual({
      periodStart: at("2026-05-30T23:00:00Z"),
      periodEnd: at("2026-06-29T23:00:00Z"),
    });
  });

  it("name their first and their last day", () => {
    expect(spanText({ periodStart: at("2026-08-22T10:00:00Z"), periodEnd: at("2026-09-21T23:00:00Z") })).toBe(
      "22 Aug 2026 to 21 Sep 2026",
    );
  });
});

it("a failed renewal is tried again after 1, 3 and 5 days, and lapses after 7", () => {
  const failed = at("2026-07-01T23:05:00Z"); // five past midnight on 2 July in London
  const end = graceEnd(failed);
  expect(end).toEqual(at("2026-07-08T23:00:00Z"));
  const tries = [failed, at("2026-07-02T23:00:00Z"), at("2026-07-04T23:10:00Z"), at("2026-07-06T23:00:00Z")];
  expect(tries.map((now) => nextAttempt(end, now)?.toISOString() ?? null)).toEqual([
    "2026-07-02T23:00:00.000Z",
    "2026-07-04T23:00:00.000Z",
    "2026-07-06T23:00:00.000Z",
    null,
  ]);
});

it("sums are written for people with the pound, and for spreadsheets as numbers", () => {
  expect([0, 5, 100, 123_456_789, -60_000].map(pounds)).toEqual([
    "£0.00",
    "£0.05",
    "£1.00",
    "£1,234,567.89",
    "-£600.00",
  ]);
  expect([0, 5, -60_001].map(decimal)).toEqual(["0.00", "0.05", "-600.01"]);
});
