import path from "node:path";
import { RULES_VERSION } from "../triage/catalogue.rules";
import type { Assessment } from "../triage/triage.rules";
import { assessJoined } from "./join.rules";
import { type AnsweringModel, readModel } from "./model-file";
import { modelFromSources } from "./model-from-sources";

/** Where the build puts weights and record: server/dist/models. */
const BUILT = path.resolve(__dirname, "../../models");

type Loaded = { found: AnsweringModel; problem?: undefined } | { found?: undefined; problem: string };

let loaded: Loaded | undefined;

/** Run from the sources (tests, scripts), the model is trained once for what the data says; the product never trains. */
function load(): Loaded {
  try {
    return { found: __filename.endsWith(".ts") ? modelFromSources() : readModel(BUILT) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "The text model cannot be read." };
  }
}

/**
 * The model that answers beside the rules, read once. Nothing when it is missing or broken: then the rules alone answer,
 * and `problem` says why.
 */
export function answeringModel(): Loaded {
  loaded ??= load();
  return loaded;
}

/** The version that answers: that of the model with its rules, or of the rules alone. */
export function answeringVersion(): string {
  return answeringModel().found?.record.version ?? RULES_VERSION;
}

/** Decides how urgent a question is: the rules first, then the model, which may only raise. No network, no database. */
export function assessWithModel(question: string): Assessment {
  return assessJoined(question, answeringModel().found?.model);
}
