import type { EntityManager } from "typeorm";
import { oneValue, takeLock } from "../../platform/database";
import { readOne } from "../../platform/entity-rows";
import { addDays, londonDay } from "../../platform/london.rules";
import { Device } from "./device.entity";
import { type Metric, POINT_METRICS, type Reading, SPREAD_METRICS } from "./reading.rules";
import { type Days, type Hours, hoursOfDays, rollUpHours, rollUpNights } from "./roll-up.service";

/** Readings of one statement. */
const BATCH = 5_000;
/** Days whose sums are made by one statement. */
const DAYS_AT_ONCE = 31;
const HOUR_MS = 3_600_000;
const HOURLY_METRICS: readonly Metric[] = [...POINT_METRICS, ...SPREAD_METRICS];

/** One writer of a patient's readings at a time: sums of two devices that are written at once would each miss the other's. */
export const lockReadings = (tx: EntityManager, patientId: string): Promise<void> =>
  takeLock(tx, `readings:${patientId}`);

/**
 * Stores what a device measured; of the same device, metric and beginning the first counts. The caller leaves out what is not
 * plausible (`isPlausible`) and then makes the sums: `rollUpDays` after many readings, `rollUpReadings` after a few.
 * @returns how many were new.
 * @throws NOT_FOUND when the device was removed meanwhile.
 */
export async function storeReadings(
  tx: EntityManager,
  device: { id: string; patientId: string },
  readings: readonly Reading[],
): Promise<{ added: number }> {
  await lockReadings(tx, device.patientId);
  const { id, patientId } = device;
  await readOne(tx, Device, { id, patientId }, { lock: { mode: "for_key_share" } });
  let added = 0;
  for (let from = 0; from < readings.length; from += BATCH) {
    added += await storeBatch(tx, device, readings.slice(from, from + BATCH));
  }
  return { added };
}

async function storeBatch(
  tx: EntityManager,
  device: { id: string; patientId: string },
  batch: readonly Reading[],
): Promise<number> {
  await makePartitions(tx, batch);
  return oneValue(
    tx,
    `with added as (
       insert into readings (device_id, patient_id, metric, started_at, ended_at, value)
       select $1, $2, * from unnest($3::text[], $4::timestamptz[], $5::timestamptz[], $6::double precision[])
       on conflict do nothing returning 1)
     select count(*)::int from added`,
    [
      device.id,
      device.patientId,
      batch.map(({ metric }) => metric),
      batch.map(({ startedAt }) => startedAt.toISOString()),
      batch.map(({ endedAt }) => endedAt.toISOString()),
      batch.map(({ value }) => value),
    ],
  );
}

/** Makes the partitions that these readings need. */
export async function makePartitions(
  source: Pick<EntityManager, "query">,
  readings: readonly { startedAt: Date }[],
): Promise<void> {
  await source.query(
    `select make_reading_partition(quarter)
       from (select distinct date_trunc('quarter', wanted, 'UTC') as quarter from unnest($1::timestamptz[]) as wanted) quarters`,
    [readings.map(({ startedAt }) => startedAt.toISOString())],
  );
}

/** Makes the sums of these London days anew, both among them, a month at a time. */
export async function rollUpDays(tx: EntityManager, patientId: string, { from, to }: Days): Promise<void> {
  await lockReadings(tx, patientId);
  for (let first = from; first <= to; first = addDays(first, DAYS_AT_ONCE)) {
    const last = addDays(first, DAYS_AT_ONCE - 1);
    const days = { from: first, to: last < to ? last : to };
    await rollUpHours(tx, patientId, { hours: hoursOfDays(days), days, metrics: HOURLY_METRICS });
    await rollUpNights(tx, patientId, { ...days, to: addDays(days.to, 1) }); // whose evening is the last day's
  }
}

/** Makes the sums anew that these readings are part of: no more hours than they reach into, unless they are of many days. */
export async function rollUpReadings(
  tx: EntityManager,
  patientId: string,
  readings: readonly Reading[],
): Promise<void> {
  const hourly = readings.filter(({ metric }) => HOURLY_METRICS.includes(metric));
  const sleep = readings.filter(({ metric }) => !HOURLY_METRICS.includes(metric));
  await lockReadings(tx, patientId);
  const [span, nights] = [spanOf(hourly), spanOf(sleep)];
  if (span && addDays(span.days.from, DAYS_AT_ONCE) < span.days.to) {
    await rollUpDays(tx, patientId, span.days);
  } else if (span) {
    const metrics = [...new Set(hourly.map(({ metric }) => metric))];
    await rollUpHours(tx, patientId, { ...span, metrics });
  }
  if (nights) {
    await rollUpNights(tx, patientId, { from: nights.days.from, to: addDays(nights.days.to, 1) });
  }
}

/** The whole hours and the London days that readings reach into; undefined without any. */
export function spanOf(readings: readonly Reading[]): { hours: Hours; days: Days } | undefined {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startedAt, endedAt } of readings) {
    least = Math.min(least, startedAt.getTime());
    most = Math.max(most, endedAt.getTime());
  }
  if (most < least) {
    return undefined;
  }
  return {
    hours: {
      from: new Date(Math.floor(least / HOUR_MS) * HOUR_MS),
      to: new Date((Math.floor(most / HOUR_MS) + 1) * HOUR_MS),
    },
    days: { from: londonDay(new Date(least)), to: londonDay(new Date(most)) },
  };
}
