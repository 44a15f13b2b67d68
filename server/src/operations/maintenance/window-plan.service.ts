import type { EntityManager } from "typeorm";
import { takeLock } from "../../platform/database";
import { readEntities } from "../../platform/entity-rows";
import { enqueue } from "../../platform/jobs";
import { StoredWindow } from "./window.entity";
import { noticePhase, type PlannedWindow } from "./window.rules";
import { type MaintenanceWindow, storeNotice, tellMoved } from "./window-store.service";
import type { OnWindowMoved } from "./window-work";

/** Whoever plans windows, or ends one that comes again, does so one at a time. To be called before any row is locked. */
export async function lockPlan(tx: EntityManager): Promise<void> {
  await takeLock(tx, "maintenance_windows");
}

type Span = Pick<PlannedWindow, "scheduledFor" | "endsAt">;

/** The first window that waits or runs in a span of time; under `lockPlan`. @param ownId one that may be there. */
export async function overlapping(
  tx: EntityManager,
  { scheduledFor, endsAt }: Span,
  ownId: string | null,
): Promise<StoredWindow | undefined> {
  const rest = `where status in ('SCHEDULED', 'IN_PROGRESS') and tstzrange(scheduled_for, ends_at) && tstzrange($1, $2)
    and id is distinct from $3 order by scheduled_for limit 1`;
  const [other] = await readEntities(tx, StoredWindow, rest, [scheduledFor, endsAt, ownId]);
  return other;
}

/** The place of a window in its series. */
export type Place = Pick<StoredWindow, "seriesId" | "occurrence">;

/** Stores what follows of a window that was planned or moved on: what users are told, when the clock looks at it, and whoever watches. */
export async function noteMove(
  tx: EntityManager,
  onMoved: OnWindowMoved,
  window: MaintenanceWindow,
  now: Date,
): Promise<void> {
  await storeNotice(tx, window.id, noticePhase(window, now));
  await onMoved(tx, window, now);
  await tellMoved(tx, window.id);
  if (window.status === "SCHEDULED") {
    await enqueue(tx, "keep_windows", {}, `window ${window.id}`, window.scheduledFor);
  }
}
