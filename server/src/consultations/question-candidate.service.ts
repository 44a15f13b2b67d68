import type { EntityManager } from "typeorm";
import { consentSince } from "../accounts/consent.service";
import { takeQuestion } from "../models/question-line.service";
import type { RequestContext } from "../platform/context";
import type { Escalation } from "./escalation.entity";

/**
 * Proposes a question that was answered and is closed now as a training line, when its patient agreed to that before asking and
 * still does. What was asked without that, or before it was taken back and given again, is never taken.
 */
export async function offerQuestion(
  tx: EntityManager,
  ctx: RequestContext,
  { firstAnsweredAt, consultation }: Escalation,
): Promise<void> {
  if (!firstAnsweredAt) return;
  const { id: consultationId, patientId, question: text, questionLanguage: language, timestamp } = consultation;
  // Whoever takes the consent back at this moment waits, and deletes the line then.
  const [asker]: { name: string; email: string; pendingEmail: string | null }[] = await tx.query(
    `select name, email, pending_email as "pendingEmail" from users where id = $1 for share`,
    [patientId],
  );
  if (!asker) return;
  for (const purpose of ["data_use", "model_improvement"] as const) {
    const since = await consentSince(tx, patientId, purpose);
    if (!since || since >= timestamp) return;
  }
  const addresses = [asker.email, asker.pendingEmail ?? ""].map((address) => address.split("@")[0] ?? "");
  const names = [asker.name, ...addresses];
  await takeQuestion(tx, ctx, { text, language, patientId, consultationId, names });
}
