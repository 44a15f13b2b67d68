import { parentPort, workerData } from "node:worker_threads";
import { clinicalBook } from "../clinical/book-file";
import { checksumOf } from "./model-file";
import { assessOnce, heldOutCases, judgedCases, learnedLines, measure, measured } from "./record.rules";
import { serialise } from "./text-model.rules";
import { TRAINING, type TrainedRound, TrainingCancelled, train } from "./training.rules";
import { dataHashOf, readTrainingInput, TrainingProblem, withoutKnown } from "./training-input";
import { STORED_EVERY_MS, TRAINING_MESSAGES, type TrainingPhase } from "./training-run.rules";
import { BrokenState, packState, unpackState } from "./training-state";
import type { ThreadMessage, ThreadOrder } from "./training-thread";

/** Progress within a phase is told at most this often, in ms. */
const TOLD_EVERY_MS = 200;

function tell(message: ThreadMessage, transfer: Uint8Array[] = []): void {
  parentPort?.postMessage(
    message,
    transfer.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

function teller() {
  let toldAt = 0;
  return (phase: TrainingPhase) => (share: number) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    tell({ kind: "progress", phase, share });
  };
}

/** The thread that trains a model and measures it. Telling is all that it does to the world. */
function work({ folder, added, seed, rounds, cancel, from }: ThreadOrder): void {
  const flag = new Int32Array(cancel);
  const isCancelled = () => Atomics.load(flag, 0) !== 0;
  const progress = teller();
  const input = readTrainingInput(folder);
  const { safety } = input;
  const addedLines = withoutKnown(folder, input, added);
  const lines = [...input.lines, ...addedLines];
  const dataHash = dataHashOf(lines, { ...TRAINING, rounds });
  if (from && from.dataHash !== dataHash) throw new TrainingProblem(TRAINING_MESSAGES.dataChanged);
  const state = from ? unpackState(from.state) : undefined; // before all work that would be in vain
  const learned = learnedLines(lines);
  tell({ kind: "prepared", dataHash, lineCount: learned.length, addedLineCount: addedLines.length });

  const cases = heldOutCases(lines);
  const assessed = assessOnce(clinicalBook());
  const prepared = progress("PREPARING");
  for (const [at, { text }] of cases.entries()) {
    if (isCancelled()) throw new TrainingCancelled();
    assessed(text);
    prepared(at / cases.length);
  }

  let packedAt = Number.NEGATIVE_INFINITY;
  const onRound = ({ loss, state, model }: TrainedRound) => {
    const { n, accuracy, macroPrecision, macroRecall, macroF1 } = measured(judgedCases(cases, model(), assessed));
    const figures = {
      accuracy: n > 0 ? accuracy.value : 0,
      precision: macroPrecision,
      recall: macroRecall,
      f1: macroF1,
    };
    const isDue = performance.now() - packedAt >= STORED_EVERY_MS;
    const packed = isDue ? packState(state) : null;
    if (packed) packedAt = performance.now();
    const metrics = { epoch: state.round, loss, ...figures };
    tell({ kind: "epoch", share: state.round / rounds, metrics, state: packed }, packed ? [packed] : []);
  };
  const model = train(learned, {
    seed,
    rounds,
    from: state,
    isCancelled,
    onRound,
  });

  tell({ kind: "progress", phase: "MEASURING", share: 0 });
  const options = { seed, rounds, isCancelled, assessed, onProgress: progress("MEASURING") };
  const found = measure(model, lines, safety, assessed, options);
  const weights = serialise(model);
  tell({ kind: "done", weights, checksum: checksumOf(weights), ...found }, [weights]);
}

try {
  work(workerData as ThreadOrder);
} catch (error) {
  if (error instanceof TrainingCancelled) tell({ kind: "cancelled" });
  else {
    const damaged = error instanceof BrokenState ? TRAINING_MESSAGES.stateDamaged : null;
    const sentence = error instanceof TrainingProblem ? error.message : damaged;
    tell({
      kind: "failed",
      sentence,
      details: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}
