import { unlink } from "node:fs/promises";
import path from "node:path";
import { type EntityManager, In } from "typeorm";
import type { Platform } from "../../../platform/context";
import { oneValue } from "../../../platform/database";
import { Backup } from "./backup.entity";
import { FORSAKEN_MS, finishedName, SENTENCES } from "./backup.rules";
import { forsakenIn, namesIn, removeBackup } from "./backup-file";

/** What backups need of a process. */
export type BackupPlatform = Pick<Platform, "db" | "config" | "storage" | "log" | "clock">;

/** One backup at a time, among all processes of a database. */
export const BACKUP_LOCK = 4242042;

/** Where the file of a backup is. */
export const placeOf = ({ config }: Pick<BackupPlatform, "config">, name: string) =>
  path.join(config.backup.directory, name);

/**
 * Keeps why there is no backup; one that counts already stays as it is. That the database is away too is in the log, and the next sweep
 * notes it.
 */
export async function noteFailure(
  { db, config, log }: BackupPlatform,
  failed: { backupId: string; madeAt: Date; schemaVersion: string; sentence: string; windowId: string | null },
): Promise<void> {
  const { backupId, madeAt, schemaVersion, sentence, windowId } = failed;
  await db
    .query(
      `insert into backups (id, window_id, made_at, state, encrypted, schema_version, error)
       values ($1, $2, $3, 'FAILED', $4, $5, $6)
       on conflict (id) do update set state = 'FAILED', error = excluded.error where backups.state = 'WRITING'`,
      [backupId, windowId, madeAt, config.backup.key !== undefined, schemaVersion, sentence],
    )
    .catch((error) => log.warn({ err: error }, "that no backup was made could not be noted"));
}

/** The same as `sweepLocked`, for whoever makes no backup: it leaves everything when one is being made. */
export async function sweepBackups(platform: BackupPlatform): Promise<void> {
  await platform.db.transaction(async (tx) => {
    if (await takesTurn(tx)) await sweepLocked(platform);
  });
}

/** Holds `BACKUP_LOCK` until the transaction ends; false when somebody else does. */
export const takesTurn = (tx: EntityManager): Promise<boolean> =>
  oneValue(tx, "select pg_try_advisory_xact_lock($1)", [BACKUP_LOCK]);

/**
 * Notes which backups ended with their process, and removes the files of backups that do not count: whole ones whose row was never
 * committed, and unfinished ones. Each says so in the log. Only files that a row of this database names are removed, because others may
 * be somebody else's, or newer than a database that was restored; and unfinished ones that nobody has written to for a day. Nobody else
 * may hold `BACKUP_LOCK`.
 */
export async function sweepLocked(platform: BackupPlatform): Promise<void> {
  const { db, config, clock, log } = platform;
  const { directory } = config.backup;
  const backups = db.getRepository(Backup);
  await backups.update({ state: "WRITING" }, { state: "FAILED", error: SENTENCES.ended });
  const names = (await namesIn(directory)).map(finishedName);
  for (const { fileName, state } of await backups.findBy({ state: In(["FAILED", "EXPIRED"]), fileName: In(names) })) {
    for (const file of await removeBackup(directory, fileName as string)) {
      if (state === "EXPIRED") log.info({ file }, "the file of a backup that is no longer kept was removed");
      else log.warn({ file }, "what a backup that was not made had left was removed");
    }
  }
  for (const name of await forsakenIn(directory, new Date(clock.now().getTime() - FORSAKEN_MS))) {
    await unlink(placeOf(platform, name));
    log.warn({ file: name }, "an unfinished backup that nobody writes was removed");
  }
}
