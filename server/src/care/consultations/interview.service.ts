import { randomUUID } from "node:crypto";
import { holdsConsent } from "../../people/accounts/consent.service";
import { audit } from "../../platform/audit";
import type { Who } from "../../platform/context";
import { isId } from "../../platform/pages";
import { conflict, invalid, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { askerOf } from "../clinical/asker.rules";
import { clinicalBook } from "../clinical/book-file";
import { isHigher } from "../clinical/care-level.rules";
import type { OpenQuestion } from "../clinical/composing.rules";
import { composeAnswer } from "../clinical/consultation-answer.rules";
import { openQuestion } from "../clinical/question-texts.rules";
import { sameComplaint } from "../clinical/same-complaint.rules";
import { factsById } from "../clinical/understand.rules";
import type { AnsweringContext } from "../models/model-context";
import { rewriteConsultationRecord } from "../records/record.service";
import { Consultation } from "./consultation.entity";
import { MESSAGES, MOST_ADDITIONS } from "./consultation.rules";
import {
  type AskContext,
  askLater,
  askQuestion,
  checkKey,
  readConsultation,
  readPharmacy,
  sendToPharmacist,
} from "./consultation.service";
import { consultationChanged, pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import { recordOf } from "./consultation-record.rules";
import { lockConsultation, takeReply } from "./conversation.service";
import { Escalation } from "./escalation.entity";
import { worsened } from "./follow-up.rules";
import {
  type AnswerInput,
  addedWords,
  answeredIn,
  correctable,
  type Given,
  isAboutAnother,
  lineOfAnswer,
  messageOf,
  outcomeOf,
  problemWith,
  tickedBefore,
  withAnswers,
  writtenAt,
} from "./interview.rules";
import { readAsked, readText } from "./message.service";
import { isAboutSafety } from "./safety.rules";
import { calledIn, chosenIn, ofWhom, WHO } from "./subject.rules";
import { type Member, readAbout, readMembers } from "./subject.service";

/**
 * The questions that these answers are to, as they were shown: open ones, a pharmacist's, answered ones that are corrected, and whether
 * what was understood is there.
 */
function questionsOf(
  { response, answers, language }: Consultation,
  byPharmacist: readonly OpenQuestion[],
  inputs: readonly AnswerInput[],
  family: readonly Member[],
): Given[] {
  const shown = [
    // For whom it is can be said anew at any time, also where the words seemed to say it.
    openQuestion({ kind: WHO, id: WHO, family }, new Map(), language, "own"),
    ...(response.openQuestions ?? []),
    ...byPharmacist,
    ...answers.map(({ asked }) => asked),
    ...correctable(response),
  ];
  return inputs.map((input) => {
    const asked = shown.find(({ id }) => id === input.question);
    if (!asked || asked.kind === "words") throw conflict(MESSAGES.notAsked);
    const problem = problemWith(asked, input);
    if (problem) throw invalid("answers", problem);
    return { ...input, asked };
  });
}

/**
 * Goes on with a consultation: what was asked back is answered, or answered anew, and the answer of the assistant follows from the
 * question and all answers together. Each answer is kept with its time, the version that read it, and what came of it.
 * @throws BAD_USER_INPUT on `answers`; NOT_FOUND; CONFLICT when a question is neither open nor answered, or the consent to the use of
 * health data is withdrawn.
 */
export async function answerQuestions(
  ctx: AnsweringContext,
  who: Who,
  consultationId: string,
  inputs: readonly AnswerInput[],
): Promise<Consultation> {
  return goOn(ctx, who, consultationId, (consultation, byPharmacist, family) => {
    const given = questionsOf(consultation, byPharmacist, inputs, family);
    const replies = given.filter(({ question }) => byPharmacist.some(({ id }) => id === question));
    return { given: withAnswers<Given>(ofWhom(consultation.answers, given), given), replies };
  });
}

export interface Addition {
  text: string;
  /** A UUID of the client's. */
  idempotencyKey?: string | null;
}

/**
 * Goes on with a consultation in the patient's own words: the answer follows from everything that was written and answered. What is
 * about somebody else is a question of its own.
 * @returns the consultation that the words are in.
 * @throws what answerQuestions and askQuestion do, on `text`; CONFLICT when very much was added already.
 */
export async function addToConsultation(
  ctx: AskContext,
  who: Who,
  consultationId: string,
  { text, idempotencyKey }: Addition,
): Promise<Consultation> {
  const words = readText("text", text);
  checkKey(idempotencyKey);
  const { question, answers, language, familyMemberId } = await readConsultation(ctx, who, consultationId);
  const { assess } = ctx.assistant.answering();
  const book = clinicalBook();
  const members = await readMembers(ctx.db, who.id, book, ctx.clock.now());
  const member = members.find(({ id }) => id === familyMemberId);
  const called = calledIn(words, members);
  const [message, adds] = [messageOf(question, answers), assess(words)];
  if (called ? called !== member : isAboutAnother(assess(message), adds, member)) {
    const same = sameComplaint(words, assess(message, {}, answeredIn(answers)), adds, book);
    const told = tickedBefore(same, factsById(book), language);
    return askQuestion(ctx, who, { question: words, idempotencyKey, told });
  }
  const added = addedWords(idempotencyKey ?? randomUUID(), words, language);
  return goOn(ctx, who, consultationId, ({ answers: before }) => {
    const others = before.filter(({ asked: { kind }, question: id }) => kind === "words" && id !== added.question);
    if (others.length >= MOST_ADDITIONS) throw conflict(MESSAGES.conversationFull);
    return { given: withAnswers<Given>(before, [added]) };
  });
}

/** What a consultation kept of whomever it is for, as long as that is the same person. */
const keptFor = ({ subject, answers }: Consultation, given: readonly Given[]) =>
  chosenIn(answers) === chosenIn(given) ? subject : null;

interface Continued {
  /** Everything that was said since the question, with what is new. */
  given: Given[];
  /** What of it answers a pharmacist. */
  replies?: readonly Given[];
  changes?: Partial<Consultation>;
}

/** Answers a consultation anew, with what has been said since. @throws what answerQuestions does, save what is about its answers. */
export async function goOn(
  ctx: AnsweringContext,
  who: Who,
  consultationId: string,
  next: (consultation: Consultation, byPharmacist: readonly OpenQuestion[], family: readonly Member[]) => Continued,
): Promise<Consultation> {
  if (!(await holdsConsent(ctx, who.id, "data_use"))) throw conflict(MESSAGES.dataUseWithdrawn);
  if (!isId(consultationId)) throw notFound();
  const answering = ctx.assistant.answering();
  const book = clinicalBook();
  const pharmacy = await readPharmacy(ctx);
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const escalation = await tx
      .getRepository(Escalation)
      .findOne({ where: { consultationId, kind: "QUESTION" }, lock: { mode: "pessimistic_write" } });
    const consultation = await lockConsultation(tx, who, consultationId);
    const byPharmacist = escalation ? await readAsked(tx, consultationId) : [];
    const members = await readMembers(tx, who.id, book, now);
    const { given, replies = [], changes } = next(consultation, byPharmacist, members);
    const { known, told, kept } = await readAbout(tx, who.id, now, {
      ...{ choice: chosenIn(given), members, book, before: keptFor(consultation, given), field: "answers" },
      writtenAt: writtenAt(consultation.timestamp, given, now),
    });
    const written = messageOf(consultation.question, given);
    const { language } = consultation;
    const assessment = worsened(answering.assess(written, known, answeredIn(given)), given, language);
    const composed = composeAnswer(assessment, book, language, pharmacy, askerOf(assessment, told, members));
    const opening = consultation.opening ?? { level: consultation.level, response: consultation.response };
    const outcome = outcomeOf(opening, assessment, composed);
    const step = { at: now, assistantVersion: answering.version, level: outcome.level };
    const answers = given.map((one) => ("at" in one ? one : { ...one, ...step }));
    const profileRevision = outcome.response.profileCheck?.used && told ? told.revision : null;
    const isMore = isHigher(outcome.level, consultation.level);
    const safety = { isAboutSafety: consultation.isAboutSafety || isAboutSafety(outcome) };
    const changed = {
      ...{ ...outcome, ...safety, answers, opening, profileRevision, assistantVersion: answering.version },
      ...kept,
      ...changes,
      ...(isMore && { overAt: null, askedAfterAt: null }),
    };
    if (isMore || changes) await askLater(tx, { ...consultation, ...outcome, ...safety }, now);
    await tx.getRepository(Consultation).update({ id: consultation.id }, changed as object);
    await rewriteConsultationRecord(tx, consultation.id, {
      ...recordOf({ ...consultation, ...outcome, question: written }),
      subjectName: kept.subject?.name ?? null,
    });
    if (escalation && replies.length > 0) {
      const text = replies.map((one) => lineOfAnswer(one, language)).join("\n");
      await takeReply(tx, who, escalation, { text, language, at: now });
    }
    if (escalation) await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId: escalation.id });
    else if (assessment.escalate) await sendToPharmacist(tx, consultation.id, assessment, pharmacy.answerHours, now);
    await publish(tx, consultationChanged, who.id, { consultationId: consultation.id });
    await audit(tx, ctx, "consultation_continued", ["consultation", consultation.id], { actorId: who.id });
  });
  return readConsultation(ctx, who, consultationId);
}
