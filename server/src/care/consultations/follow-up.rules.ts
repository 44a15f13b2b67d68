import type { Language } from "../../people/accounts/account.rules";
import type { Assessment } from "../clinical/assessment.rules";
import { isMoreUrgent } from "../clinical/book.rules";
import type { CareLevel } from "../clinical/care-level.rules";
import type { ConsultationAnswer } from "../clinical/composing.rules";
import type { Feeling, Given } from "./interview.rules";

/** What stands on the dashboard: an emergency that is not over, or "How are things now?". */
export const FOLLOW_UPS = ["CRITICAL", "HOW_ARE_THINGS"] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** How many of them stand there, the newest. */
export const MOST_FOLLOW_UPS = 3;

/** Hours after the answer in which things should be clearer. */
const ASK_AFTER_HOURS: Readonly<Record<CareLevel, number>> = {
  CRISIS: 4,
  EMERGENCY: 24,
  URGENT: 24,
  PHARMACIST: 48,
  SELF_CARE: 72,
};

/** Days for which the question stands there, and for which a push service keeps its message. */
export const ASKED_FOR_DAYS = 7;
export const PUSH_SECONDS = 24 * 3_600;

/** What a lock screen may show: that there is something, never what. */
export const FOLLOW_UP_PUSH_TEXTS: Readonly<Record<Language, string>> = {
  en: "You have a message.",
  fr: "Vous avez un message.",
  es: "Tiene un mensaje.",
  de: "Sie haben eine Nachricht.",
};

export const isCritical = (level: CareLevel | null): boolean => level === "EMERGENCY" || level === "CRISIS";

interface Askable {
  level: CareLevel;
  response: ConsultationAnswer;
  isAboutSafety: boolean;
  followUpWished: boolean;
}

/** When to ask how things are; null where nobody was ill, and about somebody's safety unless it is wished: others may read the message. */
export function askAt({ level, response, isAboutSafety, followUpWished }: Askable, answeredAt: Date): Date | null {
  if (isAboutSafety && !followUpWished) return null;
  if (!isCritical(level) && response.signals.length === 0) return null;
  return new Date(answeredAt.getTime() + ASK_AFTER_HOURS[level] * 3_600_000);
}

interface Followed {
  level: CareLevel;
  raisedLevel: CareLevel | null;
  askedAfterAt: Date | null;
  feltAt: Date | null;
  overAt: Date | null;
  hiddenAt: Date | null;
}

/** What of a consultation stands on the dashboard. */
export function followUpOf(
  { level, raisedLevel, askedAfterAt, feltAt, overAt, hiddenAt }: Followed,
  now: Date,
): FollowUp | null {
  if (overAt || hiddenAt) return null;
  if (isCritical(level) || isCritical(raisedLevel)) return "CRITICAL";
  const isAsked = askedAfterAt && now.getTime() - askedAfterAt.getTime() < ASKED_FOR_DAYS * 86_400_000;
  return isAsked && !(feltAt && feltAt >= askedAfterAt) ? "HOW_ARE_THINGS" : null;
}

/** How it is asked, and each answer. */
export const FEELING_WORDS: Readonly<Record<Language, Record<Feeling | "question", string>>> = {
  en: { question: "How are things now?", BETTER: "Better", SAME: "The same", WORSE: "Worse" },
  fr: { question: "Comment cela va-t-il maintenant ?", BETTER: "Mieux", SAME: "Pareil", WORSE: "Moins bien" },
  de: { question: "Wie geht es jetzt?", BETTER: "Besser", SAME: "Gleich", WORSE: "Schlechter" },
  es: { question: "¿Cómo va ahora?", BETTER: "Mejor", SAME: "Igual", WORSE: "Peor" },
};

/** How things are, as an answer of the consultation. */
export function feelingAnswer(feeling: Feeling, at: Date, language: Language): Given {
  const question = `feeling:${at.toISOString()}`;
  const { question: text, [feeling]: words } = FEELING_WORDS[language];
  return { question, words, feeling, asked: { id: question, kind: "words", text, choices: [] } };
}

/** Answers after it got worse: what was not there then may be there now, so it is asked again. */
export const askedAgain = <T extends Given>(given: readonly T[]): T[] =>
  given.map((one) => (one.asked.kind === "ticks" && !one.present?.length ? { ...one, isOld: true } : one));

const SOURCE = {
  title: "When to use 111 (NHS)",
  url: "https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-use-111/",
  writtenOn: "2026-11-25",
};

/** Whoever said last that it has got worse is looked at today, whatever else is known. */
export function worsened(assessment: Assessment, given: readonly Given[], language: Language): Assessment {
  const isWorse = given.findLast(({ feeling }) => feeling)?.feeling === "WORSE";
  if (!isWorse || !isMoreUrgent("gp-today", assessment.care)) return assessment;
  const { WORSE: label } = FEELING_WORDS[language];
  const signal = { concept: "general.worse", label, words: label, source: SOURCE, level: "URGENT" } as const;
  return {
    ...assessment,
    ...{ level: "URGENT", care: "gp-today", label: "urgent", raised: true },
    signals: [signal, ...assessment.signals],
  };
}
