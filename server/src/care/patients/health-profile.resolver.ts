import { Ctx, Extensions, Int, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { readHealthProfile, saveHealthProfile } from "./health-profile.service";
import { healthProfileChanged } from "./health-profile.topics";
import { HealthProfileInput, HealthProfileType } from "./health-profile.type";

/** What a patient tells about their own health. */
@ForPatients()
@Resolver()
export class HealthProfileResolver {
  @Query(() => HealthProfileType, { description: "Empty before anything was told." })
  healthProfile(@Ctx() ctx: RequestContext): Promise<HealthProfileType> {
    return readHealthProfile(ctx, signedIn(ctx));
  }

  @Mutation(() => HealthProfileType, {
    description: "Keeps the whole profile. CONFLICT when it was saved elsewhere since `version` was read.",
  })
  saveHealthProfile(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => HealthProfileInput) input: HealthProfileInput,
    @Arg("version", () => Int, "The `version` of the profile that was seen; CONFLICT on another one.") version: number,
  ): Promise<HealthProfileType> {
    return saveHealthProfile(ctx, signedIn(ctx), input, version);
  }

  @Extensions({ consent: "data_use" })
  @Subscription(() => HealthProfileType, {
    subscribe: ({ context }) => context.hub.subscribe(healthProfileChanged, signedIn(context).id),
    description: "The profile, at first as it is and then after each change of it or of a medicine.",
  })
  healthProfileChanged(@Ctx() ctx: RequestContext): Promise<HealthProfileType> {
    return readHealthProfile(ctx, signedIn(ctx));
  }
}
