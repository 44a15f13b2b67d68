import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { OperationWindow } from "../../platform/operations";
import { Gauge } from "../../platform/realtime/gauge";
import { publish } from "../../platform/realtime/topics";
import { ANOMALIES_KEY, anomalyRaised } from "./anomaly.topics";
import { poolPercent } from "./inside";
import { type Sources, SystemMonitor } from "./system-metrics.service";
import type { SystemMetrics } from "./system-metrics.topics";

const clock = { now: () => new Date() };
const figureOf = ({ metrics }: SystemMetrics, name: string) => metrics.find(({ id }) => id === name)?.value;

it.each([
  [{ totalCount: 4, idleCount: 1, waitingCount: 0, options: { max: 10 } }, 30],
  [{ totalCount: 10, idleCount: 0, waitingCount: 0, options: { max: 10 } }, 100],
  [{ totalCount: 5, idleCount: 1, waitingCount: 2, options: { max: 10 } }, 100],
])("tells how much of the fullest pool is in use: %p is %p percent", (pool, percent) => {
  const calm = { totalCount: 1, idleCount: 1, waitingCount: 0, options: { max: 4 } };
  expect(poolPercent([calm, pool] as unknown as Parameters<typeof poolPercent>[0])).toBe(percent);
});

it("leaves a metric whose source stopped without data, says so once, and goes on with the others", () => {
  let isBroken = true;
  const warn = jest.fn();
  const sources: Sources = {
    queue: () => {
      if (isBroken) throw new Error("away");
      return 3;
    },
    sockets: () => 7,
  };
  const gauge = new Gauge<SystemMetrics>();
  const monitor = new SystemMonitor({ gauge, clock, operations: new OperationWindow(clock), sources, log: { warn } });
  monitor.sample();
  const second = monitor.sample();
  expect(second.metrics.find(({ id }) => id === "queue")).toMatchObject({ value: null, status: "NO_DATA" });
  expect(figureOf(second, "sockets")).toBe(7);
  expect(warn).toHaveBeenCalledTimes(1);
  isBroken = false;
  expect(figureOf(monitor.sample(), "queue")).toBe(3);
  isBroken = true;
  monitor.sample();
  expect(warn).toHaveBeenCalledTimes(2);
});

it("leaves the machine without data while it cannot be read", () => {
  const gauge = new Gauge<SystemMetrics>();
  const machine = () => {
    throw new Error("no /proc");
  };
  const parts = { gauge, clock, operations: new OperationWindow(clock), machine, sources: { sockets: () => 1 } };
  const read = new SystemMonitor(parts).sample();
  expect([figureOf(read, "cpu"), figureOf(read, "memory"), figureOf(read, "sockets")]).toEqual([null, null, 1]);
});

describe("a running server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ realSources: true });
  });
  afterAll(() => server.stop());

  it("measures its inside for real", async () => {
    const owner = await server.staff("owner");
    const client = owner.socket();
    const opened = new Promise((resolve) => client.on("connected", resolve));
    const stop = client.subscribe(
      { query: "subscription { systemMetricsChanged { takenAt } }" },
      {
        next: () => undefined,
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await opened;
    await publish(server.db.manager, anomalyRaised, ANOMALIES_KEY, { anomalyId: "none" });
    await until(() => {
      const read = server.monitor.sample();
      return ["event_loop", "database_size", "pool", "queue", "failed_jobs", "announcements"].every(
        (name) => figureOf(read, name) !== null,
      );
    }, "a value of every metric");
    const read = server.monitor.sample();
    expect(figureOf(read, "sockets")).toBe(1);
    expect(figureOf(read, "database_size")).toBeGreaterThan(5);
    expect(figureOf(read, "failed_jobs")).toBe(0);
    stop();
    await client.dispose();
  });
});
