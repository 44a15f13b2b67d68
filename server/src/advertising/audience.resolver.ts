import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../platform/access";
import type { RequestContext } from "../platform/context";
import { readAudience } from "./audience.service";
import { AudienceType } from "./audience.type";

/** Who saw an advertiser's adverts. */
@ForAdvertisers()
@Resolver()
export class AudienceResolver {
  @Query(() => AudienceType, {
    description: "From one day to another, both included: at most 100. Of days that are over only.",
  })
  audience(
    @Ctx() ctx: RequestContext,
    @Arg("from", () => String, { description: "The first London day, YYYY-MM-DD." }) from: string,
    @Arg("to", () => String, { description: "The last London day, YYYY-MM-DD, included." }) to: string,
  ): Promise<AudienceType> {
    return readAudience(ctx, signedIn(ctx), from, to);
  }
}
