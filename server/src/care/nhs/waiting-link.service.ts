import { randomUUID } from "node:crypto";
import { WaitingNhsNumber } from "../../people/accounts/waiting-nhs-number.entity";
import { dropWaitingNumber, readWaitingNumber } from "../../people/accounts/waiting-nhs-number.service";
import { Problem } from "../../platform/problems";
import { HealthProfile } from "../patients/health-profile.entity";
import type { LinkContext } from "./nhs-context";
import { NhsLink } from "./nhs-link.entity";
import { findObstacles, linkRecord } from "./nhs-link.service";

/**
 * Links the number that was given at registration, once the address is confirmed and a date of birth is known; until then it goes
 * on waiting. It is tried once: what was refused is for the patient to look at.
 */
export async function linkWaitingNumber(
  process: Omit<LinkContext, "requestId">,
  { userId }: { userId: string },
): Promise<void> {
  const ctx: LinkContext = { ...process, requestId: randomUUID() };
  const { db, clock } = ctx;
  const waiting = await readWaitingNumber(ctx, userId);
  const profile = await db.getRepository(HealthProfile).findOneBy({ patientId: userId });
  if (!waiting || waiting.refusedAt || !profile?.dateOfBirth) {
    return;
  }
  if (await db.getRepository(NhsLink).existsBy({ patientId: userId })) {
    await db.transaction((tx) => dropWaitingNumber(tx, ctx, userId));
    return;
  }
  if ((await findObstacles(ctx, db.manager, userId)).length > 0) {
    return;
  }
  try {
    await linkRecord(ctx, userId, waiting.digits, profile.dateOfBirth);
  } catch (error) {
    if (!(error instanceof Problem)) {
      throw error;
    }
    await db.getRepository(WaitingNhsNumber).update({ userId }, { refusedAt: clock.now() });
  }
}
