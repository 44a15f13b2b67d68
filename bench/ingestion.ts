import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { dayOf } from "../server/src/ads/advertising/ad-event.rules";
import { type AdEvent, Ingestion } from "../server/src/ads/advertising/ingestion";
import { createDataSource, poolOf } from "../server/src/platform/database";
import type { BenchDatabase } from "./database";
import { type Line, median, quantile } from "./report";

const CALLERS = 64;
const EVENTS = 6_000;
const ROUNDS = 7;
/** Campaigns that the events are spread over: a busy advert gets many at once. */
const CAMPAIGNS = 50;

interface Target {
  id: string;
  creativeId: string;
}

interface Round {
  perSecond: number;
  p99Ms: number;
}

type Store = (event: AdEvent) => Promise<unknown>;

const BARE = `insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, pseudonym, city, language,
                                     page, personalised)
  values ($1, $2, $3, $4, $5, $6, true, $7, $8, $9, $10, $11) on conflict do nothing`;
/** The bare INSERT with the roll-up that makes live figures exact. */
const ROLLED_UP = `with added as (${BARE} returning campaign_id, creative_id, occurred_at)
  insert into campaign_hours as h (campaign_id, hour, creative_id, views)
    select campaign_id, date_trunc('hour', occurred_at, 'UTC'), creative_id, 1 from added
  on conflict (campaign_id, hour, creative_id) do update set views = h.views + 1`;

/**
 * G6: events that are acknowledged after their commit, from 64 callers that each wait for their answer. Ours stores, leaves out
 * duplicates, checks the cap and rolls up. The rivals send one statement for each event on 20 connections: the same statement, an
 * INSERT that only rolls up, and a bare one.
 */
export async function benchIngestion({ urls }: BenchDatabase): Promise<Line[]> {
  const ads = await createDataSource({ url: urls.ads, poolSize: 4, planAnew: true }).initialize();
  const pool = new Pool({ connectionString: urls.ads, max: 20 });
  const campaigns: Target[] = (
    await pool.query(`select id, creative_id as "creativeId" from campaigns order by id limit ${CAMPAIGNS}`)
  ).rows;
  const ingestion = new Ingestion(poolOf(ads));
  const single =
    (name: string, text: string): Store =>
    ({ day, id, kind, campaignId, creativeId, occurredAt, pseudonym, city, language, page }) =>
      pool.query({
        name,
        text,
        values: [
          day,
          id,
          kind,
          campaignId,
          creativeId,
          occurredAt.toISOString(),
          pseudonym,
          city,
          language,
          page,
          false,
        ],
      });
  const variants = {
    grouped: (event: AdEvent) => ingestion.add(event),
    bare: single("bare", BARE),
    rolledUp: single("rolled-up", ROLLED_UP),
    alone: (event: AdEvent) => new Ingestion(pool).add(event),
  };
  const measure = async () => ({
    grouped: await run(variants.grouped, campaigns),
    bare: await run(variants.bare, campaigns),
    rolledUp: await run(variants.rolledUp, campaigns),
    alone: await run(variants.alone, campaigns),
  });
  await measure(); // warm all
  const rounds: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await measure());
  }
  const [{ events, views }] = (
    await pool.query(
      "select (select count(*)::int from ad_events) as events, (select sum(views)::int from campaign_hours) as views",
    )
  ).rows as [{ events: number; views: number }];
  await pool.end();
  await ads.destroy();
  const each = (ROUNDS + 1) * EVENTS;
  if (events !== 4 * each || views !== 3 * each) {
    throw new Error(`${events} events and ${views} views are stored instead of ${4 * each} and ${3 * each}`);
  }
  return [
    compare(
      "one INSERT for each, as exact as ours",
      rounds.map(({ grouped, alone }) => [grouped, alone]),
      true,
    ),
    compare(
      "one INSERT with roll-up for each",
      rounds.map(({ grouped, rolledUp }) => [grouped, rolledUp]),
    ),
    compare(
      "one bare INSERT for each, without roll-up",
      rounds.map(({ grouped, bare }) => [grouped, bare]),
    ),
  ].flat();
}

/** The goal binds against a rival that does the same; the others do less and are there for comparison. */
function compare(rival: string, rounds: [ours: Round, theirs: Round][], isGoal = false): Line[] {
  const of = (pick: (pair: [Round, Round]) => number) => median(rounds.map(pick));
  const ratio = of(([ours, theirs]) => ours.perSecond / theirs.perSecond);
  const p99Ratio = of(([ours, theirs]) => ours.p99Ms / theirs.p99Ms);
  return [
    {
      goal: "G6",
      what: `events a second, against ${rival}`,
      measured: `${Math.round(of(([ours]) => ours.perSecond))} against ${Math.round(of(([, theirs]) => theirs.perSecond))}`,
      ratio,
      ...(isGoal ? { wanted: "≥ 4", met: ratio >= 4 } : { wanted: "" }),
    },
    {
      goal: "G6",
      what: "p99 of the answer, ms",
      measured: `${of(([ours]) => ours.p99Ms).toFixed(1)} against ${of(([, theirs]) => theirs.p99Ms).toFixed(1)}`,
      ratio: p99Ratio,
      ...(isGoal ? { wanted: "≤ 1", met: p99Ratio <= 1 } : { wanted: "" }),
    },
  ];
}

/** A view by somebody new. */
function makeEvent({ id: campaignId, creativeId }: Target): AdEvent {
  const now = new Date();
  return {
    day: dayOf(now),
    id: randomUUID(),
    kind: "VIEW",
    campaignId,
    creativeId,
    occurredAt: now,
    reason: null,
    pseudonym: randomUUID().replaceAll("-", ""),
    city: "London",
    language: "en",
    page: "DASHBOARD",
    personalised: true,
    ageBand: "25-34",
    gender: "FEMALE",
  };
}

async function run(store: Store, campaigns: readonly Target[]): Promise<Round> {
  const times: number[] = [];
  let next = 0;
  const caller = async () => {
    while (next < EVENTS) {
      const event = makeEvent(campaigns[next % campaigns.length] as Target);
      next += 1;
      const before = performance.now();
      await store(event);
      times.push(performance.now() - before);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return { perSecond: (EVENTS / (performance.now() - started)) * 1_000, p99Ms: quantile(times, 0.99) };
}
