import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  WARNING_KINDS,
  WARNING_SEVERITIES,
  type WarningKind,
  type WarningSeverity,
} from "../medicines/check-medication.rules";
import { connectionOf } from "../platform/page.type";
import {
  FREQUENCIES,
  type Frequency,
  MEDICATION_FILTERS,
  MEDICATION_SOURCES,
  type MedicationSource,
} from "./medication.rules";

const asEnum = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

export const FrequencyEnum = asEnum(FREQUENCIES);
registerEnumType(FrequencyEnum, { name: "Frequency", description: "How often a day a medicine is taken." });
export const MedicationFilterEnum = asEnum(MEDICATION_FILTERS);
registerEnumType(MedicationFilterEnum, { name: "MedicationFilter" });
export const MedicationSourceEnum = asEnum(MEDICATION_SOURCES);
registerEnumType(MedicationSourceEnum, { name: "MedicationSource" });
export const WarningKindEnum = asEnum(WARNING_KINDS);
registerEnumType(WarningKindEnum, { name: "MedicationWarningKind" });
export const WarningSeverityEnum = asEnum(WARNING_SEVERITIES);
registerEnumType(WarningSeverityEnum, {
  name: "MedicationWarningSeverity",
  description: "STOP: not to be started before a pharmacist was asked. ASK: to be asked about.",
});

@ObjectType("Medication", { simpleResolvers: true, description: "A medicine that a patient takes or took." })
export class MedicationType {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: "Give it to `editMedication`." })
  version: number;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true, description: "In the patient's own words." })
  dosage: string | null;

  @Field(() => FrequencyEnum)
  frequency: Frequency;

  @Field(() => String, { nullable: true, description: "YYYY-MM-DD" })
  startDate: string | null;

  @Field(() => String, { nullable: true, description: "YYYY-MM-DD; null while it is taken." })
  stoppedOn: string | null;

  @Field(() => MedicationSourceEnum)
  source: MedicationSource;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}

export const MedicationConnection = connectionOf("MedicationConnection", () => MedicationType);

@InputType()
export class MedicationInput {
  @Field(() => String, { description: "At most 200 characters." })
  name: string;

  @Field(() => String, { nullable: true, defaultValue: null, description: "At most 200 characters." })
  dosage: string | null;

  @Field(() => FrequencyEnum)
  frequency: Frequency;

  @Field(() => String, { nullable: true, defaultValue: null, description: "YYYY-MM-DD" })
  startDate: string | null;
}

@InputType()
export class MedicationCheckInput {
  @Field(() => String)
  name: string;

  @Field(() => ID, { nullable: true, description: "The medicine that is being edited: not compared with itself." })
  medicationId?: string | null;
}

@ObjectType("MedicineSuggestion", { simpleResolvers: true })
export class MedicineSuggestionType {
  @Field(() => String)
  name: string;

  @Field(() => [String], { description: "What is in it, where the name does not say so." })
  ingredients: string[];
}

@ObjectType("WarningSource", { simpleResolvers: true })
export class WarningSourceType {
  @Field(() => String)
  title: string;

  @Field(() => String)
  url: string;

  @Field(() => String, {
    description: "The day of our words on it, as YYYY-MM-DD. No pharmacist has reviewed them yet.",
  })
  writtenOn: string;
}

@ObjectType("MedicationWarning", { simpleResolvers: true, description: "Why a medicine may not suit this patient." })
export class MedicationWarningType {
  @Field(() => WarningKindEnum)
  kind: WarningKind;

  @Field(() => WarningSeverityEnum)
  severity: WarningSeverity;

  @Field(() => String)
  title: string;

  @Field(() => String)
  reason: string;

  @Field(() => String, { description: "What to do." })
  advice: string;

  @Field(() => WarningSourceType)
  source: WarningSourceType;
}

@ObjectType("MedicationCheck", {
  simpleResolvers: true,
  description: "A name compared with what the patient has told. Never a full check.",
})
export class MedicationCheckType {
  @Field(() => Boolean, { description: "False for a name that is not known and cannot be checked." })
  isKnown: boolean;

  @Field(() => String, { description: "What was checked and what was not, to be shown beside the warnings." })
  summary: string;

  @Field(() => [MedicationWarningType], { description: "The most serious first." })
  warnings: MedicationWarningType[];
}
