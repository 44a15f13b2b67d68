import type { EntityManager } from "typeorm";
import { holdsConsent } from "../../people/accounts/consent.service";
import { recordDisclosure } from "../../people/accounts/disclosure.service";
import type { RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { londonDay } from "../../platform/london.rules";
import { conflict, invalid } from "../../platform/problems";
import { clinicalBook } from "../clinical/book-file";
import { checkText, type NamedCheck } from "../medicines/check-text.rules";
import type { Profile } from "../medicines/read-profile.rules";
import { familyProfile } from "../patients/family-member.rules";
import { readFamily } from "../patients/family-member.service";
import { readAgeAndGender, readComparedProfile } from "../patients/health-profile.service";
import type { Consultation } from "./consultation.entity";
import { ANSWER_MAX_LENGTH, MESSAGES, PROFILE_LOOK } from "./consultation.rules";
import { Escalation } from "./escalation.entity";
import { REFUSALS } from "./escalation.rules";
import { personOf } from "./handover.rules";

/** What speaks against the medicines of an answer that is being written. */
export interface AnswerCheck {
  /** False where nothing may be compared, or nobody is known: that says nothing about the medicines. */
  isCompared: boolean;
  medicines: NamedCheck[];
}

const NOT_COMPARED: AnswerCheck = { isCompared: false, medicines: [] };

/** What was told of the person whom a question is for; null where that is nobody whom we know. */
async function readProfileFor(
  tx: EntityManager,
  { clock }: Pick<RequestContext, "clock">,
  asked: Consultation,
): Promise<Profile | null> {
  const now = clock.now();
  const { patientId, familyMemberId } = asked;
  if (familyMemberId) {
    const member = (await readFamily(tx, patientId)).find(({ id }) => id === familyMemberId);
    return member ? familyProfile(member, londonDay(now)) : null;
  }
  if (asked.subject) return null;
  const teller = await readAgeAndGender({ db: tx, clock }, patientId);
  const { subject } = personOf(asked, teller, clinicalBook());
  const isOwn = subject === "SELF" || subject === "UNCLEAR";
  return isOwn ? ((await readComparedProfile(tx, patientId, now))?.profile ?? null) : null;
}

/**
 * Compares the medicines that an answer names with the profile of whomever the question is for, as far as the patient consents to the
 * use of health data. Nothing of the answer is kept; the patient reads that their profile was looked at.
 * @throws BAD_USER_INPUT on `text`; NOT_FOUND; CONFLICT for everybody but the pharmacist who has the question.
 */
export async function checkAnswer(ctx: RequestContext, who: Who, id: string, text: string): Promise<AnswerCheck> {
  if (text.length > ANSWER_MAX_LENGTH) throw invalid("text", MESSAGES.answerTooLong);
  return ctx.db.transaction(async (tx) => {
    const escalation = await readOne(tx, Escalation, { id }, { relations: { consultation: true } });
    const { consultation, pharmacistId, kind, status } = escalation;
    if (kind !== "QUESTION") throw conflict(REFUSALS.notAQuestion);
    if (status === "CLOSED") throw conflict(REFUSALS.alreadyClosed);
    if (pharmacistId !== who.id) throw conflict(pharmacistId ? REFUSALS.claimedByOther : REFUSALS.claimFirst);
    const { patientId } = consultation;
    if (!(await holdsConsent({ db: tx }, patientId, "data_use"))) return NOT_COMPARED;
    const profile = await readProfileFor(tx, ctx, consultation);
    if (!profile) return NOT_COMPARED;
    const medicines = checkText(text, profile, "en", clinicalBook().medicines);
    if (medicines.some(({ warnings }) => warnings.length > 0)) {
      const look = { patientId, viewerId: who.id, subjectId: patientId, ...PROFILE_LOOK };
      await recordDisclosure(tx, ctx.clock.now(), look);
    }
    return { isCompared: true, medicines };
  });
}
