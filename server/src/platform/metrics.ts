import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** The figures at /metrics. Labels are names of operations in our own client or "other", never anything that a client typed. */
export interface Metrics {
  registry: Registry;
  operations: Histogram<"kind" | "outcome">;
  requests: Counter<"status">;
  sockets: Gauge;
  subscriptions: Gauge;
  resyncs: Counter;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    operations: new Histogram({
      name: "health_operation_seconds",
      help: "API operations by kind and outcome",
      labelNames: ["kind", "outcome"],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    requests: new Counter({
      name: "health_http_requests_total",
      help: "HTTP answers by status",
      labelNames: ["status"],
      registers: [registry],
    }),
    sockets: new Gauge({ name: "health_sockets", help: "Open websockets", registers: [registry] }),
    subscriptions: new Gauge({ name: "health_subscriptions", help: "Open subscriptions", registers: [registry] }),
    resyncs: new Counter({
      name: "health_resyncs_total",
      help: "Subscriptions ended because their reader was too slow",
      registers: [registry],
    }),
  };
}
