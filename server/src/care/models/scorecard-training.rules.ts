import type { CareLabel } from "../clinical/care-level.rules";
import { type Scorecard, spread } from "../clinical/scorecard.rules";
import { learnedWeights } from "./softmax-training.rules";

/** A message by the names of what the book made of it, with the label that its writer gave it. */
export interface ScoredExample {
  names: readonly string[];
  label: CareLabel;
}

const ROUNDS = 14;
/** A name has to stand in as many messages, or says nothing. */
const FEWEST = 2;
/** With two digits a weight can be read. */
const rounded = (weight = 0): number => Math.round(weight * 100) / 100;

function namesThatRecur(examples: readonly ScoredExample[]): string[] {
  const counts = new Map<string, number>();
  for (const { names } of examples) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= FEWEST ? [name] : [])).sort();
}

/** Learns what each name speaks for. Pure: the same examples give the same scorecard on every machine. */
export function learnedScorecard(examples: readonly ScoredExample[]): Scorecard {
  const recurring = namesThatRecur(examples);
  const numbers = new Map(recurring.map((name, at) => [name, at]));
  const read = examples.map(({ names, label }) => {
    const features = names.flatMap((name) => numbers.get(name) ?? []);
    return { label, features, values: features.map(() => 1 / spread(names)) };
  });
  const weights = learnedWeights(read, recurring.length, ROUNDS);
  const of = (place: number): number => rounded(weights[place]);
  return Object.fromEntries(recurring.map((name, at) => [name, [of(at * 3), of(at * 3 + 1), of(at * 3 + 2)]]));
}
