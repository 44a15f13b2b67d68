import { type DataSource, In } from "typeorm";
import { rowById, rowsByKey } from "../../platform/loaders";
import { Consultation } from "./consultation.entity";
import { ageText } from "./handover.rules";
import type { PharmacistSubjectType } from "./pharmacist-question.type";
import type { KeptSubject } from "./subject.rules";

/** A note to colleagues; the patient sees it in the export of their data only. */
export interface QueueNote {
  id: string;
  authorName: string | null;
  text: string;
  writtenAt: Date;
}

/** The notes of many entries, the oldest first. */
export const notesByEscalation = (db: DataSource, ids: readonly string[]): Promise<QueueNote[][]> =>
  rowsByKey(
    db,
    `select n.id, n.escalation_id as "escalationId", split_part(u.name, ' ', 1) as "authorName", n.text,
            n.created_at as "writtenAt"
       from escalation_notes n left join users u on u.id = n.pharmacist_id
      where n.escalation_id = any($1) order by n.created_at, n.id`,
    ids,
    "escalationId",
  );

/** The answers of the assistant to many questions, as they were given, without the names of whom else a patient looks after. */
export async function adviceByConsultation(
  db: DataSource,
  ids: readonly string[],
): Promise<Consultation["response"][]> {
  const found = await db
    .getRepository(Consultation)
    .find({ select: { id: true, response: true }, where: { id: In([...ids]) } });
  const shown = ({ openQuestions, ...response }: Consultation["response"]) => ({
    ...response,
    openQuestions: openQuestions?.filter(({ kind }) => kind !== "who"),
  });
  const byId = new Map(found.map(({ id, response }) => [id, shown(response)]));
  return ids.map((id) => byId.get(id) as Consultation["response"]);
}

type ToldLists = Pick<PharmacistSubjectType, "conditions" | "medicines" | "allergies">;

/** Whom many questions are for, where that is somebody whom their patients look after; health data as far as patients consent. */
export async function subjectsByConsultation(
  db: DataSource,
  ids: readonly string[],
): Promise<(PharmacistSubjectType | null)[]> {
  const rows = await rowById<{ id: string; subject: KeptSubject; mayShow: boolean } & ToldLists>(
    db,
    `select c.id, c.subject, d.granted as "mayShow", f.conditions, f.allergies,
            case when f.id is not null then array(select m.name from medications m
              where m.family_member_id = f.id and m.stopped_on is null order by m.created_at, m.id) end as medicines
       from consultations c
       left join lateral (select granted from consent_entries e where e.user_id = c.patient_id and e.purpose = 'data_use'
                           order by e.id desc limit 1) d on true
       left join family_members f on f.id = c.family_member_id and d.granted
      where c.id = any($1) and c.subject is not null`,
    ids,
  );
  return rows.map((row) => {
    if (!row) return null;
    const { id: _, subject, mayShow, ...lists } = row;
    const { name, age, sex } = subject;
    return { name, age: mayShow ? ageText(age, "en") : null, sex: mayShow ? sex : null, ...lists };
  });
}
