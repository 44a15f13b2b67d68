import { CARE_LABELS, type CareLabel } from "../clinical/care-level.rules";
import { softmax } from "../clinical/softmax.rules";
import { randomFrom, shuffled } from "./random.rules";

/** What stands in one labelled message: the numbers of its features, and what each counts. */
export interface SparseExample {
  features: ArrayLike<number>;
  values: ArrayLike<number>;
  label: CareLabel;
}

const LABELS = CARE_LABELS.length;
const SEED = 20_261_127;
const STEP = 0.6;
/** All weights shrink by this share in a round: that is the L2 penalty. */
const SHRINKING = 0.004;
/** So that the first step is no leap. */
const FIRST_SQUARE = 0.01;

/**
 * Learns what each of `size` features speaks for: a softmax regression by stochastic gradient descent with a step of its own for each weight
 * (AdaGrad). Pure and seeded, with basic arithmetic only: the same examples give the same weights on every machine.
 * @returns feature by feature, a weight for each label
 */
export function learnedWeights(examples: readonly SparseExample[], size: number, rounds: number): Float64Array {
  const weights = new Float64Array(size * LABELS);
  const squares = new Float64Array(size * LABELS).fill(FIRST_SQUARE);
  const sums = new Float64Array(LABELS);
  const random = randomFrom(SEED);
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, values, label } of shuffled(random, examples)) {
      sums.fill(0);
      for (let at = 0; at < features.length; at += 1) {
        const place = (features[at] ?? 0) * LABELS;
        for (let one = 0; one < LABELS; one += 1)
          sums[one] = (sums[one] ?? 0) + (weights[place + one] ?? 0) * (values[at] ?? 0);
      }
      softmax(sums);
      const own = CARE_LABELS.indexOf(label);
      sums[own] = (sums[own] ?? 0) - 1;
      for (let at = 0; at < features.length; at += 1) {
        for (let one = 0; one < LABELS; one += 1) {
          const place = (features[at] ?? 0) * LABELS + one;
          const slope = (sums[one] ?? 0) * (values[at] ?? 0);
          const square = (squares[place] ?? 0) + slope * slope;
          squares[place] = square;
          weights[place] = (weights[place] ?? 0) - (STEP * slope) / Math.sqrt(square);
        }
      }
    }
    for (let place = 0; place < weights.length; place += 1) weights[place] = (weights[place] ?? 0) * (1 - SHRINKING);
  }
  return weights;
}
