import type { LiveCampaign } from "../../ads/advertising/ad-index";
import type { ForecastWords } from "../../ads/advertising/forecast.rules";
import { outcomeOf } from "../../ads/advertising/forecast-outcome";
import { liveCampaign } from "../../ads/advertising/live-campaign.factory";
import { monthlyLimit } from "../../ads/advertising/paid-month.rules";
import { prepareSample, type ReplaySample, replay } from "../../ads/advertising/replay";
import type { AudienceCell } from "../../ads/campaigns/reach.rules";
import { randomFrom } from "../../care/models/random.rules";
import { CITIES } from "../../people/accounts/city.rules";
import { addDays } from "../../platform/london.rules";
import { DEMO_CAMPAIGNS } from "./demo-adverts.rules";
import { inventDay, keepSome, type Visitor } from "./requests-seed";

const FIRST = "2026-10-01";
const NOW = new Date("2026-10-29T00:00:00Z");
const days = (from: number, count: number) => Array.from({ length: count }, (_, at) => addDays(FIRST, from + at));

const VISITORS: Visitor[] = Array.from({ length: 600 }, (_, at) => ({
  city: at % 8 < 6 ? (CITIES[at % 8] ?? null) : at % 8 === 6 ? "Elsewhere" : null,
  language: at % 10 === 7 ? (["fr", "es", "de"][Math.floor(at / 10) % 3] ?? "en") : "en",
}));
/** Every fifth person has allergies, every third sleeps badly. */
const cellsOf = (times: number): AudienceCell[] =>
  VISITORS.map(({ city, language }, at) => ({
    ...{ city: city ?? "", language, people: times },
    topics: at % 5 === 0 ? 1 << 4 : 0,
    signals: at % 3 === 0 ? 1 << 3 : 0,
  }));

const LIVE: LiveCampaign[] = DEMO_CAMPAIGNS.filter(({ status }) => status === "LIVE").map(
  ({ name, cities, languages, topics, signals, relatedTopics, weekdays, hours, dailyCap, frequencyCap }) =>
    liveCampaign(NOW, {
      ...{
        name,
        cities,
        languages,
        topics,
        frequencyCap,
        signals: signals ?? [],
        relatedTopics: relatedTopics ?? false,
      },
      ...{ weekdays: weekdays ?? [], hours: hours ?? [], dailyCap: dailyCap ?? null },
    }),
);

const WORDS: ForecastWords = {
  ...{ cities: [], languages: ["en"], topics: [], signals: [], relatedTopics: false, returnToTopic: false },
  ...{
    startsOn: null,
    endsOn: null,
    weekdays: [],
    hours: [],
    dailyCap: null,
    monthlyBudgetPence: null,
    frequencyCap: 3,
  },
};
const DRAFTS: Partial<ForecastWords>[] = [
  {},
  { cities: ["London"] },
  { cities: ["London", "Birmingham"] },
  { cities: ["Manchester", "Glasgow", "Edinburgh"], languages: ["en", "fr", "es", "de"] },
  { languages: ["en", "fr", "es", "de"], frequencyCap: 1 },
  { frequencyCap: 8 },
  { dailyCap: 60 },
  { cities: ["London"], dailyCap: 20 },
  { hours: [8, 9, 10, 20, 21] },
  { weekdays: [1, 2, 3] },
  { cities: ["Liverpool"], hours: [18, 19, 20, 21, 22], weekdays: [5, 6, 7] },
  { topics: ["Allergies"] },
  { signals: ["Poor sleep quality"] },
  { topics: ["Allergies"], signals: ["Poor sleep quality"], frequencyCap: 5 },
  { monthlyBudgetPence: 150 },
];

interface Traffic {
  sample: ReplaySample;
  /** What comes in the seven days after, with everybody in it, small places too. */
  coming: ReplaySample;
}

/** 28 days of which the product keeps some people, and the seven that follow. */
function trafficOf(seed: number): Traffic {
  const random = randomFrom(seed);
  const made = (from: number, count: number, share: number, cells: AudienceCell[]) => {
    const drawn = days(from, count).map((day) => keepSome(day, inventDay(day, VISITORS, random), share, random));
    const rows = drawn.flatMap(({ kept }) => kept.sort((a, b) => a.quarter - b.quarter || a.person - b.person));
    return prepareSample(
      drawn.map(({ size }) => size),
      rows,
      cells,
    );
  };
  return { sample: made(0, 28, 0.15, cellsOf(1)), coming: made(28, 7, 1, cellsOf(100)) };
}

const WEEK = days(28, 7);

/** What was likely, the range, and what the chooser then did. */
function forecastAndSee({ sample, coming }: Traffic, draft: Partial<ForecastWords>) {
  const words = { ...WORDS, ...draft };
  const question = {
    ...{ words, sample, live: LIVE, fitting: 0, campaignId: null, hours: [], otherImpressions: 0, spent: 0 },
    tier: "PLATINUM" as const,
  };
  const { impressions } = outcomeOf(question, WEEK, words);
  const came = replay(coming, LIVE, liveCampaign(NOW, { ...words, id: "draft" })).impressions;
  const limit = monthlyLimit(words.monthlyBudgetPence, "PLATINUM") ?? Number.POSITIVE_INFINITY;
  const count = came.reduce((sum, { value }) => sum + value, 0);
  return { ...impressions, seen: Math.min(count, limit) };
}

describe("forecasts of the demonstration's traffic", () => {
  const seen = [1, 2, 3].flatMap((seed) => {
    const traffic = trafficOf(seed);
    return DRAFTS.map((draft) => forecastAndSee(traffic, draft));
  });

  it("hold what the next seven days bring in at least 17 of 20 cases", () => {
    const held = seen.filter(({ from, to, seen: count }) => from <= count && count <= to);
    expect(held.length / seen.length).toBeGreaterThanOrEqual(0.85);
  });

  it("say something: most ranges are narrower than what is likely, and that is near what came", () => {
    const narrow = seen.filter(({ likely, from, to }) => to - from < likely);
    expect(narrow.length / seen.length).toBeGreaterThan(0.8);
    const near = seen.filter(({ likely, seen: count }) => Math.abs(likely - count) < 0.2 * count);
    expect(near.length / seen.length).toBeGreaterThan(0.7);
  });
});
