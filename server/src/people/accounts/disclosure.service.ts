import type { EntityManager } from "typeorm";
import type { Reader } from "../../platform/context";
import { narrowedBy, type PageAsked, readList } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { Disclosure } from "./disclosure.entity";
import type { DisclosureType } from "./disclosure.type";

/** A look that is to be shown to the patient. The words are shown as they are. */
export interface Look {
  patientId: string;
  viewerId: string;
  /** The thing that was looked at: one row for it, its viewer and the day (Europe/London). */
  subjectId: string;
  role: string;
  what: string;
  reason: string;
}

/**
 * Writes down for the patient who looked, in the transaction of the look. Role and first name are kept in words: they stay true
 * when the viewer's account changes or goes.
 */
export async function recordDisclosure(
  tx: EntityManager,
  at: Date,
  { patientId, viewerId, subjectId, role, what, reason }: Look,
): Promise<void> {
  await tx.query(
    `insert into disclosures (patient_id, viewer_id, subject_id, role_name, first_name, what, reason, occurred_at, occurred_on)
     select $1, $2, $3, $4, split_part(name, ' ', 1), $5, $6, $7, ($7::timestamptz at time zone 'Europe/London')::date
       from users where id = $2
     on conflict on constraint disclosures_once_a_day do nothing`,
    [patientId, viewerId, subjectId, role, what, reason, at],
  );
}

/** A page of who looked at a person's data, the newest first. */
export const listDisclosures = ({ db }: Reader, patientId: string, asked: PageAsked): Promise<Page<DisclosureType>> =>
  readList(db, {
    ...asked,
    entity: Disclosure,
    ...narrowedBy({ patient_id: patientId }),
    by: ["occurred_at", "id"],
    at: "occurredAt",
  });
