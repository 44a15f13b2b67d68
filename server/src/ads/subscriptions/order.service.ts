import type { EntityManager } from "typeorm";
import type { RequestContext } from "../../platform/context";
import { conflict } from "../../platform/problems";
import { BILLING_MESSAGES, type PaymentPurpose, type PurchaseKind, RENEWAL_DELAY_MS } from "./billing.rules";
import { type OverQuota, readOverQuota } from "./counted-periods.service";
import type { ChargeLine } from "./money.rules";
import type { CardOnFile } from "./payment.gateway";
import { firstMonth, type Span } from "./period.rules";
import type { Tier } from "./plan.rules";
import { planLine, upgradeArithmetic, upgradeLine, upgradeProblem } from "./price.rules";
import { renewalSpan } from "./renewal.rules";
import { cardOf, readStanding, type Standing } from "./standing.service";

type OrderContext = Pick<RequestContext, "clock" | "config">;

/** What is to be paid for, before anybody was charged. */
export interface Order {
  purpose: PaymentPurpose;
  tier: Tier;
  fromTier: Tier | null;
  /** The month that an upgrade changes. */
  periodId: string | null;
  /** The month that is paid for. */
  span: Span | null;
  lines: ChargeLine[];
  card: CardOnFile | null;
  /** Ended months that were within their quota. */
  within: OverQuota["within"];
}

/** What choosing a plan means at this moment, and what it costs. */
export interface Purchase {
  kind: PurchaseKind;
  order: Order;
  span: Span;
  arithmetic: string | null;
}

/** What was over a quota is on the next invoice, whatever that is for. */
async function withOverQuota(
  tx: EntityManager,
  { clock }: OrderContext,
  advertiserId: string,
  order: Omit<Order, "within">,
): Promise<Order> {
  const before = new Date(clock.now().getTime() - RENEWAL_DELAY_MS);
  const { lines, within } = await readOverQuota(tx, advertiserId, before);
  return { ...order, lines: [...order.lines, ...lines], within };
}

/**
 * A first month, or an upgrade, as the subscription stands.
 * @param card the card of a first month; an upgrade is charged to the one on file.
 * @throws CONFLICT for the present plan, a lower one, and while a renewal is open.
 */
export async function orderPlan(
  tx: EntityManager,
  ctx: OrderContext,
  advertiserId: string,
  tier: Tier,
  card: CardOnFile | null = null,
): Promise<Purchase> {
  const now = ctx.clock.now();
  const standing = await readStanding(tx, advertiserId, now);
  const status = standing?.subscription.status;
  if (!standing || status === "LAPSED" || status === "ENDED") {
    const span = firstMonth(now);
    const order = { purpose: "SUBSCRIBE", tier, fromTier: null, periodId: null, span, card } as const;
    const whole = await withOverQuota(tx, ctx, advertiserId, { ...order, lines: [planLine(tier, span)] });
    return { kind: "SUBSCRIBE", order: whole, span, arithmetic: null };
  }
  return orderUpgrade(tx, ctx, standing, tier);
}

async function orderUpgrade(
  tx: EntityManager,
  ctx: OrderContext,
  { subscription, period }: Standing,
  tier: Tier,
): Promise<Purchase> {
  const { advertiserId, tier: fromTier } = subscription;
  const problem = upgradeProblem(subscription.status, fromTier, tier);
  if (problem) throw conflict(problem);
  const now = ctx.clock.now();
  if (period.periodEnd <= now) throw conflict(BILLING_MESSAGES.beingRenewed);
  const { proration } = ctx.config.billing;
  const order = { purpose: "UPGRADE", tier, fromTier, periodId: period.id, span: null } as const;
  const whole = await withOverQuota(tx, ctx, advertiserId, {
    ...order,
    card: cardOf(subscription),
    lines: [upgradeLine(fromTier, tier, period, now, proration)],
  });
  return {
    kind: "UPGRADE",
    order: whole,
    span: { periodStart: period.periodStart, periodEnd: period.periodEnd },
    arithmetic: upgradeArithmetic(fromTier, tier, period, now, proration),
  };
}

/** The month after one that is over, or the one whose renewal failed. */
export function orderRenewal(tx: EntityManager, ctx: OrderContext, standing: Standing): Promise<Order> {
  const { subscription, period } = standing;
  const { advertiserId, tier } = subscription;
  const span = renewalSpan(subscription, period, ctx.clock.now());
  return withOverQuota(tx, ctx, advertiserId, {
    purpose: "RENEWAL",
    tier,
    fromTier: null,
    periodId: null,
    span,
    lines: [planLine(tier, span)],
    card: cardOf(subscription),
  });
}

/** What was over the quota alone, of a subscription that ends. Its lines can be none. */
export function orderOverQuota(tx: EntityManager, ctx: OrderContext, { subscription }: Standing): Promise<Order> {
  const { advertiserId, tier } = subscription;
  return withOverQuota(tx, ctx, advertiserId, {
    purpose: "OVER_QUOTA",
    tier,
    fromTier: null,
    periodId: null,
    span: null,
    lines: [],
    card: cardOf(subscription),
  });
}
