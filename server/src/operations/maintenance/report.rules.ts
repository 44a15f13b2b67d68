import { momentInWords, monthInWords } from "../../platform/london.rules";
import { type LogStatus, type MaintenanceType, type WindowStatus } from "./window.rules";

export const REPORT_STATUSES = ["RUNNING", "READY", "FAILED", "CANCELLED"] as const;
export type MaintenanceReportStatus = (typeof REPORT_STATUSES)[number];

export const MAINTENANCE_REPORT_MESSAGES = {
  month: "Please enter a month as YYYY-MM, no later than this month.",
  order: "The last month cannot be before the first month.",
  notReady: "This report is not ready.",
} as const;

/** What a report says of a window. */
export interface ReportedWindow {
  type: MaintenanceType;
  status: WindowStatus;
  scheduledFor: Date;
  description: string;
  summary: string | null;
}

/** What a report says of a line of a log that is no success. */
export interface ReportedIssue {
  timestamp: Date;
  status: LogStatus;
  message: string;
}

/** How many windows and lines of logs there were of each status; none where it is left out. */
export interface ReportFigures {
  windows: Partial<Record<WindowStatus, number>>;
  logs: Partial<Record<LogStatus, number>>;
}

/** The lists of a report, in their order. */
export const REPORT_SECTIONS = ["WINDOWS", "ISSUES"] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];
export const SECTION_TITLES: Readonly<Record<ReportSection, string>> = {
  WINDOWS: "Maintenance windows",
  ISSUES: "Warnings and errors",
};

/** A report with the first part of what stands in it; its lines come part by part. */
export interface ReportHead {
  fromMonth: string;
  toMonth: string;
  /** When it was written to its end. */
  finishedAt: Date;
  figures: ReportFigures;
}

/** Its months in words: November 2026, or January 2026 to November 2026. */
export const periodInWords = ({ fromMonth, toMonth }: Pick<ReportHead, "fromMonth" | "toMonth">): string =>
  fromMonth === toMonth ? monthInWords(fromMonth) : `${monthInWords(fromMonth)} to ${monthInWords(toMonth)}`;

const word = (name: string): string => `${name.charAt(0)}${name.slice(1).toLowerCase().replace("_", " ")}`;

/** How many windows there were in all and in each state, and how many lines of each status, by name. */
export function reportFigures({ windows, logs }: ReportFigures): [name: string, value: string][] {
  const count = (...statuses: WindowStatus[]) =>
    String(statuses.reduce((sum, status) => sum + (windows[status] ?? 0), 0));
  return [
    ["Windows", count("SCHEDULED", "IN_PROGRESS", "COMPLETED", "FAILED", "CANCELLED")],
    ["Completed", count("COMPLETED")],
    ["Failed", count("FAILED")],
    ["Cancelled", count("CANCELLED")],
    ["Not over yet", count("SCHEDULED", "IN_PROGRESS")],
    ["Log entries: success", String(logs.SUCCESS ?? 0)],
    ["Log entries: warning", String(logs.WARNING ?? 0)],
    ["Log entries: error", String(logs.ERROR ?? 0)],
  ];
}

/** What people typed in several lines stays in one. */
const inOneLine = (text: string): string => text.replace(/\s+/g, " ");

/** A window in a line. */
export const windowLine = ({ type, status, scheduledFor, description, summary }: ReportedWindow): string =>
  inOneLine(
    `${momentInWords(scheduledFor)}: ${word(type)}, ${word(status).toLowerCase()}. ${description}${summary ? ` – ${summary}` : ""}`,
  );

/** A warning or an error in a line. */
export const issueLine = ({ timestamp, status, message }: ReportedIssue): string =>
  inOneLine(`${momentInWords(timestamp)}: ${word(status)}. ${message}`);

/** The beginning of the text file: what it is, and its figures. */
export const reportHeadText = (product: string, head: ReportHead): string =>
  [
    `${product}: maintenance report`,
    `Period: ${periodInWords(head)}`,
    `Counted: ${momentInWords(head.finishedAt)}`,
    "",
    ...reportFigures(head.figures).map(([name, value]) => `${name}: ${value}`),
    "",
  ].join("\r\n");
