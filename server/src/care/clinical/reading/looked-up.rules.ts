import { countOfSlots, LITTLE_WORDS, once, type Slot, slotsOfWord } from "./pattern.rules";
import type { LookedUp, QuestionText, Span } from "./question.rules";
import { NEGATORS } from "./words.rules";

const MOST_LITTLE_WORDS = 3;

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

const STOPS: ReadonlySet<string> = new Set(["stop", "stops", "stopped", "stopping"]);

/** How many of the tokens before each are negations; what does not stop is there. */
function negatorsBefore({ tokens }: QuestionText): Int32Array {
  const before = new Int32Array(tokens.length + 1);
  tokens.forEach(({ word }, at) => {
    const isNot = NEGATORS.has(word) && !STOPS.has(tokens[at + 1]?.word ?? "");
    before[at + 1] = (before[at] ?? 0) + (isNot ? 1 : 0);
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
  if (filledBy.length < countOfSlots() || highest > HIGHEST) {
    filledBy = new Int32Array(countOfSlots());
    filled = new Int32Array(countOfSlots());
    highest = 0;
  }
  const none = highest;
  const several = none + text.positions.size;
  const placesOfForms: (readonly number[])[] = [];
  const further: number[] = [];
  let count = 0;
  for (const [form, places] of text.positions) {
    const slots = slotsOfWord(form);
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
export const isFilled = (slot: number, { filledBy: by, none }: LookedUp): boolean => (by[slot] ?? 0) > none;

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

const NOWHERE: readonly number[] = [];

/** Where a word of the slot stands, in rising order. */
export function placesOf(text: QuestionText, { number }: Slot): readonly number[] {
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
