import { Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { AnsweringContext } from "../models/model-context";
import { aftermathsByConsultation } from "./consultation.loaders";
import { readPharmacy } from "./consultation.service";
import { ConsultationFeedbackType, ConsultationType } from "./consultation.type";
import { rateAnswer, reportAnswer } from "./feedback.service";

/** What patients say about the answers that they got. */
@ForPatients()
@Resolver(() => ConsultationType)
export class FeedbackResolver {
  @FieldResolver(() => ConsultationFeedbackType, { description: "What its patient said about the answer." })
  async feedback(@Ctx() ctx: RequestContext, @Root() { id }: ConsultationType): Promise<ConsultationFeedbackType> {
    return (await ctx.loaders.get(aftermathsByConsultation).load(id)).feedback;
  }

  @Query(() => Boolean, { description: "Whether a pharmacist account is active, who reads questions and reports." })
  async pharmacistIsThere(@Ctx() ctx: RequestContext): Promise<boolean> {
    return (await readPharmacy(ctx)).isStaffed;
  }

  @Mutation(() => ConsultationType, { description: "Says whether an answer helped. Can be said anew." })
  rateConsultation(
    @Ctx() ctx: AnsweringContext,
    @Arg("id", () => ID) id: string,
    @Arg("helpful", () => Boolean, "Whether the answer helped.") helpful: boolean,
    @OptionalArg("comment", () => String, "What the patient adds in words; null for nothing.") comment?: string,
  ): Promise<ConsultationType> {
    return rateAnswer(ctx, signedIn(ctx), id, { helpful, comment });
  }

  @Mutation(() => ConsultationType, {
    description: "Says that something is wrong with an answer. A pharmacist reads it; the answer itself stays.",
  })
  reportConsultation(
    @Ctx() ctx: AnsweringContext,
    @Arg("id", () => ID) id: string,
    @Arg("text", () => String, "What the patient finds wrong.") text: string,
  ): Promise<ConsultationType> {
    return reportAnswer(ctx, signedIn(ctx), id, text);
  }
}
