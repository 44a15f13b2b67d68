import { IsNull } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { readAccount } from "../../people/accounts/account.service";
import { holdsConsent } from "../../people/accounts/consent.service";
import type { RequestContext, Who } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import { clinicalBook } from "../clinical/book-file";
import { FamilyMember } from "../patients/family-member.entity";
import { familyProfile } from "../patients/family-member.rules";
import { readHealthProfile } from "../patients/health-profile.service";
import { Medication } from "../patients/medication.entity";
import { readConsultation } from "./consultation.service";
import { type Handover, handoverOf, type ToldPerson } from "./handover.rules";

/** What was told about whom of the family a consultation is for; null without the consent to the use of health data. */
async function readMember(ctx: RequestContext, who: Who, id: string | null): Promise<ToldPerson | null> {
  if (!id || !(await holdsConsent(ctx, who.id, "data_use"))) return null;
  const member = await ctx.db.getRepository(FamilyMember).findOneBy({ id, patientId: who.id });
  if (!member) return null;
  const { dateOfBirth, gender, allergies, conditions, changedAt } = member;
  const { age = null } = familyProfile(member, londonDay(ctx.clock.now()));
  const medicines = member.medicines.map((name) => ({ name, dosage: null, frequency: null }));
  return {
    ...{ age, dateOfBirth, gender },
    profile: { pregnantOrBreastfeeding: null, allergies, conditions, medicines, changedAt },
  };
}

/**
 * Sums up one consultation of this patient for whoever goes on with it, beside the profile as it is now. Somebody else's is not found,
 * like one that never was.
 * @throws NOT_FOUND.
 */
export async function readHandover(ctx: RequestContext, who: Who, id: string, language: Language): Promise<Handover> {
  const consultation = await readConsultation(ctx, who, id);
  const { name } = await readAccount(ctx, who);
  const { age, dateOfBirth, gender, ...profile } = await readHealthProfile(ctx, who);
  const medicines = await ctx.db.getRepository(Medication).find({
    where: { patientId: who.id, familyMemberId: IsNull(), stoppedOn: IsNull() },
    order: { createdAt: "DESC", id: "DESC" },
  });
  const member = await readMember(ctx, who, consultation.familyMemberId);
  const teller = { name, age, dateOfBirth, gender, profile: { ...profile, medicines }, member };
  return handoverOf(consultation, teller, clinicalBook(), language);
}
