import type { EntityManager } from "typeorm";
import type { RequestContext } from "../../platform/context";
import { changedRows } from "../../platform/database";
import type { PersonalData } from "../../platform/personal-data";
import { publish } from "../../platform/realtime/topics";
import { linesOf } from "./answer-lines.rules";
import { consultationChanged, pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import { type GivenAnswer, lineOfAnswer } from "./interview.rules";

/** What was said in the conversation about the consultation `c`, as a list. */
const MESSAGES_OF_C = `(select jsonb_agg(jsonb_build_object('author', m.author, 'name', split_part(w.name, ' ', 1), 'text', m.text,
                                                           'language', m.language, 'at', m.sent_at) order by m.sent_at, m.id)
                          from consultation_messages m left join users w on w.id = coalesce(m.pharmacist_id,
                               case when m.author = 'PATIENT' then c.patient_id end) where m.consultation_id = c.id)`;
/** The notes of pharmacists about it. */
const NOTES_OF_C = `(select jsonb_agg(jsonb_build_object('name', split_part(w.name, ' ', 1), 'text', n.text, 'at', n.created_at)
                                      order by n.created_at, n.id)
                       from escalation_notes n join escalations q on q.id = n.escalation_id left join users w on w.id = n.pharmacist_id
                      where q.consultation_id = c.id)`;

/** What pharmacists found wrong with how it was read. */
const MISREADINGS_OF_C = `(select jsonb_agg(jsonb_build_object('name', split_part(w.name, ' ', 1), 'text', concat_ws(' ', x.kind, x.subject, x.label, x.note),
                                                              'at', x.created_at) order by x.created_at, x.id)
                             from misreadings x left join users w on w.id = x.pharmacist_id where x.consultation_id = c.id)`;

/** What consultations keep about people. */
export const CONSULTATION_DATA: readonly PersonalData[] = [
  {
    columns: ["consultations.patient_id"],
    erasure:
      "Questions, answers and what a pharmacist wrote are deleted. What waits for a pharmacist leaves the queue at once.",
    export: {
      key: "consultations",
      title: "Your questions",
      about:
        "What you asked, what you were told, what you and a pharmacist wrote, the notes of pharmacists, and what you told us about the answers.",
      roles: ["CUSTOMER"],
      labels: {
        askedAt: "Asked",
        question: "Your question",
        forWhom: "For",
        response: "The answer",
        answers: "What you said to our questions",
        opening: "The answer before our questions",
        sentToPharmacistAt: "Sent to a pharmacist",
        answeredAt: "Answered by a pharmacist",
        pharmacist: "Pharmacist",
        messages: "What you and the pharmacist wrote",
        closedAt: "Closed",
        notes: "Notes of pharmacists to each other",
        misreadings: "What pharmacists found wrong with how we read your question",
        raisedAdvice: "What we told you about what you wrote later",
        askedAfterAt: "When we asked how things were",
        feltAt: "When you said last how things were",
        overAt: "When you said that it was better or over",
        hiddenAt: "When you hid it",
        helpful: "Was the answer helpful?",
        comment: "Why not",
        complaint: "What you found wrong with the answer",
        reportedAt: "When you told us",
      },
      sql: `select c.created_at as at, c.id, c.created_at as "askedAt", c.question, c.subject->>'name' as "forWhom", c.subject, c.question_language as "questionLanguage", c.language, c.level, c.response,
                   nullif(c.answers, '[]') as answers, c.opening->'response' as opening,
                   c.assistant_version as "assistantVersion", c.profile_revision as "profileRevision", e.because as "sentBecause", e.status as "pharmacistStatus",
                   e.sent_at as "sentToPharmacistAt", e.seen_at as "seenAt", e.claimed_at as "claimedAt",
                   e.answered_at as "answeredAt", split_part(u.name, ' ', 1) as pharmacist, ${MESSAGES_OF_C} as messages,
                   e.closed_at as "closedAt", e.close_reason as "closeReason", ${NOTES_OF_C} as notes, ${MISREADINGS_OF_C} as misreadings,
                   c.raised_level as "raisedLevel", c.raised_at as "raisedAt", c.raised_advice->'response' as "raisedAdvice",
                   c.asked_after_at as "askedAfterAt", c.felt_at as "feltAt", c.over_at as "overAt",
                   c.is_about_safety as "aboutSafety", c.follow_up_wished as "followUpWished", c.hidden_at as "hiddenAt",
                   f.helpful, f.comment, f.updated_at as "ratedAt", r.complaint, r.sent_at as "reportedAt",
                   r.status as "reportStatus", r.outcome as "reportOutcome"
              from consultations c left join escalations e on e.consultation_id = c.id and e.kind = 'QUESTION'
              left join users u on u.id = e.pharmacist_id
              left join consultation_feedback f on f.consultation_id = c.id
              left join escalations r on r.consultation_id = c.id and r.kind = 'FEEDBACK'
             where c.patient_id = $1 and (c.created_at, c.id) > ($2, $3) order by c.created_at, c.id limit $4`,
      onPaper: {
        response: linesOf,
        answers: (given: GivenAnswer[]) => given.map((one) => lineOfAnswer(one)),
        opening: linesOf,
        raisedAdvice: linesOf,
        messages: saidLines,
        notes: saidLines,
        misreadings: saidLines,
        helpful: (helpful: boolean) => [helpful ? "Yes" : "No"],
      },
    },
  },
  {
    columns: [
      "escalations.pharmacist_id",
      "consultation_messages.pharmacist_id",
      "escalation_notes.pharmacist_id",
      "misreadings.pharmacist_id",
    ],
    erasure:
      "What a pharmacist wrote belongs to the patients and stays, without a name. What was claimed goes back into the queue.",
  },
  {
    columns: ["answer_templates.written_by"],
    erasure: "Texts for answers that you wrote for colleagues stay, without your name.",
  },
];

/** Messages and notes, one line each with who wrote it. */
function saidLines(said: readonly { name: string | null; text: string }[]): string[] {
  return said.map(({ name, text }) => `${name ?? "A pharmacist"}: ${text}`);
}

/** Puts what a pharmacist had claimed back into the queue, before that account goes. */
export async function releaseQuestions(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  pharmacistId: string,
): Promise<void> {
  const released = await changedRows<{ id: string; consultationId: string; patientId: string }>(
    tx,
    `update escalations e set status = 'SEEN', claimed_at = null, pharmacist_id = null, updated_at = $2,
            waiting_since = case when e.status = 'NEEDS_REPLY' then $2 else e.waiting_since end
       from consultations c where c.id = e.consultation_id and e.pharmacist_id = $1 and e.status in ('CLAIMED', 'NEEDS_REPLY')
     returning e.id, c.id as "consultationId", c.patient_id as "patientId"`,
    [pharmacistId, ctx.clock.now()],
  );
  for (const { id: escalationId, consultationId, patientId } of released) {
    await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId });
    await publish(tx, consultationChanged, patientId, { consultationId });
  }
}
