import { Ctx, ID, Query, Resolver } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { readHandover } from "./handover.service";
import { ConsultationHandoverType } from "./handover.type";

/** What patients show to whoever goes on with their question. */
@ForPatients()
@Resolver(() => ConsultationHandoverType)
export class HandoverResolver {
  @Query(() => ConsultationHandoverType, {
    nullable: true,
    description: "One of the patient's own consultations, summed up for a GP, 111 or a pharmacist.",
  })
  consultationHandover(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, "The consultation's.") id: string,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "en",
      description:
        "The language of everything but the patient's own words; English unless named, for a British clinician.",
    })
    language: Language,
  ): Promise<ConsultationHandoverType> {
    return readHandover(ctx, signedIn(ctx), id, language);
  }
}
