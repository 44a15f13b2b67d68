import { RULES_VERSION } from "../clinical/book-version.rules";
import { FEATURES } from "../clinical/features.rules";
import type { ModelRecord } from "./record.rules";

/** A stored model, and whether its weights are the bytes that were stored. */
export interface StoredModel {
  version: string;
  record: Pick<ModelRecord, "features" | "rulesVersion">;
  isWhole: boolean;
}

/** Why a stored model cannot answer with this code, as a sentence. */
export function answeringProblem({ version, record, isWhole }: StoredModel): string | null {
  if (!isWhole) return `The stored weights of version ${version} are damaged. It cannot answer.`;
  if (record.features !== FEATURES) {
    return `Version ${version} was made by code that reads questions differently, so it cannot answer. Train a new one.`;
  }
  return null;
}

/** Why a stored model may not be published: it cannot answer, or what was measured is not what would answer. */
export function publishingProblem(model: StoredModel): string | null {
  const { rulesVersion } = model.record;
  if (rulesVersion === RULES_VERSION) return answeringProblem(model);
  const measured = `Version ${model.version} was measured with rules ${rulesVersion}, and rules ${RULES_VERSION} answer now.`;
  return answeringProblem(model) ?? `${measured} Train a new one.`;
}
