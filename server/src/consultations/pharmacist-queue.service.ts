import type { EntityManager } from "typeorm";
import type { Language } from "../accounts/account.rules";
import { recordDisclosure } from "../accounts/disclosure.service";
import { audit } from "../platform/audit";
import type { RequestContext, Who } from "../platform/context";
import { mailTo } from "../platform/mail.service";
import { isId, type Page, readPageArguments, toPage } from "../platform/pages";
import { conflict, invalid, notFound } from "../platform/problems";
import { type Delivery, publish } from "../platform/realtime/topics";
import type { ConsultationAnswer } from "../triage/answer.rules";
import type { CareLevel } from "../triage/concept.rules";
import {
  ANSWER_MAX_LENGTH,
  dueAt,
  type EscalationStatus,
  MESSAGES,
  PHARMACIST_LOOK,
  SNAPSHOT_SIZE,
} from "./consultation.rules";
import { consultationChanged, pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import { Escalation } from "./escalation.entity";

/** A question as a pharmacist sees it. */
export interface PharmacistQuestion {
  id: string;
  question: string;
  language: Language;
  level: CareLevel;
  because: string | null;
  signals: ConsultationAnswer["signals"];
  status: EscalationStatus;
  sentAt: Date;
  seenAt: Date | null;
  claimedAt: Date | null;
  answeredAt: Date | null;
  claimedByMe: boolean;
  pharmacistName: string | null;
  answer: string | null;
  dueAt: Date;
}

export interface PharmacistQueueChange {
  snapshot: boolean;
  questions: PharmacistQuestion[];
  waitingCount: number;
}

/** The columns of a question in the queue; $1 is the pharmacist who looks. */
const QUESTION = `
  select e.id, c.question, c.language, c.level, e.because, c.response->'signals' as signals, e.status,
         e.sent_at as "sentAt", e.seen_at as "seenAt", e.claimed_at as "claimedAt", e.answered_at as "answeredAt",
         coalesce(e.pharmacist_id = $1, false) as "claimedByMe", split_part(u.name, ' ', 1) as "pharmacistName", e.answer
    from escalations e join consultations c on c.id = e.consultation_id left join users u on u.id = e.pharmacist_id`;

type QuestionRow = Omit<PharmacistQuestion, "dueAt">;

async function readQuestions(
  ctx: RequestContext,
  who: Who,
  rest: string,
  parameters: unknown[],
): Promise<PharmacistQuestion[]> {
  const rows: QuestionRow[] = await ctx.db.query(`${QUESTION} ${rest}`, [who.id, ...parameters]);
  return rows.map((row) => ({ ...row, dueAt: dueAt(row.sentAt, ctx.config.pharmacistAnswerHours) }));
}

/** A page of the queue: open questions with the longest waiting first, or answered ones with the newest first. */
export async function listQuestions(
  ctx: RequestContext,
  who: Who,
  { first, after, filter }: { first: number; after?: string; filter: "OPEN" | "ANSWERED" },
): Promise<Page<PharmacistQuestion>> {
  const page = readPageArguments(first, after);
  const { where, time, comparison, direction } = QUEUE_ORDER[filter];
  const place = page.cursor ? `and (e.${time}, e.id) ${comparison} ($3, $4)` : "";
  const questions = await readQuestions(
    ctx,
    who,
    `where e.status ${where} 'ANSWERED' ${place} order by e.${time} ${direction}, e.id ${direction} limit $2`,
    [page.first + 1, ...(page.cursor ? [page.cursor.at, page.cursor.id] : [])],
  );
  const [{ count }] = await ctx.db.query(`select count(*)::int from escalations where status ${where} 'ANSWERED'`);
  return toPage(questions, page.first, count, ({ id, sentAt, answeredAt }) => ({ at: answeredAt ?? sentAt, id }));
}

const QUEUE_ORDER = {
  OPEN: { where: "<>", time: "sent_at", comparison: ">", direction: "asc" },
  ANSWERED: { where: "=", time: "answered_at", comparison: "<", direction: "desc" },
} as const;

/** Marks a question as seen, which its patient sees too. The look itself stands in the audit trail. */
export async function openQuestion(ctx: RequestContext, who: Who, id: string): Promise<PharmacistQuestion> {
  return changeQuestion(ctx, who, id, "consultation_opened", async (escalation, now) =>
    escalation.status === "SENT" ? { status: "SEEN", seenAt: now } : {},
  );
}

/** Takes a question for oneself. @throws CONFLICT when somebody else has it, or it is answered. */
export async function claimQuestion(ctx: RequestContext, who: Who, id: string): Promise<PharmacistQuestion> {
  return changeQuestion(ctx, who, id, "consultation_claimed", async (escalation, now) => {
    refuseAnswered(escalation);
    if (escalation.pharmacistId && escalation.pharmacistId !== who.id) {
      throw conflict(MESSAGES.claimedByOther);
    }
    return {
      status: "CLAIMED",
      seenAt: escalation.seenAt ?? now,
      claimedAt: escalation.claimedAt ?? now,
      pharmacistId: who.id,
    };
  });
}

/**
 * Answers a question that one has claimed; the patient gets it live, and a mail that says only that there is one.
 * @throws BAD_USER_INPUT on `answer`; CONFLICT when it is not claimed by this pharmacist or answered already.
 */
export async function answerQuestion(
  ctx: RequestContext,
  who: Who,
  id: string,
  text: string,
): Promise<PharmacistQuestion> {
  const answer = text.trim();
  if (answer === "") {
    throw invalid("answer", MESSAGES.answerMissing);
  }
  if (answer.length > ANSWER_MAX_LENGTH) {
    throw invalid("answer", MESSAGES.answerTooLong);
  }
  return changeQuestion(ctx, who, id, "consultation_answered", async (escalation, now, tx) => {
    refuseAnswered(escalation);
    if (escalation.pharmacistId !== who.id) {
      throw conflict(escalation.pharmacistId ? MESSAGES.claimedByOther : MESSAGES.claimFirst);
    }
    await mailTo(tx, ctx, escalation.consultation.patientId, "pharmacistAnswered");
    return { status: "ANSWERED", answer, answerLanguage: "en", answeredAt: now };
  });
}

function refuseAnswered(escalation: Escalation): void {
  if (escalation.status === "ANSWERED") {
    throw conflict(MESSAGES.alreadyAnswered);
  }
}

/**
 * Locks the question, decides, stores, announces to its patient and to all pharmacists, writes the audit trail, and shows the
 * patient who looked.
 */
async function changeQuestion(
  ctx: RequestContext,
  who: Who,
  id: string,
  action: string,
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
    const changes = await decide(escalation, now, tx);
    if (Object.keys(changes).length > 0) {
      await escalations.update({ id }, { ...changes, updatedAt: now });
      await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId: id });
      await publish(tx, consultationChanged, escalation.consultation.patientId, {
        consultationId: escalation.consultationId,
      });
    }
    const { consultationId, consultation } = escalation;
    await audit(tx, ctx, { action, actorId: who.id, subjectType: "consultation", subjectId: consultationId });
    const look = { patientId: consultation.patientId, viewerId: who.id, subjectId: consultationId };
    await recordDisclosure(tx, now, { ...look, ...PHARMACIST_LOOK });
  });
  const [question] = await readQuestions(ctx, who, "where e.id = $2", [id]);
  if (!question) {
    throw notFound();
  }
  return question;
}

/** What a delivery of `pharmacistQueueChanged` means for this pharmacist, read again from the database. */
export async function readQueueChange(
  ctx: RequestContext,
  who: Who,
  delivery: Delivery<{ escalationId: string }>,
): Promise<PharmacistQueueChange> {
  const questions =
    delivery.kind === "event" ? await readQuestions(ctx, who, "where e.id = $2", [delivery.event.escalationId]) : [];
  if (questions.length === 0) {
    // At the beginning, and when a question is gone with its patient's account: what is left replaces what was shown.
    const { nodes, totalCount } = await listQuestions(ctx, who, { first: SNAPSHOT_SIZE, filter: "OPEN" });
    return { snapshot: true, questions: nodes, waitingCount: totalCount };
  }
  const [{ count }] = await ctx.db.query("select count(*)::int from escalations where status <> 'ANSWERED'");
  return { snapshot: false, questions, waitingCount: count };
}
