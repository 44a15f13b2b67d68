import type { Worker } from "node:worker_threads";
import type { Platform } from "../../platform/context";
import type { TrainingLine } from "./composition.rules";
import { DATA } from "./training-data";
import {
  HEARTBEAT_MS,
  progressOf,
  STORED_EVERY_MS,
  TRAINING_MESSAGES,
  type TrainingEpoch,
  type TrainingPhase,
} from "./training-run.rules";
import {
  completeRun,
  failRun,
  type OwnRun,
  sayAlive,
  storeProgress,
  type TrainingChange,
} from "./training-store.service";
import { startTrainingThread, type ThreadMessage } from "./training-thread";

type Parts = Pick<Platform, "db" | "clock" | "log" | "config">;

/** What a training is begun with. */
export interface TrainingOrder {
  runId: string;
  seed: number;
  rounds: number;
  /** Lines that staff agreed on before it was begun for the first time. */
  added: readonly TrainingLine[];
  /** What it goes on with, when it broke off before. */
  from: { state: Uint8Array; dataHash: string; metrics: TrainingEpoch[] } | null;
}

/** How often the end of a training is tried to be stored while the database is away, and after what time again, in ms. */
const END_TRIES = 5;
const END_RETRY_MS = 1_000;

/**
 * A training of this process: its thread, and what it tells, stored a few times a second at most. The row belongs to it only as
 * long as it is under way there: when somebody cancelled it or held this process for dead, the thread ends.
 */
export class OneTraining {
  /** Settles when the thread has ended and its end is stored. Never rejects. */
  readonly ended: Promise<void>;
  private readonly own: OwnRun;
  private readonly flag: Int32Array;
  private readonly thread: Worker;
  private readonly metrics: TrainingEpoch[];
  private readonly alive: NodeJS.Timeout;
  private settle: () => void = () => undefined;
  private pending?: TrainingChange;
  private timer?: NodeJS.Timeout;
  private storedAt = 0;
  /** Stores one after the other, so that what is older never comes last. */
  private writes: Promise<unknown> = Promise.resolve();
  private isOver = false;

  constructor(
    private readonly parts: Parts,
    processId: string,
    { runId, seed, rounds, added, from }: TrainingOrder,
  ) {
    this.own = { runId, processId };
    this.metrics = [...(from?.metrics ?? [])];
    this.ended = new Promise((resolve) => {
      this.settle = resolve;
    });
    const cancel = new SharedArrayBuffer(4);
    this.flag = new Int32Array(cancel);
    const folder = parts.config.trainingDataDirectory ?? DATA;
    this.thread = startTrainingThread({ folder, added, seed, rounds, cancel, from });
    this.thread.on("message", (message: ThreadMessage) => this.hear(message));
    this.thread.on("error", (error) => this.fail(TRAINING_MESSAGES.failed, error));
    this.thread.on("exit", (code) => this.fail(TRAINING_MESSAGES.failed, new Error(`The thread ended with ${code}`)));
    this.alive = setInterval(() => this.beat(), HEARTBEAT_MS);
  }

  /** Ends the thread without a word about it: whoever calls has said in the row what became of the training. */
  abandon(): void {
    this.end(async () => undefined);
  }

  /** Ends the thread because the server stops. What was kept stays. */
  async stop(): Promise<void> {
    this.fail(TRAINING_MESSAGES.serverStopped, undefined);
    await this.ended;
  }

  private hear(message: ThreadMessage): void {
    if (this.isOver) return;
    const { kind } = message;
    if (kind === "prepared") {
      const { dataHash, lineCount, addedLineCount } = message;
      this.note({ dataHash, lineCount, addedLineCount });
    }
    if (kind === "progress") {
      this.note({ phase: message.phase, progress: progressOf(message.phase, message.share) });
    }
    if (kind === "epoch") this.noteEpoch(message);
    if (kind === "done") this.end(() => completeRun(this.parts, this.own, message));
    if (kind === "cancelled") this.abandon();
    if (kind === "failed") this.fail(message.sentence ?? TRAINING_MESSAGES.failed, message.details);
  }

  private noteEpoch({ metrics, state, share }: Extract<ThreadMessage, { kind: "epoch" }>): void {
    this.metrics.push(metrics);
    const phase: TrainingPhase = "LEARNING";
    const progress = progressOf(phase, share);
    const kept = state && { epoch: metrics.epoch, state };
    this.note({ phase, progress, epoch: metrics.epoch, metrics: [...this.metrics], ...(kept && { kept }) });
  }

  private note(change: TrainingChange): void {
    this.pending = { ...this.pending, ...change };
    const wait = Math.max(0, this.storedAt + STORED_EVERY_MS - performance.now());
    this.timer ??= setTimeout(() => this.flush(), wait);
  }

  /** Stores what has moved. What could not be stored goes with the next. */
  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const change = this.pending;
    if (!change) return;
    this.pending = undefined;
    this.storedAt = performance.now();
    this.write(
      () => storeProgress(this.parts.db, this.own, change),
      () => {
        this.pending = { ...change, ...this.pending };
      },
    );
  }

  private beat(): void {
    if (this.pending) this.flush();
    else if (performance.now() - this.storedAt >= HEARTBEAT_MS) this.write(() => sayAlive(this.parts.db, this.own));
  }

  private write(act: () => Promise<boolean>, onFailure?: () => void): void {
    this.writes = this.writes.then(act).then(
      (isOwn) => {
        if (!isOwn) this.abandon();
      },
      (error) => {
        this.parts.log.warn({ err: error }, "the progress of a training could not be stored");
        onFailure?.();
      },
    );
  }

  private fail(sentence: string, cause: unknown): void {
    if (this.isOver) return;
    if (cause) this.parts.log.error({ err: cause, runId: this.own.runId }, "a training failed");
    this.end(() => failRun(this.parts, this.own, sentence));
  }

  /** Ends the thread once, stores what was told until now, then how it ended. */
  private end(store: () => Promise<void>): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.alive);
    Atomics.store(this.flag, 0, 1);
    this.flush();
    const ending = this.writes.then(() => this.persist(store));
    void Promise.allSettled([ending, this.thread.terminate()]).then(() => this.settle());
  }

  /** A database that is away comes back; if not, the silence of this process tells, and the training can go on. */
  private async persist(store: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await store();
      } catch (error) {
        this.parts.log.error({ err: error, runId: this.own.runId }, "the end of a training could not be stored");
        if (tries === END_TRIES) return;
        await new Promise((resolve) => setTimeout(resolve, END_RETRY_MS));
      }
    }
  }
}
