import { Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { enumType } from "../../platform/enum.type";
import type { AnsweringContext } from "../models/model-context";
import type { Consultation } from "./consultation.entity";
import { ConsultationType } from "./consultation.type";
import { FOLLOW_UPS, type FollowUp, followUpOf } from "./follow-up.rules";
import { listFollowUps, sayHowThingsAre, wishFollowUp } from "./follow-up.service";
import { FEELINGS, type Feeling } from "./interview.rules";

const FollowUpEnum = enumType("FollowUp", "Why a consultation stands on the dashboard.", FOLLOW_UPS, {
  CRITICAL: "It needs help at once, and the patient has not said that it is over.",
  HOW_ARE_THINGS: "The patient is asked how things are now.",
});

const FeelingEnum = enumType("Feeling", "How things are some time after an answer.", FEELINGS, {
  BETTER: "Better, or over.",
  SAME: "The same. It is asked again later.",
  WORSE: "Worse. Somebody has to look at it today, at the least.",
});

/** What comes after an answer. */
@ForPatients()
@Resolver(() => ConsultationType)
export class FollowUpResolver {
  @Query(() => [ConsultationType], {
    description:
      "What stands on the patient's dashboard: emergencies that are not over, and what is asked after. The newest, three at the most.",
  })
  followUps(@Ctx() ctx: RequestContext): Promise<ConsultationType[]> {
    return listFollowUps(ctx, signedIn(ctx));
  }

  @FieldResolver(() => FollowUpEnum, {
    nullable: true,
    description: "Why it stands on the dashboard; null when it does not.",
  })
  followUp(@Ctx() ctx: RequestContext, @Root() consultation: Consultation): FollowUp | null {
    return followUpOf(consultation, ctx.clock.now());
  }

  @Mutation(() => ConsultationType, {
    description:
      "Says how things are some time after an answer. Worse leads to more urgent advice, and to what is asked again.",
  })
  sayHowThingsAre(
    @Ctx() ctx: AnsweringContext,
    @Arg("consultationId", () => ID, "One of the patient's own.") consultationId: string,
    @Arg("feeling", () => FeelingEnum, "How things are.") feeling: Feeling,
  ): Promise<ConsultationType> {
    return sayHowThingsAre(ctx, signedIn(ctx), consultationId, feeling);
  }

  @Mutation(() => ConsultationType, {
    description:
      "Whether to ask how things are after an answer about somebody's safety. Nothing is asked after such an answer otherwise.",
  })
  wishFollowUp(
    @Ctx() ctx: RequestContext,
    @Arg("consultationId", () => ID, "One of the patient's own.") consultationId: string,
    @Arg("wished", () => Boolean, "True to be asked, false to take that back.") wished: boolean,
  ): Promise<ConsultationType> {
    return wishFollowUp(ctx, signedIn(ctx), consultationId, wished);
  }
}
