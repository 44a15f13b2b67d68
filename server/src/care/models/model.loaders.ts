import type { DataSource } from "typeorm";
import { publishingProblem, type StoredModel } from "./fitness.rules";
import { MODEL_COLUMNS, type StoredRow, type TrainedModelView, viewOf } from "./model-list.service";
import { IS_WHOLE } from "./publication.service";
import { TRAINING_COLUMNS, TRAININGS, type TrainingView } from "./training.service";

/** The models that trainings made; null for those that made none. */
export async function modelByRun(db: DataSource, ids: readonly string[]): Promise<(TrainedModelView | null)[]> {
  const rows: StoredRow[] = await db.query(`select ${MODEL_COLUMNS} from model_versions m where m.run_id = any($1)`, [
    ids,
  ]);
  const byRun = new Map(rows.map((row) => [row.runId, viewOf(row)]));
  return ids.map((id) => byRun.get(id) ?? null);
}

/** Trainings by their ids. */
export async function trainingById(db: DataSource, ids: readonly string[]): Promise<(TrainingView | null)[]> {
  const rows: TrainingView[] = await db.query(`select ${TRAINING_COLUMNS} from ${TRAININGS} where r.id = any($1)`, [
    ids,
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Why models cannot answer or may not be published, by their ids: a sentence, or null. */
export async function problemByModel(db: DataSource, ids: readonly string[]): Promise<(string | null)[]> {
  const rows: (StoredModel & { id: string })[] = await db.query(
    `select id, version, record, ${IS_WHOLE} as "isWhole" from model_versions m where id = any($1)`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, publishingProblem(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}
