import { type DataSource, In, IsNull } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { aboutMedicine } from "../medicines/about-medicine.rules";
import { checkMedication, type MedicationWarning } from "../medicines/check-medication.rules";
import type { Profile } from "../medicines/read-profile.rules";
import { medicinesTable } from "../medicines/table-file";
import { FamilyMember } from "./family-member.entity";
import { familyProfile } from "./family-member.rules";
import { HealthProfile } from "./health-profile.entity";
import { comparedProfile } from "./health-profile.rules";
import { Medication } from "./medication.entity";

/** What to avoid with a medicine: in general, and for whoever takes it. */
export interface Guidance {
  avoid: string[];
  warnings: MedicationWarning[];
}

export interface GuidanceKey {
  medication: Medication;
  /** In Europe/London, as YYYY-MM-DD. */
  today: string;
}

/** What many medicines ask for; null for those that were stopped, and without the consent to the use of health data. */
export async function guidanceByMedication(db: DataSource, keys: readonly GuidanceKey[]): Promise<(Guidance | null)[]> {
  const patientId = In([...new Set(keys.map(({ medication }) => medication.patientId))]);
  const readers: { id: string; language: Language; consents: boolean | null }[] = await db.query(
    `select id, language, (select granted from consent_entries
                            where user_id = u.id and purpose = 'data_use' order by id desc limit 1) as consents
       from users u where id = any($1)`,
    [patientId.value],
  );
  const profiles = await db.getRepository(HealthProfile).findBy({ patientId });
  const members = await db.getRepository(FamilyMember).findBy({ patientId });
  const current = await db
    .getRepository(Medication)
    .find({ where: { patientId, stoppedOn: IsNull() }, order: { createdAt: "DESC", id: "DESC" } });
  const table = medicinesTable();

  const profileFor = ({ medication: { id, patientId: owner, familyMemberId }, today }: GuidanceKey): Profile | null => {
    const others = current
      .filter((one) => one.patientId === owner && one.familyMemberId === familyMemberId && one.id !== id)
      .map(({ name }) => name);
    const member = members.find((one) => one.id === familyMemberId);
    if (member) return familyProfile({ ...member, medicines: others }, today);
    const told = profiles.find((one) => one.patientId === owner);
    return told ? comparedProfile(told, others, today) : null;
  };
  return keys.map((key) => {
    const { name, patientId: owner, stoppedOn } = key.medication;
    const reader = readers.find(({ id }) => id === owner);
    if (stoppedOn !== null || !reader?.consents) return null;
    return {
      avoid: aboutMedicine(name, reader.language, table)?.avoid ?? [],
      warnings: checkMedication(name, profileFor(key), reader.language, table).warnings,
    };
  });
}
