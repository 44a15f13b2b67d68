import type { EntityManager } from "typeorm";
import { makePaidMonth, makeSubscription } from "../../ads/subscriptions/billing.factory";
import { closePeriods, notePeriodsCharged, USED_IN_PERIOD } from "../../ads/subscriptions/counted-periods.service";
import { Payment } from "../../ads/subscriptions/payment.entity";
import type { CardOnFile } from "../../ads/subscriptions/payment.gateway";
import { graceEnd, nextAttempt } from "../../ads/subscriptions/period.rules";
import type { CountedPeriod } from "../../ads/subscriptions/price.rules";
import { TestCard, TestCharge } from "../../ads/subscriptions/test-provider.entity";
import type { Config } from "../../platform/config";

/** A renewal is made some minutes after midnight. In ms. */
const RENEWED_AFTER_MS = 10 * 60_000;

interface SeededPeriod extends CountedPeriod {
  advertiserId: string;
  /** The last month of this advertiser was not renewed. */
  isPastDue: boolean;
}

/**
 * Gives the demonstration's companies a subscription, a test card, and an invoice for each month so far, in the order of time. Does
 * nothing when one of them has an invoice.
 */
export async function seedBilling(tx: EntityManager, now: Date, billing: Config["billing"]): Promise<void> {
  const periods: SeededPeriod[] = await tx.query(
    `select p.id, p.advertiser_id as "advertiserId", p.tier, p.period_start as "periodStart", p.period_end as "periodEnd",
            ${USED_IN_PERIOD} as used, exists (select from subscription_periods g
                                                where g.advertiser_id = p.advertiser_id and g.kind = 'GRACE') as "isPastDue"
       from subscription_periods p join users u on u.id = p.advertiser_id
      where u.demonstration and p.kind = 'PAID' and p.period_start <= $1 and not exists (select 1 from invoices i join users o on o.id = i.advertiser_id
                                                                      where o.demonstration)
      order by p.period_start, p.advertiser_id`,
    [now],
  );
  const before = new Map<string, SeededPeriod>();
  const cards = new Map<string, CardOnFile>();
  for (const period of periods) {
    const { advertiserId } = period;
    const card = cards.get(advertiserId) ?? (await makeCard(tx, now, period));
    cards.set(advertiserId, card);
    const previous = before.get(advertiserId);
    const at = new Date(Math.min(now.getTime(), period.periodStart.getTime() + RENEWED_AFTER_MS));
    const { paymentId, invoiceId, lines } = await makePaidMonth(tx, {
      advertiserId,
      period,
      previous,
      card,
      at,
      billing,
    });
    await bookCharge(tx, paymentId);
    await notePeriodsCharged(tx, invoiceId, lines);
    if (previous && lines.length === 1) await closePeriods(tx, [previous]);
    before.set(advertiserId, period);
  }
  for (const [advertiserId, period] of before) {
    const first = periods.find((one) => one.advertiserId === advertiserId) ?? period;
    const card = cards.get(advertiserId) ?? null;
    const graceEndsAt = period.isPastDue ? graceEnd(period.periodEnd) : null;
    const grace = graceEndsAt && { graceEndsAt, nextAttemptAt: nextAttempt(graceEndsAt, now) };
    await makeSubscription(tx, { advertiserId, period, startDate: first.periodStart, card, grace });
  }
}

/** A card that pays; of who is past due, one without funds. */
async function makeCard(tx: EntityManager, now: Date, { advertiserId, isPastDue }: SeededPeriod): Promise<CardOnFile> {
  const last4 = isPastDue ? "9995" : "4242";
  const card = { brand: "Visa", last4, expiryMonth: 12, expiryYear: now.getUTCFullYear() + 3 };
  const behaviour = isPastDue ? "insufficient_funds" : "succeeds";
  const kept = await tx.getRepository(TestCard).insert({ advertiserId, ...card, behaviour, createdAt: now });
  return { ref: kept.identifiers[0]?.ref, ...card };
}

/** What the built-in provider would have in its book had it been asked for the payment. */
async function bookCharge(tx: EntityManager, paymentId: string): Promise<void> {
  const { cardRef, grossPence, lines, ...payment } = await tx.getRepository(Payment).findOneByOrFail({ id: paymentId });
  const what = { cardId: cardRef, grossPence, description: lines[0]?.text, createdAt: payment.settledAt as Date };
  await tx.getRepository(TestCharge).insert({ idempotencyKey: paymentId, ...what });
}
