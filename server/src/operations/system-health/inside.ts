import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { Logger } from "../../platform/logger";
import { addFigure, type Metrics } from "../../platform/metrics";
import type { OperationWindow } from "../../platform/operations";
import type { Sources } from "./system-metrics.service";

/** How often the queue is looked at, in ms; the size of the database and jobs given up take longer and change slowly. */
const QUEUE_EVERY_MS = 5_000;
const SIZE_EVERY_MS = 60_000;
/** How often connections are counted for the mean of a reading, in ms: a burst that is over at once is no shortage. */
const POOL_EVERY_MS = 250;
/** The histogram's own grain: its delays are counted from here, in ms. */
const GRAIN_MS = 10;

/** How much of the pool with the least room is in use, in percent; 100 as soon as somebody waits for a connection. */
export function poolPercent(
  pools: readonly Pick<Pool, "totalCount" | "idleCount" | "waitingCount" | "options">[],
): number {
  const shares = pools.map(({ totalCount, idleCount, waitingCount, options }) =>
    waitingCount > 0 ? 100 : (100 * (totalCount - idleCount)) / (options.max ?? 10),
  );
  return Math.min(100, Math.max(...shares));
}

/**
 * Watches the inside of this process. The database's own figures are read beside the readings, so a slow database never holds
 * one up: a reading has the figures of some seconds before, and no data as long as the database does not answer.
 */
export class InsideReader {
  private readonly loop = monitorEventLoopDelay({ resolution: GRAIN_MS });
  private poolShares: number[] = [];
  private queue: { waiting: number; oldestSeconds: number } | null = null;
  private size: { megabytes: number; failedJobs: number } | null = null;
  private timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();
  private isAway = false;

  constructor(
    private readonly parts: {
      db: DataSource;
      log: Logger;
      pools: readonly Pool[];
      sockets: () => number;
      /** Of announcements, from being queued in this process until they were handed to its sockets. */
      deliveries: OperationWindow;
    },
  ) {}

  start(): void {
    this.loop.enable();
    const every = (ms: number, read: () => Promise<void>) => {
      this.begin(read);
      this.timers.push(setInterval(() => this.begin(read), ms).unref());
    };
    this.timers.push(setInterval(() => this.poolShares.push(poolPercent(this.parts.pools)), POOL_EVERY_MS).unref());
    every(QUEUE_EVERY_MS, () => this.readQueue());
    every(SIZE_EVERY_MS, () => this.readSize());
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.loop.disable();
    await Promise.all(this.running);
  }

  /** What the monitor asks at each reading. */
  sources(): Sources {
    return {
      event_loop: () => this.readLoop(),
      database_size: () => this.size?.megabytes ?? null,
      pool: () => this.readPool(),
      sockets: () => this.parts.sockets(),
      queue: () => this.queue?.waiting ?? null,
      failed_jobs: () => this.size?.failedJobs ?? null,
      announcements: () => this.parts.deliveries.read().latencyP95Ms,
    };
  }

  /** Adds the queue's figures to those that programs read. */
  addTo(metrics: Metrics): void {
    const add = (name: string, help: string, read: () => number | null) => addFigure(metrics, name, help, read);
    add("health_jobs_waiting", "Jobs that are due and wait, of all processes", () => this.queue?.waiting ?? null);
    add(
      "health_job_oldest_seconds",
      "How long the oldest of them has been due",
      () => this.queue?.oldestSeconds ?? null,
    );
    add("health_jobs_failed", "Jobs given up after their last try", () => this.size?.failedJobs ?? null);
  }

  /** Reads the database's figures now. */
  async refresh(): Promise<void> {
    this.begin(() => this.readQueue());
    this.begin(() => this.readSize());
    await Promise.all(this.running);
  }

  /** The delay of 99 of 100 turns of the loop since the last reading, in ms, beyond the grain that it is measured with. */
  private readLoop(): number | null {
    if (this.loop.count === 0) return null;
    const delay = this.loop.percentile(99) / 1e6 - GRAIN_MS;
    this.loop.reset();
    return Math.max(0, delay);
  }

  /** Nothing at the very first reading: the rush of the start says nothing about the pools. */
  private readPool(): number | null {
    const shares = this.poolShares;
    if (shares.length === 0) return null;
    this.poolShares = [];
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }

  private begin(read: () => Promise<void>): void {
    const work = read().then(
      () => {
        this.isAway = false;
      },
      (error) => {
        this.queue = null;
        this.size = null;
        if (!this.isAway) this.parts.log.warn({ err: error }, "figures of the database could not be read");
        this.isAway = true;
      },
    );
    this.running.add(work);
    void work.then(() => this.running.delete(work));
  }

  private async readQueue(): Promise<void> {
    const [row] = await this.parts.db.query(
      `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as "oldestSeconds"
         from graphile_worker._private_jobs where is_available and run_at <= now()`,
    );
    this.queue = row;
  }

  private async readSize(): Promise<void> {
    const [row] = await this.parts.db.query(
      `select pg_database_size(current_database()) / 1000000.0 as megabytes,
              (select count(*)::int from graphile_worker._private_jobs
                where not is_available and locked_at is null and last_error is not null) as failed`,
    );
    this.size = { megabytes: Number(row.megabytes), failedJobs: row.failed };
  }
}
