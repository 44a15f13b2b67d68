import { audit } from "../../../platform/audit";
import type { Reader, RequestContext } from "../../../platform/context";
import { changedRows } from "../../../platform/database";
import { type PageAsked, readList, readRow } from "../../../platform/lists";
import { type Page } from "../../../platform/pages";
import { conflict } from "../../../platform/problems";
import { backupsToExpire, SENTENCES } from "./backup.rules";
import type { BackupType } from "./backup.type";
import { sumOf } from "./backup-file";
import { readBackup } from "./backup-format";
import { BackupRefusal } from "./backup-key";
import { BACKUP_LOCK, type BackupPlatform, placeOf, sweepBackups } from "./backup-sweep.service";

const COLUMNS = `id, window_id as "windowId", made_at as "madeAt", state, case when state not in ('WRITING', 'FAILED') then file_name end as "fileName", bytes::float8 as bytes,
  rows::float8 as rows, files, missing_files as "missingFiles", sha256, encrypted as "isEncrypted",
  schema_version as "schemaVersion", checked_at as "checkedAt", error`;

/** A page of backups, newest first. */
export const listBackups = ({ db }: Reader, asked: PageAsked): Promise<Page<BackupType>> =>
  readList(db, {
    ...asked,
    select: `select ${COLUMNS} from backups`,
    from: "backups",
    by: ["made_at", "id"],
    at: "madeAt",
  });

/** Backups that this process is reading. */
const checking = new Set<string>();

/**
 * Reads the whole file and compares every sum. A damaged or missing one is marked, and one that is right again is marked so.
 * @throws NOT_FOUND, and CONFLICT for one that is not kept, is being checked, or whose key is not the one of this process.
 */
export async function checkBackup(
  platform: BackupPlatform & Partial<Pick<RequestContext, "who" | "address" | "requestId">>,
  id: string,
): Promise<BackupType> {
  const { db, config, clock } = platform;
  const backup = await readRow<BackupType>(db, `select ${COLUMNS} from backups where id = $1`, id);
  if (!backup.fileName || !["READY", "DAMAGED"].includes(backup.state)) {
    throw conflict("This backup has no file, so there is nothing to check.");
  }
  if (checking.has(id)) throw conflict("This backup is already being checked.");
  checking.add(id);
  try {
    const problem = await problemOf(placeOf(platform, backup.fileName), backup.sha256, config.backup.key);
    return await db.transaction(async (tx) => {
      const [checked] = await changedRows<BackupType>(
        tx,
        `update backups set state = $2, error = $3, checked_at = $4 where id = $1 and state in ('READY', 'DAMAGED') returning ${COLUMNS}`,
        [id, problem ? "DAMAGED" : "READY", problem, clock.now()],
      );
      if (!checked) throw conflict("This backup has no file, so there is nothing to check.");
      await audit(
        tx,
        { clock, requestId: platform.requestId ?? id, who: platform.who, address: platform.address },
        {
          action: "backup_checked",
          actorId: platform.who?.id ?? null,
          subjectType: "backup",
          subjectId: id,
          details: { sound: problem === null },
        },
      );
      return checked;
    });
  } finally {
    checking.delete(id);
  }
}

/** What is wrong with a file, or null. @throws CONFLICT when it cannot be told here. */
async function problemOf(place: string, sha256: string | null, key: string | undefined): Promise<string | null> {
  const sum = await sumOf(place).catch(() => {
    throw conflict(SENTENCES.unreadable);
  });
  if (sum === null) return SENTENCES.fileGone;
  if (sum !== sha256) return SENTENCES.changed;
  try {
    for await (const _ of readBackup(place, key)); // it checks as it reads
    return null;
  } catch (error) {
    if (!(error instanceof BackupRefusal)) throw error;
    if (error.message === SENTENCES.damaged) return error.message;
    throw conflict(error.message);
  }
}

/** Damaged backups are of no use to anybody once there is a sound one this much newer. */
const DAMAGED_KEPT = "7 days";

/**
 * Lets go what is not kept by the rule, and removes what a process that ended in the middle has left.
 * @returns the ids of the backups that went now.
 */
export async function expireBackups(platform: BackupPlatform): Promise<string[]> {
  const { db, clock } = platform;
  const gone = await db.transaction(async (tx) => {
    const [{ free }] = await tx.query("select pg_try_advisory_xact_lock($1) as free", [BACKUP_LOCK]);
    if (!free) return []; // a backup is being made: the next time will do
    const ready: { id: string; madeAt: Date }[] = await tx.query(
      `select id, made_at as "madeAt" from backups where state = 'READY'`,
    );
    const expired = await changedRows<{ id: string }>(
      tx,
      `update backups set state = 'EXPIRED' where (id = any($1) and state = 'READY') or (state = 'DAMAGED' and made_at <
         (select max(made_at) - interval '${DAMAGED_KEPT}' from backups where state = 'READY')) returning id`,
      [backupsToExpire(ready)],
    );
    for (const { id } of expired) {
      const entry = { action: "backup_removed", actorId: null, subjectType: "backup", subjectId: id } as const;
      await audit(tx, { clock, requestId: id }, entry);
    }
    return expired.map(({ id }) => id);
  });
  await sweepBackups(platform);
  return gone;
}
