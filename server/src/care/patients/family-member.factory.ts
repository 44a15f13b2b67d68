import type { EntityManager } from "typeorm";
import { FamilyMember } from "./family-member.entity";
import { Medication } from "./medication.entity";
import { newMedication } from "./medication.rules";

/** Stores an example of somebody whom a patient looks after: Mia, a girl of two. */
export async function makeFamilyMember(
  manager: EntityManager,
  patientId: string,
  given: Partial<Omit<FamilyMember, "id" | "patientId">> = {},
): Promise<FamilyMember> {
  const createdAt = given.createdAt ?? new Date();
  const member = await manager.getRepository(FamilyMember).save({
    patientId,
    name: "Mia",
    dateOfBirth: `${createdAt.getUTCFullYear() - 3}-12-31`,
    gender: "FEMALE" as const,
    allergies: [],
    conditions: [],
    medicines: [],
    version: 1,
    createdAt,
    changedAt: createdAt,
    ...given,
  });
  const rows = member.medicines.map((name, at) => ({
    ...newMedication(
      { name, dosage: null, frequency: "AS_NEEDED", startDate: null },
      new Date(createdAt.getTime() + at),
    ),
    ...{ patientId, familyMemberId: member.id },
  }));
  if (rows.length > 0) await manager.getRepository(Medication).insert(rows);
  return member;
}
