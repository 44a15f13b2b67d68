import type { QuestionText } from "./text.rules";
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
  /** All of these must occur … */
  readonly everywhere: readonly /** … each being words that stand near each other … */
  (readonly /** … each being a sequence of words … */
  (readonly /** … each with its alternatives. */ (readonly string[])[])[])[];
}

/** A place in the question: its first and last token, and the tokens that the pattern itself names. */
export interface Span {
  first: number;
  last: number;
  named: readonly number[];
}

/** How far apart, in words, two things may be said and still belong together. */
const NEAR = 8;
const MOST_LITTLE_WORDS = 3;

const LITTLE_WORDS: ReadonlySet<string> = new Set(
  (
    "my the a an his her their your our this that some any is am are was be been being feels feel feeling felt very " +
    "really so quite just like kind sort of bit too all to in on at for now still suddenly have has had got getting " +
    "gets it its me him them even well own up down with completely totally severe severely bad badly much enough"
  ).split(" "),
);

export function compilePattern(written: string, groups: Readonly<Record<string, string>>): Pattern {
  const spelledOut = written.replace(/<([a-z-]+)>/g, (_, name: string) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`The pattern "${written}" names an unknown group of words: ${name}`);
    return group.split(/\s+/).join("|");
  });
  return {
    written,
    everywhere: spelledOut.split("&&").map((part) =>
      part.split("~").map((words) =>
        words
          .trim()
          .split(/\s+/)
          .map((word) => word.split("|")),
      ),
    ),
  };
}

export function wordsOfPattern(pattern: Pattern): string[] {
  return pattern.everywhere.flat(3);
}

function placesOf(text: QuestionText, alternatives: readonly string[]): number[] {
  const places = new Set<number>();
  for (const word of alternatives) for (const at of text.positions.get(word) ?? []) places.add(at);
  return [...places].sort((a, b) => a - b);
}

function isWord(text: QuestionText, at: number, alternatives: readonly string[]): boolean {
  return text.tokens[at]?.forms.some((form) => alternatives.includes(form)) ?? false;
}

/** The next place of a word of a sequence, over little words only and within the same part of the sentence. */
function following(text: QuestionText, after: number, alternatives: readonly string[]): number {
  for (let at = after + 1; at <= after + 1 + MOST_LITTLE_WORDS; at += 1) {
    const token = text.tokens[at];
    if (!token || token.breakBefore === "hard") return -1;
    if (isWord(text, at, alternatives)) return at;
    if (!LITTLE_WORDS.has(token.word)) return -1;
  }
  return -1;
}

function sequenceSpans(text: QuestionText, sequence: readonly (readonly string[])[]): Span[] {
  const [opening = [], ...rest] = sequence;
  const spans: Span[] = [];
  for (const first of placesOf(text, opening)) {
    const named = [first];
    for (const alternatives of rest) {
      const next = following(text, named.at(-1) ?? first, alternatives);
      if (next === -1) break;
      named.push(next);
    }
    if (named.length === sequence.length) spans.push({ first, last: named.at(-1) ?? first, named });
  }
  return spans;
}

/** "A pain in my leg, not my chest": a negation between two words that the pattern does not name keeps them apart. */
function isTorn(text: QuestionText, span: Span): boolean {
  const clause = text.tokens[span.first]?.clause;
  for (let at = span.first + 1; at <= span.last; at += 1) {
    const token = text.tokens[at];
    if (token?.clause !== clause) return true;
    if (!span.named.includes(at) && NEGATORS.has(token?.word ?? "")) return true;
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

function nearest(text: QuestionText, anchor: Span, others: readonly Span[]): Span | undefined {
  for (let at = firstFrom(others, anchor.first - NEAR); at < others.length; at += 1) {
    const other = others[at];
    if (!other || other.first > anchor.last + NEAR) return undefined;
    const overlaps = other.named.some((place) => anchor.named.includes(place));
    const both = joined(anchor, other);
    if (!overlaps && !isTorn(text, both)) return both;
  }
  return undefined;
}

/** Every place where the words of one part of a pattern stand near each other. */
export function spansOf(text: QuestionText, part: Pattern["everywhere"][number]): Span[] {
  const [opening = [], ...rest] = part;
  let spans = sequenceSpans(text, opening);
  for (const sequence of rest) {
    if (spans.length === 0) return [];
    const others = sequenceSpans(text, sequence);
    spans = spans.flatMap((anchor) => nearest(text, anchor, others) ?? []);
  }
  return spans;
}
