import { ID, Int } from "type-graphql";
import type { Language } from "../people/accounts/account.rules";
import { LanguageEnum } from "../people/accounts/viewer.type";
import { ApiObject, Field, Nullable } from "../platform/api-object.type";

@ApiObject("DemoAccount", "An account with a published password; there are none outside demonstration mode.")
export class DemoAccountType {
  @Field(() => String, "The address to sign in with.") email: string;
  @Field(() => String, "The published password to sign in with.") password: string;
  @Field(() => String, "What the account is for, for example Patient.") title: string;
}

@ApiObject("PasswordRule", "One thing that a password has to meet.")
export class PasswordRuleType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "The rule as people read it, in English.") label: string;
  @Field(() => String, "A regular expression of ECMAScript, for the `u` flag.") pattern: string;
}

@ApiObject(
  "Translator",
  "A service that translates a message when a person asks for it. The words go there then, and only then.",
)
export class TranslatorType {
  @Field(() => String, "Who runs it, as people read it.") name: string;
}

@ApiObject("PublicConfiguration", "What everybody may know before signing in.")
export class PublicConfigurationType {
  @Field(() => String, "What the product is called.") productName: string;
  @Field(() => String, "The telephone number to call in an emergency.") emergencyNumber: string;
  @Field(() => Boolean, "True when accounts with a published password exist and mail stays in the outbox.")
  demoMode: boolean;
  @Field(() => [LanguageEnum], "Languages of the interface.") languages: Language[];
  @Field(() => Int, "The most characters that a question can have.") questionMaxLength: number;
  @Nullable(() => String, "The language model that also reads questions that are not urgent; null where none does.")
  answerWriter: string | null;
  @Nullable(() => TranslatorType, "What translates messages; null where nothing does.")
  translator: TranslatorType | null;
  @Field(() => [PasswordRuleType], "What passwords have to meet, all of it.") passwordRules: PasswordRuleType[];
  @Field(() => Int, "Hours within which we answer a message, on working days.") contactAnswerHours: number;
}
