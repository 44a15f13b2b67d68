import { Float, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import {
  WARNING_KINDS,
  WARNING_SEVERITIES,
  type WarningKind,
  type WarningSeverity,
} from "../medicines/check-medication-texts.rules";
import {
  FREQUENCIES,
  type Frequency,
  MEDICATION_FILTERS,
  MEDICATION_SOURCES,
  type MedicationSource,
} from "./medication.rules";

export const FrequencyEnum = enumType("Frequency", "How often a day a medicine is taken.", FREQUENCIES, {
  AS_NEEDED: "When it is needed, without reminders.",
  ONCE: "Once a day, in the morning.",
  THREE_TIMES: "Three times a day: morning, afternoon and evening.",
  TWICE: "Twice a day: morning and evening.",
});
export const MedicationFilterEnum = enumType("MedicationFilter", "Which medicines are listed.", MEDICATION_FILTERS, {
  CURRENT: "Those that the patient takes.",
  STOPPED: "Those that the patient no longer takes.",
});
export const MedicationSourceEnum = enumType(
  "MedicationSource",
  "Where a medicine of the profile comes from.",
  MEDICATION_SOURCES,
  {
    IMPORTED: "It was taken over from a linked NHS record.",
    TYPED: "The patient entered it.",
  },
);
export const WarningKindEnum = enumType("MedicationWarningKind", "What can speak against a medicine.", WARNING_KINDS, {
  AGE: "The patient's age.",
  ALLERGY: "An allergy of the patient.",
  CONDITION: "A condition of the patient.",
  DUPLICATE: "The patient takes the same substance already.",
  INTERACTION: "Another medicine that the patient takes.",
  PREGNANCY: "Pregnancy or breastfeeding.",
  UNREADABLE: "Something in the profile that could not be read, so it was not compared.",
});
export const WarningSeverityEnum = enumType(
  "MedicationWarningSeverity",
  "STOP: not to be started before a pharmacist was asked. ASK: to be asked about.",
  WARNING_SEVERITIES,
  {
    ASK: "To be asked about.",
    STOP: "Not to be started before a pharmacist was asked.",
  },
);

@ApiObject("Medication", "A medicine that a patient, or somebody whom they look after, takes or took.")
export class MedicationType {
  @Field(() => ID)
  id: string;
  @Field(() => Int, "Give it to `updateMedication`.") version: number;
  @Field(() => String, "The medicine as the patient writes it; up to 200 characters.") name: string;
  @Nullable(() => String, "In the patient's own words.") dosage: string | null;
  @Field(() => FrequencyEnum, "How often a day it is taken.") frequency: Frequency;
  @Nullable(() => String, "YYYY-MM-DD") startDate: string | null;
  @Nullable(() => String, "YYYY-MM-DD; null while it is taken.") stoppedOn: string | null;
  @Field(() => MedicationSourceEnum, "Where the entry comes from.") source: MedicationSource;
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}

export const MedicationConnection = connectionOf("MedicationConnection", () => MedicationType);

@InputType({ description: "What is known of a medicine." })
export class MedicationInput {
  @Field(() => String, "The medicine as the patient writes it; up to 200 characters.") name: string;
  @Field(() => String, { nullable: true, defaultValue: null, description: "At most 200 characters." })
  dosage: string | null;
  @Field(() => FrequencyEnum, "How often a day it is taken.") frequency: Frequency;
  @Field(() => String, { nullable: true, defaultValue: null, description: "YYYY-MM-DD" })
  startDate: string | null;
}

@InputType({ description: "A medicine that somebody types." })
export class MedicationCheckInput {
  @Field(() => String, "The name as far as it is typed.") name: string;
  @Nullable(() => ID, "The medicine that is being edited: not compared with itself.") medicationId?: string | null;
  @Nullable(() => ID, "The `id` of somebody whom the patient looks after; the patient when null.")
  forWhom?: string | null;
}

@ApiObject("MedicineSuggestion", "A name that fits what was typed.")
export class MedicineSuggestionType {
  @Field(() => String, "The medicine or brand, as it is written.") name: string;
  @Field(() => [String], "What is in it, where the name does not say so.") ingredients: string[];
}

@ApiObject("WarningSource", "Where a warning comes from.")
export class WarningSourceType {
  @Field(() => String, "What the page is called, with who publishes it.") title: string;
  @Field(() => String, "Where the page is.") url: string;
  @Field(() => String, "The day of our words on it, as YYYY-MM-DD. No pharmacist has reviewed them yet.")
  writtenOn: string;
}

@ApiObject("MedicationWarning", "Why a medicine may not suit this patient.")
export class MedicationWarningType {
  @Field(() => WarningKindEnum, "What speaks against it.") kind: WarningKind;
  @Field(() => WarningSeverityEnum, "How serious it is.") severity: WarningSeverity;
  @Field(() => String, "The warning in one line.") title: string;
  @Field(() => String, "Why, in a sentence.") reason: string;
  @Field(() => String, "What to do.") advice: string;
  @Field(() => WarningSourceType, "What the warning follows.") source: WarningSourceType;
}

@ApiObject("MedicationCheck", "A name compared with what the patient has told. Never a full check.")
export class MedicationCheckType {
  @Field(() => Boolean, "False for a name that is not known and cannot be checked.") isKnown: boolean;
  @Field(() => String, "What was checked and what was not, to be shown beside the warnings.") summary: string;
  @Field(() => [MedicationWarningType], "The most serious first.") warnings: MedicationWarningType[];
}

@ApiObject("AboutMedicine", "What is told of a medicine that somebody takes. Nobody has reviewed it yet.")
export class AboutMedicineType {
  @Field(() => [String], "What it is for, each a phrase.") uses: string[];
  @Field(() => [String], "How it is usually taken, in sentences.") how: string[];
  @Field(() => [String], "Alcohol, food, driving and sun, in sentences; empty where nothing has to be avoided.")
  avoid: string[];
  @Field(() => String, "What to do after a missed dose.") missed: string;
  @Field(() => [String], "Common side effects, each a phrase.") effects: string[];
  @Field(() => WarningSourceType, "What the words follow.") source: WarningSourceType;
}

@ApiObject("MedicationGuidance", "What to avoid with a medicine. Never a full check, and nobody has reviewed it yet.")
export class MedicationGuidanceType {
  @Field(
    () => [String],
    "Alcohol, food, driving and sun, in sentences; empty where nothing has to be avoided, or nothing is known.",
  )
  avoid: string[];
  @Field(() => [MedicationWarningType], "What speaks against it for whoever takes it, the most serious first.")
  warnings: MedicationWarningType[];
}

@ApiObject("MedicationSupply", "How long a medicine lasts.")
export class MedicationSupplyType {
  @Nullable(() => Int, "How many were left on `countedOn`; null where the last day was told.") left: number | null;
  @Nullable(() => Float, "How many are taken in a day; null as for `left`.") aDay: number | null;
  @Nullable(() => String, "YYYY-MM-DD; null as for `left`.") countedOn: string | null;
  @Field(() => String, "The last day for which there is enough, YYYY-MM-DD.") endsOn: string;
  @Field(() => String, "When to order again: seven days before `endsOn`. YYYY-MM-DD") orderBy: string;
  @Field(() => Boolean, "Whether the patient is reminded to order.") remind: boolean;
}

@InputType({ description: "How long a medicine lasts: `left` with `aDay`, counted today, or `endsOn`." })
export class MedicationSupplyInput {
  @Field(() => Int, { nullable: true, defaultValue: null, description: "How many are left, 1 to 10,000." })
  left: number | null;
  @Field(() => Float, { nullable: true, defaultValue: null, description: "How many are taken in a day; at most 100." })
  aDay: number | null;
  @Field(() => String, { nullable: true, defaultValue: null, description: "The last day, YYYY-MM-DD." })
  endsOn: string | null;
  @Field(() => Boolean, { defaultValue: false, description: "Whether to be reminded to order." })
  remind: boolean;
}
