import { type EntityManager, IsNull } from "typeorm";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { Platform, RequestContext, Who } from "../../platform/context";
import { seal, unseal } from "../../platform/encryption";
import { enqueue } from "../../platform/jobs";
import { mailTo } from "../../platform/mail.service";
import { invalid } from "../../platform/problems";
import { isStrongPassword, looksLikeEmail, MESSAGES, normaliseEmail } from "./account.rules";
import { LINK_SECONDS, PASSWORD_LINKS } from "./account-link.rules";
import { endLinks, linkWorks, makeLink, takeLink } from "./account-link.service";
import { confirmOwnPassword, forgetGuesses, limitKey } from "./guess.service";
import { hashPassword } from "./passwords";
import { endAllSessions } from "./session.service";
import { User } from "./user.entity";

const PLACE = "jobs:send_password_reset";

interface AskedReset {
  email: string;
  /** Milliseconds since 1970. */
  askedAt: number;
  requestId: string;
}

/**
 * Asks for a new password. Whether the address has an account is looked up later by a job, so that answer and work are the same
 * for every address.
 * @throws BAD_USER_INPUT on `email` when it is no address; RATE_LIMITED.
 */
export async function requestPasswordReset(
  ctx: Pick<RequestContext, "db" | "clock" | "secrets" | "limits" | "address" | "requestId">,
  text: string,
): Promise<boolean> {
  const email = normaliseEmail(text);
  if (!looksLikeEmail(email)) {
    throw invalid("email", MESSAGES.emailInvalid);
  }
  await ctx.limits.passwordResetsByAddress.take(limitKey(ctx, ctx.address));
  await ctx.limits.passwordResetsByAccount.take(limitKey(ctx, email));
  const asked: AskedReset = { email, askedAt: ctx.clock.now().getTime(), requestId: ctx.requestId };
  const sealed = seal(ctx.secrets, PLACE, JSON.stringify(asked)).toString("base64");
  await ctx.db.transaction((tx) => enqueue(tx, "send_password_reset", { sealed }));
  return true;
}

/** The job behind it: mails a link if the address has an account that may be signed in to. */
export async function sendPasswordReset(platform: Platform, { sealed }: { sealed: string }): Promise<void> {
  const { db, clock, secrets } = platform;
  const asked: AskedReset = JSON.parse(unseal(secrets, PLACE, Buffer.from(sealed, "base64")));
  if (clock.now().getTime() - asked.askedAt > LINK_SECONDS.password_reset * 1_000) {
    return; // nobody waits for it any more
  }
  await db.transaction(async (tx) => {
    const user = await tx.getRepository(User).findOneBy({ email: asked.email });
    if (!user || user.suspendedAt) {
      return;
    }
    const { id: userId, email } = user;
    const token = await makeLink(tx, platform, { userId, purpose: "password_reset", email });
    await mailTo(tx, platform, userId, "passwordReset", { token });
    await audit(tx, { clock, requestId: asked.requestId }, "password_reset_asked", ["user", userId], { actorId: null });
  });
}

/** True while the link can set a password. @throws RATE_LIMITED. */
export async function passwordResetTokenIsValid(ctx: RequestContext, token: string): Promise<boolean> {
  await ctx.limits.linkTries.take(limitKey(ctx, ctx.address));
  return linkWorks(ctx, token, PASSWORD_LINKS);
}

/**
 * Sets a password by a mailed link. Every session of the account ends.
 * @returns the account, whose role decides where to sign in.
 * @throws BAD_USER_INPUT on `token` or `newPassword`; RATE_LIMITED. A weak password does not use the link up.
 */
export async function resetPassword(ctx: RequestContext, token: string, newPassword: string): Promise<User> {
  if (!(await passwordResetTokenIsValid(ctx, token))) {
    throw invalid("token", MESSAGES.resetLinkBad);
  }
  if (!isStrongPassword(newPassword)) {
    throw invalid("newPassword", MESSAGES.passwordWeak);
  }
  const passwordHash = await hashPassword(newPassword);
  const user = await ctx.db.transaction(async (tx) => {
    const link = await takeLink(tx, ctx, token, PASSWORD_LINKS);
    if (!link) {
      throw invalid("token", MESSAGES.resetLinkBad);
    }
    const { userId: id } = link;
    const users = tx.getRepository(User);
    await users.update({ id }, { passwordHash, demonstration: false });
    const { role } = await users.findOneByOrFail({ id });
    if (link.purpose === "password_reset" || role !== "ADMIN") {
      // Only who reads the address's mail has this link; the first one of staff can come by other ways.
      await users.update({ id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: ctx.clock.now() });
    }
    await endAllSessions(tx, ctx, id);
    await tellOfNewPassword(tx, ctx, id, "password_reset");
    return users.findOneByOrFail({ id });
  });
  await forgetGuesses(ctx, user);
  return user;
}

/**
 * Changes one's own password; other devices are signed out.
 * @throws BAD_USER_INPUT on `currentPassword` or `newPassword`; RATE_LIMITED.
 */
export async function changePassword(
  ctx: RequestContext,
  who: Who,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  if (!isStrongPassword(newPassword)) {
    throw invalid("newPassword", MESSAGES.passwordWeak);
  }
  const confirmed = await confirmOwnPassword(ctx, who, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(newPassword);
  await ctx.db.transaction(async (tx) => {
    const asConfirmed = { id: who.id, passwordHash: confirmed.passwordHash };
    const { affected } = await tx.getRepository(User).update(asConfirmed, { passwordHash, demonstration: false });
    if (!affected) {
      throw invalid("currentPassword", MESSAGES.notYourPassword); // it was changed at the same moment
    }
    await endAllSessions(tx, ctx, who.id, who.sessionId);
    await tellOfNewPassword(tx, ctx, who.id, "password_changed");
  });
}

/** Ends links to set another one, mails the person, and writes the audit trail. */
async function tellOfNewPassword(tx: EntityManager, ctx: RequestContext, userId: string, action: AuditAction) {
  await endLinks(tx, userId, PASSWORD_LINKS);
  await mailTo(tx, ctx, userId, "passwordChanged");
  await audit(tx, ctx, action, ["user", userId], { actorId: userId });
}
