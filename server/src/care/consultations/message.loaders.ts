import type { DataSource } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { type Cursor, type Page, toPage } from "../../platform/pages";

/** A message as the API says it. */
export interface Message {
  id: string;
  author: "PATIENT" | "PHARMACIST";
  /** A first name; null when the account is gone. */
  authorName: string | null;
  text: string;
  language: Language;
  sentAt: Date;
}

/** One page of one conversation, the newest message first. */
export interface MessagePlace {
  consultationId: string;
  first: number;
  cursor?: Cursor;
}

/**
 * Pages of many conversations in one statement.
 * @param namesPatient staff read the patient's messages without a name.
 */
async function readPages(
  db: DataSource,
  places: readonly MessagePlace[],
  namesPatient: boolean,
): Promise<Page<Message>[]> {
  const rows: (Message & { place: number; total: number })[] = await db.query(
    `select p.place::int, m.id, m.author, m.text, m.language, m.sent_at as "sentAt",
            case when m.author = 'PHARMACIST' or $5 then split_part(u.name, ' ', 1) end as "authorName",
            (select count(*)::int from consultation_messages where consultation_id = p.id) as total
       from unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::uuid[]) with ordinality as p (id, first, at, after, place)
       join consultations c on c.id = p.id
       cross join lateral (
         select * from consultation_messages
          where consultation_id = p.id and (p.at is null or (sent_at, id) < (p.at, p.after))
          order by sent_at desc, id desc limit p.first + 1) m
       left join users u on u.id = case when m.author = 'PATIENT' then c.patient_id else m.pharmacist_id end
      order by p.place, m.sent_at desc, m.id desc`,
    [
      places.map(({ consultationId }) => consultationId),
      places.map(({ first }) => first),
      places.map(({ cursor }) => cursor?.at ?? null),
      places.map(({ cursor }) => cursor?.id ?? null),
      namesPatient,
    ],
  );
  const byPlace: (typeof rows)[] = places.map(() => []);
  for (const row of rows) {
    byPlace[row.place - 1]?.push(row);
  }
  return places.map((page, index) => {
    const found = byPlace[index] ?? [];
    return toPage<Message, number>(found, page, found[0]?.total ?? 0, ({ sentAt, id }) => ({ at: sentAt, id }));
  });
}

/** As the patient reads it: with their own first name. */
export const messagesForPatient = (db: DataSource, places: readonly MessagePlace[]): Promise<Page<Message>[]> =>
  readPages(db, places, true);

/** As staff read it: the patient has no name. */
export const messagesForStaff = (db: DataSource, places: readonly MessagePlace[]): Promise<Page<Message>[]> =>
  readPages(db, places, false);
