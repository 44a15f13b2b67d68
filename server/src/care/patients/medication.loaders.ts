import { type DataSource, In } from "typeorm";
import { readEntities } from "../../platform/entity-rows";
import { FamilyMember } from "./family-member.entity";
import { HealthProfile } from "./health-profile.entity";
import { Medication } from "./medication.entity";

/** What many patients have told about their own health; null for those who have told nothing. */
export async function profilesByPatient(db: DataSource, ids: readonly string[]): Promise<(HealthProfile | null)[]> {
  const rows = await readEntities(db, HealthProfile, "where patient_id = any($1)", [ids]);
  return ids.map((id) => rows.find(({ patientId }) => patientId === id) ?? null);
}

interface Name {
  /** Of whoever takes it; null for the patient's own. */
  memberName: string | null;
}
export type NamedMedication = Medication & Name;

const NAMED = { memberName: "(select f.name from family_members f where f.id = medications.family_member_id)" };

/** The medicines of many patients and of those whom they look after, taken or not any more, the last one that was added first. */
export async function medicationsByPatient(db: DataSource, ids: readonly string[]): Promise<NamedMedication[][]> {
  const theirs = "where patient_id = any($1) order by created_at desc, id desc";
  const rows = await readEntities<Medication, Name>(db, Medication, theirs, [ids], { more: NAMED });
  return ids.map((id) => rows.filter(({ patientId }) => patientId === id));
}

/** Those whom many patients look after. */
export async function familiesByPatient(db: DataSource, ids: readonly string[]): Promise<FamilyMember[][]> {
  const rows = await db.getRepository(FamilyMember).findBy({ patientId: In([...ids]) });
  return ids.map((id) => rows.filter(({ patientId }) => patientId === id));
}
