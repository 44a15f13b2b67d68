import { type CareLevel, isMoreUrgent } from "../triage/concept.rules";
import { conceptOf } from "../triage/concepts/all-concepts.rules";
import { TEXT_MODEL_CONCEPTS } from "../triage/concepts/text-model.rules";
import { type AssessedSignal, type Assessment, assess } from "../triage/triage.rules";
import { type Prediction, predict, type TextModel, tellingWords } from "./text-model.rules";

interface Thresholds {
  /** From which share on the model raises to 999. */
  emergency: number;
  /** From which share of an emergency on it raises to "today". */
  urgent: number;
}

/**
 * How sure the model has to be, by what the rules made of the question. Chosen on the styles "carer" and "message", held
 * out for that, on the safety set, on sentences that a model trained without them was asked about, and on the development sets.
 */
const THRESHOLDS = {
  /** The rules recognised nothing: the question would wait for a pharmacist. */
  unknown: { emergency: 0.7, urgent: 0.5 },
  /** They noticed only that a person should read it: a keyword, a medicine, a strong word. */
  vague: { emergency: 0.7, urgent: 0.5 },
  /** They know what it is, and that it is looked after at home. */
  everyday: { emergency: 0.97, urgent: 0.8 },
  /** They know what it is, and that somebody has to look at it today. */
  urgent: { emergency: 0.95, urgent: 0.9 },
  /** Something urgent is only asked about, or past. Of that the model knows less than the rules. */
  setAside: { emergency: 0.995, urgent: 0.97 },
} as const satisfies Record<string, Thresholds>;

/**
 * From which share on an everyday complaint, or a question about care, goes to a pharmacist, since it reads like something to be
 * looked at.
 */
const PHARMACIST = { complaint: 0.97, everydayWords: 0.7, matter: 0.5 };

/**
 * That somebody asks for a prescription says nothing of how they are, and everyday words are the weaker sign of a complaint: beside
 * these the model has as much say as where nothing was recognised.
 */
function isWeak({ concept, byEverydayWords }: AssessedSignal): boolean {
  return byEverydayWords === true || isMatter(concept);
}

function isMatter(concept: string): boolean {
  return conceptOf(concept)?.onlyAlone !== undefined;
}

function thresholdsFor({ isSetAside, level, signals }: Assessment): Thresholds {
  if (isSetAside) return THRESHOLDS.setAside;
  const firm = signals.filter((signal) => !isWeak(signal));
  if (firm.length === 0) return THRESHOLDS.unknown;
  if (level === "URGENT") return THRESHOLDS.urgent;
  return firm.every((signal) => signal.level === "PHARMACIST") ? THRESHOLDS.vague : THRESHOLDS.everyday;
}

function pharmacistFrom({ signals }: Assessment): number {
  if (signals.some(({ concept }) => isMatter(concept))) return PHARMACIST.matter;
  return signals.every(isWeak) ? PHARMACIST.everydayWords : PHARMACIST.complaint;
}

function levelFor(assessment: Assessment, { emergency, atLeastUrgent }: Prediction): CareLevel {
  const thresholds = thresholdsFor(assessment);
  if (emergency >= thresholds.emergency) return "EMERGENCY";
  if (emergency >= thresholds.urgent) return "URGENT";
  return atLeastUrgent >= pharmacistFrom(assessment) ? "PHARMACIST" : "SELF_CARE";
}

const QUOTE_LENGTH = 80;

/** An assessment whose level the model may have raised, never lowered. A pharmacist reads whatever the model raised. */
function raised(assessment: Assessment, level: CareLevel, words: string): Assessment {
  if (level === "CRISIS" || level === "SELF_CARE" || !isMoreUrgent(level, assessment.level)) return assessment;
  const { id, label, source } = TEXT_MODEL_CONCEPTS[level];
  return {
    ...assessment,
    level,
    isCritical: level === "EMERGENCY",
    signals: [{ concept: id, label: label.en, words, source, level }, ...assessment.signals],
    escalate: true,
  };
}

/**
 * What rules and model together make of a question, of which the rules made `assessment`. Below an emergency the model reads
 * the question too and may raise the level. Without a model it stays what the rules made of it. Never throws.
 */
export function joined(assessment: Assessment, question: string, model: TextModel | undefined): Assessment {
  if (assessment.isCritical || !model) return assessment;
  const prediction = predict(model, question);
  const level = levelFor(assessment, prediction);
  if (!isMoreUrgent(level, assessment.level)) return assessment;
  const words = tellingWords(model, question, prediction.part).join(" … ");
  return raised(assessment, level, words || question.trim().slice(0, QUOTE_LENGTH));
}

/** Decides how urgent a question is, rules first: the most urgent thing that they recognise wins. Never throws. */
export function assessJoined(question: string, model: TextModel | undefined): Assessment {
  return joined(assess(question), question, model);
}
