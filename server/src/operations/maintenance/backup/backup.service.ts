import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { audit } from "../../../platform/audit";
import { poolOf } from "../../../platform/database";
import { StorageFault } from "../../../platform/storage.gateway";
import { Backup } from "./backup.entity";
import { fileNameOf, SENTENCES } from "./backup.rules";
import { type BackupFile, type OpenBackupFile, openBackupFile } from "./backup-file";
import { type Written, writeBackup } from "./backup-format";
import { type BackupProgress, readSections } from "./backup-sections";
import { BACKUP_LOCK, type BackupPlatform, noteFailure, sweepLocked } from "./backup-sweep.service";
import { readVersion } from "./backup-tables";

export interface BackupResult {
  backupId: string;
  bytes: number;
  rows: number;
  files: number;
  /** Of the whole file. Hex. */
  sha256: string;
}

interface BackupOptions {
  windowId: string | null;
  signal: AbortSignal;
  /** Percent 0–100 and a plain sentence, at most about once a second. */
  onProgress(percent: number, message: string): Promise<void>;
  /** Where it is written; a file in BACKUP_DIR, unless a test gives its own. */
  open?: OpenBackupFile;
}

/** Why no backup was made, in a sentence for people. */
export class BackupFailure extends Error {}

const TELL_MS = 1_000;
const TURN_MS = 2_000;

/**
 * Makes a backup: what the database held at one moment, and the files that its rows name. It counts when this resolves; else nothing
 * of it is left but a row that says why.
 * @throws BackupFailure.
 */
export async function makeBackup(platform: BackupPlatform, options: BackupOptions): Promise<BackupResult> {
  const [backupId, madeAt] = [randomUUID(), platform.clock.now()];
  let schemaVersion = "";
  try {
    const written = await withSnapshot(platform, options.signal, async (client) => {
      const { migrations, queueVersion } = await readVersion(client);
      schemaVersion = migrations.at(-1) ?? "";
      const about = { backupId, madeAt: madeAt.toISOString(), migrations, queueVersion };
      return writeFile(platform, options, about, client);
    });
    await options.onProgress(100, "The backup is complete.");
    const { bytes, rows, files, sha256 } = written;
    return { backupId, bytes, rows, files, sha256 };
  } catch (error) {
    const sentence = sentenceOf(error, options.signal);
    if (sentence !== SENTENCES.busy) {
      platform.log.warn({ err: error, backupId }, "no backup was made");
      await noteFailure(platform, { backupId, madeAt, schemaVersion, sentence, windowId: options.windowId });
    }
    throw new BackupFailure(sentence, { cause: error });
  }
}

/** Reads, writes, and gives the file its name and its row. */
async function writeFile(
  platform: BackupPlatform,
  options: BackupOptions,
  about: Parameters<typeof writeBackup>[1],
  client: PoolClient,
): Promise<Written> {
  const { directory, key } = platform.config.backup;
  const madeAt = new Date(about.madeAt);
  const name = fileNameOf(madeAt, about.backupId);
  let file: BackupFile | undefined;
  try {
    await sweepLocked(platform);
    // Before there is a file: what becomes of this process, its row says whose the file is.
    await platform.db.getRepository(Backup).insert({
      ...{ id: about.backupId, windowId: options.windowId, madeAt, state: "WRITING", fileName: name },
      ...{ isEncrypted: key !== undefined, schemaVersion: about.migrations.at(-1) ?? "" },
    });
    file = await (options.open ?? openBackupFile)(directory, name);
    const sections = readSections(client, platform.storage, teller(options.onProgress));
    const written = await writeBackup(file, about, sections, { key, signal: options.signal });
    options.signal.throwIfAborted();
    await platform.db.transaction(async (tx) => {
      const { bytes, rows, files, missingFiles, sha256 } = written;
      const { affected } = await tx
        .getRepository(Backup)
        .update({ id: about.backupId, state: "WRITING" }, { state: "READY", bytes, rows, files, missingFiles, sha256 });
      if (!affected) throw new BackupFailure(SENTENCES.ended); // held for dead, and swept
      await audit(tx, { clock: platform.clock, requestId: about.backupId }, "backup_made", ["backup", about.backupId], {
        actorId: null,
        details: { bytes, rows, files },
      });
      await file?.finish(); // last: without it there is no row
    });
    return written;
  } catch (error) {
    await file?.discard();
    throw error;
  }
}

/**
 * Gives a connection in a transaction that sees one moment and changes nothing. The connection is ended at once when the signal says
 * so, and whenever something went wrong: a COPY may not have been read to its end.
 */
async function withSnapshot<Result>(
  { db }: BackupPlatform,
  signal: AbortSignal,
  act: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const client = await poolOf(db).connect();
  let isReleased = false;
  const release = (isBroken: boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.release(isBroken);
  };
  const end = () => release(true);
  const ignore = () => undefined; // whoever asks next is told
  client.on("error", ignore);
  signal.addEventListener("abort", end, { once: true });
  let isBroken = true;
  try {
    await client.query("begin isolation level repeatable read read only");
    // The time limits of requests are not those of a backup. The text of values is the same whatever the server's settings.
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3;
       set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`,
    );
    await takeTurn(client);
    const result = await act(client);
    await client.query("commit");
    isBroken = false;
    return result;
  } finally {
    signal.removeEventListener("abort", end);
    if (!isBroken) client.off("error", ignore);
    release(isBroken);
  }
}

/** Waits a moment: Postgres may not have seen yet that the connection of a backup that failed is gone. */
async function takeTurn(client: PoolClient): Promise<void> {
  try {
    await client.query(
      `set local lock_timeout = ${TURN_MS}; select pg_advisory_xact_lock(${BACKUP_LOCK}); set local lock_timeout to default`,
    );
  } catch (error) {
    throw (error as { code?: string }).code === "55P03" ? new BackupFailure(SENTENCES.busy) : error;
  }
}

/** Tells of progress about once a second. */
function teller(onProgress: BackupOptions["onProgress"]): (progress: BackupProgress) => Promise<void> {
  let toldAt = Number.NEGATIVE_INFINITY;
  return async ({ doneBytes, totalBytes, message }) => {
    const now = performance.now();
    if (now - toldAt < TELL_MS) return;
    toldAt = now;
    await onProgress(totalBytes > 0 ? Math.min(99, Math.floor((100 * doneBytes) / totalBytes)) : 0, message);
  };
}

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

function sentenceOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return SENTENCES.stopped;
  if (error instanceof BackupFailure) return error.message;
  if (error instanceof StorageFault) return SENTENCES.storage;
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (FULL.has(code)) return SENTENCES.diskFull;
  return syscall && code !== "ECONNRESET" && code !== "ECONNREFUSED" ? SENTENCES.folder : SENTENCES.database;
}
