import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
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

const enumOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

const ImportKindEnum = enumOf(IMPORT_KINDS);
registerEnumType(ImportKindEnum, {
  name: "DeviceImportKind",
  valuesConfig: {
    APPLE_HEALTH: { description: "An export of Apple Health, as zip or XML." },
    CSV: { description: "A table with time, metric and value, or with date and steps." },
    FIT: { description: "An activity file of a sports watch." },
  },
  description: "The files of readings that can be read.",
});
const ImportStatusEnum = enumOf(IMPORT_STATUSES);
registerEnumType(ImportStatusEnum, {
  name: "DeviceImportStatus",
  valuesConfig: {
    CANCELLED: { description: "The patient stopped it; nothing was kept." },
    DONE: { description: "Everything was read and kept." },
    FAILED: { description: "It could not be read; `problem` says why." },
    READING: { description: "The file is being read." },
    STORING: { description: "Its days are being added up." },
    WAITING: { description: "Another file is read first." },
  },
  description: "How far the reading of a file has come.",
});
const ImportProblemEnum = enumOf(Object.keys(IMPORT_PROBLEMS));
registerEnumType(ImportProblemEnum, {
  name: "DeviceImportProblem",
  description: "What is wrong with a file.",
  valuesConfig: {
    BROKEN: { description: "The file is damaged." },
    CSV_HEADER: { description: "The first line of the table does not name its columns." },
    CSV_ROWS: { description: "Some lines of the table cannot be read; nothing was kept." },
    ENCRYPTED_ZIP: { description: "The zip is locked with a password." },
    FAILED: { description: "Something went wrong in the server; nothing was kept." },
    INTERRUPTED: { description: "The server stopped before the file was read; nothing was kept." },
    NESTED_ZIP: { description: "There is another zip inside the zip." },
    NOT_APPLE_HEALTH: { description: "The XML does not come from Apple Health." },
    NO_EXPORT_IN_ZIP: { description: "The zip holds no Apple Health data." },
    NO_READINGS: { description: "There is nothing in the file that is kept here." },
    TOO_BIG: { description: "The file is larger than is taken." },
    TOO_MANY_DEVICES: { description: "With the devices of the file there would be more than a patient can have." },
    TRUNCATED: { description: "The file stops in the middle." },
    UNPACKS_TOO_BIG: { description: "The zip grows too big when it is unpacked." },
    WRONG_TYPE: { description: "The file is none of the kinds that are read." },
  },
});
const RowProblemEnum = enumOf(Object.keys(ROW_PROBLEMS));
registerEnumType(RowProblemEnum, {
  name: "DeviceImportRowProblem",
  description: "What is wrong with a line.",
  valuesConfig: {
    COLUMNS: { description: "Too few or too many columns." },
    METRIC: { description: "The metric is not known." },
    RANGE: { description: "The date or the value cannot be right." },
    TIME: { description: "The time or date is not written as ISO 8601." },
    VALUE: { description: "The value is not a number." },
  },
});
const ReadingMetricEnum = enumOf(METRICS);
registerEnumType(ReadingMetricEnum, {
  name: "ReadingMetric",
  valuesConfig: {
    activeEnergy: { description: "Energy used by moving, in kcal." },
    activeMinutes: { description: "Time spent moving, in minutes." },
    asleep: { description: "Time asleep, in minutes." },
    deepSleep: { description: "Time in deep sleep, in minutes." },
    heartRate: { description: "Beats of the heart a minute." },
    inBed: { description: "Time in bed, in minutes." },
    lightSleep: { description: "Time in light sleep, in minutes." },
    remSleep: { description: "Time in REM sleep, in minutes." },
    restingHeartRate: { description: "Beats of the heart a minute at rest, as the device tells it." },
    steps: { description: "Steps that were taken." },
  },
  description: "What a device can measure.",
});

@ObjectType({ description: "How many readings of one metric a file held." })
export class ReadingCount {
  @Field(() => ReadingMetricEnum, { description: "What was measured." })
  metric: Metric;

  @Field(() => Int, { description: "How many readings." })
  count: number;
}

@ObjectType({ description: "A line of a CSV file that cannot be read." })
export class DeviceImportRow {
  @Field(() => Int, { description: "Counted from 1, the line with the names included." })
  row: number;

  @Field(() => RowProblemEnum, { description: "Why the line cannot be read." })
  problem: RowProblemCode;
}

@ObjectType("DeviceImport", { description: "A file of readings, being read, or how that ended." })
export class DeviceImportType {
  @Field(() => ID)
  id: string;

  @Field(() => ImportKindEnum, { description: "What the file is." })
  kind: ImportKind;

  @Field(() => ImportStatusEnum, { description: "How far the reading has come." })
  status: ImportStatus;

  @Field(() => Int, { description: "0 to 100: how much of the file was read, or of its days added up." })
  percent: number;

  @Field(() => [ReadingCount], { description: "What the file held." })
  counts: ReadingCount[];

  @Field(() => Int, { description: "How many readings were new." })
  added: number;

  @Field(() => Int, { description: "How many readings were left out, because they cannot be true." })
  leftOut: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When the first reading began." })
  firstAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When the last reading ended." })
  lastAt: Date | null;

  @Field(() => ImportProblemEnum, { nullable: true, description: "Why it failed." })
  problem: ImportProblemCode | null;

  @Field(() => [DeviceImportRow], { description: "The first five wrong lines of a CSV file." })
  problemRows: DeviceImportRow[];

  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}
