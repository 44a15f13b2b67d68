import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import type { Caller, TestServer } from "../../../test/harness";
import { builtInModel } from "./answering-model";
import { type AnsweringModel, checksumOf } from "./model-file";
import { storeModel } from "./model-store.service";
import type { ModelRecord } from "./record.rules";
import { serialise } from "./text-model.rules";

/** The model that comes with the code. */
export function builtIn(): AnsweringModel {
  const { found, problem } = builtInModel();
  if (!found) throw new Error(problem);
  return found;
}

/** A record that is good enough to be published. */
export function goodRecord(version: string): ModelRecord {
  const { record } = builtIn();
  const { heldOutStyles, safetySet } = record;
  const accuracy = { ...heldOutStyles.engine.accuracy, value: 0.9 };
  const engine = { ...heldOutStyles.engine, accuracy, macroPrecision: 0.9, macroRecall: 0.9, macroF1: 0.9 };
  return { ...record, version, heldOutStyles: { ...heldOutStyles, engine }, safetySet: { ...safetySet, missed: 0 } };
}

/** A model that is sure that everything below an emergency is one, or that nothing is. */
export function sureOf(label: "emergency" | "routine"): AnsweringModel["model"] {
  const { model } = builtIn();
  const biases = label === "emergency" ? [50, 0, 0] : [0, 0, 50];
  return { weights: new Int8Array(model.weights.length), scales: [1, 1, 1], biases };
}

/** Stores a model as if a training had made it. */
export async function storeExample(
  db: DataSource,
  { model = builtIn().model, record = goodRecord("0.0.0") }: Partial<AnsweringModel> = {},
): Promise<{ id: string; version: string }> {
  const weights = serialise(model);
  const [run] = await db.query(
    `insert into training_runs (status, phase, progress, epochs, seed, parameters, started_at, finished_at, process_id)
     values ('COMPLETED', 'DONE', 1, 1, 1, '{}', now(), now(), $1) returning id`,
    [randomUUID()],
  );
  const { cases } = builtIn();
  return db.transaction((tx) =>
    storeModel(tx, { weights, checksum: checksumOf(weights), record, cases, runId: run.id, now: new Date() }),
  );
}

/** Spoils one byte of a model, as a broken disk would. */
export async function damage(db: DataSource, id: string): Promise<void> {
  await db.query(
    "update model_versions set weights = set_byte(weights, 5000, (get_byte(weights, 5000) + 1) % 256) where id = $1",
    [id],
  );
}

export const publishes = (caller: Caller, id: string) =>
  caller.run("mutation P($id: ID!) { publishModel(id: $id) { version isPublished canPublish } }", { id });
export const rollsBack = (caller: Caller, from: string) =>
  caller.run<{ rollBackModel: { version: string; previousVersion: string | null } }>(
    "mutation R($from: String!) { rollBackModel(from: $from) { version previousVersion } }",
    { from },
  );
/** The version that answers at a server. */
export const version = async ({ anonymous }: TestServer): Promise<string> =>
  (await anonymous.run<{ assistantVersion: { version: string } }>("{ assistantVersion { version } }")).data
    .assistantVersion.version;
interface Overview {
  version: string;
  previousVersion: string | null;
  cases: number;
  problem: string | null;
  metrics: { name: string; current: number; previous: number | null; change: number | null; isMet: boolean }[];
}
export const overview = async (caller: Caller) =>
  (
    await caller.run<{ modelOverview: Overview }>(
      "{ modelOverview { version previousVersion cases problem metrics { name current previous change threshold isMet } } }",
    )
  ).data.modelOverview;
