import type { EntityManager } from "typeorm";
import { LessThanOrEqual } from "typeorm";
import { conflict } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { Company } from "../applications/company.entity";
import { BILLING_MESSAGES } from "./billing.rules";
import { paidTimeChanged, subscriptionMoved } from "./billing.topics";
import { Payment } from "./payment.entity";
import type { CardOnFile } from "./payment.gateway";
import { AdvertiserSubscription } from "./subscription.entity";
import { SubscriptionPeriod } from "./subscription-period.entity";
import { usageCounted } from "./usage.topics";

/** A subscription with its present month, or the last one. */
export interface Standing {
  subscription: AdvertiserSubscription;
  period: SubscriptionPeriod;
}

/** How an advertiser's subscription stands; null before the first payment. While it is paid, days of grace do not count as a month. */
export async function readStanding(manager: EntityManager, advertiserId: string, now: Date): Promise<Standing | null> {
  const subscription = await manager.getRepository(AdvertiserSubscription).findOneBy({ advertiserId });
  if (!subscription) return null;
  const kind = subscription.status === "ACTIVE" ? ({ kind: "PAID" } as const) : {};
  const period = await manager.getRepository(SubscriptionPeriod).findOneOrFail({
    where: { advertiserId, periodStart: LessThanOrEqual(now), ...kind },
    order: { periodStart: "DESC" },
  });
  return { subscription, period };
}

/**
 * Locks the company of an advertiser: whatever is paid, renewed or cancelled waits for its turn.
 * @throws CONFLICT for an account without a company.
 */
export async function lockCompany(tx: EntityManager, advertiserId: string): Promise<void> {
  const own = { where: { advertiserId }, lock: { mode: "for_no_key_update" } } as const;
  if (!(await tx.getRepository(Company).findOne(own))) throw conflict(BILLING_MESSAGES.companyMissing);
}

/** @throws CONFLICT while a payment of this advertiser is under way. */
export async function refuseWhilePending(tx: EntityManager, advertiserId: string): Promise<void> {
  if (await tx.getRepository(Payment).existsBy({ advertiserId, status: "PENDING" })) {
    throw conflict(BILLING_MESSAGES.underWay);
  }
}

/** Tells whoever watches: the pages of the advertiser, the figure of its usage, and what chooses adverts. */
export async function announceStanding(tx: EntityManager, advertiserId: string): Promise<void> {
  for (const topic of [subscriptionMoved, paidTimeChanged, usageCounted]) {
    await publish(tx, topic, advertiserId, { advertiserId });
  }
}

/** The columns in which a card is kept. */
export interface CardColumns {
  cardRef: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardExpiryMonth: number | null;
  cardExpiryYear: number | null;
}

/** The card that is kept in a row; null when there is none. */
export function cardOf({
  cardRef,
  cardBrand,
  cardLast4,
  cardExpiryMonth,
  cardExpiryYear,
}: CardColumns): CardOnFile | null {
  return cardRef && cardBrand && cardLast4 && cardExpiryMonth && cardExpiryYear
    ? { ref: cardRef, brand: cardBrand, last4: cardLast4, expiryMonth: cardExpiryMonth, expiryYear: cardExpiryYear }
    : null;
}

/** The columns of a card, for a row that keeps it. */
export const columnsOf = (card: CardOnFile | null): CardColumns => ({
  cardRef: card?.ref ?? null,
  cardBrand: card?.brand ?? null,
  cardLast4: card?.last4 ?? null,
  cardExpiryMonth: card?.expiryMonth ?? null,
  cardExpiryYear: card?.expiryYear ?? null,
});
