import { Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { CampaignType } from "./campaign.type";
import { promoCodesByCampaign, updatePromoCode } from "./promo-code.service";

/** The code that a campaign shows. */
@ForAdvertisers()
@Resolver(() => CampaignType)
export class PromoCodeResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "What patients see as “Code: …”, unless the campaign is aimed by symptoms or wearables. Null: none.",
  })
  promoCode(@Ctx() ctx: RequestContext, @Root() { id }: CampaignType): Promise<string | null> {
    return ctx.loaders.get(promoCodesByCampaign).load(id);
  }

  @Mutation(() => CampaignType, {
    description: "Which code is shown with a campaign's adverts. Orders by an earlier one go on counting for it.",
  })
  updatePromoCode(
    @Ctx() ctx: RequestContext,
    @Arg("campaignId", () => ID, "The `id` of one of the advertiser's own campaigns.") campaignId: string,
    @OptionalArg("code", () => String, "4 to 16 letters and figures. Null: none.") code?: string | null,
  ): Promise<CampaignType> {
    return updatePromoCode(ctx, signedIn(ctx), campaignId, code ?? null);
  }
}
