import type { DataSource } from "typeorm";
import { readEntities } from "../../platform/entity-rows";
import type { NhsEntryKind } from "./nhs-import.rules";
import { NhsLink } from "./nhs-link.entity";

interface Imported {
  /** The entries that are in the profile because of the record. */
  added: { kind: NhsEntryKind; name: string }[];
}

const ADDED = `(select coalesce(json_agg(json_build_object('kind', e.kind, 'name', e.name) order by e.position), '[]')
  from nhs_entries e where e.link_id = nhs_links.id and e.is_added)`;

/** The links of many patients, with what their profiles have from them; null for those without. */
export async function linksByPatient(db: DataSource, ids: readonly string[]): Promise<((NhsLink & Imported) | null)[]> {
  const more = { added: ADDED };
  const theirs = "where patient_id = any($1)";
  const rows = await readEntities<NhsLink, Imported>(db, NhsLink, theirs, [ids], { more });
  return ids.map((id) => rows.find(({ patientId }) => patientId === id) ?? null);
}
