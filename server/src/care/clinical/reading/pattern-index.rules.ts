import { lookedUpIn } from "./looked-up.rules";
import { LITTLE_WORDS, type Pattern, type Slot } from "./pattern.rules";
import type { QuestionText } from "./question.rules";
import { NEGATORS } from "./words.rules";

/** How much is lost by looking a pattern up under a word that stands in nearly every question. */
const COMMON = 1000;

/**
 * Patterns by their rarest place: of the places that a pattern has to fill, the one whose words the fewest patterns
 * name. Only the patterns whose rarest place is filled in a question are looked at, however many there are.
 */
export class PatternIndex {
  /** The places of all patterns, one after the other, each the rarest first, so that what cannot occur is found out early. */
  private readonly places: Lists;

  /** The patterns that stand under each rarest place, by its number. */
  private readonly under: Lists;

  constructor(patterns: readonly Pattern[]) {
    const patternsWith = new Map<Slot, number>();
    for (const { slots } of patterns)
      for (const slot of slots) patternsWith.set(slot, (patternsWith.get(slot) ?? 0) + 1);
    const uses = new Map<string, number>();
    for (const [{ words }, count] of patternsWith)
      for (const word of words) uses.set(word, (uses.get(word) ?? 0) + count);
    const costOf = (word: string) =>
      (uses.get(word) ?? 0) + (LITTLE_WORDS.has(word) || NEGATORS.has(word) ? COMMON : 0);
    const costs = new Map<number, number>();
    for (const { words, number } of patternsWith.keys())
      costs.set(
        number,
        words.reduce((sum, word) => sum + costOf(word), 0),
      );
    const cost = (slot: number) => costs.get(slot) ?? 0;
    const places = patterns.map(({ slots }) => slots.map(({ number }) => number).sort((a, b) => cost(a) - cost(b)));
    const under: number[][] = [];
    places.forEach(([rarest = 0], at) => {
      under[rarest] ??= [];
      under[rarest].push(at);
    });
    this.places = listsOf(places);
    this.under = listsOf(Array.from(under));
  }

  /** The numbers of the patterns all of whose places find a word in the question, in rising order. */
  candidatesIn(text: QuestionText): Int32Array {
    const { filled, filledBy, none } = lookedUpIn(text);
    const { places, under } = this;
    const candidates: number[] = [];
    for (const slot of filled) {
      const last = under.starts[slot + 1] ?? 0;
      for (let pattern = under.starts[slot] ?? 0; pattern < last; pattern += 1) {
        const at = under.all[pattern] ?? 0;
        const end = places.starts[at + 1] ?? 0;
        let next = (places.starts[at] ?? 0) + 1;
        while (next < end && (filledBy[places.all[next] ?? 0] ?? 0) > none) next += 1;
        if (next >= end) candidates.push(at);
      }
    }
    return Int32Array.from(candidates).sort();
  }
}

/** Lists of numbers in one row, and where each begins. */
interface Lists {
  all: Int32Array;
  starts: Int32Array;
}

function listsOf(lists: readonly (readonly number[] | undefined)[]): Lists {
  const starts = new Int32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + (list?.length ?? 0);
  return { all: Int32Array.from(lists.flatMap((list) => list ?? [])), starts };
}
