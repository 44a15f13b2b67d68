import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { clinicalBook } from "../clinical/book-file";
import type { SafetyCase } from "../clinical/safety.rules";
import type { TrainingLine } from "./composition.rules";
import { type AnsweringModel, BrokenModel, readModel, writeModel } from "./model-file";
import { assessOnce, learnedLines, measure } from "./record.rules";
import { train } from "./training.rules";
import { readLines, SAFETY_FOLDER, TRAINING_FOLDER } from "./training-data";

const ROOT = path.resolve(__dirname, "../../../..");

/** Everything that weights and record follow from: data, rules and the code of the model. */
const SOURCES = [
  TRAINING_FOLDER,
  SAFETY_FOLDER,
  ...["models", "clinical", "medicines"].map((domain) => path.join(ROOT, "server/src/care", domain)),
  path.join(ROOT, "server/clinical"),
];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function stampOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of folders.flatMap(filesBelow)) {
    if (/\.(rules\.ts|jsonl|yaml)$/.test(file)) hash.update(path.basename(file)).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Trains and measures the model on the committed data. Some seconds of one core. */
function trainAndMeasure(): AnsweringModel {
  const lines = readLines<TrainingLine>(TRAINING_FOLDER);
  const model = train(learnedLines(lines));
  return { model, ...measure(model, lines, readLines<SafetyCase>(SAFETY_FOLDER), assessOnce(clinicalBook())) };
}

/** What the cache holds, unless it is not there, damaged, or still being written by another process. */
function readKept(folder: string): AnsweringModel | undefined {
  try {
    return readModel(folder);
  } catch (error) {
    if (error instanceof BrokenModel) return undefined;
    throw error;
  }
}

/** The model that follows from data and code as they are: from the cache, else trained and put there. */
export function modelFromSources(): AnsweringModel {
  const folder = path.join(ROOT, ".cache/models", stampOf(SOURCES));
  const kept = readKept(folder);
  if (kept) return kept;
  const made = trainAndMeasure();
  writeModel(folder, made);
  return made;
}
