import type { Source, Texts } from "../medicines/texts.rules";
import type { Assessment } from "./assessment.rules";
import { type CareId, isMoreUrgent } from "./book.rules";
import { type CareLevel, isHigher } from "./care-level.rules";

/** What stands in place of a fact where a model found a message more urgent than the book does. */
export const RAISED = "text-model";

export const RAISED_LABEL: Required<Texts> = {
  en: "Words like those of people who needed help",
  fr: "Des mots comme ceux de personnes qui avaient besoin d’aide",
  es: "Palabras como las de personas que necesitaban ayuda",
  de: "Worte wie die von Menschen, die Hilfe brauchten",
};

/** The page with the record of the models. */
const RECORD: Source = { title: "How safe this assistant is", url: "/safety", writtenOn: "2026-11-21" };

const CARES: Readonly<Partial<Record<CareLevel, CareId>>> = {
  EMERGENCY: "emergency",
  URGENT: "urgent-111",
  PHARMACIST: "our-pharmacist",
};

/**
 * An assessment that a model finds too low, raised to its level: never lowered, and never to a crisis. A pharmacist reads whatever
 * was raised. @param words those of the message that speak for it
 */
export function raisedTo(level: CareLevel, assessment: Assessment, words: string): Assessment {
  const care = CARES[level];
  if (!care || !isHigher(level, assessment.level)) return assessment;
  const isCritical = level === "EMERGENCY";
  const signal = { concept: RAISED, label: RAISED_LABEL.en, words, source: RECORD, level };
  return {
    ...assessment,
    ...{ level, care, isCritical, label: isCritical ? "emergency" : "urgent" },
    signals: [signal, ...assessment.signals],
    escalate: true,
    raised: true,
  };
}

/** An assessment that leads nowhere sooner than to a care that can wait. What could make it more urgent is asked, and stands below the answer, as before. */
const easedTo = (care: CareId, assessment: Assessment): Assessment => ({
  ...assessment,
  ...{ care, level: "SELF_CARE", label: "routine" },
  signals: assessment.signals.map((one) => ({ ...one, level: "SELF_CARE" })),
  judged: {
    ...assessment.judged,
    likely: care,
    walked: assessment.judged.walked.map((one) => (isMoreUrgent(one.likely, care) ? { ...one, likely: care } : one)),
  },
});

/** A message that nobody understood and that a model takes for one of everyday life: for home, as a question of nobody ill is. */
export const forHome = (assessment: Assessment): Assessment => easedTo("home", assessment);

/** What a GP should see in the next days, or 111 today, where both readers find next to nothing of that in it: an ordinary appointment. */
export const forOrdinaryAppointment = (assessment: Assessment): Assessment => easedTo("gp-routine", assessment);
