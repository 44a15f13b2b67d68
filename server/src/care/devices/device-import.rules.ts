import type { Metric } from "./reading.rules";

export const IMPORT_KINDS = ["APPLE_HEALTH", "FIT", "CSV"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** WAITING for its turn, READING the file, STORING (days are added up), and the three ends. */
export const IMPORT_STATUSES = ["WAITING", "READING", "STORING", "DONE", "FAILED", "CANCELLED"] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];
export const UNDER_WAY = ["WAITING", "READING", "STORING"] as const satisfies readonly ImportStatus[];

/** What can be wrong with a file, each with the sentence that says what to do. */
export const IMPORT_PROBLEMS = {
  WRONG_TYPE:
    "We cannot read this kind of file. Choose an Apple Health export (export.zip or export.xml), a FIT file or a CSV file.",
  NOT_APPLE_HEALTH:
    "This file does not come from Apple Health. Open Health on your iPhone, tap your picture, then choose Export All Health Data.",
  NO_EXPORT_IN_ZIP:
    "This zip has no Apple Health data in it. Choose export.zip just as your iPhone made it, or the export.xml inside it.",
  NESTED_ZIP: "There is another zip inside this zip. Unpack it first, then choose the zip that is inside.",
  ENCRYPTED_ZIP: "This zip is locked with a password. Unpack it first, then choose the file export.xml.",
  TOO_BIG: "This file is too big for us. Choose a smaller file.",
  UNPACKS_TOO_BIG: "This zip is too big once it is unpacked. Make a new export on your phone and try again.",
  TRUNCATED: "This file stops in the middle. Copy it from your device again, or make a new export, and try again.",
  BROKEN: "This file is damaged. Copy it from your device again, or make a new export, and try again.",
  CSV_HEADER: "The first line must name the columns: time, metric and value, or date and steps.",
  CSV_ROWS: "Some lines cannot be read. Change them and try again. Nothing was kept.",
  NO_READINGS: "We found no heart rate, steps, energy, active minutes or sleep in this file. Choose another file.",
  TOO_MANY_DEVICES: "The devices in this file would give you too many. Please remove some devices first.",
  INTERRUPTED: "We had to stop before the file was read. Nothing was kept. Please choose the file again.",
  FAILED: "Something went wrong on our side. Nothing was kept. Please try again.",
} as const;
export type ImportProblemCode = keyof typeof IMPORT_PROBLEMS;

/** The sentence of a problem, if there is one. */
export const problemSentence = (problem: ImportProblemCode | null) => problem && IMPORT_PROBLEMS[problem];

/** What can be wrong with a line of a CSV file. */
export const ROW_PROBLEMS = {
  COLUMNS: "this line has too few or too many columns.",
  TIME: "the time must look like 2026-11-21T08:30:00Z, the date like 2026-11-21.",
  METRIC: "we do not know this metric.",
  VALUE: "the value must be a number.",
  RANGE: "the date or the value cannot be right.",
} as const;
export type RowProblemCode = keyof typeof ROW_PROBLEMS;
export interface RowProblem {
  /** The line of the file, from 1. */
  row: number;
  problem: RowProblemCode;
}

/** Wrong lines that are told of; the reading ends with the last of them. */
export const ROWS_SHOWN = 5;
/** The largest FIT file, in bytes: a day of one's own measuring is less than a hundredth of it. */
export const FIT_MAX_BYTES = 32 * 1024 * 1024;
/** The largest CSV file, in bytes. */
export const CSV_MAX_BYTES = 256 * 1024 * 1024;

/** How many readings of a metric a file held. */
export interface MetricCount {
  metric: Metric;
  count: number;
}

export const MESSAGES = {
  busy: "We are still reading another of your files. Wait until it is done, or cancel it.",
  ended: "We are no longer reading this file.",
} as const;

/** Imports of a patient that are shown, and how long each is remembered, in days. */
export const IMPORTS_SHOWN = 5;
export const IMPORT_KEPT_DAYS = 30;
/** An import of which nothing was heard for this long, in seconds, ended with the process that read it. */
export const IMPORT_SILENT_SECONDS = 60;
