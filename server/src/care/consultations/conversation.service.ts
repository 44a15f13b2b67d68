import { type EntityManager, IsNull } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { peopleWhoMay } from "../../people/accounts/account.service";
import { holdsConsent } from "../../people/accounts/consent.service";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { User } from "../../people/accounts/user.entity";
import { audit } from "../../platform/audit";
import type { Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { londonWeekday } from "../../platform/london.rules";
import { isId } from "../../platform/pages";
import { conflict, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { clinicalBook } from "../clinical/book-file";
import { composeAnswer } from "../clinical/consultation-answer.rules";
import { languageOfText } from "../clinical/reading/question-language.rules";
import type { Answering } from "../models/answering-model";
import type { AnsweringContext } from "../models/model-context";
import { Consultation } from "./consultation.entity";
import { MESSAGES } from "./consultation.rules";
import { readConsultation } from "./consultation.service";
import { consultationChanged, pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import { Escalation } from "./escalation.entity";
import { stepOf } from "./escalation.rules";
import { addMessage, readText } from "./message.service";
import { raisedBy } from "./raised-advice.rules";
import { isAboutSafety } from "./safety.rules";

/**
 * A patient's own message to the pharmacist. It goes down the same ladder as a question: what is urgent in it is answered at once
 * and raises the question in the queue. A message to a closed question opens it again, within seven days.
 * @throws BAD_USER_INPUT on `text`; NOT_FOUND; CONFLICT when the consent is withdrawn, the seven days are over, the conversation is
 * full, or the same has just been said.
 */
export async function replyToPharmacist(
  ctx: AnsweringContext,
  who: Who,
  consultationId: string,
  input: string,
): Promise<Consultation> {
  const text = readText("text", input);
  if (!(await holdsConsent(ctx, who.id, "data_use"))) {
    throw conflict(MESSAGES.replyWithdrawn);
  }
  await ctx.db.transaction(async (tx) => {
    const escalation = await lockOwnQuestion(tx, who, consultationId);
    const now = ctx.clock.now();
    const language = await languageOf(tx, who);
    await takeReply(tx, who, escalation, { text, language: languageOfText(text) ?? language, at: now });
    await raiseLevel(tx, await lockConsultation(tx, who, consultationId), {
      text,
      language,
      now,
      answering: ctx.assistant.answering(),
    });
    await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId: escalation.id });
    await publish(tx, consultationChanged, who.id, { consultationId });
    await audit(tx, ctx, "consultation_replied", ["consultation", consultationId], { actorId: who.id });
  });
  return readConsultation(ctx, who, consultationId);
}

/** Adds what a patient says to the conversation and makes it the pharmacist's turn. The caller has locked the escalation. @throws CONFLICT. */
export async function takeReply(
  tx: EntityManager,
  who: Who,
  escalation: Escalation,
  said: { text: string; language: Language; at: Date },
): Promise<void> {
  const step = stepOf("reply", escalation, who.id, said.at);
  if ("refused" in step) {
    throw conflict(step.refused);
  }
  await addMessage(tx, { consultationId: escalation.consultationId, pharmacistId: null, ...said });
  const pharmacists = await peopleWhoMay({ db: tx }, PERMISSIONS.answerConsultations);
  const isThere = pharmacists.some(({ id }) => id === escalation.pharmacistId);
  await tx
    .getRepository(Escalation)
    .update({ id: escalation.id }, { ...afterReply(escalation, step.to, isThere, said.at) });
}

/** Opened again, a question belongs to nobody; so does one whose pharmacist is no longer there. */
function afterReply(before: Escalation, to: Escalation["status"], isThere: boolean, now: Date): Partial<Escalation> {
  const waits = ["SENT", "SEEN", "CLAIMED"].includes(before.status);
  const turn = { waitingSince: waits ? before.waitingSince : now, updatedAt: now };
  if (before.status === "CLOSED" || (to === "CLAIMED" && !isThere)) {
    const free = { status: "SENT", seenAt: null, claimedAt: null, pharmacistId: null } as const;
    return { ...turn, ...free, answeredAt: null, closedAt: null, closeReason: null };
  }
  return { ...turn, status: to, answeredAt: null };
}

async function lockOwnQuestion(tx: EntityManager, who: Who, consultationId: string): Promise<Escalation> {
  const escalation = isId(consultationId)
    ? await tx
        .getRepository(Escalation)
        .createQueryBuilder("e")
        .innerJoin("e.consultation", "c")
        .where(
          "e.consultationId = :consultationId and e.kind = 'QUESTION' and c.patientId = :patientId and c.hiddenAt is null",
          {
            consultationId,
            patientId: who.id,
          },
        )
        .setLock("pessimistic_write", undefined, ["e"])
        .getOne()
    : null;
  if (!escalation) {
    throw notFound();
  }
  return escalation;
}

/** A consultation of one's own that is shown, held until the transaction ends. An escalation is locked before, never after. */
export async function lockConsultation(tx: EntityManager, who: Who, id: string): Promise<Consultation> {
  return readOne(
    tx,
    Consultation,
    { id, patientId: who.id, hiddenAt: IsNull() },
    { lock: { mode: "for_no_key_update" } },
  );
}

/** The language that a person reads and is answered in. */
export async function languageOf(tx: EntityManager, who: Who): Promise<Language> {
  const { language } = await tx
    .getRepository(User)
    .findOneOrFail({ select: { language: true }, where: { id: who.id } });
  return language;
}

interface Written {
  text: string;
  language: Language;
  now: Date;
  /** What reads it. */
  answering: Answering;
}

/** Lets what a patient wrote under an answer, and only that, raise how urgent the consultation is. The caller has locked it. */
export async function raiseLevel(
  tx: EntityManager,
  consultation: Consultation,
  { text, language, now, answering }: Written,
): Promise<void> {
  const assessment = answering.assess(text, { today: londonWeekday(now) });
  const advice = { level: assessment.level, response: composeAnswer(assessment, clinicalBook(), language) };
  const raised = raisedBy(consultation, advice, now);
  const changes = {
    ...(raised && { ...raised, overAt: null }), // What is urgent again is not over.
    ...(isAboutSafety(advice) && { isAboutSafety: true }),
  };
  if (Object.keys(changes).length > 0)
    await tx.getRepository(Consultation).update({ id: consultation.id }, changes as object);
}
