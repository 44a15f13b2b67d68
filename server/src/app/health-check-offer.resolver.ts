import { Ctx, Query, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../platform/access";
import { offerHealthCheck } from "./ad-context";
import { HealthCheckOfferType } from "./health-check-offer.type";
import type { ServerContext } from "./request-context";

/** The co-branded Health Check. It stands here because it joins what advertising must not: see ad-context. */
@ForPatients()
@Resolver()
export class HealthCheckOfferResolver {
  @Query(() => HealthCheckOfferType, {
    nullable: true,
    description:
      "A Health Check to offer now, at most one a day. Null when none is due, when no sponsor fits, and for as long as a serious answer may be on the screen.",
  })
  healthCheckOffer(@Ctx() ctx: ServerContext): Promise<HealthCheckOfferType | null> {
    return offerHealthCheck(ctx, signedIn(ctx));
  }
}
