import type { DataSource } from "typeorm";
import { WHO_MAY } from "../../people/accounts/account.service";
import { STORED_ANSWER_HOURS } from "../../people/settings/number-setting.service";
import { rowById } from "../../platform/loaders";
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

/** Whether somebody of the staff has a permission, and the hours that staff set for an answer; null while the default is in force. */
export function pharmacies(
  db: DataSource,
  permissions: readonly string[],
): Promise<{ isStaffed: boolean; answerHours: number | null }[]> {
  const answering = `select exists (select 1 from ${WHO_MAY}) as "isStaffed", (${STORED_ANSWER_HOURS}) as "answerHours"`;
  return Promise.all(permissions.map(async (permission) => (await db.query(answering, [permission]))[0]));
}

/** What a patient thinks of one answer. */
export interface Feedback {
  helpful: boolean | null;
  comment: string | null;
  reportedAt: Date | null;
}

/** What became of a consultation: its escalation, null where there is none, and what its patient thinks of the answer. */
export interface Aftermath {
  escalation: PatientEscalation | null;
  feedback: Feedback;
}

type AftermathRow = Feedback &
  Omit<PatientEscalation, "reopenUntil" | "status"> & { id: string; status: EscalationStatus | null };

/** What became of many consultations, in one statement. */
export async function aftermathsByConsultation(db: DataSource, ids: readonly string[]): Promise<Aftermath[]> {
  const rows = await rowById<AftermathRow>(
    db,
    `select c.id, f.helpful, f.comment, r.sent_at as "reportedAt", e.consultation_id as "consultationId", e.status, e.because, e.sent_at as "sentAt",
            e.waiting_since as "waitingSince", e.answer_hours as "answerHours", e.seen_at as "seenAt", e.claimed_at as "claimedAt",
            e.answered_at as "answeredAt", e.closed_at as "closedAt", e.close_reason as "closeReason",
            split_part(u.name, ' ', 1) as "pharmacistName",
            case when e.status = 'NEEDS_REPLY' then (select m.asked from consultation_messages m
              where m.consultation_id = e.consultation_id order by m.sent_at desc, m.id desc limit 1) end as asks
       from unnest($1::uuid[]) as c (id)
       left join escalations e on e.consultation_id = c.id and e.kind = 'QUESTION'
       left join users u on u.id = e.pharmacist_id
       left join consultation_feedback f on f.consultation_id = c.id
       left join escalations r on r.consultation_id = c.id and r.kind = 'FEEDBACK'`,
    ids,
  );
  return rows.map((row) => aftermathOf(row as AftermathRow));
}

function aftermathOf({ id: _, helpful, comment, reportedAt, status, ...row }: AftermathRow): Aftermath {
  const reopening = row.closedAt && reopenUntil(row.closedAt);
  return {
    escalation: status && { ...row, status, reopenUntil: reopening },
    feedback: { helpful, comment, reportedAt },
  };
}
