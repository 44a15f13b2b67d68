import { In, LessThan, MoreThan } from "typeorm";
import type { RequestContext, TimedReader } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { invalid } from "../../platform/problems";
import { MetricHour, MetricMinute, SystemProcess } from "./metric.entity";
import {
  bucketsOf,
  fillBuckets,
  type HistoryPoint,
  type HistorySpan,
  HOURS_KEPT_MS,
  MESSAGES,
  MINUTES_KEPT_MS,
  PROCESS_GONE_AFTER_MS,
  SPANS,
} from "./metric-history.rules";
import type { MetricHistoryType, SystemProcessType } from "./metric-history.type";
import { METRIC_IDS, metricOf } from "./system-metrics.rules";
import { currentThresholds } from "./threshold.service";

/**
 * What a metric was over a span, as a bounded number of points.
 * @throws BAD_USER_INPUT on `metric`; NOT_FOUND for a process that never was.
 */
export async function readHistory(
  ctx: RequestContext,
  input: { metric: string; span: HistorySpan; process?: string | null; until?: Date | null },
): Promise<MetricHistoryType> {
  const metric = metricOf(input.metric);
  if (!metric) throw invalid("metric", MESSAGES.unknownMetric);
  if (input.process) await readOne(ctx.db, SystemProcess, { id: input.process });
  const { bucketMs, from: source } = SPANS[input.span];
  const buckets = bucketsOf(input.span, input.until ?? ctx.clock.now());
  const from = buckets[0] as Date;
  const until = new Date(from.getTime() + buckets.length * bucketMs);
  const moment = source === "minutes" ? "minute" : "hour";
  const rows: HistoryPoint[] = await ctx.db.query(
    `with moments as (
       select ${moment} as moment, ${metric.across}(mean) as mean, ${metric.across}(least) as least, ${metric.across}(most) as most
         from metric_${source}
        where metric = $1 and ${moment} >= $2 and ${moment} < $3 and ($4::uuid is null or process_id = $4)
        group by ${moment})
     select date_bin($5 * interval '1 ms', moment, $2) as at, avg(mean) as value, min(least) as least, max(most) as most
       from moments group by 1`,
    [metric.id, from, until, input.process ?? null, bucketMs],
  );
  return {
    ...{ metric: metric.id, name: metric.name, unit: metric.unit, across: metric.across },
    threshold: (await currentThresholds(ctx.db))[metric.id],
    ...{ from, until, bucketSeconds: bucketMs / 1000 },
    points: fillBuckets(buckets, rows),
  };
}

/** How many processes are told of: more than one would run at a time, and those of the last days. */
const MOST_PROCESSES = 50;

/** The processes of the product that minutes are kept of: those that run first, then the one seen last. */
export async function listProcesses({ db, clock }: RequestContext): Promise<SystemProcessType[]> {
  const now = clock.now().getTime();
  const rows = await db.getRepository(SystemProcess).find({
    where: { lastSeenAt: MoreThan(new Date(now - MINUTES_KEPT_MS)) },
    order: { lastSeenAt: "DESC", id: "ASC" },
    take: MOST_PROCESSES,
  });
  return rows
    .map(({ number, ended, ...row }) => ({
      ...row,
      number,
      label: `Process ${number}`,
      isRunning: !ended && now - row.lastSeenAt.getTime() <= PROCESS_GONE_AFTER_MS,
    }))
    .sort((a, b) => Number(b.isRunning) - Number(a.isRunning) || (a.isRunning ? a.number - b.number : 0));
}

/**
 * Makes hours of the minutes since the last hour that was made, that one and the one before included: late minutes come
 * within them. It can be repeated without harm.
 */
export async function rollUpMetrics({ db, clock }: TimedReader): Promise<void> {
  const now = clock.now().getTime();
  await db.query(
    `insert into metric_hours (metric, hour, process_id, mean, least, most, readings)
     select metric, date_trunc('hour', minute), process_id, sum(mean * readings) / sum(readings), min(least), max(most), sum(readings)
       from metric_minutes
      where metric = any($1)
        and minute >= greatest($2::timestamptz,
          coalesce((select max(hour) from metric_hours) - interval '1 hour', $2::timestamptz))
      group by 1, 2, 3
     on conflict (metric, hour, process_id) do update
       set mean = excluded.mean, least = excluded.least, most = excluded.most, readings = excluded.readings`,
    [METRIC_IDS, oldestWholeHour(now - MINUTES_KEPT_MS)],
  );
}

/** Forgets minutes, hours and processes that are older than anybody asks about. */
export async function sweepMetricHistory({ db, clock }: TimedReader): Promise<void> {
  const now = clock.now().getTime();
  const hours = new Date(now - HOURS_KEPT_MS);
  const minutes = oldestWholeHour(now - MINUTES_KEPT_MS);
  await db.getRepository(MetricMinute).delete({ metric: In(METRIC_IDS), minute: LessThan(minutes) });
  await db.getRepository(MetricHour).delete({ hour: LessThan(hours) });
  await db.getRepository(SystemProcess).delete({ lastSeenAt: LessThan(hours) });
}

/** Minutes go by whole hours, so that no hour is ever made again of a part of its minutes. */
const oldestWholeHour = (ms: number): Date => new Date(Math.floor(ms / 3_600_000) * 3_600_000);
