import { CARE_LABELS, type CareLabel } from "../clinical/care-level.rules";
import { BUCKETS, featuresOfWord, lengthOf, type Unit, unitsOf } from "../clinical/features.rules";
import { softmax } from "../clinical/softmax.rules";
import { resumableRandom, shuffled } from "./random.rules";
import type { TextModel } from "./text-model.rules";

const { log, max, round, sqrt } = Math;

/** Everything that a training needs to go on after a number of rounds: the result is the same as without a break. */
export interface TrainingState {
  /** Rounds that are done. */
  round: number;
  /** Where the source of random numbers stands. */
  random: number;
  /** Bucket by bucket in `CELL` places: a weight for each label, and from `SQUARES` on, for each, the sum of the squares of its slopes. */
  cells: Float32Array;
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
/** What is used together stands together, in one line of the processor's cache: learning mostly waits for memory. */
export const CELL = 8;
const SQUARES = 4;
/** So that a scale is never 0. */
const TINY = 1e-8;

interface Example {
  buckets: Int32Array;
  values: Float32Array;
  label: number;
}

/** What each bucket counts in one text; zeros in between. */
const counted = new Float64Array(BUCKETS);

function exampleOf(units: readonly Unit[], label: CareLabel): Example {
  const buckets: number[] = [];
  let norm = 0;
  const add = (bucket: number, value: number) => {
    if (counted[bucket] === 0) buckets.push(bucket);
    counted[bucket] = (counted[bucket] ?? 0) + value;
    norm += value * value;
  };
  for (const unit of units) for (let at = 0; at < unit.length; at += 1) featuresOfWord(unit, at, add);
  const length = lengthOf(norm);
  const values = Float32Array.from(buckets, (bucket) => (counted[bucket] ?? 0) / length);
  for (const bucket of buckets) counted[bucket] = 0;
  return { buckets: Int32Array.from(buckets), values, label: CARE_LABELS.indexOf(label) };
}

/** Every line, and every sentence of a routine one by itself: a part of what is harmless is harmless. */
function examplesOf(text: string, label: CareLabel): Example[] {
  const units = unitsOf(text);
  const whole = exampleOf(units, label);
  const parts = label === "routine" && units.length > 1 ? units.map((unit) => exampleOf([unit], label)) : [];
  return [whole, ...parts];
}

/** Weights as whole numbers from -127 to 127 with one scale for each label. */
function quantised(cells: Float32Array): Pick<TextModel, "weights" | "scales"> {
  const scales = CARE_LABELS.map((_, label) => {
    let most = TINY;
    for (let at = label; at < cells.length; at += CELL) most = Math.max(most, Math.abs(cells[at] ?? 0));
    return most / 127;
  });
  const weights = new Int8Array(BUCKETS * LABELS);
  for (const [label, scale] of scales.entries()) {
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      weights[bucket * LABELS + label] = round((cells[bucket * CELL + label] ?? 0) / scale);
    }
  }
  return { weights, scales };
}

function newState(seed: number): TrainingState {
  const cells = new Float32Array(BUCKETS * CELL);
  for (let at = SQUARES; at < cells.length; at += CELL) cells.fill(0.01, at, at + LABELS);
  return { round: 0, random: seed | 0, cells, biases: new Float64Array(LABELS) };
}

/** Moves the weight at a place by its slope. */
function move(cells: Float32Array, place: number, slope: number) {
  const square = (cells[place + SQUARES] ?? 0) + slope * slope;
  cells[place + SQUARES] = square;
  cells[place] = (cells[place] ?? 0) - (STEP * slope) / sqrt(square);
}

/** Moves the weights by one example. Returns the share that its own label was given before. */
function learn({ cells, biases }: TrainingState, { buckets, values, label }: Example, sums: Float64Array) {
  let [first = 0, second = 0, third = 0] = biases;
  for (let at = 0; at < buckets.length; at += 1) {
    const place = (buckets[at] ?? 0) * CELL;
    const value = values[at] ?? 0;
    first += (cells[place] ?? 0) * value;
    second += (cells[place + 1] ?? 0) * value;
    third += (cells[place + 2] ?? 0) * value;
  }
  sums[0] = first;
  sums[1] = second;
  sums[2] = third;
  softmax(sums);
  const share = sums[label] ?? 0;
  sums[label] = share - 1;
  [first = 0, second = 0, third = 0] = sums;
  for (let at = 0; at < buckets.length; at += 1) {
    const place = (buckets[at] ?? 0) * CELL;
    const value = values[at] ?? 0;
    move(cells, place, first * value);
    move(cells, place + 1, second * value);
    move(cells, place + 2, third * value);
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
  const state = from ? { ...from, cells: from.cells.slice(), biases: from.biases.slice() } : newState(seed);
  const { cells, biases } = state;
  const sums = new Float64Array(LABELS);
  const random = resumableRandom(state.random);
  const goOn = () => {
    if (isCancelled?.()) throw new TrainingCancelled("The training was cancelled.");
  };
  const model = () => ({ ...quantised(cells), biases: [...biases] });
  while (state.round < rounds) {
    let [read, lost] = [0, 0];
    for (const example of shuffled(random.next, examples)) {
      if (read % ASKED_AFTER === 0) goOn();
      read += 1;
      lost -= log(max(TINY, learn(state, example, sums)));
    }
    for (let at = 0; at < cells.length; at += CELL) {
      for (let one = at; one < at + LABELS; one += 1) cells[one] = (cells[one] ?? 0) * (1 - SHRINKING);
    }
    state.round += 1;
    state.random = random.state();
    onProgress?.(state.round / rounds);
    onRound?.({ loss: lost / max(1, read), state, model });
  }
  return model();
}
