import { type Cell, Paper } from "../platform/paper";
import { pounds, thousands } from "../subscriptions/money.rules";
import type { AudienceShare } from "./audience.rules";
import { DIMENSION_TEXT, groupText } from "./audience-words.rules";
import { dayText, monthText, type ReportMetrics, roiText } from "./report.rules";
import type { WrittenReport } from "./report-csv.rules";

/** A heading and its first rows stay together, in points. */
const PART_NEEDS = 110;

const METRICS: readonly [string, (metrics: ReportMetrics) => string][] = [
  ["Impressions", ({ impressions }) => thousands(impressions)],
  ["Clicks", ({ clicks }) => thousands(clicks)],
  ["CTR", ({ ctr }) => `${ctr.toFixed(2)}%`],
  ["Conversions, as you reported them", ({ conversions }) => thousands(conversions)],
  ["Revenue, as you reported it", ({ revenuePence }) => pounds(revenuePence)],
  ["Cost, without VAT", ({ costPence }) => pounds(costPence)],
  ["ROI", ({ roi }) => roiText(roi)],
];

/** A monthly report on paper. */
export async function* writeReportPdf(
  report: WrittenReport & { company: string; isComplete: boolean; at: Date },
): AsyncGenerator<Uint8Array> {
  const title = `Monthly report, ${monthText(report.month)}`;
  const paper = new Paper({ language: "en", title, at: report.at, page: (page) => `Page ${page} of ` });
  paper.heading("Monthly report", 26);
  paper.row([{ text: report.company, from: 0, to: 0.6, voice: "strong" }, right(monthText(report.month))], 10.5);
  if (!report.isComplete) paper.quiet("This month is not over yet.");
  paper.rule();
  drawMetrics(paper, report);
  drawCampaigns(paper, report);
  yield* paper.finished();
  drawShares(paper, report);
  drawDays(paper, report);
  yield* paper.end();
}

const right = (text: string, from = 0.6, to = 1, voice?: Cell["voice"]): Cell => ({
  text,
  from,
  to,
  align: "right",
  voice,
});

function drawMetrics(paper: Paper, { month, metrics, previousMonth, previous }: WrittenReport): void {
  paper.row([
    { text: "", from: 0, to: 0.5 },
    right(monthText(month), 0.5, 0.75, "quiet"),
    right(previous ? monthText(previousMonth) : "", 0.75, 1, "quiet"),
  ]);
  for (const [name, write] of METRICS) {
    const before = right(previous ? write(previous) : "", 0.75, 1);
    paper.row([{ text: name, from: 0, to: 0.5 }, right(write(metrics), 0.5, 0.75, "strong"), before], 10.5);
  }
  paper.space(14);
}

/** A table with numbers at the right, which says its columns again on each page. */
function drawTable(
  paper: Paper,
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  if (rows.length === 0) return;
  const width = 0.58 / (columns.length - 1);
  const cells = ([name = "", ...numbers]: readonly string[], voice?: Cell["voice"]): Cell[] => [
    { text: name, from: 0, to: 0.42, voice },
    ...numbers.map((text, at) =>
      right(text, 0.42 + at * width, at === numbers.length - 1 ? 1 : 0.42 + (at + 1) * width, voice),
    ),
  ];
  paper.need(PART_NEEDS);
  paper.heading(title, 14);
  const head = () => {
    paper.row(cells(columns, "quiet"));
    return paper.pageNumber;
  };
  let page = head();
  for (const row of rows) {
    paper.need(34);
    if (paper.pageNumber !== page) page = head();
    paper.row(cells(row));
  }
  paper.space(14);
}

function drawCampaigns(paper: Paper, { campaigns }: WrittenReport): void {
  const rows = campaigns.map(({ name, impressions, clicks, conversions, revenuePence }) => [
    name,
    thousands(impressions),
    thousands(clicks),
    thousands(conversions),
    pounds(revenuePence),
  ]);
  drawTable(paper, "Campaigns", ["Campaign", "Impressions", "Clicks", "Conversions", "Revenue"], rows);
}

function drawShares(paper: Paper, { demographics: { ageGroups, genders, locations } }: WrittenReport): void {
  const draw = (title: string, shares: readonly AudienceShare[]) =>
    drawTable(
      paper,
      `Who saw them: ${title.toLowerCase()}`,
      [title, "Share"],
      shares.map(({ label, percent }) => [groupText(label), `${percent}%`]),
    );
  draw(DIMENSION_TEXT.AGE, ageGroups);
  draw(DIMENSION_TEXT.GENDER, genders);
  draw(DIMENSION_TEXT.LOCATION, locations);
  paper.quiet(
    "Groups under 10 people on a day are merged. Not shared: people who have not agreed to share it, or have not told us.",
  );
  paper.space(10);
}

function drawDays(paper: Paper, { days }: WrittenReport): void {
  const rows = days.map(({ day, impressions, clicks }) => [dayText(day), thousands(impressions), thousands(clicks)]);
  drawTable(paper, "By day", ["Day", "Impressions", "Clicks"], rows);
}
