import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import { personOf, type RequestContext, type Who } from "../../platform/context";
import { changedRows, isDuplicate } from "../../platform/database";
import { type PageAsked, readList, readRow } from "../../platform/lists";
import type { Page } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { agreedLines, lastAgreement } from "./learned-lines.service";
import type { ModelContext } from "./model-context";
import { SEED, TRAINING } from "./training.rules";
import { TRAININGS_KEY, trainingCancelled, trainingMoved } from "./training.topics";
import { TrainingCheckpoint, TrainingRun } from "./training-run.entity";
import { ROUNDS_LIMITS, SEED_MAX, TRAINING_MESSAGES, type TrainingEpoch } from "./training-run.rules";
import { forgetState } from "./training-store.service";

/** A training as staff see it. */
export interface TrainingView extends Omit<TrainingRun, "startedById" | "processId" | "linesUntil"> {
  /** The name of who started it. */
  startedBy: string | null;
  isResumable: boolean;
}

export const TRAINING_COLUMNS = `r.id, r.number, r.status, r.phase, r.progress, r.epoch, r.epochs, r.seed, r.parameters, r.metrics,
  r.data_hash as "dataHash", r.line_count as "lineCount", r.added_line_count as "addedLineCount", u.name as "startedBy", r.started_at as "startedAt",
  r.finished_at as "finishedAt", r.resumed_from as "resumedFrom", r.error,
  r.status = 'FAILED' and exists (select 1 from training_checkpoints c where c.run_id = r.id) as "isResumable"`;
export const TRAININGS = "training_runs r left join users u on u.id = r.started_by";

type Reader = Pick<RequestContext, "db">;

/** @throws NOT_FOUND. */
export async function readTraining({ db }: Reader, id: string): Promise<TrainingView> {
  return readRow(db, `select ${TRAINING_COLUMNS} from ${TRAININGS} where r.id = $1`, id);
}

/** The training that is under way, else the newest, if there ever was one. */
export async function readCurrentTraining({ db }: Reader): Promise<TrainingView | null> {
  const [run]: TrainingView[] = await db.query(
    `select ${TRAINING_COLUMNS} from ${TRAININGS} order by r.number desc limit 1`,
  );
  return run ?? null;
}

/** A page of trainings, the newest first. @throws BAD_USER_INPUT on `first` or `after`. */
export const listTrainings = ({ db }: Reader, asked: PageAsked): Promise<Page<TrainingView>> =>
  readList(db, {
    ...{ ...asked, by: ["r.started_at", "r.id"], at: "startedAt" },
    select: `select ${TRAINING_COLUMNS} from ${TRAININGS}`,
    from: "training_runs r",
  });

/** The training that is under way, else the newest, now and after each step, at most once a second. */
export function watchTraining(ctx: RequestContext): Promise<AsyncIterableIterator<{ run: TrainingView | null }>> {
  return ctx.figures.watch(trainingMoved, TRAININGS_KEY, async () => ({ run: await readCurrentTraining(ctx) }));
}

export interface TrainingChoice {
  seed?: number | null;
  rounds?: number | null;
}

type NewRun = Pick<TrainingRun, "id" | "number">;

/** Stores a training that begins, with what one before it had reached. @throws CONFLICT when one is under way in any process. */
async function insertRun(tx: EntityManager, values: Partial<TrainingRun>): Promise<NewRun> {
  try {
    const { generatedMaps } = await tx.getRepository(TrainingRun).insert(values);
    return generatedMaps[0] as NewRun;
  } catch (error) {
    throw isDuplicate(error) ? conflict(TRAINING_MESSAGES.isRunning) : error;
  }
}

async function announce(tx: EntityManager, ctx: RequestContext, who: Who, action: AuditAction, { id }: { id: string }) {
  await audit(tx, ctx, action, ["training", id], { actorId: who.id });
  await publish(tx, trainingMoved, TRAININGS_KEY, { runId: id });
}

/**
 * Begins to train a model in a thread of this process.
 * @throws BAD_USER_INPUT on `seed` or `rounds`; CONFLICT when a training is under way in any process.
 */
export async function startTraining(ctx: ModelContext, who: Who, choice: TrainingChoice): Promise<TrainingView> {
  const [seed, rounds] = [choice.seed ?? SEED, choice.rounds ?? TRAINING.rounds];
  if (!Number.isInteger(seed) || seed < 0 || seed > SEED_MAX) throw invalid("seed", TRAINING_MESSAGES.seed);
  if (!Number.isInteger(rounds) || rounds < ROUNDS_LIMITS.min || rounds > ROUNDS_LIMITS.max) {
    throw invalid("rounds", TRAINING_MESSAGES.rounds);
  }
  const { run, added } = await ctx.db.transaction(async (tx) => {
    const linesUntil = await lastAgreement(tx);
    const begun = await insertRun(tx, {
      linesUntil,
      epochs: rounds,
      seed,
      parameters: { ...TRAINING, rounds },
      startedById: personOf(who),
      startedAt: ctx.clock.now(),
      processId: ctx.training.processId,
    });
    await announce(tx, ctx, who, "training_started", begun);
    return { run: begun, added: await agreedLines(tx, linesUntil) };
  });
  await ctx.training.launch({ runId: run.id, seed, rounds, added, from: null });
  return readTraining(ctx, run.id);
}

interface Broken
  extends Pick<
    TrainingRun,
    | "id"
    | "number"
    | "seed"
    | "epochs"
    | "parameters"
    | "metrics"
    | "dataHash"
    | "lineCount"
    | "addedLineCount"
    | "linesUntil"
  > {
  epoch: number;
  state: Uint8Array;
}

/**
 * Begins a training that goes on where a failed one broke off, and has the same result as if it had not. What was kept goes over
 * to it: the failed one cannot be resumed again.
 * @throws NOT_FOUND; CONFLICT when nothing was kept, or a training is under way in any process.
 */
export async function resumeTraining(ctx: ModelContext, who: Who, id: string): Promise<TrainingView> {
  await readTraining(ctx, id);
  const { run, broken, metrics, added } = await ctx.db.transaction(async (tx) => {
    const [kept]: Broken[] = await tx.query(
      `select r.id, r.number, r.seed, r.epochs, r.metrics, r.parameters, r.data_hash as "dataHash", r.line_count as "lineCount",
              r.added_line_count as "addedLineCount", r.lines_until as "linesUntil", c.epoch, c.state from training_runs r join training_checkpoints c on c.run_id = r.id
        where r.id = $1 and r.status = 'FAILED' for update`,
      [id],
    );
    if (!kept?.dataHash) throw conflict(TRAINING_MESSAGES.notResumable);
    const measured: TrainingEpoch[] = kept.metrics.filter(({ epoch }) => epoch <= kept.epoch);
    const begun = await insertRun(tx, {
      phase: "PREPARING",
      epoch: kept.epoch,
      epochs: kept.epochs,
      seed: kept.seed,
      parameters: kept.parameters,
      metrics: measured,
      dataHash: kept.dataHash,
      lineCount: kept.lineCount,
      addedLineCount: kept.addedLineCount,
      linesUntil: kept.linesUntil,
      startedById: personOf(who),
      startedAt: ctx.clock.now(),
      processId: ctx.training.processId,
      resumedFrom: kept.number,
    });
    await tx.getRepository(TrainingCheckpoint).update({ runId: id }, { runId: begun.id });
    await announce(tx, ctx, who, "training_resumed", begun);
    return { run: begun, broken: kept, metrics: measured, added: await agreedLines(tx, kept.linesUntil) };
  });
  const from = { state: broken.state, dataHash: broken.dataHash ?? "", metrics };
  await ctx.training.launch({ runId: run.id, seed: broken.seed, rounds: broken.epochs, added, from });
  return readTraining(ctx, run.id);
}

/** Ends a training for good, in whichever process it is. @throws NOT_FOUND; CONFLICT when it is not under way. */
export async function cancelTraining(ctx: ModelContext, who: Who, id: string): Promise<TrainingView> {
  await readTraining(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const ended = await changedRows(
      tx,
      "update training_runs set status = 'CANCELLED', finished_at = $2 where id = $1 and status = 'RUNNING' returning id",
      [id, ctx.clock.now()],
    );
    if (ended.length === 0) throw conflict(TRAINING_MESSAGES.isNotRunning);
    await forgetState(tx, id);
    await publish(tx, trainingCancelled, TRAININGS_KEY, { runId: id });
    await announce(tx, ctx, who, "training_cancelled", { id });
  });
  return readTraining(ctx, id);
}
