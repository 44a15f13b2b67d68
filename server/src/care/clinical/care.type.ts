import { ObjectType, registerEnumType } from "type-graphql";
import { Field } from "../../platform/api-object.type";

export const CareLevelEnum = {
  SELF_CARE: "SELF_CARE",
  PHARMACIST: "PHARMACIST",
  URGENT: "URGENT",
  CRISIS: "CRISIS",
  EMERGENCY: "EMERGENCY",
} as const;
registerEnumType(CareLevelEnum, {
  name: "CareLevel",
  description: "The steps of the ladder, the least urgent first.",
  valuesConfig: {
    CRISIS: { description: "Suicidal or self-harm wording: 999, NHS 111 or Samaritans now." },
    EMERGENCY: { description: "999 or A&E now." },
    PHARMACIST: { description: "A pharmacist looks at the question." },
    SELF_CARE: { description: "An answer, with when to see a GP." },
    URGENT: { description: "NHS 111, or a GP today." },
  },
});

export const RecommendationTypeEnum = {
  MEDICATION: "MEDICATION",
  ABOUT_MEDICINE: "ABOUT_MEDICINE",
  LIFESTYLE: "LIFESTYLE",
  EMERGENCY: "EMERGENCY",
} as const;
registerEnumType(RecommendationTypeEnum, {
  name: "RecommendationType",
  valuesConfig: {
    ABOUT_MEDICINE: { description: "What was asked about a medicine." },
    EMERGENCY: { description: "Getting help now." },
    LIFESTYLE: { description: "Something to do oneself." },
    MEDICATION: { description: "A medicine that can be bought without a prescription." },
  },
  description: "What kind of advice something is.",
});

@ObjectType("Source", { simpleResolvers: true, description: "Where a medical statement comes from." })
export class SourceType {
  @Field(() => String, "What the page is called, with who publishes it.") title: string;

  @Field(() => String, "Where the page is.") url: string;

  @Field(
    () => String,
    "The day of our words on it, as YYYY-MM-DD. They say what the source says in other words; no pharmacist has reviewed them yet.",
  )
  writtenOn: string;
}

@ObjectType("Reference", { simpleResolvers: true, description: "A page to read on." })
export class ReferenceType {
  @Field(() => String, "What the page is called, with who publishes it.") title: string;

  @Field(() => String, "Where the page is.") url: string;
}
