import { Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { answerHealthCheck, deleteResult, dismissOffer, listResults, readResult } from "./health-check.service";
import { HealthCheckAnswerInput, HealthCheckResultConnection, HealthCheckResultType } from "./health-check.type";

/** A patient's own Health Checks. The offer of one joins them with a sponsor, in app/. */
@ForPatients()
@Resolver()
export class HealthCheckResolver {
  @Query(() => HealthCheckResultConnection, {
    description: "The results of this person's Health Checks, the newest first.",
  })
  healthCheckResults(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<HealthCheckResultType>> {
    return listResults(ctx, signedIn(ctx), page);
  }

  @Query(() => HealthCheckResultType, { nullable: true, description: "One result of this person's." })
  healthCheckResult(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<HealthCheckResultType> {
    return readResult(ctx, signedIn(ctx), id);
  }

  @Mutation(() => HealthCheckResultType, {
    description: "Takes the answers to an offered Health Check. The same answers twice have the same result.",
  })
  answerHealthCheck(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, "Of the offer.") id: string,
    @Arg("answers", () => [HealthCheckAnswerInput], "One answer to each question.") answers: HealthCheckAnswerInput[],
  ): Promise<HealthCheckResultType> {
    return answerHealthCheck(ctx, signedIn(ctx), id, answers);
  }

  @Mutation(() => Boolean, { description: "Closes an offered Health Check without answers." })
  async dismissHealthCheck(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<boolean> {
    await dismissOffer(ctx, signedIn(ctx), id);
    return true;
  }

  @Mutation(() => Boolean, { description: "Deletes one of the person's own results for good." })
  async deleteHealthCheckResult(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<boolean> {
    await deleteResult(ctx, signedIn(ctx), id);
    return true;
  }
}
