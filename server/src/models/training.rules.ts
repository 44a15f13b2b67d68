import { CARE_LABELS, type CareLabel } from "../triage/triage.rules";
import { BUCKETS, featuresOfWord, lengthOf, type Unit, unitsOf } from "./features.rules";
import { randomFrom, shuffled } from "./random.rules";
import { softmax, type TextModel } from "./text-model.rules";

const { sqrt } = Math;

export interface TrainingOptions {
  seed?: number;
  rounds?: number;
  /** Called after each round with the share of the work that is done, from 0 to 1. */
  onProgress?: (done: number) => void;
  /** Asked before each round; the training ends with `TrainingCancelled` when it says so. */
  isCancelled?: () => boolean;
}

/** Somebody did not want the training to go on. */
export class TrainingCancelled extends Error {}

const LABELS = CARE_LABELS.length;
const SEED = 20_261_121;
const ROUNDS = 14;
const STEP = 0.6;
/** By how much all weights shrink in a round: the L2 penalty. */
const SHRINKING = 0.004;
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
  return { weights: Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[at % LABELS] ?? 1))), scales };
}

/**
 * Trains a model on labelled texts: stochastic gradient descent with a step of its own for each weight (AdaGrad) and an
 * L2 penalty. Pure and seeded, with basic arithmetic only: the same lines give the same bytes on every machine. Takes
 * seconds, and does not give way to anything else meanwhile.
 * @throws TrainingCancelled
 */
export function train(
  lines: readonly { text: string; label: CareLabel }[],
  { seed = SEED, rounds = ROUNDS, onProgress, isCancelled }: TrainingOptions = {},
): TextModel {
  const examples = lines.flatMap(({ text, label }) => examplesOf(text, label));
  const weights = new Float32Array(BUCKETS * LABELS);
  const squares = new Float32Array(BUCKETS * LABELS).fill(0.01);
  const biases = new Float64Array(LABELS);
  const sums = new Float64Array(LABELS);
  const random = randomFrom(seed);
  for (let round = 0; round < rounds; round += 1) {
    if (isCancelled?.()) throw new TrainingCancelled("The training was cancelled.");
    for (const { buckets, values, label } of shuffled(random, examples)) {
      sums.set(biases);
      for (let at = 0; at < buckets.length; at += 1) {
        const base = (buckets[at] ?? 0) * LABELS;
        const value = values[at] ?? 0;
        for (let one = 0; one < LABELS; one += 1) sums[one] = (sums[one] ?? 0) + (weights[base + one] ?? 0) * value;
      }
      softmax(sums);
      for (let one = 0; one < LABELS; one += 1) sums[one] = (sums[one] ?? 0) - (one === label ? 1 : 0);
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
    }
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * (1 - SHRINKING);
    onProgress?.((round + 1) / rounds);
  }
  return { ...quantised(weights), biases: [...biases] };
}
