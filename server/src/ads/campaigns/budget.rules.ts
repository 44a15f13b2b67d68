import { planOf, type Tier } from "../subscriptions/plan.rules";

/**
 * Impressions that a budget buys at a plan: within the price at the price of the impressions that it includes, beyond it at the rate over
 * the quota. Whole impressions, rounded down.
 */
export function budgetImpressions(tier: Tier, pence: number): number {
  const { pricePence, impressions, overQuotaRatePence } = planOf(tier);
  if (pence <= pricePence) return Math.floor((pence * impressions) / pricePence);
  return impressions + Math.floor(((pence - pricePence) * 1_000) / overQuotaRatePence);
}

/** What impressions of one month cost at a plan, in pence without VAT and not rounded: the other way round. */
export function impressionsPence(tier: Tier, count: number): number {
  const { pricePence, impressions, overQuotaRatePence } = planOf(tier);
  const within = Math.min(count, impressions);
  return (within * pricePence) / impressions + ((count - within) * overQuotaRatePence) / 1_000;
}
