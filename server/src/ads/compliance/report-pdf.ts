import { momentInWords, monthInWords } from "../../platform/london.rules";
import { type Cell, Paper } from "../../platform/paper";
import {
  COUNT_NAMES,
  type Counts,
  countsOf,
  hoursText,
  type PrintedReport,
  rateText,
  severityText,
} from "./report.rules";

/** A heading and its first rows stay together, in points. */
const PART_NEEDS = 110;
const ROW_NEEDS = 34;
/** Where the numbers begin, and how wide each is, as shares of the page. */
const NUMBERS = 0.52;
const WIDTH = (1 - NUMBERS) / COUNT_NAMES.length;

/** The report on paper. */
export async function* writeReportPdf(report: PrintedReport): AsyncGenerator<Uint8Array> {
  const { month, at, averageHours, bySeverity, byRule } = report;
  const title = `Compliance report, ${monthInWords(month)}`;
  const paper = new Paper({ language: "en", title, at, page: (page) => `Page ${page} of ` });
  paper.heading("Compliance report", 26);
  paper.text(monthInWords(month));
  paper.quiet(`Counted: ${momentInWords(at)}`);
  paper.rule();
  paper.table([
    ...COUNT_NAMES.map((name, place): [string, string, string] => [name, String(countsOf(report)[place]), ""]),
    ["Compliance rate", rateText(report), "Approved of all that were reviewed"],
    ["Average review time", hoursText(averageHours), "From submitting to deciding"],
  ]);
  drawPart(
    paper,
    "By the most serious rule that an advert broke",
    bySeverity.map((row) => [severityText(row.severity), row]),
  );
  yield* paper.finished();
  drawPart(
    paper,
    "By rule",
    byRule.map((row) => [`${row.rule} (${severityText(row.severity).toLowerCase()})`, row]),
  );
  yield* paper.end();
}

/** A table with numbers at the right, which says its columns again on each page. */
function drawPart(paper: Paper, title: string, rows: readonly (readonly [string, Counts])[]): void {
  if (rows.length === 0) return;
  const cells = (name: string, numbers: readonly string[], voice?: Cell["voice"]): Cell[] => [
    { text: name, from: 0, to: NUMBERS, voice },
    ...numbers.map((text, at): Cell => {
      const from = NUMBERS + at * WIDTH;
      return { text, from, to: at === numbers.length - 1 ? 1 : from + WIDTH, voice, align: "right" };
    }),
  ];
  paper.need(PART_NEEDS);
  paper.heading(title, 14);
  let page = 0;
  for (const [name, counts] of rows) {
    paper.need(ROW_NEEDS);
    if (paper.pageNumber !== page) {
      paper.row(cells("", COUNT_NAMES, "quiet"));
      page = paper.pageNumber;
    }
    paper.row(cells(name, countsOf(counts).map(String)));
  }
  paper.space(14);
}
