import type { Language } from "../../people/accounts/account.rules";
import type { RuledOut } from "../medicines/check-medicines.rules";
import { inLanguage, type Reference, type Source } from "../medicines/texts.rules";
import type { Answer, Heard } from "./answer.rules";
import type { Asker, PharmacistService } from "./asker.rules";
import type { Assessment } from "./assessment.rules";
import type { Book, CareId } from "./book.rules";
import { SELF_CARE_TEXTS } from "./calm-texts.rules";
import { CALL_IN_CRISIS } from "./crisis-texts.rules";
import type { DecidingRow } from "./decision.rules";
import type { HelpLines } from "./help-lines.rules";
import type { ProfileCheck } from "./profile-check.rules";
import type { Question, Urgency } from "./question.rules";
import { CALL_999_SIGNS, EMERGENCY_TEXTS, type Step } from "./urgent-texts.rules";
import type { Watch } from "./watch.rules";

export interface Recommendation {
  type: "MEDICATION" | "ABOUT_MEDICINE" | "LIFESTYLE" | "EMERGENCY";
  /** The complaints that it is for, when the question names several. */
  about: string | null;
  title: string;
  description: string;
  cautions: string[];
  source: Source | null;
}

/** Something that can still be asked, as the person reads it: with what can be ticked, or with the fact whose duration it asks. */
export interface OpenQuestion {
  id: string;
  kind: Question["kind"];
  /** Of a list: how soon help is needed where something of it is there. */
  urgency?: Urgency;
  text: string;
  choices: readonly { fact: string; label: string }[];
}

/** The answer to a message, as the API says it. */
export interface ConsultationAnswer {
  isCritical: boolean;
  heading: string;
  message: string;
  steps: Step[];
  recommendations: Recommendation[];
  /** Medicines that could have been suggested and are not safe for this person. */
  ruledOut: RuledOut[];
  /** Null where no medicine was thought of. */
  profileCheck: ProfileCheck | null;
  references: Reference[];
  /** What a language model wrote beside it, and its name; absent where none did. */
  written?: { text: string; writer: string };
  safetyNet: { heading: string; signs: string[] };
  signals: { concept: string; label: string; words: string; source: Source }[];
  /** Where to go, how soon and how; absent in answers of before it was kept. */
  care?: { id: CareId; name: string; how: string };
  /** For whom it is, such as "For a child · 4 years old"; absent where the words do not say, and in answers of before it was kept. */
  forWhom?: string;
  /** What was understood; absent in answers of before it was kept. */
  understood?: (Heard & { person: string })[];
  /** What is not known and could change the care; absent in answers of before it was kept. */
  openQuestions?: OpenQuestion[];
  /** What would make it more urgent, with the care of each; absent in answers of before it was kept. */
  watch?: Watch[];
  /** Which rows of the book decided; absent in answers of before it was kept. */
  decidedBy?: DecidingRow[];
  /** Who to call, first for whoever reads it; absent where the answer is not about somebody's safety. */
  helpLines?: HelpLines[];
  /** Whether something else than the book found it more urgent. */
  isRaised?: boolean;
}

/** What differs between the kinds of answers. */
export type Parts = Pick<ConsultationAnswer, "message" | "steps" | "recommendations" | "references"> & {
  safetyNet: Net;
  heading?: string;
  ruledOut?: RuledOut[];
  profileCheck?: ProfileCheck | null;
};

/** What a composer writes from. */
export interface Written {
  assessment: Assessment;
  answer: Answer;
  book: Book;
  language: Language;
  service: PharmacistService;
  asker: Asker;
  helpLines: HelpLines[];
  /** Written out it would be too long for one screen: what can be left out is. */
  isBrief: boolean;
}

/** Pages to read on, each once. */
export const toReferences = (pages: readonly Reference[]): Reference[] => [
  ...new Map(pages.map(({ title, url }) => [url, { title, url }])).values(),
];

/** "Ibuprofen: ask first", with the colon as the language sets it. */
export const headed = (head: string, said: string, language: Language): string =>
  `${head}${language === "fr" ? "\u00a0" : ""}: ${said}`;

/** Parts of one sentence, with the semicolon as the language sets it. */
export const joined = (parts: readonly string[], language: Language): string =>
  parts.join(language === "fr" ? "\u00a0; " : "; ");

/** What to do upon a sign, before it is named; the name of the care for a crisis says no number. */
export const callFor = (care: CareId, name: string, language: Language): string =>
  care === "crisis" ? inLanguage(CALL_IN_CRISIS, language) : name;

/** Signs to watch for, before it is known for how many of them there is room. */
export interface Net {
  heading: string;
  /** What stands before them, and after them. */
  before?: readonly string[];
  watch: readonly Watch[];
  after: readonly string[];
}

/** Signs to watch for, with where to go then. */
export const safetyNetOf = ({ answer: { watch }, language }: Written): Net => ({
  heading: inLanguage(SELF_CARE_TEXTS.safetyNetHeading, language),
  watch,
  after: [
    ...(watch.some(({ care }) => care === "emergency") ? [] : CALL_999_SIGNS[language]),
    inLanguage(SELF_CARE_TEXTS.call111, language),
  ],
});

/** Of all that have the same key, the first. */
export const onceEach = <T>(all: readonly T[], key: (one: T) => string): T[] =>
  [...new Map([...all].reverse().map((one) => [key(one), one] as const)).values()].reverse();

/** Why: the reasons of the book, or that the words read like an emergency. */
export function whyOf({ assessment, answer, language }: Written): string {
  if (assessment.raised) return inLanguage(EMERGENCY_TEXTS.fallbackMeaning, language);
  return answer.why.join(" ") || inLanguage(EMERGENCY_TEXTS.fallbackMeaning, language);
}

/** A line as the first sentences of an answer. */
export const openingOf = ({ title, description }: Recommendation): string =>
  `${title}${/[.?!]$/.test(title) ? "" : "."} ${description}`;
