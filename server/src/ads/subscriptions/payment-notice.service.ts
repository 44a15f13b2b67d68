import { LessThan } from "typeorm";
import { audit } from "../../platform/audit";
import { insertNew } from "../../platform/entity-rows";
import { isId } from "../../platform/pages";
import type { BillingJobContext } from "./billing-context";
import { putCardOnFile } from "./card.service";
import { Payment } from "./payment.entity";
import type { PaymentNotice } from "./payment.gateway";
import { KnownNotice } from "./payment-notice.entity";
import { settleRefund } from "./refund.service";
import { settlePayment } from "./settle.service";

/** Days for which a notice that was heard is remembered; providers repeat them for three. */
const REMEMBERED_DAYS = 30;

/**
 * Does what a provider's notice says. It may come late, twice, or before what happened earlier: a payment is settled once, and money
 * that was taken for one which had been given up goes back.
 * @param noticeId the provider's name for it. It is remembered after the work, so that a notice which fails half-way is heard again.
 */
export async function hearNotice(ctx: BillingJobContext, noticeId: string, notice: PaymentNotice): Promise<void> {
  if (await ctx.db.getRepository(KnownNotice).existsBy({ id: noticeId })) return;
  if (notice.kind === "card") {
    if (isId(notice.advertiserId)) await putCardOnFile(ctx, notice.advertiserId, notice.card);
  } else if (notice.kind === "refund") {
    await settleRefund(ctx, notice.key, notice.outcome);
  } else {
    await hearOfPayment(ctx, notice);
  }
  await insertNew(ctx.db, KnownNotice, { id: noticeId, receivedAt: ctx.clock.now() });
}

async function hearOfPayment(
  ctx: BillingJobContext,
  { paymentId, outcome, chargeRef }: Extract<PaymentNotice, { kind: "payment" }>,
): Promise<void> {
  const payments = ctx.db.getRepository(Payment);
  if (!isId(paymentId) || !(await payments.existsBy({ id: paymentId }))) {
    ctx.log.warn("a notice names a payment that is not ours");
    return;
  }
  await settlePayment(ctx, paymentId, outcome);
  const { status } = await payments.findOneByOrFail({ id: paymentId });
  if (outcome?.kind === "succeeded" && status !== "SUCCEEDED" && chargeRef) {
    await giveBack(ctx, paymentId, chargeRef);
  }
}

async function giveBack(ctx: BillingJobContext, paymentId: string, chargeRef: string): Promise<void> {
  ctx.log.error({ paymentId }, "money was taken for a payment that had been given up: it goes back");
  await ctx.payments.giveBack?.(chargeRef);
  await audit(ctx.db.manager, ctx, "payment_given_back", ["payment", paymentId], { actorId: null });
}

/** Forgets notices that are not repeated any more. */
export async function sweepNotices({ db, clock }: Pick<BillingJobContext, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - REMEMBERED_DAYS * 86_400_000);
  await db.getRepository(KnownNotice).delete({ receivedAt: LessThan(before) });
}
