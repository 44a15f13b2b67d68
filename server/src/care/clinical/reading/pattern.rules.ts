/**
 * How a concept is written in a question. A small language instead of regular expressions, so that a pattern reads
 * like a sentence, tolerates typing errors, and cannot take more than linear time:
 *
 *     pain|ache          one of these words
 *     <pain>             one of the words of a named group
 *     short breath       these words in this order; little words between them do not matter
 *     chest ~ <pain>     both near each other in the same sentence, in any order
 *     fever && stiff     both anywhere in the question
 */
export interface Pattern {
  readonly written: string;
  /** All of these must occur, each being sequences that stand near each other, of words with their alternatives. */
  readonly everywhere: readonly (readonly Sequence[])[];
  /** All its places, each once. */
  readonly slots: readonly Slot[];
}

export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  (
    "my the a an his her their your our this that some any is am are was be been being feels feel feeling felt very " +
    "really so quite just like kind sort of bit too all to in on at for now still suddenly have has had got getting " +
    "gets it its me him them even well own up down with completely totally severe severely bad badly much enough"
  ).split(" "),
);

/** One place of a pattern, with the words that can fill it. */
export interface Slot {
  readonly words: readonly string[];
  /** All slots are numbered, so that what is known about them in a question stands in lists. */
  readonly number: number;
}

export interface Sequence {
  readonly slots: readonly Slot[];
  /** Its first slot, and the others. */
  readonly opening: Slot;
  readonly rest: readonly Slot[];
  readonly number: number;
}

/** Patterns share most of their words; what is written alike is one object, so that it is looked up once. */
const SLOTS = new Map<string, Slot>();
const SEQUENCES = new Map<string, Sequence>();

/** What is known under the key, made when it is not known yet. */
export function once<K, T>(known: Map<K, T>, key: K, make: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/** How many slots there are. */
export const countOfSlots = (): number => SLOTS.size;

/** The numbers of the slots that each word fills. */
const SLOTS_OF_WORD = new Map<string, number[]>();

/** The slots that a word fills, by their numbers. */
export const slotsOfWord = (word: string): readonly number[] | undefined => SLOTS_OF_WORD.get(word);

function slotOf(written: string): Slot {
  return once(SLOTS, written, () => {
    const words = written.includes("|") ? [...new Set(written.split("|"))] : [written];
    const number = SLOTS.size;
    for (const word of words) once(SLOTS_OF_WORD, word, (): number[] => []).push(number);
    return { words, number };
  });
}

function sequenceOf(written: string): Sequence {
  return once(SEQUENCES, written.trim(), () => {
    const slots = written.trim().split(/\s+/).map(slotOf);
    const [opening = slotOf(""), ...rest] = slots;
    return { slots, opening, rest, number: SEQUENCES.size };
  });
}

export function compilePattern(written: string): Pattern {
  const everywhere = written.split("&&").map((part) => part.split("~").map(sequenceOf));
  const slots: Slot[] = [];
  for (const part of everywhere)
    for (const sequence of part) for (const slot of sequence.slots) if (!slots.includes(slot)) slots.push(slot);
  return { written, everywhere, slots };
}

/** The words that patterns name, each once. */
export function wordsOf(patterns: readonly Pattern[]): Set<string> {
  const slots = new Set<Slot>();
  for (const pattern of patterns) for (const slot of pattern.slots) slots.add(slot);
  const words = new Set<string>();
  for (const slot of slots) for (const word of slot.words) words.add(word);
  return words;
}
