import { GraphQLISODateTime, Int } from "type-graphql";
import { CareLevelEnum } from "../../care/clinical/care.type";
import type { CareLevel } from "../../care/clinical/care-level.rules";
import type { Gender, PregnancyAnswer } from "../../care/patients/health-profile.rules";
import { GenderEnum, PregnancyAnswerEnum } from "../../care/patients/health-profile.type";
import type { Frequency } from "../../care/patients/medication.rules";
import { FrequencyEnum } from "../../care/patients/medication.type";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
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
  @Field(() => String, "As it was typed.") name: string;
  @Nullable(() => String, "In the patient's own words.") dosage: string | null;
  @Field(() => FrequencyEnum, "How often it is taken.") frequency: Frequency;
  @Nullable(() => String, "YYYY-MM-DD") startDate: string | null;
}

@ApiObject(
  "SeenProfile",
  "What a patient has told about their health, without where they live and when they were born.",
)
export class SeenProfileType {
  @Nullable(() => Int, "In whole years; null when it was not told.") age: number | null;
  @Nullable(() => GenderEnum, "Null when it was not told.") gender: Gender | null;
  @Nullable(() => PregnancyAnswerEnum, "Null when it was not told.") pregnantOrBreastfeeding: PregnancyAnswer | null;
  @Field(() => [String], "Names, as they were told.") allergies: string[];
  @Field(() => [String], "Names, as they were told.") conditions: string[];
  @Field(() => [SeenMedicineType], "Those that are taken now.") medicines: SeenMedicineType[];
}

@ApiObject("SeenQuestion", "A question that a patient asked.")
export class SeenQuestionType {
  @Field(() => GraphQLISODateTime, "When it was asked.") askedAt: Date;
  @Field(() => String, "As it was typed.") question: string;
  @Field(() => LanguageEnum, "In which it was asked.") questionLanguage: Language;
  @Field(() => CareLevelEnum, "The most urgent step that was reached.") level: CareLevel;
}

@ApiObject(
  "HealthLook",
  "What one look shows. There is no other way to it: each look gives a reason, and the patient is shown it.",
)
export class HealthLookType {
  @Field(() => GraphQLISODateTime, "The moment that the patient is shown.") at: Date;
  @Field(() => HealthLookKindEnum, "What was asked for.") what: HealthLookKind;
  @Nullable(() => SeenProfileType, "Null for a look at questions, or when nothing was told.")
  profile: SeenProfileType | null;
  @Field(() => [SeenQuestionType], "The newest first, at most 20; empty for a look at the profile.")
  questions: SeenQuestionType[];
}
