import type { Clock } from "../platform/clock";
import type { OperationWindow } from "../platform/operations";
import type { Gauge } from "../platform/realtime/gauge";
import { cpuPercent, type MachineReading, memoryPercent, readMachine } from "./machine";
import { describeReadings, HISTORY_POINTS, type Reading, SAMPLE_INTERVAL_MS } from "./system-metrics.rules";
import type { SystemMetrics } from "./system-metrics.topics";

interface Parts {
  gauge: Gauge<SystemMetrics>;
  clock: Clock;
  operations: OperationWindow;
  machine?: () => MachineReading;
}

/** Measures this process's machine and its own API every five seconds. There is one monitor per process. */
export class SystemMonitor {
  private readonly readings: Reading[] = [];
  private readonly readMachine: () => MachineReading;
  private machine: MachineReading;
  private timer?: NodeJS.Timeout;

  constructor(private readonly parts: Parts) {
    this.readMachine = parts.machine ?? (() => readMachine());
    this.machine = this.readMachine();
  }

  /** Takes a first reading, in which no time has passed that a processor could have been busy, and then one every five seconds. */
  start(): void {
    this.sample({ cpu: false });
    this.timer = setInterval(() => this.sample(), SAMPLE_INTERVAL_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Takes one reading now and hands it to everybody who watches. */
  sample({ cpu } = { cpu: true }): SystemMetrics {
    const before = this.machine;
    this.machine = this.readMachine();
    const { latencyP95Ms, errorPercent } = this.parts.operations.read();
    const takenAt = this.parts.clock.now();
    this.readings.push({
      takenAt,
      cpu: cpu ? cpuPercent(before, this.machine) : null,
      memory: memoryPercent(this.machine),
      latency: latencyP95Ms,
      errors: errorPercent,
    });
    this.readings.splice(0, this.readings.length - HISTORY_POINTS);
    const metrics: SystemMetrics = {
      id: "system",
      takenAt,
      intervalSeconds: SAMPLE_INTERVAL_MS / 1000,
      metrics: describeReadings(this.readings),
    };
    this.parts.gauge.set(metrics);
    return metrics;
  }
}
