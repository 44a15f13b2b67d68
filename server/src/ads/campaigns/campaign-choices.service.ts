import type { TimedReader, Who } from "../../platform/context";
import { readPaidTier } from "../subscriptions/usage.service";
import { choicesOf, GROUP_LABELS, offerOf, TARGETING_GROUPS } from "./campaign-choices.rules";
import { readRareLabels } from "./reach.service";
import type { CampaignChoicesType } from "./reach.type";

/** What a campaign of this advertiser can be made of: what the plan includes, and what enough people share. */
export async function readChoices(ctx: TimedReader, who: Who): Promise<CampaignChoicesType> {
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
