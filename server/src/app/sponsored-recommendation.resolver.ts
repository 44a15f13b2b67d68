import { Ctx, Query, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../platform/access";
import { recommend } from "./ad-context";
import type { ServerContext } from "./request-context";
import { SponsoredRecommendationType } from "./sponsored-recommendation.type";

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
}
