import { type EntityManager, In, IsNull } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { holdsConsent } from "../../people/accounts/consent.service";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { User } from "../../people/accounts/user.entity";
import { type MadeOf, pageMadeOf, partsAsked } from "../../platform/asked-fields";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { isDuplicate, takeLock } from "../../platform/database";
import { readEntities } from "../../platform/entity-rows";
import { inTurn } from "../../platform/in-turn";
import { enqueue } from "../../platform/jobs";
import type { PageAsked } from "../../platform/lists";
import { countLater, directionOf, isId, type Page, readPageArguments, toPage } from "../../platform/pages";
import { conflict, invalid, notFound } from "../../platform/problems";
import { type Delivery, publish } from "../../platform/realtime/topics";
import { askerOf, type PharmacistService } from "../clinical/asker.rules";
import type { Assessment } from "../clinical/assessment.rules";
import { clinicalBook } from "../clinical/book-file";
import { composeAnswer } from "../clinical/consultation-answer.rules";
import { openQuestion } from "../clinical/question-texts.rules";
import { raisedTo } from "../clinical/raised.rules";
import { languageOfText } from "../clinical/reading/question-language.rules";
import type { AnsweringContext } from "../models/model-context";
import { recordConsultation } from "../records/record.service";
import type { AnswerPlatform } from "./answer-writer.gateway";
import { Consultation } from "./consultation.entity";
import { pharmacies } from "./consultation.loaders";
import { MESSAGES, MOST_WITH_PHARMACIST, QUESTION_MAX_LENGTH, SNAPSHOT_SIZE } from "./consultation.rules";
import { consultationChanged, pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import { recordOf } from "./consultation-record.rules";
import { Escalation } from "./escalation.entity";
import { askAt } from "./follow-up.rules";
import { answeredIn, type Given } from "./interview.rules";
import { isAboutSafety } from "./safety.rules";
import { memberIn, WHO } from "./subject.rules";
import { type Member, readAbout, readMembers } from "./subject.service";
import { fitToShow, mayBeWritten, withoutPersonal } from "./written-answer.rules";

/** A request of a process that may have a language model. */
export type AskContext = AnsweringContext & AnswerPlatform;

/** As much of a question is quoted as what raised it, in characters. */
const QUOTE_LENGTH = 80;

/**
 * Lets the language model, where there is one, read a question that is not urgent. It may raise the assessment, never lower it, and
 * what it wrote is kept only if it may be shown. The question goes there without the person's name and profile.
 */
async function withWriter(
  { writer }: AskContext,
  question: string,
  language: Language,
  assessment: Assessment,
): Promise<{ assessment: Assessment; written?: { text: string; writer: string } }> {
  if (!writer || !mayBeWritten(assessment)) return { assessment };
  const writing = await writer.write(withoutPersonal(question), language);
  if (!writing) return { assessment };
  const raised = raisedTo(writing.urgency, assessment, question.trim().slice(0, QUOTE_LENGTH));
  const text = raised === assessment ? fitToShow(writing, assessment, language, clinicalBook()) : null;
  return { assessment: raised, written: text ? { text, writer: writer.name } : undefined };
}

/** Whether a pharmacist is there, and within how many hours one answers. */
export async function readPharmacy(ctx: RequestContext): Promise<PharmacistService> {
  const { answerHours, isStaffed } = await ctx.loaders.get(pharmacies).load(PERMISSIONS.answerConsultations);
  return { answerHours: answerHours ?? ctx.config.pharmacistAnswerHours, isStaffed };
}

/** Puts a question into the pharmacist queue, in the transaction that keeps it. */
export async function sendToPharmacist(
  tx: EntityManager,
  consultationId: string,
  { escalationKeywords }: Assessment,
  answerHours: number,
  at: Date,
): Promise<void> {
  const { id: escalationId } = await tx.getRepository(Escalation).save({
    ...{ consultationId, kind: "QUESTION", status: "SENT", answerHours },
    because: escalationKeywords[0]?.words ?? null,
    ...{ sentAt: at, waitingSince: at, updatedAt: at },
  });
  await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId });
}

/** Asks how things are in some hours, in the transaction that answers; what was to be asked before is forgotten. */
export async function askLater(
  tx: EntityManager,
  consultation: Pick<Consultation, "id" | "level" | "response" | "isAboutSafety" | "followUpWished">,
  now: Date,
): Promise<void> {
  const { id: consultationId } = consultation;
  const at = askAt(consultation, now);
  if (at) await enqueue(tx, "ask_how_things_are", { consultationId }, `how-${consultationId}`, at);
}

/** Refuses a further question for the pharmacist where one person has many there already, also when they come at once. */
async function checkWaiting(tx: EntityManager, who: Who): Promise<void> {
  await takeLock(tx, `questions ${who.id}`);
  const waiting = await tx.getRepository(Escalation).countBy({
    ...{ kind: "QUESTION", status: In(["SENT", "SEEN", "CLAIMED"]) },
    consultation: { patientId: who.id },
  });
  if (waiting >= MOST_WITH_PHARMACIST) throw conflict(MESSAGES.tooManyWaiting);
}

/** @throws BAD_USER_INPUT on `idempotencyKey`. */
export function checkKey(idempotencyKey?: string | null): void {
  if (idempotencyKey && !isId(idempotencyKey)) throw invalid("idempotencyKey", "This must be a UUID.");
}

/** The consultation that this key named before. @throws BAD_USER_INPUT on `idempotencyKey`. */
async function readByKey(ctx: RequestContext, who: Who, idempotencyKey?: string | null): Promise<Consultation | null> {
  if (!idempotencyKey) return null;
  checkKey(idempotencyKey);
  return ctx.db.getRepository(Consultation).findOneBy({ patientId: who.id, idempotencyKey });
}

export interface NewQuestion {
  question: string;
  /** In which it is written; found out where it is not said. */
  language?: Language | null;
  /** "self", "child", "other" or the id of somebody of the family; found in the words where it is not said. */
  forWhom?: string | null;
  /** A UUID of the client's. */
  idempotencyKey?: string | null;
  /** What is told beside the words. */
  told?: readonly Given[];
}

/** For whom a question is, as if that had been asked and answered; nothing where nobody knows. */
function whoOf(choice: string | null, family: readonly Member[], language: Language): Given[] {
  const asked = openQuestion({ kind: WHO, id: WHO, family }, new Map(), language, "own");
  return choice ? [{ question: WHO, present: [choice], asked }] : [];
}

/**
 * Answers a question down the ladder, in the patient's language whatever it is written in, and keeps both; a question for the pharmacist joins the queue in the same transaction.
 * A key that was used before names the consultation of that time.
 * @throws BAD_USER_INPUT on `question` when it is blank or longer than 5,000 characters, on `forWhom` or on `idempotencyKey`; CONFLICT when the
 * patient has taken back the consent to the use of health data, or a pharmacist has too many questions of theirs already.
 */
export async function askQuestion(
  ctx: AskContext,
  who: Who,
  { question: text, language: writtenIn, forWhom, idempotencyKey, told: beside = [] }: NewQuestion,
): Promise<Consultation> {
  const asked = await readByKey(ctx, who, idempotencyKey);
  if (asked) return asked;
  const question = text.trim();
  if (question === "") {
    throw invalid("question", MESSAGES.questionMissing);
  }
  if (question.length > QUESTION_MAX_LENGTH) {
    throw invalid("question", MESSAGES.questionTooLong);
  }
  if (!(await holdsConsent(ctx, who.id, "data_use"))) {
    throw conflict(MESSAGES.dataUseWithdrawn);
  }
  const answering = ctx.assistant.answering();
  const book = clinicalBook();
  const { language } = await ctx.db
    .getRepository(User)
    .findOneOrFail({ select: { language: true }, where: { id: who.id } });
  const members = await readMembers(ctx.db, who.id, book, ctx.clock.now());
  const choice = forWhom ?? memberIn(question, members, book)?.id ?? null;
  const writtenAt = ctx.clock.now();
  const chosen = { choice, members, book, writtenAt, field: "forWhom" };
  const { known, told, kept } = await readAbout(ctx.db, who.id, writtenAt, chosen);
  const given = [...whoOf(choice, members, language), ...beside];
  const assessed = answering.assess(question, known, answeredIn(given));
  const { assessment, written } = await withWriter(ctx, question, language, assessed);
  const questionLanguage = writtenIn ?? languageOfText(question);
  const pharmacy = await readPharmacy(ctx);
  const keep = async (tx: EntityManager) => {
    const now = ctx.clock.now();
    if (assessment.level === "PHARMACIST") await checkWaiting(tx, who);
    const answer = composeAnswer(assessment, book, language, pharmacy, askerOf(assessment, told, members));
    const response = written ? { ...answer, written } : answer;
    const consultation = await tx.getRepository(Consultation).save({
      patientId: who.id,
      idempotencyKey: idempotencyKey ?? null,
      question,
      questionLanguage: questionLanguage ?? language,
      language,
      level: assessment.level,
      response,
      profileRevision: response.profileCheck?.used && told ? told.revision : null,
      assistantVersion: answering.version,
      isAboutSafety: isAboutSafety({ level: assessment.level, response }),
      answers: given.map((one) => ({
        ...one,
        ...{ at: now, assistantVersion: answering.version, level: assessment.level },
      })),
      ...kept,
      timestamp: now,
    });
    await recordConsultation(tx, {
      consultationId: consultation.id,
      patientId: who.id,
      date: now,
      language,
      subjectName: kept.subject?.name ?? null,
      ...recordOf(consultation),
    });
    if (assessment.escalate) await sendToPharmacist(tx, consultation.id, assessment, pharmacy.answerHours, now);
    await askLater(tx, consultation, now);
    await publish(tx, consultationChanged, who.id, { consultationId: consultation.id });
    await audit(tx, ctx, "consultation_started", ["consultation", consultation.id], { actorId: who.id });
    return consultation;
  };
  return inTurn(`questions ${who.id}`, () => ctx.db.transaction(keep)).catch(async (error) => {
    const twin = isDuplicate(error) ? await readByKey(ctx, who, idempotencyKey) : null;
    if (twin) return twin;
    throw error;
  });
}

/** The fields that are no columns of the same name, with the properties that they are made of. */
const MADE_OF: MadeOf = {
  ...pageMadeOf("id", "timestamp"),
  escalation: ["id"],
  feedback: ["id"],
  followUp: ["level", "raisedLevel", "askedAfterAt", "feltAt", "overAt", "hiddenAt"],
  raised: ["raisedAt", "raisedAdvice"],
  subjectName: ["subject"],
};

/** One consultation of this patient. Somebody else's and a hidden one are not found, like one that never was. */
export async function readConsultation(
  ctx: RequestContext,
  who: Who,
  id: string,
  asked?: ReadonlySet<string>,
): Promise<Consultation> {
  const one = "where id = $1 and patient_id = $2 and hidden_at is null";
  const [found] = isId(id)
    ? await readEntities(ctx.db, Consultation, one, [id, who.id], { parts: partsAsked(asked, MADE_OF) })
    : [];
  if (!found) {
    throw notFound();
  }
  return found;
}

interface ConsultationsAsked extends PageAsked {
  isHidden?: boolean;
  /** The fields that are asked for of each; all when left out. */
  asked?: ReadonlySet<string>;
}

/** A page of this patient's consultations, the newest first: those that are shown, or those that are hidden. */
export async function listConsultations(
  ctx: RequestContext,
  who: Who,
  { first, after, orderBy, isHidden, asked }: ConsultationsAsked,
): Promise<Page<Consultation>> {
  const page = readPageArguments(first, after);
  const listed = `where patient_id = $1 and hidden_at is ${isHidden ? "not null" : "null"}`;
  const order = directionOf(orderBy);
  const from = page.cursor ? `and (created_at, id) ${order === "desc" ? "<" : ">"} ($3, $4)` : "";
  const rows = await readEntities(
    ctx.db,
    Consultation,
    `${listed} ${from} order by created_at ${order}, id ${order} limit $2`,
    [who.id, page.first + 1, ...(page.cursor ? [page.cursor.at, page.cursor.id] : [])],
    { parts: partsAsked(asked, MADE_OF) },
  );
  const count = countLater(ctx.db, `select count(*)::int from consultations ${listed}`, [who.id]);
  return toPage(rows, page, count, ({ timestamp, id }) => ({ at: timestamp, id }));
}

export interface ConsultationChange {
  snapshot: boolean;
  consultations: Consultation[];
}

/** What a delivery of `consultationChanged` means for this patient, read again from the database. */
export async function readConsultationChange(
  ctx: RequestContext,
  who: Who,
  delivery: Delivery<{ consultationId: string }>,
): Promise<ConsultationChange> {
  if (delivery.kind === "event") {
    const { consultationId: id } = delivery.event;
    const consultations = await ctx.db
      .getRepository(Consultation)
      .findBy({ id, patientId: who.id, hiddenAt: IsNull() });
    if (consultations.length > 0) {
      return { snapshot: false, consultations };
    } // It was deleted or hidden: the list without it says so.
  }
  return { snapshot: true, consultations: (await listConsultations(ctx, who, { first: SNAPSHOT_SIZE })).nodes };
}
