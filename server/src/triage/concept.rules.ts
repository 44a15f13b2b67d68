import type { Language } from "../accounts/account.rules";
import type { Source, Texts } from "../medicines/texts.rules";

/** The steps of the ladder, the least urgent first. */
export const CARE_LEVELS = ["SELF_CARE", "PHARMACIST", "URGENT", "CRISIS", "EMERGENCY"] as const;
export type CareLevel = (typeof CARE_LEVELS)[number];

export function isMoreUrgent(a: CareLevel, b: CareLevel): boolean {
  return CARE_LEVELS.indexOf(a) > CARE_LEVELS.indexOf(b);
}

/**
 * Something that a question can be about, with the words that people use for it. Concepts are data: a reviewer reads
 * them without reading code, and each carries the page it was compared with and the day of that comparison.
 */
export interface Concept {
  id: string;
  level: CareLevel;
  label: Texts;
  /** In the language of `pattern.rules.ts`, by the language of the question. */
  patterns: Texts<readonly string[]>;
  /** Words that look like the concept and are not: "chest of drawers". */
  unless?: Texts<readonly string[]>;
  source: Source;
  /** Raised whenever the patterns or the words shown for the concept change. */
  version: number;
  /** What it can be a sign of, as one plain sentence. Shown on the emergency and urgent cards. */
  meaning?: Texts;
  /** Patterns of events that can lie behind a person for years, so that "after my stroke" is history. */
  namedEvents?: Texts<readonly string[]>;
  /** It counts even when it is told of the past or only asked about: a kind answer is never wrong there. */
  countsAlways?: true;
  /** For self-care: the answer also says "see a GP", since it has lasted or come back. */
  seeGp?: true;
  /** For self-care: babies have it, so that it need not be seen only because a baby has it. */
  ofBabies?: true;
  /**
   * For self-care: a question about care and not about being unwell, such as how to order a prescription. It counts only
   * when the question names nothing else; `grown-ups` does not count for a child either.
   */
  onlyAlone?: "everybody" | "grown-ups";
  /** Of a question about care: what it answers too, so that it counts beside these. */
  answers?: readonly string[];
  /**
   * Of a question about care: words of `unwell-words.rules.ts` that may stand in it, in plain letters, such as the tooth of a
   * question about tooth brushes.
   */
  allows?: string;
  /** Of a question about care: what lies in the past or is only asked about may stand beside it, such as in a form to fill in. */
  besidePast?: true;
  /** The documented escalation keyword that this concept stands for. */
  keyword?: string;
}

/** Named groups of words for patterns, so that "pain" is spelled out once. */
export type WordGroups = Readonly<Record<string, string>>;

/** The languages in which a concept can be recognised today. */
export function languagesOf(concept: Concept): Language[] {
  return Object.keys(concept.patterns) as Language[];
}
