import type { RequestContext, Who } from "../platform/context";
import { isId, type Page, readPageArguments, toPage } from "../platform/pages";
import { notFound } from "../platform/problems";
import { Campaign } from "./campaign.entity";
import { type CampaignStats, statsByCampaign } from "./campaign.loaders";
import { campaignCounted } from "./campaign.topics";

/** One campaign of this advertiser. Somebody else's is not found, like one that never was. */
export async function readCampaign(ctx: RequestContext, who: Who, id: string): Promise<Campaign> {
  const found = isId(id) ? await ctx.db.getRepository(Campaign).findOneBy({ id, advertiserId: who.id }) : null;
  if (!found) {
    throw notFound();
  }
  return found;
}

/** A page of this advertiser's campaigns, the newest first. */
export async function listCampaigns(
  ctx: RequestContext,
  who: Who,
  first: number,
  after?: string,
): Promise<Page<Campaign>> {
  const page = readPageArguments(first, after);
  const campaigns = ctx.db.getRepository(Campaign);
  const query = campaigns
    .createQueryBuilder("c")
    .where("c.advertiserId = :advertiserId", { advertiserId: who.id })
    .orderBy("c.createdAt", "DESC")
    .addOrderBy("c.id", "DESC")
    .take(page.first + 1);
  if (page.cursor) {
    query.andWhere("(c.createdAt, c.id) < (:at, :id)", page.cursor);
  }
  const [rows, totalCount] = [await query.getMany(), await campaigns.countBy({ advertiserId: who.id })];
  return toPage(rows, page.first, totalCount, ({ createdAt, id }) => ({ at: createdAt, id }));
}

/** What came of this advertiser's campaign: now, and after each change, at most once a second. */
export async function watchCampaignStats(
  ctx: RequestContext,
  who: Who,
  campaignId: string,
): Promise<AsyncIterableIterator<CampaignStats>> {
  const { id } = await readCampaign(ctx, who, campaignId);
  return ctx.figures.watch(campaignCounted, id, async () => (await statsByCampaign(ctx.db, [id]))[0] as CampaignStats);
}
