import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../platform/page.type";
import { CONSENT_PURPOSES, type ConsentPurpose } from "./consent-texts.rules";

export const ConsentPurposeEnum = Object.fromEntries(
  CONSENT_PURPOSES.map((purpose) => [purpose.toUpperCase(), purpose]),
);
registerEnumType(ConsentPurposeEnum, {
  name: "ConsentPurpose",
  description: "What somebody can agree to. Each purpose stands for itself and can be taken back.",
});

@ObjectType("ConsentText", {
  simpleResolvers: true,
  description: "The words of one version of a consent, in the language that was asked for.",
})
export class ConsentTextType {
  @Field(() => ConsentPurposeEnum)
  purpose: ConsentPurpose;

  @Field(() => String)
  version: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  text: string;
}

@ObjectType("Consent", { simpleResolvers: true, description: "Where one purpose stands now." })
export class ConsentType {
  @Field(() => ConsentPurposeEnum)
  purpose: ConsentPurpose;

  @Field(() => Boolean)
  granted: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Null when it was never decided: then it is off." })
  recordedAt: Date | null;

  @Field(() => ConsentTextType, { description: "The present words." })
  text: ConsentTextType;
}

@ObjectType("ConsentEntry", {
  simpleResolvers: true,
  description: "One line of the ledger: never changed, and never removed while the account exists.",
})
export class ConsentEntryType {
  @Field(() => ID)
  id: string;

  @Field(() => ConsentPurposeEnum)
  purpose: ConsentPurpose;

  @Field(() => Boolean)
  granted: boolean;

  @Field(() => GraphQLISODateTime)
  recordedAt: Date;

  @Field(() => ConsentTextType, { description: "The words of the version that it was about." })
  text: ConsentTextType;
}

export const ConsentEntryConnection = connectionOf("ConsentEntryConnection", () => ConsentEntryType);
