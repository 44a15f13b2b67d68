import { type CareLevel, isHigher } from "../clinical/care-level.rules";
import type { ConsultationAnswer } from "../clinical/composing.rules";

/** What was said to a patient about something that they wrote under an answer. */
export interface RaisedAdvice {
  level: CareLevel;
  response: ConsultationAnswer;
}

interface Raised {
  level: CareLevel;
  raisedLevel: CareLevel | null;
  raisedAt: Date | null;
  raisedAdvice: RaisedAdvice | null;
}

/** For so long advice gives way only to advice that is as urgent. */
const STANDS_HOURS = 24;

/**
 * What a text changes that was written under an answer: the step rises or stays and never falls. Null when the text has nothing
 * that 999, a crisis line, 111 or a GP is needed for.
 */
export function raisedBy(before: Raised, advice: RaisedAdvice, now: Date): Omit<Raised, "level"> | null {
  if (!isHigher(advice.level, "PHARMACIST")) {
    return null;
  }
  const level = before.raisedLevel ?? before.level;
  const raisedLevel = isHigher(level, advice.level) ? level : advice.level;
  const standing = before.raisedAdvice;
  const isFresh = before.raisedAt !== null && now.getTime() - before.raisedAt.getTime() < STANDS_HOURS * 3_600_000;
  if (standing && isFresh && isHigher(standing.level, advice.level)) {
    return { raisedLevel, raisedAt: before.raisedAt, raisedAdvice: standing };
  }
  return { raisedLevel, raisedAt: now, raisedAdvice: advice };
}
