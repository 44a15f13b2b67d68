import type { DataSource } from "typeorm";
import type { Language } from "../accounts/account.rules";
import type { EscalationStatus } from "./consultation.rules";

/** An escalation as its patient may see it. */
export interface PatientEscalation {
  status: EscalationStatus;
  because: string | null;
  sentAt: Date;
  seenAt: Date | null;
  claimedAt: Date | null;
  answeredAt: Date | null;
  pharmacistName: string | null;
  answer: string | null;
  answerLanguage: Language | null;
}

/** The escalations of many consultations in one statement; null where there is none. */
export async function escalationsByConsultation(
  db: DataSource,
  consultationIds: readonly string[],
): Promise<(PatientEscalation | null)[]> {
  const rows: (PatientEscalation & { consultationId: string })[] = await db.query(
    `select e.consultation_id as "consultationId", e.status, e.because, e.sent_at as "sentAt", e.seen_at as "seenAt",
            e.claimed_at as "claimedAt", e.answered_at as "answeredAt", split_part(u.name, ' ', 1) as "pharmacistName",
            e.answer, e.answer_language as "answerLanguage"
       from escalations e left join users u on u.id = e.pharmacist_id
      where e.consultation_id = any($1)`,
    [consultationIds],
  );
  const byId = new Map(rows.map(({ consultationId, ...escalation }) => [consultationId, escalation]));
  return consultationIds.map((id) => byId.get(id) ?? null);
}
