import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { type HomePlace, PLACES } from "../accounts/city.rules";
import { GENDERS, type Gender, PREGNANCY_ANSWERS, type PregnancyAnswer } from "./health-profile.rules";

const asEnum = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value]));

export const GenderEnum = asEnum(GENDERS);
registerEnumType(GenderEnum, { name: "Gender" });
export const PregnancyAnswerEnum = asEnum(PREGNANCY_ANSWERS);
registerEnumType(PregnancyAnswerEnum, { name: "PregnancyAnswer" });
export const HomePlaceEnum = asEnum(PLACES);
registerEnumType(HomePlaceEnum, { name: "HomePlace", description: "Where a patient lives; used to choose adverts." });

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

  @Field(() => GenderEnum, { nullable: true })
  gender: Gender | null;

  @Field(() => PregnancyAnswerEnum, { nullable: true })
  pregnantOrBreastfeeding: PregnancyAnswer | null;

  @Field(() => HomePlaceEnum, { nullable: true })
  city: HomePlace | null;

  @Field(() => [String])
  allergies: string[];

  @Field(() => [String])
  conditions: string[];
}

@InputType({ description: "The whole profile: what is left out or null is no longer said." })
export class HealthProfileInput {
  @Field(() => Int, { nullable: true, defaultValue: null, description: "16 to 120; left alone with a date of birth." })
  age: number | null;

  @Field(() => String, { nullable: true, defaultValue: null, description: "YYYY-MM-DD" })
  dateOfBirth: string | null;

  @Field(() => GenderEnum, { nullable: true, defaultValue: null })
  gender: Gender | null;

  @Field(() => PregnancyAnswerEnum, { nullable: true, defaultValue: null })
  pregnantOrBreastfeeding: PregnancyAnswer | null;

  @Field(() => HomePlaceEnum, { nullable: true, defaultValue: null })
  city: HomePlace | null;

  @Field(() => [String], { description: "At most 100 of 200 characters. Blank and double ones are left out." })
  allergies: string[];

  @Field(() => [String], { description: "At most 100 of 200 characters. Blank and double ones are left out." })
  conditions: string[];
}
