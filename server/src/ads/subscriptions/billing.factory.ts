import { randomBytes, randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Config } from "../../platform/config";
import { londonDay } from "../../platform/london.rules";
import { issueInvoice } from "./issue-invoice.service";
import { sumOf } from "./money.rules";
import { Payment } from "./payment.entity";
import type { CardOnFile } from "./payment.gateway";
import { type CountedPeriod, overQuotaLine, planLine } from "./price.rules";
import { columnsOf } from "./standing.service";
import { AdvertiserSubscription } from "./subscription.entity";
import { SubscriptionPeriod } from "./subscription-period.entity";

export interface PaidMonthExample {
  advertiserId: string;
  period: Omit<CountedPeriod, "used">;
  /** The month before; without one it is the first. */
  previous?: CountedPeriod;
  card: CardOnFile;
  /** When it was paid. */
  at: Date;
  billing: Pick<Config["billing"], "vatPercent" | "seller">;
}

/** Stores a payment that succeeded for a period that is there, with its invoice. What was over the quota before is on it. */
export async function makePaidMonth(
  tx: EntityManager,
  { advertiserId, period, previous, card, at, billing }: PaidMonthExample,
): Promise<{ paymentId: string; invoiceId: string; lines: Payment["lines"] }> {
  const { tier, periodStart, periodEnd } = period;
  const over = previous && overQuotaLine(previous);
  const lines = [planLine(tier, period), ...(over ? [over] : [])];
  const sum = sumOf(lines, billing.vatPercent);
  const { id: paymentId } = await tx.getRepository(Payment).save({
    advertiserId,
    idempotencyKey: randomUUID(),
    requestHash: randomBytes(32),
    purpose: previous ? ("RENEWAL" as const) : ("SUBSCRIBE" as const),
    status: "SUCCEEDED" as const,
    tier,
    fromTier: null,
    periodId: null,
    periodStart,
    periodEnd,
    lines,
    ...sum,
    provider: "TEST" as const,
    ...columnsOf(card),
    checkoutId: null,
    checkoutUrl: null,
    message: null,
    createdAt: at,
    settledAt: at,
  });
  const kind = previous ? "RENEWAL" : "SUBSCRIPTION";
  const draft = { advertiserId, kind, tier, fromTier: null, lines, ...sum, paymentId, card, provider: "TEST" } as const;
  const { id: invoiceId } = await issueInvoice(tx, { clock: { now: () => at }, config: { billing } }, draft);
  return { paymentId, invoiceId, lines };
}

/** Stores a subscription whose month is there, active or in days of grace, or puts a card on file of one that is there. */
export async function makeSubscription(
  tx: EntityManager,
  {
    advertiserId,
    period,
    startDate,
    card,
    grace = null,
  }: Pick<PaidMonthExample, "advertiserId" | "period"> & {
    startDate: Date;
    card: CardOnFile | null;
    grace?: { graceEndsAt: Date; nextAttemptAt: Date | null } | null;
  },
): Promise<void> {
  await tx.getRepository(AdvertiserSubscription).upsert(
    {
      advertiserId,
      tier: period.tier,
      status: grace ? "PAST_DUE" : "ACTIVE",
      startDate,
      anchorDay: londonDay(period.periodStart),
      cancelAtPeriodEnd: false,
      provider: "TEST",
      ...columnsOf(card),
      nextAttemptAt: grace?.nextAttemptAt ?? null,
      graceEndsAt: grace?.graceEndsAt ?? null,
      remindedOf: null,
      createdAt: startDate,
      updatedAt: startDate,
    },
    ["advertiserId"],
  );
}

const EXAMPLE_CARD: CardOnFile = { ref: "example", brand: "Visa", last4: "4242", expiryMonth: 12, expiryYear: 2040 };

/** A subscription, a payment and an invoice for the newest period of an advertiser. */
export async function makeBilling(
  tx: EntityManager,
  advertiserId: string,
): Promise<{ paymentId: string; invoiceId: string; period: CountedPeriod; card: CardOnFile }> {
  const newest = { where: { advertiserId }, order: { periodStart: "DESC" } } as const;
  const period = { ...(await tx.getRepository(SubscriptionPeriod).findOneOrFail(newest)), used: 0 };
  const at = period.periodStart;
  await makeSubscription(tx, { advertiserId, period, startDate: at, card: EXAMPLE_CARD });
  const billing = { vatPercent: 20, seller: ["Example Health Advice Ltd"] };
  const made = await makePaidMonth(tx, { advertiserId, period, card: EXAMPLE_CARD, at, billing });
  return { ...made, period, card: EXAMPLE_CARD };
}
