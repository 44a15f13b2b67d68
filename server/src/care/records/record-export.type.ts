import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { RecordFilterInput } from "./record.type";
import {
  EXPORT_FORMATS,
  EXPORT_STATUSES,
  type RecordExportFormat,
  type RecordExportStatus,
  type RecordSelection,
} from "./record-export.rules";

export const RecordExportFormatEnum = Object.fromEntries(EXPORT_FORMATS.map((format) => [format, format]));
registerEnumType(RecordExportFormatEnum, {
  name: "RecordExportFormat",
  description: "FHIR: a Bundle of FHIR R4.",
  valuesConfig: {
    FHIR: { description: "A Bundle of FHIR R4, as JSON." },
    PDF: { description: "Pages to print." },
    TEXT: { description: "Plain text." },
  },
});

const RecordExportStatusEnum = Object.fromEntries(EXPORT_STATUSES.map((status) => [status, status]));
registerEnumType(RecordExportStatusEnum, {
  name: "RecordExportStatus",
  valuesConfig: {
    FAILED: { description: "It could not be written." },
    READY: { description: "It can be downloaded, for a day." },
    WAITING: { description: "Its writing has not begun." },
    WRITING: { description: "It is being written." },
  },
  description: "How far the writing of a file has come.",
});

@ObjectType("RecordExport", { description: "A file of chosen records, being written or ready for a day." })
export class RecordExportType {
  @Field(() => ID)
  id: string;

  @Field(() => RecordExportFormatEnum, { description: "What kind of file it is." })
  format: RecordExportFormat;

  @Field(() => RecordExportStatusEnum, { description: "How far the writing has come." })
  status: RecordExportStatus;

  @Field(() => Int, { description: "How many records were chosen." })
  total: number;

  @Field(() => Int, { description: "How many of them are in the file." })
  written: number;

  @Field(() => Int, { description: "Size of the file so far." })
  bytes: number;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}

@InputType({ description: "Either `ids` or `filter`." })
export class RecordSelectionInput implements RecordSelection {
  @Field(() => [ID], { nullable: true, description: "At most 10,000." })
  ids?: string[] | null;

  @Field(() => RecordFilterInput, { nullable: true, description: "All records that it shows; an empty one shows all." })
  filter?: RecordFilterInput | null;
}
