import { ApiObject, Field } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";

export const CareLevelEnum = enumType(
  "CareLevel",
  "The steps of the ladder, the least urgent first.",
  ["SELF_CARE", "PHARMACIST", "URGENT", "CRISIS", "EMERGENCY"],
  {
    CRISIS: "Suicidal or self-harm wording: 999, NHS 111 or Samaritans now.",
    EMERGENCY: "999 or A&E now.",
    PHARMACIST: "A pharmacist looks at the question.",
    SELF_CARE: "An answer, with when to see a GP.",
    URGENT: "NHS 111, or a GP today.",
  },
);

export const RecommendationTypeEnum = enumType(
  "RecommendationType",
  "What kind of advice something is.",
  ["MEDICATION", "ABOUT_MEDICINE", "LIFESTYLE", "EMERGENCY"],
  {
    ABOUT_MEDICINE: "What was asked about a medicine.",
    EMERGENCY: "Getting help now.",
    LIFESTYLE: "Something to do oneself.",
    MEDICATION: "A medicine that can be bought without a prescription.",
  },
);

@ApiObject("Source", "Where a medical statement comes from.")
export class SourceType {
  @Field(() => String, "What the page is called, with who publishes it.") title: string;
  @Field(() => String, "Where the page is.") url: string;
  @Field(
    () => String,
    "The day of our words on it, as YYYY-MM-DD. They say what the source says in other words; no pharmacist has reviewed them yet.",
  )
  writtenOn: string;
}

@ApiObject("Reference", "A page to read on.")
export class ReferenceType {
  @Field(() => String, "What the page is called, with who publishes it.") title: string;
  @Field(() => String, "Where the page is.") url: string;
}
