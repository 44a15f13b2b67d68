import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { creativesById } from "../creatives/creative.loaders";
import { CreativeType } from "../creatives/creative.type";
import { ForAdvertisers, signedIn } from "../platform/access";
import type { RequestContext } from "../platform/context";
import type { Page } from "../platform/pages";
import { type CampaignStats, statsByCampaign } from "./campaign.loaders";
import { listCampaigns, readCampaign, watchCampaignStats } from "./campaign.service";
import { CampaignConnection, CampaignStatsType, CampaignType } from "./campaign.type";

/** An advertiser's own campaigns. */
@ForAdvertisers()
@Resolver(() => CampaignType)
export class CampaignResolver {
  @Query(() => CampaignType)
  campaign(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CampaignType> {
    return readCampaign(ctx, signedIn(ctx), id);
  }

  @Query(() => CampaignConnection, { description: "The advertiser's campaigns, the newest first." })
  campaigns(
    @Ctx() ctx: RequestContext,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Arg("after", () => String, { nullable: true }) after?: string,
  ): Promise<Page<CampaignType>> {
    return listCampaigns(ctx, signedIn(ctx), first, after);
  }

  @FieldResolver(() => CreativeType)
  creative(@Ctx() ctx: RequestContext, @Root() campaign: CampaignType): Promise<CreativeType> {
    return ctx.loaders.get(creativesById).load(campaign.creativeId);
  }

  @FieldResolver(() => CampaignStatsType)
  stats(@Ctx() ctx: RequestContext, @Root() campaign: CampaignType): Promise<CampaignStatsType> {
    return ctx.loaders.get(statsByCampaign).load(campaign.id);
  }

  @Extensions({ shared: "owner" })
  @Subscription(() => CampaignStatsType, {
    description: "What came of a campaign: now, and after each change, at most once a second.",
    subscribe: ({ args, context }) => watchCampaignStats(context, signedIn(context), args.campaignId),
  })
  campaignStatsChanged(
    @Arg("campaignId", () => ID) _campaignId: string,
    @Root() stats: CampaignStats,
  ): CampaignStatsType {
    return stats;
  }
}
