import type { LogStatus, MaintenanceType, WindowStatus } from "./window.rules";

export const MAINTENANCE_REPORT_MESSAGES = {
  month: "Please enter a month as YYYY-MM, the present one or one before.",
} as const;

/** What a report says of a window. */
export interface ReportedWindow {
  type: MaintenanceType;
  status: WindowStatus;
  scheduledFor: Date;
  description: string;
  summary: string | null;
}

/** What a report says. */
export interface MaintenanceReport {
  month: string;
  at: Date;
  windows: readonly ReportedWindow[];
  /** Lines of the logs of that month. */
  logs: Readonly<Record<LogStatus, number>>;
  /** Warnings and errors, the last first; no more than ISSUE_LIMIT. */
  issues: readonly { at: Date; status: LogStatus; message: string }[];
}

export const ISSUE_LIMIT = 200;

const MONTH = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });
const MOMENT = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", dateStyle: "long", timeStyle: "short" });

/** A month in words: November 2026. */
export const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-15T12:00:00Z`));
/** A moment in words, in London. */
export const momentInWords = (at: Date): string => MOMENT.format(at);

const word = (name: string): string => `${name.charAt(0)}${name.slice(1).toLowerCase().replace("_", " ")}`;

/** How many windows there were in all and in each state, and how many lines of each status, by name. */
export function reportFigures({ windows, logs }: MaintenanceReport): [name: string, value: string][] {
  const count = (status: WindowStatus) => String(windows.filter((window) => window.status === status).length);
  return [
    ["Windows", String(windows.length)],
    ["Completed", count("COMPLETED")],
    ["Failed", count("FAILED")],
    ["Cancelled", count("CANCELLED")],
    ["Not over yet", String(windows.filter(({ status }) => status === "SCHEDULED" || status === "IN_PROGRESS").length)],
    ["Log entries: success", String(logs.SUCCESS)],
    ["Log entries: warning", String(logs.WARNING)],
    ["Log entries: error", String(logs.ERROR)],
  ];
}

/** A window in a line. */
export const windowLine = ({ type, status, scheduledFor, description, summary }: ReportedWindow): string =>
  `${momentInWords(scheduledFor)}: ${word(type)}, ${word(status).toLowerCase()}. ${description}${summary ? ` – ${summary}` : ""}`;

/** A warning or an error in a line. */
export const issueLine = ({ at, status, message }: MaintenanceReport["issues"][number]): string =>
  `${momentInWords(at)}: ${word(status)}. ${message}`;

/** The report as a text file. What people typed in several lines stays in one. */
export function writeReportText(product: string, report: MaintenanceReport): string {
  const part = (title: string, lines: readonly string[]) => [
    "",
    title,
    ...(lines.length > 0 ? lines.map((line) => `  ${line.replace(/\s+/g, " ")}`) : ["  None."]),
  ];
  return [
    `${product}: maintenance report`,
    `Month: ${monthInWords(report.month)}`,
    `Counted: ${momentInWords(report.at)}`,
    "",
    ...reportFigures(report).map(([name, value]) => `${name}: ${value}`),
    ...part("Maintenance windows", report.windows.map(windowLine)),
    ...part("Warnings and errors", report.issues.map(issueLine)),
    "",
  ].join("\r\n");
}
