import { IsNull } from "typeorm";
import type { Language } from "../accounts/account.rules";
import { readAccount } from "../accounts/account.service";
import { clinicalBook } from "../clinical/book-file";
import { readHealthProfile } from "../patients/health-profile.service";
import { Medication } from "../patients/medication.entity";
import type { RequestContext, Who } from "../platform/context";
import { readConsultation } from "./consultation.service";
import { type Handover, handoverOf } from "./handover.rules";

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
    where: { patientId: who.id, stoppedOn: IsNull() },
    order: { createdAt: "DESC", id: "DESC" },
  });
  const teller = { name, age, dateOfBirth, gender, profile: { ...profile, medicines } };
  return handoverOf(consultation, teller, clinicalBook(), language);
}
