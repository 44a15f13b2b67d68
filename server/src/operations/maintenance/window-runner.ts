import { randomUUID } from "node:crypto";
import { type EntityManager, type FindOptionsWhere, LessThanOrEqual } from "typeorm";
import type { Platform } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { readEntities } from "../../platform/entity-rows";
import { StoredWindow } from "./window.entity";
import { HEARTBEAT_MS, noticePhase, WINDOW_FAILURES, whatIsDue } from "./window.rules";
import { lockPlan, noteMove } from "./window-plan.service";
import { scheduleNext } from "./window-series.service";
import {
  claimWindow,
  findWindow,
  type MaintenanceWindow,
  SILENT,
  sayAlive,
  silentWindows,
  storeNotice,
  storeProgress,
  writeLog,
} from "./window-store.service";
import { type OnWindowMoved, type WindowWorks, WorkFailure, type WorkParts, type WorkResult } from "./window-work";

interface Running {
  window: MaintenanceWindow;
  abort: AbortController;
  ended: Promise<void>;
}

/** How a window ended. */
type End = { status: "COMPLETED"; result: WorkResult } | { status: "FAILED"; sentence: string };

/**
 * The windows of this server process (docs/decisions/0051-maintenance-windows.md). `keep` is called by the clock, in any number of
 * processes: each window is begun by one of them, once.
 */
export class WindowRunner {
  /** Of this start of the process: no other one ever has it. */
  readonly processId = randomUUID();
  private readonly running = new Map<string, Running>();
  private isStopping = false;

  constructor(
    private readonly platform: Platform,
    private readonly works: WindowWorks,
    private readonly onWindowMoved: OnWindowMoved,
  ) {}

  /** Begins what is due, fails what was missed or left by its process, and tells users what is to come. */
  async keep(): Promise<void> {
    const { db, clock } = this.platform;
    for (const { id } of await silentWindows(this.platform)) await this.failSilent(id);
    const now = clock.now();
    const waiting = await db.getRepository(StoredWindow).find({
      where: { status: "SCHEDULED", scheduledFor: LessThanOrEqual(now) },
      order: { scheduledFor: "ASC" },
    });
    for (const window of waiting) {
      if (whatIsDue(window, now) === "MISSED") await this.failMissed(window.id, now);
      else await this.begin(window.id);
    }
    await this.tell();
  }

  /** Aborts what runs here; it is stored as failed. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const all = [...this.running.values()];
    for (const { abort } of all) abort.abort(WINDOW_FAILURES.stopped);
    await Promise.all(all.map(({ ended }) => ended));
  }

  private async begin(id: string): Promise<void> {
    if (this.isStopping) return;
    const { db, clock } = this.platform;
    const window = await db.transaction(async (tx) => {
      const now = clock.now();
      if (!(await claimWindow(tx, id, this.processId, now))) return null;
      const claimed = (await findWindow(tx, id)) as MaintenanceWindow;
      await writeLog(tx, now, {
        windowId: id,
        type: claimed.type,
        status: "SUCCESS",
        message: "The window has begun.",
      });
      await noteMove(tx, this.onWindowMoved, claimed, now);
      return claimed;
    });
    if (!window) return;
    const abort = new AbortController();
    const ended = this.run(window, abort).finally(() => this.running.delete(id));
    this.running.set(id, { window, abort, ended });
  }

  private async run(window: MaintenanceWindow, abort: AbortController): Promise<void> {
    const { log } = this.platform;
    const beat = setInterval(() => void this.beat(window.id, abort), HEARTBEAT_MS);
    let end: End;
    try {
      end = { status: "COMPLETED", result: await this.work(window, abort.signal) };
    } catch (error) {
      const isKnown = abort.signal.aborted || error instanceof WorkFailure;
      if (!isKnown) log.error({ err: error, windowId: window.id }, "the work of a maintenance window failed");
      end = { status: "FAILED", sentence: failureOf(abort.signal, error) };
    }
    clearInterval(beat);
    try {
      await this.finish(window.id, end);
    } catch (error) {
      // Its lease runs out, and another process notes that it ended.
      log.error({ err: error, windowId: window.id }, "the end of a maintenance window could not be stored");
    }
  }

  /** The work, and no longer than it may take: one that does not listen to its signal is left behind. */
  private work(window: MaintenanceWindow, signal: AbortSignal): Promise<WorkResult> {
    const { platform, processId } = this;
    const { db, clock } = platform;
    const parts: WorkParts = {
      platform,
      window,
      signal,
      log: async (status, message, details) => {
        signal.throwIfAborted();
        await db.transaction((tx) =>
          writeLog(tx, clock.now(), { windowId: window.id, type: window.type, status, message, details }),
        );
      },
      progress: async (percent) => {
        signal.throwIfAborted();
        await storeProgress(db, window.id, processId, percent);
      },
    };
    const aborted = new Promise<never>((_, reject) => {
      const refuse = () => reject(new WorkFailure(String(signal.reason)));
      if (signal.aborted) refuse();
      else signal.addEventListener("abort", refuse, { once: true });
    });
    return Promise.race([this.works[window.type](parts), aborted]);
  }

  private async beat(id: string, abort: AbortController): Promise<void> {
    const { db, clock, log } = this.platform;
    try {
      const endsAt = await sayAlive(db, id, this.processId);
      if (!endsAt) abort.abort(WINDOW_FAILURES.processEnded);
      else if (clock.now() >= endsAt) abort.abort(WINDOW_FAILURES.outOfTime);
    } catch (error) {
      log.warn({ err: error, windowId: id }, "a maintenance window could not say that it lives");
    }
  }

  private async finish(id: string, end: End): Promise<void> {
    const { db, clock } = this.platform;
    await db.transaction(async (tx) => {
      await lockPlan(tx);
      const now = clock.now();
      const result = end.status === "COMPLETED" ? end.result : null;
      const own = await changedRows(
        tx,
        `update maintenance_windows set status = $3, completed_at = greatest($4, started_at), summary = $5, bytes = $6, needs_attention = $7,
                progress = case when $3 = 'COMPLETED' then 100 else progress end, revision = revision + 1
          where id = $1 and process_id = $2 and status = 'IN_PROGRESS' returning id`,
        [
          ...[id, this.processId, end.status, now],
          ...[end.status === "COMPLETED" ? end.result.summary : end.sentence, result?.bytes ?? null],
          result?.needsAttention ?? null,
        ],
      );
      if (own.length > 0) await this.noteEnd(tx, id, now);
    });
  }

  private failSilent(id: string): Promise<void> {
    return this.fail({ id, ...SILENT }, WINDOW_FAILURES.processEnded, this.platform.clock.now());
  }

  private failMissed(id: string, now: Date): Promise<void> {
    return this.fail({ id, status: "SCHEDULED", endsAt: LessThanOrEqual(now) }, WINDOW_FAILURES.missed, now);
  }

  private async fail(
    window: FindOptionsWhere<StoredWindow> & { id: string },
    summary: string,
    completedAt: Date,
  ): Promise<void> {
    await this.platform.db.transaction(async (tx) => {
      await lockPlan(tx);
      const failed = { status: "FAILED", completedAt, summary, revision: () => "revision + 1" } as const;
      const { affected } = await tx.getRepository(StoredWindow).update(window, failed);
      if (affected) await this.noteEnd(tx, window.id, completedAt);
    });
  }

  private async noteEnd(tx: EntityManager, id: string, now: Date): Promise<void> {
    const window = (await findWindow(tx, id)) as MaintenanceWindow;
    await writeLog(tx, now, {
      windowId: id,
      type: window.type,
      status: window.status === "FAILED" ? "ERROR" : window.needsAttention ? "WARNING" : "SUCCESS",
      message: window.summary ?? "",
    });
    await noteMove(tx, this.onWindowMoved, window, now);
    await scheduleNext(tx, { clock: this.platform.clock, onWindowMoved: this.onWindowMoved }, window);
  }

  /** What users are told changes with time alone, too. */
  private async tell(): Promise<void> {
    const { db, clock } = this.platform;
    const told = "where is_announced and (status in ('SCHEDULED', 'IN_PROGRESS') or notice_phase is not null)";
    const announced = await readEntities(db, StoredWindow, told, []);
    for (const window of announced) {
      const phase = noticePhase(window, clock.now());
      if (phase !== window.noticePhase) await db.transaction((tx) => storeNotice(tx, window.id, phase));
    }
  }
}

function failureOf(signal: AbortSignal, error: unknown): string {
  if (signal.aborted) return String(signal.reason);
  return error instanceof WorkFailure ? error.message : WINDOW_FAILURES.broken;
}
