import { In } from "typeorm";
import { audit } from "../../../platform/audit";
import type { Reader, RequestContext } from "../../../platform/context";
import { changedRows } from "../../../platform/database";
import { readOne } from "../../../platform/entity-rows";
import { type PageAsked, readList } from "../../../platform/lists";
import { type Page } from "../../../platform/pages";
import { conflict } from "../../../platform/problems";
import { Backup } from "./backup.entity";
import { backupsToExpire, SENTENCES } from "./backup.rules";
import type { BackupType } from "./backup.type";
import { sumOf } from "./backup-file";
import { readBackup } from "./backup-format";
import { BackupRefusal } from "./backup-key";
import { type BackupPlatform, placeOf, sweepBackups, takesTurn } from "./backup-sweep.service";

/** The file of a backup that was not made counts for nothing. */
const viewOf = (backup: Backup): BackupType =>
  ["WRITING", "FAILED"].includes(backup.state) ? { ...backup, fileName: null } : backup;

/** A page of backups, newest first. */
export const listBackups = ({ db }: Reader, asked: PageAsked): Promise<Page<BackupType>> =>
  readList(db, {
    ...asked,
    entity: Backup,
    by: ["made_at", "id"],
    at: "madeAt",
    view: viewOf,
  });

/** One of them. @throws NOT_FOUND. */
export const readBackupEntry = async ({ db }: Reader, id: string): Promise<BackupType> =>
  viewOf(await readOne(db, Backup, { id }));

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
  const backup = viewOf(await readOne(db, Backup, { id }));
  if (!backup.fileName || !["READY", "DAMAGED"].includes(backup.state)) {
    throw conflict("This backup has no file, so there is nothing to check.");
  }
  if (checking.has(id)) throw conflict("This backup is already being checked.");
  checking.add(id);
  try {
    const problem = await problemOf(placeOf(platform, backup.fileName), backup.sha256, config.backup.key);
    return await db.transaction(async (tx) => {
      const checked = { state: problem ? "DAMAGED" : "READY", error: problem, checkedAt: clock.now() } as const;
      const { affected } = await tx.getRepository(Backup).update({ id, state: In(["READY", "DAMAGED"]) }, checked);
      if (!affected) throw conflict("This backup has no file, so there is nothing to check.");
      await audit(
        tx,
        { clock, requestId: platform.requestId ?? id, who: platform.who, address: platform.address },
        "backup_checked",
        ["backup", id],
        { actorId: platform.who?.id ?? null, details: { sound: problem === null } },
      );
      return { ...backup, ...checked };
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
    if (!(await takesTurn(tx))) return []; // a backup is being made: the next time will do
    const ready = await tx.getRepository(Backup).findBy({ state: "READY" });
    const expired = await changedRows<{ id: string }>(
      tx,
      `update backups set state = 'EXPIRED' where (id = any($1) and state = 'READY') or (state = 'DAMAGED' and made_at <
         (select max(made_at) - interval '${DAMAGED_KEPT}' from backups where state = 'READY')) returning id`,
      [backupsToExpire(ready)],
    );
    for (const { id } of expired) {
      await audit(tx, { clock, requestId: id }, "backup_removed", ["backup", id], { actorId: null });
    }
    return expired.map(({ id }) => id);
  });
  await sweepBackups(platform);
  return gone;
}
