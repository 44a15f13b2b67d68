import type { EntityManager } from "typeorm";
import { consentSince } from "../../people/accounts/consent.service";
import { User } from "../../people/accounts/user.entity";
import type { RequestContext } from "../../platform/context";
import { type Labelled, takeQuestion } from "../models/question-line.service";
import { readFamily } from "../patients/family-member.service";
import type { Consultation } from "./consultation.entity";

/**
 * Proposes a question as a training line, when its patient agreed to that before asking and still does. What was asked without
 * that, or before it was taken back and given again, is never taken.
 * @param labelled who says at once what the line is.
 */
export async function offerQuestion(
  tx: EntityManager,
  ctx: RequestContext,
  consultation: Consultation,
  labelled?: Labelled,
): Promise<void> {
  const { id: consultationId, patientId, question: text, questionLanguage: language, timestamp } = consultation;
  // Whoever takes the consent back at this moment waits, and deletes the line then.
  const asker = await tx.getRepository(User).findOne({ where: { id: patientId }, lock: { mode: "pessimistic_read" } });
  if (!asker) return;
  for (const purpose of ["data_use", "model_improvement"] as const) {
    const since = await consentSince(tx, patientId, purpose);
    if (!since || since >= timestamp) return;
  }
  const addresses = [asker.email, asker.pendingEmail ?? ""].map((address) => address.split("@")[0] ?? "");
  const family = (await readFamily(tx, patientId)).map(({ name }) => name);
  const names = [asker.name, ...addresses, ...family, ...(consultation.subject ? [consultation.subject.name] : [])];
  await takeQuestion(tx, ctx, { text, language, patientId, consultationId, names, labelled });
}
