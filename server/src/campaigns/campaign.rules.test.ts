import { clickThroughRate, destinationOf, fits } from "./campaign.rules";

const anywhere = { cities: [], languages: ["en"], topics: [] };
const dashboard = { city: "London", language: "en", topic: null };

describe("a campaign", () => {
  it.each([
    ["for anywhere fits a city", anywhere, dashboard, true],
    ["for anywhere fits an unknown city", anywhere, { ...dashboard, city: null }, true],
    ["fits its language only", anywhere, { ...dashboard, language: "fr" }, false],
    ["fits its city", { ...anywhere, cities: ["Leeds", "London"] }, dashboard, true],
    ["does not fit another city", { ...anywhere, cities: ["Glasgow"] }, dashboard, false],
    [
      "for a city does not fit an unknown one",
      { ...anywhere, cities: ["London"] },
      { ...dashboard, city: null },
      false,
    ],
    ["for a topic does not fit a page without one", { ...anywhere, topics: ["Allergies"] }, dashboard, false],
    ["for a topic fits its page", { ...anywhere, topics: ["Allergies"] }, { ...dashboard, topic: "Allergies" }, true],
    ["for any page fits a page with a topic", anywhere, { ...dashboard, topic: "Allergies" }, true],
  ])("%s", (_what, targeting, place, expected) => {
    expect(fits(targeting, place)).toBe(expected);
  });

  it("leads to its own address, and by topic to the company's website", () => {
    expect(destinationOf([], "https://a.example/offer", "https://a.example")).toBe("https://a.example/offer");
    expect(destinationOf(["Digestive"], "https://a.example/offer", "https://a.example")).toBe("https://a.example");
    expect(destinationOf(["Digestive"], "https://a.example/offer", null)).toBeNull();
  });
});

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
