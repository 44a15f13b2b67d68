import type { EntityManager } from "typeorm";
import { addDays, londonInstant } from "../../platform/london.rules";
import { type Metric, POINT_METRICS, SLEEP_METRICS, SPREAD_METRICS } from "./reading.rules";

/** London days as YYYY-MM-DD, both among them. */
export interface Days {
  from: string;
  to: string;
}

/** Whole hours: the second is not among them. */
export interface Hours {
  from: Date;
  to: Date;
}

const KEEP = `on conflict (patient_id, metric, %) do update set total = excluded.total, minutes = excluded.minutes,
  lowest = excluded.lowest, highest = excluded.highest, last_at = excluded.last_at, device_id = excluded.device_id`;

const HOUR_COLUMNS = "patient_id, metric, hour, total, minutes, lowest, highest, last_value, last_at, device_id";
const KEEP_HOUR = `${KEEP.replace("%", "hour")}, last_value = excluded.last_value`;
const KEEP_DAY = KEEP.replace("%", "day");

/** Each minute's average over all devices; the hour adds the minutes up. */
const POINT_HOURS = `
  with minutes as (
    select metric, date_trunc('minute', started_at) as minute, avg(value) as value, min(value) as lowest, max(value) as highest,
           max(started_at) as last_at, (array_agg(value order by started_at desc, device_id))[1] as last_value,
           (array_agg(device_id order by started_at desc, device_id))[1] as device_id
      from readings
     where patient_id = $1 and metric = any($4) and started_at >= $2 and started_at < $3
     group by 1, 2)
  insert into reading_hours (${HOUR_COLUMNS})
  select $1::uuid, metric, date_trunc('hour', minute, 'UTC'), sum(value), count(*), min(lowest), max(highest),
         (array_agg(last_value order by minute desc))[1], max(last_at), (array_agg(device_id order by minute desc))[1]
    from minutes group by 1, 2, 3 ${KEEP_HOUR}`;

/**
 * Each reading is spread evenly over its minutes. Of several devices the larger share of a minute counts: phone and watch both
 * count the same steps. A minute has one active minute at the most.
 */
const SPREAD_HOURS = `
  with shares as (
    select r.device_id, r.metric, m.minute, max(r.ended_at) as last_at,
           sum(case when r.ended_at = r.started_at then r.value else r.value
             * extract(epoch from least(r.ended_at, m.minute + interval '1 minute') - greatest(r.started_at, m.minute))
             / extract(epoch from r.ended_at - r.started_at) end)::double precision as share
      from readings r
     cross join lateral generate_series(date_trunc('minute', r.started_at),
                                        greatest(r.started_at, r.ended_at - interval '1 millisecond'), '1 minute') as m (minute)
     where r.patient_id = $1 and r.metric = any($4) and r.started_at >= $2::timestamptz - interval '24 hours' and r.started_at < $3
       and r.ended_at >= $2 and m.minute >= $2 and m.minute < $3
     group by 1, 2, 3),
  minutes as (
    select metric, minute, max(case metric when 'activeMinutes' then least(share, 1) else share end) as value,
           max(last_at) as last_at, (array_agg(device_id order by share desc, device_id))[1] as device_id
      from shares group by 1, 2)
  insert into reading_hours (${HOUR_COLUMNS})
  select $1::uuid, metric, date_trunc('hour', minute, 'UTC'), sum(value), count(*), min(value), max(value),
         (array_agg(value order by minute desc))[1], max(last_at), (array_agg(device_id order by minute desc))[1]
    from minutes group by 1, 2, 3 ${KEEP_HOUR}`;

/** London is whole hours from UTC, so that its days are sums of hours. */
const DAYS = `
  insert into reading_days (patient_id, metric, day, total, minutes, lowest, highest, last_at, device_id)
  select patient_id, metric, (hour at time zone 'Europe/London')::date, sum(total), sum(minutes), min(lowest), max(highest),
         max(last_at), (array_agg(device_id order by last_at desc))[1]
    from reading_hours
   where patient_id = $1 and metric = any($4) and hour >= $2 and hour < $3
   group by 1, 2, 3 ${KEEP_DAY}`;

/**
 * A night goes from 6 PM to 6 PM in London and has the date of its end; an interval is of the night in which it ends. Times of
 * several devices are united. A stage of sleep is sleep, and sleep is in bed, where time in bed is known at all.
 */
const NIGHTS = `
  with spans as (
    select metric, device_id, ended_at, tstzrange(started_at, ended_at) as span,
           ((ended_at at time zone 'Europe/London') + interval '6 hours')::date as night
      from readings
     where patient_id = $1 and metric = any($4)
       and started_at >= ($2::date::timestamp - interval '30 hours') at time zone 'Europe/London'
       and started_at < ($3::date::timestamp + interval '18 hours') at time zone 'Europe/London'
       and ended_at >= ($2::date::timestamp - interval '6 hours') at time zone 'Europe/London'
       and ended_at < ($3::date::timestamp + interval '18 hours') at time zone 'Europe/London'),
  nights as (
    select kind, night, range_agg(span) as united, max(ended_at) as last_at,
           (array_agg(device_id order by ended_at desc))[1] as device_id
      from spans cross join lateral unnest(case metric when 'inBed' then array['inBed'] when 'asleep' then array['asleep', 'inBed']
                                                       else array[metric, 'asleep', 'inBed'] end) as kind
     group by 1, 2
    having kind <> 'inBed' or bool_or(metric = 'inBed')),
  sums as (
    select nights.*, (select coalesce(sum(extract(epoch from upper(part) - lower(part))), 0)::double precision / 60
                        from unnest(united) as part) as total
      from nights)
  insert into reading_days (patient_id, metric, day, total, minutes, lowest, highest, last_at, device_id)
  select $1::uuid, kind, night, total, round(total), total, total, last_at, device_id from sums ${KEEP_DAY}`;

/**
 * Makes the sums of some hours, and of the days that they are part of, for what is not sleep.
 * @param days whole London days that hold the hours.
 */
export async function rollUpHours(
  tx: EntityManager,
  patientId: string,
  { hours, days, metrics }: { hours: Hours; days: Days; metrics: readonly Metric[] },
): Promise<void> {
  for (const [sql, kinds] of [
    [POINT_HOURS, POINT_METRICS],
    [SPREAD_HOURS, SPREAD_METRICS],
  ] as const) {
    const wanted = kinds.filter((metric) => metrics.includes(metric));
    if (wanted.length > 0) {
      await tx.query(sql, [patientId, hours.from, hours.to, wanted]);
    }
  }
  const { from, to } = hoursOfDays(days);
  await tx.query(DAYS, [patientId, from, to, metrics]);
}

/** The hours that London days have: 23, 24 or 25 of each. */
export function hoursOfDays({ from, to }: Days): Hours {
  return { from: londonInstant(from, 0), to: londonInstant(addDays(to, 1), 0) };
}

/** Makes the sums of the nights that end on these London days. */
export async function rollUpNights(tx: EntityManager, patientId: string, { from, to }: Days): Promise<void> {
  await tx.query(NIGHTS, [patientId, from, to, SLEEP_METRICS]);
}
