import type { DataSource } from "typeorm";
import type { OpenQuestion } from "../clinical/composing.rules";
import { type CloseReason, type EscalationStatus, reopenUntil } from "./escalation.rules";

/** An escalation as its patient may see it. */
export interface PatientEscalation {
  consultationId: string;
  status: EscalationStatus;
  because: string | null;
  sentAt: Date;
  waitingSince: Date;
  answerHours: number | null;
  seenAt: Date | null;
  claimedAt: Date | null;
  answeredAt: Date | null;
  closedAt: Date | null;
  closeReason: CloseReason | null;
  reopenUntil: Date | null;
  pharmacistName: string | null;
  asks: OpenQuestion | null;
}

/** The escalations of many consultations in one statement; null where there is none. */
export async function escalationsByConsultation(
  db: DataSource,
  consultationIds: readonly string[],
): Promise<(PatientEscalation | null)[]> {
  const rows: Omit<PatientEscalation, "reopenUntil">[] = await db.query(
    `select e.consultation_id as "consultationId", e.status, e.because, e.sent_at as "sentAt",
            e.waiting_since as "waitingSince", e.answer_hours as "answerHours", e.seen_at as "seenAt", e.claimed_at as "claimedAt",
            e.answered_at as "answeredAt", e.closed_at as "closedAt", e.close_reason as "closeReason",
            split_part(u.name, ' ', 1) as "pharmacistName",
            case when e.status = 'NEEDS_REPLY' then (select m.asked from consultation_messages m
              where m.consultation_id = e.consultation_id order by m.sent_at desc, m.id desc limit 1) end as asks
       from escalations e left join users u on u.id = e.pharmacist_id
      where e.consultation_id = any($1) and e.kind = 'QUESTION'`,
    [consultationIds],
  );
  const byId = new Map(rows.map((row) => [row.consultationId, row]));
  return consultationIds.map((id) => {
    const row = byId.get(id);
    return row ? { ...row, reopenUntil: row.closedAt && reopenUntil(row.closedAt) } : null;
  });
}
