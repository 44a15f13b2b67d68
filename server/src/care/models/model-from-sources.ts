import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Book } from "../clinical/book.rules";
import { clinicalBook } from "../clinical/book-file";
import type { SafetyCase } from "../clinical/safety.rules";
import type { TrainingLine } from "./composition.rules";
import { type AnsweringModel, BrokenModel, readModel, writeModel } from "./model-file";
import { assessOnce, learnedLines, measure } from "./record.rules";
import { train } from "./training.rules";
import { DATA, readLines, SAFETY_FOLDER, TRAINING_FOLDER } from "./training-data";

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

/** A number for everything that weights and record follow from, as it is. */
export function sourcesStamp(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow)) {
    if (/\.(rules\.ts|jsonl|yaml|weights)$/.test(file)) hash.update(path.basename(file)).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Where `npm run triage:learn` puts the model with its record, the stamp of what they follow from, and the hash of a sample learned anew. */
export const SHIPPED = path.join(DATA, "model");

/** Trains and measures a model on these lines. */
export function trainedFrom(book: Book, lines: TrainingLine[], safety: SafetyCase[]): AnsweringModel {
  const model = train(learnedLines(lines));
  return { model, ...measure(model, lines, safety, assessOnce(book)) };
}

/** What a folder holds, unless it is not there, damaged, or still being written by another process. */
function readKept(folder: string): AnsweringModel | undefined {
  try {
    return readModel(folder);
  } catch (error) {
    if (error instanceof BrokenModel) return undefined;
    throw error;
  }
}

/** The model that comes with the data, where neither data nor code have changed since. */
function shippedModel(stamp: string): AnsweringModel | undefined {
  const file = path.join(SHIPPED, "stamp");
  return existsSync(file) && readFileSync(file, "utf8").trim() === stamp ? readKept(SHIPPED) : undefined;
}

/** The model that follows from data and code as they are: the one that comes with them, else from the cache, else trained and put there. */
export function modelFromSources(): AnsweringModel {
  const stamp = sourcesStamp();
  const folder = path.join(ROOT, ".cache/models", stamp);
  const kept = shippedModel(stamp) ?? readKept(folder);
  if (kept) return kept;
  const made = trainedFrom(clinicalBook(), readLines(TRAINING_FOLDER), readLines(SAFETY_FOLDER));
  writeModel(folder, made);
  return made;
}
