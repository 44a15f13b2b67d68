import type { EntityManager } from "typeorm";
import { audit } from "../platform/audit";
import type { RequestContext, Who } from "../platform/context";
import { enqueue } from "../platform/jobs";
import { isId } from "../platform/pages";
import { conflict, type FieldProblem, invalid, invalidFields, notFound } from "../platform/problems";
import type { MaintenanceContext } from "./maintenance-context";
import {
  noticePhase,
  overlapMessage,
  type PlannedWindow,
  planWindow,
  WINDOW_LIMITS,
  WINDOW_MESSAGES,
  type WindowInput,
} from "./window.rules";
import { findWindow, type MaintenanceWindow, storeNotice, tellMoved } from "./window-store.service";

type AuditWord = "scheduled" | "changed" | "cancelled" | "extended";

/** Schedules a window. @throws BAD_USER_INPUT, also on `scheduledFor` for one that would overlap another. */
export function scheduleMaintenance(ctx: MaintenanceContext, who: Who, input: WindowInput): Promise<MaintenanceWindow> {
  const planned = read(ctx, input);
  return change(ctx, who, "scheduled", async (tx) => {
    await refuseOverlap(tx, planned, null);
    const [{ id }] = await tx.query(
      `insert into maintenance_windows (type, scheduled_for, ends_at, description, release_version, release_notes, is_announced, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [...columnsOf(planned), who.id, ctx.clock.now()],
    );
    return id;
  });
}

/**
 * Changes a window that has not begun.
 * @param revision what `who` looked at.
 * @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT when it has begun or was changed meanwhile.
 */
export function editMaintenance(
  ctx: MaintenanceContext,
  who: Who,
  { id, revision, input }: { id: string; revision: number; input: WindowInput },
): Promise<MaintenanceWindow> {
  return change(ctx, who, "changed", async (tx) => {
    const before = await take(tx, id);
    if (before.status !== "SCHEDULED") throw conflict(WINDOW_MESSAGES.begun);
    if (before.revision !== revision) throw conflict(WINDOW_MESSAGES.changed);
    const planned = read(ctx, input);
    await refuseOverlap(tx, planned, id);
    await tx.query(
      `update maintenance_windows set type = $1, scheduled_for = $2, ends_at = $3, description = $4, release_version = $5,
              release_notes = $6, is_announced = $7, revision = revision + 1 where id = $8`,
      [...columnsOf(planned), id],
    );
    return id;
  });
}

/** Cancels a window that has not begun. @throws BAD_USER_INPUT on `reason`; NOT_FOUND; CONFLICT. */
export function cancelMaintenance(
  ctx: MaintenanceContext,
  who: Who,
  id: string,
  reason: string,
): Promise<MaintenanceWindow> {
  const why = reason.trim();
  if (!why || why.length > WINDOW_LIMITS.reason) throw invalid("reason", WINDOW_MESSAGES.reason);
  return change(ctx, who, "cancelled", async (tx) => {
    if ((await take(tx, id)).status !== "SCHEDULED") throw conflict(WINDOW_MESSAGES.begun);
    await tx.query(
      `update maintenance_windows set status = 'CANCELLED', completed_at = $2, summary = $3, revision = revision + 1 where id = $1`,
      [id, ctx.clock.now(), why],
    );
    return id;
  });
}

/** Gives a window that runs more time. @throws BAD_USER_INPUT on `minutes`; NOT_FOUND; CONFLICT. */
export function extendMaintenance(
  ctx: MaintenanceContext,
  who: Who,
  id: string,
  minutes: number,
): Promise<MaintenanceWindow> {
  const { least, most } = WINDOW_LIMITS.minutes;
  return change(ctx, who, "extended", async (tx) => {
    const before = await take(tx, id);
    if (before.status !== "IN_PROGRESS") throw conflict(WINDOW_MESSAGES.notRunning);
    const endsAt = new Date(before.endsAt.getTime() + minutes * 60_000);
    const whole = (endsAt.getTime() - before.scheduledFor.getTime()) / 60_000;
    if (minutes < least || whole > most) throw invalid("minutes", WINDOW_MESSAGES.minutes);
    await refuseOverlap(tx, { scheduledFor: before.scheduledFor, endsAt }, id, "minutes");
    await tx.query("update maintenance_windows set ends_at = $2, revision = revision + 1 where id = $1", [id, endsAt]);
    return id;
  });
}

function read({ clock }: Pick<RequestContext, "clock">, input: WindowInput): PlannedWindow {
  const planned = planWindow(input, clock.now());
  if (Array.isArray(planned)) throw invalidFields(planned as [FieldProblem, ...FieldProblem[]]);
  return planned;
}

const columnsOf = (planned: PlannedWindow): unknown[] => [
  ...[planned.type, planned.scheduledFor, planned.endsAt, planned.description],
  ...[planned.releaseVersion, planned.releaseNotes, planned.isAnnounced],
];

async function take(tx: EntityManager, id: string): Promise<MaintenanceWindow> {
  const window = isId(id) ? await findWindow(tx, id, true) : undefined;
  if (!window) throw notFound();
  return window;
}

/** Whoever plans windows does so one at a time, so that two that overlap are told apart by a sentence; the constraint stands behind. */
async function refuseOverlap(
  tx: EntityManager,
  { scheduledFor, endsAt }: Pick<PlannedWindow, "scheduledFor" | "endsAt">,
  ownId: string | null,
  field = "scheduledFor",
): Promise<void> {
  const [other]: MaintenanceWindow[] = await tx.query(
    `select type, scheduled_for as "scheduledFor", ends_at as "endsAt" from maintenance_windows
      where status in ('SCHEDULED', 'IN_PROGRESS') and tstzrange(scheduled_for, ends_at) && tstzrange($1, $2)
        and id is distinct from $3 order by scheduled_for limit 1`,
    [scheduledFor, endsAt, ownId],
  );
  if (other) throw invalid(field, overlapMessage(other));
}

/** One change of the plan at a time; it is told and kept by the clock once it is committed. */
function change(
  ctx: MaintenanceContext,
  who: Who,
  word: AuditWord,
  act: (tx: EntityManager) => Promise<string>,
): Promise<MaintenanceWindow> {
  return ctx.db.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('maintenance_windows'))");
    const id = await act(tx);
    const window = (await findWindow(tx, id)) as MaintenanceWindow;
    const now = ctx.clock.now();
    await storeNotice(tx, id, noticePhase(window, now));
    await ctx.onWindowMoved(tx, window, now);
    await tellMoved(tx, id);
    if (window.status === "SCHEDULED") await enqueue(tx, "keep_windows", {}, `window ${id}`, window.scheduledFor);
    await audit(tx, ctx, {
      action: `maintenance_${word}`,
      actorId: who.id,
      subjectType: "maintenance_window",
      subjectId: id,
      details: { type: window.type },
    });
    return window;
  });
}
