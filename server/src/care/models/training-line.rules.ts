import type { Language } from "../../people/accounts/account.rules";
import { CARE_LABELS, type CareLabel } from "../clinical/care-level.rules";
import { HELD_OUT_STYLES, STYLES, type Style } from "./kernels.rules";
import { pointersIn } from "./pointers.rules";

/** How a line that was added here stands: nobody or one person labelled it, two differ, two agree, it was taken away. */
export const LINE_STATES = ["PROPOSED", "DISPUTED", "AGREED", "REMOVED"] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Who wrote a line that was added here. */
export const LINE_ORIGINS = ["STAFF", "QUESTION"] as const;
export type LineOrigin = (typeof LINE_ORIGINS)[number];

/** Why a line was removed. Of what names somebody the text is deleted. */
export const REMOVAL_REASONS = ["NAMES_SOMEBODY", "NOT_ABOUT_HEALTH", "UNCLEAR", "NOT_WANTED"] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** Styles that models learn from; the others measure them. */
export const LEARNED_STYLES: readonly Style[] = Object.values(STYLES).filter(
  (style) => !HELD_OUT_STYLES.includes(style),
);
/** What is said of a patient's question, which nobody sorted. */
export const OF_A_QUESTION = { style: "message", concept: "patient-question" } as const;

export const LINE_LIMITS = { shortest: 3, longest: 500, concept: 60, search: 100 } as const;

export const LINE_MESSAGES = {
  text: `Please write ${LINE_LIMITS.shortest} to ${LINE_LIMITS.longest} characters.`,
  pointers: (found: readonly string[]) => `Remove what could identify a person: ${found.join(", ")}.`,
  style: "Please choose a style of writing.",
  concept: `Please say in up to ${LINE_LIMITS.concept} letters what it is about, such as chest pressure.`,
  learned: "This text is already among the lines that come with the product.",
  apart: "This text is in the hold-out set, so no model may learn it.",
  added: "This text has already been added here.",
  agreed: "This line has already been agreed.",
  removed: "This line has been removed.",
  searchLong: `Please use at most ${LINE_LIMITS.search} characters.`,
} as const;

/** Letters and numbers of a text in lower case without accents, as words with one blank between them. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What is typed about a new line. */
export interface LineInputFields {
  text: string;
  language: Language;
  style: string;
  concept: string;
  label: CareLabel;
}

export interface LineFacts {
  text: string;
  language: Language;
  style: Style;
  concept: string;
}

interface FieldProblem {
  field: string;
  message: string;
}

function textProblem(text: string): string | null {
  const { shortest, longest } = LINE_LIMITS;
  if (text.length < shortest || text.length > longest || foldText(text) === "") return LINE_MESSAGES.text;
  const found = pointersIn(text);
  return found.length > 0 ? LINE_MESSAGES.pointers(found) : null;
}

/** What is kept of a new line, with everything that is wrong with it. */
export function readLineInput({ text: typed, language, style, concept }: LineInputFields): {
  facts: LineFacts;
  problems: FieldProblem[];
} {
  const text = typed.normalize("NFC").replace(/\s+/g, " ").trim();
  const key = foldText(concept).replace(/[^a-z0-9]+/g, "-");
  const facts = { text, language, style: style as Style, concept: key };
  const found = textProblem(text);
  const isConcept = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) && key.length <= LINE_LIMITS.concept;
  const problems = [
    ...(found ? [{ field: "text", message: found }] : []),
    ...(LEARNED_STYLES.includes(facts.style) ? [] : [{ field: "style", message: LINE_MESSAGES.style }]),
    ...(isConcept ? [] : [{ field: "concept", message: LINE_MESSAGES.concept }]),
  ];
  return { facts, problems };
}

/**
 * How a line stands after somebody labelled it. Two who choose without having seen each other's label agree; who changes a label
 * when there are others has seen them, so that decides nothing: a third person does.
 * @param others what other people said. @param isChange whether this person had labelled it before.
 */
export function stateAfter(
  others: readonly CareLabel[],
  label: CareLabel,
  isChange: boolean,
): Exclude<LineState, "REMOVED"> {
  if (others.length === 0) return "PROPOSED";
  return !isChange && others.includes(label) ? "AGREED" : "DISPUTED";
}

/** Whether folded words, with a blank before each, begin with all that are looked for. */
export const hasWords = ({ words }: { words: string }, sought: readonly string[]): boolean =>
  sought.every((word) => words.includes(word));

/** The number of each label, in their order. */
export const countLabels = (of: (label: CareLabel) => number): { label: CareLabel; count: number }[] =>
  CARE_LABELS.map((label) => ({ label, count: of(label) }));
