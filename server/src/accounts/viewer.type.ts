import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { LANGUAGES, type Language, ROLES, type Role } from "./account.rules";

const asEnum = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<T, T>;

export const LanguageEnum = asEnum(LANGUAGES);
export const RoleEnum = asEnum(ROLES);
registerEnumType(LanguageEnum, {
  name: "Language",
  description: "The languages of the interface, as ISO 639-1 codes.",
});
registerEnumType(RoleEnum, { name: "Role" });

export const SignInPageEnum = { LOGIN: "LOGIN", ADMIN_LOGIN: "ADMIN_LOGIN" } as const;
registerEnumType(SignInPageEnum, { name: "SignInPage" });
export type SignInPage = keyof typeof SignInPageEnum;

@ObjectType("Viewer", { description: "The person who is signed in." })
export class ViewerType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => RoleEnum)
  role: Role;

  @Field(() => LanguageEnum)
  language: Language;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the address was confirmed by its mailed link; null until then.",
  })
  emailVerifiedAt: Date | null;

  @Field(() => String, { nullable: true, description: "A new address that waits for its confirmation." })
  pendingEmail: string | null;
}

@InputType({ description: "What the registration form asks for." })
export class RegisterInput {
  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  password: string;

  @Field(() => LanguageEnum)
  language: Language;

  @Field(() => Boolean)
  consentsToDataUse: boolean;

  @Field(() => Boolean)
  consentsToNhsIntegration: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Kept encrypted until it can be linked. One that is not valid is left out and does not stop the registration.",
  })
  nhsNumber?: string | null;
}

@ObjectType("PasswordReset", { simpleResolvers: true, description: "The password is set; every session has ended." })
export class PasswordResetType {
  @Field(() => SignInPageEnum, { description: "Where this person signs in." })
  signInPage: SignInPage;
}

@ObjectType("EmailConfirmation", { simpleResolvers: true })
export class EmailConfirmationType {
  @Field(() => String, { description: "The address that is confirmed now." })
  email: string;

  @Field(() => Boolean, { description: "True when it replaced another address." })
  changed: boolean;
}
