import type { EntityManager } from "typeorm";
import { readAnswerHours } from "../../people/settings/number-setting.service";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { isDuplicate } from "../../platform/database";
import { conflict } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import type { AnsweringContext } from "../models/model-context";
import type { Consultation } from "./consultation.entity";
import { FEEDBACK_MAX_LENGTH, MESSAGES } from "./consultation.rules";
import { readConsultation } from "./consultation.service";
import { consultationChanged, pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import { languageOf, lockConsultation, raiseLevel } from "./conversation.service";
import { Escalation } from "./escalation.entity";
import { ConsultationFeedback } from "./feedback.entity";
import { readText } from "./message.service";

const LIMIT = [FEEDBACK_MAX_LENGTH, MESSAGES.feedbackTooLong] as const;

/**
 * Keeps whether an answer helped, once for each consultation; a later word replaces the earlier one. It changes nothing of the
 * answer. What is urgent in the comment is answered at once.
 * @throws BAD_USER_INPUT on `comment`; NOT_FOUND.
 */
export async function rateAnswer(
  ctx: AnsweringContext,
  who: Who,
  consultationId: string,
  { helpful, comment }: { helpful: boolean; comment?: string | null },
): Promise<Consultation> {
  const text = !helpful && comment?.trim() ? readText("comment", comment, "", LIMIT) : null;
  await ctx.db.transaction(async (tx) => {
    const consultation = await lockConsultation(tx, who, consultationId);
    const given = { consultationId, helpful, comment: text, updatedAt: ctx.clock.now() };
    await tx.getRepository(ConsultationFeedback).upsert(given, ["consultationId"]);
    if (text !== null) {
      await hear(tx, ctx, who, consultation, text);
    }
    await publish(tx, consultationChanged, who.id, { consultationId });
  });
  return readConsultation(ctx, who, consultationId);
}

/**
 * Puts a report that something is wrong with an answer into the queue, whether or not the question went there.
 * @throws BAD_USER_INPUT on `text`; NOT_FOUND; CONFLICT when it was reported already.
 */
export async function reportAnswer(
  ctx: AnsweringContext,
  who: Who,
  consultationId: string,
  input: string,
): Promise<Consultation> {
  const complaint = readText("text", input, MESSAGES.complaintMissing, LIMIT);
  await ctx.db.transaction(async (tx) => {
    const consultation = await lockConsultation(tx, who, consultationId);
    await hear(tx, ctx, who, consultation, complaint);
    const now = ctx.clock.now();
    const { id: escalationId } = await tx
      .getRepository(Escalation)
      .save({
        consultationId,
        kind: "FEEDBACK",
        status: "SENT",
        complaint,
        sentAt: now,
        waitingSince: now,
        answerHours: await readAnswerHours(tx, ctx.config),
        updatedAt: now,
      })
      .catch((error) => {
        throw isDuplicate(error) ? conflict(MESSAGES.alreadyReported) : error;
      });
    await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId });
    await publish(tx, consultationChanged, who.id, { consultationId });
    await audit(tx, ctx, "advice_reported", ["consultation", consultationId], { actorId: who.id });
  });
  return readConsultation(ctx, who, consultationId);
}

/** An emergency is heard wherever it is written, also by somebody who has withdrawn the consent to answers. */
async function hear(
  tx: EntityManager,
  ctx: AnsweringContext,
  who: Who,
  consultation: Consultation,
  text: string,
): Promise<void> {
  const language = await languageOf(tx, who);
  const answering = ctx.assistant.answering();
  await raiseLevel(tx, consultation, { text, language, now: ctx.clock.now(), answering });
  const question = await tx
    .getRepository(Escalation)
    .findOne({ select: { id: true }, where: { consultationId: consultation.id, kind: "QUESTION" } });
  // What is raised moves up in the queue.
  if (question) await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId: question.id });
}

/** How often the answers of one assistant version helped. */
export interface FeedbackCount {
  assistantVersion: string;
  helpful: number;
  notHelpful: number;
  reported: number;
}

/** What people think of the answers, by assistant version, the version that was used last first. */
export function countFeedback({ db }: Pick<RequestContext, "db">): Promise<FeedbackCount[]> {
  return db.query(
    `select c.assistant_version as "assistantVersion", count(*) filter (where f.helpful)::int as helpful,
            count(*) filter (where not f.helpful)::int as "notHelpful", count(r.id)::int as reported
       from (select consultation_id as id from consultation_feedback
              union select consultation_id from escalations where kind = 'FEEDBACK') said
       join consultations c on c.id = said.id
       left join consultation_feedback f on f.consultation_id = c.id
       left join escalations r on r.consultation_id = c.id and r.kind = 'FEEDBACK'
      group by c.assistant_version order by max(c.created_at) desc limit 50`,
  );
}
