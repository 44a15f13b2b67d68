import { Ctx, Query, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { readSponsorshipProfile } from "./sponsorship-profile.service";
import { SponsorshipProfileType } from "./sponsorship-profile.type";

/** What is known of a patient for the choice of adverts, for that patient. */
@ForPatients()
@Resolver()
export class SponsorshipProfileResolver {
  @Query(() => SponsorshipProfileType, { description: "What adverts may be chosen by, and what it was made of." })
  sponsorshipProfile(@Ctx() ctx: RequestContext): Promise<SponsorshipProfileType> {
    return readSponsorshipProfile(ctx, signedIn(ctx));
  }
}
