import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../platform/access";
import type { RequestContext } from "../platform/context";
import { readAdvertiserDays } from "./daily-figures.service";
import { AdvertiserDayType } from "./daily-figures.type";

/** An advertiser's figures by day. */
@ForAdvertisers()
@Resolver()
export class DailyFiguresResolver {
  @Query(() => [AdvertiserDayType], {
    description: "Each day from one to another, both included: at most 100, those without anything too.",
  })
  advertiserDays(
    @Ctx() ctx: RequestContext,
    @Arg("from", () => String, { description: "The first London day, YYYY-MM-DD." }) from: string,
    @Arg("to", () => String, { description: "The last London day, YYYY-MM-DD, included." }) to: string,
  ): Promise<AdvertiserDayType[]> {
    return readAdvertiserDays(ctx, signedIn(ctx), from, to);
  }
}
