import type { Profile } from "../medicines/read-profile.rules";
import type { Asker } from "../triage/answer-shape.rules";
import type { Assessment } from "./assessment.rules";
import { SELF } from "./persons.rules";

/** Who asks, and about whom: what somebody has told about themself counts for nobody else. */
export function askerOf(
  { judged: { known }, isAboutChild, isSomebodyElse }: Assessment,
  told: { profile: Profile; changedAt: Date } | null,
): Asker {
  const isSelf = known.person === SELF && !isSomebodyElse;
  return {
    subject: isAboutChild ? "child" : isSelf ? "self" : "other",
    profile: isSelf && told ? told.profile : null,
    ...(told && { profileChangedAt: told.changedAt }),
  };
}
