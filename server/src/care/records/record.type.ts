import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { numberedPageOf } from "../../platform/page.type";
import { PROVENANCES, type Provenance, RECORD_TYPES, type RecordFilter, type RecordType } from "./record.rules";

export const RecordTypeEnum = enumType("RecordType", "What a medical record is.", RECORD_TYPES, {
  AI_CONSULTATION: "A question to the assistant with its answer.",
  DISCHARGE: "A letter at the end of a stay in hospital.",
  LAB_RESULT: "The result of a test.",
  PRESCRIPTION: "A medicine that was prescribed.",
  REFERRAL: "A letter to another service.",
});

const ProvenanceEnum = enumType(
  "Provenance",
  "Where a record comes from. NHS: a linked record. DEMONSTRATION: it is invented.",
  PROVENANCES,
  {
    CONSULTATION: "A question to the assistant.",
    DEMONSTRATION: "It is invented.",
    NHS: "A linked NHS record.",
  },
);

@ApiObject("LabResult", "One line of a test, as the laboratory writes it.")
export class LabResultType {
  @Field(() => String, "What was tested.") test: string;
  @Field(() => String, "With its unit.") value: string;
  @Nullable(() => String, "What is usual.") usual: string | null;
}

@ApiObject("MedicalRecord", "One entry of a patient's medical history.")
export class MedicalRecordType {
  @Field(() => ID)
  id: string;
  @Field(() => RecordTypeEnum, "What kind of entry it is.") type: RecordType;
  @Field(() => String, "The entry in one line.") title: string;
  @Field(() => GraphQLISODateTime, "When it happened.") date: Date;
  @Field(() => String, "Who wrote it, for example a surgery.") provider: string;
  @Field(() => String, "What it says, in a sentence.") summary: string;
  @Field(() => String, "Paragraphs, one for each line.") details: string;
  @Field(() => [LabResultType], "The lines of a test; none for other entries.") results: LabResultType[];
  @Field(() => LanguageEnum, "In which language the words are.") language: Language;
  @Field(() => ProvenanceEnum, "Where the entry comes from.") provenance: Provenance;
  @Nullable(
    () => String,
    "For whom of the family it was, as the name was written at the time; null for all that is the patient's own.",
  )
  subjectName: string | null;
  @Nullable(() => ID, "The question that it tells of.") consultationId: string | null;
}

@ApiObject("RecordTypeCount", "How many records are of a type.")
class RecordTypeCountType {
  @Field(() => RecordTypeEnum, "The type that is counted.") type: RecordType;
  @Field(() => Int, "How many there are.") count: number;
}

@ApiObject("RecordsOverall", "All records of the patient, whatever the filter.")
class RecordsOverallType {
  @Field(() => Int, "How many there are.") count: number;
  @Nullable(() => GraphQLISODateTime, "The date of the oldest one.") since: Date | null;
}

@ApiObject("MedicalRecordConnection", "A page of the medical history, with figures beside it.")
export class MedicalRecordConnection extends numberedPageOf("MedicalRecordConnection", () => MedicalRecordType) {
  @Field(() => [RecordTypeCountType], "Every type, with its number within the days of the filter.")
  typeCounts: RecordTypeCountType[];
  @Field(() => RecordsOverallType, "Figures of the whole history.") overall: RecordsOverallType;
}

@InputType({ description: "Records of one type, from one London day to another, both included." })
export class RecordFilterInput implements RecordFilter {
  @Nullable(() => RecordTypeEnum, "Only records of this type; null for all.") type?: RecordType | null;
  @Nullable(() => String, "YYYY-MM-DD") from?: string | null;
  @Nullable(() => String, "YYYY-MM-DD") to?: string | null;
}
