import { type DataSource, type EntityManager, LessThan, Raw } from "typeorm";
import type { Platform } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { type RowSource, readEntities } from "../../platform/entity-rows";
import { publish } from "../../platform/realtime/topics";
import { MaintenanceLog, StoredWindow } from "./window.entity";
import { type LogStatus, type MaintenanceType, type NoticePhase, type Repeats, SILENT_AFTER_MS } from "./window.rules";
import { MAINTENANCE_KEY, maintenanceMoved, maintenanceNoticeMoved } from "./window.topics";

interface BesideWindow {
  /** Who scheduled it. */
  createdBy: string | null;
  repeats: Repeats;
}
export type MaintenanceWindow = StoredWindow & BesideWindow;

/** What is read beside the columns of a window. */
export const BESIDE_WINDOW = {
  createdBy: "(select u.name from users u where u.id = created_by)",
  repeats:
    "coalesce((select s.repeats from maintenance_series s where s.id = series_id and s.ended_at is null), 'NEVER')",
};

/** One window; undefined when there is none. @param isLocked so that nobody else changes it until the transaction ends. */
export async function findWindow(db: RowSource, id: string, isLocked = false): Promise<MaintenanceWindow | undefined> {
  const rest = `where id = $1${isLocked ? " for update" : ""}`;
  return (await readEntities<StoredWindow, BesideWindow>(db, StoredWindow, rest, [id], { more: BESIDE_WINDOW }))[0];
}

/** Tells whoever watches, after the commit. */
export async function tellMoved(tx: EntityManager, windowId: string): Promise<void> {
  await publish(tx, maintenanceMoved, MAINTENANCE_KEY, { windowId });
}

/** Stores what users are told of a window, and tells them when it changed. */
export async function storeNotice(tx: EntityManager, windowId: string, phase: NoticePhase | null): Promise<void> {
  const changed = await changedRows(
    tx,
    "update maintenance_windows set notice_phase = $2 where id = $1 and notice_phase is distinct from $2 returning id",
    [windowId, phase],
  );
  if (changed.length > 0) await publish(tx, maintenanceNoticeMoved, MAINTENANCE_KEY, { windowId });
}

/** Writes a line to the log of a window. */
export async function writeLog(
  tx: EntityManager,
  at: Date,
  line: { windowId: string; type: MaintenanceType; status: LogStatus; message: string; details?: string | null },
): Promise<void> {
  await tx.getRepository(MaintenanceLog).insert({ ...line, timestamp: at });
  await tellMoved(tx, line.windowId);
}

/** Makes a waiting window this process's own; false when another process was faster, or it waits no more. */
export async function claimWindow(tx: EntityManager, id: string, processId: string, at: Date): Promise<boolean> {
  const { affected } = await tx
    .getRepository(StoredWindow)
    .update(
      { id, status: "SCHEDULED" },
      { status: "IN_PROGRESS", startedAt: at, processId, heartbeatAt: () => "now()", revision: () => "revision + 1" },
    );
  return affected === 1;
}

/** Says that the process of a window lives. @returns when the window ends; null when it is not its own any more. */
export async function sayAlive(db: DataSource, id: string, processId: string): Promise<Date | null> {
  const [own] = await changedRows<{ endsAt: Date }>(
    db,
    `update maintenance_windows set heartbeat_at = now() where id = $1 and process_id = $2 and status = 'IN_PROGRESS'
     returning ends_at as "endsAt"`,
    [id, processId],
  );
  return own?.endsAt ?? null;
}

/** Stores how far the work has come, in percent. */
export async function storeProgress(db: DataSource, id: string, processId: string, percent: number): Promise<void> {
  const progress = Math.max(0, Math.min(99, Math.floor(percent)));
  await db.transaction(async (tx) => {
    const own = { id, processId, status: "IN_PROGRESS", progress: LessThan(progress) } as const;
    const { affected } = await tx.getRepository(StoredWindow).update(own, { progress, heartbeatAt: () => "now()" });
    if (affected) await tellMoved(tx, id);
  });
}

/** Of a window whose process has been silent for too long. */
export const SILENT = {
  status: "IN_PROGRESS",
  heartbeatAt: Raw<Date>((at) => `${at} < now() - interval '${SILENT_AFTER_MS} ms'`),
} as const;

/** Windows that run somewhere although their process has been silent for too long. */
export async function silentWindows({ db }: Pick<Platform, "db">): Promise<{ id: string }[]> {
  return db.getRepository(StoredWindow).findBy(SILENT);
}
