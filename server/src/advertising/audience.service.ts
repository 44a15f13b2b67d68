import type { EntityManager } from "typeorm";
import type { Platform, RequestContext, Who } from "../platform/context";
import { addDays } from "../platform/london.rules";
import { dayOf } from "./ad-event.rules";
import {
  type AudienceShare,
  type Cell,
  DIMENSIONS,
  type Dimension,
  mergeSmallGroups,
  sharesOf,
} from "./audience.rules";
import { checkDays } from "./daily-figures.service";

export interface Audience {
  /** Days that are over and had views. */
  days: number;
  ageGroups: AudienceShare[];
  genders: AudienceShare[];
  locations: AudienceShare[];
}

/** Views are reported for up to ten minutes after an advert was handed out, so a UTC day is over a little after its midnight. In ms. */
const SETTLED_MS = 15 * 60_000;

interface DayCell extends Cell {
  advertiserId: string;
  dimension: Dimension | "ALL";
}

/**
 * Keeps for each UTC day that is over who saw each advertiser's adverts: by groups of ten people or more, and nothing of a single
 * one. Each day is rolled up once, however often and in however many processes this runs.
 */
export async function rollUpAudience({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  const last = addDays(dayOf(new Date(clock.now().getTime() - SETTLED_MS)), -1);
  const [{ first }]: [{ first: string | null }] = await db.query(
    `select to_char(coalesce((select max(day) + 1 from audience_roll_ups), (select min(day) from ad_events)), 'YYYY-MM-DD') as first`,
  );
  for (let day = first; day !== null && day <= last; day = addDays(day, 1)) {
    const rolled = day;
    await db.transaction((tx) => rollUpDay(tx, rolled, clock.now()));
  }
}

async function rollUpDay(tx: EntityManager, day: string, now: Date): Promise<void> {
  const isNew: unknown[] = await tx.query(
    "insert into audience_roll_ups (day, rolled_at) values ($1, $2) on conflict do nothing returning day",
    [day, now],
  );
  if (isNew.length === 0) return;
  // Whoever changed their mind during the day stands in one group: that of their last view.
  const cells: DayCell[] = await tx.query(
    `with people as (
       select c.advertiser_id, v.pseudonym, count(*) as views,
              (array_agg(v.age_band order by v.occurred_at desc, v.token_id))[1] as age,
              (array_agg(v.gender order by v.occurred_at desc, v.token_id))[1] as gender,
              (array_agg(v.city order by v.occurred_at desc, v.token_id))[1] as city
         from ad_events v join campaigns c on c.id = v.campaign_id
        where v.day = $1 and v.kind = 'VIEW' and v.valid group by 1, 2)
     select advertiser_id as "advertiserId", dimension, label, sum(views)::int as views, count(*)::int as people
       from people, lateral (values ('ALL', 'ALL'), ('AGE', coalesce(age, 'NOT_SHARED')), ('GENDER', coalesce(gender, 'NOT_SHARED')),
                                    ('LOCATION', coalesce(city, 'NOT_SHARED'))) as group_of (dimension, label)
      group by 1, 2, 3`,
    [day],
  );
  await storeCells(tx, day, keptOf(cells));
}

function keptOf(cells: readonly DayCell[]): DayCell[] {
  const kept = cells.filter(({ dimension }) => dimension === "ALL");
  for (const advertiserId of new Set(cells.map((cell) => cell.advertiserId))) {
    for (const dimension of DIMENSIONS) {
      const own = cells.filter((cell) => cell.advertiserId === advertiserId && cell.dimension === dimension);
      kept.push(...mergeSmallGroups(own).map((cell) => ({ ...cell, advertiserId, dimension })));
    }
  }
  return kept;
}

async function storeCells(tx: EntityManager, day: string, cells: readonly DayCell[]): Promise<void> {
  await tx.query(
    `insert into audience_days (advertiser_id, day, dimension, label, views, people)
     select advertiser_id, $1, dimension, label, views, people
       from unnest($2::uuid[], $3::text[], $4::text[], $5::int[], $6::int[]) as cell (advertiser_id, dimension, label, views, people)`,
    [
      day,
      cells.map(({ advertiserId }) => advertiserId),
      cells.map(({ dimension }) => dimension),
      cells.map(({ label }) => label),
      cells.map(({ views }) => views),
      cells.map(({ people }) => people),
    ],
  );
}

/**
 * Who saw the adverts from one day to another, in percent of the views: both days included, those of UTC.
 * @throws BAD_USER_INPUT on `from` or `to`.
 */
export async function readAudience(
  ctx: Pick<RequestContext, "db">,
  who: Pick<Who, "id">,
  from: string,
  to: string,
): Promise<Audience> {
  checkDays(from, to);
  const rows: { dimension: Dimension | "ALL"; label: string; views: number; days: number }[] = await ctx.db.query(
    `select dimension, label, sum(views)::int as views, count(distinct day)::int as days from audience_days
      where advertiser_id = $1 and day between $2 and $3 group by 1, 2`,
    [who.id, from, to],
  );
  const all = rows.find(({ dimension }) => dimension === "ALL");
  const shares = (dimension: Dimension) => {
    const own = rows.filter((row) => row.dimension === dimension);
    return sharesOf(dimension, new Map(own.map(({ label, views }) => [label, views])), all?.views ?? 0);
  };
  return {
    days: all?.days ?? 0,
    ageGroups: shares("AGE"),
    genders: shares("GENDER"),
    locations: shares("LOCATION"),
  };
}
