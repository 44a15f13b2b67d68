import { Ctx, FieldResolver, Float, Int, Query, Resolver } from "type-graphql";
import { QUESTION_MAX_LENGTH } from "../care/consultations/consultation.rules";
import { readPharmacy } from "../care/consultations/consultation.service";
import { LANGUAGES, type Language, PASSWORD_RULES } from "../people/accounts/account.rules";
import { ConsentTextType } from "../people/accounts/consent.type";
import { CONSENT_PURPOSES, consentText } from "../people/accounts/consent-texts.rules";
import { LanguageEnum, type SignInPage, SignInPageEnum } from "../people/accounts/viewer.type";
import { readVat } from "../people/settings/number-setting.service";
import { Arg } from "../platform/api-object.type";
import type { RequestContext } from "../platform/context";
import { EMERGENCY_NUMBER, PRODUCT_NAME } from "../platform/product.rules";
import { CONTACT_ANSWER_HOURS } from "./contact/contact.rules";
import { openDemoAccounts } from "./demo/demo-accounts";
import { openDemoKey } from "./demo/demo-key";
import { DemoAccountType, PublicConfigurationType } from "./public-configuration.type";

/** Public by nature: listed by name in the access test. */
@Resolver(() => PublicConfigurationType)
export class PublicConfigurationResolver {
  @Query(() => PublicConfigurationType, { description: "What everybody may know before signing in." })
  publicConfiguration(
    @Ctx() { config }: RequestContext,
  ): Omit<PublicConfigurationType, "demoAccounts" | "pharmacistAnswerHours" | "vatPercent"> {
    return {
      productName: PRODUCT_NAME,
      emergencyNumber: EMERGENCY_NUMBER,
      demoMode: config.demoMode,
      languages: [...LANGUAGES],
      questionMaxLength: QUESTION_MAX_LENGTH,
      answerWriter: config.answerModel?.name ?? null,
      translator: config.translator ? { name: config.translator.name } : null,
      passwordRules: [...PASSWORD_RULES],
      contactAnswerHours: CONTACT_ANSWER_HOURS,
    };
  }

  @FieldResolver(() => Int, {
    description: "Hours within which a pharmacist's answer is promised, for questions from now on.",
  })
  async pharmacistAnswerHours(@Ctx() ctx: RequestContext): Promise<number> {
    return (await readPharmacy(ctx)).answerHours;
  }

  @FieldResolver(() => Float, {
    description: "The rate of VAT for what is charged from now on, in percent with at most two decimals.",
  })
  vatPercent(@Ctx() { db, config }: RequestContext): Promise<number> {
    return readVat(db, config);
  }

  @FieldResolver(() => [DemoAccountType], {
    description: "The demonstration accounts that the named page accepts and that still have their published password.",
  })
  demoAccounts(
    @Ctx() ctx: RequestContext,
    @Arg("area", () => SignInPageEnum, "The page on which somebody signs in.") page: SignInPage,
  ): Promise<DemoAccountType[]> {
    return openDemoAccounts(ctx, page);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "A published API key that reads the campaigns and reports of an invented advertiser; null outside demonstration mode, and when it does not work.",
  })
  demoApiKey(@Ctx() ctx: RequestContext): Promise<string | null> {
    return openDemoKey(ctx);
  }

  @FieldResolver(() => [ConsentTextType], { description: "The present words of every consent." })
  consentTexts(
    @Arg("language", () => LanguageEnum, "In which language the words are wanted.") language: Language,
  ): ConsentTextType[] {
    return CONSENT_PURPOSES.map((purpose) => consentText(purpose, language));
  }
}
