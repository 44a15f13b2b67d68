import { type EntityManager, IsNull, Not } from "typeorm";
import { confirmOwnPassword } from "../../people/accounts/guess.service";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { takeBack } from "../../platform/jobs";
import type { PageAsked } from "../../platform/lists";
import { isId, type Page } from "../../platform/pages";
import { notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { hideConsultationRecord } from "../records/record.service";
import { Consultation } from "./consultation.entity";
import { listConsultations, readConsultation } from "./consultation.service";
import { consultationChanged } from "./consultation.topics";

/**
 * Hides one question of this patient: it stands in no list, is found by no address and is told of nowhere, until it is shown again
 * with the password. It stays with a pharmacist who has it, in the patient's data, and in their erasure.
 * @throws NOT_FOUND, also for one that is hidden already.
 */
export async function hideConsultation(ctx: RequestContext, who: Who, id: string): Promise<string> {
  await ctx.db.transaction(async (tx) => {
    await setHidden(tx, ctx, who, id, ctx.clock.now());
    await takeBack(tx, `how-${id}`);
  });
  return id;
}

/**
 * Shows a hidden question again, everywhere.
 * @throws BAD_USER_INPUT on `password`; RATE_LIMITED; NOT_FOUND for one that is not hidden.
 */
export async function unhideConsultation(
  ctx: RequestContext,
  who: Who,
  id: string,
  password: string,
): Promise<Consultation> {
  await confirmOwnPassword(ctx, who, password, "password");
  await ctx.db.transaction((tx) => setHidden(tx, ctx, who, id, null));
  return readConsultation(ctx, who, id);
}

/** A page of what this patient hides, the newest first. @throws BAD_USER_INPUT on `password`; RATE_LIMITED. */
export async function listHidden(
  ctx: RequestContext,
  who: Who,
  password: string,
  asked: PageAsked,
): Promise<Page<Consultation>> {
  await confirmOwnPassword(ctx, who, password, "password");
  return listConsultations(ctx, who, { ...asked, isHidden: true });
}

async function setHidden(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  id: string,
  hiddenAt: Date | null,
): Promise<void> {
  const { affected } = isId(id)
    ? await tx
        .getRepository(Consultation)
        .update({ id, patientId: who.id, hiddenAt: hiddenAt ? IsNull() : Not(IsNull()) }, { hiddenAt })
    : { affected: 0 };
  if (!affected) throw notFound();
  await hideConsultationRecord(tx, id, hiddenAt);
  await publish(tx, consultationChanged, who.id, { consultationId: id });
  await audit(tx, ctx, hiddenAt ? "consultation_hidden" : "consultation_shown", ["consultation", id], {
    actorId: who.id,
  });
}

/** Whether one of the patient's questions that are shown is about somebody's safety. */
export async function hasSafetyConsultation(ctx: RequestContext, who: Who): Promise<boolean> {
  return ctx.db.getRepository(Consultation).existsBy({ patientId: who.id, isAboutSafety: true, hiddenAt: IsNull() });
}
