import type { EntityManager } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import type { RowSource } from "../../platform/entity-rows";
import { londonDay } from "../../platform/london.rules";
import { isId } from "../../platform/pages";
import { notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { statsByCampaign } from "./campaign.loaders";
import { campaignChanged, campaignCounted, ownCampaignChanged } from "./campaign.topics";
import type { CampaignStatsType } from "./campaign.type";
import { type CampaignView, selectCampaigns } from "./campaign-view.loaders";

/** One campaign of this advertiser. Somebody else's is not found, like one that never was. */
export async function readCampaign(
  { db, clock }: Pick<RequestContext, "clock"> & { db: RowSource },
  who: Pick<Who, "id">,
  id: string,
): Promise<CampaignView> {
  const [found] = isId(id)
    ? await selectCampaigns(db, londonDay(clock.now()), "where c.id = $2 and c.advertiser_id = $3", [id, who.id])
    : [];
  if (!found) throw notFound();
  return found;
}

/** Tells whatever chooses adverts, and whoever watches this advertiser's campaigns. */
export async function announceCampaign(
  tx: EntityManager,
  { id, advertiserId }: Pick<CampaignView, "id" | "advertiserId">,
): Promise<void> {
  await publish(tx, campaignChanged, id, { campaignId: id });
  await publish(tx, ownCampaignChanged, advertiserId, { campaignId: id });
}

/** Performance of this advertiser's campaign: now, and after each change, at most once a second. */
export async function watchCampaignStats(
  ctx: RequestContext,
  who: Who,
  campaignId: string,
): Promise<AsyncIterableIterator<CampaignStatsType>> {
  const { id } = await readCampaign(ctx, who, campaignId);
  return ctx.figures.watch(
    campaignCounted,
    id,
    async () => (await statsByCampaign(ctx.db, [id]))[0] as CampaignStatsType,
  );
}
