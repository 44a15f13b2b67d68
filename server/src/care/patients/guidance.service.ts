import { agrees, peopleById } from "../../people/accounts/consent.loaders";
import type { RequestContext } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import { aboutMedicine } from "../medicines/about-medicine.rules";
import { checkMedication } from "../medicines/check-medication.rules";
import type { Profile } from "../medicines/read-profile.rules";
import { medicinesTable } from "../medicines/table-file";
import { familyProfile } from "./family-member.rules";
import { comparedProfile } from "./health-profile.rules";
import type { Medication } from "./medication.entity";
import { familiesByPatient, medicationsByPatient, profilesByPatient } from "./medication.loaders";
import type { MedicationGuidanceType } from "./medication.type";

/** What a medicine asks for; null for one that was stopped, and without the consent to the use of health data. */
export async function readGuidance(
  ctx: RequestContext,
  medication: Medication,
): Promise<MedicationGuidanceType | null> {
  const { name, patientId, stoppedOn } = medication;
  const person = await ctx.loaders.get(peopleById).load(patientId);
  if (stoppedOn !== null || !person || !agrees(person, "data_use")) return null;
  const table = medicinesTable();
  return {
    avoid: aboutMedicine(name, person.language, table)?.avoid ?? [],
    warnings: checkMedication(name, await readOthers(ctx, medication), person.language, table).warnings,
  };
}

/** What is known of whoever takes a medicine, with what they take beside it. */
async function readOthers(ctx: RequestContext, { id, patientId, familyMemberId }: Medication): Promise<Profile | null> {
  const today = londonDay(ctx.clock.now());
  const [all, told, family] = await Promise.all([
    ctx.loaders.get(medicationsByPatient).load(patientId),
    ctx.loaders.get(profilesByPatient).load(patientId),
    familyMemberId === null ? [] : ctx.loaders.get(familiesByPatient).load(patientId),
  ]);
  const medicines = all
    .filter((one) => one.familyMemberId === familyMemberId && one.stoppedOn === null && one.id !== id)
    .map(({ name }) => name);
  const member = family.find((one) => one.id === familyMemberId);
  if (member) return familyProfile({ ...member, medicines }, today);
  return told && comparedProfile(told, medicines, today);
}
