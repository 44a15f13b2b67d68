import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Platform } from "../../platform/context";
import { changedRows, takeLock } from "../../platform/database";
import { MINUTE_MS, minuteOf } from "./heartbeat.rules";
import { MOST_MINUTES_WAITING, PROCESS_GONE_AFTER_MS } from "./metric-history.rules";
import { type SystemMetrics, systemMetricsChanged } from "./system-metrics.topics";

/** Held while a process that is new is written down. */
const PROCESSES_LOCK = 4242040;

interface Minute {
  metric: string;
  minute: Date;
  sum: number;
  least: number;
  most: number;
  readings: number;
}

/** The first readings of a process are written at once, so that a chart has something to show; the second is the first of the CPU. */
const EAGER_READINGS = 2;

/**
 * Writes what this process measured as one row for each minute and metric. A minute that cannot be written waits for the next
 * one, for half an hour at the most; what is not measured leaves no row.
 */
export class MetricRecorder {
  /** Stands for this process beside everything that it measured. */
  readonly processId = randomUUID();
  private current = new Map<string, Minute>();
  private taken = 0;
  private waiting: Minute[] = [];
  private watching: Promise<void> = Promise.resolve();
  private readonly readings;

  constructor(private readonly platform: Pick<Platform, "db" | "hub" | "log" | "clock">) {
    this.readings = platform.hub.gauge(systemMetricsChanged).watch();
  }

  /** Follows the monitor of this process until it is told to stop. */
  start(): void {
    this.watching = (async () => {
      await this.write();
      for await (const metrics of this.readings) await this.take(metrics);
    })();
  }

  async stop(): Promise<void> {
    await this.readings.return?.();
    await this.watching;
    this.close();
    await this.write({ hasEnded: true });
  }

  /** Counts a reading; when it begins another minute, what was before is written. */
  async take({ takenAt, metrics }: SystemMetrics): Promise<void> {
    const minute = minuteOf(takenAt);
    const [open] = this.current.values();
    if (open !== undefined && open.minute.getTime() !== minute.getTime()) {
      this.close();
      await this.write();
    }
    for (const { id, value } of metrics) {
      if (value === null) continue;
      const known = this.current.get(id);
      this.current.set(id, {
        metric: id,
        minute,
        sum: (known?.sum ?? 0) + value,
        least: Math.min(known?.least ?? value, value),
        most: Math.max(known?.most ?? value, value),
        readings: (known?.readings ?? 0) + 1,
      });
    }
    this.taken += 1;
    if (this.taken <= EAGER_READINGS) {
      this.close();
      await this.write();
    }
  }

  private close(): void {
    this.waiting.push(...this.current.values());
    this.current.clear();
  }

  private async write({ hasEnded } = { hasEnded: false }): Promise<void> {
    const rows = this.waiting;
    try {
      await this.platform.db.transaction(async (tx) => {
        await this.register(tx, hasEnded);
        if (rows.length > 0) await insertMinutes(tx, this.processId, rows);
      });
      this.waiting = this.waiting.filter((row) => !rows.includes(row));
    } catch (error) {
      const oldest = this.platform.clock.now().getTime() - MOST_MINUTES_WAITING * MINUTE_MS;
      this.waiting = this.waiting.filter(({ minute }) => minute.getTime() > oldest);
      this.platform.log.warn({ err: error }, "a minute of the metrics could not be written");
    }
  }

  /** Says that this process runs. A new one takes the smallest number that no other running one has. */
  private async register(tx: EntityManager, hasEnded: boolean): Promise<void> {
    const now = this.platform.clock.now();
    const known = await changedRows(
      tx,
      "update system_processes set last_seen_at = greatest(last_seen_at, $2), ended = $3 where id = $1 returning id",
      [this.processId, now, hasEnded],
    );
    if (known.length > 0) return;
    await takeLock(tx, PROCESSES_LOCK);
    await tx.query(
      `with running as (select number from system_processes where last_seen_at > $3 and not ended)
       insert into system_processes (id, number, started_at, last_seen_at, ended)
       select $1, min(n), $2, $2, $4 from generate_series(1, (select count(*)::int + 1 from running)) n
        where n not in (select number from running)`,
      [this.processId, now, new Date(now.getTime() - PROCESS_GONE_AFTER_MS), hasEnded],
    );
  }
}

async function insertMinutes(tx: EntityManager, processId: string, rows: readonly Minute[]): Promise<void> {
  await tx.query(
    `insert into metric_minutes as m (process_id, metric, minute, mean, least, most, readings)
     select $1, * from unnest($2::text[], $3::timestamptz[], $4::float8[], $5::float8[], $6::float8[], $7::int[])
     on conflict (metric, minute, process_id) do update set
       mean = least(greatest(m.most, excluded.most), greatest(least(m.least, excluded.least),
         (m.mean * m.readings + excluded.mean * excluded.readings) / (m.readings + excluded.readings))), -- rounding can pass them
       least = least(m.least, excluded.least), most = greatest(m.most, excluded.most),
       readings = m.readings + excluded.readings`,
    [
      processId,
      rows.map(({ metric }) => metric),
      rows.map(({ minute }) => minute),
      rows.map(({ sum, least, most, readings }) => Math.min(most, Math.max(least, sum / readings))),
      rows.map(({ least }) => least),
      rows.map(({ most }) => most),
      rows.map(({ readings }) => readings),
    ],
  );
}
