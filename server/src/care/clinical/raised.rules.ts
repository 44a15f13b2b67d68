import type { Source, Texts } from "../medicines/texts.rules";
import { type Assessment, isForPharmacist } from "./assessment.rules";
import { type CareId, isMoreUrgent } from "./book.rules";
import { type CareLevel, isHigher } from "./care-level.rules";
import type { Walked } from "./triage.rules";

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

/** Why somebody may wait whom the book would have seen sooner. */
const CAN_WAIT: Record<keyof Required<Texts>, string> = {
  en: "What you told us does not sound urgent. If a sign below is there or comes, do what it says.",
  fr: "Ce que vous nous dites ne paraît pas urgent. Si un des signes ci-dessous est là ou apparaît, faites ce qui est indiqué.",
  es: "Lo que nos cuenta no parece urgente. Si hay o aparece alguna de las señales de abajo, haga lo que se indica.",
  de: "Was Sie schreiben, klingt nicht dringend. Ist eines der Zeichen unten da oder kommt es dazu, tun Sie, was dort steht.",
};

/** A pathway that may wait says that, and not why it could not; where there are others its advice is left out, as it was perhaps misread. */
function waiting(one: Walked, care: CareId, isOne: boolean): Walked {
  const { pathway, row } = one;
  const source = row?.source ?? Object.keys(pathway.sources)[0] ?? "";
  return {
    ...{ ...one, likely: care, pathway: isOne ? pathway : { ...pathway, advice: [], medicines: [] } },
    ...(!isOne && { isDoubtful: true as const }),
    row: { care, when: row?.when ?? { all: [] }, because: CAN_WAIT, source },
  };
}

/** An assessment that leads nowhere sooner than to a care that can wait. What could make it more urgent is asked, and stands below the answer, as before. */
function easedTo(care: CareId, assessment: Assessment): Assessment {
  const { judged, signals, escalate } = assessment;
  const isOne = judged.walked.length === 1;
  const walked = judged.walked.map((one) =>
    isMoreUrgent(one.likely, care) ? waiting(one, care, isOne) : { ...one, likely: care },
  );
  return {
    ...{ ...assessment, care, label: "routine" },
    level: isForPharmacist(escalate, judged) ? "PHARMACIST" : "SELF_CARE",
    signals: signals.map((one) => ({ ...one, level: "SELF_CARE" })),
    judged: { ...judged, likely: care, walked },
  };
}

/** A message that nobody understood and that a model takes for one of everyday life: for home, as a question of nobody ill is. */
export const forHome = (assessment: Assessment): Assessment => easedTo("home", assessment);

/** What a GP should see in the next few days, or 111 today, where both readers find next to nothing of that in it: an ordinary appointment. */
export const forOrdinaryAppointment = (assessment: Assessment): Assessment => easedTo("gp-routine", assessment);
