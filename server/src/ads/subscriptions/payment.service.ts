import { createHash } from "node:crypto";
import { type EntityManager, LessThan } from "typeorm";
import { readVat } from "../../people/settings/number-setting.service";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { isDuplicate } from "../../platform/database";
import { readOne } from "../../platform/entity-rows";
import { isId } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { BILLING_MESSAGES, type PaymentProviderName, PENDING_CHECK_MS } from "./billing.rules";
import { paymentMoved } from "./billing.topics";
import type { BillingContext, BillingJobContext } from "./billing-context";
import { closePeriods } from "./counted-periods.service";
import { type Money, moneyOf, type Sum, sumOf } from "./money.rules";
import type { Order } from "./order.service";
import { Payment } from "./payment.entity";
import type { CardOnFile, ChargeOutcome } from "./payment.gateway";
import { settlePayment } from "./settle.service";
import { cardOf, columnsOf, lockCompany, refuseWhilePending } from "./standing.service";
import { TEST_CARDS } from "./test-card.rules";

/** A payment as its advertiser sees it. */
export interface PaymentView
  extends Pick<Payment, "id" | "purpose" | "status" | "message" | "createdAt" | "settledAt"> {
  money: Money;
  card: CardOnFile | null;
}

export function presentPayment(payment: Payment): PaymentView {
  const { id, purpose, status, message, createdAt, settledAt } = payment;
  return {
    id,
    purpose,
    status,
    message,
    createdAt,
    settledAt,
    money: moneyOf(payment.lines, payment),
    card: cardOf(payment),
  };
}

/** How payments are made here. */
export async function readBillingSetup({ db, config, payments }: BillingContext) {
  const provider: PaymentProviderName = payments.name;
  const vatPercent = await readVat(db, config);
  return { provider, vatPercent, testCards: provider === "TEST" ? TEST_CARDS : [] };
}

/** One payment of this advertiser. Somebody else's is not found. */
export async function readPayment(ctx: Reader, who: Pick<Who, "id">, id: string): Promise<PaymentView> {
  const found = await readOne(ctx.db, Payment, { id, advertiserId: who.id });
  return presentPayment(found);
}

/** The deliveries of one payment of this advertiser. @throws NOT_FOUND. */
export async function watchPayment(ctx: RequestContext, who: Who, id: string): Promise<AsyncIterableIterator<object>> {
  const payment = await readPayment(ctx, who, id);
  return ctx.hub.subscribe(paymentMoved, payment.id);
}

/** Something that somebody, or a job, wants to pay for. */
export interface Wish {
  idempotencyKey: string;
  /** What was asked for with that key. */
  request: readonly unknown[];
  /** The sum that was shown to whoever asks. */
  expectedGrossPence?: number | null;
  /** Decides in the transaction what there is to pay; null for nothing. */
  order(tx: EntityManager): Promise<Order | null>;
}

export interface Made {
  payment: Payment;
  /** False when the key was known. */
  isNew: boolean;
}

const hashOf = (request: readonly unknown[]): Buffer => createHash("sha256").update(JSON.stringify(request)).digest();

/**
 * The payment that this key stands for already; undefined when there is none.
 * @throws BAD_USER_INPUT on a key that is no UUID; CONFLICT when it was used for something else.
 */
export async function findByKey(
  manager: EntityManager,
  advertiserId: string,
  { idempotencyKey, request }: Pick<Wish, "idempotencyKey" | "request">,
): Promise<Payment | undefined> {
  if (!isId(idempotencyKey)) throw invalid("idempotencyKey", "This must be a UUID.");
  const known = await manager.getRepository(Payment).findOneBy({ advertiserId, idempotencyKey });
  if (known && !known.requestHash.equals(hashOf(request))) throw conflict(BILLING_MESSAGES.keyUsed);
  return known ?? undefined;
}

/**
 * Stores a payment that is to be made, in a transaction that has ended before the provider is asked.
 * @returns null when there is nothing to pay.
 * @throws CONFLICT while another one is under way, or when the sum is another one than was shown.
 */
export async function makePayment(ctx: BillingJobContext, advertiserId: string, wish: Wish): Promise<Made | null> {
  try {
    return await ctx.db.transaction(async (tx) => {
      await lockCompany(tx, advertiserId);
      const known = await findByKey(tx, advertiserId, wish);
      if (known) return { payment: known, isNew: false };
      await refuseWhilePending(tx, advertiserId);
      const order = await wish.order(tx);
      if (!order) return null;
      await closePeriods(tx, order.within);
      const sum = sumOf(order.lines, await readVat(tx, ctx.config));
      if (wish.expectedGrossPence != null && wish.expectedGrossPence !== sum.grossPence) {
        throw conflict(BILLING_MESSAGES.sumChanged);
      }
      return { payment: await storePayment(tx, ctx, advertiserId, wish, order, sum), isNew: true };
    });
  } catch (error) {
    // Somebody without the lock, in a process of an older version: the database knows.
    throw isDuplicate(error) ? conflict(BILLING_MESSAGES.underWay) : error;
  }
}

async function storePayment(
  tx: EntityManager,
  { clock, payments, requestId }: BillingJobContext,
  advertiserId: string,
  { idempotencyKey, request }: Wish,
  { purpose, tier, fromTier, periodId, span, lines, card }: Order,
  sum: Sum,
): Promise<Payment> {
  const payment = await tx.getRepository(Payment).save({
    advertiserId,
    idempotencyKey,
    requestHash: hashOf(request),
    purpose,
    status: "PENDING" as const,
    tier,
    fromTier,
    periodId,
    periodStart: span?.periodStart ?? null,
    periodEnd: span?.periodEnd ?? null,
    lines,
    ...sum,
    provider: payments.name,
    ...columnsOf(card),
    checkoutId: null,
    checkoutUrl: null,
    message: null,
    createdAt: clock.now(),
    settledAt: null,
  });
  await publish(tx, paymentMoved, payment.id, { paymentId: payment.id });
  await audit(tx, { clock, requestId }, "payment_started", ["payment", payment.id], {
    actorId: purpose === "RENEWAL" || purpose === "OVER_QUOTA" ? null : advertiserId,
    details: { purpose, tier, grossPence: sum.grossPence },
  });
  return payment as Payment;
}

/** Asks the provider and settles what it says. Without an answer it is looked up once; then the payment waits. */
export async function carryOut(ctx: BillingJobContext, payment: Payment): Promise<void> {
  const outcome = await askProvider(ctx, payment);
  if (outcome !== undefined) {
    await settlePayment(ctx, payment.id, outcome);
  }
}

/** Null for a charge that never was; undefined when nobody knows. */
async function askProvider(ctx: BillingJobContext, payment: Payment): Promise<ChargeOutcome | null | undefined> {
  const { id, advertiserId, cardRef, grossPence, lines } = payment;
  if (grossPence === 0) {
    return { kind: "succeeded" }; // nothing to charge
  }
  if (cardRef === null) return null;
  const request = { idempotencyKey: id, advertiserId, cardRef, grossPence, description: lines[0]?.text ?? "" };
  try {
    return await ctx.payments.charge(request, (outcome) => settlePayment(ctx, id, outcome));
  } catch (error) {
    ctx.log.warn({ err: error, paymentId: id }, "the payment provider gave no answer: looking the payment up");
    return lookUp(ctx, payment);
  }
}

async function lookUp(
  ctx: BillingJobContext,
  { id, cardRef, checkoutId }: Pick<Payment, "id" | "cardRef" | "checkoutId">,
): Promise<ChargeOutcome | null | undefined> {
  try {
    return await ctx.payments.find({ idempotencyKey: id, cardRef, checkoutId });
  } catch (error) {
    ctx.log.warn({ err: error, paymentId: id }, "a payment could not be looked up: it waits");
    return undefined;
  }
}

/** Completes or ends payments that wait for more than a minute: their process died, or their provider was silent. */
export async function recoverPayments(ctx: BillingJobContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - PENDING_CHECK_MS);
  const waiting = await ctx.db.getRepository(Payment).find({
    select: { id: true, cardRef: true, checkoutId: true },
    where: { status: "PENDING", createdAt: LessThan(before) },
    order: { createdAt: "ASC" },
    take: 100,
  });
  for (const payment of waiting) {
    const { id } = payment;
    try {
      const outcome = await lookUp(ctx, payment);
      if (outcome !== undefined) {
        await settlePayment(ctx, id, outcome);
      }
    } catch (error) {
      ctx.log.error({ err: error, paymentId: id }, "a payment could not be settled");
    }
  }
}
