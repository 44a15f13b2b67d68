import { Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { ConsultationConnection, ConsultationType } from "./consultation.type";
import { hasSafetyConsultation, hideConsultation, listHidden, unhideConsultation } from "./hiding.service";

const PASSWORD = { description: "The account's present password." };

/** What a patient keeps from those who look over a shoulder. */
@ForPatients()
@Resolver()
export class HidingResolver {
  @Query(() => Boolean, {
    description:
      "Whether one of the patient's consultations that are shown is about somebody's safety: then pages offer a quick way out.",
  })
  hasSafetyConsultation(@Ctx() ctx: RequestContext): Promise<boolean> {
    return hasSafetyConsultation(ctx, signedIn(ctx));
  }

  @Mutation(() => ID, {
    description:
      "Hides a question: it stands in no list and is told of nowhere until it is shown again. A pharmacist who has it keeps it.",
  })
  hideConsultation(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<string> {
    return hideConsultation(ctx, signedIn(ctx), id);
  }

  @Mutation(() => ConsultationType, { description: "Shows a hidden question again." })
  unhideConsultation(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("password", () => String, PASSWORD) password: string,
  ): Promise<ConsultationType> {
    return unhideConsultation(ctx, signedIn(ctx), id, password);
  }

  @Mutation(() => ConsultationConnection, {
    description: "The patient's hidden consultations, the newest first. A mutation, because it asks for the password.",
  })
  openHiddenConsultations(
    @Ctx() ctx: RequestContext,
    @Arg("password", () => String, PASSWORD) password: string,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<ConsultationType>> {
    return listHidden(ctx, signedIn(ctx), password, page);
  }
}
