import type { EntityManager } from "typeorm";
import { Company } from "../ads/applications/company.entity";
import { eraseApplications } from "../ads/applications/retention.service";
import { refuseWhilePending } from "../ads/subscriptions/standing.service";
import { SubscriptionPeriod } from "../ads/subscriptions/subscription-period.entity";
import { deleteQuestions } from "../care/consultations/consultation-deletion.service";
import { releaseQuestions } from "../care/consultations/personal-data.service";
import { MESSAGES as ACCOUNT_MESSAGES } from "../people/accounts/account.rules";
import { accountMoved } from "../people/accounts/account.topics";
import { confirmOwnPassword } from "../people/accounts/guess.service";
import { announceSessionsEnded } from "../people/accounts/session-memory";
import { User } from "../people/accounts/user.entity";
import { forgetWaitingLink } from "../people/accounts/waiting-nhs-number.service";
import { STAFF_KEY, staffChanged } from "../people/staff/staff.topics";
import { isLastOwner, lockOwners } from "../people/staff/staff-store.service";
import { audit } from "../platform/audit";
import type { RequestContext, Who } from "../platform/context";
import { FAREWELL_KEPT_HOURS } from "../platform/mail.rules";
import { mailToAddress } from "../platform/mail.service";
import { eraseAddresses, eraseMails } from "../platform/personal-data.service";
import { conflict } from "../platform/problems";
import { publish } from "../platform/realtime/topics";

const MESSAGES = {
  paidMonths: "Please contact us to close an advertiser account.",
  lastOwner: "You are the last owner. Make someone else an owner first.",
} as const;

/**
 * Erases one's own account with all that personal-data.ts lists, in one transaction. The audit trail stays, with ids that lead
 * to nobody (docs/decisions/0011-erasure.md).
 * @throws BAD_USER_INPUT on `password`; CONFLICT for advertisers who paid and the last owner; RATE_LIMITED.
 */
export async function eraseAccount(ctx: RequestContext, who: Who, password: string): Promise<boolean> {
  await confirmOwnPassword(ctx, who, password, "password");
  await ctx.db.transaction(async (tx) => {
    if (who.role === "ADMIN") {
      await refuseLastOwner(tx, who);
    }
    // Questions are locked before accounts, as in the pharmacist queue, so that two never wait for each other.
    await deleteQuestions(tx, who.id);
    await releaseQuestions(tx, ctx, who.id);
    const user = await tx.getRepository(User).findOne({ where: { id: who.id }, lock: { mode: "pessimistic_write" } });
    if (!user) {
      throw conflict(ACCOUNT_MESSAGES.accountGone);
    }
    if (who.role === "ADVERTISER") {
      await refuseWhoPaid(tx, who);
      await eraseApplications(tx, ctx, who.id);
    }
    const { email, pendingEmail, language } = user;
    await forgetWaitingLink(tx, who.id);
    await eraseMails(tx, pendingEmail ? [email, pendingEmail] : [email]);
    await eraseAddresses(tx, who.id);
    await tx.getRepository(User).delete({ id: who.id });
    await announceSessionsEnded(tx, [{ userId: who.id }]);
    await publish(tx, accountMoved, who.id, { userId: who.id });
    if (who.role === "ADMIN") {
      await publish(tx, staffChanged, STAFF_KEY, { what: "member" });
    }
    await mailToAddress(tx, ctx, { address: email, language }, "accountErased", { keptHours: FAREWELL_KEPT_HOURS });
    await audit(tx, ctx, "account_erased", ["user", who.id]);
  });
  ctx.cookie.clear();
  return true;
}

/** Invoices have to be kept, and with them the company that paid. */
async function refuseWhoPaid(tx: EntityManager, who: Who): Promise<void> {
  const company = { where: { advertiserId: who.id }, lock: { mode: "pessimistic_write" } } as const;
  await tx.getRepository(Company).findOne(company);
  if (await tx.getRepository(SubscriptionPeriod).existsBy({ advertiserId: who.id })) {
    throw conflict(MESSAGES.paidMonths);
  }
  await refuseWhilePending(tx, who.id);
}

/** Owners are locked first, so that the last two cannot both leave at the same moment. */
async function refuseLastOwner(tx: EntityManager, who: Who): Promise<void> {
  if (isLastOwner(await lockOwners(tx), who.id)) {
    throw conflict(MESSAGES.lastOwner);
  }
}
