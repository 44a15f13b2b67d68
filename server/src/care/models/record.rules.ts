import { LANGUAGES, type Language } from "../../people/accounts/account.rules";
import { type Assessment, assess } from "../clinical/assessment.rules";
import type { Book } from "../clinical/book.rules";
import { RULES_VERSION } from "../clinical/book-version.rules";
import { CARE_LABELS, type CareLabel } from "../clinical/care-level.rules";
import { type Evaluation, type EvaluationCase, evaluate } from "../clinical/evaluation.rules";
import { FEATURES } from "../clinical/features.rules";
import { misjudged, type SafetyCase } from "../clinical/safety.rules";
import type { TrainingLine } from "./composition.rules";
import { joined } from "./join.rules";
import { HELD_OUT_STYLES } from "./kernels.rules";
import { hashOf } from "./random.rules";
import { labelOf, predict, type TextModel } from "./text-model.rules";
import { TrainingCancelled, type TrainingOptions, train } from "./training.rules";

/** The version of rules and model together, which answers unless staff published another. */
export const MODEL_VERSION = "3.21.0";
/** The day of the training data, ISO 8601: training the same data again changes nothing. */
const DATA_OF = "2026-11-27T19:30:00Z";

const IMPROVEMENTS = [
  "All three readers learned from 2,520 more messages by strangers: case descriptions, hidden dangers, few words, and more in French, German and Spanish.",
  "All three readers learned from 4,259 more messages by strangers, told at several degrees, in few words, or with alarming ones.",
  "It learned from 1,967 more messages by strangers, and from all of these what your signs speak for together.",
  "Two readers have to agree, one that reads your words and one that reads the signs found in them, before an answer becomes more or less urgent than the book has it.",
  "The text model learned from more than 6,000 further messages, and finds more emergencies and more of what can stay at home.",
  "In a longer message in which both readers find little of an emergency, a danger is asked about before 999 is said; a crisis and short words of need never are.",
  "What a GP or 111 would look at, and both readers find next to nothing in, waits for an ordinary appointment.",
  "The text model learned from 1,998 more cases by others, and finds more emergencies with fewer needless ones.",
  "A longer message that nobody understood, and in which the text model finds nothing to be looked at, is answered at home.",
  "The text model raises a question for information only when it is surer.",
  "The text model reads only what is there and told of whom it is about.",
  "The text model reads beside the clinical book, and raises less often what the book understands.",
];

export type Figures = Omit<Evaluation, "wrong">;

/** How a version was made, and what was measured on it. Written when it is trained, and never by hand. */
export interface ModelRecord {
  version: string;
  rulesVersion: string;
  /** How the code read questions that made it. */
  features: number;
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

/** What rules and model together gave to a case that was held out. */
export interface JudgedCase {
  id: string;
  language: Language;
  style: string;
  text: string;
  label: CareLabel;
  given: CareLabel;
}

interface LanguageCount extends Record<CareLabel, number> {
  language: Language;
}

function figuresOf(lines: readonly EvaluationCase[], labelFor: (text: string) => CareLabel): Figures {
  const { wrong: _, ...figures } = evaluate(lines, labelFor);
  return figures;
}

/** The cases of the held-out styles, which measure the whole engine. */
export function heldOutCases(lines: readonly TrainingLine[]): TrainingLine[] {
  return lines.filter((line) => isHeldOut(line) && isKernel(line));
}

/** What rules and model together give to each case. @param assessed what the rules alone make of a text. */
export function judgedCases(
  cases: readonly TrainingLine[],
  model: TextModel,
  assessed: (text: string) => Assessment,
): JudgedCase[] {
  return cases.map(({ id, language, style, text, label }) => {
    const given = joined(assessed(text), text, model).label;
    return { id, language, style, text, label, given };
  });
}

/** The figures of cases that were judged. */
export function measured(cases: readonly JudgedCase[]): Figures {
  const given = new Map(cases.map((one) => [one.text, one.given]));
  return figuresOf(cases, (text) => given.get(text) ?? "routine");
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

/** How measuring goes: the second training, and what is known already. */
export interface MeasureOptions extends Omit<TrainingOptions, "from" | "onRound"> {
  version?: string;
  /** ISO 8601. */
  trainedAt?: string;
}

/** About this share of the time of measuring goes by before the second model is trained. */
const BEFORE_SECOND = 0.5;

/** The rules' assessment of each text, made once however often it is asked for. */
export function assessOnce(book: Book): (text: string) => Assessment {
  const known = new Map<string, Assessment>();
  return (text) => {
    const assessment = known.get(text) ?? assess(text, book);
    known.set(text, assessment);
    return assessment;
  };
}

/**
 * Measures a trained model and writes its record, with what was given to each held-out case. Trains a second model, without
 * the held-out concepts. Pure. @throws TrainingCancelled
 */
export function measure(
  model: TextModel,
  lines: readonly TrainingLine[],
  safety: readonly SafetyCase[],
  assessed: (text: string) => Assessment,
  { version = MODEL_VERSION, trainedAt = DATA_OF, ...options }: MeasureOptions = {},
): { record: ModelRecord; cases: JudgedCase[] } {
  const learned = learnedLines(lines);
  const emergencies = safety.filter(({ label }) => label === "emergency");
  let judged = 0;
  const wrong = misjudged(safety, (text) => {
    if (options.isCancelled?.()) throw new TrainingCancelled("The training was cancelled.");
    judged += 1;
    if (judged % 50 === 0) options.onProgress?.((BEFORE_SECOND * judged) / safety.length);
    return joined(assessed(text), text, model);
  });
  const missed = wrong.filter(({ label }) => label === "emergency").length;
  const cases = judgedCases(heldOutCases(lines), model, assessed);
  const record: ModelRecord = {
    version,
    rulesVersion: RULES_VERSION,
    features: FEATURES,
    trainedAt,
    improvements: IMPROVEMENTS,
    trainedOn: {
      lines: learned.length,
      kernels: learned.filter(isKernel).length,
      concepts: new Set(learned.map(({ concept }) => concept)).size,
      byLanguage: countsOf(learned),
    },
    heldOutStyles: {
      styles: HELD_OUT_STYLES,
      engine: measured(cases),
      rulesAlone: figuresOf(cases, (text) => assessed(text).label),
      byLanguage: LANGUAGES.map((language) => ({
        language,
        engine: measured(cases.filter((one) => one.language === language)),
      })),
    },
    heldOutConcepts: measureConcepts(learned, {
      ...options,
      onProgress: (share) => options.onProgress?.(BEFORE_SECOND + (1 - BEFORE_SECOND) * share),
    }),
    safetySet: {
      emergencies: emergencies.length,
      missed,
      lookAlikes: safety.length - emergencies.length,
      calledEmergency: wrong.length - missed,
    },
  };
  return { record, cases };
}
