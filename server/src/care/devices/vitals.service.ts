import type { RequestContext, TimedReader, Who } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import { Device } from "./device.entity";
import type { DeviceType } from "./device.rules";
import { vitalsChanged } from "./device.topics";
import { THRESHOLDS } from "./health-alert.rules";
import { AVERAGE_HOURS, isAverage, RANGES, sleepQuality, type TrendMetric, type TrendRange } from "./vitals.rules";
import type { MeasuredType, TrendPointType, VitalsType, VitalTrendType } from "./vitals.type";

interface DeviceColumns {
  lastUpdated: Date;
  deviceName: string | null;
  deviceType: DeviceType | null;
}

const measured = ({ lastUpdated, deviceName, deviceType }: DeviceColumns): MeasuredType => ({
  lastUpdated,
  deviceName,
  demonstration: deviceType === "DEMONSTRATION",
});

/**
 * The newest heart rate and the newest sums of days. The average is of the minutes of whole hours, and of the single readings of the hour
 * in which the 24 begin.
 */
const NEWEST = `
  select wanted.metric, newest.day::text as day, newest.total, newest.last_at as "lastUpdated", d.name as "deviceName", d.type as "deviceType",
         null as average
    from unnest('{asleep,inBed,deepSleep,lightSleep,remSleep,steps,activeEnergy,activeMinutes}'::text[]) as wanted (metric)
   cross join lateral (select day, total, last_at, device_id from reading_days r
                        where r.patient_id = $1 and r.metric = wanted.metric order by day desc limit 1) newest
    left join devices d on d.id = newest.device_id
  union all
 (select 'heartRate', null, h.last_value, h.last_at, d.name, d.type,
         (select sum(total) / nullif(sum(minutes), 0) from (
            select total, minutes from reading_hours
             where patient_id = $1 and metric = 'heartRate' and hour >= $3 and hour <= $4
            union all
            select sum(value), count(*) from (
              select avg(value) as value from readings
               where patient_id = $1 and metric = 'heartRate' and started_at >= $2 and started_at < $3
               group by date_trunc('minute', started_at)) first_hour) parts)
    from reading_hours h left join devices d on d.id = h.device_id
   where h.patient_id = $1 and h.metric = 'heartRate' order by h.hour desc limit 1)`;

/** The day is one for all but the heart rate, and the average is the heart rate's. */
type NewestRow = DeviceColumns & { metric: string; day: string; total: number; average: number | null };

/** The newest figures of a patient: of the last 24 hours, the last night and the last day with any. Null before the first reading. */
export async function readVitals({ db, clock }: TimedReader, patientId: string): Promise<VitalsType | null> {
  const now = clock.now();
  const since = new Date(now.getTime() - AVERAGE_HOURS * 3_600_000);
  const firstWhole = new Date(Math.ceil(since.getTime() / 3_600_000) * 3_600_000);
  const rows: NewestRow[] = await db.query(NEWEST, [patientId, since, firstWhole, now]);
  if (rows.length === 0) {
    return null;
  }
  const heart = rows.find(({ metric }) => metric === "heartRate");
  return {
    id: patientId,
    at: now,
    today: londonDay(now),
    thresholds: THRESHOLDS,
    heartRate: heart ? { ...measured(heart), current: heart.total, average: heart.average } : null,
    sleep: sleepOf(rows),
    activity: activityOf(rows),
  };
}

const hoursOf = (minutes: number | undefined) => (minutes === undefined ? null : minutes / 60);

function sleepOf(rows: readonly NewestRow[]): VitalsType["sleep"] {
  const asleep = rows.find(({ metric }) => metric === "asleep");
  if (!asleep) {
    return null;
  }
  const minutes = (wanted: string) => rows.find(({ metric, day }) => metric === wanted && day === asleep.day)?.total;
  return {
    ...measured(asleep),
    day: asleep.day,
    duration: asleep.total / 60,
    quality: sleepQuality(asleep.total, minutes("inBed") ?? null),
    deepSleep: hoursOf(minutes("deepSleep")),
    lightSleep: hoursOf(minutes("lightSleep")),
    remSleep: hoursOf(minutes("remSleep")),
  };
}

function activityOf(rows: readonly NewestRow[]): VitalsType["activity"] {
  const counted = rows.filter(({ metric }) => ["steps", "activeEnergy", "activeMinutes"].includes(metric));
  const [newest] = [...counted].sort((a, b) => b.day.localeCompare(a.day) || +b.lastUpdated - +a.lastUpdated);
  if (!newest) {
    return null;
  }
  const total = (wanted: string) => {
    const row = counted.find(({ metric, day }) => metric === wanted && day === newest.day);
    return row ? Math.round(row.total) : null;
  };
  return {
    ...measured(newest),
    day: newest.day,
    steps: total("steps"),
    calories: total("activeEnergy"),
    activeMinutes: total("activeMinutes"),
  };
}

/** The newest figures of whoever asks, and then each newer: read once for all pages and devices of one person. */
export function watchVitals(ctx: RequestContext, who: Who): Promise<AsyncIterableIterator<VitalsType | null>> {
  return ctx.figures.watch(vitalsChanged, who.id, () => readVitals(ctx, who.id));
}

const HOURS = `
  select hour as at, case when $2 then total / minutes else total end as value,
         case when $2 then lowest else total end as lowest, case when $2 then highest else total end as highest
    from reading_hours where patient_id = $1 and metric = $3 and hour > $4 and hour <= $5 order by hour`;

const BUCKETS = `
  select date_trunc($6, day::timestamp) at time zone 'Europe/London' as at,
         case when $2 then sum(total) / sum(minutes) else avg(total) end as value,
         min(case when $2 then lowest else total end) as lowest, max(case when $2 then highest else total end) as highest
    from reading_days
   where patient_id = $1 and metric = $3
     and day >= (date_trunc($6, $5 at time zone 'Europe/London') - ($4 - 1) * ('1 ' || $6)::interval)::date
     and day <= ($5 at time zone 'Europe/London')::date
   group by 1 order by 1`;

/** The points of a chart, the oldest first: read from sums, so that five years are as quick as a week. */
export async function readTrend(
  { db, clock }: TimedReader,
  patientId: string,
  metric: TrendMetric,
  range: TrendRange,
): Promise<VitalTrendType> {
  const { unit, back } = RANGES[range];
  const now = clock.now();
  const average = isAverage(metric);
  const points: TrendPointType[] =
    unit === "hour" && metric !== "asleep"
      ? await db.query(HOURS, [patientId, average, metric, new Date(now.getTime() - back * 3_600_000), now])
      : await db.query(BUCKETS, [
          patientId,
          average,
          metric,
          unit === "hour" ? 1 : back,
          now,
          unit === "hour" ? "day" : unit,
        ]);
  const demonstration = await db.getRepository(Device).existsBy({ patientId, type: "DEMONSTRATION" });
  const perHour = metric === "asleep" ? 60 : 1;
  return {
    id: `${metric}:${range}`,
    metric,
    range,
    points: points.map(({ at, value, lowest, highest }) => ({
      at,
      value: value / perHour,
      lowest: lowest / perHour,
      highest: highest / perHour,
    })),
    demonstration,
  };
}
