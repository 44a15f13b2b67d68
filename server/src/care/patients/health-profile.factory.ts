import type { EntityManager } from "typeorm";
import { HealthProfile } from "./health-profile.entity";
import { Medication } from "./medication.entity";

export type HealthProfileExample = Partial<Omit<HealthProfile, "patientId">> & {
  medications?: Partial<Omit<Medication, "id" | "patientId">>[];
};

/** Stores an example of a profile that was saved once, with its medicines. */
export async function makeHealthProfile(
  manager: EntityManager,
  patientId: string,
  { medications = [], ...given }: HealthProfileExample = {},
): Promise<void> {
  const changedAt = given.changedAt ?? new Date();
  await manager.getRepository(HealthProfile).insert({
    patientId,
    age: null,
    dateOfBirth: null,
    gender: null,
    pregnantOrBreastfeeding: null,
    allergies: [],
    conditions: [],
    version: 1,
    revision: 1 + medications.length,
    changedAt,
    ...given,
  });
  await manager.getRepository(Medication).insert(
    medications.map((medication) => ({
      patientId,
      name: "Ramipril",
      dosage: null,
      frequency: "ONCE" as const,
      startDate: null,
      stoppedOn: null,
      source: "TYPED" as const,
      version: 1,
      createdAt: changedAt,
      scheduledSince: medication.createdAt ?? changedAt,
      ...medication,
    })),
  );
}
