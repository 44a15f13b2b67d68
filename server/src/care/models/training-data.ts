import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES, type Language } from "../../people/accounts/account.rules";
import { CARE_LABELS } from "../clinical/care-level.rules";
import { composeTraining, type Parts, type TrainingLine } from "./composition.rules";
import { type Kernel, readKernels } from "./kernels.rules";

/** The folders of training lines and of the safety set are in this one, seen from the sources or from the compiled server. */
export const DATA =
  ["../../../data/triage", "../../../../data/triage"]
    .map((folder) => path.resolve(__dirname, folder))
    .find(existsSync) ?? "";
const KERNELS_FOLDER = path.join(DATA, "kernels");
export const TRAINING_FOLDER = path.join(DATA, "training");
export const SAFETY_FOLDER = path.join(DATA, "safety");

/** Every sentence that was written by hand for training. */
export function readAllKernels(): Kernel[] {
  return LANGUAGES.flatMap((language) =>
    CARE_LABELS.flatMap((label) =>
      readKernels(readFileSync(path.join(KERNELS_FOLDER, `${language}-${label}.txt`), "utf8"), language, label),
    ),
  );
}

/** The training lines as they follow from the kernels. */
export function composedLines(): TrainingLine[] {
  const parts: Record<Language, Parts> = JSON.parse(readFileSync(path.join(KERNELS_FOLDER, "parts.json"), "utf8"));
  return composeTraining(readAllKernels(), parts);
}

/** The lines of all `.jsonl` files of a folder, in the order of their names. */
export function readLines<T>(folder: string): T[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readFileSync(path.join(folder, name), "utf8").split("\n"))
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as T);
}
