import { IsNull } from "typeorm";
import { readAccount } from "../../people/accounts/account.service";
import type { RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { FamilyMember } from "../patients/family-member.entity";
import type { Gender, PregnancyAnswer } from "../patients/health-profile.rules";
import { readHealthProfile, requireDataUse } from "../patients/health-profile.service";
import { Medication } from "../patients/medication.entity";

/** What somebody takes, for a pharmacist to read: with what matters beside it, and who told it. */
export interface MedicineList {
  /** Of the person. */
  id: string;
  name: string;
  /** Who told it, where that is somebody else. */
  toldBy: string | null;
  dateOfBirth: string | null;
  gender: Gender | null;
  /** Null where nobody said, and for those whom a patient looks after. */
  pregnantOrBreastfeeding: PregnancyAnswer | null;
  allergies: string[];
  conditions: string[];
  /** Those that are taken now, by name. */
  medicines: Medication[];
}

/**
 * What a patient, or somebody whom they look after, takes now.
 * @throws NOT_FOUND for anybody else; CONFLICT for others than the patient without the consent to the use of health data.
 */
export async function readMedicineList(ctx: RequestContext, who: Who, forWhom: string | null): Promise<MedicineList> {
  const { name } = await readAccount(ctx, who);
  const takenBy = (familyMemberId: string | null) =>
    ctx.db.getRepository(Medication).find({
      where: { patientId: who.id, familyMemberId: familyMemberId ?? IsNull(), stoppedOn: IsNull() },
      order: { name: "ASC", id: "ASC" },
    });
  if (forWhom === null) {
    return { ...(await readHealthProfile(ctx, who)), name, toldBy: null, medicines: await takenBy(null) };
  }
  const member = await readOne(ctx.db, FamilyMember, { id: forWhom, patientId: who.id });
  await requireDataUse(ctx, who);
  return { ...member, toldBy: name, pregnantOrBreastfeeding: null, medicines: await takenBy(member.id) };
}
