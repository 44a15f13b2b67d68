import { isFilled, lookedUpIn, placesOf } from "./looked-up.rules";
import type { Pattern, Sequence } from "./pattern.rules";
import type { QuestionText, Span } from "./question.rules";
import { NEGATORS } from "./words.rules";

/** How far apart, in words, two things may be said and still belong together. */
const NEAR = 8;

const NOWHERE: readonly Span[] = [];

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
