import type { EntityManager } from "typeorm";
import type { RequestContext } from "../platform/context";
import { changedRows } from "../platform/database";
import type { PersonalData } from "../platform/personal-data";
import { publish } from "../platform/realtime/topics";
import type { ConsultationAnswer } from "../triage/answer.rules";
import { consultationChanged, pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";

/** What consultations keep about people. */
export const CONSULTATION_DATA: readonly PersonalData[] = [
  {
    columns: ["consultations.patient_id"],
    erasure:
      "Questions, answers and what a pharmacist wrote are deleted. What waits for a pharmacist leaves the queue at once.",
    export: {
      key: "consultations",
      title: "Your questions",
      about: "What you asked, what you were told, and what a pharmacist answered.",
      roles: ["CUSTOMER"],
      labels: {
        askedAt: "Asked",
        question: "Your question",
        response: "The answer",
        sentToPharmacistAt: "Sent to a pharmacist",
        answeredAt: "Answered by a pharmacist",
        pharmacist: "Pharmacist",
        pharmacistAnswer: "The pharmacist’s answer",
      },
      sql: `select c.created_at as at, c.id, c.created_at as "askedAt", c.question, c.language, c.level, c.response,
                   c.assistant_version as "assistantVersion", c.profile_revision as "profileRevision", e.because as "sentBecause", e.status as "pharmacistStatus",
                   e.sent_at as "sentToPharmacistAt", e.seen_at as "seenAt", e.claimed_at as "claimedAt",
                   e.answered_at as "answeredAt", split_part(u.name, ' ', 1) as pharmacist, e.answer as "pharmacistAnswer"
              from consultations c left join escalations e on e.consultation_id = c.id left join users u on u.id = e.pharmacist_id
             where c.patient_id = $1 and (c.created_at, c.id) > ($2, $3) order by c.created_at, c.id limit $4`,
      onPaper: { response: linesOf },
    },
  },
  {
    columns: ["escalations.pharmacist_id"],
    erasure:
      "Answers of a pharmacist belong to the patients and stay, without a name. What was claimed goes back into the queue.",
  },
];

/** An answer as it reads from top to bottom. */
function linesOf(
  answer: Omit<ConsultationAnswer, "ruledOut" | "profileCheck"> & Partial<ConsultationAnswer>,
): string[] {
  // Answers of before medicines were compared with a profile have neither.
  const { heading, message, steps, recommendations, safetyNet, ruledOut = [], profileCheck } = answer;
  return [
    heading,
    message,
    ...steps.map(({ title, description }) => `${title}: ${description}`),
    ...recommendations.map(({ title, description, cautions }) => [`${title}: ${description}`, ...cautions].join(" ")),
    ...(profileCheck ? [[profileCheck.message, profileCheck.missing].filter(Boolean).join(" ")] : []),
    ...ruledOut.map(({ title, reason }) => `${title}: ${reason}`),
    [safetyNet.heading, ...safetyNet.signs].join(" "),
  ];
}

/** Deletes a patient's questions; those that were open leave the pharmacist queue at once. */
export async function eraseConsultations(tx: EntityManager, patientId: string): Promise<void> {
  const open: { id: string }[] = await tx.query(
    `select e.id from escalations e join consultations c on c.id = e.consultation_id
      where c.patient_id = $1 and e.status <> 'ANSWERED'`,
    [patientId],
  );
  await tx.query("delete from consultations where patient_id = $1", [patientId]);
  for (const { id: escalationId } of open) {
    await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId });
  }
}

/** Puts what a pharmacist had claimed back into the queue, before that account goes. */
export async function releaseQuestions(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  pharmacistId: string,
): Promise<void> {
  const released = await changedRows<{ id: string; consultationId: string; patientId: string }>(
    tx,
    `update escalations e set status = 'SEEN', claimed_at = null, pharmacist_id = null, updated_at = $2
       from consultations c where c.id = e.consultation_id and e.pharmacist_id = $1 and e.status = 'CLAIMED'
     returning e.id, c.id as "consultationId", c.patient_id as "patientId"`,
    [pharmacistId, ctx.clock.now()],
  );
  for (const { id: escalationId, consultationId, patientId } of released) {
    await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId });
    await publish(tx, consultationChanged, patientId, { consultationId });
  }
}
