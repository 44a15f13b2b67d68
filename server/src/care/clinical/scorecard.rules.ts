import type { CareId } from "./book.rules";
import type { Case } from "./case.rules";
import { softmax } from "./softmax.rules";

/**
 * What each thing that the book makes of a message speaks for: the weights of an emergency, of something to be looked at, and of neither, by its
 * name. Learned from messages that were labelled by strangers (`npm run triage:learn`); one weight can be read like one line of the book.
 */
export type Scorecard = Readonly<Record<string, readonly [emergency: number, urgent: number, routine: number]>>;

/** The shares, between 0 and 1, of labelled messages with the like facts; what they say of somebody's illness is no probability. */
export interface Scored {
  emergency: number;
  /** Of an emergency, and of what has to be looked at. */
  atLeastUrgent: number;
}

/** What the book made of a message. */
interface Judgement {
  care: CareId;
  understood: string;
  isSetAside: boolean;
  judged: { known: Case; likely?: CareId };
}

const AGES = [1, 5, 16, 40, 65];

/** What counts of a message: its facts with how they stand, of whom they are, and where the book leads. No word of it. Each once. */
export function scoredNames({ care, understood, isSetAside, judged: { known, likely } }: Judgement): string[] {
  const { person, age, asksOnly, unexplained = [], facts } = known;
  return [
    ...["always", `care ${care}`, `likely ${likely ?? "nothing"}`, `understood ${understood}`, `person ${person}`],
    ...(isSetAside ? ["set aside"] : []),
    ...(asksOnly ? ["only asks"] : []),
    ...(unexplained.length > 0 ? ["unexplained words"] : []),
    ...(age === undefined ? [] : [`age group ${AGES.filter((from) => age >= from).length}`]),
    ...[...facts].filter(([, { from }]) => from !== "answer").map(([id, { standing }]) => `${id} ${standing}`),
  ];
}

/** Fewer things than these count as if they were as many: few facts make sure of little. */
const FEWEST = 10;

/** By what the sum of weights is divided. */
export const spread = (names: readonly string[]): number => Math.sqrt(Math.max(FEWEST, names.length));

/** The shares for the sums of weights, which it changes. */
export function scoredFrom(sums: Float64Array): Scored {
  const [emergency = 0, urgent = 0] = softmax(sums);
  return { emergency, atLeastUrgent: emergency + urgent };
}

/** What the scorecard makes of the names of one message. Pure; without a scorecard each label has a third. */
export function scoredBy(scorecard: Scorecard, names: readonly string[]): Scored {
  const sums = new Float64Array(3);
  for (const name of names) {
    const weights = scorecard[name];
    for (let label = 0; weights && label < 3; label += 1) sums[label] = (sums[label] ?? 0) + (weights[label] ?? 0);
  }
  const divisor = spread(names);
  return scoredFrom(sums.map((sum) => sum / divisor));
}
