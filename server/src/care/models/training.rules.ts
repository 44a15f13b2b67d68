import { CARE_LABELS, type CareLabel } from "../clinical/care-level.rules";
import { BUCKETS, featuresOfWord, lengthOf, type Unit, unitsOf } from "./features.rules";
import { resumableRandom, shuffled } from "./random.rules";
import { softmax, type TextModel } from "./text-model.rules";

const { log, max, round, sqrt } = Math;

/** Everything that a training needs to go on after a number of rounds: the result is the same as without a break. */
export interface TrainingState {
  /** Rounds that are done. */
  round: number;
  /** Where the source of random numbers stands. */
  random: number;
  weights: Float32Array;
  /** For each weight, the sum of the squares of its slopes. */
  squares: Float32Array;
  biases: Float64Array;
}

/** What is told after each round. It is what the training itself goes on with: copy what is to be kept. */
export interface TrainedRound {
  /** The mean of -ln of the share that each line's own label was given, while the round went on. */
  loss: number;
  state: TrainingState;
  /** The model as it would be if the training ended now. */
  model(): TextModel;
}

export interface TrainingOptions {
  seed?: number;
  rounds?: number;
  /** What a training that broke off had reached: it goes on there. Lines, seed and rounds have to be the same. */
  from?: TrainingState;
  /** Called after each round with the share of the work that is done, from 0 to 1. */
  onProgress?: (done: number) => void;
  onRound?: (round: TrainedRound) => void;
  /** Asked before each round and some times within it; the training ends with `TrainingCancelled` when it says so. */
  isCancelled?: () => boolean;
}

/** Somebody did not want the training to go on. */
export class TrainingCancelled extends Error {}

const LABELS = CARE_LABELS.length;
/** Where the random numbers begin, unless somebody chooses. */
export const SEED = 20_261_121;
/** How it is trained, unless somebody chooses other rounds. All weights shrink in a round: that is the L2 penalty. */
export const TRAINING = { rounds: 14, step: 0.6, shrinking: 0.004 } as const;
const { step: STEP, shrinking: SHRINKING } = TRAINING;
/** After so many lines it is asked whether to end. */
const ASKED_AFTER = 512;
/** So that a scale is never 0. */
const TINY = 1e-8;

interface Example {
  buckets: Int32Array;
  values: Float32Array;
  label: number;
}

function exampleOf(units: readonly Unit[], label: CareLabel): Example {
  const counted = new Map<number, number>();
  let norm = 0;
  for (const unit of units) {
    for (let at = 0; at < unit.length; at += 1) {
      featuresOfWord(unit, at, (bucket, value) => {
        counted.set(bucket, (counted.get(bucket) ?? 0) + value);
        norm += value * value;
      });
    }
  }
  const length = lengthOf(norm);
  return {
    buckets: Int32Array.from(counted.keys()),
    values: Float32Array.from(counted.values(), (value) => value / length),
    label: CARE_LABELS.indexOf(label),
  };
}

/** Every line, and every sentence of a routine one by itself: a part of what is harmless is harmless. */
function examplesOf(text: string, label: CareLabel): Example[] {
  const units = unitsOf(text);
  const whole = exampleOf(units, label);
  const parts = label === "routine" && units.length > 1 ? units.map((unit) => exampleOf([unit], label)) : [];
  return [whole, ...parts];
}

/** Weights as whole numbers from -127 to 127 with one scale for each label. */
function quantised(weights: Float32Array): Pick<TextModel, "weights" | "scales"> {
  const scales = CARE_LABELS.map((_, label) => {
    let most = TINY;
    for (let at = label; at < weights.length; at += LABELS) most = Math.max(most, Math.abs(weights[at] ?? 0));
    return most / 127;
  });
  const whole = new Int8Array(weights.length);
  for (let at = 0; at < whole.length; at += 1) whole[at] = round((weights[at] ?? 0) / (scales[at % LABELS] ?? 1));
  return { weights: whole, scales };
}

const newState = (seed: number): TrainingState => ({
  round: 0,
  random: seed | 0,
  weights: new Float32Array(BUCKETS * LABELS),
  squares: new Float32Array(BUCKETS * LABELS).fill(0.01),
  biases: new Float64Array(LABELS),
});

/** Moves the weights by one example. Returns the share that its own label was given before. */
function learn({ weights, squares, biases }: TrainingState, { buckets, values, label }: Example, sums: Float64Array) {
  sums.set(biases);
  for (let at = 0; at < buckets.length; at += 1) {
    const base = (buckets[at] ?? 0) * LABELS;
    const value = values[at] ?? 0;
    for (let one = 0; one < LABELS; one += 1) sums[one] = (sums[one] ?? 0) + (weights[base + one] ?? 0) * value;
  }
  softmax(sums);
  const share = sums[label] ?? 0;
  sums[label] = share - 1;
  for (let at = 0; at < buckets.length; at += 1) {
    const base = (buckets[at] ?? 0) * LABELS;
    const value = values[at] ?? 0;
    for (let one = 0; one < LABELS; one += 1) {
      const place = base + one;
      const slope = (sums[one] ?? 0) * value;
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] ?? 0) - (STEP * slope) / sqrt(square);
    }
  }
  for (let one = 0; one < LABELS; one += 1) biases[one] = (biases[one] ?? 0) - 0.01 * (sums[one] ?? 0);
  return share;
}

/**
 * Trains a model on labelled texts: stochastic gradient descent with a step of its own for each weight (AdaGrad) and an
 * L2 penalty. Pure and seeded, with basic arithmetic only: the same lines give the same bytes on every machine, also when
 * it broke off and went on. Takes seconds, and does not give way to anything else meanwhile.
 * @throws TrainingCancelled
 */
export function train(
  lines: readonly { text: string; label: CareLabel }[],
  { seed = SEED, rounds = TRAINING.rounds, from, onProgress, onRound, isCancelled }: TrainingOptions = {},
): TextModel {
  const examples = lines.flatMap(({ text, label }) => examplesOf(text, label));
  const state = from
    ? { ...from, weights: from.weights.slice(), squares: from.squares.slice(), biases: from.biases.slice() }
    : newState(seed);
  const { weights, biases } = state;
  const sums = new Float64Array(LABELS);
  const random = resumableRandom(state.random);
  const goOn = () => {
    if (isCancelled?.()) throw new TrainingCancelled("The training was cancelled.");
  };
  const model = () => ({ ...quantised(weights), biases: [...biases] });
  while (state.round < rounds) {
    let [read, lost] = [0, 0];
    for (const example of shuffled(random.next, examples)) {
      if (read % ASKED_AFTER === 0) goOn();
      read += 1;
      lost -= log(max(TINY, learn(state, example, sums)));
    }
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * (1 - SHRINKING);
    state.round += 1;
    state.random = random.state();
    onProgress?.(state.round / rounds);
    onRound?.({ loss: lost / max(1, read), state, model });
  }
  return model();
}
