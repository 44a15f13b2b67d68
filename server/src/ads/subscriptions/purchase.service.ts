import type { EntityManager } from "typeorm";
import { readVat } from "../../people/settings/number-setting.service";
import type { RequestContext, Who } from "../../platform/context";
import { conflict, invalid } from "../../platform/problems";
import { BILLING_MESSAGES } from "./billing.rules";
import type { BillingContext } from "./billing-context";
import { type Money, moneyOf, sumOf } from "./money.rules";
import { type Order, orderPlan, orderRenewal, type Purchase } from "./order.service";
import { Payment } from "./payment.entity";
import type { CardOnFile, RedirectPayments } from "./payment.gateway";
import { carryOut, findByKey, makePayment, type PaymentView, readPayment, type Wish } from "./payment.service";
import type { PurchaseInput } from "./payment.type";
import type { Tier } from "./plan.rules";
import { settlePayment } from "./settle.service";
import { readStanding } from "./standing.service";
import { readSubscription, type SubscriptionView } from "./subscription.service";

export interface PaymentResult {
  payment: PaymentView;
  subscription: SubscriptionView | null;
}

interface Quote extends Pick<Purchase, "kind" | "arithmetic"> {
  tier: Tier;
  money: Money;
  periodStart: Date;
  periodEnd: Date;
}

/** What choosing a plan costs at this moment. @throws CONFLICT for the present plan and lower ones, and in grace. */
export async function quotePurchase(ctx: RequestContext, who: Who, tier: Tier): Promise<Quote> {
  const { kind, order, span, arithmetic } = await orderPlan(ctx.db.manager, ctx, who.id, tier);
  const money = moneyOf(order.lines, sumOf(order.lines, await readVat(ctx.db, ctx.config)));
  return { kind, tier, money, ...span, arithmetic };
}

/** The plan that is chosen, if it is paid for in this way. @throws CONFLICT. */
async function orderAs(kind: Purchase["kind"], purchase: Promise<Purchase>): Promise<Order> {
  const { kind: actual, order } = await purchase;
  if (actual !== kind) {
    throw conflict(kind === "SUBSCRIBE" ? BILLING_MESSAGES.alreadySubscribed : BILLING_MESSAGES.notSubscribed);
  }
  return order;
}

/**
 * Pays for a first month, with a card that was given to the built-in provider.
 * @throws BAD_USER_INPUT on a token that is unknown, used or too old; CONFLICT.
 */
export async function subscribe(
  ctx: BillingContext,
  who: Who,
  { cardToken, ...request }: PurchaseInput & { cardToken: string },
): Promise<PaymentResult> {
  const { tier, expectedGrossPence, idempotencyKey } = request;
  if (ctx.payments.redirect) throw conflict(BILLING_MESSAGES.redirectOnly);
  const asked = { idempotencyKey, request: ["subscribe", tier, expectedGrossPence, cardToken] };
  const known = await findByKey(ctx.db.manager, who.id, asked);
  if (known) return resultOf(ctx, who, known);
  const card = await ctx.payments.readCard(who.id, cardToken);
  if (!card) {
    // The same request may have taken the token a moment ago.
    const meanwhile = await findByKey(ctx.db.manager, who.id, asked);
    if (meanwhile) return resultOf(ctx, who, meanwhile);
    throw invalid("cardToken", BILLING_MESSAGES.cardToken);
  }
  const order = (tx: EntityManager) => orderAs("SUBSCRIBE", orderPlan(tx, ctx, who.id, tier, card));
  return pay(ctx, who, { ...asked, expectedGrossPence, order });
}

/** Changes to a higher plan at once, charged to the card on file. @throws CONFLICT. */
export function upgrade(ctx: BillingContext, who: Who, request: PurchaseInput): Promise<PaymentResult> {
  const { tier, expectedGrossPence, idempotencyKey } = request;
  return pay(ctx, who, {
    idempotencyKey,
    request: ["upgrade", tier, expectedGrossPence],
    expectedGrossPence,
    order: async (tx) => withCard(await orderAs("UPGRADE", orderPlan(tx, ctx, who.id, tier))),
  });
}

/** Pays for a renewal that failed, with the card on file. @throws CONFLICT when there is none, and when the sum is another one than was shown. */
export function retryRenewal(
  ctx: BillingContext,
  who: Who,
  {
    idempotencyKey,
    expectedGrossPence,
  }: Pick<PurchaseInput, "idempotencyKey"> & { expectedGrossPence?: number | null },
): Promise<PaymentResult> {
  return pay(ctx, who, {
    idempotencyKey,
    request: ["retryRenewal", ...(expectedGrossPence == null ? [] : [expectedGrossPence])],
    expectedGrossPence,
    order: async (tx) => {
      const now = ctx.clock.now();
      const standing = await readStanding(tx, who.id, now);
      const graceEndsAt = standing?.subscription.graceEndsAt;
      if (!standing || !graceEndsAt || graceEndsAt <= now) throw conflict(BILLING_MESSAGES.nothingToRetry);
      return withCard(await orderRenewal(tx, ctx, standing));
    },
  });
}

/** @throws CONFLICT without a card on file. */
function withCard(order: Order): Order & { card: CardOnFile } {
  if (!order.card) throw conflict(BILLING_MESSAGES.noCard);
  return { ...order, card: order.card };
}

async function pay(ctx: BillingContext, who: Who, wish: Wish): Promise<PaymentResult> {
  const made = await makePayment(ctx, who.id, wish);
  if (!made) throw conflict(BILLING_MESSAGES.nothingToRetry);
  if (made.isNew) {
    await carryOut(ctx, made.payment);
  }
  return resultOf(ctx, who, made.payment);
}

/** A payment that was declined is a result like any other. */
async function resultOf(ctx: BillingContext, who: Who, { id }: Payment): Promise<PaymentResult> {
  return { payment: await readPayment(ctx, who, id), subscription: await readSubscription(ctx, who) };
}

/**
 * Begins to pay for a first month on the provider's page; the payment waits until the provider says what became of it.
 * @throws CONFLICT with a provider that has no such page, and when it cannot be reached.
 */
export async function startCheckout(
  ctx: BillingContext,
  who: Who,
  { tier, expectedGrossPence, idempotencyKey }: PurchaseInput,
): Promise<{ url: string; paymentId: string }> {
  const { redirect } = ctx.payments;
  if (!redirect) throw conflict(BILLING_MESSAGES.notRedirect);
  await leaveOtherPage(ctx, redirect, who.id, idempotencyKey);
  const made = await makePayment(ctx, who.id, {
    idempotencyKey,
    request: ["startCheckout", tier, expectedGrossPence],
    expectedGrossPence,
    order: (tx) => orderAs("SUBSCRIBE", orderPlan(tx, ctx, who.id, tier)),
  });
  if (!made) throw conflict(BILLING_MESSAGES.paymentFailed);
  const { id, checkoutUrl, status, grossPence, lines } = made.payment;
  if (checkoutUrl || status !== "PENDING") {
    return { url: checkoutUrl ?? `${ctx.config.publicUrl}/advertiser/billing`, paymentId: id };
  }
  const request = { idempotencyKey: id, advertiserId: who.id, grossPence, description: lines[0]?.text ?? "" };
  try {
    const checkout = await redirect.startCheckout(request);
    await ctx.db.getRepository(Payment).update({ id }, { checkoutId: checkout.id, checkoutUrl: checkout.url });
    return { url: checkout.url, paymentId: id };
  } catch (error) {
    ctx.log.warn({ err: error, paymentId: id }, "the payment provider gave no page to pay on");
    await settlePayment(ctx, id, null);
    throw conflict(BILLING_MESSAGES.paymentFailed);
  }
}

/** Closes a page of the provider that somebody went away from, so that another can be opened. */
async function leaveOtherPage(
  ctx: BillingContext,
  redirect: RedirectPayments,
  advertiserId: string,
  idempotencyKey: string,
): Promise<void> {
  const open = await ctx.db.getRepository(Payment).findOneBy({ advertiserId, status: "PENDING" });
  if (!open?.checkoutId || open.idempotencyKey === idempotencyKey) return;
  try {
    const outcome = await redirect.giveUp(open.checkoutId);
    if (outcome !== undefined) await settlePayment(ctx, open.id, outcome);
  } catch (error) {
    ctx.log.warn({ err: error, paymentId: open.id }, "a page to pay on could not be closed");
  }
}
