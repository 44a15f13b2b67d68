import { Arg, Ctx, FieldResolver, Query, Resolver } from "type-graphql";
import { LANGUAGES, PASSWORD_RULES } from "../accounts/account.rules";
import { QUESTION_MAX_LENGTH } from "../consultations/consultation.rules";
import type { RequestContext } from "../platform/context";
import { demoAccountsOf } from "./demo/demo-accounts.rules";
import { EMERGENCY_NUMBER, PRODUCT_NAME } from "./product.rules";
import { DemoAccountType, PublicConfigurationType, type SignInPage, SignInPageEnum } from "./public-configuration.type";

/** Public by nature: listed by name in the access test. */
@Resolver(() => PublicConfigurationType)
export class PublicConfigurationResolver {
  @Query(() => PublicConfigurationType)
  publicConfiguration(@Ctx() { config }: RequestContext): Omit<PublicConfigurationType, "demoAccounts"> {
    return {
      productName: PRODUCT_NAME,
      emergencyNumber: EMERGENCY_NUMBER,
      demoMode: config.demoMode,
      languages: [...LANGUAGES],
      questionMaxLength: QUESTION_MAX_LENGTH,
      pharmacistAnswerHours: config.pharmacistAnswerHours,
      passwordRules: [...PASSWORD_RULES],
    };
  }

  @FieldResolver(() => [DemoAccountType], { description: "The demonstration accounts that the named page accepts." })
  demoAccounts(
    @Ctx() { config }: RequestContext,
    @Arg("area", () => SignInPageEnum) page: SignInPage,
  ): DemoAccountType[] {
    return config.demoMode ? demoAccountsOf(page) : [];
  }
}
