import { momentInWords, monthInWords } from "../../platform/london.rules";
import type { ComplianceCategory, ComplianceSeverity } from "./compliance.rules";
import type { Decision } from "./review.rules";

export const REPORT_STATUSES = ["RUNNING", "READY", "FAILED"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const REPORT_MESSAGES = {
  month: "Please enter a month as YYYY-MM, no later than this month.",
  notReady: "This report is not ready yet.",
} as const;

/** How adverts were decided about. */
export interface Counts {
  reviewed: number;
  approved: number;
  rejected: number;
  needsRevision: number;
}

/** The same of those that broke a rule. */
export interface RuleCounts extends Counts {
  rule: string;
  category: ComplianceCategory;
  severity: ComplianceSeverity;
}

/** What a report says. */
export interface ReportFigures extends Counts {
  /** Between submitting and deciding; null when nothing was decided. */
  averageHours: number | null;
  /** By the most serious rule that an advert broke; null: none. */
  bySeverity: (Counts & { severity: ComplianceSeverity | null })[];
  /** The most often broken first. */
  byRule: RuleCounts[];
}

export const NO_COUNTS: Counts = { reviewed: 0, approved: 0, rejected: 0, needsRevision: 0 };

const FIELDS: Readonly<Record<Decision, keyof Counts>> = {
  APPROVED: "approved",
  REJECTED: "rejected",
  NEEDS_REVISION: "needsRevision",
};

/** Counts so many decisions more. */
export const addDecisions = <Row extends Counts>(row: Row, decision: Decision, count: number): Row => ({
  ...row,
  reviewed: row.reviewed + count,
  [FIELDS[decision]]: row[FIELDS[decision]] + count,
});

/** Approved of all that were decided about, in percent with one decimal. */
export const rateText = ({ reviewed, approved }: Counts): string =>
  reviewed === 0 ? "–" : `${Math.round((1000 * approved) / reviewed) / 10}%`;

export const hoursText = (hours: number | null): string => (hours === null ? "–" : `${hours.toFixed(1)} hours`);

/** A severity as words say it. */
export const severityText = (severity: ComplianceSeverity | null): string =>
  severity === null ? "No rule broken" : `${severity.charAt(0)}${severity.slice(1).toLowerCase()}`;

/** The names of the counted columns, and their values in that order. */
export const COUNT_NAMES = ["Reviewed", "Approved", "Rejected", "Needing revision"] as const;
export const countsOf = ({ reviewed, approved, rejected, needsRevision }: Counts): number[] => [
  reviewed,
  approved,
  rejected,
  needsRevision,
];

/** A report with what stands above it. */
export interface PrintedReport extends ReportFigures {
  month: string;
  at: Date;
}

const inLine = (counts: Counts): string =>
  COUNT_NAMES.map((name, at) => `${name.toLowerCase()} ${countsOf(counts)[at]}`).join(", ");

/** The report as a text file. */
export function writeReportText(product: string, report: PrintedReport): string {
  const { month, at, averageHours, bySeverity, byRule } = report;
  const part = (title: string, lines: readonly string[]) => ["", title, ...(lines.length > 0 ? lines : ["  None."])];
  return [
    `${product}: compliance report`,
    `Month: ${monthInWords(month)}`,
    `Counted: ${momentInWords(at)}`,
    "",
    ...COUNT_NAMES.map((name, place) => `${name}: ${countsOf(report)[place]}`),
    `Compliance rate: ${rateText(report)}`,
    `Average review time: ${hoursText(averageHours)}`,
    ...part(
      "By the most serious rule that an advert broke",
      bySeverity.map((row) => `  ${severityText(row.severity)}: ${inLine(row)}`),
    ),
    ...part(
      "By rule",
      byRule.map(
        (row) => `  ${row.rule} (${row.category.toLowerCase()}, ${row.severity.toLowerCase()}): ${inLine(row)}`,
      ),
    ),
    "",
  ].join("\r\n");
}
