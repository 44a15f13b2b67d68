import type { Reader, RequestContext, TimedReader } from "../../platform/context";
import { type PageAsked, readList } from "../../platform/lists";
import { isId, type Page } from "../../platform/pages";
import { notFound } from "../../platform/problems";
import type { LogStatus, MaintenanceType } from "./window.rules";
import { MAINTENANCE_KEY, maintenanceMoved } from "./window.topics";
import type { MaintenanceLogType, MaintenanceOverviewType } from "./window.type";
import { findWindow, type MaintenanceWindow, WINDOW_COLUMNS, WINDOW_TABLES } from "./window-store.service";

/** One window. @throws NOT_FOUND. */
export async function readWindow({ db }: Reader, id: string): Promise<MaintenanceWindow> {
  const window = isId(id) ? await findWindow(db, id) : undefined;
  if (!window) throw notFound();
  return window;
}

/** A page of windows: those to come or under way, the next first; or those that are over, the last first. */
export const listWindows = (
  { db }: Reader,
  { isPast, ...asked }: PageAsked & { isPast: boolean },
): Promise<Page<MaintenanceWindow>> =>
  readList(db, {
    ...asked,
    select: `select ${WINDOW_COLUMNS} from ${WINDOW_TABLES}`,
    from: "maintenance_windows w",
    where: isPast ? "w.completed_at is not null" : "w.status in ('SCHEDULED', 'IN_PROGRESS')",
    by: ["w.scheduled_for", "w.id"],
    order: isPast ? "desc" : "asc",
    at: "scheduledFor",
  });

/** A page of log lines, the last first. */
export const listLogs = (
  { db }: Reader,
  {
    windowId,
    status,
    type,
    ...asked
  }: PageAsked & { windowId?: string | null; status?: LogStatus | null; type?: MaintenanceType | null },
): Promise<Page<MaintenanceLogType>> => {
  const parameters: unknown[] = [];
  const is = (column: string, value: unknown) => `${column} = $${parameters.push(value)}`;
  const where = [
    windowId != null && is("window_id", isId(windowId) ? windowId : null),
    status && is("status", status),
    type && is("type", type),
  ];
  return readList(db, {
    ...asked,
    select: `select id, window_id as "windowId", type, status, message, details, occurred_at as "timestamp" from maintenance_logs`,
    from: "maintenance_logs",
    where: where.filter(Boolean).join(" and ") || "true",
    parameters,
    by: ["occurred_at", "id"],
    ids: "number",
    at: "timestamp",
  });
};

/** The tiles as they are now. */
export async function readMaintenanceOverview({ db, clock }: TimedReader): Promise<MaintenanceOverviewType> {
  const lastOf = async (type: MaintenanceType) => {
    const [row] = await db.query(
      `select id as "windowId", completed_at as at, bytes::float8 as bytes, needs_attention as "needsAttention" from maintenance_windows
        where type = $1 and status = 'COMPLETED' order by completed_at desc limit 1`,
      [type],
    );
    return row ?? null;
  };
  const [nextRelease] = await db.query(
    `select id as "windowId", release_version as version, scheduled_for as "scheduledFor" from maintenance_windows
      where type = 'RELEASE' and status = 'SCHEDULED' order by scheduled_for, id limit 1`,
  );
  return {
    at: clock.now(),
    lastBackup: await lastOf("BACKUP"),
    security: await lastOf("SECURITY"),
    nextRelease: nextRelease ?? null,
  };
}

/** The tiles now, and again, at most once a second, after every change of any window and every line of a log. */
export function watchMaintenance(ctx: RequestContext): Promise<AsyncIterableIterator<MaintenanceOverviewType>> {
  return ctx.figures.watch(maintenanceMoved, MAINTENANCE_KEY, () => readMaintenanceOverview(ctx));
}
