import { type EntityManager, MoreThan } from "typeorm";
import { audit } from "../../platform/audit";
import { dayText, londonDay } from "../../platform/london.rules";
import { mailTo } from "../../platform/mail.service";
import { publish } from "../../platform/realtime/topics";
import { BILLING_MESSAGES, INVOICE_KIND_OF } from "./billing.rules";
import { paymentMoved } from "./billing.topics";
import type { BillingJobContext } from "./billing-context";
import { notePeriodsCharged, USED_IN_PERIOD } from "./counted-periods.service";
import type { Invoice } from "./invoice.entity";
import { issueInvoice } from "./issue-invoice.service";
import { pounds } from "./money.rules";
import { Payment } from "./payment.entity";
import type { CardOnFile, ChargeOutcome } from "./payment.gateway";
import { firstMonth, graceEnd, nextAttempt } from "./period.rules";
import { planOf } from "./plan.rules";
import { announceStanding, cardOf, columnsOf, lockCompany, readStanding } from "./standing.service";
import { AdvertiserSubscription } from "./subscription.entity";
import { SubscriptionPeriod } from "./subscription-period.entity";

/**
 * Notes what became of a payment, with all that follows from it, in one transaction. A payment that is settled already stays as
 * it is, so that it does no harm to hear of an outcome twice.
 * @param outcome null when nothing was charged and nobody declined.
 */
export async function settlePayment(ctx: BillingJobContext, id: string, outcome: ChargeOutcome | null): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { advertiserId } = await tx.getRepository(Payment).findOneByOrFail({ id });
    await lockCompany(tx, advertiserId);
    const payment = await tx.getRepository(Payment).findOneByOrFail({ id });
    if (payment.status !== "PENDING") return;
    if (outcome?.kind === "succeeded") {
      await succeed(tx, ctx, payment, outcome.card ?? cardOf(payment));
    } else {
      await fail(tx, ctx, payment, outcome?.reason ?? null);
    }
    await publish(tx, paymentMoved, id, { paymentId: id });
    await audit(tx, ctx, outcome?.kind === "succeeded" ? "payment_succeeded" : "payment_failed", ["payment", id], {
      actorId: null,
      details: { purpose: payment.purpose, grossPence: payment.grossPence },
    });
  });
}

async function succeed(
  tx: EntityManager,
  ctx: BillingJobContext,
  payment: Payment,
  card: CardOnFile | null,
): Promise<void> {
  const now = ctx.clock.now();
  const paid = { ...payment, ...columnsOf(card) };
  await tx
    .getRepository(Payment)
    .update({ id: payment.id }, { status: "SUCCEEDED", settledAt: now, ...columnsOf(card) });
  const effect = { SUBSCRIBE: begin, UPGRADE: raise, RENEWAL: renew, OVER_QUOTA: nothing }[payment.purpose];
  await effect(tx, ctx, paid);
  const invoice = await issueInvoice(tx, ctx, {
    ...paid,
    kind: INVOICE_KIND_OF[payment.purpose],
    paymentId: payment.id,
    card,
  });
  await notePeriodsCharged(tx, invoice.id, payment.lines);
  await announceStanding(tx, payment.advertiserId);
  await mailReceipt(tx, ctx, payment, invoice);
}

async function nothing(): Promise<void> {}

/** A first month, from the full hour in which it was paid. */
async function begin(tx: EntityManager, ctx: BillingJobContext, payment: Payment): Promise<void> {
  const { advertiserId, tier, provider } = payment;
  const now = ctx.clock.now();
  const { periodStart, periodEnd } = firstMonth(now);
  const { cardRef, cardBrand, cardLast4, cardExpiryMonth, cardExpiryYear } = payment;
  await tx
    .getRepository(SubscriptionPeriod)
    .insert({ advertiserId, tier, kind: "PAID", periodStart, periodEnd, createdAt: now });
  await tx.getRepository(AdvertiserSubscription).upsert(
    {
      advertiserId,
      tier,
      status: "ACTIVE",
      startDate: now,
      anchorDay: londonDay(now),
      cancelAtPeriodEnd: false,
      provider,
      cardRef,
      cardBrand,
      cardLast4,
      cardExpiryMonth,
      cardExpiryYear,
      nextAttemptAt: null,
      graceEndsAt: null,
      remindedOf: null,
      createdAt: now,
      updatedAt: now,
    },
    { conflictPaths: ["advertiserId"], skipUpdateIfNoValuesChanged: false },
  );
}

/** A higher plan: the new quota and rate count for the whole month. The quota can be crossed once more. */
async function raise(
  tx: EntityManager,
  ctx: BillingJobContext,
  { advertiserId, tier, periodId }: Payment,
): Promise<void> {
  await tx.query(
    `update subscription_periods p set tier = $2, quota_noticed_at = case when ${USED_IN_PERIOD} > $3 then quota_noticed_at end
      where p.id = $1`,
    [periodId, tier, planOf(tier).impressions],
  );
  const later = { advertiserId, kind: "GRACE" as const, periodStart: MoreThan(ctx.clock.now()) };
  await tx.getRepository(SubscriptionPeriod).update(later, { tier });
  await tx.getRepository(AdvertiserSubscription).update({ advertiserId }, { tier, updatedAt: ctx.clock.now() });
}

/** The next month, or the one that has begun in grace. */
async function renew(tx: EntityManager, ctx: BillingJobContext, payment: Payment): Promise<void> {
  const { advertiserId, tier, periodStart, periodEnd } = payment;
  const period = { advertiserId, tier, kind: "PAID", periodStart, periodEnd, createdAt: ctx.clock.now() };
  await upsertPeriod(tx, period as SubscriptionPeriod, ["kind", "tier", "period_end"]);
  await tx
    .getRepository(AdvertiserSubscription)
    .update({ advertiserId }, { status: "ACTIVE", graceEndsAt: null, nextAttemptAt: null, updatedAt: ctx.clock.now() });
}

/** Adds a period; of one that begins then already, these columns are as in the new one. */
const upsertPeriod = (tx: EntityManager, period: SubscriptionPeriod, columns: string[]): Promise<unknown> =>
  tx
    .createQueryBuilder()
    .insert()
    .into(SubscriptionPeriod)
    .values(period)
    .orUpdate(columns, ["advertiser_id", "period_start"])
    .execute();

async function fail(tx: EntityManager, ctx: BillingJobContext, payment: Payment, reason: string | null): Promise<void> {
  const message = reason ? `${BILLING_MESSAGES.paymentFailed} ${reason}` : BILLING_MESSAGES.paymentFailed;
  await tx
    .getRepository(Payment)
    .update({ id: payment.id }, { status: reason ? "DECLINED" : "FAILED", message, settledAt: ctx.clock.now() });
  if (payment.purpose === "RENEWAL" && payment.periodStart) {
    await noteFailedRenewal(tx, ctx, payment.advertiserId, payment.periodStart);
  }
}

/**
 * A renewal was not paid: adverts go on for seven days, in which it is tried again.
 * @param periodStart when the month began that was to be paid for.
 */
export async function noteFailedRenewal(
  tx: EntityManager,
  ctx: BillingJobContext,
  advertiserId: string,
  periodStart: Date,
): Promise<void> {
  const now = ctx.clock.now();
  const standing = await readStanding(tx, advertiserId, now);
  if (!standing) return;
  const { subscription } = standing;
  const isFirst = subscription.status === "ACTIVE";
  const isOwnTry = !isFirst && !(subscription.nextAttemptAt && subscription.nextAttemptAt <= now);
  const graceEndsAt = subscription.graceEndsAt ?? graceEnd(now);
  if (isFirst) {
    const { tier } = subscription;
    const period = { advertiserId, tier, kind: "GRACE", periodStart, periodEnd: graceEndsAt, createdAt: now };
    await upsertPeriod(tx, period as SubscriptionPeriod, ["period_end"]);
  }
  await tx
    .getRepository(AdvertiserSubscription)
    .update(
      { advertiserId },
      { status: "PAST_DUE", graceEndsAt, nextAttemptAt: nextAttempt(graceEndsAt, now), updatedAt: now },
    );
  await announceStanding(tx, advertiserId);
  if (!isOwnTry) {
    await mailTo(tx, ctx, advertiserId, "renewalFailed", {
      words: { plan: planOf(subscription.tier).name, day: dayText(graceEndsAt) },
    });
  }
}

async function mailReceipt(
  tx: EntityManager,
  ctx: BillingJobContext,
  payment: Payment,
  invoice: Invoice,
): Promise<void> {
  await mailTo(tx, ctx, payment.advertiserId, "paymentReceived", {
    words: { amount: pounds(payment.grossPence), number: invoice.number, plan: planOf(payment.tier).name },
  });
}
