import { LANGUAGES, type Language } from "../accounts/account.rules";
import { RULES_VERSION } from "../triage/catalogue.rules";
import { type Evaluation, evaluate } from "../triage/evaluation.rules";
import { misjudged, type SafetyCase } from "../triage/safety.rules";
import { assess, CARE_LABELS, type CareLabel, careLabelOf } from "../triage/triage.rules";
import type { TrainingLine } from "./composition.rules";
import { assessJoined } from "./join.rules";
import { HELD_OUT_STYLES } from "./kernels.rules";
import { hashOf } from "./random.rules";
import { labelOf, predict, type TextModel } from "./text-model.rules";
import { type TrainingOptions, train } from "./training.rules";

/** The version of rules and model together, which answers. */
export const MODEL_VERSION = "2.2.0";
/** The day of the training data, ISO 8601: training the same data again changes nothing. */
const DATA_OF = "2026-11-21T22:00:00Z";

const IMPROVEMENTS = [
  "A text model reads along with the rules. It can make an answer more urgent, never less.",
  "Emergencies in words that nobody had thought of are found more often.",
  "The page “How safe it is” shows what was measured.",
];

export type Figures = Omit<Evaluation, "wrong">;

/** How a version was made, and what was measured on it. Written when it is trained, and never by hand. */
export interface ModelRecord {
  version: string;
  rulesVersion: string;
  trainedAt: string;
  improvements: readonly string[];
  /** The lines that the model learned from. */
  trainedOn: { lines: number; kernels: number; concepts: number; byLanguage: LanguageCount[] };
  /** Rules and model together, on styles of writing that the model never learned from. */
  heldOutStyles: {
    styles: readonly string[];
    engine: Figures;
    rulesAlone: Figures;
    byLanguage: { language: Language; engine: Figures }[];
  };
  /** The model alone, trained without these concepts: what it makes of complaints that it has never met. */
  heldOutConcepts: { concepts: number; modelAlone: Figures };
  /** Rules and model together, on the set that every change has to get right. */
  safetySet: { emergencies: number; missed: number; lookAlikes: number; calledEmergency: number };
}

interface LanguageCount extends Record<CareLabel, number> {
  language: Language;
}

function figuresOf(lines: readonly TrainingLine[], labelFor: (text: string) => CareLabel): Figures {
  const { wrong: _, ...figures } = evaluate(lines, labelFor);
  return figures;
}

/** The kernel as it was written: one line of each, so that every n counts different sentences. */
const isKernel = ({ id }: TrainingLine) => id.endsWith("-0");
const isHeldOut = ({ style }: TrainingLine) => HELD_OUT_STYLES.includes(style);

/** The lines that the model learns from. */
export function learnedLines(lines: readonly TrainingLine[]): TrainingLine[] {
  return lines.filter((line) => !isHeldOut(line));
}

/** One concept in seven is held out for the second measurement, by chance of its name. */
const isHeldOutConcept = ({ concept }: TrainingLine) => hashOf(concept) % 7 === 0;

function countsOf(lines: readonly TrainingLine[]): LanguageCount[] {
  return LANGUAGES.map((language) => {
    const count = (label: CareLabel) =>
      lines.filter((line) => line.language === language && line.label === label).length;
    const [emergency, urgent, routine] = CARE_LABELS.map(count);
    return { language, emergency: emergency ?? 0, urgent: urgent ?? 0, routine: routine ?? 0 };
  });
}

function measureConcepts(lines: readonly TrainingLine[], options: TrainingOptions): ModelRecord["heldOutConcepts"] {
  const model = train(
    lines.filter((line) => !isHeldOutConcept(line)),
    options,
  );
  const cases = lines.filter((line) => isHeldOutConcept(line) && isKernel(line));
  return {
    concepts: new Set(cases.map(({ concept }) => concept)).size,
    modelAlone: figuresOf(cases, (text) => labelOf(predict(model, text))),
  };
}

/** Measures a trained model and writes its record. Trains a second model, without the held-out concepts. Pure. */
export function recordOf(
  model: TextModel,
  lines: readonly TrainingLine[],
  safety: readonly SafetyCase[],
  options: TrainingOptions = {},
): ModelRecord {
  const learned = learnedLines(lines);
  const heldOut = lines.filter((line) => isHeldOut(line) && isKernel(line));
  const engine = (text: string) => careLabelOf(assessJoined(text, model));
  const emergencies = safety.filter(({ label }) => label === "emergency");
  const wrong = misjudged(safety, (text) => assessJoined(text, model));
  const missed = wrong.filter(({ label }) => label === "emergency").length;
  return {
    version: MODEL_VERSION,
    rulesVersion: RULES_VERSION,
    trainedAt: DATA_OF,
    improvements: IMPROVEMENTS,
    trainedOn: {
      lines: learned.length,
      kernels: learned.filter(isKernel).length,
      concepts: new Set(learned.map(({ concept }) => concept)).size,
      byLanguage: countsOf(learned),
    },
    heldOutStyles: {
      styles: HELD_OUT_STYLES,
      engine: figuresOf(heldOut, engine),
      rulesAlone: figuresOf(heldOut, (text) => careLabelOf(assess(text))),
      byLanguage: LANGUAGES.map((language) => ({
        language,
        engine: figuresOf(
          heldOut.filter((line) => line.language === language),
          engine,
        ),
      })),
    },
    heldOutConcepts: measureConcepts(learned, options),
    safetySet: {
      emergencies: emergencies.length,
      missed,
      lookAlikes: safety.length - emergencies.length,
      calledEmergency: wrong.length - missed,
    },
  };
}
