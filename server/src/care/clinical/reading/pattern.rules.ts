import type { LookedUp, QuestionText, Span } from "./question.rules";
import { NEGATORS } from "./words.rules";

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

/** How far apart, in words, two things may be said and still belong together. */
const NEAR = 8;
const MOST_LITTLE_WORDS = 3;

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

interface Sequence {
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

/** The numbers of the slots that each word fills. */
const SLOTS_OF_WORD = new Map<string, number[]>();

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

/**
 * For each token, how far the next word of a sequence may stand from it: over little words only and within the same part of
 * the sentence.
 */
function reachesOf({ tokens }: QuestionText): Int32Array {
  const reaches = new Int32Array(tokens.length);
  for (let from = 0; from < tokens.length; from += 1) {
    let at = from;
    while (at <= from + MOST_LITTLE_WORDS && tokens[at + 1] && tokens[at + 1]?.breakBefore !== "hard") {
      at += 1;
      if (!LITTLE_WORDS.has(tokens[at]?.word ?? "")) break;
    }
    reaches[from] = at;
  }
  return reaches;
}

/** How many of the tokens before each are negations. */
function negatorsBefore({ tokens }: QuestionText): Int32Array {
  const before = new Int32Array(tokens.length + 1);
  tokens.forEach(({ word }, at) => {
    before[at + 1] = (before[at] ?? 0) + (NEGATORS.has(word) ? 1 : 0);
  });
  return before;
}

/**
 * What fills each slot in the question that is read, and the slots that are filled. One list serves all questions, each with higher numbers than
 * the one before, so that it is neither made nor cleared for each.
 */
let filledBy = new Int32Array(0);
let filled = new Int32Array(0);
let highest = 0;
const HIGHEST = 2 ** 30;

/** What was looked up in a question already; looks up which places of the patterns are filled. */
export function lookedUpIn(text: QuestionText): LookedUp {
  const before = text.lookedUp;
  if (before?.highest === highest) return before;
  if (filledBy.length < SLOTS.size || highest > HIGHEST) {
    filledBy = new Int32Array(SLOTS.size);
    filled = new Int32Array(SLOTS.size);
    highest = 0;
  }
  const none = highest;
  const several = none + text.positions.size;
  const placesOfForms: (readonly number[])[] = [];
  const further: number[] = [];
  let count = 0;
  for (const [form, places] of text.positions) {
    const slots = SLOTS_OF_WORD.get(form);
    if (!slots) continue;
    placesOfForms.push(places);
    const own = none + placesOfForms.length;
    for (const slot of slots) {
      const by = filledBy[slot] ?? 0;
      if (by > none) {
        further.push(own, by);
        filledBy[slot] = several + further.length;
        continue;
      }
      filledBy[slot] = own;
      filled[count] = slot;
      count += 1;
    }
  }
  highest = several + further.length;
  const looked: LookedUp = {
    ...{ filledBy, none, several, highest, further, placesOfForms, filled: filled.subarray(0, count) },
    merged: before?.merged ?? new Map(),
    spans: before?.spans ?? new Map(),
    words: before?.words ?? new Array<Span>(text.tokens.length),
    reaches: before?.reaches ?? reachesOf(text),
    negators: before?.negators ?? negatorsBefore(text),
  };
  text.lookedUp = looked;
  return looked;
}

/** Whether a word of the question fills a slot. */
const isFilled = (slot: number, { filledBy: by, none }: LookedUp): boolean => (by[slot] ?? 0) > none;

/** Up to this many, moving them one by one is quicker than a sort that needs room of its own. */
const FEW = 32;

function sort(numbers: number[]): void {
  if (numbers.length > FEW) {
    numbers.sort((a, b) => a - b);
    return;
  }
  for (let at = 1; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    let to = at;
    for (; to > 0 && (numbers[to - 1] ?? 0) > number; to -= 1) numbers[to] = numbers[to - 1] ?? 0;
    numbers[to] = number;
  }
}

/** Sorts in place and leaves out what is there twice. */
function sortOnce(numbers: number[]): void {
  sort(numbers);
  let kept = 0;
  for (const number of numbers) {
    if (kept === 0 || numbers[kept - 1] !== number) {
      numbers[kept] = number;
      kept += 1;
    }
  }
  numbers.length = kept;
}

const NOWHERE: readonly Span[] & readonly number[] = [];

/** Where a word of the slot stands, in rising order. */
function placesOf(text: QuestionText, { number }: Slot): readonly number[] {
  const { filledBy, none, several, placesOfForms, merged, further } = lookedUpIn(text);
  const by = filledBy[number] ?? 0;
  if (by <= several) return placesOfForms[by - none - 1] ?? NOWHERE;
  return once(merged, number, () => {
    const found: number[] = [];
    let next = by;
    while (next > several) {
      const at = next - several;
      for (const place of placesOfForms[(further[at - 2] ?? 0) - none - 1] ?? NOWHERE) found.push(place);
      next = further[at - 1] ?? 0;
    }
    for (const place of placesOfForms[next - none - 1] ?? NOWHERE) found.push(place);
    sortOnce(found);
    return found;
  });
}

/** The first place of a rising list that is after another, or -1 when it is out of reach. */
function following(places: readonly number[], after: number, reach: number): number {
  if (reach === after) return -1;
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= after) low = middle + 1;
    else high = middle;
  }
  const place = places[low] ?? -1;
  return place <= reach ? place : -1;
}

function spanOfWord(words: Span[], at: number): Span {
  const before = words[at];
  if (before) return before;
  const span = { first: at, last: at, named: [at] };
  words[at] = span;
  return span;
}

/** Where the words of the sequence that is looked for were found so far. */
const FOLLOWED: number[] = [];

/** Where the words of a sequence stand one after the other. */
function spansInOrder(text: QuestionText, { opening, rest }: Sequence, reaches: Int32Array): readonly Span[] {
  let spans: Span[] | undefined;
  for (const first of placesOf(text, opening)) {
    let last = first;
    let found = 1;
    for (const slot of rest) {
      last = following(placesOf(text, slot), last, reaches[last] ?? last);
      if (last === -1) break;
      FOLLOWED[found] = last;
      found += 1;
    }
    if (last === -1) continue;
    FOLLOWED[0] = first;
    spans ??= [];
    spans.push({ first, last, named: FOLLOWED.slice(0, found) });
  }
  return spans ?? NOWHERE;
}

function sequenceSpans(text: QuestionText, sequence: Sequence): readonly Span[] {
  const looked = lookedUpIn(text);
  const before = looked.spans.get(sequence.number);
  if (before) return before;
  const spans =
    sequence.rest.length === 0
      ? placesOf(text, sequence.opening).map((at) => spanOfWord(looked.words, at))
      : spansInOrder(text, sequence, looked.reaches);
  looked.spans.set(sequence.number, spans);
  return spans;
}

/** Whether every part of a pattern finds a word; a quick look before a close one. */
export function mayOccur(text: QuestionText, { slots }: Pattern): boolean {
  const looked = lookedUpIn(text);
  return slots.every(({ number }) => isFilled(number, looked));
}

function isNegator(text: QuestionText, at: number): boolean {
  return NEGATORS.has(text.tokens[at]?.word ?? "");
}

const isFirst = (text: QuestionText, at: number) => ["i", "we"].includes(text.tokens[at]?.word ?? "");

/**
 * "A pain in my leg, not my chest": a negation between two words that the pattern does not name keeps them apart. One
 * that it names reaches no further than a comma or an "and": "does not bother him, feeding well" says nothing of not feeding, nor does
 * "the baby moves and I do not bleed" of not moving.
 */
function isTorn(text: QuestionText, a: Span, b: Span): boolean {
  const [first, last] = [Math.min(a.first, b.first), Math.max(a.last, b.last)];
  if (text.tokens[last]?.clause !== text.tokens[first]?.clause) return true;
  const { negators } = lookedUpIn(text);
  const within = (negators[last + 1] ?? 0) - (negators[first + 1] ?? 0);
  if (within === 0 && !isNegator(text, first)) return false;
  const named = [...a.named, ...b.named].filter((at) => isNegator(text, at));
  if (named.length === 0) return true;
  if (named.filter((at) => at > first).length < within) return true;
  for (let at = first + 1; at <= last; at += 1) {
    const token = text.tokens[at];
    if (token?.breakBefore === "soft") return true;
    if (token?.word === "and" && named.some((place) => place < at || isFirst(text, at + 1))) return true;
  }
  return false;
}

function joined(a: Span, b: Span): Span {
  return { first: Math.min(a.first, b.first), last: Math.max(a.last, b.last), named: [...a.named, ...b.named] };
}

/** First index in a list sorted by `first` whose span begins at or after the position. */
function firstFrom(spans: readonly Span[], position: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.first ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The one of the others that stands closest to the anchor. */
function nearest(text: QuestionText, anchor: Span, others: readonly Span[]): Span | undefined {
  let closest: Span | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = firstFrom(others, anchor.first - NEAR); at < others.length; at += 1) {
    const other = others[at];
    if (!other || other.first > anchor.last + NEAR) break;
    const length = Math.max(anchor.last, other.last) - Math.min(anchor.first, other.first);
    if (length >= least) continue;
    if (other.named.some((place) => anchor.named.includes(place)) || isTorn(text, anchor, other)) continue;
    closest = other;
    least = length;
  }
  return closest && joined(anchor, closest);
}

/** Every place where the words of one part of a pattern stand near each other */
export function spansOf(text: QuestionText, part: Pattern["everywhere"][number]): readonly Span[] {
  let spans = part[0] ? sequenceSpans(text, part[0]) : NOWHERE;
  for (let next = 1; next < part.length && spans.length > 0; next += 1) {
    const others = sequenceSpans(text, part[next] as Sequence);
    const near: Span[] = [];
    for (const anchor of spans) {
      const both = nearest(text, anchor, others);
      if (both) near.push(both);
    }
    spans = near;
  }
  return spans;
}
