import { Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ForPatientsAndStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import { type TranslateContext, translateMessage } from "./translation.service";
import { TranslationType } from "./translation.type";

/** Messages in another language, for whoever reads them. */
@ForPatientsAndStaff(PERMISSIONS.answerConsultations)
@Resolver()
export class TranslationResolver {
  @Mutation(() => TranslationType, {
    description:
      "Has a message translated by the service that `publicConfiguration.translator` names: its words go there. Whoever may read the message may.",
  })
  translateMessage(
    @Ctx() ctx: TranslateContext,
    @Arg("messageId", () => ID, "The `id` of a message of the conversation.") messageId: string,
    @OptionalArg("to", () => LanguageEnum, "One's own language unless named.") to?: Language,
  ): Promise<TranslationType> {
    return translateMessage(ctx, signedIn(ctx), messageId, to);
  }
}
