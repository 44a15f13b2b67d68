import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { type HomePlace, PLACES } from "../../people/accounts/city.rules";
import { GENDERS, type Gender, PREGNANCY_ANSWERS, type PregnancyAnswer } from "./health-profile.rules";

const asEnum = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value]));

export const GenderEnum = asEnum(GENDERS);
registerEnumType(GenderEnum, {
  name: "Gender",
  valuesConfig: {
    FEMALE: { description: "A woman or girl." },
    MALE: { description: "A man or boy." },
    OTHER: { description: "Neither of the two words fits." },
    PREFER_NOT_TO_SAY: { description: "Asked, and left open on purpose." },
  },
  description: "What a patient says of their gender.",
});
export const PregnancyAnswerEnum = asEnum(PREGNANCY_ANSWERS);
registerEnumType(PregnancyAnswerEnum, {
  name: "PregnancyAnswer",
  valuesConfig: {
    NO: { description: "Neither is the case." },
    PREFER_NOT_TO_SAY: { description: "Asked, and left open on purpose." },
    YES: { description: "One of the two is the case." },
  },
  description: "What a patient says about being pregnant or breastfeeding.",
});
export const HomePlaceEnum = asEnum(PLACES);
registerEnumType(HomePlaceEnum, {
  name: "HomePlace",
  description: "Where a patient lives; used to choose adverts.",
  valuesConfig: {
    BIRMINGHAM: { description: "Birmingham, in the West Midlands." },
    EDINBURGH: { description: "Edinburgh, in Scotland." },
    ELSEWHERE: { description: "Another place." },
    GLASGOW: { description: "Glasgow, in Scotland." },
    LIVERPOOL: { description: "Liverpool, in Merseyside." },
    LONDON: { description: "Greater London." },
    MANCHESTER: { description: "Greater Manchester." },
  },
});

@ObjectType("HealthProfile", {
  simpleResolvers: true,
  description: "What a patient has told about their health. Null is: has not said.",
})
export class HealthProfileType {
  @Field(() => ID, { description: "The patient's." })
  id: string;

  @Field(() => Int, { description: "Give it to `saveHealthProfile`. 0 before the first save." })
  version: number;

  @Field(() => Int, { description: "Rises with each save and with each change of a medicine." })
  revision: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it, or a medicine, was changed last." })
  changedAt: Date | null;

  @Field(() => Int, { nullable: true, description: "In years, today: from the date of birth where there is one." })
  age: number | null;

  @Field(() => String, { nullable: true, description: "YYYY-MM-DD" })
  dateOfBirth: string | null;

  @Field(() => GenderEnum, {
    nullable: true,
    description: "What the patient says of their gender. Null: has not said.",
  })
  gender: Gender | null;

  @Field(() => PregnancyAnswerEnum, { nullable: true, description: "It rules some medicines out. Null: has not said." })
  pregnantOrBreastfeeding: PregnancyAnswer | null;

  @Field(() => HomePlaceEnum, {
    nullable: true,
    description: "Where the patient lives; used to choose adverts. Null: has not said.",
  })
  city: HomePlace | null;

  @Field(() => [String], { description: "What the patient is allergic to, in their own words." })
  allergies: string[];

  @Field(() => [String], { description: "What the patient lives with, in their own words." })
  conditions: string[];
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

  @Field(() => [String], { description: "At most 100 of 200 characters. Blank and double ones are left out." })
  allergies: string[];

  @Field(() => [String], { description: "At most 100 of 200 characters. Blank and double ones are left out." })
  conditions: string[];
}
