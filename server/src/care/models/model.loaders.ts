import type { DataSource } from "typeorm";
import { rowById, rowsByKey } from "../../platform/loaders";
import { publishingProblem, type StoredModel } from "./fitness.rules";
import { MODEL_COLUMNS, type StoredRow, type TrainedModelView, viewOf } from "./model-list.service";
import { IS_WHOLE } from "./publication.service";
import { TRAINING_COLUMNS, TRAININGS, type TrainingView } from "./training.service";

/** The models that trainings made; null for those that made none. */
export async function modelByRun(db: DataSource, ids: readonly string[]): Promise<(TrainedModelView | null)[]> {
  const sql = `select ${MODEL_COLUMNS} from model_versions m where m.run_id = any($1)`;
  return (await rowsByKey<StoredRow>(db, sql, ids, "runId")).map(([row]) => (row ? viewOf(row) : null));
}

/** Trainings by their ids. */
export async function trainingById(db: DataSource, ids: readonly string[]): Promise<(TrainingView | null)[]> {
  const sql = `select ${TRAINING_COLUMNS} from ${TRAININGS} where r.id = any($1)`;
  return (await rowById<TrainingView>(db, sql, ids)).map((row) => row ?? null);
}

/** Why models cannot answer or may not be published, by their ids: a sentence, or null. */
export async function problemByModel(db: DataSource, ids: readonly string[]): Promise<(string | null)[]> {
  const sql = `select id, version, record, ${IS_WHOLE} as "isWhole" from model_versions m where id = any($1)`;
  return (await rowById<StoredModel>(db, sql, ids)).map((row) => (row ? publishingProblem(row) : null));
}
