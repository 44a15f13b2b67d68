import { AHEAD_DAYS, type ForecastWords } from "../server/src/ads/advertising/forecast.rules";
import { outcomeOf } from "../server/src/ads/advertising/forecast-outcome";
import { liveCampaign } from "../server/src/ads/advertising/live-campaign.factory";
import { prepareSample } from "../server/src/ads/advertising/replay";
import type { SampledRow } from "../server/src/ads/advertising/request-sample.entity";
import { CITIES } from "../server/src/people/accounts/city.rules";
import { addDays, londonDay } from "../server/src/platform/london.rules";
import { type Line, median } from "./report";

const CAMPAIGNS = 150;
const DAYS = 28;
/** People of a day that the sample holds, and what each of them sees: about 600 requests. */
const PEOPLE = 50;
const ADVERTS = 12;
const ROUNDS = 21;
const WANTED_MS = 300;

const cityOf = (n: number): string => CITIES[n % CITIES.length] ?? "London";

/** The most that a forecast has to replay: 28 days of about 600 requests, among 150 campaigns. Without the reading of the sample, which is made once a day. */
export async function benchForecast(): Promise<Line[]> {
  const now = new Date();
  const today = londonDay(now);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS));
  const rows: SampledRow[] = days.flatMap((day) =>
    Array.from({ length: PEOPLE * ADVERTS }, (_, n) => ({
      ...{ day, person: n % PEOPLE, quarter: Math.floor((n * 96) / (PEOPLE * ADVERTS)) },
      ...{ city: cityOf(n % PEOPLE), language: "en", page: n % 20 === 0 ? "HEALTH_CHECK" : "DASHBOARD" },
    })),
  );
  const cells = CITIES.map((city, at) => ({ city, language: "en", topics: 1 << at, signals: 1 << at, people: 1_000 }));
  const sample = prepareSample(
    days.map((day) => ({ day, requests: 50_000, people: 4_000 })),
    rows,
    cells,
  );
  const live = Array.from({ length: CAMPAIGNS }, (_, n) =>
    liveCampaign(now, { cities: n % 3 === 0 ? [] : [cityOf(n), cityOf(n + 1)], languages: ["en"], frequencyCap: 8 }),
  );
  const words: ForecastWords = {
    ...{ cities: [], languages: ["en"], topics: [], signals: [], relatedTopics: false, returnToTopic: false },
    ...{ startsOn: null, endsOn: null, weekdays: [], hours: [], dailyCap: null, monthlyBudgetPence: null },
    frequencyCap: 3,
  };
  const question = {
    ...{ words, sample, live, fitting: 0, campaignId: null, hours: [], otherImpressions: 0, spent: 0 },
    tier: "PLATINUM" as const,
  };
  const ahead = Array.from({ length: AHEAD_DAYS }, (_, at) => addDays(today, at + 1));
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begin = performance.now();
    const { impressions } = outcomeOf(question, ahead, words);
    if (impressions.likely <= 0) throw new Error("The replay won nothing.");
    if (round > 0) times.push(performance.now() - begin); // the first round warms
  }
  const ms = median(times);
  return [
    {
      goal: "forecast",
      what: `${rows.length.toLocaleString("en")} requests decided again among ${CAMPAIGNS} campaigns`,
      measured: `${ms.toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)} ms`,
      wanted: `≤ ${WANTED_MS} ms`,
      met: ms <= WANTED_MS,
    },
  ];
}
