import type { DataSource, EntityManager } from "typeorm";
import type { Platform } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { publish } from "../../platform/realtime/topics";
import { type LogStatus, type MaintenanceType, type NoticePhase, SILENT_AFTER_MS } from "./window.rules";
import { MAINTENANCE_KEY, maintenanceMoved, maintenanceNoticeMoved } from "./window.topics";
import type { MaintenanceWindowType } from "./window.type";

/** A window as it is stored. */
export interface MaintenanceWindow extends MaintenanceWindowType {
  noticePhase: NoticePhase | null;
  needsAttention: boolean | null;
  seriesId: string | null;
  /** Which time of its series it is; the first is 0. */
  occurrence: number | null;
}

/** The columns of a window, from `WINDOW_TABLES`. */
export const WINDOW_COLUMNS = `w.id, w.type, w.status, w.scheduled_for as "scheduledFor", w.ends_at as "endsAt", w.started_at as "startedAt",
  w.completed_at as "completedAt", w.description, w.release_version as "releaseVersion", w.release_notes as "releaseNotes",
  w.is_announced as "isAnnounced", w.notice_phase as "noticePhase", w.progress, w.summary, w.bytes::float8 as bytes,
  w.needs_attention as "needsAttention", u.name as "createdBy", w.created_at as "createdAt", w.revision,
  case when s.ended_at is null then coalesce(s.repeats, 'NEVER') else 'NEVER' end as repeats, w.series_id as "seriesId", w.occurrence`;
export const WINDOW_TABLES =
  "maintenance_windows w left join users u on u.id = w.created_by left join maintenance_series s on s.id = w.series_id";

type Reader = Pick<EntityManager | DataSource, "query">;

/** One window; undefined when there is none. @param isLocked so that nobody else changes it until the transaction ends. */
export async function findWindow(source: Reader, id: string, isLocked = false): Promise<MaintenanceWindow | undefined> {
  const [row]: MaintenanceWindow[] = await source.query(
    `select ${WINDOW_COLUMNS} from ${WINDOW_TABLES} where w.id = $1${isLocked ? " for update of w" : ""}`,
    [id],
  );
  return row;
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
  await tx.query(
    "insert into maintenance_logs (window_id, type, status, message, details, occurred_at) values ($1, $2, $3, $4, $5, $6)",
    [line.windowId, line.type, line.status, line.message, line.details ?? null, at],
  );
  await tellMoved(tx, line.windowId);
}

/** Makes a waiting window this process's own; false when another process was faster, or it waits no more. */
export async function claimWindow(tx: EntityManager, id: string, processId: string, at: Date): Promise<boolean> {
  const claimed = await changedRows(
    tx,
    `update maintenance_windows set status = 'IN_PROGRESS', started_at = $3, process_id = $2, heartbeat_at = now(), revision = revision + 1
      where id = $1 and status = 'SCHEDULED' returning id`,
    [id, processId, at],
  );
  return claimed.length > 0;
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
  await db.transaction(async (tx) => {
    const own = await changedRows(
      tx,
      `update maintenance_windows set progress = $3, heartbeat_at = now()
        where id = $1 and process_id = $2 and status = 'IN_PROGRESS' and progress < $3 returning id`,
      [id, processId, Math.max(0, Math.min(99, Math.floor(percent)))],
    );
    if (own.length > 0) await tellMoved(tx, id);
  });
}

/** Windows that run somewhere although their process has been silent for too long. */
export async function silentWindows({ db }: Pick<Platform, "db">): Promise<{ id: string }[]> {
  return db.query(
    `select id from maintenance_windows where status = 'IN_PROGRESS' and heartbeat_at < now() - make_interval(secs => $1)`,
    [SILENT_AFTER_MS / 1000],
  );
}
