import type { DataSource } from "typeorm";
import type { ConsentPurpose } from "./consent-texts.rules";

/** The newest line of the ledger for one purpose. */
export interface ConsentStanding {
  userId: string;
  purpose: ConsentPurpose;
  granted: boolean;
  recordedAt: Date;
}

/** Where each purpose stands that a person ever decided about, for many people in one statement. */
export async function standingsByUser(db: DataSource, userIds: readonly string[]): Promise<ConsentStanding[][]> {
  const rows: ConsentStanding[] = await db.query(
    `select distinct on (user_id, purpose) user_id as "userId", purpose, granted, recorded_at as "recordedAt"
       from consent_entries where user_id = any($1) order by user_id, purpose, id desc`,
    [userIds],
  );
  return userIds.map((id) => rows.filter(({ userId }) => userId === id));
}
