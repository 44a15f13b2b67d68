import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { OperationWindow } from "../../platform/operations";
import { Gauge } from "../../platform/realtime/gauge";
import { cpuPercent, type MachineReading, memoryPercent, readMachine } from "./machine";
import { describeReadings, type Reading, statusOf, trendOf } from "./system-metrics.rules";
import { SystemMonitor } from "./system-metrics.service";
import type { SystemMetrics } from "./system-metrics.topics";

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second));
const reading = (second: number, cpu: number | null): Reading => ({
  takenAt: at(second),
  cpu,
  memory: 10,
  latency: null,
  errors: null,
});

describe("the rules", () => {
  it.each([
    [null, "NO_DATA"],
    [0, "NORMAL"],
    [69.9, "NORMAL"],
    [70, "WARNING"],
    [89.9, "WARNING"],
    [90, "CRITICAL"],
  ])("say that a CPU of %p is %s", (value, status) => {
    expect(statusOf(value, { warning: 70, critical: 90 })).toBe(status);
  });

  it.each([
    [1, "STABLE"],
    [1.1, "UP"],
    [-1, "STABLE"],
    [-1.1, "DOWN"],
    [null, "STABLE"],
  ])("say that a change of %p is %s", (change, trend) => {
    expect(trendOf(change)).toBe(trend);
  });

  it("keep the last five readings and compare the last two", () => {
    const [cpu] = describeReadings([10, 20, 30, 40, 50, 45].map((value, index) => reading(index * 5, value)));
    expect(cpu).toMatchObject({ value: 45, change: -5, trend: "DOWN", status: "NORMAL" });
    expect(cpu?.history.map(({ value }) => value)).toEqual([20, 30, 40, 50, 45]);
  });

  it("call a missing reading no data, not zero", () => {
    const [cpu] = describeReadings([reading(0, 50), reading(5, null)]);
    expect(cpu).toMatchObject({ value: null, change: null, trend: "STABLE", status: "NO_DATA" });
  });
});

describe("the window of operations", () => {
  it("covers 60 seconds, takes the 95th percentile, and counts our failures only", () => {
    let second = 0;
    const window = new OperationWindow({ now: () => at(second) });
    expect(window.read()).toEqual({ count: 0, latencyP95Ms: null, errorPercent: null });
    for (let index = 1; index <= 100; index += 1) {
      window.record(index, index > 98);
    }
    expect(window.read()).toEqual({ count: 100, latencyP95Ms: 95, errorPercent: 2 });
    second = 59;
    window.record(7, false);
    second = 61;
    expect(window.read()).toEqual({ count: 1, latencyP95Ms: 7, errorPercent: 0 });
  });
});

describe("the machine", () => {
  it("is read for real", () => {
    const now = readMachine();
    expect(memoryPercent(now)).toBeGreaterThan(0);
    expect(memoryPercent(now)).toBeLessThanOrEqual(100);
    expect(now.cpuTotal).toBeGreaterThan(0);
  });

  it("is the container where one limits us", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "cgroup-"));
    const files = {
      "cpu.max": "50000 100000",
      "cpu.stat": "usage_usec 1000000\n",
      "memory.max": "1000000",
      "memory.current": "600000",
      "memory.stat": "inactive_file 100000\n",
    };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), text);
    }
    const before = readMachine(folder);
    expect(memoryPercent(before)).toBe(50);
    const later = { ...before, cpuBusy: before.cpuBusy + 250_000, cpuTotal: before.cpuTotal + 500_000 };
    expect(cpuPercent(before, later)).toBe(50);
    rmSync(folder, { recursive: true });
  });
});

it("the monitor does not take the moment of its start for a reading of the processors", () => {
  const gauge = new Gauge<SystemMetrics>();
  const clock = { now: () => at(0) };
  const monitor = new SystemMonitor({ gauge, clock, operations: new OperationWindow(clock) });
  monitor.start();
  monitor.stop();
  expect(gauge.value?.metrics[0]).toMatchObject({ id: "cpu", value: null, status: "NO_DATA" });
});

it("the monitor hands each reading to those who watch", async () => {
  const busy = [0, 50, 95];
  let step = -1;
  const machine = (): MachineReading => {
    step += 1;
    return {
      cpuBusy: busy.slice(0, step + 1).reduce((sum, value) => sum + value, 0),
      cpuTotal: step * 100,
      memoryUsed: 85,
      memoryLimit: 100,
    };
  };
  const gauge = new Gauge<SystemMetrics>();
  const clock = { now: () => at(0) };
  const monitor = new SystemMonitor({ gauge, clock, operations: new OperationWindow(clock), machine });
  const reader = gauge.watch();
  monitor.sample();
  const first = (await reader.next()).value as SystemMetrics;
  expect(first.metrics.slice(0, 4).map(({ id, value, status }) => [id, value, status])).toEqual([
    ["cpu", 50, "NORMAL"],
    ["memory", 85, "WARNING"],
    ["latency", null, "NO_DATA"],
    ["errors", null, "NO_DATA"],
  ]);
  monitor.sample();
  const second = (await reader.next()).value as SystemMetrics;
  expect(second.metrics[0]).toMatchObject({ value: 95, status: "CRITICAL", trend: "UP", change: 45 });
});
