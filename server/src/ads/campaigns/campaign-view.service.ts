import type { RequestContext } from "../../platform/context";
import { creativesById } from "../creatives/creative.loaders";
import type { CampaignView } from "./campaign-view.loaders";
import { heldFactsByCampaign } from "./held-back.loaders";
import { type HeldCampaign, heldBackBy } from "./held-back.rules";
import { destinationOf } from "./targeting.rules";

type ViewContext = Pick<RequestContext, "loaders" | "clock">;

/** Where a click on a campaign leads; null when that is the company's website and there is none. */
export async function destinationUrlOf(
  { loaders }: ViewContext,
  { creativeId, topics, signals, website }: Pick<CampaignView, "creativeId" | "topics" | "signals" | "website">,
): Promise<string | null> {
  const { targetUrl } = await loaders.get(creativesById).load(creativeId);
  return destinationOf({ topics, signals }, targetUrl, website);
}

/** Why a campaign is not shown right now, a sentence for each reason. */
export async function heldBackOf(
  { loaders, clock }: ViewContext,
  campaign: HeldCampaign & { id: string },
): Promise<string[]> {
  const now = clock.now();
  return heldBackBy(campaign, await loaders.get(heldFactsByCampaign).load({ id: campaign.id, now }), now);
}
