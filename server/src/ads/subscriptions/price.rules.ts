import { BILLING_MESSAGES, type SubscriptionStatus } from "./billing.rules";
import { type ChargeLine, pounds, thousands } from "./money.rules";
import { daysOf, type Span, spanText } from "./period.rules";
import { planOf, TIERS, type Tier } from "./plan.rules";
import { overQuotaCostPence, overQuotaImpressions } from "./usage.rules";

/** How the rest of a month is reckoned: as documented, always 15 of 30 days, or by the days that are left. */
export type Proration = "documented" | "actual";

/** Documented: price difference / 30 × 15 days remaining (specification of the portals, section 9). */
const DOCUMENTED_DAYS = { all: 30, left: 15 };

/** True when a plan comes later in the order of upgrades. */
export const isHigher = (tier: Tier, than: Tier): boolean => TIERS.indexOf(tier) > TIERS.indexOf(than);

/** Why an active subscription cannot change to a plan; undefined when it can. */
export function upgradeProblem(status: SubscriptionStatus, present: Tier, wanted: Tier): string | undefined {
  if (status === "PAST_DUE") return BILLING_MESSAGES.renewalOpen;
  if (status !== "ACTIVE") return BILLING_MESSAGES.notSubscribed;
  if (present === wanted) return BILLING_MESSAGES.sameTier;
  return isHigher(wanted, present) ? undefined : BILLING_MESSAGES.lowerTier;
}

/** What an upgrade costs, in pence without VAT: half a penny goes up, and it is never below 0. */
export function upgradePence(from: Tier, to: Tier, span: Span, now: Date, proration: Proration): number {
  const { all, left } = proration === "documented" ? DOCUMENTED_DAYS : daysOf(span, now);
  const difference = Math.max(0, planOf(to).pricePence - planOf(from).pricePence);
  return Math.floor((2 * difference * Math.min(left, all) + all) / (2 * all));
}

/** How that comes about: "£1,000.00 / 30 × 15 days". */
export function upgradeArithmetic(from: Tier, to: Tier, span: Span, now: Date, proration: Proration): string {
  const { all, left } = proration === "documented" ? DOCUMENTED_DAYS : daysOf(span, now);
  return `${pounds(planOf(to).pricePence - planOf(from).pricePence)} / ${all} × ${left} days`;
}

/** The line of a month of a plan. */
export function planLine(tier: Tier, span: Span): ChargeLine {
  return { ...written(span), text: `${planOf(tier).name} plan, ${spanText(span)}`, netPence: planOf(tier).pricePence };
}

/** The line of an upgrade. */
export function upgradeLine(from: Tier, to: Tier, span: Span, now: Date, proration: Proration): ChargeLine {
  const how = upgradeArithmetic(from, to, span, now, proration);
  return {
    ...written(span),
    text: `Upgrade from ${planOf(from).name} to ${planOf(to).name}: ${how}`,
    netPence: upgradePence(from, to, span, now, proration),
  };
}

/** What a period counted. */
export interface CountedPeriod extends Span {
  id: string;
  tier: Tier;
  used: number;
}

/** The line of what was over a period's quota; undefined when nothing was. */
export function overQuotaLine({ id, tier, used, ...span }: CountedPeriod): ChargeLine | undefined {
  const impressions = overQuotaImpressions(tier, used);
  if (impressions === 0) return undefined;
  const { name, overQuotaRatePence } = planOf(tier);
  return {
    ...written(span),
    text: `${thousands(impressions)} impressions over the quota of ${name}, ${spanText(span)}, ${pounds(overQuotaRatePence)} per 1,000`,
    netPence: overQuotaCostPence(tier, used),
    impressions,
    periodId: id,
    used,
  };
}

const written = ({ periodStart, periodEnd }: Span) => ({
  periodStart: periodStart.toISOString(),
  periodEnd: periodEnd.toISOString(),
});
