import type { DataSource, EntityManager } from "typeorm";
import type { Platform } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { publish } from "../../platform/realtime/topics";
import { bytesOf, lockModels, storeModel } from "./model-store.service";
import { TRAININGS_KEY, trainingMoved } from "./training.topics";
import { TrainingCheckpoint, TrainingRun } from "./training-run.entity";
import { SILENT_AFTER_MS, TRAINING_MESSAGES, type TrainingEpoch, type TrainingPhase } from "./training-run.rules";
import type { ThreadMessage } from "./training-thread";

/** A training and the process that trains it: nobody else may write it. */
export interface OwnRun {
  runId: string;
  processId: string;
}

/** What moved since it was last stored. */
export interface TrainingChange {
  phase?: TrainingPhase;
  progress?: number;
  dataHash?: string;
  lineCount?: number;
  addedLineCount?: number;
  epoch?: number;
  /** Of all rounds so far. */
  metrics?: TrainingEpoch[];
  /** What the training can go on with after a round. */
  kept?: { epoch: number; state: Uint8Array };
}

const OWN = "id = $1 and process_id = $2 and status = 'RUNNING'";

/** Stores what moved, as one. Returns false when the training is not this process's any more: cancelled, or held for dead. */
export function storeProgress(db: DataSource, { runId, processId }: OwnRun, change: TrainingChange): Promise<boolean> {
  const { phase, progress, dataHash, lineCount, addedLineCount, epoch, metrics, kept } = change;
  return db.transaction(async (tx) => {
    const own = await changedRows(
      tx,
      `update training_runs set heartbeat_at = now(), phase = coalesce($3, phase), progress = coalesce($4, progress),
              data_hash = coalesce($5, data_hash), line_count = coalesce($6, line_count), epoch = coalesce($7, epoch),
              metrics = coalesce($8::jsonb, metrics), added_line_count = coalesce($9, added_line_count) where ${OWN} returning id`,
      [
        ...[runId, processId, phase, progress, dataHash, lineCount, epoch],
        ...[metrics && JSON.stringify(metrics), addedLineCount],
      ],
    );
    if (own.length === 0) return false;
    if (kept) {
      const { epoch: after, state } = kept;
      await tx.getRepository(TrainingCheckpoint).upsert({ runId, epoch: after, state: bytesOf(state) }, ["runId"]);
    }
    await publish(tx, trainingMoved, TRAININGS_KEY, { runId });
    return true;
  });
}

/** Says that the process of a training lives. Returns false when the training is not its own any more. */
export async function sayAlive(db: DataSource, { runId, processId }: OwnRun): Promise<boolean> {
  const sql = `update training_runs set heartbeat_at = now() where ${OWN} returning id`;
  return (await changedRows(db, sql, [runId, processId])).length > 0;
}

/** Ends a training with a sentence. What it kept stays, so that it can go on, unless that is of no use. */
export async function failRun(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { runId, processId }: OwnRun,
  sentence: string,
): Promise<void> {
  const isUseless = sentence === TRAINING_MESSAGES.dataChanged || sentence === TRAINING_MESSAGES.stateDamaged;
  await db.transaction(async (tx) => {
    const own = await changedRows(
      tx,
      `update training_runs set status = 'FAILED', finished_at = $3, error = $4 where ${OWN} returning id`,
      [runId, processId, clock.now(), sentence],
    );
    if (own.length === 0) return;
    if (isUseless) await forgetState(tx, runId);
    await publish(tx, trainingMoved, TRAININGS_KEY, { runId });
  });
}

/** Stores the model of a training and ends it, as one. Nothing of both when the training is not this process's any more. */
export async function completeRun(
  { db, clock }: Pick<Platform, "db" | "clock">,
  { runId, processId }: OwnRun,
  made: Omit<Extract<ThreadMessage, { kind: "done" }>, "kind">,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockModels(tx);
    const now = clock.now();
    const own = await changedRows(
      tx,
      `update training_runs set status = 'COMPLETED', phase = 'DONE', progress = 1, finished_at = $3 where ${OWN} returning id`,
      [runId, processId, now],
    );
    if (own.length === 0) return;
    await storeModel(tx, { ...made, runId, now });
    await forgetState(tx, runId);
    await publish(tx, trainingMoved, TRAININGS_KEY, { runId });
  });
}

export async function forgetState(tx: EntityManager, runId: string): Promise<void> {
  await tx.getRepository(TrainingCheckpoint).delete({ runId });
}

/**
 * Marks trainings as failed whose process has been silent for too long; they can go on where they kept something.
 * @returns whether a training is under way.
 */
export async function sweepTrainings({ db, clock }: Pick<Platform, "db" | "clock">): Promise<boolean> {
  const silent: { id: string }[] = await db.transaction(async (tx) => {
    const swept = await changedRows<{ id: string }>(
      tx,
      `update training_runs set status = 'FAILED', finished_at = $1, error = $2
        where status = 'RUNNING' and heartbeat_at < now() - make_interval(secs => $3) returning id`,
      [clock.now(), TRAINING_MESSAGES.processEnded, SILENT_AFTER_MS / 1000],
    );
    for (const { id: runId } of swept) await publish(tx, trainingMoved, TRAININGS_KEY, { runId });
    return swept;
  });
  if (silent.length > 0) return false; // there was one at most
  return db.getRepository(TrainingRun).existsBy({ status: "RUNNING" });
}
