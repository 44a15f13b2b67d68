import { CARE_LABELS, type CareLabel } from "../clinical/care-level.rules";
import { type Scorecard, spread } from "../clinical/scorecard.rules";
import { softmax } from "../clinical/softmax.rules";
import { randomFrom, shuffled } from "./random.rules";

/** A message by the names of what the book made of it, with the label that its writer gave it. */
export interface ScoredExample {
  names: readonly string[];
  label: CareLabel;
}

const SEED = 20_261_127;
const ROUNDS = 14;
const STEP = 0.6;
/** All weights shrink by this share in a round: that is the L2 penalty. */
const SHRINKING = 0.004;
/** A name has to stand in as many messages, or says nothing. */
const FEWEST = 2;
/** With two digits a weight can be read. */
const rounded = (weight: number): number => Math.round(weight * 100) / 100;

interface Weights {
  weights: [number, number, number];
  /** The sums of the squares of their slopes. */
  squares: [number, number, number];
}

const noWeights = (): Weights => ({ weights: [0, 0, 0], squares: [0.01, 0.01, 0.01] });

function namesThatRecur(examples: readonly ScoredExample[]): string[] {
  const counts = new Map<string, number>();
  for (const { names } of examples) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= FEWEST ? [name] : [])).sort();
}

function learn(cells: readonly Weights[], label: CareLabel, divisor: number): void {
  const sums = new Float64Array(CARE_LABELS.length);
  for (const { weights } of cells) {
    for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight / divisor;
  }
  const slopes = softmax(sums).map((share, at) => (share - (CARE_LABELS[at] === label ? 1 : 0)) / divisor);
  for (const { weights, squares } of cells) {
    for (const [at, slope] of slopes.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
}

/**
 * Learns what each name speaks for: a softmax regression by stochastic gradient descent with a step of its own for each weight (AdaGrad). Pure and
 * seeded, with basic arithmetic only: the same examples give the same scorecard on every machine.
 */
export function learnedScorecard(examples: readonly ScoredExample[]): Scorecard {
  const cells = new Map(namesThatRecur(examples).map((name) => [name, noWeights()]));
  const read = examples.map(({ names, label }) => ({
    ...{ label, divisor: spread(names) },
    cells: names.flatMap((name) => cells.get(name) ?? []),
  }));
  const random = randomFrom(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const example of shuffled(random, read)) learn(example.cells, example.label, example.divisor);
    for (const { weights } of cells.values()) {
      for (const [at, weight] of weights.entries()) weights[at] = weight * (1 - SHRINKING);
    }
  }
  return Object.fromEntries(
    [...cells].map(
      ([
        name,
        {
          weights: [a, b, c],
        },
      ]) => [name, [rounded(a), rounded(b), rounded(c)]],
    ),
  );
}
