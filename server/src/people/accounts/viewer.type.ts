import { GraphQLISODateTime, ID, InputType } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { LANGUAGES, type Language, ROLES, type Role } from "./account.rules";

export const LanguageEnum = enumType("Language", "The languages of the interface, as ISO 639-1 codes.", LANGUAGES, {
  de: "German.",
  en: "English.",
  es: "Spanish.",
  fr: "French.",
});
export const RoleEnum = enumType("Role", "What kind of account somebody has.", ROLES, {
  ADMIN: "A member of staff.",
  ADVERTISER: "A company that advertises.",
  CUSTOMER: "A patient.",
});

export const SignInPageEnum = enumType("SignInPage", "The pages on which people sign in.", ["LOGIN", "ADMIN_LOGIN"], {
  ADMIN_LOGIN: "That of staff.",
  LOGIN: "That of patients and advertisers.",
});
export type SignInPage = keyof typeof SignInPageEnum;

@ApiObject("Viewer", "The person who is signed in.")
export class ViewerType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "How to address the person.") name: string;
  @Field(() => String, "The address to sign in with.") email: string;
  @Field(() => RoleEnum, "What kind of account it is.") role: Role;
  @Field(() => LanguageEnum, "The language of pages, answers and mails.") language: Language;
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
  @Nullable(() => GraphQLISODateTime, "When the address was confirmed by its mailed link; null until then.")
  emailVerifiedAt: Date | null;
  @Nullable(() => String, "A new address that waits for its confirmation.") pendingEmail: string | null;
}

@InputType({ description: "What the registration form asks for." })
export class RegisterInput {
  @Field(() => String, "How to address the person, up to 100 characters.") name: string;
  @Field(() => String, "The address to sign in with; a link to confirm it is mailed there.") email: string;
  @Field(() => String, "It has to meet all of `publicConfiguration.passwordRules`.") password: string;
  @Field(() => LanguageEnum, "The language of pages, answers and mails.") language: Language;
  @Field(() => Boolean, "Has to be true: without the health data no question can be answered.")
  consentsToDataUse: boolean;
  @Field(() => Boolean, "Has to be true to register; it can be taken back later.") consentsToNhsIntegration: boolean;
  @Nullable(
    () => String,
    "Kept encrypted until it can be linked. One that is not valid is left out and does not stop the registration.",
  )
  nhsNumber?: string | null;
}

@ApiObject("PasswordReset", "The password is set; every session has ended.")
export class PasswordResetType {
  @Field(() => SignInPageEnum, "Where this person signs in.") signInPage: SignInPage;
}

@ApiObject("EmailConfirmation", "The result of a link that confirms an address.")
export class EmailConfirmationType {
  @Field(() => String, "The address that is confirmed now.") email: string;
  @Field(() => Boolean, "True when it replaced another address.") changed: boolean;
}
