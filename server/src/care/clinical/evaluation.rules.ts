import { CARE_LABELS, type CareLabel } from "./care-level.rules";
import type { AskedFor } from "./question.rules";
import type { Known } from "./understand.rules";

/** What the author of a case answered, as the patient, when the product asked back: facts by how they stand, days by fact, an age in years. */
export interface OwnAnswers {
  there: readonly string[];
  unsure: readonly string[];
  denied: readonly string[];
  days: Readonly<Record<string, number | null>>;
  age?: number | null;
  sex?: "female" | "male" | null;
  who?: AskedFor | null;
}

/** One written case with the care that it should get. */
export interface EvaluationCase {
  id: string;
  text: string;
  label: CareLabel;
  language: string;
  /** In years, where the case says it beside its text. */
  age?: number;
  sex?: "female" | "male";
  /** Age and sex are those of whoever writes, as in a profile, rather than of whoever is ill. */
  of?: "writer";
  /** In an interview these are the answers; without them a simulated patient gives what its text says. */
  said?: OwnAnswers;
}

/** A share with its Wilson interval of 95 %. */
export interface Share {
  value: number;
  from: number;
  to: number;
  n: number;
}

export interface Evaluation {
  n: number;
  /** Of the emergencies, the share that was called one. */
  emergencyRecall: Share;
  /** The share that was put at the right urgency or above. */
  atOrAbove: Share;
  accuracy: Share;
  /** The mean over the three labels of the share of what was given a label that it was right for; 0 for one never given. */
  macroPrecision: number;
  /** The mean over the three labels of the share of its cases that were given it. */
  macroRecall: number;
  /** The mean of the three labels' F1. */
  macroF1: number;
  /** Of the routine cases, the share that was called an emergency. */
  routineAsEmergency: Share;
  /** How often each right label (first) was given each label (second). */
  confusion: Record<CareLabel, Record<CareLabel, number>>;
  wrong: { id: string; text: string; label: CareLabel; given: CareLabel }[];
}

/** What a case tells beside its text, as the assistant takes it. */
export const knownOf = ({ age, sex, of }: EvaluationCase): Known => ({
  ...{ age, sex },
  ...(of !== "writer" && { isOfSubject: true }),
});

/** A line of a file of cases that cannot be used. The message names the line. */
export class BadCase extends Error {}

function isCareLabel(value: unknown): value is CareLabel {
  return CARE_LABELS.some((label) => label === value);
}

function caseIn(line: string, number: number): EvaluationCase {
  const fail = (why: string) => new BadCase(`Line ${number}: ${why}`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw fail("this is not JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw fail("this is not an object.");
  const { id, text, label, language = "en", age, sex, of, said } = value as Record<string, unknown>;
  if (typeof id !== "string" && typeof id !== "number") throw fail('"id" is missing.');
  if (typeof text !== "string" || text.trim() === "") throw fail('"text" is missing.');
  if (!isCareLabel(label)) throw fail(`"label" has to be one of ${CARE_LABELS.join(", ")}.`);
  if (typeof language !== "string") throw fail('"language" has to be a word such as "en".');
  if (age !== undefined && typeof age !== "number") throw fail('"age" has to be a number of years.');
  if (sex !== undefined && sex !== "female" && sex !== "male") throw fail('"sex" has to be female or male.');
  if (of !== undefined && of !== "writer") throw fail('"of" has to be writer.');
  return {
    ...{ id: String(id), text, label, language },
    ...(age !== undefined && { age }),
    ...(sex && { sex }),
    ...(of && { of }),
    ...(said !== undefined && { said: said as OwnAnswers }),
  };
}

/** Reads cases, one JSON object a line; empty lines are left out. Throws a `BadCase` that names the line. */
export function readCases(file: string): EvaluationCase[] {
  const cases = file
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .flatMap((line, at) => (line.trim() === "" ? [] : [caseIn(line, at + 1)]));
  if (cases.length === 0) throw new BadCase("There are no cases in it.");
  return cases;
}

/** Wilson's interval for a share, at 95 %. Of nothing, every share is possible. */
export function shareOf(hits: number, n: number): Share {
  if (n === 0) return { value: Number.NaN, from: 0, to: 1, n };
  const z = 1.959964;
  const share = hits / n;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return { value: share, from: Math.max(0, middle - half), to: Math.min(1, middle + half), n };
}

type Measure = "precision" | "recall" | "f1";

/** The mean over the labels; one that is neither right nor given anywhere does not count. */
function meanOf(confusion: Evaluation["confusion"], measure: Measure): number {
  const values = CARE_LABELS.flatMap((label) => {
    const hits = confusion[label][label];
    const given = CARE_LABELS.reduce((sum, right) => sum + confusion[right][label], 0);
    const right = CARE_LABELS.reduce((sum, other) => sum + confusion[label][other], 0);
    if (given + right === 0 || (measure === "recall" && right === 0)) return [];
    const divisors: Record<Measure, number> = { precision: Math.max(1, given), recall: right, f1: (given + right) / 2 };
    return [hits / divisors[measure]];
  });
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Compares what is given to each case with what it should get. `labelOf` is the function that answers patients. */
export function evaluate(
  cases: readonly EvaluationCase[],
  labelOf: (text: string, one: EvaluationCase) => CareLabel,
): Evaluation {
  const none = () => ({ emergency: 0, urgent: 0, routine: 0 });
  const confusion: Evaluation["confusion"] = { emergency: none(), urgent: none(), routine: none() };
  const wrong: Evaluation["wrong"] = [];
  let atOrAbove = 0;
  for (const one of cases) {
    const { id, text, label } = one;
    const given = labelOf(text, one);
    confusion[label][given] += 1;
    if (CARE_LABELS.indexOf(given) <= CARE_LABELS.indexOf(label)) atOrAbove += 1;
    if (given !== label) wrong.push({ id, text, label, given });
  }
  const total = (label: CareLabel) => CARE_LABELS.reduce((sum, given) => sum + confusion[label][given], 0);
  const hits = CARE_LABELS.reduce((sum, label) => sum + confusion[label][label], 0);
  return {
    n: cases.length,
    emergencyRecall: shareOf(confusion.emergency.emergency, total("emergency")),
    atOrAbove: shareOf(atOrAbove, cases.length),
    accuracy: shareOf(hits, cases.length),
    macroPrecision: meanOf(confusion, "precision"),
    macroRecall: meanOf(confusion, "recall"),
    macroF1: meanOf(confusion, "f1"),
    routineAsEmergency: shareOf(confusion.routine.emergency, total("routine")),
    confusion,
    wrong,
  };
}

const percent = (value: number) => (Number.isNaN(value) ? "–" : `${(100 * value).toFixed(1)} %`);

function line(name: string, { value, from, to, n }: Share): string {
  return `${name.padEnd(28)}${percent(value).padStart(8)}   ${percent(from)} to ${percent(to)}   n = ${n}`;
}

/** The figures for people: emergencies first, since a missed one is the worst mistake. */
export function reportOf(evaluation: Evaluation): string {
  const { confusion } = evaluation;
  return [
    line("Emergencies recognised", evaluation.emergencyRecall),
    line("At the right urgency or above", evaluation.atOrAbove),
    line("Accuracy", evaluation.accuracy),
    line("Routine called emergency", evaluation.routineAsEmergency),
    `${"Macro-precision".padEnd(28)}${evaluation.macroPrecision.toFixed(3).padStart(8)}`,
    `${"Macro-recall".padEnd(28)}${evaluation.macroRecall.toFixed(3).padStart(8)}`,
    `${"Macro-F1".padEnd(28)}${evaluation.macroF1.toFixed(3).padStart(8)}`,
    "",
    `${"Right, then given".padEnd(20)}${CARE_LABELS.map((label) => label.padStart(11)).join("")}`,
    ...CARE_LABELS.map(
      (right) =>
        `${right.padEnd(20)}${CARE_LABELS.map((given) => String(confusion[right][given]).padStart(11)).join("")}`,
    ),
  ].join("\n");
}

/** The figures for machines. */
export function jsonOf({ emergencyRecall, atOrAbove, accuracy, macroF1, confusion, n, ...rest }: Evaluation): string {
  const interval = ({ from, to }: Share) => [from, to];
  const number = ({ value }: Share) => (Number.isNaN(value) ? null : value);
  return JSON.stringify({
    emergencyRecall: number(emergencyRecall),
    atOrAbove: number(atOrAbove),
    accuracy: number(accuracy),
    macroF1,
    confusion,
    intervals: {
      emergencyRecall: interval(emergencyRecall),
      atOrAbove: interval(atOrAbove),
      accuracy: interval(accuracy),
    },
    n,
    routineAsEmergency: number(rest.routineAsEmergency),
  });
}
