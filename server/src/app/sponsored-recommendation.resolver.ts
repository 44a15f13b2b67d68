import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { AdvertReportReason } from "../ads/campaigns/advert-choice.rules";
import { reportAdvert, setHidden } from "../ads/campaigns/advert-choice.service";
import { ForPatients, signedIn } from "../platform/access";
import { Arg, OptionalArg } from "../platform/api-object.type";
import { recommend, shownAdvert } from "./ad-context";
import type { ServerContext } from "./request-context";
import { AdvertReportReasonEnum, SponsoredRecommendationType } from "./sponsored-recommendation.type";

/** The advert on a patient's dashboard. It stands here because it joins what advertising must not: see ad-context. */
@ForPatients()
@Resolver()
export class SponsoredRecommendationResolver {
  @Query(() => SponsoredRecommendationType, {
    nullable: true,
    description:
      "An advert for the dashboard. Null when none fits, and for as long as an emergency, crisis, urgent or pharmacist answer may be on the screen.",
  })
  sponsoredRecommendation(@Ctx() ctx: ServerContext): Promise<SponsoredRecommendationType | null> {
    return recommend(ctx, signedIn(ctx));
  }

  @Mutation(() => Boolean, { description: "Never shows this advert to this person again, or takes that back." })
  async hideAdvert(
    @Ctx() ctx: ServerContext,
    @Arg("viewToken", () => String, "The `viewToken` with which the advert came.") viewToken: string,
    @Arg("hidden", () => Boolean, { defaultValue: true, description: "False shows it again." }) hidden: boolean,
  ): Promise<boolean> {
    await setHidden(ctx, signedIn(ctx), shownAdvert(ctx, viewToken), hidden);
    return hidden;
  }

  @Mutation(() => Boolean, {
    description: "Says what is wrong with an advert, to our staff and without the person, and hides it from them.",
  })
  async reportAdvert(
    @Ctx() ctx: ServerContext,
    @Arg("viewToken", () => String, "The `viewToken` with which the advert came.") viewToken: string,
    @Arg("reason", () => AdvertReportReasonEnum, "What is wrong with it.") reason: AdvertReportReason,
    @OptionalArg("comment", () => String, "More about it in words; null for nothing.") comment?: string,
  ): Promise<boolean> {
    await reportAdvert(ctx, signedIn(ctx), shownAdvert(ctx, viewToken), reason, comment);
    return true;
  }
}
