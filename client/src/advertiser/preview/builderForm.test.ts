import { impressionsFor, inputOf, newValues, toggled, wrongNumbers } from "./builderForm";
import { bestToRemove, scaleOf, stepsOf } from "./reach";

const SILVER = { pricePence: 150_000, impressions: 500_000, overQuotaRatePence: 800 };
const fresh = newValues({ id: "c1", title: "Saline spray" });

describe("what a budget buys", () => {
  it.each([
    ["a third of the plan's price", 50_000, 166_666],
    ["the plan's price", 150_000, 500_000],
    ["one rate more", 150_800, 501_000],
    ["£2,500", 250_000, 625_000],
    ["a penny", 1, 3],
  ])("%s", (_what, pence, impressions) => {
    expect(impressionsFor(pence, SILVER)).toBe(impressions);
  });
});

describe("the builder's input", () => {
  it("is the same for the same choices in another order", () => {
    const one = inputOf({ ...fresh, cities: ["London", "Glasgow"], hours: [10, 9, 22], name: " Spray " });
    const other = inputOf({ ...fresh, cities: ["Glasgow", "London"], hours: [9, 22, 10], name: "Spray" });
    expect(one).toEqual(other);
    expect(one?.hours).toEqual([9, 10, 22]);
  });

  it("has numbers as they are typed, and none while one cannot be read", () => {
    const typed = { ...fresh, dailyCap: "12,000", monthlyBudget: "2,500", frequencyCap: "3", startsOn: "2026-12-01" };
    expect(inputOf(typed)).toMatchObject({
      dailyCap: 12_000,
      monthlyBudgetPence: 250_000,
      frequencyCap: 3,
      startsOn: "2026-12-01",
      endsOn: null,
    });
    expect(inputOf({ ...typed, dailyCap: "many" })).toBeNull();
    expect(wrongNumbers({ ...typed, dailyCap: "0", monthlyBudget: "x", frequencyCap: "21" })).toEqual([
      "dailyCap",
      "monthlyBudget",
      "frequencyCap",
    ]);
    expect(wrongNumbers({ ...typed, frequencyCap: "" })).toEqual(["frequencyCap"]);
  });

  it("puts labels in and takes them out", () => {
    expect(toggled(["London"], "Glasgow")).toEqual(["London", "Glasgow"]);
    expect(toggled(["London", "Glasgow"], "London")).toEqual(["Glasgow"]);
  });
});

describe("the band of reach", () => {
  it("has a scale with room, in six even parts", () => {
    expect(scaleOf({ from: 50_000, to: 75_000 })).toBe(150_000);
    expect(stepsOf(150_000)).toEqual([0, 25_000, 50_000, 75_000, 100_000, 150_000]);
    expect(scaleOf({ from: 50, to: 100 })).toBe(300);
    expect(scaleOf({ from: 1_000_000, to: null })).toBe(3_000_000);
  });

  it("names the label without which most more people fit", () => {
    const effects = [
      { value: "Allergies", from: 75_000, to: 100_000 },
      { value: "Poor sleep quality", from: 100_000, to: 150_000 },
      { value: "London", from: null, to: null },
    ];
    expect(bestToRemove({ from: 50_000, to: 75_000 }, effects)?.value).toBe("Poor sleep quality");
    expect(bestToRemove({ from: 100_000, to: 150_000 }, effects)).toBeUndefined();
  });
});
