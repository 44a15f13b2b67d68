import type { ModelRecord } from "./record.rules";

/**
 * What a model has to reach before it may answer, macro-averaged over the three labels, for rules and model together on styles
 * of writing that the model never learned from (docs/decisions/0038-training-and-publishing.md).
 */
export const THRESHOLDS = { accuracy: 0.85, precision: 0.8, recall: 0.8, f1: 0.82 } as const;

/** How many emergencies of the safety set may be missed. */
const MISSED_EMERGENCIES = 0;

export type MetricName = keyof typeof THRESHOLDS;
export const METRIC_NAMES = Object.keys(THRESHOLDS) as readonly MetricName[];

/** One thing that is asked of a model before it is published. */
export interface GateCheck {
  name: MetricName | "missedEmergencies";
  value: number;
  threshold: number;
  isMet: boolean;
  sentence: string;
}

const NAMES: Readonly<Record<MetricName, string>> = {
  accuracy: "Accuracy",
  precision: "Precision",
  recall: "Recall",
  f1: "The F1 score",
};

/** The four figures of a record that are compared with thresholds. Without a case they are 0. */
export function metricsOf({ heldOutStyles: { engine } }: ModelRecord): Record<MetricName, number> {
  const { accuracy, macroPrecision, macroRecall, macroF1 } = engine;
  return {
    accuracy: engine.n > 0 ? accuracy.value : 0,
    precision: macroPrecision ?? 0,
    recall: macroRecall ?? 0,
    f1: macroF1,
  };
}

/** With two decimal places, or as many as it takes to tell it from the threshold. */
function shown(value: number, threshold: number): string {
  const digits = [2, 3, 4].find((count) => Number(value.toFixed(count)) < threshold) ?? 5;
  return value.toFixed(value < threshold ? digits : 2);
}

function metricCheck(name: MetricName, value: number): GateCheck {
  const threshold = THRESHOLDS[name];
  const isMet = value >= threshold;
  const [has, wanted] = [`${NAMES[name]} is ${shown(value, threshold)}`, threshold.toFixed(2)];
  const sentence = isMet ? `${has}; at least ${wanted} is asked for.` : `${has} and has to be at least ${wanted}.`;
  return { name, value, threshold, isMet, sentence };
}

function missedCheck({ safetySet: { missed, emergencies } }: ModelRecord): GateCheck {
  const isMet = missed <= MISSED_EMERGENCIES && emergencies > 0;
  const all = emergencies.toLocaleString("en-GB");
  const sentence =
    emergencies === 0
      ? "There was no emergency in the safety set, so it could not be measured."
      : isMet
        ? `None of the ${all} emergencies of the safety set is missed.`
        : `${missed} of the ${all} emergencies of the safety set ${missed === 1 ? "is" : "are"} missed, and none may be.`;
  return { name: "missedEmergencies", value: missed, threshold: MISSED_EMERGENCIES, isMet, sentence };
}

/** What is asked of a model before it may answer, with what it reached. */
export function gateOf(record: ModelRecord): GateCheck[] {
  const metrics = metricsOf(record);
  return [...METRIC_NAMES.map((name) => metricCheck(name, metrics[name])), missedCheck(record)];
}

/** The sentences of what is not met; empty when the model may be published. */
export function refusalsOf(record: ModelRecord): string[] {
  return gateOf(record).flatMap(({ isMet, sentence }) => (isMet ? [] : [sentence]));
}

/** Whether publishing would not be refused. @param problem what is wrong with its weights. */
export function mayBePublished(model: { isPublished: boolean; gate: readonly GateCheck[] }, problem: string | null) {
  return !model.isPublished && problem === null && model.gate.every(({ isMet }) => isMet);
}
