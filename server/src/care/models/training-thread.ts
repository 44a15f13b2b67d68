import path from "node:path";
import { Worker } from "node:worker_threads";
import type { TrainingLine } from "./composition.rules";
import type { JudgedCase, ModelRecord } from "./record.rules";
import type { TrainingEpoch, TrainingPhase } from "./training-run.rules";

/** What the thread is told to do. */
export interface ThreadOrder {
  /** With the folders `training` and `safety`. */
  folder: string;
  /** Lines that staff agreed on, which are learned after those of the folder. */
  added: readonly TrainingLine[];
  seed: number;
  rounds: number;
  /** Of 32 bits; the thread ends soon after it is not 0 any more. */
  cancel: SharedArrayBuffer;
  /** Where a training that broke off goes on: what it kept, and the hash of the data that it learned from. */
  from: { state: Uint8Array; dataHash: string } | null;
}

/** What the thread tells. The last message is one of the last three. */
export type ThreadMessage =
  | { kind: "prepared"; dataHash: string; lineCount: number; addedLineCount: number }
  | { kind: "progress"; phase: TrainingPhase; share: number }
  | { kind: "epoch"; share: number; metrics: TrainingEpoch; state: Uint8Array | null }
  | { kind: "done"; weights: Uint8Array; checksum: string; record: ModelRecord; cases: JudgedCase[] }
  | { kind: "cancelled" }
  | { kind: "failed"; sentence: string | null; details: string };

const THREAD_LIMITS = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 };

/** The thread's program stands beside this one: compiled in the built product, as a source where sources run. */
const ENDING = path.extname(__filename);
const PROGRAM = path.join(__dirname, `training-worker${ENDING}`);
const RUN_SOURCES = ENDING === ".ts" ? ["-r", path.join(__dirname, "../../../dev-register.cjs")] : [];

/** Starts the thread that trains. It knows no database and no environment. */
export function startTrainingThread(order: ThreadOrder): Worker {
  return new Worker(PROGRAM, { workerData: order, execArgv: RUN_SOURCES, env: {}, resourceLimits: THREAD_LIMITS });
}
