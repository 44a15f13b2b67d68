import type { Reader, RequestContext, TimedReader } from "../../platform/context";
import { narrowedBy, type PageAsked, readList } from "../../platform/lists";
import { isId, type Page } from "../../platform/pages";
import { notFound } from "../../platform/problems";
import { MaintenanceLog, StoredWindow } from "./window.entity";
import type { LogStatus, MaintenanceType } from "./window.rules";
import { MAINTENANCE_KEY, maintenanceMoved } from "./window.topics";
import type { MaintenanceLogType, MaintenanceOverviewType } from "./window.type";
import { BESIDE_WINDOW, findWindow, type MaintenanceWindow } from "./window-store.service";

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
    entity: StoredWindow,
    more: BESIDE_WINDOW,
    where: isPast ? "completed_at is not null" : "status in ('SCHEDULED', 'IN_PROGRESS')",
    by: ["scheduled_for", "id"],
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
  const isUnknown = windowId != null && !isId(windowId);
  return readList(db, {
    ...asked,
    entity: MaintenanceLog,
    ...narrowedBy({ window_id: isUnknown ? null : windowId, status, type }, isUnknown ? "false" : null),
    by: ["occurred_at", "id"],
    ids: "number",
    at: "timestamp",
  });
};

/** The tiles as they are now. */
export async function readMaintenanceOverview({ db, clock }: TimedReader): Promise<MaintenanceOverviewType> {
  const windows = db.getRepository(StoredWindow);
  const lastOf = (type: MaintenanceType) =>
    windows.findOne({ where: { type, status: "COMPLETED" }, order: { completedAt: "DESC" } });
  const release = await windows.findOne({
    where: { type: "RELEASE", status: "SCHEDULED" },
    order: { scheduledFor: "ASC", id: "ASC" },
  });
  const [backup, check] = [await lastOf("BACKUP"), await lastOf("SECURITY")];
  return {
    at: clock.now(),
    lastBackup: backup && { windowId: backup.id, at: backup.completedAt as Date, bytes: backup.bytes },
    security: check && {
      windowId: check.id,
      at: check.completedAt as Date,
      needsAttention: check.needsAttention ?? false,
    },
    nextRelease: release && {
      windowId: release.id,
      version: release.releaseVersion ?? "",
      scheduledFor: release.scheduledFor,
    },
  };
}

/** The tiles now, and again, at most once a second, after every change of any window and every line of a log. */
export function watchMaintenance(ctx: RequestContext): Promise<AsyncIterableIterator<MaintenanceOverviewType>> {
  return ctx.figures.watch(maintenanceMoved, MAINTENANCE_KEY, () => readMaintenanceOverview(ctx));
}
