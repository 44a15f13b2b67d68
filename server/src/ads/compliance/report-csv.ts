import { csvOf, csvText } from "../../platform/csv.rules";
import { COUNT_NAMES, type Counts, countsOf, type PrintedReport, severityText } from "./report.rules";

/** The report for spreadsheets: one line for all, for each severity and for each rule. */
export function writeReportCsv({ month, bySeverity, byRule, ...total }: PrintedReport): string {
  const line = (words: readonly string[], counts: Counts) => [
    ...[month, ...words].map(csvText),
    ...countsOf(counts).map(String),
  ];
  return csvOf([
    ["Month", "Part", "Name", "Category", "Severity", ...COUNT_NAMES],
    line(["All", "", "", ""], total),
    ...bySeverity.map((row) => line(["Severity", "", "", severityText(row.severity)], row)),
    ...byRule.map((row) => line(["Rule", row.rule, row.category, severityText(row.severity)], row)),
  ]);
}
