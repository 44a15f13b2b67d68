import type { DataSource } from "typeorm";
import { readEntities } from "../../platform/entity-rows";
import { MedicationDose } from "./dose.entity";

/** Whose doses are wanted, and from which London day on: as one text, so that the same is read once. */
export const dosesKey = (patientId: string, since: string): string => `${patientId} ${since}`;

/** The doses that many patients noted, the first one first. @param keys as `dosesKey` makes them. */
export async function dosesByPatient(db: DataSource, keys: readonly string[]): Promise<MedicationDose[][]> {
  const wanted = keys.map((key) => key.split(" ") as [patientId: string, since: string]);
  const since = wanted.map(([, day]) => day).sort()[0];
  const theirs = "where patient_id = any($1) and day >= $2 order by day, hour";
  const rows = await readEntities(db, MedicationDose, theirs, [wanted.map(([id]) => id), since]);
  return wanted.map(([id, from]) => rows.filter(({ patientId, day }) => patientId === id && day >= from));
}
