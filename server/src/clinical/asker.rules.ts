import type { Profile } from "../medicines/read-profile.rules";
import type { Assessment } from "./assessment.rules";
import { SELF } from "./persons.rules";

/** Whether somebody can answer the questions that go to a pharmacist, and within how many hours. */
export interface PharmacistService {
  answerHours: number;
  isStaffed: boolean;
}

/** Who asks, and about whom. */
export interface Asker {
  subject: "self" | "child" | "other";
  /** What the person has told about themself; null while nothing is known, or it is about somebody else. */
  profile: Profile | null;
  /** When the profile was changed last. */
  profileChangedAt?: Date;
}

/** Who asks, and about whom: what somebody has told about themself counts for nobody else. */
export function askerOf(
  { judged: { known }, isAboutChild, isSomebodyElse, namesWriter }: Assessment,
  told: { profile: Profile; changedAt: Date } | null,
): Asker {
  const isSelf = known.person === SELF && !isSomebodyElse && namesWriter;
  return {
    subject: isAboutChild ? "child" : isSelf ? "self" : "other",
    profile: isSelf && told ? told.profile : null,
    ...(told && { profileChangedAt: told.changedAt }),
  };
}
