import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { DataSource, EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { readRow } from "../../platform/lists";
import { conflict } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { builtInModel } from "./answering-model";
import { answeringProblem, publishingProblem, type StoredModel } from "./fitness.rules";
import { refusalsOf } from "./gate.rules";
import { MODELS_KEY, modelPublished } from "./model.topics";
import type { ModelContext } from "./model-context";
import type { AnsweringModel } from "./model-file";
import { checksumOf } from "./model-file";
import { bytesOf, lockModels, storeModel } from "./model-store.service";
import { ModelPublication, ModelVersion } from "./model-version.entity";
import { isNewerThanAll } from "./model-version.rules";
import type { ModelRecord } from "./record.rules";
import { MODEL_BYTES, serialise } from "./text-model.rules";

/** The newest publication, and so what answers. */
interface Publication {
  id: string;
  modelId: string;
  version: string;
  belowId: string | null;
}

interface Published {
  kind: "PUBLISHED" | "ROLLED_BACK";
  model: { id: string; version: string };
  belowId: string | null;
  before: Publication | undefined;
  /** Null: the product itself. */
  by: string | null;
}

const PUBLICATION = `select p.id, p.model_id as "modelId", m.version, p.below_id as "belowId"
  from model_publications p join model_versions m on m.id = p.model_id`;

const currentPublication = (tx: EntityManager) => readPublication(tx, "order by p.id desc limit 1");

async function readPublication(tx: EntityManager, rest: string, id?: string | null): Promise<Publication | undefined> {
  return (await tx.query(`${PUBLICATION} ${rest}`, id === undefined ? [] : [id]))[0];
}

/** Adds a publication, notes it in the audit trail, and tells every process. */
async function add(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "requestId">,
  { kind, model, belowId, before, by }: Published,
): Promise<void> {
  const publication = { kind, modelId: model.id, belowId, publishedBy: by, publishedAt: ctx.clock.now() };
  await tx.getRepository(ModelPublication).insert(publication);
  await audit(tx, ctx, "model_updated", ["model", model.id], {
    actorId: by,
    details: { kind, version: model.version, ...(before && { previousVersion: before.version }) },
  });
  await publish(tx, modelPublished, MODELS_KEY, { modelId: model.id });
}

/**
 * Makes sure that the model that came with this code is stored, and publishes it when nothing is yet, or when it is newer than
 * everything that was. Safe to call by any number of processes at once.
 * @param keepsReleased whether the weights of a version that is stored are never replaced, as in production.
 */
export async function registerBuiltInModel(
  db: DataSource,
  { keepsReleased = false, found = builtInModel().found }: { keepsReleased?: boolean; found?: AnsweringModel } = {},
): Promise<void> {
  if (!found) return; // the log says so when the server starts
  const weights = serialise(found.model);
  const [checksum, now] = [checksumOf(weights), new Date()];
  await db.transaction(async (tx) => {
    await lockModels(tx);
    const known = await tx.getRepository(ModelVersion).findOneBy({ release: found.record.version });
    if (known) {
      const isOther = known.checksum !== checksum;
      if (isOther && keepsReleased) return;
      await refreshRelease(tx, known, { ...found, weights, checksum });
      return;
    }
    const published = await oneValue<string[]>(
      tx,
      "select array(select distinct m.version from model_publications p join model_versions m on m.id = p.model_id)",
    );
    const model = await storeModel(tx, { ...found, weights, checksum, now, release: found.record.version });
    if (!isNewerThanAll(model.version, published)) return;
    const before = await currentPublication(tx);
    const ctx = { clock: { now: () => now }, requestId: randomUUID() };
    await add(tx, ctx, { kind: "PUBLISHED", model, belowId: before?.id ?? null, before, by: null });
  });
}

/** While a version is worked on, what is stored of it follows the code. */
async function refreshRelease(
  tx: EntityManager,
  known: ModelVersion,
  { weights, checksum, record, cases }: AnsweringModel & { weights: Uint8Array; checksum: string },
): Promise<void> {
  const own = { ...record, version: known.version };
  const isSame = isDeepStrictEqual(known.record, JSON.parse(JSON.stringify(own)));
  if (isSame && known.checksum === checksum) return;
  const change = { weights: bytesOf(weights), checksum, record: own, cases: [...cases] };
  await tx.getRepository(ModelVersion).update({ id: known.id }, change);
  await publish(tx, modelPublished, MODELS_KEY, { modelId: known.id });
}

/** True when the weights of a row of `model_versions m` are the bytes that were stored. */
export const IS_WHOLE = `(length(m.weights) = ${MODEL_BYTES} and encode(sha256(m.weights), 'hex') = m.checksum)`;

interface Candidate extends StoredModel {
  id: string;
  record: ModelRecord;
}

/** @param problemOf what speaks against it. @throws NOT_FOUND; CONFLICT with what speaks against it. */
async function readFit(tx: EntityManager, id: string, problemOf: typeof answeringProblem): Promise<Candidate> {
  const sql = `select id, version, record, ${IS_WHOLE} as "isWhole" from model_versions m where id = $1`;
  const model = await readRow<Candidate>(tx, sql, id);
  const problem = problemOf(model);
  if (problem) throw conflict(problem);
  return model;
}

/**
 * Lets a model answer from now on, in every process.
 * @throws NOT_FOUND; CONFLICT when it answers already, cannot, was measured with other rules, or does not reach what is asked of it: one sentence for each.
 */
export async function publishModel(ctx: ModelContext, who: Who, id: string): Promise<string> {
  await ctx.db.transaction(async (tx) => {
    await lockModels(tx);
    const model = await readFit(tx, id, publishingProblem);
    const before = await currentPublication(tx);
    if (before?.modelId === id) throw conflict(`Version ${model.version} is already published.`);
    const refusals = refusalsOf(model.record);
    if (refusals.length > 0) throw conflict(refusals.join(" "));
    await add(tx, ctx, { kind: "PUBLISHED", model, belowId: before?.id ?? null, before, by: who.id });
  });
  await ctx.assistant.refresh();
  return id;
}

/**
 * Lets the model answer again that answered before the one that is published now.
 * @param from the version that whoever asks holds for published.
 * @throws CONFLICT when another is, when there is none before it, or when that cannot answer.
 */
export async function rollBackModel(ctx: ModelContext, who: Who, from: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockModels(tx);
    const before = await currentPublication(tx);
    if (!before || before.version !== from) {
      throw conflict(
        `The published version has changed: it is now ${before?.version ?? "none"}. Please check it first.`,
      );
    }
    const below = await readPublication(tx, "where p.id = $1", before.belowId);
    if (!below) throw conflict("There is no earlier version to go back to.");
    const model = await readFit(tx, below.modelId, answeringProblem);
    await add(tx, ctx, { kind: "ROLLED_BACK", model, belowId: below.belowId, before, by: who.id });
  });
  await ctx.assistant.refresh();
}
