import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { RecordFilterInput } from "./record.type";
import {
  EXPORT_FORMATS,
  EXPORT_STATUSES,
  type RecordExportFormat,
  type RecordExportStatus,
  type RecordSelection,
} from "./record-export.rules";

export const RecordExportFormatEnum = enumType("RecordExportFormat", "FHIR: a Bundle of FHIR R4.", EXPORT_FORMATS, {
  FHIR: "A Bundle of FHIR R4, as JSON.",
  PDF: "Pages to print.",
  TEXT: "Plain text.",
});

const RecordExportStatusEnum = enumType(
  "RecordExportStatus",
  "How far the writing of a file has come.",
  EXPORT_STATUSES,
  {
    FAILED: "It could not be written.",
    READY: "It can be downloaded, for a day.",
    WAITING: "Its writing has not begun.",
    WRITING: "It is being written.",
  },
);

@ApiObject("RecordExport", "A file of chosen records, being written or ready for a day.")
export class RecordExportType {
  @Field(() => ID)
  id: string;
  @Field(() => RecordExportFormatEnum, "What kind of file it is.") format: RecordExportFormat;
  @Field(() => RecordExportStatusEnum, "How far the writing has come.") status: RecordExportStatus;
  @Field(() => Int, "How many records were chosen.") total: number;
  @Field(() => Int, "How many of them are in the file.") written: number;
  @Field(() => Int, "Size of the file so far.") bytes: number;
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}

@InputType({ description: "Either `ids` or `filter`." })
export class RecordSelectionInput implements RecordSelection {
  @Nullable(() => [ID], "At most 10,000.") ids?: string[] | null;
  @Nullable(() => RecordFilterInput, "All records that it shows; an empty one shows all.")
  filter?: RecordFilterInput | null;
}
