import { type CareLevel, isMoreUrgent } from "../triage/concept.rules";
import { TEXT_MODEL_CONCEPTS } from "../triage/concepts/text-model.rules";
import { type Assessment, assess } from "../triage/triage.rules";
import { type Prediction, predict, type TextModel, tellingWords } from "./text-model.rules";

interface Thresholds {
  /** From which share on the model raises to 999. */
  emergency: number;
  /** From which share of an emergency on it raises to "today". */
  urgent: number;
}

/**
 * How sure the model has to be, by what the rules made of the question. Chosen on the styles "carer" and "message", held
 * out for that, on the safety set, and on sentences that a model trained without them was asked about.
 */
const THRESHOLDS = {
  /** The rules recognised nothing: the question would wait for a pharmacist. */
  unknown: { emergency: 0.85, urgent: 0.5 },
  /** They noticed only that a person should read it: a keyword, a medicine, a strong word. */
  vague: { emergency: 0.85, urgent: 0.5 },
  /** They know what it is, and that it is looked after at home. */
  everyday: { emergency: 0.97, urgent: 0.8 },
  /** They know what it is, and that somebody has to look at it today. */
  urgent: { emergency: 0.95, urgent: 0.9 },
  /** Something urgent is only asked about, or past. Of that the model knows less than the rules. */
  setAside: { emergency: 0.995, urgent: 0.97 },
} as const satisfies Record<string, Thresholds>;

/** From which share on an everyday complaint goes to a pharmacist, since it reads like something to be looked at. */
const PHARMACIST = 0.97;

function thresholdsFor({ isSetAside, level, signals }: Assessment): Thresholds {
  if (isSetAside) return THRESHOLDS.setAside;
  if (signals.length === 0) return THRESHOLDS.unknown;
  if (level === "URGENT") return THRESHOLDS.urgent;
  return signals.every((signal) => signal.level === "PHARMACIST") ? THRESHOLDS.vague : THRESHOLDS.everyday;
}

function levelFor(assessment: Assessment, { emergency, atLeastUrgent }: Prediction): CareLevel {
  const thresholds = thresholdsFor(assessment);
  if (emergency >= thresholds.emergency) return "EMERGENCY";
  if (emergency >= thresholds.urgent) return "URGENT";
  return atLeastUrgent >= PHARMACIST ? "PHARMACIST" : "SELF_CARE";
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
 * Decides how urgent a question is, rules first: the most urgent thing that they recognise wins. Below an emergency the
 * model reads the question too and may raise the level. Without a model the rules alone answer. Never throws.
 */
export function assessJoined(question: string, model: TextModel | undefined): Assessment {
  const assessment = assess(question);
  if (assessment.isCritical || !model) return assessment;
  const prediction = predict(model, question);
  const level = levelFor(assessment, prediction);
  if (!isMoreUrgent(level, assessment.level)) return assessment;
  const words = tellingWords(model, question, prediction.part).join(" … ");
  return raised(assessment, level, words || question.trim().slice(0, QUOTE_LENGTH));
}
