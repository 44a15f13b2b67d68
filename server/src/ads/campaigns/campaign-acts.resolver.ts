import { Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { CampaignType } from "./campaign.type";
import { CampaignInput } from "./campaign-input.type";
import { launchCampaign, saveCampaign } from "./campaign-save.service";
import { deleteCampaignDraft, duplicateCampaign, moveCampaign } from "./campaign-step.service";

/** What an advertiser does with campaigns. */
@ForAdvertisers()
@Resolver()
export class CampaignActsResolver {
  @Mutation(() => CampaignType, {
    description:
      "A new draft, or what a campaign says from now on. Drafts keep whatever is well-formed; launched ones are checked like a launch. CONFLICT on another version.",
  })
  saveCampaign(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => CampaignInput) input: CampaignInput,
    @OptionalArg("id", () => ID, "Null for a new draft.") id?: string | null,
    @OptionalArg("version", () => Int, "The one that was seen; needed with an id.") version?: number | null,
  ): Promise<CampaignType> {
    return saveCampaign(ctx, signedIn(ctx), { id: id ?? null, version: version ?? null }, wordsOf(input));
  }

  @Mutation(() => CampaignType, {
    description:
      "Sends adverts that are drafts to be reviewed by itself: then the campaign is in review. CONFLICT on another version.",
  })
  launchCampaign(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, "The `version` of the campaign that was seen; CONFLICT on another one.") version: number,
  ): Promise<CampaignType> {
    return launchCampaign(ctx, signedIn(ctx), id, version);
  }

  @Mutation(() => CampaignType, {
    description: "Holds a live campaign until it is resumed. CONFLICT for one that does not run.",
  })
  pauseCampaign(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CampaignType> {
    return moveCampaign(ctx, signedIn(ctx), id, "pause");
  }

  @Mutation(() => CampaignType, {
    description: "Lets a paused campaign run again. CONFLICT for one that is not paused.",
  })
  resumeCampaign(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CampaignType> {
    return moveCampaign(ctx, signedIn(ctx), id, "resume");
  }

  @Mutation(() => CampaignType, { description: "For good: it can be duplicated, not resumed." })
  endCampaign(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CampaignType> {
    return moveCampaign(ctx, signedIn(ctx), id, "end");
  }

  @Mutation(() => CampaignType, { description: "A new draft that says the same, without the figures." })
  duplicateCampaign(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CampaignType> {
    return duplicateCampaign(ctx, signedIn(ctx), id);
  }

  @Mutation(() => Boolean, { description: "CONFLICT for a campaign that was launched." })
  deleteCampaignDraft(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<boolean> {
    return deleteCampaignDraft(ctx, signedIn(ctx), id);
  }
}

/** What is left out of the input is empty. */
const wordsOf = (input: CampaignInput) => ({
  ...input,
  variantId: input.variantId ?? null,
  startsOn: input.startsOn ?? null,
  endsOn: input.endsOn ?? null,
  dailyCap: input.dailyCap ?? null,
  monthlyBudgetPence: input.monthlyBudgetPence ?? null,
});
