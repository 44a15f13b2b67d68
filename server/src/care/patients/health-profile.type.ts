import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { type HomePlace, PLACES } from "../../people/accounts/city.rules";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType, inCapitals } from "../../platform/enum.type";
import { GENDERS, type Gender, PREGNANCY_ANSWERS, type PregnancyAnswer } from "./health-profile.rules";

export const GenderEnum = enumType("Gender", "What a patient says of their gender.", inCapitals(GENDERS), {
  FEMALE: "A woman or girl.",
  MALE: "A man or boy.",
  OTHER: "Neither of the two words fits.",
  PREFER_NOT_TO_SAY: "Asked, and left open on purpose.",
});
export const PregnancyAnswerEnum = enumType(
  "PregnancyAnswer",
  "What a patient says about being pregnant or breastfeeding.",
  inCapitals(PREGNANCY_ANSWERS),
  {
    NO: "Neither is the case.",
    PREFER_NOT_TO_SAY: "Asked, and left open on purpose.",
    YES: "One of the two is the case.",
  },
);
export const HomePlaceEnum = enumType(
  "HomePlace",
  "Where a patient lives; used to choose adverts.",
  inCapitals(PLACES),
  {
    BIRMINGHAM: "Birmingham, in the West Midlands.",
    EDINBURGH: "Edinburgh, in Scotland.",
    ELSEWHERE: "Another place.",
    GLASGOW: "Glasgow, in Scotland.",
    LIVERPOOL: "Liverpool, in Merseyside.",
    LONDON: "Greater London.",
    MANCHESTER: "Greater Manchester.",
  },
);

@ApiObject("HealthProfile", "What a patient has told about their health. Null is: has not said.")
export class HealthProfileType {
  @Field(() => ID, "The patient's.") id: string;
  @Field(() => Int, "Give it to `saveHealthProfile`. 0 before the first save.") version: number;
  @Field(() => Int, "Rises with each save and with each change of a medicine.") revision: number;
  @Nullable(() => GraphQLISODateTime, "When it, or a medicine, was changed last.") changedAt: Date | null;
  @Nullable(() => Int, "In years, today: from the date of birth where there is one.") age: number | null;
  @Nullable(() => String, "YYYY-MM-DD") dateOfBirth: string | null;
  @Nullable(() => GenderEnum, "What the patient says of their gender. Null: has not said.") gender: Gender | null;
  @Nullable(() => PregnancyAnswerEnum, "It rules some medicines out. Null: has not said.")
  pregnantOrBreastfeeding: PregnancyAnswer | null;
  @Nullable(() => HomePlaceEnum, "Where the patient lives; used to choose adverts. Null: has not said.")
  city: HomePlace | null;
  @Field(() => [String], "What the patient is allergic to, in their own words.") allergies: string[];
  @Field(() => [String], "What the patient lives with, in their own words.") conditions: string[];
}

@InputType({ description: "The whole profile: what is left out or null is no longer said." })
export class HealthProfileInput {
  @Field(() => Int, { nullable: true, defaultValue: null, description: "16 to 120; left alone with a date of birth." })
  age: number | null;
  @Field(() => String, { nullable: true, defaultValue: null, description: "YYYY-MM-DD" })
  dateOfBirth: string | null;
  @Field(() => GenderEnum, {
    nullable: true,
    defaultValue: null,
    description: "What the patient says of their gender. Null: has not said.",
  })
  gender: Gender | null;
  @Field(() => PregnancyAnswerEnum, {
    nullable: true,
    defaultValue: null,
    description: "It rules some medicines out. Null: has not said.",
  })
  pregnantOrBreastfeeding: PregnancyAnswer | null;
  @Field(() => HomePlaceEnum, {
    nullable: true,
    defaultValue: null,
    description: "Where the patient lives; used to choose adverts. Null: has not said.",
  })
  city: HomePlace | null;
  @Field(() => [String], "At most 100 of 200 characters. Blank and double ones are left out.") allergies: string[];
  @Field(() => [String], "At most 100 of 200 characters. Blank and double ones are left out.") conditions: string[];
}
