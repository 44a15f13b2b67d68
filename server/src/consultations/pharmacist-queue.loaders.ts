import { type DataSource, In } from "typeorm";
import { Consultation } from "./consultation.entity";

/** A note to colleagues; the patient sees it in the export of their data only. */
export interface QueueNote {
  id: string;
  authorName: string | null;
  text: string;
  writtenAt: Date;
}

/** The notes of many entries, the oldest first. */
export async function notesByEscalation(db: DataSource, ids: readonly string[]): Promise<QueueNote[][]> {
  const rows: (QueueNote & { escalationId: string })[] = await db.query(
    `select n.id, n.escalation_id as "escalationId", split_part(u.name, ' ', 1) as "authorName", n.text,
            n.created_at as "writtenAt"
       from escalation_notes n left join users u on u.id = n.pharmacist_id
      where n.escalation_id = any($1) order by n.created_at, n.id`,
    [ids],
  );
  return ids.map((id) => rows.filter(({ escalationId }) => escalationId === id));
}

/** The answers of the assistant to many questions, as they were given. */
export async function adviceByConsultation(
  db: DataSource,
  ids: readonly string[],
): Promise<Consultation["response"][]> {
  const found = await db
    .getRepository(Consultation)
    .find({ select: { id: true, response: true }, where: { id: In([...ids]) } });
  const byId = new Map(found.map(({ id, response }) => [id, response]));
  return ids.map((id) => byId.get(id) as Consultation["response"]);
}
