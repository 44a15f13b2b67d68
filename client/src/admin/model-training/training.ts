import { graphql } from "../../gql";
import type {
  ModelMetrics_OverviewFragment,
  TrainedModelsQuery,
  Training_RunFragment,
  TrainingStatus,
} from "../../gql/graphql";
import type { StatusLevel } from "../../ui/StatusChip";

/** A version that was trained. */
export type Model = TrainedModelsQuery["trainedModels"]["nodes"][number];

graphql(`
  fragment Training_run on TrainingRun {
    id
    number
    status
    phase
    progress
    epoch
    epochs
    metrics {
      epoch
      loss
      accuracy
      precision
      recall
      f1
    }
    startedAt
    finishedAt
    startedBy
    error
    isResumable
    resumedFrom
    seed
    dataHash
    lineCount
    addedLineCount
    parameters {
      rounds
      step
      shrinking
    }
    model {
      id
      version
    }
  }
`);

/** A run of the training as the page holds it. */
export type Run = Training_RunFragment;
export type Epoch = Run["metrics"][number];
export type Metric = ModelMetrics_OverviewFragment["metrics"][number];

/** The four figures in the document's order. */
export const METRICS = ["accuracy", "precision", "recall", "f1"] as const;
export type MetricName = (typeof METRICS)[number];

export const isMetricName = (name: string): name is MetricName => METRICS.some((metric) => metric === name);

export const levelOf: Record<TrainingStatus, StatusLevel> = {
  RUNNING: "info",
  COMPLETED: "normal",
  FAILED: "critical",
  CANCELLED: "idle",
};

/** "66.9%": a share with one decimal. */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** "+2.1", "−0.4" or "±0.0": the difference of two shares in points of a hundred. */
export function formatChange(change: number): string {
  const points = (Math.abs(change) * 100).toFixed(1);
  if (Number(points) === 0) return `±${points}`;
  return `${change > 0 ? "+" : "−"}${points}`;
}

/** How long something took, in the two largest units: "48 s", "2 min 5 s". */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** What is left of a run at its pace so far, in ms; undefined before anything can be said. */
export function timeLeft({ startedAt, progress }: Pick<Run, "startedAt" | "progress">, now: Date): number | undefined {
  const past = now.getTime() - new Date(startedAt).getTime();
  return progress > 0.05 && past > 0 ? (past / progress) * (1 - progress) : undefined;
}

/** The three kinds of care, the most urgent first. */
export const LABELS = ["emergency", "urgent", "routine"] as const;
export type CareLabel = (typeof LABELS)[number];

export const isCareLabel = (label: string): label is CareLabel => LABELS.some((one) => one === label);
