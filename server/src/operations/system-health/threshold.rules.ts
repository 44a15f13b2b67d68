import { formatUnit, metricOf, type Threshold } from "./system-metrics.rules";

export const REASON_MIN_LENGTH = 5;
export const REASON_MAX_LENGTH = 500;

/** The highest value that a limit can have, by the metric's unit: the whole, a minute, 10 TB, a million. */
export const HIGHEST: Record<string, number> = { "%": 100, ms: 60_000, MB: 10_000_000, "": 1_000_000 };

export const MESSAGES = {
  unknownMetric: "There is no such metric.",
  warningBelowCritical: "The warning threshold must be below the critical one.",
  reason: `Please give a reason of ${REASON_MIN_LENGTH} to ${REASON_MAX_LENGTH} characters.`,
  unchanged: "These limits are already in force.",
  outOfRange: (highest: string) => `Enter a number above 0, up to ${highest}.`,
} as const;

export interface ThresholdInput extends Threshold {
  metric: string;
  reason: string;
}

/** What is wrong with new limits of a metric, by field; nothing when they can be taken. */
export function problemsOf({
  metric,
  warning,
  critical,
  reason,
}: ThresholdInput): { field: string; message: string }[] {
  const known = metricOf(metric);
  if (!known) return [{ field: "metric", message: MESSAGES.unknownMetric }];
  const highest = HIGHEST[known.unit] ?? 0;
  const outOfRange = MESSAGES.outOfRange(formatUnit(highest, known.unit));
  const isIn = (value: number) => Number.isFinite(value) && value > 0 && value <= highest;
  const length = reason.trim().length;
  const problems = [
    !isIn(warning) && { field: "warning", message: outOfRange },
    !isIn(critical) && { field: "critical", message: outOfRange },
    isIn(warning) &&
      isIn(critical) &&
      warning >= critical && { field: "warning", message: MESSAGES.warningBelowCritical },
    (length < REASON_MIN_LENGTH || length > REASON_MAX_LENGTH) && { field: "reason", message: MESSAGES.reason },
  ];
  return problems.filter((problem) => problem !== false);
}
