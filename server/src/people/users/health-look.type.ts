import { Field, GraphQLISODateTime, Int } from "type-graphql";
import { CareLevelEnum } from "../../care/clinical/care.type";
import type { CareLevel } from "../../care/clinical/care-level.rules";
import type { Gender, PregnancyAnswer } from "../../care/patients/health-profile.rules";
import { GenderEnum, PregnancyAnswerEnum } from "../../care/patients/health-profile.type";
import type { Frequency } from "../../care/patients/medication.rules";
import { FrequencyEnum } from "../../care/patients/medication.type";
import { ApiObject } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import type { Language } from "../accounts/account.rules";
import { LanguageEnum } from "../accounts/viewer.type";
import { HEALTH_LOOKS, type HealthLookKind } from "./user-account.rules";

export const HealthLookKindEnum = enumType("HealthLookKind", "What of a patient's health is looked at.", HEALTH_LOOKS, {
  PROFILE: "What the patient told: allergies, conditions, medicines.",
  QUESTIONS: "The newest questions, without their answers.",
});

@ApiObject("SeenMedicine", "A medicine that a patient takes.")
export class SeenMedicineType {
  @Field(() => String, { description: "As it was typed." })
  name: string;

  @Field(() => String, { nullable: true, description: "In the patient's own words." })
  dosage: string | null;

  @Field(() => FrequencyEnum, { description: "How often it is taken." })
  frequency: Frequency;

  @Field(() => String, { nullable: true, description: "YYYY-MM-DD" })
  startDate: string | null;
}

@ApiObject(
  "SeenProfile",
  "What a patient has told about their health, without where they live and when they were born.",
)
export class SeenProfileType {
  @Field(() => Int, { nullable: true, description: "In whole years; null when it was not told." })
  age: number | null;

  @Field(() => GenderEnum, { nullable: true, description: "Null when it was not told." })
  gender: Gender | null;

  @Field(() => PregnancyAnswerEnum, { nullable: true, description: "Null when it was not told." })
  pregnantOrBreastfeeding: PregnancyAnswer | null;

  @Field(() => [String], { description: "Names, as they were told." })
  allergies: string[];

  @Field(() => [String], { description: "Names, as they were told." })
  conditions: string[];

  @Field(() => [SeenMedicineType], { description: "Those that are taken now." })
  medicines: SeenMedicineType[];
}

@ApiObject("SeenQuestion", "A question that a patient asked.")
export class SeenQuestionType {
  @Field(() => GraphQLISODateTime, { description: "When it was asked." })
  askedAt: Date;

  @Field(() => String, { description: "As it was typed." })
  question: string;

  @Field(() => LanguageEnum, { description: "In which it was asked." })
  questionLanguage: Language;

  @Field(() => CareLevelEnum, { description: "The most urgent step that was reached." })
  level: CareLevel;
}

@ApiObject(
  "HealthLook",
  "What one look shows. There is no other way to it: each look gives a reason, and the patient is shown it.",
)
export class HealthLookType {
  @Field(() => GraphQLISODateTime, { description: "The moment that the patient is shown." })
  at: Date;

  @Field(() => HealthLookKindEnum, { description: "What was asked for." })
  what: HealthLookKind;

  @Field(() => SeenProfileType, {
    nullable: true,
    description: "Null for a look at questions, or when nothing was told.",
  })
  profile: SeenProfileType | null;

  @Field(() => [SeenQuestionType], { description: "The newest first, at most 20; empty for a look at the profile." })
  questions: SeenQuestionType[];
}
