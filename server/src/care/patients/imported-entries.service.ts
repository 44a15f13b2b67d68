import { type EntityManager, In } from "typeorm";
import { publish } from "../../platform/realtime/topics";
import { HealthProfile } from "./health-profile.entity";
import { makeProfile } from "./health-profile.service";
import { healthProfileChanged } from "./health-profile.topics";
import { Medication } from "./medication.entity";
import { type MedicationFacts, newMedication } from "./medication.rules";
import { medicinesChanged } from "./medication.topics";

/** The lists of a profile that can take over what stands elsewhere. */
export interface ProfileLists {
  allergies: string[];
  conditions: string[];
}

/** The row of a patient's profile, locked; there is one from now on. */
export async function lockProfile(tx: EntityManager, patientId: string, now: Date): Promise<HealthProfile> {
  await makeProfile(tx, patientId, now);
  return tx.getRepository(HealthProfile).findOneOrFail({ where: { patientId }, lock: { mode: "pessimistic_write" } });
}

/** Adds medicines from elsewhere. @returns their ids, in the same order. */
export async function addImportedMedicines(
  tx: EntityManager,
  patientId: string,
  medicines: readonly MedicationFacts[],
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .getRepository(Medication)
    .save(medicines.map((facts) => ({ ...newMedication(facts, now, "IMPORTED"), patientId, familyMemberId: null })));
  return rows.map(({ id }) => id);
}

/** Deletes medicines that came from elsewhere, also those that were stopped or edited since. */
export async function removeImportedMedicines(tx: EntityManager, patientId: string, ids: string[]): Promise<void> {
  await tx.getRepository(Medication).delete({ patientId, id: In(ids) });
}

/**
 * Changes a profile that is locked and tells every tab: another save that knows the older version is refused.
 * @param change what becomes different; nothing means that only the medicines did, or what belongs to the profile elsewhere.
 */
export async function changeProfile(
  tx: EntityManager,
  patientId: string,
  change: Partial<ProfileLists & { waitingAllergies: string[]; dateOfBirth: string; age: null }>,
  now: Date,
): Promise<void> {
  await tx
    .getRepository(HealthProfile)
    .createQueryBuilder()
    .update()
    .set({ ...change, changedAt: now, version: () => "version + 1", revision: () => "revision + 1" })
    .where({ patientId })
    .execute();
  await publish(tx, healthProfileChanged, patientId, { patientId });
  await publish(tx, medicinesChanged, patientId, { patientId });
}
