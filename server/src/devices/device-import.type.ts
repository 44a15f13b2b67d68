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
registerEnumType(ImportKindEnum, { name: "DeviceImportKind" });
const ImportStatusEnum = enumOf(IMPORT_STATUSES);
registerEnumType(ImportStatusEnum, { name: "DeviceImportStatus" });
const ImportProblemEnum = enumOf(Object.keys(IMPORT_PROBLEMS));
registerEnumType(ImportProblemEnum, { name: "DeviceImportProblem", description: "What is wrong with a file." });
const RowProblemEnum = enumOf(Object.keys(ROW_PROBLEMS));
registerEnumType(RowProblemEnum, { name: "DeviceImportRowProblem", description: "What is wrong with a line." });
const ReadingMetricEnum = enumOf(METRICS);
registerEnumType(ReadingMetricEnum, { name: "ReadingMetric" });

@ObjectType({ description: "How many readings of one metric a file held." })
export class ReadingCount {
  @Field(() => ReadingMetricEnum)
  metric: Metric;

  @Field(() => Int)
  count: number;
}

@ObjectType({ description: "A line of a CSV file that cannot be read." })
export class DeviceImportRow {
  @Field(() => Int, { description: "Counted from 1, the line with the names included." })
  row: number;

  @Field(() => RowProblemEnum)
  problem: RowProblemCode;
}

@ObjectType("DeviceImport", { description: "A file of readings, being read, or how that ended." })
export class DeviceImportType {
  @Field(() => ID)
  id: string;

  @Field(() => ImportKindEnum)
  kind: ImportKind;

  @Field(() => ImportStatusEnum)
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
