import type { EntityManager } from "typeorm";
import { mayUse } from "../../people/accounts/consent.loaders";
import type { TimedReader } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { insertNew } from "../../platform/entity-rows";
import { enqueueAll } from "../../platform/jobs";
import { HealthAlert } from "./health-alert.entity";
import {
  CALM_MINUTES,
  FRESH_MINUTES,
  finishedDays,
  type HeartFacts,
  judgeHeart,
  RESTING_FRESH_HOURS,
  THRESHOLDS,
  WINDOW_MINUTES,
} from "./health-alert.rules";
import { announceAlerts } from "./health-alert.service";

/** An alert that a judgement has raised or changed. */
interface Judged {
  id: string;
  patientId: string;
  raised: boolean;
}

const minutes = (count: number) => `interval '${count} minutes'`;

/** Devices that give resting readings are judged by these alone, all others by their newest minutes. */
const HEART_FACTS = `
  with resting as (
    select device_id, value, started_at as at from readings
     where patient_id = $1 and metric = 'restingHeartRate' and started_at > $2::timestamptz - interval '${RESTING_FRESH_HOURS} hours'
       and started_at <= $2::timestamptz + ${minutes(2)}),
  beats as (
    select started_at, value from readings r
     where patient_id = $1 and metric = 'heartRate' and started_at > $2::timestamptz - ${minutes(FRESH_MINUTES)}
       and started_at <= $2::timestamptz + ${minutes(2)}
       and not exists (select 1 from resting where resting.device_id = r.device_id)),
  newest as (select max(started_at) as at from beats),
  recent as (
    select newest.at, percentile_cont(0.5) within group (order by value) as value,
           count(distinct date_trunc('minute', started_at))::int as minutes
      from beats, newest where started_at > newest.at - ${minutes(WINDOW_MINUTES)} group by 1),
  around as (
    select metric, started_at, ended_at from readings
     where patient_id = $1 and metric = any('{steps,activeMinutes,inBed,asleep,deepSleep,lightSleep,remSleep}') and value > 0
       and started_at > $2::timestamptz - interval '48 hours' and started_at <= $2::timestamptz + ${minutes(2)})
  select (select json_build_object('value', value, 'at', at) from resting order by at desc limit 1) as resting,
         (select json_build_object('value', value, 'at', at, 'minutes', minutes,
            'moved', exists (select 1 from around where metric in ('steps', 'activeMinutes') and started_at <= recent.at
                                and ended_at > recent.at - ${minutes(WINDOW_MINUTES + CALM_MINUTES)}),
            'asleep', exists (select 1 from around where metric not in ('steps', 'activeMinutes') and started_at <= recent.at
                                 and ended_at > recent.at - ${minutes(WINDOW_MINUTES)}),
            'activityKnown', exists (select 1 from around where metric in ('steps', 'activeMinutes')
                                        and ended_at > recent.at - interval '24 hours')) from recent) as recent`;

type Told<T> = T extends { at: Date } ? Omit<T, "at"> & { at: string } : T;

/** Raises, or closes, the alert of a patient's heart rate by what is known now. The patient's readings must be locked. */
export async function judgeHeartRate(
  tx: EntityManager,
  { id: patientId, demonstration }: { id: string; demonstration: boolean },
  now: Date,
): Promise<void> {
  const [facts]: [{ resting: Told<HeartFacts["resting"]>; recent: Told<HeartFacts["recent"]> }] = await tx.query(
    HEART_FACTS,
    [patientId, now],
  );
  const verdict = judgeHeart({
    resting: facts.resting && { ...facts.resting, at: new Date(facts.resting.at) },
    recent: facts.recent && { ...facts.recent, at: new Date(facts.recent.at) },
  });
  if (!verdict) {
    return;
  }
  const { type, value, threshold } = verdict;
  // The other side of the range is another alert: the first one is over.
  const closed = await changedRows<{ id: string }>(
    tx,
    `update health_alerts set resolved_at = $2
      where patient_id = $1 and metric = 'heartRate' and resolved_at is null and type is distinct from $3 returning id`,
    [patientId, now, type],
  );
  const about = { patientId, metric: "heartRate", value, threshold, demonstration, openedAt: now } as const;
  const raised = type ? await insertNew(tx, HealthAlert, { ...about, type }) : [];
  await announce(tx, [
    ...closed.map(({ id }) => ({ id, patientId, raised: false })),
    ...raised.map(({ id }) => ({ id, patientId, raised: true })),
  ]);
}

/** Sums that are judged, of everybody who may be told, in the units that people know. */
const JUDGED = `
  select d.patient_id, k.alert as metric, d.day, d.total / k.unit as value, k.least,
         exists (select 1 from devices v where v.patient_id = d.patient_id and v.type = 'DEMONSTRATION') as demonstration
    from (values ('sleep', 'asleep', $1::date, 60, $2::double precision), ('activity', 'steps', $3::date, 1, $4)) as k (alert, metric, day, unit, least)
    join reading_days d on d.metric = k.metric and d.day = k.day
   where ($5::uuid is null or d.patient_id = $5)
     and exists (select 1 from users u where u.id = d.patient_id and u.suspended_at is null)
     and ${mayUse("d.patient_id")}`;

/**
 * Judges the last finished night and the last finished day: of one patient, or of everybody. Earlier ones are never judged, so a
 * file of past years raises nothing. The same twice is once, whichever process asks.
 */
export async function judgeDays(tx: EntityManager, now: Date, patientId: string | null = null): Promise<void> {
  const { day, night } = finishedDays(now);
  const judged = [night, THRESHOLDS.sleepHours, day, THRESHOLDS.steps, patientId];
  const closed = await changedRows<Judged>(
    tx,
    `with judged as (${JUDGED})
     update health_alerts a set resolved_at = $6 from judged j
      where a.patient_id = j.patient_id and a.metric = j.metric and a.resolved_at is null and j.value >= j.least and j.day >= a.day
      returning a.id, a.patient_id as "patientId", false as raised`,
    [...judged, now],
  );
  const raised: Judged[] = await tx.query(
    `with judged as (${JUDGED})
     insert into health_alerts as a (patient_id, metric, type, value, threshold, day, demonstration, opened_at)
     select patient_id, metric, 'LOW', value, least, day, demonstration, $6 from judged where value < least
     on conflict (patient_id, metric) where resolved_at is null
       do update set value = excluded.value, day = excluded.day where (a.day, a.value) is distinct from (excluded.day, excluded.value)
     returning a.id, a.patient_id as "patientId", a.xmax = 0 as raised`,
    [...judged, now],
  );
  await announce(tx, [...closed, ...raised]);
}

/** The job of the night and of the morning. */
export async function judgeEverybody({ db, clock }: TimedReader): Promise<void> {
  await db.transaction((tx) => judgeDays(tx, clock.now()));
}

/** Tells open pages, and by push the devices of those who have a new alert. */
async function announce(tx: EntityManager, alerts: readonly Judged[]): Promise<void> {
  await announceAlerts(tx, alerts);
  const raised = alerts.filter((alert) => alert.raised).map(({ id }) => id);
  if (raised.length > 0) {
    const devices: { subscriptionId: string; alertId: string }[] = await tx.query(
      `select s.id as "subscriptionId", a.id as "alertId" from health_alerts a join push_subscriptions s on s.user_id = a.patient_id
        where a.id = any($1)`,
      [raised],
    );
    await enqueueAll(tx, "send_alert_push", devices);
  }
}
