import type { EntityManager } from "typeorm";
import type { TimedReader } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { insertNew } from "../../platform/entity-rows";
import { groupRows } from "../../platform/loaders";
import { addDays, londonDay, londonSpan } from "../../platform/london.rules";
import { AudienceRollUp } from "./audience.entity";
import { AudienceDimension, type Cell, mergeSmallGroups } from "./audience.rules";

/** A view can be under way while its day ends, so a day is over a little after its midnight. In ms. */
const SETTLED_MS = 15 * 60_000;

export interface DayCell extends Cell {
  campaignId: string;
  dimension: AudienceDimension | "ALL";
}

/**
 * Keeps for each London day that is over who saw each campaign: by groups of ten people or more, and nothing of a single one. Each day
 * is rolled up once, however often and in however many processes this runs. What is reported of groups is sums of what is kept here and
 * nothing else, so no two questions differ by fewer people than a group has.
 */
export async function rollUpAudience({ db, clock }: TimedReader): Promise<void> {
  const last = addDays(londonDay(new Date(clock.now().getTime() - SETTLED_MS)), -1);
  const sql = "select coalesce((select max(day) + 1 from audience_roll_ups), (select min(day) from ad_events))::text";
  const first = await oneValue<string | null>(db, sql);
  for (let day = first; day !== null && day <= last; day = addDays(day, 1)) {
    const rolled = day;
    await db.transaction((tx) => rollUpDay(tx, rolled, clock.now()));
  }
}

async function rollUpDay(tx: EntityManager, day: string, now: Date): Promise<void> {
  if ((await insertNew(tx, AudienceRollUp, { day, rolledAt: now })).length === 0) return;
  const { start, end } = londonSpan(day, day);
  // Events of a London day are in the partitions of the day of their token: up to two before. Whoever changed their mind during the
  // day stands in one group: that of their last event. Only the page is each event's own.
  const cells: DayCell[] = await tx.query(
    `with people as (
       select campaign_id, day, pseudonym, page, count(*) filter (where kind = 'VIEW') as views,
              count(*) filter (where kind = 'CLICK') as clicks, count(*) filter (where kind = 'ENGAGEMENT') as engagements,
              max(occurred_at) as last_at,
              (array_agg(age_band order by occurred_at desc, token_id))[1] as age,
              (array_agg(gender order by occurred_at desc, token_id))[1] as gender,
              (array_agg(city order by occurred_at desc, token_id))[1] as city,
              (array_agg(language order by occurred_at desc, token_id))[1] as language
         from ad_events where day between $1::date - 2 and $1 and occurred_at >= $2 and occurred_at < $3 and valid group by 1, 2, 3, 4
     ), known as (
       select campaign_id, day, pseudonym, page, views, clicks, engagements, first_value(age) over newest as age,
              first_value(gender) over newest as gender, first_value(city) over newest as city, first_value(language) over newest as language
         from people window newest as (partition by campaign_id, day, pseudonym order by last_at desc, page)
     ), grouped as (
       select campaign_id, dimension, label, day, sum(views) as views, sum(clicks) as clicks, sum(engagements) as engagements,
              count(distinct pseudonym) filter (where views > 0) as people
         from known, lateral (values ('ALL', 'ALL'), ('AGE', coalesce(age, 'NOT_SHARED')), ('GENDER', coalesce(gender, 'NOT_SHARED')),
                                     ('CITY', coalesce(city, 'NOT_SHARED')), ('LANGUAGE', language), ('PLACEMENT', page))
                     as group_of (dimension, label)
        group by 1, 2, 3, 4
     )
     select campaign_id as "campaignId", dimension, label, sum(views)::int as views, sum(clicks)::int as clicks,
            sum(engagements)::int as engagements, sum(people)::int as people, coalesce(sum(people) filter (where day = $1::date), 0)::int as "surePeople"
       from grouped where exists (select from campaigns c where c.id = campaign_id) group by 1, 2, 3`,
    [day, start, end],
  );
  await keepGroups(tx, day, cells);
}

function keptOf(cells: readonly DayCell[]): DayCell[] {
  return [...groupRows(cells, ({ campaignId, dimension }) => `${campaignId} ${dimension}`).values()].flatMap((own) => {
    const [{ campaignId, dimension }] = own as [DayCell];
    return dimension === "ALL" ? own : mergeSmallGroups(own).map((cell) => ({ ...cell, campaignId, dimension }));
  });
}

/** Keeps the groups of a day that are large enough, and small ones together. */
export async function keepGroups(tx: EntityManager, day: string, groups: readonly DayCell[]): Promise<void> {
  const cells = keptOf(groups);
  await tx.query(
    `insert into audience_days (campaign_id, day, dimension, label, views, clicks, engagements, people)
     select campaign_id, $1, dimension, label, views, clicks, engagements, people
       from unnest($2::uuid[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[], $8::int[])
              as cell (campaign_id, dimension, label, views, clicks, engagements, people)`,
    [
      day,
      cells.map(({ campaignId }) => campaignId),
      cells.map(({ dimension }) => dimension),
      cells.map(({ label }) => label),
      cells.map(({ views }) => views),
      cells.map(({ clicks }) => clicks),
      cells.map(({ engagements }) => engagements),
      cells.map(({ people }) => people),
    ],
  );
}
