/** How a training stands. One is under way at most, in all processes together. */
export const TRAINING_STATUSES = ["RUNNING", "COMPLETED", "FAILED", "CANCELLED"] as const;
export type TrainingStatus = (typeof TRAINING_STATUSES)[number];

/** What a training does: reads data and what the rules make of it, learns, is measured. */
export const TRAINING_PHASES = ["PREPARING", "LEARNING", "MEASURING", "DONE"] as const;
export type TrainingPhase = (typeof TRAINING_PHASES)[number];

/** From which share of the work on each phase runs. */
const BEGINS: Readonly<Record<TrainingPhase, number>> = { PREPARING: 0, LEARNING: 0.1, MEASURING: 0.6, DONE: 1 };
const ENDS: Readonly<Record<TrainingPhase, number>> = { PREPARING: 0.1, LEARNING: 0.6, MEASURING: 1, DONE: 1 };

/** The share of the whole work, from 0 to 1, when this share of a phase is done. */
export const progressOf = (phase: TrainingPhase, share: number): number =>
  BEGINS[phase] + (ENDS[phase] - BEGINS[phase]) * share;

/** What was measured after a round of learning: rules and model together, on styles that the model never learned from. */
export interface TrainingEpoch {
  epoch: number;
  loss: number;
  accuracy: number;
  precision: number;
  recall: number;
  f1: number;
}

/** How a model is trained. */
export interface TrainingParameters {
  rounds: number;
  step: number;
  shrinking: number;
}

export const ROUNDS_LIMITS = { min: 1, max: 60 } as const;
/** Seeds are whole numbers of 31 bits. */
export const SEED_MAX = 2 ** 31 - 1;

/** The process of a training says this often that it lives, and is held for dead after that silence, in ms. */
export const HEARTBEAT_MS = 2_000;
export const SILENT_AFTER_MS = 15_000;
/** How often it is looked for trainings whose process died, while one is under way, in ms. */
export const SWEEP_MS = 10_000;
/** Progress is stored at most this often, in ms. */
export const STORED_EVERY_MS = 500;

export const TRAINING_MESSAGES = {
  rounds: `Choose ${ROUNDS_LIMITS.min} to ${ROUNDS_LIMITS.max} rounds.`,
  seed: "Choose a whole number from 0 to 2,147,483,647 as the seed.",
  isRunning: "A training run is in progress. Wait for it to finish, or cancel it.",
  isNotRunning: "This training run is no longer in progress.",
  notResumable: "This training run cannot be resumed: it has no checkpoint.",
  processEnded: "The server process running it stopped.",
  serverStopped: "The server stopped.",
  failed: "The training failed because of an unexpected error. The details are in the server's log.",
  dataChanged: "The training data has changed since this training run started. Start a new one.",
  noData: "The training data cannot be found.",
  stateDamaged: "The checkpoint of this training run is damaged. Start a new one.",
} as const;
