import type { RequestContext } from "../../platform/context";
import { countLater, isId, type Page, readPageArguments, toPage } from "../../platform/pages";
import { notFound } from "../../platform/problems";
import type { LogStatus, MaintenanceType } from "./window.rules";
import { MAINTENANCE_KEY, maintenanceMoved } from "./window.topics";
import { findWindow, type MaintenanceWindow, WINDOW_COLUMNS, WINDOW_TABLES } from "./window-store.service";

type Reader = Pick<RequestContext, "db">;

/** A line of what happened. */
export interface MaintenanceLog {
  id: string;
  windowId: string;
  type: MaintenanceType;
  status: LogStatus;
  message: string;
  details: string | null;
  timestamp: Date;
}

/** The tiles. */
export interface MaintenanceOverview {
  at: Date;
  /** Null while nothing was backed up. */
  lastBackup: { windowId: string; at: Date; bytes: number | null } | null;
  /** Null before any check. */
  security: { windowId: string; at: Date; needsAttention: boolean } | null;
  /** Null while none is planned. */
  nextRelease: { windowId: string; version: string; scheduledFor: Date } | null;
}

/** One window. @throws NOT_FOUND. */
export async function readWindow({ db }: Reader, id: string): Promise<MaintenanceWindow> {
  const window = isId(id) ? await findWindow(db, id) : undefined;
  if (!window) throw notFound();
  return window;
}

/** A page of windows: those to come or under way, the next first; or those that are over, the last first. */
export async function listWindows(
  { db }: Reader,
  { isPast, first, after }: { isPast: boolean; first: number; after?: string | null },
): Promise<Page<MaintenanceWindow>> {
  const page = readPageArguments(first, after);
  const which = isPast ? "w.completed_at is not null" : "w.status in ('SCHEDULED', 'IN_PROGRESS')";
  const [sign, order] = isPast ? ["<", "desc"] : [">", "asc"];
  const rows: MaintenanceWindow[] = await db.query(
    `select ${WINDOW_COLUMNS} from ${WINDOW_TABLES} where ${which}
        ${page.cursor ? `and (w.scheduled_for, w.id) ${sign} ($2, $3)` : ""} order by w.scheduled_for ${order}, w.id ${order} limit $1`,
    [page.first + 1, ...(page.cursor ? [page.cursor.at, page.cursor.id] : [])],
  );
  const count = countLater(db, `select count(*)::int from maintenance_windows w where ${which}`);
  return toPage(rows, page, count, ({ scheduledFor, id }) => ({ at: scheduledFor, id }));
}

/** A page of log lines, the last first. */
export async function listLogs(
  { db }: Reader,
  {
    windowId,
    status,
    type,
    first,
    after,
  }: {
    windowId?: string | null;
    status?: LogStatus | null;
    type?: MaintenanceType | null;
    first: number;
    after?: string | null;
  },
): Promise<Page<MaintenanceLog>> {
  const page = readPageArguments(first, after, "number");
  const values: unknown[] = [];
  const clauses: string[] = [];
  const add = (clause: (place: string) => string, value: unknown) => {
    values.push(value);
    clauses.push(clause(`$${values.length}`));
  };
  if (windowId != null) add((at) => `window_id = ${at}`, isId(windowId) ? windowId : null);
  if (status) add((at) => `status = ${at}`, status);
  if (type) add((at) => `type = ${at}`, type);
  const where = (list: string[]) => (list.length > 0 ? `where ${list.join(" and ")}` : "");
  const count = countLater(db, `select count(*)::int from maintenance_logs ${where(clauses)}`, values);
  const place = page.cursor ? [`(occurred_at, id) < ($${values.length + 1}, $${values.length + 2})`] : [];
  const more = page.cursor ? [page.cursor.at, page.cursor.id] : [];
  const rows: MaintenanceLog[] = await db.query(
    `select id, window_id as "windowId", type, status, message, details, occurred_at as "timestamp" from maintenance_logs
      ${where([...clauses, ...place])} order by occurred_at desc, id desc limit ${page.first + 1}`,
    [...values, ...more],
  );
  return toPage(rows, page, count, ({ timestamp, id }) => ({ at: timestamp, id }));
}

/** The tiles as they are now. */
export async function readMaintenanceOverview({
  db,
  clock,
}: Pick<RequestContext, "db" | "clock">): Promise<MaintenanceOverview> {
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
export function watchMaintenance(ctx: RequestContext): Promise<AsyncIterableIterator<MaintenanceOverview>> {
  return ctx.figures.watch(maintenanceMoved, MAINTENANCE_KEY, () => readMaintenanceOverview(ctx));
}
