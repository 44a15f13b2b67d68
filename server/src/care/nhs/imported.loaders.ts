import type { DataSource } from "typeorm";
import type { NhsEntryKind } from "./nhs-import.rules";

/** What a profile has from a linked record. */
export interface Imported {
  importedAt: Date | null;
  /** The entries that are in the profile because of the record. */
  added: { kind: NhsEntryKind; name: string }[];
}

interface Row {
  patientId: string;
  importedAt: Date;
  kind: NhsEntryKind | null;
  name: string | null;
}

/** What the profiles of many patients have from their linked records. */
export async function importedByPatient(db: DataSource, patientIds: readonly string[]): Promise<Imported[]> {
  const rows: Row[] = await db.query(
    `select l.patient_id as "patientId", l.imported_at as "importedAt", e.kind, e.name
       from nhs_links l left join nhs_entries e on e.link_id = l.id and e.is_added
      where l.patient_id = any($1) order by e.position`,
    [patientIds],
  );
  return patientIds.map((id) => {
    const own = rows.filter(({ patientId }) => patientId === id);
    return {
      importedAt: own[0]?.importedAt ?? null,
      added: own.flatMap(({ kind, name }) => (kind && name ? [{ kind, name }] : [])),
    };
  });
}
