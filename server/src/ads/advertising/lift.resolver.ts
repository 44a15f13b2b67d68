import { Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { readLift, switchHoldOut } from "./lift.service";
import { CampaignLiftType } from "./lift.type";

const CAMPAIGN = "The `id` of one of the advertiser's own campaigns.";

/** What a campaign brings that would not have come without it. */
@ForAdvertisers()
@Resolver()
export class LiftResolver {
  @Query(() => CampaignLiftType, {
    description:
      "Days on which the campaign was shown beside days on which it was held out. The interval holds for one look at a time that was chosen beforehand.",
  })
  campaignLift(
    @Ctx() ctx: RequestContext,
    @Arg("campaignId", () => ID, CAMPAIGN) campaignId: string,
  ): Promise<CampaignLiftType> {
    return readLift(ctx, signedIn(ctx), campaignId);
  }

  @Mutation(() => CampaignLiftType, {
    description:
      "With true, the campaign is not shown on one London day of ten, drawn by chance, from tomorrow on. False ends that at once.",
  })
  switchHoldOut(
    @Ctx() ctx: RequestContext,
    @Arg("campaignId", () => ID, CAMPAIGN) campaignId: string,
    @Arg("isOn", () => Boolean, "Off unless it was switched on.") isOn: boolean,
  ): Promise<CampaignLiftType> {
    return switchHoldOut(ctx, signedIn(ctx), campaignId, isOn);
  }
}
