import { readVat } from "../../people/settings/number-setting.service";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { conflict } from "../../platform/problems";
import { BILLING_MESSAGES, REMINDER_DAYS } from "./billing.rules";
import { readOverQuota } from "./counted-periods.service";
import { type Money, moneyOf, sumOf } from "./money.rules";
import type { CardOnFile } from "./payment.gateway";
import { isWithinDays } from "./period.rules";
import { planLine } from "./price.rules";
import { renewalSpan } from "./renewal.rules";
import {
  announceStanding,
  cardOf,
  lockCompany,
  readStanding,
  refuseWhilePending,
  type Standing,
} from "./standing.service";
import { AdvertiserSubscription } from "./subscription.entity";
import { SubscriptionPeriod } from "./subscription-period.entity";

type StandingContext = Pick<RequestContext, "db" | "clock" | "config">;

/** A subscription as its advertiser sees it. */
export interface SubscriptionView
  extends Pick<
    AdvertiserSubscription,
    "id" | "tier" | "status" | "startDate" | "cancelAtPeriodEnd" | "graceEndsAt" | "nextAttemptAt"
  > {
  periodStart: Date;
  periodEnd: Date;
  card: CardOnFile | null;
  renewal: Money | null;
  isRenewalNear: boolean;
}

/** The advertiser's subscription; null before the first payment. */
export async function readSubscription(ctx: StandingContext, who: Pick<Who, "id">): Promise<SubscriptionView | null> {
  const standing = await readStanding(ctx.db.manager, who.id, ctx.clock.now());
  return standing && present(ctx, standing);
}

async function present(ctx: StandingContext, standing: Standing): Promise<SubscriptionView> {
  const { subscription, period } = standing;
  const { id, tier, status, startDate, cancelAtPeriodEnd, graceEndsAt, nextAttemptAt } = subscription;
  const isOpen = status === "ACTIVE" || status === "PAST_DUE";
  return {
    id,
    tier,
    status,
    startDate,
    cancelAtPeriodEnd,
    graceEndsAt,
    nextAttemptAt,
    periodStart: period.periodStart,
    periodEnd: period.periodEnd,
    card: cardOf(subscription),
    renewal: isOpen && !cancelAtPeriodEnd ? await readRenewal(ctx, standing) : null,
    isRenewalNear: isOpen && isWithinDays(period.periodEnd, REMINDER_DAYS, ctx.clock.now()),
  };
}

/** What the next renewal costs as things stand. */
async function readRenewal({ db, clock, config }: StandingContext, { subscription, period }: Standing): Promise<Money> {
  const now = clock.now();
  const { lines } = await readOverQuota(db, subscription.advertiserId, now, "started");
  const all = [planLine(subscription.tier, renewalSpan(subscription, period, now)), ...lines];
  return moneyOf(all, sumOf(all, await readVat(db, config)));
}

/**
 * Lets a subscription end with its month. In grace it is not tried again.
 * @throws CONFLICT when there is none, while a payment is under way, or while it is being renewed.
 */
export function cancelSubscription(ctx: RequestContext, who: Who): Promise<SubscriptionView> {
  return setCancelled(ctx, who, true);
}

/** Takes a cancellation back. @throws CONFLICT when it is not cancelled, or has ended. */
export function resumeSubscription(ctx: RequestContext, who: Who): Promise<SubscriptionView> {
  return setCancelled(ctx, who, false);
}

async function setCancelled(ctx: RequestContext, who: Who, cancelled: boolean): Promise<SubscriptionView> {
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, who.id);
    const now = ctx.clock.now();
    const standing = await readStanding(tx, who.id, now);
    const status = standing?.subscription.status;
    if (!standing || (status !== "ACTIVE" && status !== "PAST_DUE")) throw conflict(BILLING_MESSAGES.ended);
    await refuseWhilePending(tx, who.id);
    const { subscription, period } = standing;
    if (period.periodEnd <= now) throw conflict(BILLING_MESSAGES.beingRenewed);
    if (subscription.cancelAtPeriodEnd === cancelled) return;
    await tx
      .getRepository(AdvertiserSubscription)
      .update({ id: subscription.id }, { cancelAtPeriodEnd: cancelled, updatedAt: now });
    if (cancelled && status === "ACTIVE") {
      // Days of grace that were prepared for the time between two months.
      await tx
        .getRepository(SubscriptionPeriod)
        .delete({ advertiserId: who.id, kind: "GRACE", periodStart: period.periodEnd });
    }
    await announceStanding(tx, who.id);
    await audit(tx, ctx, cancelled ? "subscription_cancelled" : "subscription_resumed", [
      "subscription",
      subscription.id,
    ]);
  });
  return readOwn(ctx, who);
}

/** The advertiser's subscription, where there is one. @throws CONFLICT otherwise. */
export async function readOwn(ctx: StandingContext, who: Pick<Who, "id">): Promise<SubscriptionView> {
  const view = await readSubscription(ctx, who);
  if (!view) throw conflict(BILLING_MESSAGES.noSubscription);
  return view;
}
