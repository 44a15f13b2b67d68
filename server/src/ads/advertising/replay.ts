import { createHash } from "node:crypto";
import { HEALTH_TOPICS, LIFESTYLE_SIGNALS, SMALLEST_AUDIENCE } from "../../people/accounts/audience-label.rules";
import type { AudienceCell } from "../campaigns/reach.rules";
import { HOUR_MS, londonHour } from "../campaigns/schedule.rules";
import type { Place } from "../campaigns/targeting.rules";
import { AdIndex, type LiveCampaign } from "./ad-index";
import type { DayFigure } from "./forecast.rules";
import { Frequency } from "./frequency";
import type { SampledDay, SampledRow } from "./request-sample.entity";

/** A request of a past day as the chooser is asked it. */
interface ReplayRequest {
  at: Date;
  /** In London. */
  hour: number;
  place: Place;
  /** The person's number of the day. */
  person: string;
}

interface ReplayDay {
  day: string;
  /** How many requests one of the sample stands for, and how many people one person. */
  requestsEach: number;
  peopleEach: number;
  requests: ReplayRequest[];
}

/** Past requests, ready to be replayed. */
export interface ReplaySample {
  days: ReplayDay[];
  /** Impressions of all advertisers on these days. */
  requests: number;
  /** The share of requests from places that fewer than 50 people share; they are in no forecast. 0 to 1. */
  leftOut: number;
}

/** What a campaign would have had on the days of the sample, reckoned up to all requests. */
export interface Replayed {
  impressions: DayFigure[];
  people: DayFigure[];
  /** Impressions by the hour in London, of all days. */
  byHour: number[];
}

/** Of competitors so many are replayed at the most; each then stands for several. */
const MOST_COMPETITORS = 150;

/** The shares of all people that have each label, in whole percents; of labels that fewer than 50 have, none. */
function sharesOf(cells: readonly AudienceCell[]): { topics: number[]; signals: number[] } {
  const all = cells.reduce((sum, { people }) => sum + people, 0);
  const share = (of: "topics" | "signals") => (_: string, bit: number) => {
    const people = cells.reduce((sum, cell) => (cell[of] & (1 << bit) ? sum + cell.people : sum), 0);
    return people < SMALLEST_AUDIENCE ? 0 : Math.round((people * 100) / all) / 100;
  };
  return { topics: HEALTH_TOPICS.map(share("topics")), signals: LIFESTYLE_SIGNALS.map(share("signals")) };
}

const placeKey = (city: string | null, language: string): string => `${city ?? ""}|${language}`;

/** Cities with their languages that at least 50 people share. */
function largePlaces(cells: readonly AudienceCell[]): ReadonlySet<string> {
  const people = new Map<string, number>();
  for (const cell of cells) {
    const key = placeKey(cell.city, cell.language);
    people.set(key, (people.get(key) ?? 0) + cell.people);
  }
  return new Set([...people].filter(([, count]) => count >= SMALLEST_AUDIENCE).map(([key]) => key));
}

/**
 * Makes requests out of what is kept of past days. Who somebody is was never kept, so labels and the topics of Health Checks are drawn: each
 * label as often as people have it anywhere, each topic equally often. The same sample always gives the same requests. Places and labels of
 * fewer than 50 people are left out altogether, so that no two questions differ by fewer.
 */
export function prepareSample(
  days: readonly SampledDay[],
  rows: readonly SampledRow[],
  cells: readonly AudienceCell[],
): ReplaySample {
  const shares = sharesOf(cells);
  const places = largePlaces(cells);
  const byDay = new Map(days.map(({ day }) => [day, [] as SampledRow[]]));
  for (const row of rows) byDay.get(row.day)?.push(row);
  let kept = 0;
  const prepared = days.map(({ day, requests, people }) => {
    const own = byDay.get(day) ?? [];
    const drawn = new Map([...new Set(own.map(({ person }) => person))].map((person) => [person, drawOf(day, person)]));
    const hours = Array.from(
      { length: 24 },
      (_, hour) => londonHour(Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS).hour,
    );
    const asked = own
      .filter(({ city, language }) => places.has(placeKey(city, language)))
      .map(({ person, quarter, city, language, page }) => {
        const draw = drawn.get(person) ?? Buffer.alloc(32);
        const labels = { topics: bitsOf(shares.topics, draw, 0), signals: bitsOf(shares.signals, draw, 8) };
        const topic = page === "HEALTH_CHECK" ? (HEALTH_TOPICS[(draw[16] ?? 0) % HEALTH_TOPICS.length] ?? null) : null;
        return {
          at: new Date(Date.parse(`${day}T00:00:00Z`) + (quarter * HOUR_MS) / 4),
          hour: hours[quarter >> 2] ?? 0,
          place: { city, language, topic, labels, topicsToday: 0 },
          person: String(person),
        };
      });
    kept += own.length === 0 ? 0 : (asked.length * requests) / own.length;
    const peopleEach = people / Math.max(1, drawn.size);
    return { day, requestsEach: requests / Math.max(1, own.length), peopleEach, requests: asked };
  });
  const all = days.reduce((sum, { requests }) => sum + requests, 0);
  return { days: prepared, requests: all, leftOut: all === 0 ? 0 : 1 - kept / all };
}

/** Bytes of chance that are the same each time. */
const drawOf = (day: string, person: number): Buffer => createHash("sha256").update(`${day} ${person}`).digest();

const bitsOf = (shares: readonly number[], draw: Buffer, from: number): number =>
  shares.reduce((mask, share, bit) => ((draw[from + bit] ?? 0) / 256 < share ? mask | (1 << bit) : mask), 0);

/**
 * Lets the chooser decide the requests of the sample again, with a campaign among those that run now, and counts what it gets.
 * Days and the monthly budget of the campaign are not looked at: they are about the days ahead.
 */
export function replay({ days }: ReplaySample, live: readonly LiveCampaign[], campaign: LiveCampaign): Replayed {
  const index = new AdIndex();
  const frequency = new Frequency();
  const others = fewer(live.filter(({ id }) => id !== campaign.id));
  const all = [...others, { ...campaign, monthlyBudgetPence: null }].map(everyDay);
  const impressions: DayFigure[] = [];
  const people: DayFigure[] = [];
  const byHour = new Array<number>(24).fill(0);
  for (const { day, requestsEach, peopleEach, requests } of days) {
    index.begin({ day, month: day.slice(0, 7) });
    index.replace(all.map((one) => sized(one, 1 / Math.max(1, requestsEach))));
    frequency.forgetBefore(day);
    let won = 0;
    const seenBy = new Set<string>();
    for (const [at, request] of requests.entries()) {
      const { person, place } = request;
      const chosen = index.choose(place, request.at, ({ id, frequencyCap }) =>
        frequency.isReached(day, person, id, frequencyCap),
      );
      if (!chosen) continue;
      const { id, frequencyCap } = chosen.campaign;
      frequency.reserve(day, person, id, frequencyCap, String(at));
      index.tally(id)?.add(1);
      if (id !== campaign.id) continue;
      won += 1;
      seenBy.add(person);
      byHour[request.hour] = (byHour[request.hour] ?? 0) + requestsEach;
    }
    impressions.push({ day, value: won * requestsEach });
    people.push({ day, value: seenBy.size * peopleEach });
  }
  return { impressions, people, byHour };
}

const times = (limit: number | null, factor: number): number | null =>
  limit === null ? null : Math.max(1, Math.round(limit * factor));

/** A campaign that is paid for, and runs on all days as it does now. */
function everyDay(campaign: LiveCampaign): LiveCampaign {
  const tier = campaign.paid[0]?.tier;
  const paid = tier ? [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, tier }] : [];
  return { ...campaign, startsOn: null, endsOn: null, viewsToday: 0, viewsThisMonth: 0, paid };
}

/** A campaign as it is among a share of all requests. */
function sized(campaign: LiveCampaign, share: number): LiveCampaign {
  const { dailyCap, monthlyBudgetPence } = campaign;
  if (dailyCap === null && monthlyBudgetPence === null) return campaign;
  return { ...campaign, dailyCap: times(dailyCap, share), monthlyBudgetPence: times(monthlyBudgetPence, share) };
}

/** Every so many campaigns one, which then has the share and the limits of all of them. */
function fewer(campaigns: readonly LiveCampaign[]): LiveCampaign[] {
  const each = Math.ceil(campaigns.length / MOST_COMPETITORS);
  if (each <= 1) return [...campaigns];
  return campaigns
    .filter((_, at) => at % each === 0)
    .map((one) => ({
      ...one,
      weight: one.weight * each,
      frequencyCap: one.frequencyCap * each,
      dailyCap: times(one.dailyCap, each),
      monthlyBudgetPence: times(one.monthlyBudgetPence, each),
    }));
}
