import { budgetImpressions } from "../campaigns/budget.rules";
import { ENTITLEMENTS, type Tier } from "../subscriptions/plan.rules";

/** A month that is paid for, with what its tier allows. In ms since 1970; the end is not part of it. */
export interface PaidMonth {
  from: number;
  to: number;
  tier: Tier;
}

/** What a campaign uses of what tiers sell. */
export interface Uses {
  topics: readonly string[];
  signals: readonly string[];
  relatedTopics: boolean;
  returnToTopic: boolean;
  variantId: string | null;
}

/** True when the tier sells everything that the campaign uses (decisions, C6). */
export function tierIncludes(tier: Tier, uses: Uses): boolean {
  const { targetingGroups, abTesting } = ENTITLEMENTS[tier];
  const has = (group: (typeof targetingGroups)[number]) => targetingGroups.includes(group);
  return (
    (uses.topics.length === 0 || has("symptom_clusters")) &&
    (uses.signals.length === 0 || has("wearable_cohorts")) &&
    (!uses.relatedTopics || has("related_topics")) &&
    (!uses.returnToTopic || has("return_to_topic")) &&
    (uses.variantId === null || abTesting)
  );
}

/** The most impressions of a London month under the budget; null without one. */
export const monthlyLimit = (budgetPence: number | null, tier: Tier): number | null =>
  budgetPence === null ? null : budgetImpressions(tier, budgetPence);
