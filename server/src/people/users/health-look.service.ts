import { randomUUID } from "node:crypto";
import { type EntityManager, IsNull } from "typeorm";
import { HealthProfile } from "../../care/patients/health-profile.entity";
import { ageOn } from "../../care/patients/health-profile.rules";
import { Medication } from "../../care/patients/medication.entity";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { londonDay } from "../../platform/london.rules";
import { conflict, invalid } from "../../platform/problems";
import { rolesOf } from "../accounts/account.service";
import { holdsConsent } from "../accounts/consent.service";
import { recordDisclosure } from "../accounts/disclosure.service";
import { limitKey } from "../accounts/guess.service";
import { PERMISSIONS } from "../accounts/permission.rules";
import { User } from "../accounts/user.entity";
import type { HealthLookType, SeenProfileType, SeenQuestionType } from "./health-look.type";
import {
  HEALTH_LOOK_WORDS,
  type HealthLookKind,
  reasonProblem,
  tidyReason,
  USER_LIMITS,
  USER_MESSAGES,
} from "./user-account.rules";

interface Asked {
  userId: string;
  reason: string;
  what: HealthLookKind;
}

/**
 * Shows health data of a patient once, for a reason. What is shown and that it was shown are one transaction: the patient reads who
 * looked, at what and why.
 * @throws BAD_USER_INPUT on `reason`; NOT_FOUND for everybody but patients; CONFLICT without the consent to the use of health data;
 * RATE_LIMITED.
 */
export async function lookAtHealth(
  ctx: RequestContext,
  who: Who,
  { userId, what, ...typed }: Asked,
): Promise<HealthLookType> {
  const reason = tidyReason(typed.reason);
  const problem = reasonProblem(reason, USER_LIMITS.lookReason, USER_MESSAGES.lookShort);
  if (problem) throw invalid("reason", problem);
  await ctx.limits.healthLooks.take(limitKey(ctx, who.id));
  return ctx.db.transaction(async (tx) => {
    await lockConsenting(tx, userId);
    const at = ctx.clock.now();
    const role = await roleOf(tx, who.id);
    // Each look has a reason of its own, so each is a row of its own.
    const look = { patientId: userId, viewerId: who.id, subjectId: randomUUID(), role, what: HEALTH_LOOK_WORDS[what] };
    await recordDisclosure(tx, at, { ...look, reason });
    await audit(tx, ctx, "health_data_looked_at", ["user", userId], { details: { what } });
    return {
      at,
      what,
      profile: what === "PROFILE" ? await readProfile(tx, userId, at) : null,
      questions: what === "QUESTIONS" ? await readQuestions(tx, userId) : [],
    };
  });
}

/** A patient whose consent cannot be withdrawn while they are looked at. */
async function lockConsenting(tx: EntityManager, id: string): Promise<void> {
  await readOne(tx, User, { id, role: "CUSTOMER" }, { lock: { mode: "pessimistic_read" } });
  if (!(await holdsConsent({ db: tx }, id, "data_use"))) throw conflict(USER_MESSAGES.dataUseWithdrawn);
}

/** The role by which somebody may look. */
async function roleOf(tx: EntityManager, userId: string): Promise<string> {
  const roles = (await rolesOf(tx, userId)).filter(({ permissions }) => permissions.includes(PERMISSIONS.lookAtHealth));
  return (roles.find(({ key }) => key !== "owner") ?? roles[0])?.name ?? "";
}

async function readProfile(tx: EntityManager, patientId: string, at: Date): Promise<SeenProfileType | null> {
  const row = await tx.getRepository(HealthProfile).findOneBy({ patientId });
  if (!row) return null;
  const medicines = await tx.getRepository(Medication).find({
    where: { patientId, familyMemberId: IsNull(), stoppedOn: IsNull() },
    order: { createdAt: "DESC", id: "DESC" },
  });
  const { gender, pregnantOrBreastfeeding, allergies, conditions } = row;
  return { age: ageOn(row, londonDay(at)), gender, pregnantOrBreastfeeding, allergies, conditions, medicines };
}

function readQuestions(tx: EntityManager, patientId: string): Promise<SeenQuestionType[]> {
  return tx.query(
    `select created_at as "askedAt", question, question_language as "questionLanguage", coalesce(raised_level, level) as level
       from consultations where patient_id = $1 order by created_at desc, id desc limit ${USER_LIMITS.questions}`,
    [patientId],
  );
}
