import type { GraphQLResolveInfo } from "graphql";
import { Ctx, Extensions, FieldResolver, ID, Info, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import { askedFields } from "../../platform/asked-fields";
import type { RequestContext } from "../../platform/context";
import { creativeOf } from "../creatives/creative.loaders";
import { CreativeType } from "../creatives/creative.type";
import { statsByCampaign } from "./campaign.loaders";
import { readCampaign, watchCampaignStats } from "./campaign.service";
import { CampaignStatsType, CampaignType } from "./campaign.type";
import { destinationUrlOf, heldBackOf } from "./campaign-view.service";
import { watchCampaigns } from "./campaign-watch.service";

/** An advertiser's own campaigns. */
@ForAdvertisers()
@Resolver(() => CampaignType)
export class CampaignResolver {
  @Query(() => CampaignType, { nullable: true, description: "One of the advertiser's own campaigns." })
  campaign(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CampaignType> {
    return readCampaign(ctx, signedIn(ctx), id);
  }

  @FieldResolver(() => CreativeType, { description: "The advert that is shown." })
  creative(
    @Ctx() ctx: RequestContext,
    @Root() { creativeId }: CampaignType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CreativeType> | CreativeType {
    return creativeOf(ctx, creativeId, askedFields(info));
  }

  @FieldResolver(() => CreativeType, { nullable: true, description: "A second advert, tried against the first." })
  variant(
    @Ctx() ctx: RequestContext,
    @Root() { variantId }: CampaignType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CreativeType> | CreativeType | null {
    return variantId === null ? null : creativeOf(ctx, variantId, askedFields(info));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Where a click leads; null when it should lead to the company's website and there is none.",
  })
  destinationUrl(@Ctx() ctx: RequestContext, @Root() campaign: CampaignType): Promise<string | null> {
    return destinationUrlOf(ctx, campaign);
  }

  @FieldResolver(() => [String], {
    description: "Why it is not shown right now, a sentence for each reason. None for drafts and ended ones.",
  })
  heldBackBy(@Ctx() ctx: RequestContext, @Root() campaign: CampaignType): Promise<string[]> {
    return heldBackOf(ctx, campaign);
  }

  @FieldResolver(() => CampaignStatsType, { description: "Performance so far." })
  stats(@Ctx() ctx: RequestContext, @Root() campaign: CampaignType): Promise<CampaignStatsType> {
    return ctx.loaders.get(statsByCampaign).load(campaign.id);
  }

  @Subscription(() => CampaignType, {
    description:
      "Each of the advertiser's campaigns that changes, also when its adverts are approved or stopped. It begins with the one that was changed last.",
    subscribe: ({ context }) => watchCampaigns(context, signedIn(context)),
  })
  campaignChanged(@Root() campaign: CampaignType): CampaignType {
    return campaign;
  }

  @Extensions({ shared: "owner" })
  @Subscription(() => CampaignStatsType, {
    description: "Performance of a campaign: now, and after each change, at most once a second.",
    subscribe: ({ args, context }) => watchCampaignStats(context, signedIn(context), args.campaignId),
  })
  campaignStatsChanged(
    @Arg("campaignId", () => ID, "The `id` of one of the advertiser's own campaigns.") _campaignId: string,
    @Root() stats: CampaignStatsType,
  ): CampaignStatsType {
    return stats;
  }
}
