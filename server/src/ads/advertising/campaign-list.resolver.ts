import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { OptionalArg } from "../../platform/api-object.type";
import { askedFields } from "../../platform/asked-fields";
import type { RequestContext } from "../../platform/context";
import { PageArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { CampaignConnection, CampaignCountsType, CampaignStatusEnum, CampaignType } from "../campaigns/campaign.type";
import type { ShownStatus } from "../campaigns/campaign-status.rules";
import type { CampaignView } from "../campaigns/campaign-view.loaders";
import { countCampaigns, listCampaigns } from "./campaign-list.service";
import { CampaignOrderInput } from "./campaign-list.type";
import { spendByCampaign } from "./campaign-spend.loaders";

/** The list of an advertiser's campaigns, with what came of each. */
@ForAdvertisers()
@Resolver(() => CampaignType)
export class CampaignListResolver {
  @Query(() => CampaignConnection, { description: "The advertiser's campaigns, the newest first unless sorted." })
  campaigns(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @OptionalArg("status", () => CampaignStatusEnum, "Only those that stand so; null for all.") status?: ShownStatus,
    @OptionalArg("search", () => String, "Part of the name.") search?: string,
    @OptionalArg("orderBy", () => CampaignOrderInput, "Null: the newest first.") orderBy?: CampaignOrderInput,
  ): Promise<Page<CampaignType>> {
    return listCampaigns(ctx, signedIn(ctx), { ...page, status, search, orderBy, asked: askedFields(info) });
  }

  @Query(() => CampaignCountsType, { description: "How many of the advertiser's campaigns stand how." })
  campaignCounts(@Ctx() ctx: RequestContext): Promise<CampaignCountsType> {
    return countCampaigns(ctx, signedIn(ctx));
  }

  @FieldResolver(() => Int, {
    description: "What it cost so far, in pence without VAT; the present month is an estimate.",
  })
  spendPence(@Ctx() ctx: RequestContext, @Root() campaign: CampaignView): Promise<number> {
    return ctx.loaders.get(spendByCampaign).load(campaign);
  }
}
