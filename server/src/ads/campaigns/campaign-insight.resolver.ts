import { Ctx, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { GROUP_OF } from "./campaign-choices.rules";
import { readChoices } from "./campaign-choices.service";
import { TargetingInput } from "./campaign-input.type";
import { readReach } from "./reach.service";
import { CampaignChoicesType, CampaignReachType } from "./reach.type";

/** What an advertiser is told while a campaign is made. */
@ForAdvertisers()
@Resolver()
export class CampaignInsightResolver {
  @Query(() => CampaignChoicesType, { description: "What a campaign can be made of with the plan that is paid for." })
  campaignChoices(@Ctx() ctx: RequestContext): Promise<CampaignChoicesType> {
    return readChoices(ctx, signedIn(ctx));
  }

  @Query(() => CampaignReachType, { description: "About how many people a choice fits. Nothing is kept." })
  async campaignReach(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => TargetingInput) input: TargetingInput,
  ): Promise<CampaignReachType> {
    const { effects, ...reach } = await readReach(ctx, input);
    return { ...reach, effects: effects.map((effect) => ({ ...effect, group: GROUP_OF[effect.group] })) };
  }
}
