import { momentInWords } from "../../platform/london.rules";
import { Paper } from "../../platform/paper";
import { periodInWords, type ReportHead, reportFigures, SECTION_TITLES } from "./report.rules";
import type { ReportLists } from "./report-text";

/** A heading and its first lines stay together, in points. */
const PART_NEEDS = 90;
const LINE_NEEDS = 40;

/** The report on paper. Pages leave as they are full. */
export async function* writeReportPdf(head: ReportHead, lists: ReportLists): AsyncGenerator<Uint8Array> {
  const period = periodInWords(head);
  const title = `Maintenance report, ${period}`;
  const paper = new Paper({ language: "en", title, at: head.finishedAt, page: (page) => `Page ${page} of ` });
  paper.heading("Maintenance report", 26);
  paper.text(period);
  paper.quiet(`Counted: ${momentInWords(head.finishedAt)}`);
  paper.rule();
  paper.table(reportFigures(head.figures).map(([name, value]): [string, string, string] => [name, value, ""]));
  for await (const { section, parts } of lists) {
    paper.need(PART_NEEDS);
    paper.heading(SECTION_TITLES[section], 14);
    let isEmpty = true;
    for await (const lines of parts) {
      isEmpty = false;
      for (const line of lines) {
        paper.need(LINE_NEEDS);
        paper.text(line);
      }
      yield* paper.finished();
    }
    if (isEmpty) paper.text("None.");
  }
  yield* paper.end();
}
