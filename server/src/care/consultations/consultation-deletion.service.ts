import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { takeBack } from "../../platform/jobs";
import { publish } from "../../platform/realtime/topics";
import { readConsultation } from "./consultation.service";
import { consultationChanged, pharmacistQueueChanged, QUEUE_KEY } from "./consultation.topics";
import { Escalation } from "./escalation.entity";

/**
 * Deletes one question of this patient with its answer, the conversation under it, its record in the medical history, and its
 * place in the pharmacist queue, also when a pharmacist has claimed it.
 * @throws NOT_FOUND.
 */
export async function deleteConsultation(ctx: RequestContext, who: Who, id: string): Promise<string> {
  await readConsultation(ctx, who, id);
  await ctx.db.transaction(async (tx) => {
    const deleted = await deleteQuestions(tx, who.id, id);
    if (deleted === 0) return; // another tab was faster
    await publish(tx, consultationChanged, who.id, { consultationId: id });
    await audit(tx, ctx, "consultation_deleted", ["consultation", id], { actorId: who.id });
  });
  return id;
}

/**
 * Deletes a patient's questions, or one of them; those that were open leave the pharmacist queue at once.
 * @returns how many.
 */
export async function deleteQuestions(tx: EntityManager, patientId: string, id: string | null = null): Promise<number> {
  // Whoever writes to the patient now holds the escalation first, so it is waited for here.
  const theirs = { patientId, ...(id && { id }) };
  const entries = await tx.getRepository(Escalation).find({
    ...{ select: { id: true, status: true }, where: { consultation: theirs }, order: { id: "ASC" } },
    lock: { mode: "pessimistic_write", tables: ["escalations"] },
  });
  const open = entries.filter(({ status }) => status !== "ANSWERED" && status !== "CLOSED");
  const deleted = await changedRows<{ id: string }>(
    tx,
    "delete from consultations where patient_id = $1 and ($2::uuid is null or id = $2) returning id",
    [patientId, id],
  );
  for (const { id: consultationId } of deleted) await takeBack(tx, `how-${consultationId}`);
  for (const { id: escalationId } of open) {
    await publish(tx, pharmacistQueueChanged, QUEUE_KEY, { escalationId });
  }
  return deleted.length;
}
