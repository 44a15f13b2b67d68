import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../../people/accounts/account.rules";
import { RULES_VERSION } from "../clinical/book-version.rules";
import { CARE_LABELS } from "../clinical/care-level.rules";
import { BadCase } from "../clinical/evaluation.rules";
import { readSafetyCases, type SafetyCase } from "../clinical/safety.rules";
import type { TrainingLine } from "./composition.rules";
import { HELD_OUT_STYLES, STYLES } from "./kernels.rules";
import { learnedLines, MODEL_VERSION } from "./record.rules";
import { DATA } from "./training-data";
import { foldText } from "./training-line.rules";
import { TRAINING_MESSAGES, type TrainingParameters } from "./training-run.rules";

/** A reason for which a training cannot go on, as a sentence for people. */
export class TrainingProblem extends Error {}

/** What a training reads: lines to learn from and to be measured on, and the safety set. */
export interface TrainingInput {
  lines: TrainingLine[];
  safety: SafetyCase[];
}

const oneOf = (list: readonly unknown[], value: unknown) => list.includes(value);

function isTrainingLine(value: unknown): value is TrainingLine {
  if (typeof value !== "object" || value === null) return false;
  const { id, text, concept, language, style, label } = value as Partial<Record<keyof TrainingLine, unknown>>;
  const texts = [id, text, concept].every((one) => typeof one === "string" && one.trim() !== "");
  return texts && oneOf(LANGUAGES, language) && oneOf(Object.values(STYLES), style) && oneOf(CARE_LABELS, label);
}

function lineOf(file: string, written: string, at: number): TrainingLine {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    value = undefined;
  }
  if (!isTrainingLine(value)) throw new TrainingProblem(`The training data cannot be read: ${file}, line ${at + 1}.`);
  return value;
}

/** The files of a folder with what is in them, in the order of their names. */
function filesOf(folder: string): { name: string; content: string }[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
    return names.sort().map((name) => ({ name, content: readFileSync(path.join(folder, name), "utf8") }));
  } catch {
    throw new TrainingProblem(TRAINING_MESSAGES.noData);
  }
}

function safetyOf({ name, content }: { name: string; content: string }): SafetyCase[] {
  try {
    return readSafetyCases(content);
  } catch (error) {
    if (!(error instanceof BadCase)) throw error;
    throw new TrainingProblem(`The safety set cannot be read: ${name}. ${error.message}`);
  }
}

/**
 * Reads the folders `training` and `safety` of a folder.
 * @throws TrainingProblem when there is nothing to learn from, or a line cannot be read: the sentence names it.
 */
export function readTrainingInput(folder: string): TrainingInput {
  const lines = filesOf(path.join(folder, "training")).flatMap(({ name, content }) =>
    content.split("\n").flatMap((line, at) => (line.trim() === "" ? [] : [lineOf(name, line, at)])),
  );
  const safety = filesOf(path.join(folder, "safety")).flatMap(safetyOf);
  if (learnedLines(lines).length === 0) throw new TrainingProblem(TRAINING_MESSAGES.noData);
  return { lines, safety };
}

/** Texts that models are measured on, and so may never learn: of held-out styles, of the safety set and of the development sets, where these are. */
export function measuringTexts(folder: string, { lines, safety }: TrainingInput): string[] {
  const heldOut = lines.filter(({ style }) => HELD_OUT_STYLES.includes(style));
  const development = [folder, DATA].map((one) => path.join(one, "development")).find(existsSync);
  const developed = (development ? filesOf(development) : []).flatMap(({ name, content }) =>
    content.split("\n").flatMap((line, at) => (line.trim() === "" ? [] : [textOf(name, line, at)])),
  );
  return [...[...heldOut, ...safety].map(({ text }) => text), ...developed];
}

function textOf(file: string, written: string, at: number): string {
  try {
    return String(JSON.parse(written).text);
  } catch {
    throw new TrainingProblem(`The development sets cannot be read: ${file}, line ${at + 1}.`);
  }
}

/** Added lines without those whose text came with the product meanwhile, to learn from or to measure on. */
export function withoutKnown(folder: string, input: TrainingInput, added: readonly TrainingLine[]): TrainingLine[] {
  if (added.length === 0) return [];
  const texts = [...learnedLines(input.lines).map(({ text }) => text), ...measuringTexts(folder, input)];
  const known = new Set(texts.map(foldText));
  return added.filter(({ text }) => !known.has(foldText(text)));
}

/** The SHA-256 of the lines in their order, the parameters, and the versions of model and rules: all that the weights follow from, but for the seed. */
export function dataHashOf(lines: readonly TrainingLine[], { rounds, step, shrinking }: TrainingParameters): string {
  const hash = createHash("sha256").update(JSON.stringify([MODEL_VERSION, RULES_VERSION, rounds, step, shrinking]));
  for (const { id, language, style, concept, label, text } of lines) {
    hash.update(JSON.stringify([id, language, style, concept, label, text]));
  }
  return hash.digest("hex");
}
