import type { Language } from "../../people/accounts/account.rules";
import type { RuledOut } from "../medicines/check-medicines.rules";
import { inLanguage, type Reference, type Source } from "../medicines/texts.rules";
import { type Answer, type Heard, inSentence, type Watch } from "./answer.rules";
import type { Asker, PharmacistService } from "./asker.rules";
import type { Assessment } from "./assessment.rules";
import type { Book, CareId } from "./book.rules";
import { SELF_CARE_TEXTS } from "./calm-texts.rules";
import { CALL_IN_CRISIS } from "./crisis-texts.rules";
import type { DecidingRow } from "./decision.rules";
import type { HelpLines } from "./help-lines.rules";
import type { ProfileCheck } from "./profile-check.rules";
import type { Question, Urgency } from "./questions.rules";
import { CALL_999_SIGNS, EMERGENCY_TEXTS, type Step } from "./urgent-texts.rules";

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
export type Parts = Pick<ConsultationAnswer, "message" | "steps" | "recommendations" | "references" | "safetyNet"> & {
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

/** Signs to watch for, with where to go then. */
export function safetyNetOf({ answer: { watch }, language }: Written): ConsultationAnswer["safetyNet"] {
  const bySign = watch.map(({ care, name, signs }) => {
    // Behind a colon a German sentence keeps its capital.
    const inOne = signs.map((sign, at) => (language === "de" && at === 0 ? sign : inSentence(sign, language)));
    return headed(callFor(care, name, language), `${joined(inOne, language)}.`, language);
  });
  return {
    heading: inLanguage(SELF_CARE_TEXTS.safetyNetHeading, language),
    signs: [
      ...bySign,
      ...(watch.some(({ care }) => care === "emergency") ? [] : CALL_999_SIGNS[language]),
      inLanguage(SELF_CARE_TEXTS.call111, language),
    ],
  };
}

/** Of all that have the same key, the first. */
export const onceEach = <T>(all: readonly T[], key: (one: T) => string): T[] =>
  [...new Map([...all].reverse().map((one) => [key(one), one] as const)).values()].reverse();

/** Words of some length, without their ends: "pilule", "pilules". */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
/** The share of a sentence's words that makes it one that was said already. */
const SAID_ALREADY = 0.55;

/** Whether a sentence says in other words what stands there already. */
export function isSaidIn(sentence: string, text: string): boolean {
  const [said, stems] = [new Set(stemsOf(text)), stemsOf(sentence)];
  return stems.length > 0 && stems.filter((stem) => said.has(stem)).length >= stems.length * SAID_ALREADY;
}

/** Why: the reasons of the book, or that the words read like an emergency. */
export function whyOf({ assessment, answer, language }: Written): string {
  if (assessment.raised) return inLanguage(EMERGENCY_TEXTS.fallbackMeaning, language);
  return answer.why.join(" ") || inLanguage(EMERGENCY_TEXTS.fallbackMeaning, language);
}

/** A line as the first sentences of an answer. */
export const openingOf = ({ title, description }: Recommendation): string =>
  `${title}${/[.?!]$/.test(title) ? "" : "."} ${description}`;
