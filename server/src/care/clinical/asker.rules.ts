import type { Profile } from "../medicines/read-profile.rules";
import type { Assessment } from "./assessment.rules";
import { FAMILY, SELF } from "./persons.rules";
import type { Relative } from "./question.rules";

/** Whether somebody can answer the questions that go to a pharmacist, and within how many hours. */
export interface PharmacistService {
  answerHours: number;
  isStaffed: boolean;
}

/** Who asks, and about whom. */
export interface Asker {
  subject: "self" | "child" | "family" | "other";
  /** What is told of whoever it is about; null while nothing is known, or it is about somebody else. */
  profile: Profile | null;
  /** When the profile was changed last. */
  profileChangedAt?: Date;
  /** Whose profile it is, where it is not that of whoever asks. */
  name?: string;
  /** Everybody whom the person looks after. */
  family?: readonly Relative[];
}

/** What was told, of whoever asks or of somebody with a name whom they look after. */
export interface Told {
  profile: Profile;
  changedAt: Date;
  name?: string;
}

/** Who asks, and about whom: what somebody has told about one person counts for nobody else. */
export function askerOf(
  { judged: { known }, isAboutChild, isSomebodyElse, namesWriter }: Assessment,
  told: Told | null,
  family: readonly Relative[] = [],
): Asker {
  const isFamily = known.person === FAMILY && told?.name !== undefined;
  const isSelf = known.person === SELF && !isSomebodyElse && namesWriter;
  return {
    subject: isAboutChild ? "child" : isFamily ? "family" : isSelf ? "self" : "other",
    profile: (isFamily || isSelf) && told ? told.profile : null,
    ...(told && { profileChangedAt: told.changedAt, ...(isFamily && { name: told.name }) }),
    family,
  };
}
