import { type RowSource, readEntities } from "../../platform/entity-rows";
import type { ConsentPurpose } from "./consent-texts.rules";
import { User } from "./user.entity";

/** The newest line of the ledger for one purpose. */
export interface ConsentStanding {
  purpose: ConsentPurpose;
  granted: boolean;
  /** ISO 8601 */
  recordedAt: string;
}

interface Standings {
  /** Of each purpose that the person ever decided about. */
  standings: ConsentStanding[];
}
export type Person = User & Standings;

const STANDINGS = `(select coalesce(json_agg(newest), '[]') from (
  select distinct on (purpose) purpose, granted, recorded_at as "recordedAt"
    from consent_entries where user_id = users.id order by purpose, id desc) newest)`;

/** Who many people are and what they agree to, in one statement; undefined for those who are gone. */
export async function peopleById(db: RowSource, ids: readonly string[]): Promise<(Person | undefined)[]> {
  const more = { standings: STANDINGS };
  const rows = await readEntities<User, Standings>(db, User, "where id = any($1)", [ids], { more });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}

/** True when the newest line of the ledger for this purpose is a grant. */
export const agrees = (person: Person | undefined, purpose: ConsentPurpose): boolean =>
  person?.standings.find((standing) => standing.purpose === purpose)?.granted ?? false;

/** The same in SQL, of the use of health data. @param userId whose, as SQL. */
export const mayUse = (userId: string): string =>
  `(select e.granted from consent_entries e where e.user_id = ${userId} and e.purpose = 'data_use' order by e.id desc limit 1)`;
