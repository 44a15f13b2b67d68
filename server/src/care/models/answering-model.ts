import path from "node:path";
import type { Assessment } from "../clinical/assessment.rules";
import { clinicalBook } from "../clinical/book-file";
import { RULES_VERSION } from "../clinical/book-version.rules";
import type { Answered } from "../clinical/question.rules";
import type { Known } from "../clinical/understand.rules";
import { assessJoined } from "./join.rules";
import { type AnsweringModel, readModel } from "./model-file";
import { modelFromSources } from "./model-from-sources";
import type { ModelRecord } from "./record.rules";

/** Where the build puts weights and record: server/dist/models. */
const BUILT = path.resolve(__dirname, "../../../models");

/**
 * What answers at one moment. It never changes: whoever assesses a question and keeps the version that did so takes one of
 * these and asks it for both.
 */
export interface Answering {
  /** That of the model with its rules, or of the rules alone. */
  readonly version: string;
  /** Nothing while the rules alone answer. */
  readonly record: ModelRecord | undefined;
  /**
   * Decides how urgent a question is, with what was answered to what was asked back: the book first, then the model, which may
   * raise it or ask once more. No network, no database.
   */
  assess(question: string, known?: Known, answers?: readonly Answered[]): Assessment;
}

type Loaded = { found: AnsweringModel; problem?: undefined } | { found?: undefined; problem: string };

let loaded: Loaded | undefined;

/** Run from the sources (tests, scripts), the model is trained once for what the data says; the built product reads what the build made. */
function load(): Loaded {
  try {
    return { found: __filename.endsWith(".ts") ? modelFromSources() : readModel(BUILT) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "The text model cannot be read." };
  }
}

/** The model that comes with this code, read once. Nothing when it is missing or broken; `problem` then says why. */
export function builtInModel(): Loaded {
  loaded ??= load();
  return loaded;
}

/** What answers with this model, or the rules alone without one. */
export function answeringWith(found: Pick<AnsweringModel, "model" | "record"> | undefined): Answering {
  return Object.freeze({
    version: found?.record.version ?? RULES_VERSION,
    record: found?.record,
    assess: (question: string, known?: Known, answers?: readonly Answered[]) =>
      assessJoined(question, found?.model, clinicalBook(), known, answers),
  });
}

let builtIn: Answering | undefined;

/** What answers where no database says which model was published: scripts, examples, and a server before its first look. */
export function builtInAnswering(): Answering {
  builtIn ??= answeringWith(builtInModel().found);
  return builtIn;
}
