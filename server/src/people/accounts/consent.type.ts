import { GraphQLISODateTime, ID } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType, inCapitals } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { CONSENT_PURPOSES, type ConsentPurpose } from "./consent-texts.rules";

export const ConsentPurposeEnum = enumType(
  "ConsentPurpose",
  "What somebody can agree to. Each purpose stands for itself and can be taken back.",
  inCapitals(CONSENT_PURPOSES),
  {
    DATA_USE: "Using the health data that the person gives, to answer them.",
    MODEL_IMPROVEMENT: "Using questions, without what points to the person, to improve the assistant.",
    NHS_INTEGRATION: "Reading the person's NHS record.",
    PERSONALISED_SPONSORSHIP: "Choosing adverts by age band, gender and health labels, without telling advertisers.",
  },
);

@ApiObject("ConsentText", "The words of one version of a consent, in the language that was asked for.")
export class ConsentTextType {
  @Field(() => ConsentPurposeEnum, "What it is an agreement to.") purpose: ConsentPurpose;
  @Field(() => String, "Which wording this is; entries of the ledger name it.") version: string;
  @Field(() => String, "A few words above the text.") title: string;
  @Field(() => String, "What the person agrees to.") text: string;
}

@ApiObject("Consent", "Where one purpose stands now.")
export class ConsentType {
  @Field(() => ConsentPurposeEnum, "What it is an agreement to.") purpose: ConsentPurpose;
  @Field(() => Boolean, "True while the person agrees.") granted: boolean;
  @Nullable(() => GraphQLISODateTime, "Null when it was never decided: then it is off.") recordedAt: Date | null;
  @Field(() => ConsentTextType, "The present words.") text: ConsentTextType;
}

@ApiObject("ConsentEntry", "One line of the ledger: never changed, and never removed while the account exists.")
export class ConsentEntryType {
  @Field(() => ID)
  id: string;
  @Field(() => ConsentPurposeEnum, "What it is an agreement to.") purpose: ConsentPurpose;
  @Field(() => Boolean, "True when the person agreed, false when they took it back.") granted: boolean;
  @Field(() => GraphQLISODateTime, "When the person said so.") recordedAt: Date;
  @Field(() => ConsentTextType, "The words of the version that it was about.") text: ConsentTextType;
}

export const ConsentEntryConnection = connectionOf("ConsentEntryConnection", () => ConsentEntryType);
