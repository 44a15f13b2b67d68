import type { RequestContext, Who } from "../../platform/context";
import type { Tier } from "../subscriptions/plan.rules";
import { readPaidTier } from "../subscriptions/usage.service";
import {
  choicesOf,
  GROUP_LABELS,
  type Offer,
  offerOf,
  TARGETING_GROUPS,
  type TargetingGroup,
} from "./campaign-choices.rules";
import { readRareLabels } from "./reach.service";

export interface CampaignChoices {
  tier: Tier | null;
  groups: (Offer & { key: TargetingGroup; label: string; choices: ReturnType<typeof choicesOf> })[];
  abTesting: Offer;
  relatedTopics: Offer;
  returnToTopic: Offer;
}

/** What a campaign of this advertiser can be made of: what the plan includes, and what enough people share. */
export async function readChoices(ctx: Pick<RequestContext, "db" | "clock">, who: Who): Promise<CampaignChoices> {
  const tier = await readPaidTier(ctx.db, who.id, ctx.clock.now());
  const { topics, signals } = await readRareLabels(ctx);
  const rare = new Set([...topics, ...signals]);
  return {
    tier,
    groups: TARGETING_GROUPS.map((key) => ({
      ...{ key, label: GROUP_LABELS[key] },
      ...offerOf(tier, key),
      choices: choicesOf(key, rare),
    })),
    abTesting: offerOf(tier, "abTesting"),
    relatedTopics: offerOf(tier, "relatedTopics"),
    returnToTopic: offerOf(tier, "returnToTopic"),
  };
}
