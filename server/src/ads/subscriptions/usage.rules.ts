import { planOf, type Tier } from "./plan.rules";

/** Impressions beyond what the tier includes. */
export function overQuotaImpressions(tier: Tier, impressions: number): number {
  return Math.max(0, impressions - planOf(tier).impressions);
}

/**
 * Pence for the impressions over the quota: excess / 1000 × rate, once on the period's total, rounded half-up to the penny.
 * Whole numbers throughout, so that no cost is off by a binary fraction.
 */
export function overQuotaCostPence(tier: Tier, impressions: number): number {
  const thousandths = overQuotaImpressions(tier, impressions) * planOf(tier).overQuotaRatePence;
  return Math.floor((thousandths + 500) / 1_000);
}
