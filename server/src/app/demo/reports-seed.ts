import type { EntityManager } from "typeorm";

/** How the invented audience of past days is divided: the share of each group, in the order of the labels. */
const GROUPS = [
  ["AGE", ["18-24", "25-34", "35-44", "45-54", "55-64", "65+", "NOT_SHARED"], [0.11, 0.23, 0.2, 0.13, 0.08, 0.05, 0.2]],
  ["GENDER", ["FEMALE", "MALE", "OTHER", "NOT_SHARED"], [0.41, 0.33, 0.05, 0.21]],
  ["LANGUAGE", ["en", "fr", "es", "de"], [0.85, 0.05, 0.05, 0.05]],
  ["PLACEMENT", ["DASHBOARD", "HEALTH_CHECK"], [0.83, 0.17]],
  [
    "CITY",
    ["London", "Manchester", "Birmingham", "Glasgow", "Liverpool", "Edinburgh", "Elsewhere", "NOT_SHARED"],
    [0.26, 0.15, 0.13, 0.1, 0.09, 0.07, 0.11, 0.09],
  ],
] as const;

/** A day of fewer views keeps its total only: its smallest group would be under ten people. */
const ENOUGH_VIEWS = 400;

/**
 * Makes who saw the adverts of the demonstration on past days, and what the companies reported of their sales, out of the figures
 * that there are. Does nothing when one of the companies has some.
 */
export async function seedReports(tx: EntityManager, now: Date): Promise<void> {
  await seedAudience(tx, now);
  await seedConversions(tx, now);
}

async function seedAudience(tx: EntityManager, now: Date): Promise<void> {
  const rows = GROUPS.flatMap(([dimension, labels, shares]) => {
    let until = 0;
    return labels.map((label, at) => {
      const from = until;
      until += shares[at] ?? 0;
      return { dimension, label, from, to: at === labels.length - 1 ? 1 : until };
    });
  });
  await tx.query(
    `with days as (
       select h.campaign_id, (h.hour at time zone 'Europe/London')::date as day, sum(h.views)::int as views,
              sum(h.clicks)::int as clicks, sum(h.engagements)::int as engagements
         from campaigns c join users u on u.id = c.advertiser_id join campaign_hours h on h.campaign_id = c.id
        where u.demonstration
          and (h.hour at time zone 'Europe/London')::date
              < least(($1::timestamptz at time zone 'Europe/London')::date, (select min(day) from ad_events))
          and not exists (select 1 from audience_days a join campaigns k on k.id = a.campaign_id
                            join users o on o.id = k.advertiser_id where o.demonstration)
        group by 1, 2 having sum(h.views) > 0
     ), groups as (
       select 'ALL' as dimension, 'ALL' as label, 0::float8 as share_from, 1::float8 as share_to
       union all select * from unnest($2::text[], $3::text[], $4::float8[], $5::float8[])
     )
     insert into audience_days (campaign_id, day, dimension, label, views, clicks, engagements, people)
     select d.campaign_id, d.day, g.dimension, g.label, cell.views, floor(d.clicks * share_to) - floor(d.clicks * share_from),
            floor(d.engagements * share_to) - floor(d.engagements * share_from),
            case dimension when 'ALL' then whole.people else floor(whole.people * share_to) - floor(whole.people * share_from) end
       from days d, groups g, lateral (select greatest(1, d.views * 4 / 5) as people) whole,
            lateral (select floor(d.views * share_to)::int - floor(d.views * share_from)::int as views) cell
      where dimension = 'ALL' or d.views >= $6`,
    [
      now,
      rows.map(({ dimension }) => dimension),
      rows.map(({ label }) => label),
      rows.map(({ from }) => from),
      rows.map(({ to }) => to),
      ENOUGH_VIEWS,
    ],
  );
}

/** One report of each company for each month: every fifteenth click or so bought something. */
async function seedConversions(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(
    `with days as (
       select c.advertiser_id, c.id as campaign_id, (h.hour at time zone 'Europe/London')::date as day,
              sum(h.clicks)::int / 15 as conversions, coalesce(r.price_pence, 1900) as price
         from campaigns c join users u on u.id = c.advertiser_id join current_creatives r on r.id = c.creative_id
              join campaign_hours h on h.campaign_id = c.id
        where u.demonstration and h.hour < date_trunc('day', $1::timestamptz, 'Europe/London')
          and not exists (select 1 from conversion_reports p join users o on o.id = p.advertiser_id where o.demonstration)
        group by 1, 2, 3, 5
     ), sold as (
       select *, date_trunc('month', day) as month, (row_number() over (partition by advertiser_id, date_trunc('month', day)
                                                                         order by campaign_id, day))::int as position
         from days where conversions > 0
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
       insert into conversion_rows (report_id, position, campaign_id, day, conversions, revenue_pence)
       select report_id, position, campaign_id, day, conversions, conversions * price from reported
     )
     insert into campaign_conversions (advertiser_id, campaign_id, day, conversions, revenue_pence, report_id, reported_at)
     select advertiser_id, campaign_id, day, conversions, conversions * price, report_id, reported_at from reported`,
    [now],
  );
}
