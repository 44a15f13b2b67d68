import { defineGauge } from "../platform/realtime/topics";
import type { MetricView } from "./system-metrics.rules";

export interface SystemMetrics {
  id: string;
  takenAt: Date;
  intervalSeconds: number;
  metrics: MetricView[];
}

/** What the monitor of this process measured last. */
export const systemMetricsChanged = defineGauge<SystemMetrics>("system-metrics");
