import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext } from "../../platform/context";
import { insertOne } from "../../platform/entity-rows";
import { momentOf, nextMessage, nextOccurrence, passedMessage, skippedMessage } from "./repeat.rules";
import { StoredSeries, StoredWindow } from "./window.entity";
import { londonClock, overlapMessage, type PlannedWindow } from "./window.rules";
import { noteMove, overlapping, type Place } from "./window-plan.service";
import { findWindow, type MaintenanceWindow, writeLog } from "./window-store.service";
import type { OnWindowMoved } from "./window-work";

const MINUTE_MS = 60_000;
const ALONE: Place = { seriesId: null, occurrence: null };

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
  const lasts = (endsAt.getTime() - scheduledFor.getTime()) / MINUTE_MS;
  const series = { type, repeats, firstAt, lasts, description, isAnnounced };
  return { seriesId: await insertOne(tx, StoredSeries, series), occurrence };
}

async function countedFrom(
  tx: EntityManager,
  { seriesId, occurrence }: MaintenanceWindow,
  { repeats, scheduledFor }: PlannedWindow,
): Promise<{ firstAt: string; occurrence: number } | undefined> {
  if (seriesId === null || occurrence === null) return undefined;
  const series = await tx.getRepository(StoredSeries).findOneByOrFail({ id: seriesId });
  const isSame = series.repeats === repeats && momentOf(series, occurrence).getTime() === scheduledFor.getTime();
  return isSame ? { firstAt: series.firstAt, occurrence } : undefined;
}

/** Ends a series: no further window is made. */
export async function endSeries(tx: EntityManager, seriesId: string | null, at: Date): Promise<void> {
  if (seriesId) await tx.getRepository(StoredSeries).update({ id: seriesId }, { endedAt: at });
}

/**
 * Schedules the next window of a series in the transaction in which one of it is over, under `lockPlan`. A time at which another window
 * waits or runs is left out, and the log of the former one says so. That nobody schedules the same one twice is held by the database.
 */
export async function scheduleNext(
  tx: EntityManager,
  { clock, onWindowMoved }: Pick<RequestContext, "clock"> & { onWindowMoved: OnWindowMoved },
  { id, seriesId, occurrence: last, createdById }: MaintenanceWindow,
): Promise<void> {
  if (seriesId === null || last === null) return;
  const series = await tx.getRepository(StoredSeries).findOneByOrFail({ id: seriesId });
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
  const { type, description, isAnnounced } = series;
  const next = { type, description, isAnnounced, ...spanOf(series, free), seriesId, occurrence: free };
  const madeId = await insertOne(tx, StoredWindow, { ...next, createdById, createdAt: now });
  const window = (await findWindow(tx, madeId)) as MaintenanceWindow;
  await say("SUCCESS", nextMessage(series.type, window.scheduledFor));
  await noteMove(tx, onWindowMoved, window, now);
  await audit(tx, { clock, requestId: window.id }, "maintenance_scheduled", ["maintenance_window", window.id], {
    actorId: null,
    details: { type: window.type, repeats: series.repeats },
  });
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
