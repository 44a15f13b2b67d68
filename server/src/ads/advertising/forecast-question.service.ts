import { createHash } from "node:crypto";
import { LessThan } from "typeorm";
import { SMALLEST_AUDIENCE } from "../../people/accounts/audience-label.rules";
import type { Who } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { addDays, londonDay, londonInstant, londonMonth } from "../../platform/london.rules";
import { invalidFields } from "../../platform/problems";
import { CountedCell } from "../campaigns/audience-cell.entity";
import { readCampaign } from "../campaigns/campaign.service";
import { draftProblems } from "../campaigns/campaign-input.rules";
import { type AudienceCell, toldPeople } from "../campaigns/reach.rules";
import { HOUR_MS, isScheduled, londonHour } from "../campaigns/schedule.rules";
import { fits } from "../campaigns/targeting.rules";
import type { Tier } from "../subscriptions/plan.rules";
import { lockCompany } from "../subscriptions/standing.service";
import { readPaidTier } from "../subscriptions/usage.service";
import type { AdEngine, AdvertisingContext } from "./ad-engine";
import type { LiveCampaign } from "./ad-index";
import {
  AHEAD_DAYS,
  AUDIENCES_A_DAY,
  ENOUGH_REQUESTS,
  type ForecastState,
  type ForecastWords,
  SAMPLE_DAYS,
} from "./forecast.rules";
import type { HistoryHour } from "./history.rules";
import { readHistoryHours } from "./history.service";
import { tierIncludes } from "./paid-month.rules";
import { prepareSample, type ReplaySample } from "./replay";
import { ForecastQuestion } from "./request-sample.entity";
import { readSample } from "./request-sample.service";

/** A question that may be answered, with all that its answer is made of. */
export interface Question {
  words: ForecastWords;
  tier: Tier;
  sample: ReplaySample;
  /** Requests of these days that fit, reckoned up from the sample. */
  fitting: number;
  /** The campaigns that run now. */
  live: LiveCampaign[];
  /** Null for a campaign that does not exist yet. */
  campaignId: string | null;
  /** Of the advertiser, by the hour. */
  hours: HistoryHour[];
  /** Impressions of the advertiser's other campaigns in the last 28 days. */
  otherImpressions: number;
  /** Impressions of this campaign in the present month. */
  spent: number;
}

export interface Asked {
  state: ForecastState;
  /** The London days ahead. */
  days: string[];
  /** When other audiences may be asked about again; null while they may. */
  againAt: Date | null;
  /** Null when the state says why there is no answer. */
  question: Question | null;
}

/**
 * Looks whether a question may be answered, and counts it when its audience is a new one of the day.
 * @throws BAD_USER_INPUT for what could not be saved; NOT_FOUND for a campaign that is not the advertiser's.
 */
export async function askForecast(
  ctx: AdvertisingContext,
  who: Who,
  words: ForecastWords,
  campaignId: string | null,
): Promise<Asked> {
  const [first, ...others] = draftProblems(
    { ...words, name: "-", creativeId: "", variantId: null },
    { has: () => true },
  );
  if (first) throw invalidFields([first, ...others]);
  if (campaignId !== null) await readCampaign(ctx, who, campaignId);
  const days = Array.from({ length: AHEAD_DAYS }, (_, at) => addDays(londonDay(ctx.clock.now()), at + 1));
  const without = (state: ForecastState, againAt: Date | null = null) => ({ state, days, againAt, question: null });
  const known = await readKnown(ctx, who.id, words);
  if (typeof known === "string") return without(known);
  const againAt = await countAudience(ctx, who, words);
  if (againAt) return without("LIMIT_REACHED", againAt);
  const question = await makeQuestion(ctx, who.id, words, campaignId, known);
  return question ? { state: "READY", days, againAt: null, question } : without("NOT_ENOUGH_HISTORY");
}

/** The question about a campaign that nobody asks: it counts for no account. Null when it has no answer. */
export async function questionOf(
  ctx: QuestionContext,
  advertiserId: string,
  words: ForecastWords,
  campaignId: string,
): Promise<Question | null> {
  const known = await readKnown(ctx, advertiserId, words);
  return typeof known === "string" ? null : makeQuestion(ctx, advertiserId, words, campaignId, known);
}

type QuestionContext = Pick<AdvertisingContext, "db" | "clock" | "adverts">;

/** What a plan and the sample say of words, or why there is no forecast of them. */
async function readKnown(
  ctx: QuestionContext,
  advertiserId: string,
  words: ForecastWords,
): Promise<Pick<Question, "tier" | "sample"> | ForecastState> {
  const tier = await readPaidTier(ctx.db, advertiserId, ctx.clock.now());
  if (tier === null || !tierIncludes(tier, { ...words, variantId: null })) return "NO_PLAN";
  const { sample, cells } = await currentSample(ctx);
  if (sample.days.length < SAMPLE_DAYS) return "NOT_ENOUGH_HISTORY";
  return toldPeople(cells, words) < SMALLEST_AUDIENCE ? "TOO_NARROW" : { tier, sample };
}

/** Null when too few requests of the sample fit, or too few people at the campaign's days of the week and hours. */
async function makeQuestion(
  ctx: QuestionContext,
  advertiserId: string,
  words: ForecastWords,
  campaignId: string | null,
  { tier, sample }: Pick<Question, "tier" | "sample">,
): Promise<Question | null> {
  const fitting = sample.days.map(({ requests, requestsEach }) => {
    const count = requests.filter(({ place }) => fits({ ...words, isTooNarrow: false }, place)).length;
    return { count, all: count * requestsEach };
  });
  if (sum(fitting.map(({ count }) => count)) < ENOUGH_REQUESTS) return null;
  if (peopleAt(sample, words) < SMALLEST_AUDIENCE) return null;
  const hours = await readHistoryHours(ctx.db, ctx.clock.now(), advertiserId);
  const used = await readUsed(ctx, advertiserId, campaignId);
  const live = ctx.adverts.index.campaigns();
  return { words, tier, sample, fitting: sum(fitting.map(({ all }) => all)), live, campaignId, hours, ...used };
}

/** People of the days of the sample who came to a place that fits, at a day and hour at which the campaign is shown. */
function peopleAt({ days }: ReplaySample, words: ForecastWords): number {
  const schedule = { ...words, startsOn: null, endsOn: null };
  const shownAt = new Map<number, boolean>();
  const isShown = (at: Date): boolean => {
    const hour = Math.floor(at.getTime() / HOUR_MS);
    const known = shownAt.get(hour) ?? isScheduled(schedule, londonHour(hour * HOUR_MS));
    shownAt.set(hour, known);
    return known;
  };
  return sum(
    days.map(({ requests }) => {
      const shown = requests.filter(({ at, place }) => isShown(at) && fits({ ...words, isTooNarrow: false }, place));
      return new Set(shown.map(({ person }) => person)).size;
    }),
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

interface Known {
  key: string;
  loaded: Promise<{ sample: ReplaySample; cells: AudienceCell[] }>;
}
/** The sample of each server process: it changes once a day. Whoever asks first would wait until it is ready, so a job asks before. */
const SAMPLES = new WeakMap<AdEngine, Known>();

export async function currentSample({
  db,
  adverts,
}: QuestionContext): Promise<{ sample: ReplaySample; cells: AudienceCell[] }> {
  const [{ last, counted }]: [{ last: string | null; counted: Date | null }] = await db.query(
    `select (select to_char(max(day), 'YYYY-MM-DD') from ad_request_days) as last,
            (select max(counted_at) from audience_cells) as counted`,
  );
  const key = `${last} ${counted?.getTime()}`;
  const known = SAMPLES.get(adverts);
  if (known?.key === key) return known.loaded;
  const load = async () => {
    const cells = await readEntities(db, CountedCell, "", []);
    const { days, rows } = last === null ? { days: [], rows: [] } : await readSample(db, last);
    return { sample: prepareSample(days, rows, cells), cells };
  };
  const loaded = load();
  SAMPLES.set(adverts, { key, loaded });
  loaded.catch(() => SAMPLES.delete(adverts));
  return loaded;
}

/**
 * Notes the audience of a question; the same one is noted once a day, whatever else of the campaign changes.
 * @returns null, or when the account may go on: it has asked about as many as a day allows.
 */
async function countAudience(
  { db, clock }: AdvertisingContext,
  { id }: Who,
  words: ForecastWords,
): Promise<Date | null> {
  const { cities, languages, topics, signals, relatedTopics, returnToTopic } = words;
  const lists = [cities, languages, topics, signals].map((list) => [...new Set(list)].sort());
  const audience = createHash("sha256")
    .update(JSON.stringify([lists, relatedTopics, returnToTopic]))
    .digest();
  const day = londonDay(clock.now());
  return db.transaction(async (tx) => {
    // Questions of one account are counted one after the other.
    await lockCompany(tx, id);
    const asked = await tx.getRepository(ForecastQuestion).findBy({ advertiserId: id, day });
    if (asked.some((question) => audience.equals(question.audience))) return null;
    if (asked.length >= AUDIENCES_A_DAY) return londonInstant(addDays(day, 1), 0);
    await tx.getRepository(ForecastQuestion).insert({ advertiserId: id, day, audience });
    return null;
  });
}

/** What counts against quota and budget. */
async function readUsed(
  { db, clock }: QuestionContext,
  advertiserId: string,
  campaignId: string | null,
): Promise<Pick<Question, "otherImpressions" | "spent">> {
  const today = londonDay(clock.now());
  const month = londonInstant(`${londonMonth(clock.now())}-01`, 0);
  const [used] = await db.query(
    `select coalesce(sum(h.views) filter (where c.id is distinct from $2::uuid and h.hour >= $3), 0)::int as "otherImpressions",
            coalesce(sum(h.views) filter (where c.id = $2::uuid and h.hour >= $4), 0)::int as spent
       from campaigns c join campaign_hours h on h.campaign_id = c.id
      where c.advertiser_id = $1 and h.hour >= least($3::timestamptz, $4::timestamptz)`,
    [advertiserId, campaignId, londonInstant(addDays(today, -SAMPLE_DAYS), 0), month],
  );
  return used;
}

/** Forgets which audiences were asked about on days that are over. */
export async function sweepForecastQuestions({ db, clock }: Pick<AdvertisingContext, "db" | "clock">): Promise<void> {
  await db.getRepository(ForecastQuestion).delete({ day: LessThan(londonDay(clock.now())) });
}
