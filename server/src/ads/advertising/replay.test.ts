import { addDays } from "../../platform/london.rules";
import { type AudienceCell, peopleIn, type Wanted } from "../campaigns/reach.rules";
import type { LiveCampaign } from "./ad-index";
import { liveCampaign } from "./live-campaign.factory";
import { prepareSample, replay } from "./replay";
import type { SampledRow } from "./request-sample.entity";

const NOW = new Date("2026-06-29T12:00:00Z");
const DAYS = Array.from({ length: 28 }, (_, at) => addDays("2026-06-01", at));
const CITIES = ["London", "Manchester", "Birmingham", "Glasgow"];
const LANGUAGES = ["en", "fr", "pl"];

/** Numbers that look like chance and are the same in every run (Lehmer). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** People of places, some of few, and two days on which each asks once or twice. */
function population(random: () => number): { cells: AudienceCell[]; rows: SampledRow[] } {
  const cells = CITIES.flatMap((city) =>
    LANGUAGES.map((language) => ({ city, language, topics: 0, signals: 0, people: 1 + Math.floor(random() * 110) })),
  );
  let person = 0;
  const rows = cells.flatMap(({ city, language, people }) =>
    Array.from({ length: people }, () => {
      person += 1;
      return { day: DAYS[person % 28] ?? "", person, quarter: person % 96, city, language, page: "DASHBOARD" };
    }),
  );
  return { cells, rows: rows.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.quarter - b.quarter)) };
}
const sizes = (rows: readonly SampledRow[], each = 1) =>
  DAYS.map((day) => {
    const count = rows.filter((row) => row.day === day).length;
    return { day, requests: count * each, people: count * each };
  });
const total = (figures: readonly { value: number }[]) => figures.reduce((sum, { value }) => sum + value, 0);
const toggled = (list: readonly string[], value: string) =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
const some = (random: () => number, list: readonly string[]) => list.filter(() => random() < 0.5);

describe("a replay", () => {
  it("answers two questions that differ by fewer than 50 people alike", () => {
    let alike = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = numbers(seed * 7_919);
      const { cells, rows } = population(random);
      const sample = prepareSample(sizes(rows), rows, cells);
      const others = [liveCampaign(NOW, { languages: LANGUAGES })];
      for (let pair = 0; pair < 20; pair += 1) {
        const one: Wanted = {
          cities: some(random, CITIES),
          languages: ["en", ...some(random, ["fr", "pl"])],
          ...{ topics: [], signals: [] },
        };
        const city = CITIES[Math.floor(random() * 4)] ?? "";
        const isMore = random() < 0.7;
        const two = isMore ? { ...one, cities: toggled(one.cities, city) } : { ...one, languages: ["en", "pl"] };
        const isIn = (cell: AudienceCell, of: Wanted) => peopleIn([cell], of) > 0;
        const differing = cells.filter((cell) => isIn(cell, one) !== isIn(cell, two));
        if (total(differing.map(({ people }) => ({ value: people }))) >= 50) continue;
        alike += 1;
        const ask = (of: Wanted) => replay(sample, others, liveCampaign(NOW, { ...of, id: "draft" }));
        expect(ask(one)).toEqual(ask(two));
      }
    }
    expect(alike).toBeGreaterThan(50);
  });

  it("does not depend on who has two labels, and not on a label that fewer than 50 have", () => {
    const { rows } = population(numbers(3));
    const cell = (topics: number, people: number) => ({ city: "London", language: "en", topics, signals: 0, people });
    const apart = prepareSample(sizes(rows), rows, [cell(1, 60), cell(2, 60), cell(0, 180)]);
    const together = prepareSample(sizes(rows), rows, [cell(3, 60), cell(0, 240)]);
    expect(apart).toEqual(together);
    const rare = prepareSample(sizes(rows), rows, [cell(3, 60), cell(4, 49), cell(0, 191)]);
    expect(rare).toEqual(together);
    expect(rare.days.some(({ requests }) => requests.some(({ place }) => place.labels.topics !== 0))).toBe(true);
  });

  const everybody: AudienceCell[] = [{ city: "London", language: "en", topics: 0, signals: 0, people: 500 }];
  /** As many people a day, each with so many requests. */
  const busy = (people: number, requests: number): SampledRow[] =>
    DAYS.flatMap((day) =>
      Array.from({ length: people * requests }, (_, at) => ({
        ...{ day, person: at % people, quarter: Math.floor((at * 96) / (people * requests)) },
        ...{ city: "London", language: "en", page: "DASHBOARD" },
      })),
    );
  const ask = (given: Partial<LiveCampaign>, live: LiveCampaign[], rows: SampledRow[], each = 1) =>
    replay(prepareSample(sizes(rows, each), rows, everybody), live, liveCampaign(NOW, { id: "draft", ...given }));

  it("shares the requests as the chooser does, reckoned up to all of them", () => {
    const rows = busy(20, 2);
    expect(total(ask({}, [], rows).impressions)).toBe(28 * 40);
    expect(total(ask({}, [], rows, 10).impressions)).toBe(28 * 400);
    expect(total(ask({}, [liveCampaign(NOW)], rows).impressions)).toBeCloseTo(28 * 20, -1);
    expect(total(ask({}, [liveCampaign(NOW, { weight: 3 })], rows).impressions)).toBeCloseTo(28 * 10, -1);
    // The campaign that is changed does not compete with itself.
    expect(total(ask({ id: "own" }, [liveCampaign(NOW, { id: "own" })], rows).impressions)).toBe(28 * 40);
  });

  it("keeps the caps of a day and a person, the hours and the days of the week", () => {
    const rows = busy(20, 6);
    expect(total(ask({ frequencyCap: 2 }, [], rows).impressions)).toBe(28 * 40);
    expect(ask({ dailyCap: 30 }, [], rows, 2).impressions.every(({ value }) => value <= 30)).toBe(true);
    expect(total(ask({ dailyCap: 30 }, [], rows, 2).impressions)).toBe(28 * 30);
    const evening = ask({ hours: [20] }, [], rows);
    expect(evening.byHour.map((count, hour) => (count > 0 ? hour : -1)).filter((hour) => hour >= 0)).toEqual([20]);
    const mondays = ask({ weekdays: [1] }, [], rows).impressions.filter(({ value }) => value > 10);
    // In summer Monday begins an hour before the UTC day does.
    expect(mondays.map(({ day }) => day)).toEqual(["2026-06-01", "2026-06-08", "2026-06-15", "2026-06-22"]);
  });

  it("lets one of many stand for several", () => {
    const rows = busy(60, 4);
    const live = Array.from({ length: 599 }, () => liveCampaign(NOW, { frequencyCap: 20 }));
    // One of 600 gets about a six-hundredth of 6,720.
    expect(total(ask({}, live, rows).impressions)).toBeGreaterThan(5);
    expect(total(ask({}, live, rows).impressions)).toBeLessThan(20);
  });
});
