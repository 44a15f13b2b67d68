import { type EntityManager, IsNull } from "typeorm";
import { paidTimeChanged } from "../../ads/subscriptions/billing.topics";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { mailTo } from "../../platform/mail.service";
import { conflict, invalid, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { accountMoved } from "../accounts/account.topics";
import { PASSWORD_LINKS } from "../accounts/account-link.rules";
import { endLinks, makeLink } from "../accounts/account-link.service";
import { mailConfirmation, mailNewAddress } from "../accounts/email.service";
import { forgetGuesses, limitKey, signInBlockedUntil } from "../accounts/guess.service";
import { endAllSessions } from "../accounts/session.service";
import { User } from "../accounts/user.entity";
import { AccountSuspension } from "./suspension.entity";
import { reasonProblem, tidyReason, USER_LIMITS, USER_MESSAGES } from "./user-account.rules";
import { readUserAccount } from "./user-account.service";
import type { UserAccountType } from "./user-account.type";

/** A patient or an advertiser, locked. @throws NOT_FOUND, also for members of staff, and so for whoever asks. */
async function lockPerson(tx: EntityManager, id: string): Promise<User> {
  const user = await readOne(tx, User, { id }, { lock: { mode: "pessimistic_write" } });
  if (user.role === "ADMIN") throw notFound();
  return user;
}

async function lockActive(tx: EntityManager, id: string): Promise<User> {
  const user = await lockPerson(tx, id);
  if (user.suspendedAt) throw conflict(USER_MESSAGES.suspended);
  return user;
}

/** Writes the audit trail and tells whoever has the account open. */
async function noteAct(tx: EntityManager, ctx: RequestContext, userId: string, action: AuditAction) {
  await audit(tx, ctx, action, ["user", userId]);
  await publish(tx, accountMoved, userId, { userId });
}

/** An advertiser's adverts are shown, or not any more. */
async function announceServing(tx: EntityManager, { id, role }: User): Promise<void> {
  if (role === "ADVERTISER") await publish(tx, paidTimeChanged, id, { advertiserId: id });
}

/**
 * Keeps somebody out: every session and link ends, adverts stop, and a mail says so without the reason.
 * @throws BAD_USER_INPUT on `reason`; NOT_FOUND; CONFLICT when it was done before; RATE_LIMITED.
 */
export async function suspendUser(ctx: RequestContext, who: Who, id: string, text: string): Promise<UserAccountType> {
  const reason = tidyReason(text);
  const problem = reasonProblem(reason, USER_LIMITS.suspensionReason, USER_MESSAGES.suspensionShort);
  if (problem) throw invalid("reason", problem);
  await ctx.limits.suspensions.take(limitKey(ctx, id));
  await ctx.db.transaction(async (tx) => {
    const user = await lockPerson(tx, id);
    if (user.suspendedAt) throw conflict(USER_MESSAGES.suspendedAlready);
    const now = ctx.clock.now();
    await tx.getRepository(User).update({ id }, { suspendedAt: now });
    const suspension = { userId: id, reason, suspendedAt: now, suspendedBy: who.id };
    await tx.getRepository(AccountSuspension).insert(suspension);
    await endLinks(tx, id, PASSWORD_LINKS);
    await endAllSessions(tx, ctx, id);
    await announceServing(tx, user);
    await mailTo(tx, ctx, id, "accountSuspended");
    await noteAct(tx, ctx, id, "user_suspended");
  });
  return readUserAccount(ctx, id);
}

/** Lets somebody in again, and mails them so. @throws NOT_FOUND; CONFLICT when it was done before; RATE_LIMITED. */
export async function restoreUser(ctx: RequestContext, who: Who, id: string): Promise<UserAccountType> {
  await ctx.limits.suspensions.take(limitKey(ctx, id));
  await ctx.db.transaction(async (tx) => {
    const user = await lockPerson(tx, id);
    if (!user.suspendedAt) throw conflict(USER_MESSAGES.notSuspended);
    await tx.getRepository(User).update({ id }, { suspendedAt: null });
    const open = { userId: id, liftedAt: IsNull() };
    await tx.getRepository(AccountSuspension).update(open, { liftedAt: ctx.clock.now(), liftedBy: who.id });
    await announceServing(tx, user);
    await mailTo(tx, ctx, id, "accountRestored");
    await noteAct(tx, ctx, id, "user_restored");
  });
  return readUserAccount(ctx, id);
}

/** Forgets the wrong passwords that block signing in. @throws NOT_FOUND; CONFLICT when nothing is blocked. */
export async function unlockUser(ctx: RequestContext, id: string): Promise<UserAccountType> {
  const user = await ctx.db.transaction((tx) => lockPerson(tx, id));
  // Of two at once, one finds something to forget.
  if (!(await signInBlockedUntil(ctx, user)) || !(await forgetGuesses(ctx, user))) {
    throw conflict(USER_MESSAGES.notBlocked);
  }
  await ctx.db.transaction((tx) => noteAct(tx, ctx, id, "user_unlocked"));
  return readUserAccount(ctx, id);
}

/**
 * Mails the link that confirms an address once more: of the new one if one waits, else of the account's. The limit is the one that
 * the person has.
 * @throws NOT_FOUND; CONFLICT when there is nothing to confirm, or for a suspended account; RATE_LIMITED.
 */
export async function resendUserConfirmation(ctx: RequestContext, id: string): Promise<UserAccountType> {
  await ctx.limits.confirmationMails.take(limitKey(ctx, id));
  await ctx.db.transaction(async (tx) => {
    const user = await lockActive(tx, id);
    if (user.pendingEmail) {
      await mailNewAddress(tx, ctx, user, user.pendingEmail);
    } else if (user.emailVerifiedAt) {
      throw conflict(USER_MESSAGES.emailConfirmed);
    } else {
      await mailConfirmation(tx, ctx, user);
    }
    await noteAct(tx, ctx, id, "user_confirmation_resent");
  });
  return readUserAccount(ctx, id);
}

/**
 * Mails the link that sets a new password, as if the person had asked for it, and within the same limit.
 * @throws NOT_FOUND; CONFLICT for a suspended account; RATE_LIMITED.
 */
export async function sendUserPasswordLink(ctx: RequestContext, id: string): Promise<UserAccountType> {
  const { email } = await ctx.db.transaction((tx) => lockActive(tx, id));
  await ctx.limits.passwordResetsByAccount.take(limitKey(ctx, email));
  await ctx.db.transaction(async (tx) => {
    const user = await lockActive(tx, id);
    const token = await makeLink(tx, ctx, { userId: id, purpose: "password_reset", email: user.email });
    await mailTo(tx, ctx, id, "passwordReset", { token });
    await noteAct(tx, ctx, id, "user_password_link_sent");
  });
  return readUserAccount(ctx, id);
}

/** Ends every session of somebody. @throws NOT_FOUND; CONFLICT when there is none. */
export async function signUserOut(ctx: RequestContext, id: string): Promise<UserAccountType> {
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, id);
    if ((await endAllSessions(tx, ctx, id)) === 0) throw conflict(USER_MESSAGES.signedInNowhere);
    await noteAct(tx, ctx, id, "user_signed_out");
  });
  return readUserAccount(ctx, id);
}
