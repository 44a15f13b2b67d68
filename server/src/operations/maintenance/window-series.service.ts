import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext } from "../../platform/context";
import { momentOf, nextMessage, nextOccurrence, passedMessage, type Series, skippedMessage } from "./repeat.rules";
import { londonClock, overlapMessage, type PlannedWindow } from "./window.rules";
import { noteMove, overlapping, type Place, planValues } from "./window-plan.service";
import { findWindow, type MaintenanceWindow, writeLog } from "./window-store.service";
import type { OnWindowMoved } from "./window-work";

const MINUTE_MS = 60_000;
const ALONE: Place = { seriesId: null, occurrence: null };

/** A series as it is stored: what its windows are made after. */
interface StoredSeries extends Series {
  type: MaintenanceWindow["type"];
  /** Minutes. */
  lasts: number;
  description: string;
  isAnnounced: boolean;
  endedAt: Date | null;
}

async function readSeries(tx: EntityManager, id: string): Promise<StoredSeries> {
  const [series] = await tx.query(
    `select type, repeats, first_at as "firstAt", lasts, description, is_announced as "isAnnounced", ended_at as "endedAt"
       from maintenance_series where id = $1`,
    [id],
  );
  return series;
}

/**
 * Begins a series with a plan, when it repeats.
 * @param before the window that is planned anew, with its place: while its time stays, times are counted from where they were, so
 *   that what comes on the 31st still does after a change in February.
 */
export async function startSeries(
  tx: EntityManager,
  planned: PlannedWindow,
  before?: MaintenanceWindow,
): Promise<Place> {
  const { type, repeats, scheduledFor, endsAt, description, isAnnounced } = planned;
  if (repeats === "NEVER") return ALONE;
  const kept = before && (await countedFrom(tx, before, planned));
  const { firstAt, occurrence } = kept ?? { firstAt: londonClock(scheduledFor), occurrence: 0 };
  const [{ id }] = await tx.query(
    `insert into maintenance_series (type, repeats, first_at, lasts, description, is_announced) values ($1, $2, $3, $4, $5, $6) returning id`,
    [type, repeats, firstAt, (endsAt.getTime() - scheduledFor.getTime()) / MINUTE_MS, description, isAnnounced],
  );
  return { seriesId: id, occurrence };
}

async function countedFrom(
  tx: EntityManager,
  { seriesId, occurrence }: MaintenanceWindow,
  { repeats, scheduledFor }: PlannedWindow,
): Promise<{ firstAt: string; occurrence: number } | undefined> {
  if (seriesId === null || occurrence === null) return undefined;
  const series = await readSeries(tx, seriesId);
  const isSame = series.repeats === repeats && momentOf(series, occurrence).getTime() === scheduledFor.getTime();
  return isSame ? { firstAt: series.firstAt, occurrence } : undefined;
}

/** Ends a series: no further window is made. */
export async function endSeries(tx: EntityManager, seriesId: string | null, at: Date): Promise<void> {
  if (seriesId) await tx.query("update maintenance_series set ended_at = $2 where id = $1", [seriesId, at]);
}

/**
 * Schedules the next window of a series in the transaction in which one of it is over, under `lockPlan`. A time at which another window
 * waits or runs is left out, and the log of the former one says so. That nobody schedules the same one twice is held by the database.
 */
export async function scheduleNext(
  tx: EntityManager,
  { clock, onWindowMoved }: Pick<RequestContext, "clock"> & { onWindowMoved: OnWindowMoved },
  { id, seriesId, occurrence: last }: MaintenanceWindow,
): Promise<void> {
  if (seriesId === null || last === null) return;
  const series = await readSeries(tx, seriesId);
  if (series.endedAt) return;
  const now = clock.now();
  const say = (status: "SUCCESS" | "WARNING", message: string, details?: string) =>
    writeLog(tx, now, { windowId: id, type: series.type, status, message, details });
  const occurrence = nextOccurrence(series, last, now);
  const passed = occurrence - last - 1;
  if (passed > 0) await say("WARNING", passedMessage(series.type, passed));
  const free = await freeOccurrence(tx, series, occurrence, (at, reason) =>
    say("WARNING", skippedMessage(series.type, at), reason),
  );
  const next = { seriesId, occurrence: free };
  const [made] = await tx.query(
    `insert into maintenance_windows
       (type, scheduled_for, ends_at, description, release_version, release_notes, is_announced, series_id, occurrence, created_by, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, created_by, $11 from maintenance_windows where id = $10 returning id`,
    [...planValues({ ...series, ...spanOf(series, free), releaseVersion: null, releaseNotes: null }, next), id, now],
  );
  const window = (await findWindow(tx, made.id)) as MaintenanceWindow;
  await say("SUCCESS", nextMessage(series.type, window.scheduledFor));
  await noteMove(tx, onWindowMoved, window, now);
  await audit(
    tx,
    { clock, requestId: window.id },
    {
      action: "maintenance_scheduled",
      actorId: null,
      subjectType: "maintenance_window",
      subjectId: window.id,
      details: { type: window.type, repeats: series.repeats },
    },
  );
}

function spanOf(series: StoredSeries, occurrence: number): { scheduledFor: Date; endsAt: Date } {
  const scheduledFor = momentOf(series, occurrence);
  return { scheduledFor, endsAt: new Date(scheduledFor.getTime() + series.lasts * MINUTE_MS) };
}

/** The first time from `occurrence` on at which no other window is. Windows are finite, so there is one. */
async function freeOccurrence(
  tx: EntityManager,
  series: StoredSeries,
  occurrence: number,
  onTaken: (at: Date, reason: string) => Promise<void>,
): Promise<number> {
  for (let next = occurrence; ; next += 1) {
    const span = spanOf(series, next);
    const other = await overlapping(tx, span, null);
    if (!other) return next;
    await onTaken(span.scheduledFor, overlapMessage(other));
  }
}
