import { Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { CreativeType } from "../creatives/creative.type";
import { campaignCountByCreative } from "./creative-use.loaders";
import { archiveCreative } from "./creative-use.service";

/** What campaigns have to say about an advertiser's adverts. */
@ForAdvertisers()
@Resolver(() => CreativeType)
export class CreativeUseResolver {
  @FieldResolver(() => Int, { description: "Campaigns that show it, ended ones too." })
  campaignCount(@Ctx() ctx: RequestContext, @Root() { id }: CreativeType): Promise<number> {
    return ctx.loaders.get(campaignCountByCreative).load(id);
  }

  @Mutation(() => CreativeType, { description: "CONFLICT while a campaign that has not ended uses it." })
  archiveCreative(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<CreativeType> {
    return archiveCreative(ctx, signedIn(ctx), id);
  }
}
