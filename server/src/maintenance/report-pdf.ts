import { Paper } from "../platform/paper";
import {
  issueLine,
  type MaintenanceReport,
  momentInWords,
  monthInWords,
  reportFigures,
  windowLine,
} from "./report.rules";

/** A heading and its first lines stay together, in points. */
const PART_NEEDS = 90;
const LINE_NEEDS = 40;

/** The report on paper. */
export async function* writeReportPdf(report: MaintenanceReport): AsyncGenerator<Uint8Array> {
  const { month, at } = report;
  const title = `Maintenance report, ${monthInWords(month)}`;
  const paper = new Paper({ language: "en", title, at, page: (page) => `Page ${page} of ` });
  paper.heading("Maintenance report", 26);
  paper.text(monthInWords(month));
  paper.quiet(`Counted: ${momentInWords(at)}`);
  paper.rule();
  paper.table(reportFigures(report).map(([name, value]): [string, string, string] => [name, value, ""]));
  for (const [heading, lines] of [
    ["Maintenance windows", report.windows.map(windowLine)],
    ["Warnings and errors", report.issues.map(issueLine)],
  ] as const) {
    paper.need(PART_NEEDS);
    paper.heading(heading, 14);
    for (const line of lines.length > 0 ? lines : ["None."]) {
      paper.need(LINE_NEEDS);
      paper.text(line);
    }
    yield* paper.finished();
  }
  yield* paper.end();
}
