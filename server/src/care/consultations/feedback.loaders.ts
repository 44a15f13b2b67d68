import type { DataSource } from "typeorm";

/** What a patient thinks of one answer. */
export interface Feedback {
  helpful: boolean | null;
  comment: string | null;
  reportedAt: Date | null;
}

/** What patients think of many answers, in one statement. */
export async function feedbackByConsultation(db: DataSource, ids: readonly string[]): Promise<Feedback[]> {
  const rows: (Feedback & { id: string })[] = await db.query(
    `select c.id, f.helpful, f.comment, r.sent_at as "reportedAt"
       from unnest($1::uuid[]) as c (id) left join consultation_feedback f on f.consultation_id = c.id
       left join escalations r on r.consultation_id = c.id and r.kind = 'FEEDBACK'`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? { helpful: null, comment: null, reportedAt: null });
}
