import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES, type Language } from "../../people/accounts/account.rules";
import { CARE_LABELS } from "../clinical/care-level.rules";
import { type EvaluationCase, readCases } from "../clinical/evaluation.rules";
import { composeTraining, type Parts, type TrainingLine } from "./composition.rules";
import { type Kernel, readKernels, STYLES } from "./kernels.rules";

/** The folders of training lines and of the safety set are in this one, seen from the sources or from the compiled server. */
export const DATA =
  ["../../../data/triage", "../../../../data/triage"]
    .map((folder) => path.resolve(__dirname, folder))
    .find(existsSync) ?? "";
const KERNELS_FOLDER = path.join(DATA, "kernels");
/** Whole cases by others that measured once, were looked at, and are learned from since. */
const CASES_FOLDER = path.join(KERNELS_FOLDER, "cases");
export const TRAINING_FOLDER = path.join(DATA, "training");
export const SAFETY_FOLDER = path.join(DATA, "safety");

/** Every sentence that was written by hand for training. */
export function readAllKernels(): Kernel[] {
  const written = LANGUAGES.flatMap((language) =>
    CARE_LABELS.flatMap((label) =>
      readKernels(readFileSync(path.join(KERNELS_FOLDER, `${language}-${label}.txt`), "utf8"), language, label),
    ),
  );
  const cases = textsIn(CASES_FOLDER).flatMap(readCases);
  return [
    ...written,
    ...cases.map(
      ({ id, language, label, text }) =>
        ({ language: language as Language, label, concept: id, style: STYLES.x, text }) satisfies Kernel,
    ),
  ];
}

/** The training lines as they follow from the kernels. */
export function composedLines(): TrainingLine[] {
  const parts: Record<Language, Parts> = JSON.parse(readFileSync(path.join(KERNELS_FOLDER, "parts.json"), "utf8"));
  return composeTraining(readAllKernels(), parts);
}

/** Whole messages that were written to be learned from, by people who had seen neither book nor cases. */
export const writtenCases = (): EvaluationCase[] => textsIn(CASES_FOLDER, "written-").flatMap(readCases);

/** What stands in all `.jsonl` files of a folder whose names begin so, in the order of their names. */
const textsIn = (folder: string, beginning = ""): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(beginning) && name.endsWith(".jsonl"))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), "utf8"));

/** The lines of all `.jsonl` files of a folder, in the order of their names. */
export function readLines<T>(folder: string): T[] {
  return textsIn(folder)
    .flatMap((text) => text.split("\n"))
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}
