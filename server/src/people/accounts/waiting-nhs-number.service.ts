import { type EntityManager, IsNull } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { blindIndex, seal, unseal } from "../../platform/encryption";
import { enqueue, takeBack } from "../../platform/jobs";
import { conflict } from "../../platform/problems";
import type { Secrets } from "../../platform/secrets";
import { isInventedNhsNumber, NHS_NUMBER_MESSAGES, parseNhsNumber } from "./nhs-number.rules";
import { WaitingNhsNumber } from "./waiting-nhs-number.entity";

const placeOf = (userId: string): string => `waiting_nhs_numbers:${userId}`;

/**
 * Keeps an NHS number, encrypted, until it can be linked. A text that is no NHS number is left out: it blocks nothing. So is one
 * that may be somebody's while the demonstration could not link it anyway.
 */
export async function keepWaitingNumber(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "secrets" | "requestId" | "config">,
  userId: string,
  text: string,
): Promise<void> {
  const digits = parseNhsNumber(text);
  if (!digits || (ctx.config.fhir.isSandbox && !isInventedNhsNumber(digits))) {
    return;
  }
  const { secrets, clock } = ctx;
  await tx.getRepository(WaitingNhsNumber).insert({
    userId,
    sealedNumber: seal(secrets, placeOf(userId), digits),
    blindIndex: blindIndex(secrets, "nhs-number", digits),
    createdAt: clock.now(),
  });
  await audit(tx, ctx, "nhs_number_given", ["user", userId], { actorId: userId });
}

/** Forgets the number that waits, if there is one. */
export async function dropWaitingNumber(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "requestId">,
  userId: string,
): Promise<void> {
  if ((await tx.getRepository(WaitingNhsNumber).delete({ userId })).affected) {
    await audit(tx, ctx, "nhs_number_removed", ["user", userId], { actorId: userId });
  }
}

/** Lets a number that waits be linked, in a job after the transaction. That is tried once by itself, then the patient is asked. */
export async function queueWaitingLink(tx: EntityManager, userId: string): Promise<void> {
  if (await tx.getRepository(WaitingNhsNumber).existsBy({ userId, refusedAt: IsNull() })) {
    await enqueue(tx, "link_waiting_nhs_number", { userId }, waitingLinkKey(userId));
  }
}

/** The key of the job that links somebody's number that waits. */
export const waitingLinkKey = (userId: string): string => `link_waiting_nhs_number:${userId}`;

/** Leaves nothing of somebody in the queue of jobs, not even a try that was given up. */
export async function forgetWaitingLink(tx: EntityManager, userId: string): Promise<void> {
  await takeBack(tx, waitingLinkKey(userId));
}

/** A number that waits, and when a try to link it was refused. */
export interface WaitingNumber {
  digits: string;
  refusedAt: Date | null;
}

/** Forgets one's own number that waits. */
export async function removeWaitingNumber(ctx: RequestContext, who: Who): Promise<void> {
  await ctx.db.transaction((tx) => dropWaitingNumber(tx, ctx, who.id));
}

/** The last four digits of the number that waits; null when there is none. */
export async function waitingNumberEnd(
  ctx: Pick<RequestContext, "db" | "secrets">,
  userId: string,
): Promise<string | null> {
  return (await readWaitingNumber(ctx, userId))?.digits.slice(-4) ?? null;
}

/** The number that waits, for its owner alone; null when there is none. */
export async function readWaitingNumber(
  ctx: Pick<RequestContext, "db" | "secrets">,
  userId: string,
): Promise<WaitingNumber | null> {
  const row = await ctx.db.getRepository(WaitingNhsNumber).findOneBy({ userId });
  return row && { digits: unsealNumber(ctx.secrets, userId, row.sealedNumber), refusedAt: row.refusedAt };
}

/** The ten digits of a row of this person. @throws CONFLICT when it was damaged, or sealed with another key. */
export function unsealNumber(secrets: Secrets, userId: string, sealed: Buffer): string {
  return unsealNumberAt(secrets, placeOf(userId), sealed);
}

/** The ten digits that are kept in a place. @throws CONFLICT when they were damaged, or sealed with another key. */
export function unsealNumberAt(secrets: Secrets, place: string, sealed: Buffer): string {
  try {
    return unseal(secrets, place, sealed);
  } catch {
    throw conflict(NHS_NUMBER_MESSAGES.unreadable);
  }
}
