import type { EntityManager } from "typeorm";
import { takeLock } from "../../platform/database";
import { insertOne } from "../../platform/entity-rows";
import { ModelVersion } from "./model-version.entity";
import { nextVersion } from "./model-version.rules";
import type { JudgedCase, ModelRecord } from "./record.rules";

/** Held by whoever stores or publishes models. */
const MODELS_LOCK = 4242032;

/** Whoever stores or publishes models, one at a time: versions and what is published follow from all of them. */
export async function lockModels(tx: EntityManager): Promise<void> {
  await takeLock(tx, MODELS_LOCK);
}

/** A model as it came from a training, or with the product's code. */
export interface MadeModel {
  weights: Uint8Array;
  checksum: string;
  record: ModelRecord;
  cases: readonly JudgedCase[];
  now: Date;
  /** The training that it came of. */
  runId?: string;
  /** Its version in the product's code. */
  release?: string;
}

export const bytesOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Stores a model as a version of its own: what came with the code under its name where that is free, all others as the next minor
 * version after all. The caller has locked the models.
 */
export async function storeModel(tx: EntityManager, made: MadeModel): Promise<{ id: string; version: string }> {
  const { weights, checksum, record, cases, now, runId = null, release = null } = made;
  const rows = await tx.getRepository(ModelVersion).find({ select: { version: true } });
  const taken = rows.map((row) => row.version);
  const version = release && !taken.includes(release) ? release : nextVersion([...taken, record.version]);
  const trained = runId && {
    trainedAt: now.toISOString(),
    improvements: [
      `The text model was trained again, with ${record.trainedOn.lines.toLocaleString("en-GB")} examples.`,
      ...record.improvements,
    ],
  };
  const id = await insertOne(tx, ModelVersion, {
    ...{ version, runId, release, checksum, createdAt: now, cases: [...cases], weights: bytesOf(weights) },
    record: { ...record, ...trained, version },
  });
  return { id, version };
}
