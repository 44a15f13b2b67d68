import type { EntityManager } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { recordDisclosure } from "../../people/accounts/disclosure.service";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext, Who } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import { mailTo, takeBackMail } from "../../platform/mail.service";
import { isId } from "../../platform/pages";
import { conflict, invalid, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { languageOfText } from "../clinical/reading/question-language.rules";
import { MESSAGES, NOTE_MAX_LENGTH, PHARMACIST_LOOK, REPORT_LOOK, TOLD_LOOK } from "./consultation.rules";
import { consultationChanged, pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import { Escalation, EscalationNote } from "./escalation.entity";
import {
  type CloseReason,
  type QueueAct,
  REFUSALS,
  type ReportOutcome,
  stepOf,
  TAKE_BACK_SECONDS,
} from "./escalation.rules";
import { wordsOf } from "./interview.rules";
import { addMessage, readText } from "./message.service";
import { profilesByConsultation } from "./patient-profile.loaders";
import { listPharmacists, type PharmacistQuestion, readQuestion } from "./pharmacist-queue.service";
import { offerQuestion } from "./question-candidate.service";

/** What a pharmacist writes to the patient, and in which language, where its words do not tell; the patient's unless named. */
export interface Writing {
  text: string;
  language?: Language | null;
}

/** Marks a question as seen, which its patient sees too. The look itself stands in the audit trail. */
export function openQuestion(ctx: RequestContext, who: Who, id: string): Promise<PharmacistQuestion> {
  return change(ctx, who, id, "open", "consultation_opened", async ({ status }, now) =>
    status === "SENT" ? { seenAt: now } : {},
  );
}

/** Takes an entry for oneself. @throws CONFLICT when somebody has it, or it is answered or closed. */
export function claimQuestion(ctx: RequestContext, who: Who, id: string): Promise<PharmacistQuestion> {
  return change(ctx, who, id, "claim", "consultation_claimed", async ({ seenAt }, now) => ({
    seenAt: seenAt ?? now,
    claimedAt: now,
    pharmacistId: who.id,
  }));
}

/** Puts what one has claimed back into the queue. @throws CONFLICT when one does not have it. */
export function giveBackQuestion(ctx: RequestContext, who: Who, id: string, note: string): Promise<PharmacistQuestion> {
  const text = readNote(note);
  return change(ctx, who, id, "giveBack", "consultation_given_back", async ({ status, waitingSince }, now, tx) => {
    await keepNote(tx, id, who, text, now);
    const since = status === "NEEDS_REPLY" ? now : waitingSince;
    return { claimedAt: null, pharmacistId: null, waitingSince: since };
  });
}

/**
 * Hands an entry to a colleague, with a note that the patient does not see. Anybody may: whoever is away is relieved this way.
 * @throws BAD_USER_INPUT on `pharmacistId` or `note`; CONFLICT when it is closed or the colleague has it.
 */
export async function reassignQuestion(
  ctx: RequestContext,
  who: Who,
  id: string,
  { pharmacistId, note }: { pharmacistId: string; note: string },
): Promise<PharmacistQuestion> {
  const text = readNote(note);
  if (text === "") {
    throw invalid("note", MESSAGES.noteMissing);
  }
  if (!(await listPharmacists(ctx)).some((colleague) => colleague.id === pharmacistId)) {
    throw invalid("pharmacistId", MESSAGES.noSuchPharmacist);
  }
  return change(ctx, who, id, "reassign", "consultation_reassigned", async (escalation, now, tx) => {
    if (escalation.pharmacistId === pharmacistId) {
      throw conflict(REFUSALS.sameHolder);
    }
    await keepNote(tx, id, who, text, now);
    const { seenAt, claimedAt } = escalation;
    return { seenAt: seenAt ?? now, claimedAt: claimedAt ?? now, pharmacistId };
  });
}

/**
 * Asks the patient for more, before there is an answer.
 * @throws BAD_USER_INPUT on `text`; CONFLICT when one does not have the question or has asked already.
 */
export function askBack(ctx: RequestContext, who: Who, id: string, writing: Writing): Promise<PharmacistQuestion> {
  return say(ctx, who, id, writing, {
    act: "askBack",
    action: "consultation_asked_back",
    mail: "pharmacistAskedBack",
    field: "text",
    changes: (_escalation, now) => ({ waitingSince: now, answeredAt: null }),
  });
}

/**
 * Asks the patient what the book would ask next, in the patient's language: a tap answers it, and the answer counts in the case.
 * @throws CONFLICT when it is no longer open, one does not have the case or has asked already.
 */
export function askFromBook(ctx: RequestContext, who: Who, id: string, question: string): Promise<PharmacistQuestion> {
  return change(ctx, who, id, "askBack", "consultation_asked_back", async ({ kind, consultation }, now, tx) => {
    const asked = consultation.response.openQuestions?.find((one) => one.id === question);
    if (kind !== "QUESTION") throw conflict(REFUSALS.notAQuestion);
    if (!asked) throw conflict(MESSAGES.notAsked);
    const { id: consultationId, patientId, language } = consultation;
    await addMessage(tx, { consultationId, pharmacistId: who.id, text: wordsOf(asked), language, asked, at: now });
    await mailTo(tx, ctx, patientId, "pharmacistAskedBack");
    return { waitingSince: now, answeredAt: null };
  });
}

/**
 * Answers a question that one has claimed; the patient gets it live, and a mail that says only that there is one.
 * @throws BAD_USER_INPUT on `answer`; CONFLICT when it is not claimed by this pharmacist or answered already.
 */
export function answerQuestion(
  ctx: RequestContext,
  who: Who,
  id: string,
  writing: Writing,
): Promise<PharmacistQuestion> {
  return say(ctx, who, id, writing, {
    act: "answer",
    action: "consultation_answered",
    mail: "pharmacistAnswered",
    field: "answer",
    changes: ({ firstAnsweredAt }, now) => ({ answeredAt: now, firstAnsweredAt: firstAnsweredAt ?? now }),
  });
}

/**
 * Takes an answer back that was sent within the last minute: its patient no longer has it, and the mail about it does not go out.
 * @throws CONFLICT when there is none, somebody else gave it, the minute is over, or something was written since.
 */
export function takeBackAnswer(ctx: RequestContext, who: Who, id: string): Promise<PharmacistQuestion> {
  return change(ctx, who, id, "takeBack", "consultation_answer_taken_back", async (escalation, now, tx) => {
    const { consultationId, answeredAt, firstAnsweredAt, consultation } = escalation;
    if (!answeredAt || now.getTime() - answeredAt.getTime() > TAKE_BACK_SECONDS * 1_000)
      throw conflict(REFUSALS.takeBackTooLate);
    const taken = await tx.query("select take_back_message($1, $2, $3)", [consultationId, who.id, answeredAt]);
    if (taken.length === 0) throw conflict(REFUSALS.nothingToTakeBack);
    await takeBackMail(tx, consultation.patientId, "pharmacistAnswered", answeredAt);
    const isFirst = firstAnsweredAt?.getTime() === answeredAt.getTime();
    return { answeredAt: null, ...(isFirst && { firstAnsweredAt: null }) };
  });
}

/** Writes again after the answer. @throws BAD_USER_INPUT on `text`; CONFLICT before the answer and after the close. */
export function writeAgain(ctx: RequestContext, who: Who, id: string, writing: Writing): Promise<PharmacistQuestion> {
  return say(ctx, who, id, writing, {
    act: "write",
    action: "consultation_written",
    mail: "pharmacistAnswered",
    field: "text",
    changes: () => ({}),
  });
}

/** Closes a question with the reason, which its patient sees. @throws CONFLICT when one does not have it or it is a report. */
export function closeQuestion(
  ctx: RequestContext,
  who: Who,
  id: string,
  closeReason: CloseReason,
): Promise<PharmacistQuestion> {
  return change(ctx, who, id, "close", "consultation_closed", async (escalation, now, tx) => {
    if (escalation.kind !== "QUESTION") {
      throw conflict(REFUSALS.notAQuestion);
    }
    if (escalation.firstAnsweredAt) await offerQuestion(tx, ctx, escalation.consultation);
    return { closedAt: now, closeReason };
  });
}

/** Closes a report about an answer with what came of it. @throws BAD_USER_INPUT on `note`; CONFLICT as above. */
export function closeReport(
  ctx: RequestContext,
  who: Who,
  id: string,
  { outcome, note }: { outcome: ReportOutcome; note: string },
): Promise<PharmacistQuestion> {
  const text = readNote(note);
  return change(ctx, who, id, "close", "advice_report_closed", async ({ kind }, now, tx) => {
    if (kind !== "FEEDBACK") {
      throw conflict(REFUSALS.notAReport);
    }
    await keepNote(tx, id, who, text, now);
    return { closedAt: now, outcome };
  });
}

interface Saying {
  act: "askBack" | "answer" | "write";
  action: AuditAction;
  mail: "pharmacistAnswered" | "pharmacistAskedBack";
  /** The argument of the API that holds the text. */
  field: string;
  changes: (escalation: Escalation, now: Date) => Partial<Escalation>;
}

async function say(
  ctx: RequestContext,
  who: Who,
  id: string,
  { text: input, language }: Writing,
  { act, action, mail, field, changes }: Saying,
): Promise<PharmacistQuestion> {
  const text = readText(field, input, field === "answer" ? MESSAGES.answerMissing : MESSAGES.messageMissing);
  return change(ctx, who, id, act, action, async (escalation, now, tx) => {
    const { kind, consultationId, consultation } = escalation;
    if (kind !== "QUESTION") {
      throw conflict(REFUSALS.notAQuestion);
    }
    // What is chosen is easily left as it was: where the words tell their language, they decide.
    const writtenIn = languageOfText(text) ?? language ?? consultation.language;
    const said = { consultationId, pharmacistId: who.id, text, language: writtenIn };
    await addMessage(tx, { ...said, at: now });
    const afterSeconds = act === "answer" ? TAKE_BACK_SECONDS : 0;
    if (!consultation.hiddenAt) await mailTo(tx, ctx, consultation.patientId, mail, { afterSeconds });
    return changes(escalation, now);
  });
}

function readNote(note: string): string {
  const text = note.trim();
  if (text.length > NOTE_MAX_LENGTH) {
    throw invalid("note", MESSAGES.noteTooLong);
  }
  return text;
}

/** Keeps a note to colleagues; a blank one is none. */
async function keepNote(tx: EntityManager, escalationId: string, who: Who, text: string, now: Date): Promise<void> {
  if (text !== "") {
    await tx.getRepository(EscalationNote).insert({ escalationId, pharmacistId: who.id, text, createdAt: now });
  }
}

/**
 * Locks the entry, takes it one step along the table of escalation.rules, stores, announces to its patient and to all
 * pharmacists, writes the audit trail, and shows the patient who looked.
 */
async function change(
  ctx: RequestContext,
  who: Who,
  id: string,
  act: QueueAct,
  action: AuditAction,
  decide: (escalation: Escalation, now: Date, tx: EntityManager) => Promise<Partial<Escalation>>,
): Promise<PharmacistQuestion> {
  await ctx.db.transaction(async (tx) => {
    const escalations = tx.getRepository(Escalation);
    const escalation = isId(id)
      ? await escalations
          .createQueryBuilder("e")
          .innerJoinAndSelect("e.consultation", "c")
          .where("e.id = :id", { id })
          .setLock("pessimistic_write", undefined, ["e"])
          .getOne()
      : null;
    if (!escalation) {
      throw notFound();
    }
    const now = ctx.clock.now();
    const step = stepOf(act, escalation, who.id, now);
    if ("refused" in step) {
      throw conflict(step.refused);
    }
    const changes = await decide(escalation, now, tx);
    const { consultationId, consultation, status, kind } = escalation;
    if (act !== "open" || step.to !== status) {
      await escalations.update({ id }, { ...changes, status: step.to, updatedAt: now });
      await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId: id });
      await publish(tx, consultationChanged, consultation.patientId, { consultationId });
    }
    await audit(tx, ctx, action, ["consultation", consultationId], { actorId: who.id });
    const look = { patientId: consultation.patientId, viewerId: who.id, subjectId: consultationId };
    await recordDisclosure(tx, now, { ...look, ...(kind === "QUESTION" ? PHARMACIST_LOOK : REPORT_LOOK) });
    const beside = { consultationId, viewerId: who.id, today: londonDay(now) };
    const [told] = act === "open" ? await profilesByConsultation(tx, [beside]) : [];
    if (told && (told.age || told.conditions.length + told.medicines.length + told.allergies.length > 0))
      await recordDisclosure(tx, now, { ...look, subjectId: consultation.patientId, ...TOLD_LOOK });
  });
  const question = await readQuestion(ctx, who, id);
  if (!question) {
    throw notFound();
  }
  return question;
}
