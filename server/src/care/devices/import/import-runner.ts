import type { FileHandle } from "node:fs/promises";
import { type EntityManager, In } from "typeorm";
import type { Platform } from "../../../platform/context";
import { publish } from "../../../platform/realtime/topics";
import { DeviceImport } from "../device-import.entity";
import { UNDER_WAY } from "../device-import.rules";
import { deviceImportChanged } from "../device-import.topics";
import { makePartitions } from "../reading.service";
import { ImportProblem } from "./parsed";
import { readFile } from "./read-file";
import type { FileShape } from "./sniff";
import { ImportedReadings } from "./store-import";

/** A file that has arrived. Its name is gone already: it lives as long as the handle is open. */
export interface ArrivedFile {
  handle: FileHandle;
  shape: FileShape;
}

interface Waiting extends ArrivedFile {
  importId: string;
  patientId: string;
}

type Source = Pick<Platform, "db" | "clock" | "log" | "config">;

/** Files that one process reads at the same time. */
const AT_ONCE = 2;
/** How often progress is told, and how often it is said that a file is still being read, in ms. */
const TOLD_EVERY_MS = 250;
const ALIVE_EVERY_MS = 5_000;

/** Somebody ended the import, or erased the account. */
class Ended extends Error {}

/**
 * Reads arrived files in the process that received them (docs/decisions/0027-device-imports.md): a file is open here and has no name
 * that another process could know. Each is one transaction, so a file is stored as a whole or not at all.
 */
export class ImportRunner {
  private readonly waiting: Waiting[] = [];
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private readonly alive: NodeJS.Timeout;

  constructor(private readonly platform: Source) {
    this.alive = setInterval(() => void this.sayAlive(), ALIVE_EVERY_MS);
  }

  /** Reads the file when its turn comes, and closes it in every end. */
  take(waiting: Waiting): void {
    this.waiting.push(waiting);
    this.next();
  }

  /** Ends what runs and what waits; their files are not kept. */
  async stop(): Promise<void> {
    clearInterval(this.alive);
    this.stopping.abort(new ImportProblem("INTERRUPTED"));
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  private next(): void {
    while (this.running.size < AT_ONCE) {
      const waiting = this.waiting.shift();
      if (!waiting) return;
      const work = runImport(this.platform, waiting, this.stopping.signal).finally(() => {
        this.running.delete(waiting.importId);
        this.next();
      });
      this.running.set(waiting.importId, work);
    }
  }

  private async sayAlive(): Promise<void> {
    const ids = [...this.running.keys(), ...this.waiting.map(({ importId }) => importId)];
    if (ids.length === 0) return;
    const { db, clock, log } = this.platform;
    await db
      .getRepository(DeviceImport)
      .update({ id: In(ids), status: In(UNDER_WAY) }, { updatedAt: clock.now() })
      .catch((error: unknown) => log.warn({ err: error }, "imports could not be said to be under way"));
  }
}

/** Reads one file. It never rejects: how it ended stands in the row. */
async function runImport(platform: Source, waiting: Waiting, signal: AbortSignal): Promise<void> {
  const { importId, patientId, handle } = waiting;
  try {
    await read(platform, waiting, signal);
  } catch (error) {
    if (error instanceof Ended) return;
    const problem = error instanceof ImportProblem ? error : new ImportProblem("FAILED");
    if (problem !== error) platform.log.error({ err: error, importId }, "an import of readings failed");
    const { code, rows } = problem;
    await moveOn(platform, importId, patientId, { status: "FAILED", problem: code, problemRows: rows }).catch(
      (reason: unknown) => platform.log.warn({ err: reason, importId }, "the end of an import could not be noted"),
    );
  } finally {
    await handle.close();
  }
}

async function read(platform: Source, { importId, patientId, handle, shape }: Waiting, signal: AbortSignal) {
  const { db, clock, config } = platform;
  const now = clock.now();
  const told = teller(platform, importId, patientId);
  await told("READING", 0, true);
  await db.transaction(async (tx) => {
    await tx.query("set local idle_in_transaction_session_timeout = 0; set local statement_timeout = '5min'");
    const readings = new ImportedReadings(tx, patientId, shape.kind, now);
    let leftOut = 0;
    for await (const step of readFile(handle, shape, {
      now,
      signal,
      mostUnpackedBytes: config.importLimits.xmlBytes,
    })) {
      signal.throwIfAborted();
      // In a statement of its own: within the transaction, everybody else who needs a new one would wait for its end.
      await makePartitions(db, step.readings);
      await readings.store(step.readings);
      leftOut += step.leftOut;
      await told("READING", step.share);
    }
    const { span } = readings;
    if (!span) throw new ImportProblem("NO_READINGS");
    await told("STORING", 0, true);
    for await (const share of readings.addUp()) {
      signal.throwIfAborted();
      await told("STORING", share);
    }
    const { counts, added } = readings;
    const result = { counts, added, leftOut, firstAt: span.first, lastAt: span.last };
    await end(tx, now, importId, patientId, { status: "DONE", percent: 100, ...result });
  });
}

type Change = Partial<
  Pick<DeviceImport, "status" | "percent" | "counts" | "added" | "leftOut" | "firstAt" | "lastAt">
> &
  Partial<Pick<DeviceImport, "problem" | "problemRows">>;

/** Tells how far the import is, a few times a second at the most. */
function teller(platform: Source, importId: string, patientId: string) {
  let toldAt = 0;
  return async (status: "READING" | "STORING", share: number, always = false): Promise<void> => {
    if (!always && performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    await moveOn(platform, importId, patientId, { status, percent: Math.floor(share * 100) });
  };
}

/** @throws Ended when the import is not under way any more. */
async function moveOn({ db, clock }: Source, importId: string, patientId: string, change: Change): Promise<void> {
  await db.transaction((tx) => end(tx, clock.now(), importId, patientId, change));
}

async function end(tx: EntityManager, now: Date, importId: string, patientId: string, change: Change): Promise<void> {
  const { affected } = await tx
    .getRepository(DeviceImport)
    .createQueryBuilder()
    .update()
    .set({ ...change, updatedAt: now })
    .where("id = :importId and status = any(:underWay)", { importId, underWay: UNDER_WAY })
    .execute();
  if (affected === 0) throw new Ended();
  await publish(tx, deviceImportChanged, patientId, { importId });
}
