import { LITTLE_WORDS, lookedUpIn, type Pattern, type Slot } from "./pattern.rules";
import type { QuestionText } from "./question.rules";
import { NEGATORS } from "./words.rules";

/** How much is lost by looking a pattern up under a word that stands in nearly every question. */
const COMMON = 1000;

/**
 * Patterns by their rarest place: of the places that a pattern has to fill, the one whose words the fewest patterns
 * name. Only the patterns whose rarest place is filled in a question are looked at, however many there are.
 */
export class PatternIndex {
  /** The places of each pattern, the rarest first, so that what cannot occur is found out early. */
  private readonly places: readonly (readonly number[])[];

  /** The patterns that stand under each rarest place, by its number. */
  private readonly under: readonly (readonly number[] | undefined)[];

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
    this.places = patterns.map(({ slots }) => slots.map(({ number }) => number).sort((a, b) => cost(a) - cost(b)));
    const under: number[][] = [];
    this.places.forEach(([rarest = 0], at) => {
      under[rarest] ??= [];
      under[rarest].push(at);
    });
    this.under = Array.from(under);
  }

  /** The numbers of the patterns all of whose places find a word in the question, in rising order. */
  candidatesIn(text: QuestionText): number[] {
    const { filled, filledBy } = lookedUpIn(text);
    const candidates: number[] = [];
    for (const slot of filled) {
      for (const at of this.under[slot] ?? []) {
        const places = this.places[at] ?? [];
        let next = 1;
        while (next < places.length && filledBy[places[next] ?? 0] !== 0) next += 1;
        if (next >= places.length) candidates.push(at);
      }
    }
    return candidates.sort((a, b) => a - b);
  }
}
