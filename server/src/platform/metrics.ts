import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The figures at /metrics. Labels come from closed sets of ours (fields of the schema, error codes, tasks), never from what a client typed. */
export interface Metrics {
  registry: Registry;
  operations: Histogram<"kind" | "outcome">;
  /** By the first root field, such as "login", and the code of the first error, "OK" where there was none. */
  fields: Counter<"field" | "code">;
  requests: Counter<"status">;
  sockets: Gauge;
  subscriptions: Gauge;
  resyncs: Counter;
  announcements: Histogram;
  jobs: Histogram<"task" | "outcome">;
  adEvents: Counter<"kind" | "outcome">;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    operations: new Histogram({
      name: "health_operation_seconds",
      help: "API operations by kind and outcome",
      labelNames: ["kind", "outcome"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    fields: new Counter({
      name: "health_operations_total",
      help: "API operations by their first field and the code of their first error",
      labelNames: ["field", "code"],
      registers,
    }),
    requests: new Counter({
      name: "health_http_requests_total",
      help: "HTTP answers by status",
      labelNames: ["status"],
      registers,
    }),
    sockets: new Gauge({ name: "health_sockets", help: "Open websockets", registers }),
    subscriptions: new Gauge({ name: "health_subscriptions", help: "Open subscriptions", registers }),
    resyncs: new Counter({
      name: "health_resyncs_total",
      help: "Subscriptions ended because their reader was too slow",
      registers,
    }),
    announcements: new Histogram({
      name: "health_announcement_seconds",
      help: "From queueing an announcement in this process until it was handed to subscribers",
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    jobs: new Histogram({
      name: "health_job_seconds",
      help: "Jobs of the queue by task and outcome",
      labelNames: ["task", "outcome"],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
      registers,
    }),
    adEvents: new Counter({
      name: "health_ad_events_total",
      help: "Events of adverts by kind, and whether they count",
      labelNames: ["kind", "outcome"],
      registers,
    }),
  };
}

/** Adds the connections of each pool, as they are when somebody reads: in use, idle, and callers that wait for one. */
export function addPools({ registry }: Metrics, pools: Readonly<Record<string, Pool>>): void {
  const connections = new Gauge({
    name: "health_pool_connections",
    help: "Connections to the database by pool and state; waiting are callers without one",
    labelNames: ["pool", "state"],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        connections.set({ pool, state: "used" }, totalCount - idleCount);
        connections.set({ pool, state: "idle" }, idleCount);
        connections.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });
}

/** Adds a figure that is read elsewhere; it is left out while there is none, so that nobody takes an old one for a new one. */
export function addFigure({ registry }: Metrics, name: string, help: string, read: () => number | null): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read();
      if (value === null) gauge.remove();
      else gauge.set(value);
    },
  });
}
