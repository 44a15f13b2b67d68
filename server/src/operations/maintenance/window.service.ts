import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import { personOf, type RequestContext, type Who } from "../../platform/context";
import { insertOne } from "../../platform/entity-rows";
import { isId } from "../../platform/pages";
import { conflict, type FieldProblem, invalid, invalidFields, notFound } from "../../platform/problems";
import type { MaintenanceContext } from "./maintenance-context";
import { StoredWindow } from "./window.entity";
import {
  overlapMessage,
  type PlannedWindow,
  planWindow,
  type Reach,
  WINDOW_LIMITS,
  WINDOW_MESSAGES,
  type WindowInput,
} from "./window.rules";
import { lockPlan, noteMove, overlapping, type Place } from "./window-plan.service";
import { endSeries, scheduleNext, startSeries } from "./window-series.service";
import { findWindow, type MaintenanceWindow } from "./window-store.service";

type AuditWord = "scheduled" | "changed" | "cancelled" | "extended";

/** Schedules a window. @throws BAD_USER_INPUT, also on `scheduledFor` for one that would overlap another. */
export function scheduleMaintenance(ctx: MaintenanceContext, who: Who, input: WindowInput): Promise<MaintenanceWindow> {
  const planned = read(ctx, input);
  return change(ctx, "scheduled", async (tx) => {
    await refuseOverlap(tx, planned, null);
    const place = await startSeries(tx, planned);
    const made = { ...columnsOf(planned, place), createdById: personOf(who), createdAt: ctx.clock.now() };
    return insertOne(tx, StoredWindow, made);
  });
}

/**
 * Changes a window that has not begun.
 * @param revision what `who` looked at.
 * @param reach of one that comes again: with THIS_ONE how it repeats stays, with THIS_AND_LATER a new series begins with it, or none.
 * @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT when it has begun or was changed meanwhile.
 */
export function updateMaintenance(
  ctx: MaintenanceContext,
  { id, revision, input, reach }: { id: string; revision: number; input: WindowInput; reach: Reach },
): Promise<MaintenanceWindow> {
  return change(ctx, "changed", async (tx) => {
    const before = await take(tx, id);
    if (before.status !== "SCHEDULED") throw conflict(WINDOW_MESSAGES.begun);
    if (before.revision !== revision) throw conflict(WINDOW_MESSAGES.changed);
    const isAlone = before.repeats !== "NEVER" && reach === "THIS_ONE";
    const planned = read(ctx, isAlone ? { ...input, repeats: "NEVER" } : input);
    await refuseOverlap(tx, planned, id);
    const place = isAlone ? before : await beginAnew(tx, ctx.clock.now(), before, planned);
    await store(tx, id, columnsOf(planned, place));
    return id;
  });
}

async function beginAnew(tx: EntityManager, now: Date, before: MaintenanceWindow, planned: PlannedWindow) {
  await endSeries(tx, before.seriesId, now);
  return startSeries(tx, planned, before);
}

/**
 * Cancels a window that has not begun.
 * @param reach of one that comes again: with THIS_ONE the next one is scheduled.
 * @throws BAD_USER_INPUT on `reason`; NOT_FOUND; CONFLICT.
 */
export function cancelMaintenance(
  ctx: MaintenanceContext,
  { id, reason, reach }: { id: string; reason: string; reach: Reach },
): Promise<MaintenanceWindow> {
  const why = reason.trim();
  if (!why || why.length > WINDOW_LIMITS.reason) throw invalid("reason", WINDOW_MESSAGES.reason);
  return change(ctx, "cancelled", async (tx) => {
    const before = await take(tx, id);
    if (before.status !== "SCHEDULED") throw conflict(WINDOW_MESSAGES.begun);
    await store(tx, id, { status: "CANCELLED", completedAt: ctx.clock.now(), summary: why });
    if (reach === "THIS_ONE") await scheduleNext(tx, ctx, before);
    else await endSeries(tx, before.seriesId, ctx.clock.now());
    return id;
  });
}

/** Gives a window that runs more time. @throws BAD_USER_INPUT on `minutes`; NOT_FOUND; CONFLICT. */
export function extendMaintenance(ctx: MaintenanceContext, id: string, minutes: number): Promise<MaintenanceWindow> {
  const { least, most } = WINDOW_LIMITS.minutes;
  return change(ctx, "extended", async (tx) => {
    const before = await take(tx, id);
    if (before.status !== "IN_PROGRESS") throw conflict(WINDOW_MESSAGES.notRunning);
    const endsAt = new Date(before.endsAt.getTime() + minutes * 60_000);
    const whole = (endsAt.getTime() - before.scheduledFor.getTime()) / 60_000;
    if (minutes < least || whole > most) throw invalid("minutes", WINDOW_MESSAGES.minutes);
    await refuseOverlap(tx, { scheduledFor: before.scheduledFor, endsAt }, id, "minutes");
    await store(tx, id, { endsAt });
    return id;
  });
}

const columnsOf = ({ repeats: _, ...planned }: PlannedWindow, { seriesId, occurrence }: Place) => ({
  ...planned,
  seriesId,
  occurrence,
});

const store = (tx: EntityManager, id: string, changed: Partial<StoredWindow>): Promise<unknown> =>
  tx.getRepository(StoredWindow).update({ id }, { ...changed, revision: () => "revision + 1" });

function read({ clock }: Pick<RequestContext, "clock">, input: WindowInput): PlannedWindow {
  const planned = planWindow(input, clock.now());
  if (Array.isArray(planned)) throw invalidFields(planned as [FieldProblem, ...FieldProblem[]]);
  return planned;
}

async function take(tx: EntityManager, id: string): Promise<MaintenanceWindow> {
  const window = isId(id) ? await findWindow(tx, id, true) : undefined;
  if (!window) throw notFound();
  return window;
}

/** Two that overlap are told apart by a sentence; the constraint stands behind. */
async function refuseOverlap(
  tx: EntityManager,
  span: Pick<PlannedWindow, "scheduledFor" | "endsAt">,
  ownId: string | null,
  field = "scheduledFor",
): Promise<void> {
  const other = await overlapping(tx, span, ownId);
  if (other) throw invalid(field, overlapMessage(other));
}

/** One change of the plan at a time; it is told and kept by the clock once it is committed. */
function change(
  ctx: MaintenanceContext,
  word: AuditWord,
  act: (tx: EntityManager) => Promise<string>,
): Promise<MaintenanceWindow> {
  return ctx.db.transaction(async (tx) => {
    await lockPlan(tx);
    const id = await act(tx);
    const window = (await findWindow(tx, id)) as MaintenanceWindow;
    await noteMove(tx, ctx.onWindowMoved, window, ctx.clock.now());
    await audit(tx, ctx, `maintenance_${word}`, ["maintenance_window", id], {
      details: { type: window.type, repeats: window.repeats },
    });
    return window;
  });
}
