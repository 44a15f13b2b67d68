import { GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import {
  IMPORT_KINDS,
  IMPORT_PROBLEMS,
  IMPORT_STATUSES,
  type ImportKind,
  type ImportProblemCode,
  type ImportStatus,
  ROW_PROBLEMS,
  type RowProblemCode,
} from "./device-import.rules";
import { METRICS, type Metric } from "./reading.rules";

const ImportKindEnum = enumType("DeviceImportKind", "The files of readings that can be read.", IMPORT_KINDS, {
  APPLE_HEALTH: "An export of Apple Health, as zip or XML.",
  CSV: "A table with time, metric and value, or with date and steps.",
  FIT: "An activity file of a sports watch.",
});
const ImportStatusEnum = enumType("DeviceImportStatus", "How far the reading of a file has come.", IMPORT_STATUSES, {
  CANCELLED: "The patient stopped it; nothing was kept.",
  DONE: "Everything was read and kept.",
  FAILED: "It could not be read; `problem` says why.",
  READING: "The file is being read.",
  STORING: "Its days are being added up.",
  WAITING: "Another file is read first.",
});
const ImportProblemEnum = enumType("DeviceImportProblem", "What is wrong with a file.", Object.keys(IMPORT_PROBLEMS), {
  BROKEN: "The file is damaged.",
  CSV_HEADER: "The first line of the table does not name its columns.",
  CSV_ROWS: "Some lines of the table cannot be read; nothing was kept.",
  ENCRYPTED_ZIP: "The zip is locked with a password.",
  FAILED: "Something went wrong in the server; nothing was kept.",
  INTERRUPTED: "The server stopped before the file was read; nothing was kept.",
  NESTED_ZIP: "There is another zip inside the zip.",
  NOT_APPLE_HEALTH: "The XML does not come from Apple Health.",
  NO_EXPORT_IN_ZIP: "The zip holds no Apple Health data.",
  NO_READINGS: "There is nothing in the file that is kept here.",
  TOO_BIG: "The file is larger than is taken.",
  TOO_MANY_DEVICES: "With the devices of the file there would be more than a patient can have.",
  TRUNCATED: "The file stops in the middle.",
  UNPACKS_TOO_BIG: "The zip grows too big when it is unpacked.",
  WRONG_TYPE: "The file is none of the kinds that are read.",
});
const RowProblemEnum = enumType("DeviceImportRowProblem", "What is wrong with a line.", Object.keys(ROW_PROBLEMS), {
  COLUMNS: "Too few or too many columns.",
  METRIC: "The metric is not known.",
  RANGE: "The date or the value cannot be right.",
  TIME: "The time or date is not written as ISO 8601.",
  VALUE: "The value is not a number.",
});
const ReadingMetricEnum = enumType("ReadingMetric", "What a device can measure.", METRICS, {
  activeEnergy: "Energy used by moving, in kcal.",
  activeMinutes: "Time spent moving, in minutes.",
  asleep: "Time asleep, in minutes.",
  deepSleep: "Time in deep sleep, in minutes.",
  heartRate: "Beats of the heart a minute.",
  inBed: "Time in bed, in minutes.",
  lightSleep: "Time in light sleep, in minutes.",
  remSleep: "Time in REM sleep, in minutes.",
  restingHeartRate: "Beats of the heart a minute at rest, as the device tells it.",
  steps: "Steps that were taken.",
});

@ObjectType({ description: "How many readings of one metric a file held." })
export class ReadingCount {
  @Field(() => ReadingMetricEnum, "What was measured.") metric: Metric;
  @Field(() => Int, "How many readings.") count: number;
}

@ObjectType({ description: "A line of a CSV file that cannot be read." })
export class DeviceImportRow {
  @Field(() => Int, "Counted from 1, the line with the names included.") row: number;
  @Field(() => RowProblemEnum, "Why the line cannot be read.") problem: RowProblemCode;
}

@ApiObject("DeviceImport", "A file of readings, being read, or how that ended.")
export class DeviceImportType {
  @Field(() => ID)
  id: string;
  @Field(() => ImportKindEnum, "What the file is.") kind: ImportKind;
  @Field(() => ImportStatusEnum, "How far the reading has come.") status: ImportStatus;
  @Field(() => Int, "0 to 100: how much of the file was read, or of its days added up.") percent: number;
  @Field(() => [ReadingCount], "What the file held.") counts: ReadingCount[];
  @Field(() => Int, "How many readings were new.") added: number;
  @Field(() => Int, "How many readings were left out, because they cannot be true.") leftOut: number;
  @Nullable(() => GraphQLISODateTime, "When the first reading began.") firstAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When the last reading ended.") lastAt: Date | null;
  @Nullable(() => ImportProblemEnum, "Why it failed.") problem: ImportProblemCode | null;
  @Field(() => [DeviceImportRow], "The first five wrong lines of a CSV file.") problemRows: DeviceImportRow[];
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}
