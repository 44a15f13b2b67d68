import { betterAdvert, type CountedAdvert, cheaperPlan } from "./suggestion.rules";

it.each([
  ["BRONZE", 90_000, null],
  ["BRONZE", 199_999, null],
  ["BRONZE", 300_000, { tier: "SILVER", savedPence: 100_000 }],
  ["SILVER", 900_000, { tier: "GOLD", savedPence: 120_000 }],
  ["PLATINUM", 90_000_000, null],
] as const)("%s with %i impressions has as cheaper plan %j", (tier, impressions, cheaper) => {
  expect(cheaperPlan(tier, impressions)).toEqual(cheaper && expect.objectContaining(cheaper));
});

const advert = (id: string, impressions: number, clicks: number): CountedAdvert => ({
  id,
  title: id,
  impressions,
  clicks,
});

it.each<[string, CountedAdvert | undefined, CountedAdvert[], string | null]>([
  ["clearly better", advert("own", 50_000, 400), [advert("other", 50_000, 600)], "other"],
  ["the best of two", advert("own", 50_000, 400), [advert("one", 50_000, 600), advert("two", 50_000, 700)], "two"],
  ["better by chance", advert("own", 50_000, 400), [advert("other", 50_000, 430)], null],
  ["worse", advert("own", 50_000, 600), [advert("other", 50_000, 400)], null],
  ["with too little history", advert("own", 50_000, 400), [advert("other", 9_999, 200)], null],
  ["beside one with too little history", advert("own", 9_999, 20), [advert("other", 50_000, 600)], null],
  ["beside none", undefined, [advert("other", 50_000, 600)], null],
])("an advert that is %s", (_, own, others, better) => {
  expect(betterAdvert(own, others)?.id ?? null).toBe(better);
});
