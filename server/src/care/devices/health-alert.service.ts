import type { EntityManager } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { readOne } from "../../platform/entity-rows";
import { type PageAsked, readList, readRow } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { conflict } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { healthAlertChanged } from "./device.topics";
import { HealthAlert } from "./health-alert.entity";
import { alertMessage, MESSAGES } from "./health-alert.rules";
import type { HealthAlertType } from "./health-alert.type";

type AlertRow = Omit<HealthAlertType, "message"> & { language: Language };

const ALERT = `select a.id, a.metric, a.type, a.value, a.threshold, a.day::text as day, a.demonstration, a.opened_at as "timestamp",
         a.acknowledged_at as "acknowledgedAt", a.resolved_at as "resolvedAt", u.language
    from health_alerts a join users u on u.id = a.patient_id`;

const viewOf = ({ language, ...row }: AlertRow): HealthAlertType => ({
  ...row,
  message: alertMessage(row.metric, row.type, row.value, language),
});

/** A page of the alerts of whoever asks, the newest first: all of them, or those that are not over. */
export const listAlerts = (
  { db }: RequestContext,
  who: Who,
  { open, ...asked }: PageAsked & { open: boolean },
): Promise<Page<HealthAlertType>> =>
  readList(db, {
    ...asked,
    select: ALERT,
    from: "health_alerts a",
    where: `a.patient_id = $1 ${open ? "and a.resolved_at is null" : ""}`,
    parameters: [who.id],
    by: ["a.opened_at", "a.id"],
    at: "timestamp",
    view: viewOf,
  });

/** One of them. @throws NOT_FOUND, also for other people's. */
export async function readAlert({ db }: Reader, who: Who, id: string): Promise<HealthAlertType> {
  return viewOf(await readRow(db, `${ALERT} where a.id = $1 and a.patient_id = $2`, id, who.id));
}

/** The alerts that are not over: one for each metric at the most. */
export async function readOpenAlerts({ db }: Reader, patientId: string): Promise<HealthAlertType[]> {
  const open = `${ALERT} where a.patient_id = $1 and a.resolved_at is null order by a.opened_at desc, a.id desc`;
  const rows: AlertRow[] = await db.query(open, [patientId]);
  return rows.map(viewOf);
}

/**
 * Notes that a patient has seen an alert, or takes that back. The same twice is once.
 * @throws NOT_FOUND, also for other people's; CONFLICT when it is over.
 */
export async function markAlert(ctx: RequestContext, who: Who, id: string, seen: boolean): Promise<HealthAlertType> {
  await ctx.db.transaction(async (tx) => {
    const alert = await readOne(tx, HealthAlert, { id, patientId: who.id }, { lock: { mode: "pessimistic_write" } });
    if (alert.resolvedAt) {
      throw conflict(MESSAGES.over);
    }
    if (seen !== (alert.acknowledgedAt !== null)) {
      await tx.getRepository(HealthAlert).update({ id }, { acknowledgedAt: seen ? ctx.clock.now() : null });
      await announceAlerts(tx, [{ id, patientId: who.id }]);
    }
  });
  return readAlert(ctx, who, id);
}

/** Tells the open pages of the patients that alerts changed. */
export async function announceAlerts(
  tx: EntityManager,
  alerts: readonly { id: string; patientId: string }[],
): Promise<void> {
  for (const { id, patientId } of alerts) {
    await publish(tx, healthAlertChanged, patientId, { patientId, alertId: id });
  }
}

/** Closes the open alerts of a patient whose readings are gone; what is left of a night or a day is judged anew by the caller. */
export async function closeGroundlessAlerts(tx: EntityManager, patientId: string, now: Date): Promise<void> {
  const closed = await changedRows<{ id: string }>(
    tx,
    `update health_alerts a set resolved_at = $2 where patient_id = $1 and resolved_at is null
        and (metric = 'heartRate' or not exists (
          select 1 from reading_days d where d.patient_id = $1 and d.day = a.day
             and d.metric = case a.metric when 'sleep' then 'asleep' else 'steps' end)) returning id`,
    [patientId, now],
  );
  await announceAlerts(
    tx,
    closed.map(({ id }) => ({ id, patientId })),
  );
}
