import type { Clock } from "../../platform/clock";
import type { Logger } from "../../platform/logger";
import type { OperationWindow } from "../../platform/operations";
import type { Gauge } from "../../platform/realtime/gauge";
import { cpuPercent, type MachineReading, memoryPercent, readMachine } from "./machine";
import {
  DOCUMENTED_LIMITS,
  describeReadings,
  HISTORY_POINTS,
  type Limits,
  METRIC_IDS,
  type MetricId,
  type Reading,
  SAMPLE_INTERVAL_MS,
  type Values,
} from "./system-metrics.rules";
import type { SystemMetrics } from "./system-metrics.topics";

/** Reads one metric now, in its unit; null when there is nothing to measure. May throw: then it has no data. */
export type Sources = { readonly [Id in MetricId]?: () => number | null };

interface Parts {
  gauge: Gauge<SystemMetrics>;
  clock: Clock;
  operations: OperationWindow;
  machine?: () => MachineReading;
  /** What is measured inside the product; what is missing has no data. */
  sources?: Sources;
  /** The limits in force; the documented ones unless given. */
  limits?: () => Limits;
  log?: Pick<Logger, "warn">;
}

/** Measures this process's machine, its own API and its inside every five seconds. There is one monitor per process. */
export class SystemMonitor {
  private readonly readings: Reading[] = [];
  private readonly sources: Sources;
  private readonly broken = new Set<MetricId>();
  private readonly limits: () => Limits;
  private readonly readMachine: () => MachineReading;
  private machine?: MachineReading;
  private machineBefore?: MachineReading;
  private timer?: NodeJS.Timeout;

  constructor(private readonly parts: Parts) {
    this.readMachine = parts.machine ?? (() => readMachine());
    this.limits = parts.limits ?? (() => DOCUMENTED_LIMITS);
    this.look();
    this.sources = {
      cpu: () => (this.machineBefore && this.machine ? cpuPercent(this.machineBefore, this.machine) : null),
      memory: () => (this.machine ? memoryPercent(this.machine) : null),
      latency: () => parts.operations.read().latencyP95Ms,
      errors: () => parts.operations.read().errorPercent,
      ...parts.sources,
    };
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
    this.machineBefore = this.machine;
    this.look();
    const takenAt = this.parts.clock.now();
    const values = Object.fromEntries(METRIC_IDS.map((id) => [id, this.read(id)])) as Values;
    this.readings.push({ takenAt, ...values, ...(!cpu && { cpu: null }) });
    this.readings.splice(0, this.readings.length - HISTORY_POINTS);
    const metrics: SystemMetrics = {
      id: "system",
      takenAt,
      intervalSeconds: SAMPLE_INTERVAL_MS / 1000,
      metrics: describeReadings(this.readings, this.limits()),
    };
    this.parts.gauge.set(metrics);
    return metrics;
  }

  private look(): void {
    try {
      this.machine = this.readMachine();
    } catch (error) {
      this.machine = undefined;
      this.note("memory", error);
    }
  }

  /** A source that throws leaves its own metric without data and is logged once, until it works again. */
  private read(id: MetricId): number | null {
    try {
      const value = this.sources[id]?.() ?? null;
      if (value !== null) this.broken.delete(id);
      return value;
    } catch (error) {
      this.note(id, error);
      return null;
    }
  }

  private note(id: MetricId, error: unknown): void {
    if (this.broken.has(id)) return;
    this.broken.add(id);
    this.parts.log?.warn({ err: error, metric: id }, "a metric could not be read");
  }
}
