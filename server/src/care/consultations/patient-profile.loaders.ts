import { type EntityManager, In, IsNull } from "typeorm";
import { mayUse } from "../../people/accounts/consent.loaders";
import { clinicalBook } from "../clinical/book-file";
import { checkText, type NamedCheck } from "../medicines/check-text.rules";
import type { Profile } from "../medicines/read-profile.rules";
import { HealthProfile } from "../patients/health-profile.entity";
import { comparedProfile } from "../patients/health-profile.rules";
import { Medication } from "../patients/medication.entity";
import { Consultation } from "./consultation.entity";
import { ageText, personOf } from "./handover.rules";
import { messageOf } from "./interview.rules";
import type { PharmacistPatientType } from "./pharmacist-question.type";

const NOTHING_TOLD: Profile = { allergies: [], conditions: [], medications: [] };

/** A question that somebody may look beside, on a day in London. */
interface Beside {
  consultationId: string;
  viewerId: string;
  today: string;
}

/**
 * What is told of the patients whom many questions are for, to whoever opened them today, of which the patients are told, as far as each
 * consents to the use of health data; null for others, and where a question is for somebody else. In four statements, however many.
 */
export async function profilesByConsultation(
  db: Pick<EntityManager, "getRepository" | "query">,
  keys: readonly Beside[],
): Promise<(PharmacistPatientType | null)[]> {
  const book = clinicalBook();
  const opened: { id: string }[] = await db.query(
    `select d.subject_id as id
       from unnest($1::uuid[], $2::uuid[], $3::date[]) as k(subject_id, viewer_id, occurred_on)
       join disclosures d using (subject_id, viewer_id, occurred_on)
      where ${mayUse("d.patient_id")}`,
    [
      keys.map(({ consultationId }) => consultationId),
      keys.map(({ viewerId }) => viewerId),
      keys.map(({ today }) => today),
    ],
  );
  const asked = await db.getRepository(Consultation).findBy({ id: In(opened.map(({ id }) => id)), subject: IsNull() });
  const patients = In(asked.map(({ patientId }) => patientId));
  const told = await db.getRepository(HealthProfile).findBy({ patientId: patients });
  const taken = await db.getRepository(Medication).find({
    where: { patientId: patients, familyMemberId: IsNull(), stoppedOn: IsNull() },
    order: { createdAt: "DESC", id: "DESC" },
  });
  return keys.map(({ consultationId, today }) => {
    const one = asked.find(({ id }) => id === consultationId);
    if (!one) return null;
    const row = told.find(({ patientId }) => patientId === one.patientId);
    const takes = taken.filter(({ patientId }) => patientId === one.patientId).map(({ name }) => name);
    const profile = row ? comparedProfile(row, takes, today) : NOTHING_TOLD;
    const { subject } = personOf(one, { age: profile.age ?? null, gender: row?.gender ?? null }, book);
    if (subject !== "SELF" && subject !== "UNCLEAR") return null;
    return {
      age: ageText(profile.age ?? null, "en"),
      conditions: [...profile.conditions],
      medicines: [...profile.medications],
      allergies: [...profile.allergies],
      warnings: checksOf(messageOf(one.question, one.answers), profile),
    };
  });
}

/** Each medicine that a case names beside the others that it names and those of the profile: what is asked about, and what is told. */
function checksOf(message: string, profile: Profile): NamedCheck[] {
  const { medicines: table } = clinicalBook();
  const named = checkText(message, profile, "en", table).map(({ name }) => name);
  return named.flatMap((name) => {
    const others = named.filter((other) => other !== name);
    const all = { ...profile, medications: [...profile.medications, ...others] };
    return checkText(name, all, "en", table).filter(({ warnings }) => warnings.length > 0);
  });
}
