import { randomUUID } from "node:crypto";
import { type EntityManager, IsNull, Not } from "typeorm";
import { User } from "../../people/accounts/user.entity";
import { audit } from "../../platform/audit";
import { insertNew, readEntities } from "../../platform/entity-rows";
import { dayText } from "../../platform/london.rules";
import { mailTo } from "../../platform/mail.service";
import { Problem } from "../../platform/problems";
import { REMINDER_DAYS, RENEWAL_DELAY_MS } from "./billing.rules";
import type { BillingJobContext } from "./billing-context";
import { closePeriods } from "./counted-periods.service";
import { pounds } from "./money.rules";
import { type Order, orderOverQuota, orderRenewal } from "./order.service";
import { carryOut, makePayment } from "./payment.service";
import { graceEnd, isWithinDays } from "./period.rules";
import { planOf } from "./plan.rules";
import { noteFailedRenewal } from "./settle.service";
import { announceStanding, lockCompany, readStanding, type Standing } from "./standing.service";
import { AdvertiserSubscription } from "./subscription.entity";
import { readSubscription } from "./subscription.service";
import { SubscriptionPeriod } from "./subscription-period.entity";

/** Days of grace are prepared this long before a month ends, so that adverts do not stop while it is renewed. In ms. */
const PREPARE_MS = 60 * 60_000;

/**
 * Renews what is due, ends what was cancelled, tries failed renewals again, and lets lapse what was not paid in grace. One
 * advertiser's trouble does not keep the others waiting.
 */
export async function renewSubscriptions(ctx: BillingJobContext): Promise<void> {
  await prepareGrace(ctx);
  const now = ctx.clock.now();
  const due = `s where status = 'ACTIVE' and (select max(p.period_end) from subscription_periods p
                                               where p.advertiser_id = s.advertiser_id and p.kind = 'PAID') <= $1
                  or status = 'PAST_DUE' and (next_attempt_at <= $2 or grace_ends_at <= $2) order by s.advertiser_id`;
  const delayed = new Date(now.getTime() - RENEWAL_DELAY_MS);
  for (const { advertiserId } of await readEntities(ctx.db, AdvertiserSubscription, due, [delayed, now])) {
    try {
      await moveOn(ctx, advertiserId);
    } catch (error) {
      // A payment under way is looked after by its own job; this one comes back in ten minutes.
      if (!(error instanceof Problem)) {
        ctx.log.error({ err: error, advertiserId }, "a subscription could not be renewed");
      }
    }
  }
}

/** Whatever comes next for one subscription. What is paid for is decided under the lock of the company. */
async function moveOn(ctx: BillingJobContext, advertiserId: string): Promise<void> {
  const made = await makePayment(ctx, advertiserId, {
    idempotencyKey: randomUUID(),
    request: ["job"],
    order: async (tx) => {
      const standing = await readStanding(tx, advertiserId, ctx.clock.now());
      return standing && nextOrder(tx, ctx, standing);
    },
  });
  if (made) {
    await carryOut(ctx, made.payment);
  }
}

async function nextOrder(tx: EntityManager, ctx: BillingJobContext, standing: Standing): Promise<Order | null> {
  const now = ctx.clock.now();
  const { subscription, period } = standing;
  const { status, graceEndsAt, nextAttemptAt } = subscription;
  const isEnding = subscription.cancelAtPeriodEnd || (await isSuspended(tx, subscription.advertiserId));
  if (graceEndsAt && graceEndsAt <= now) {
    await end(tx, ctx, standing, isEnding ? "ENDED" : "LAPSED");
    return null;
  }
  const isOver = status === "ACTIVE" && period.periodEnd.getTime() <= now.getTime() - RENEWAL_DELAY_MS;
  if (isOver && isEnding) {
    await end(tx, ctx, standing, "ENDED");
    return orderLast(tx, ctx, standing);
  }
  if (!isOver && (isEnding || !nextAttemptAt || nextAttemptAt > now)) return null;
  const order = await orderRenewal(tx, ctx, standing);
  if (!order.card && order.span) {
    await noteFailedRenewal(tx, ctx, subscription.advertiserId, order.span.periodStart);
    return null;
  }
  return order;
}

/** Whoever is suspended shows no adverts, so no further month is charged: the plan ends with the one that is paid. */
const isSuspended = (tx: EntityManager, id: string): Promise<boolean> =>
  tx.getRepository(User).existsBy({ id, role: "ADVERTISER", suspendedAt: Not(IsNull()) });

/** What was over the quota at the end, alone. Without a card it stays for the next invoice. */
async function orderLast(tx: EntityManager, ctx: BillingJobContext, standing: Standing): Promise<Order | null> {
  const order = await orderOverQuota(tx, ctx, standing);
  if (order.lines.length > 0 && order.card) return order;
  await closePeriods(tx, order.within);
  return null;
}

async function end(
  tx: EntityManager,
  ctx: BillingJobContext,
  { subscription }: Standing,
  status: "LAPSED" | "ENDED",
): Promise<void> {
  const { id, advertiserId, tier } = subscription;
  await tx
    .getRepository(AdvertiserSubscription)
    .update({ id }, { status, graceEndsAt: null, nextAttemptAt: null, updatedAt: ctx.clock.now() });
  await announceStanding(tx, advertiserId);
  await audit(tx, ctx, status === "LAPSED" ? "subscription_lapsed" : "subscription_ended", ["subscription", id], {
    actorId: null,
  });
  if (status === "LAPSED") {
    await mailTo(tx, ctx, advertiserId, "subscriptionLapsed", { words: { plan: planOf(tier).name } });
  }
}

/** Adverts go on between the end of a month and its renewal some minutes later. */
async function prepareGrace(ctx: BillingJobContext): Promise<void> {
  const now = ctx.clock.now();
  const isLast = `not exists (select 1 from subscription_periods later
                               where later.advertiser_id = s.advertiser_id and later.period_start >= p.period_end)`;
  const soon = await endingPeriods(ctx, new Date(now.getTime() + PREPARE_MS), isLast);
  for (const { advertiserId, periodEnd } of soon) {
    await ctx.db.transaction(async (tx) => {
      await lockCompany(tx, advertiserId);
      const goesOn = { advertiserId, cancelAtPeriodEnd: false };
      const subscription = await tx.getRepository(AdvertiserSubscription).findOneBy(goesOn);
      const grace = { kind: "GRACE" as const, periodStart: periodEnd, periodEnd: graceEnd(periodEnd), createdAt: now };
      if (subscription) await insertNew(tx, SubscriptionPeriod, { advertiserId, tier: subscription.tier, ...grace });
      await announceStanding(tx, advertiserId);
    });
  }
}

/** The paid months that end until then, go on after it, and of which the rest is true. */
const endingPeriods = ({ db, clock }: BillingJobContext, until: Date, also: string): Promise<SubscriptionPeriod[]> =>
  readEntities(
    db,
    SubscriptionPeriod,
    `p where kind = 'PAID' and period_end > $1 and period_end <= $2 and advertiser_id not in (select id from suspended_advertisers)
        and exists (select from subscriptions s
                     where s.advertiser_id = p.advertiser_id and s.status = 'ACTIVE' and not s.cancel_at_period_end and ${also})`,
    [clock.now(), until],
  );

/** Reminds advertisers once of each renewal, 14 days before it. */
export async function remindOfRenewals(ctx: BillingJobContext): Promise<void> {
  const until = new Date(ctx.clock.now().getTime() + REMINDER_DAYS * 24 * 3_600_000);
  const near = await endingPeriods(ctx, until, "p.period_start <= $1 and s.reminded_of is distinct from p.period_end");
  for (const { advertiserId, periodEnd } of near) {
    const view = await readSubscription(ctx, { id: advertiserId });
    if (!view?.renewal || !isWithinDays(periodEnd, REMINDER_DAYS, ctx.clock.now())) continue;
    const { renewal, tier } = view;
    await ctx.db.transaction(async (tx) => {
      await lockCompany(tx, advertiserId);
      const { affected } = await tx
        .getRepository(AdvertiserSubscription)
        .createQueryBuilder()
        .update()
        .set({ remindedOf: periodEnd })
        .where("advertiser_id = :advertiserId and reminded_of is distinct from :periodEnd", { advertiserId, periodEnd })
        .execute();
      if (affected === 0) return;
      await mailTo(tx, ctx, advertiserId, "renewalReminder", {
        words: { plan: planOf(tier).name, day: dayText(periodEnd), amount: pounds(renewal.grossPence) },
      });
    });
  }
}
