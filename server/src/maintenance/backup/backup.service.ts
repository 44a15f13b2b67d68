import { randomUUID } from "node:crypto";
import path from "node:path";
import type { PoolClient } from "pg";
import { audit } from "../../platform/audit";
import type { Platform } from "../../platform/context";
import { poolOf } from "../../platform/database";
import { StorageFault } from "../../platform/storage.gateway";
import { fileNameOf, SENTENCES } from "./backup.rules";
import { type BackupFile, type OpenBackupFile, openBackupFile, sweepUnfinished } from "./backup-file";
import { type Written, writeBackup } from "./backup-format";
import { type BackupProgress, readSections } from "./backup-sections";
import { readVersion } from "./backup-tables";

/** What backups need of a process. */
export type BackupPlatform = Pick<Platform, "db" | "config" | "storage" | "log" | "clock">;

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

/** One backup at a time, among all processes of a database. */
export const BACKUP_LOCK = 4242042;
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
    await sweepUnfinished(directory);
    file = await (options.open ?? openBackupFile)(directory, name);
    const sections = readSections(client, platform.storage, teller(options.onProgress));
    const written = await writeBackup(file, about, sections, { key, signal: options.signal });
    options.signal.throwIfAborted();
    await platform.db.transaction(async (tx) => {
      await tx.query(
        `insert into backups (id, window_id, made_at, state, file_name, bytes, rows, files, missing_files, sha256, encrypted, schema_version)
         values ($1, $2, $3, 'READY', $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          ...[about.backupId, options.windowId, madeAt, name, written.bytes, written.rows, written.files],
          ...[written.missingFiles, written.sha256, key !== undefined, about.migrations.at(-1) ?? ""],
        ],
      );
      await audit(
        tx,
        { clock: platform.clock, requestId: about.backupId },
        {
          action: "backup_made",
          actorId: null,
          subjectType: "backup",
          subjectId: about.backupId,
          details: { bytes: written.bytes, rows: written.rows, files: written.files },
        },
      );
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

/** Keeps why there is no backup. That the database is away too is in the log. */
async function noteFailure(
  { db, config, log }: BackupPlatform,
  failed: { backupId: string; madeAt: Date; schemaVersion: string; sentence: string; windowId: string | null },
): Promise<void> {
  const { backupId, madeAt, schemaVersion, sentence, windowId } = failed;
  await db
    .query(
      `insert into backups (id, window_id, made_at, state, encrypted, schema_version, error)
       values ($1, $2, $3, 'FAILED', $4, $5, $6)`,
      [backupId, windowId, madeAt, config.backup.key !== undefined, schemaVersion, sentence],
    )
    .catch((error) => log.warn({ err: error }, "that no backup was made could not be noted"));
}

/** Where the file of a backup is. */
export const placeOf = ({ config }: Pick<BackupPlatform, "config">, name: string) =>
  path.join(config.backup.directory, name);
