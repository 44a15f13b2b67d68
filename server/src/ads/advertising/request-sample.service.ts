import { type EntityManager, LessThan } from "typeorm";
import type { TimedReader } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { type RowSource, readEntities } from "../../platform/entity-rows";
import { addDays } from "../../platform/london.rules";
import { dayOf, TOKEN_LIFETIME_MS } from "./ad-event.rules";
import { SAMPLE_DAYS } from "./forecast.rules";
import { SampledDay, SampledRow } from "./request-sample.entity";

/** Requests of a day that are kept, about. Whole people are drawn, so that caps for each person can be replayed. */
export const DAY_REQUESTS = 600;

/**
 * Keeps a sample of the requests of each UTC day that is over: the contexts of some people, without a name. Each day is drawn once,
 * however often and in however many processes this runs. Only requests that ended in an impression are known.
 */
export async function sampleRequests({ db, clock }: TimedReader): Promise<void> {
  // What was handed out before midnight can still be seen a little later.
  const today = dayOf(new Date(clock.now().getTime() - TOKEN_LIFETIME_MS.VIEW));
  const oldest = addDays(today, -SAMPLE_DAYS);
  const sql = "select coalesce((select max(day) + 1 from ad_request_days), (select min(day) from ad_events))::text";
  const next = await oneValue<string | null>(db, sql);
  const first = next !== null && next < oldest ? oldest : next;
  for (let day = first; day !== null && day < today; day = addDays(day, 1)) {
    const drawn = day;
    await db.transaction((tx) => sampleDay(tx, drawn));
  }
  await db.getRepository(SampledDay).delete({ day: LessThan(oldest) });
}

async function sampleDay(tx: EntityManager, day: string): Promise<void> {
  await tx.query(
    `with seen as materialized (
       select pseudonym, extract(hour from occurred_at at time zone 'UTC')::int * 4
                         + extract(minute from occurred_at)::int / 15 as quarter, city, language, page
         from ad_events where day = $1 and kind = 'VIEW' and valid
     ), kept as (
       insert into ad_request_days (day, requests, people)
       select $1, count(*), count(distinct pseudonym) from seen on conflict do nothing returning requests
     ), drawn as (
       -- A pseudonym is a number of chance: its first digits draw the person.
       select seen.*, dense_rank() over (order by pseudonym) as person from seen, kept
        where ('x' || left(replace(pseudonym::text, '-', ''), 8))::bit(32)::bigint < 4294967296 * least(1, $2::float8 / requests)
     )
     insert into ad_request_samples (day, person, quarter, city, language, page)
     select $1, person, quarter, city, language, page from drawn`,
    [day, DAY_REQUESTS],
  );
}

/** The days of the sample up to one, and their requests in the order of time. */
export async function readSample(db: RowSource, last: string): Promise<{ days: SampledDay[]; rows: SampledRow[] }> {
  const span = [addDays(last, 1 - SAMPLE_DAYS), last];
  const between = (order: string) => `where day between $1 and $2 order by ${order}`;
  const days = await readEntities(db, SampledDay, between("ad_request_days.day"), span);
  const rows = await readEntities(db, SampledRow, between("ad_request_samples.day, quarter, person, page"), span);
  return { days, rows };
}
