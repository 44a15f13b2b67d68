import { defineGauge, defineTopic } from "../../platform/realtime/topics";
import type { MetricView } from "./system-metrics.rules";

export interface SystemMetrics {
  id: string;
  takenAt: Date;
  intervalSeconds: number;
  metrics: MetricView[];
}

/** What the monitor of this process measured last. */
export const systemMetricsChanged = defineGauge<SystemMetrics>("system-metrics");

/** What the processes read last, as far as this one has heard of it. */
export interface SystemReadings {
  /** All together; null before the first reading. */
  whole: SystemMetrics | null;
  byProcess: ReadonlyMap<string, SystemMetrics>;
}

/** The readings of all processes. */
export const systemReadings = defineGauge<SystemReadings>("system-readings");

/** A process has read its metrics: its id, when (ISO 8601), and the values as JSON. Key: READINGS_KEY. */
export const readingTaken = defineTopic<{ process: string; takenAt: string; values: string }>("reading-taken");

export const READINGS_KEY = "all";
