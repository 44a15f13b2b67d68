import type { EntityManager } from "typeorm";
import { type AudienceDimension, NOT_SHARED } from "../../ads/advertising/audience.rules";
import { type DayCell, keepGroups } from "../../ads/advertising/audience.service";
import { lastDue } from "../../ads/advertising/insight-view.rules";
import { CountedCell } from "../../ads/campaigns/audience-cell.entity";
import { type AudienceCell, peopleIn, type Wanted } from "../../ads/campaigns/reach.rules";
import { type Random, randomFrom } from "../../care/models/random.rules";
import { readEntities } from "../../platform/entity-rows";
import { groupRows } from "../../platform/loaders";
import { CLICK_FACTORS, WEEKDAY_PATTERN } from "./demo-traffic.rules";
import { COMING } from "./requests-seed";

/** The same days at every start. */
const SEED = 20_261_127;

type Shares = readonly (readonly [label: string, share: number])[];

/** How the invented audience of past days is divided: the share of each group, in the order of the labels. */
const GROUPS: Readonly<Partial<Record<AudienceDimension, Shares>>> = {
  AGE: [
    ...([
      ["18-24", 0.11],
      ["25-34", 0.23],
      ["35-44", 0.2],
      ["45-54", 0.13],
    ] as const),
    ...([
      ["55-64", 0.08],
      ["65+", 0.05],
      [NOT_SHARED, 0.2],
    ] as const),
  ],
  GENDER: [
    ["FEMALE", 0.41],
    ["MALE", 0.33],
    ["OTHER", 0.05],
    [NOT_SHARED, 0.21],
  ],
  PLACEMENT: [
    ["DASHBOARD", 0.83],
    ["HEALTH_CHECK", 0.17],
  ],
};

/**
 * Makes who saw the adverts of the demonstration on past days, and what the companies reported of their sales, out of the figures
 * that there are. Does nothing when one of the companies has some.
 */
export async function seedReports(tx: EntityManager, now: Date): Promise<void> {
  await seedAudience(tx, now);
  await seedConversions(tx, now);
  await seedViews(tx, now);
  await tx.query(
    `insert into promo_codes (advertiser_id, code, campaign_id, made_at)
     select c.advertiser_id, 'SPRAY10', c.id, $1 from campaigns c join users u on u.id = c.advertiser_id
      where u.email = 'advertiser@demo.test' and c.status = 'LIVE' and c.name like 'Saline spray, whole country%' on conflict do nothing`,
    [now],
  );
}

/** What an advertiser of the demonstration looks at. */
async function seedViews(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(
    `insert into insight_views (advertiser_id, name, period, compare_to, metric, dimension, columns, mailed, mailed_for, created_at)
     select u.id, v.name, v.period, 'PREVIOUS_PERIOD', v.metric, v.dimension, v.columns, v.mailed, v.mailed_for::date, $1::timestamptz
       from users u, (values ('Clicks of the week', 'LAST_7', 'CLICKS', 'CAMPAIGN', 'DELIVERY', 'WEEKLY', $2),
                             ('Cities this quarter', 'LAST_90', 'IMPRESSIONS', 'CITY', 'DELIVERY', null, null))
                     as v (name, period, metric, dimension, columns, mailed, mailed_for)
      where u.email = 'advertiser@demo.test' and not exists (select from insight_views o where o.advertiser_id = u.id)`,
    [now, lastDue("WEEKLY", now)],
  );
}

interface SeenDay extends Wanted {
  campaignId: string;
  day: string;
  views: number;
  clicks: number;
  engagements: number;
  frequencyCap: number;
}

/** The same people that reach counts: nobody from a place that a campaign is not shown in, and nobody more often than the cap. */
async function seedAudience(tx: EntityManager, now: Date): Promise<void> {
  const seen: SeenDay[] = await tx.query(
    `select h.campaign_id as "campaignId", to_char(h.hour at time zone 'Europe/London', 'YYYY-MM-DD') as day, sum(h.views)::int as views,
            sum(h.clicks)::int as clicks, sum(h.engagements)::int as engagements, c.frequency_cap as "frequencyCap",
            c.cities, c.languages, c.topics, c.signals
       from campaigns c join users u on u.id = c.advertiser_id join campaign_hours h on h.campaign_id = c.id
      where u.demonstration
        and (h.hour at time zone 'Europe/London')::date
            < least(($1::timestamptz at time zone 'Europe/London')::date, (select min(day) from ad_events))
        and not exists (select 1 from audience_days a join campaigns k on k.id = a.campaign_id
                          join users o on o.id = k.advertiser_id where o.demonstration)
      group by 2, c.id, h.campaign_id having sum(h.views) > 0 order by 2, 1`,
    [now],
  );
  const people: AudienceCell[] = await readEntities(tx, CountedCell, "", []);
  const random = randomFrom(SEED);
  const groupsOf = new Map<string, [DayCell["dimension"], Shares][]>();
  for (const [day, rows] of groupRows(seen, (row) => row.day)) {
    const cells = rows.flatMap((row) => {
      const groups = groupsOf.get(row.campaignId) ?? divisionsOf(people, row);
      groupsOf.set(row.campaignId, groups);
      return divide(row, groups, peopleIn(people, row), random);
    });
    await keepGroups(tx, day, cells);
  }
}

/** How those who fit a campaign are divided. */
function divisionsOf(people: readonly AudienceCell[], wanted: Wanted): [DayCell["dimension"], Shares][] {
  const all = Math.max(1, peopleIn(people, wanted));
  const sharesOf = (values: readonly string[], only: (value: string) => AudienceCell[]): Shares =>
    [...new Set(values)].sort().map((value) => [value || NOT_SHARED, peopleIn(only(value), wanted) / all] as const);
  const by = (field: "city" | "language") =>
    sharesOf(
      people.map((cell) => cell[field]),
      (value) => people.filter((cell) => cell[field] === value),
    ).filter(([, share]) => share > 0);
  return [
    ["ALL", [["ALL", 1]]],
    ["CITY", by("city")],
    ["LANGUAGE", by("language")],
    ...(Object.entries(GROUPS) as [AudienceDimension, Shares][]),
  ];
}

/** A day of a campaign by groups that add up to it. */
function divide(
  { campaignId, views, clicks, engagements, frequencyCap }: SeenDay,
  groups: readonly [DayCell["dimension"], Shares][],
  fitting: number,
  random: Random,
): DayCell[] {
  const coming = Math.min(Math.ceil((views * 4) / 5), Math.round(fitting * COMING * (0.9 + 0.2 * random())));
  const people = Math.max(Math.ceil(views / frequencyCap), coming);
  return groups.flatMap(([dimension, shares]) => {
    const weights = shares.map(([, share]) => share);
    const clicking = shares.map(([label, share]) => share * (CLICK_FACTORS[label] ?? 1));
    const parts = [views, people].map((count) => partsOf(count, weights, random()));
    const acts = [clicks, engagements].map((count) => partsOf(count, clicking, random()));
    return shares.map(([label], at) => {
      const [seen = 0, persons = 0, clicked = 0, asked = 0] = [...parts, ...acts].map((part) => part[at] ?? 0);
      const counts = { views: seen, clicks: clicked, engagements: asked, people: persons, surePeople: persons };
      return { campaignId, dimension, label, ...counts };
    });
  });
}

/** A count in whole parts by their weights. @param from where the rounding begins, 0 to 1, so that it favours no part. */
function partsOf(count: number, weights: readonly number[], from: number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let until = from;
  return weights.map((weight, at) => {
    const before = Math.floor(until);
    until = at === weights.length - 1 ? count + from : until + (count * weight) / all;
    return Math.floor(until) - before;
  });
}

/**
 * One report of each company for each month: every tenth click or so bought a basket. Of campaigns with a hold-out also all orders of each
 * day: about twenty and what the adverts sold.
 */
async function seedConversions(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(
    `with days as (
       select c.advertiser_id, c.id as campaign_id, c.name, (h.hour at time zone 'Europe/London')::date as day,
              floor(sum(h.clicks) / 10.0 + get_byte(decode(md5(c.name || (h.hour at time zone 'Europe/London')::date), 'hex'), 0) / 256.0)::int as conversions, greatest(r.price_pence, 1900) as price,
              exists (select from campaign_hold_outs o where o.campaign_id = c.id and o.from_day <= (h.hour at time zone 'Europe/London')::date) as is_compared
         from campaigns c join users u on u.id = c.advertiser_id join current_creatives r on r.id = c.creative_id
              join campaign_hours h on h.campaign_id = c.id
        where u.demonstration and h.hour < date_trunc('day', $1::timestamptz, 'Europe/London')
          and not exists (select 1 from conversion_reports p join users o on o.id = p.advertiser_id where o.demonstration)
        group by 1, 2, 3, 4, 6, 7
     ), sold as (
       select days.*, date_trunc('month', day) as month,
              case when is_compared then conversions + (14 + (get_byte(noise, 1) + get_byte(noise, 2) + get_byte(noise, 3)) / 64.0
                                                          + 3 * ($2::float8[])[extract(isodow from day)::int])::int end as all_orders, (row_number() over (partition by advertiser_id, date_trunc('month', day)
                                                                         order by campaign_id, day))::int as position
         from days, decode(md5(name || day), 'hex') as noise where conversions > 0 or is_compared
     ), reports as (
       insert into conversion_reports (advertiser_id, idempotency_key, request_hash, row_count, reported_at)
       select advertiser_id, gen_random_uuid(), sha256(convert_to(advertiser_id::text || month::text, 'UTF8')), count(*),
              least($1::timestamptz, (month + interval '1 month 9 hours') at time zone 'Europe/London')
         from sold where position <= 500 group by advertiser_id, month
       returning id, advertiser_id, request_hash, reported_at
     ), reported as (
       select r.id as report_id, r.reported_at, s.* from sold s join reports r on r.advertiser_id = s.advertiser_id
          and r.request_hash = sha256(convert_to(s.advertiser_id::text || s.month::text, 'UTF8')) where s.position <= 500
     ), kept as (
       insert into conversion_rows (report_id, position, campaign_id, day, conversions, revenue_pence, all_orders)
       select report_id, position, campaign_id, day, conversions, conversions * price, all_orders from reported
     )
     insert into campaign_conversions (advertiser_id, campaign_id, day, conversions, revenue_pence, report_id, reported_at, all_orders)
     select advertiser_id, campaign_id, day, conversions, conversions * price, report_id, reported_at, all_orders from reported`,
    [now, WEEKDAY_PATTERN],
  );
}
