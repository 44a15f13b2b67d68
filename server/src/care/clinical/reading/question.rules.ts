import type { Language } from "../../../people/accounts/account.rules";
import type { DeniedList } from "./denied-lists.rules";

/** What stands before a word: nothing, a comma or a new line, or the end of a sentence. */
export type Break = "none" | "soft" | "hard";

/** One word of a question. */
export interface Token {
  /** The word in plain lower-case letters; of another language, the English word that does the same work. */
  word: string;
  /** As what the question is read here. */
  language: Language;
  /** Everything that the word may count as: itself, its singular, its corrected spelling, a measure such as "@over-3-days". */
  forms: readonly string[];
  /** Status in the question as it was typed. */
  start: number;
  end: number;
  breakBefore: Break;
  /** Number of the sentence part; "but" begins a new one too. */
  clause: number;
  /** Number of the smaller part between commas, "and" and "now". */
  segment: number;
  /** A working of the body that is said to be as it should: "breathing is fine". */
  calledNormal: boolean;
}

/**
 * A question, read once in each language, one reading after the other. Nobody has to guess its language: a reading in
 * which nothing is recognised changes nothing, and a word counts in the reading of its own language only.
 */
export interface QuestionText {
  typed: string;
  tokens: readonly Token[];
  /** Where each form occurs, in rising order. */
  positions: ReadonlyMap<string, readonly number[]>;
  /** Kept with the question, so that it goes when the question goes. */
  lookedUp?: LookedUp;
  /** The lists of what is not there, once they were asked for. */
  deniedLists?: readonly DeniedList[];
  /** The times that tell how long something lasts, once they were asked for. */
  times?: readonly Time[];
}

/** How long something has lasted, in days, and where that is said. */
export interface Time {
  at: number;
  days: number;
}

/** A place in the question: its first and last token, and the tokens that the pattern itself names. */
export interface Span {
  first: number;
  last: number;
  named: readonly number[];
}

/** What the patterns looked up in a question already: slots and sequences are numbered in `pattern.rules.ts`, and looked up in `looked-up.rules.ts`. */
export interface LookedUp {
  /**
   * By the number of a slot what fills it: up to `none` nothing, up to `several` the form whose number is added to `none`, and above it several forms, whose
   * last one stands in `further` before the place that is added to `several`.
   */
  filledBy: Int32Array;
  none: number;
  several: number;
  /** The highest number that stands there. */
  highest: number;
  /** Of each further form that fills a slot its number, and what stood in `filledBy` before it. */
  further: readonly number[];
  /** The slots that are filled. */
  filled: Int32Array;
  /** Where each form stands, by its number from 1 on. */
  placesOfForms: readonly (readonly number[])[];
  /** Where the words of a slot stand, by its number, for slots that several forms fill. */
  merged: Map<number, readonly number[]>;
  /** By the number of a sequence. */
  spans: Map<number, readonly Span[]>;
  /** The span of each single word, made once. */
  words: Span[];
  /** By the number of a token, the last one at which the next word of a sequence may stand. */
  reaches: Int32Array;
  /** By the number of a token, how many negations stand before it. */
  negators: Int32Array;
}

/** How many words back or ahead is looked for what belongs to a word. It is bounded, so that the time stays linear. */
export const REACH = 16;

/** The English word that does the work of the word at this place; empty beyond the ends. */
export function wordAt(text: QuestionText, at: number): string {
  return text.tokens[at]?.word ?? "";
}

export function someBetween(first: number, last: number, isTrue: (at: number) => boolean): boolean {
  for (let at = first; at <= last; at += 1) if (isTrue(at)) return true;
  return false;
}
