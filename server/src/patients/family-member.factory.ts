import type { EntityManager } from "typeorm";
import { FamilyMember } from "./family-member.entity";

/** Stores an example of somebody whom a patient looks after: Mia, a girl of two. */
export async function makeFamilyMember(
  manager: EntityManager,
  patientId: string,
  given: Partial<Omit<FamilyMember, "id" | "patientId">> = {},
): Promise<FamilyMember> {
  const createdAt = given.createdAt ?? new Date();
  return manager.getRepository(FamilyMember).save({
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
}
