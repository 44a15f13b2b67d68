import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Language } from "../accounts/account.rules";
import { LanguageEnum } from "../accounts/viewer.type";
import { PROVENANCES, type Provenance, RECORD_TYPES, type RecordFilter, type RecordType } from "./record.rules";

export const RecordTypeEnum = Object.fromEntries(RECORD_TYPES.map((type) => [type, type]));
registerEnumType(RecordTypeEnum, { name: "RecordType", description: "What a medical record is." });

const ProvenanceEnum = Object.fromEntries(PROVENANCES.map((provenance) => [provenance, provenance]));
registerEnumType(ProvenanceEnum, {
  name: "Provenance",
  description: "Where a record comes from. NHS: a linked record. DEMONSTRATION: it is invented.",
});

@ObjectType("LabResult", { simpleResolvers: true, description: "One line of a test, as the laboratory writes it." })
export class LabResultType {
  @Field(() => String)
  test: string;

  @Field(() => String, { description: "With its unit." })
  value: string;

  @Field(() => String, { nullable: true, description: "What is usual." })
  usual: string | null;
}

@ObjectType("MedicalRecord", { description: "One entry of a patient's medical history." })
export class MedicalRecordType {
  @Field(() => ID)
  id: string;

  @Field(() => RecordTypeEnum)
  type: RecordType;

  @Field(() => String)
  title: string;

  @Field(() => GraphQLISODateTime)
  date: Date;

  @Field(() => String)
  provider: string;

  @Field(() => String)
  summary: string;

  @Field(() => String, { description: "Paragraphs, one for each line." })
  details: string;

  @Field(() => [LabResultType])
  results: LabResultType[];

  @Field(() => LanguageEnum, { description: "In which language the words are." })
  language: Language;

  @Field(() => ProvenanceEnum)
  provenance: Provenance;

  @Field(() => ID, { nullable: true, description: "The question that it tells of." })
  consultationId: string | null;
}

@ObjectType("NumberedPageInfo", { simpleResolvers: true, description: "For lists that say 'Page 2 of 9'." })
class NumberedPageInfoType {
  @Field(() => Boolean)
  hasNextPage: boolean;

  @Field(() => Boolean)
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: "Give this as `before` to get the page before." })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: "Give this as `after` to get the next page." })
  endCursor: string | null;

  @Field(() => Int, { description: "From 1." })
  pageNumber: number;

  @Field(() => Int)
  pageCount: number;
}

@ObjectType("RecordTypeCount", { simpleResolvers: true })
class RecordTypeCountType {
  @Field(() => RecordTypeEnum)
  type: RecordType;

  @Field(() => Int)
  count: number;
}

@ObjectType("RecordsOverall", {
  simpleResolvers: true,
  description: "All records of the patient, whatever the filter.",
})
class RecordsOverallType {
  @Field(() => Int)
  count: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "The date of the oldest one." })
  since: Date | null;
}

@ObjectType("MedicalRecordConnection", { simpleResolvers: true })
export class MedicalRecordConnection {
  @Field(() => [MedicalRecordType])
  nodes: MedicalRecordType[];

  @Field(() => NumberedPageInfoType)
  pageInfo: NumberedPageInfoType;

  @Field(() => Int, { description: "How many entries the whole list has." })
  totalCount: number;

  @Field(() => [RecordTypeCountType], { description: "Every type, with its number within the days of the filter." })
  typeCounts: RecordTypeCountType[];

  @Field(() => RecordsOverallType)
  overall: RecordsOverallType;
}

@InputType({ description: "Records of one type, from one London day to another, both included." })
export class RecordFilterInput implements RecordFilter {
  @Field(() => RecordTypeEnum, { nullable: true })
  type?: RecordType | null;

  @Field(() => String, { nullable: true, description: "YYYY-MM-DD" })
  from?: string | null;

  @Field(() => String, { nullable: true, description: "YYYY-MM-DD" })
  to?: string | null;
}
