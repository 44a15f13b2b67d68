import { randomUUID } from "node:crypto";
import type { Dimension, Metric } from "../server/src/ads/advertising/insight.rules";
import { readInsights } from "../server/src/ads/advertising/insight.service";
import { createDataSource } from "../server/src/platform/database";
import type { BenchDatabase } from "./database";
import { type Line, median } from "./report";

const CAMPAIGNS = 10;
const DAYS = 30;
/** Events of the advertiser in those days, and of nine others who are as large. */
const EVENTS = 100_000;
const ADVERTISERS = 10;
const ROUNDS = 9;

const METRICS: Metric[] = ["IMPRESSIONS", "CLICKS", "CTR", "ENGAGEMENTS", "COST"];
const QUESTIONS: readonly Dimension[][] = [
  [],
  ["DAY"],
  ["CAMPAIGN"],
  ["CITY"],
  ["DAY", "CAMPAIGN"],
  ["HOUR", "WEEKDAY"],
];

/**
 * Insights of a month over 100,000 events of an advertiser, among a million in all, against the plainest question to the events
 * themselves: how many views and clicks there were on each day.
 */
export async function benchInsights({ urls }: BenchDatabase): Promise<Line[]> {
  const owner = await createDataSource({ url: urls.owner, poolSize: 1 }).initialize();
  const app = await createDataSource({ url: urls.app, poolSize: 4 }).initialize();
  try {
    const to = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const from = new Date(Date.parse(to) - (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
    await owner.query("set statement_timeout = 0"); // of the one connection: making a history takes long
    const ids = await makeHistory(owner, from);
    const [id = ""] = ids;
    const context = { db: app, clock: { now: () => new Date() } };
    const ask = (dimensions: Dimension[]) => readInsights(context, { id }, { metrics: METRICS, dimensions, from, to });
    const ours = new Map<string, number[]>();
    const theirs: number[] = [];
    let counted = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const dimensions of QUESTIONS) {
        const begin = performance.now();
        counted = (await ask(dimensions)).total.impressions ?? 0;
        const name = dimensions.join(" and ").toLowerCase() || "the total";
        if (round > 0) ours.set(name, [...(ours.get(name) ?? []), performance.now() - begin]); // the first round warms
      }
      const begin = performance.now();
      const [{ views }] = await owner.query(
        `with days as (
           select (e.occurred_at at time zone 'Europe/London')::date as day, count(*) filter (where kind = 'VIEW') as views,
                  count(*) filter (where kind = 'CLICK') as clicks
             from ad_events e join campaigns c on c.id = e.campaign_id
            where c.advertiser_id = $1 and e.valid and e.day between $2 and $3 group by 1)
         select sum(views)::int as views from days`,
        [id, from, to],
      );
      if (round > 0) theirs.push(performance.now() - begin);
      if (views !== counted) throw new Error(`${counted} impressions instead of ${views}`);
    }
    const events = median(theirs);
    const [slowest, times] = [...ours].sort(([, a], [, b]) => median(b) - median(a))[0] as [string, number[]];
    const ms = median(times);
    const all = `${(EVENTS * ADVERTISERS).toLocaleString("en")} events`;
    return [
      {
        goal: "insights",
        what: `slowest question (by ${slowest}) over ${all}, against counting the advertiser's events`,
        measured: `${ms.toFixed(0)} ms against ${events.toFixed(0)} ms`,
        ratio: ms / events,
        wanted: "≤ 0.2",
        met: ms / events <= 0.2,
      },
      ...[...ours].map(([name, each]) => ({
        goal: "insights",
        what: `by ${name}`,
        measured: `${median(each).toFixed(1)} ms`,
        wanted: "",
      })),
    ];
  } finally {
    await owner.destroy();
    await app.destroy();
  }
}

type Owner = Awaited<ReturnType<typeof createDataSource>>;

/** Events of thirty days, rolled up by the hour and by city as the product does, and a paid month. @returns the advertisers. */
async function makeHistory(owner: Owner, from: string): Promise<string[]> {
  const people: { id: string }[] = await owner.query(
    `insert into users (email, name, role, created_at)
     select $1 || n || '@bench.test', 'Advertiser', 'ADVERTISER', now() from generate_series(1, $2::int) n returning id`,
    [`insights-${randomUUID()}-`, ADVERTISERS],
  );
  const ids = people.map(({ id }) => id);
  await owner.query(
    "insert into companies (advertiser_id, name, website, created_at) select unnest($1::uuid[]), 'Company', 'https://company.example', now()",
    [ids],
  );
  await owner.query(
    `insert into subscription_periods (advertiser_id, tier, period_start, period_end, created_at)
     select unnest($1::uuid[]), 'GOLD', $2::date::timestamptz, $2::date::timestamptz + interval '31 days', now()`,
    [ids, from],
  );
  const campaigns: { id: string; creative_id: string }[] = await owner.query(
    `with made as (
       insert into creatives (advertiser_id, created_at) select id, now() from unnest($1::uuid[]) id returning id, advertiser_id
     )
     insert into campaigns (advertiser_id, creative_id, name, status, cities, languages, topics, created_at, launched_at, updated_at)
     select advertiser_id, id, 'Campaign ' || n, 'LIVE', '{}', '{en}', '{}', now(), now(), now() from made, generate_series(1, $2::int) n
     returning id, creative_id`,
    [ids, CAMPAIGNS],
  );
  // A day at a time, so that each statement stays small.
  for (let day = 0; day < DAYS; day += 1) {
    await owner.query(
      `insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, pseudonym, city, language, page, personalised)
       select $1::date + $2::int, gen_random_uuid(), case when n % 50 = 0 then 'CLICK' else 'VIEW' end, c.id, c.creative_id,
              ($1::date + $2::int)::timestamp at time zone 'Europe/London' + make_interval(secs => n % 86000), true,
              md5((n % 3000)::text)::uuid, (array['London', 'Glasgow', 'Leeds'])[n % 3 + 1], 'en', 'DASHBOARD', false
         from unnest($3::uuid[], $4::uuid[]) c (id, creative_id), generate_series(1, $5::int) n`,
      [
        from,
        day,
        campaigns.map(({ id }) => id),
        campaigns.map(({ creative_id }) => creative_id),
        Math.round(EVENTS / DAYS / CAMPAIGNS),
      ],
    );
  }
  await owner.query(
    `insert into campaign_hours (campaign_id, hour, creative_id, views, clicks)
     select campaign_id, date_trunc('hour', occurred_at, 'UTC'), creative_id, count(*) filter (where kind = 'VIEW'),
            count(*) filter (where kind = 'CLICK')
       from ad_events where campaign_id = any($1) group by 1, 2, 3`,
    [campaigns.map(({ id }) => id)],
  );
  await owner.query(
    `insert into audience_days (campaign_id, day, dimension, label, views, clicks, engagements, people)
     select campaign_id, (occurred_at at time zone 'Europe/London')::date, 'CITY', city, count(*) filter (where kind = 'VIEW'),
            count(*) filter (where kind = 'CLICK'), 0, count(distinct pseudonym)
       from ad_events where campaign_id = any($1) group by 1, 2, 4`,
    [campaigns.map(({ id }) => id)],
  );
  await owner.query("analyze ad_events, campaign_hours, audience_days, campaigns");
  return ids;
}
