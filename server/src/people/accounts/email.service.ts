import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { changedRows, isDuplicate } from "../../platform/database";
import { mailTo, mailToAddress } from "../../platform/mail.service";
import { conflict, invalid, Problem } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { looksLikeEmail, MESSAGES, normaliseEmail } from "./account.rules";
import { accountMoved } from "./account.topics";
import { EMAIL_LINKS, PASSWORD_LINKS } from "./account-link.rules";
import { endLinks, makeLink, takeLink } from "./account-link.service";
import { confirmOwnPassword, limitKey } from "./guess.service";
import { User } from "./user.entity";
import type { EmailConfirmationType } from "./viewer.type";
import { queueWaitingLink } from "./waiting-nhs-number.service";

/** Somebody else has this address. */
export const emailTaken = (field: string) => new Problem(MESSAGES.emailTaken, { code: "CONFLICT", field });

/** Mails the link that confirms the address of an account. */
export async function mailConfirmation(
  tx: EntityManager,
  ctx: RequestContext,
  { id: userId, email }: Pick<User, "id" | "email">,
): Promise<void> {
  const token = await makeLink(tx, ctx, { userId, purpose: "email_confirmation", email });
  await mailTo(tx, ctx, userId, "confirmEmail", { token });
}

/** Mails the link that makes a new address the address of an account. */
export async function mailNewAddress(tx: EntityManager, ctx: RequestContext, user: User, email: string): Promise<void> {
  const token = await makeLink(tx, ctx, { userId: user.id, purpose: "email_change", email });
  const addressee = { address: email, language: user.language, userId: user.id };
  await mailToAddress(tx, ctx, addressee, "confirmNewEmail", { token });
}

/**
 * Mails the link once more: for the new address if one waits, else for the address of the account.
 * @throws CONFLICT when there is nothing to confirm; RATE_LIMITED.
 */
export async function resendVerification(ctx: RequestContext, who: Who): Promise<boolean> {
  await ctx.limits.confirmationMails.take(limitKey(ctx, who.id));
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, who);
    if (user.pendingEmail) {
      await mailNewAddress(tx, ctx, user, user.pendingEmail);
    } else if (user.emailVerifiedAt) {
      throw conflict(MESSAGES.emailConfirmed);
    } else {
      await mailConfirmation(tx, ctx, user);
    }
  });
  return true;
}

/**
 * Asks for another address: a link goes to the new one, a notice to the old one. Nothing changes until the link is used.
 * @throws CONFLICT without a confirmed address, or when the new one is taken; BAD_USER_INPUT on `newEmail` or `password`;
 * RATE_LIMITED.
 */
export async function changeEmail(ctx: RequestContext, who: Who, text: string, password: string): Promise<void> {
  const email = normaliseEmail(text);
  if (!looksLikeEmail(email)) {
    throw invalid("newEmail", MESSAGES.emailInvalid);
  }
  const { email: present, emailVerifiedAt } = await confirmOwnPassword(ctx, who, password, "password");
  if (!emailVerifiedAt) {
    throw conflict(MESSAGES.emailUnconfirmed);
  }
  if (email === present) {
    throw invalid("newEmail", MESSAGES.emailSame);
  }
  await ctx.limits.confirmationMails.take(limitKey(ctx, who.id));
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, who);
    if (await tx.getRepository(User).existsBy({ email })) {
      throw emailTaken("newEmail");
    }
    await tx.getRepository(User).update({ id: who.id }, { pendingEmail: email });
    await mailNewAddress(tx, ctx, user, email);
    await mailTo(tx, ctx, who.id, "emailChangeAsked");
    await audit(tx, ctx, "email_change_asked", ["user", who.id]);
    await publish(tx, accountMoved, who.id, { userId: who.id });
  });
}

/** Leaves the address as it is; the link to the new one stops working. */
export async function cancelEmailChange(ctx: RequestContext, who: Who): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const cancelled = await changedRows(
      tx,
      "update users set pending_email = null where id = $1 and pending_email is not null returning id",
      [who.id],
    );
    if (cancelled.length > 0) {
      await endLinks(tx, who.id, EMAIL_LINKS);
      await audit(tx, ctx, "email_change_cancelled", ["user", who.id]);
      await publish(tx, accountMoved, who.id, { userId: who.id });
    }
  });
}

/**
 * Confirms an address by its mailed link, signed in or not; a new address replaces the old one at this moment.
 * @throws BAD_USER_INPUT on `token`; CONFLICT when somebody has taken the new address meanwhile; RATE_LIMITED.
 */
export async function confirmEmail(ctx: RequestContext, token: string): Promise<EmailConfirmationType> {
  await ctx.limits.linkTries.take(limitKey(ctx, ctx.address));
  try {
    return await ctx.db.transaction(async (tx) => {
      const link = await takeLink(tx, ctx, token, EMAIL_LINKS);
      if (!link) {
        throw invalid("token", MESSAGES.confirmLinkBad);
      }
      const { userId: id, email } = link;
      const changed = link.purpose === "email_change";
      await tx.getRepository(User).update({ id }, { email, emailVerifiedAt: ctx.clock.now(), pendingEmail: null });
      if (changed) {
        await endLinks(tx, id, PASSWORD_LINKS); // they were mailed to the old address
      }
      await queueWaitingLink(tx, id);
      await audit(tx, ctx, changed ? "email_changed" : "email_confirmed", ["user", id], { actorId: id });
      await publish(tx, accountMoved, id, { userId: id });
      return { email, changed };
    });
  } catch (error) {
    throw isDuplicate(error) ? emailTaken("newEmail") : error;
  }
}

function lockUser(tx: EntityManager, { id }: Who): Promise<User> {
  return tx.getRepository(User).findOneOrFail({ where: { id }, lock: { mode: "pessimistic_write" } });
}
