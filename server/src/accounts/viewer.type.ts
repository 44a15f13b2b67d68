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
}
