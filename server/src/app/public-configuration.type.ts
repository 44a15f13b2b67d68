import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Language } from "../accounts/account.rules";
import { LanguageEnum } from "../accounts/viewer.type";

@ObjectType("DemoAccount", {
  simpleResolvers: true,
  description: "An account with a published password; there are none outside demonstration mode.",
})
export class DemoAccountType {
  @Field(() => String)
  email: string;

  @Field(() => String)
  password: string;

  @Field(() => String, { description: "What the account is for, for example Patient." })
  title: string;
}

@ObjectType("PasswordRule", { simpleResolvers: true })
export class PasswordRuleType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  label: string;

  @Field(() => String, { description: "A regular expression of ECMAScript, for the `u` flag." })
  pattern: string;
}

@ObjectType("PublicConfiguration", { description: "What everybody may know before signing in." })
export class PublicConfigurationType {
  @Field(() => String)
  productName: string;

  @Field(() => String)
  emergencyNumber: string;

  @Field(() => Boolean, {
    description: "True when accounts with a published password exist and mail stays in the outbox.",
  })
  demoMode: boolean;

  @Field(() => [LanguageEnum])
  languages: Language[];

  @Field(() => Int)
  questionMaxLength: number;

  @Field(() => Int, { description: "Hours within which a pharmacist's answer is promised." })
  pharmacistAnswerHours: number;

  @Field(() => [PasswordRuleType])
  passwordRules: PasswordRuleType[];

  @Field(() => Int, { description: "Hours within which we answer a message, on working days." })
  contactAnswerHours: number;
}
