import { type Cell, Paper } from "../../platform/paper";
import { pounds, thousands } from "../subscriptions/money.rules";
import type { Dimension, Figures } from "./insight.rules";
import { DIMENSION_TEXT } from "./insight-words.rules";
import { monthText, roiText } from "./report.rules";
import { AUDIENCE_LISTS, type WrittenReport } from "./report-csv.rules";

/** A heading and its first rows stay together, in points. */
const PART_NEEDS = 110;

const COST_MAY_CHANGE = "The cost is not final: a paid month of these days is not over or not invoiced yet.";

const count = (figure: number | null): string => (figure === null ? "–" : thousands(figure));
const money = (pence: number | null): string => (pence === null ? "–" : pounds(pence));

const METRICS: readonly [string, (metrics: Figures) => string][] = [
  ["Impressions", ({ impressions }) => count(impressions)],
  ["Clicks", ({ clicks }) => count(clicks)],
  ["CTR", ({ ctr }) => `${(ctr ?? 0).toFixed(2)}%`],
  ["Consult engagements", ({ engagements }) => count(engagements)],
  ["Conversions, as you reported them", ({ conversions }) => count(conversions)],
  ["Revenue, as you reported it, excluding VAT", ({ revenuePence }) => money(revenuePence)],
  ["Cost, excluding VAT", ({ costPence }) => money(costPence)],
  ["ROI", ({ roi }) => roiText(roi)],
];

/** A monthly report on paper. */
export async function* writeReportPdf(
  report: WrittenReport & { company: string; isComplete: boolean; isCostFinal: boolean; at: Date },
): AsyncGenerator<Uint8Array> {
  const title = `Monthly report, ${monthText(report.month)}`;
  const paper = new Paper({ language: "en", title, at: report.at, page: (page) => `Page ${page} of ` });
  paper.heading("Monthly report", 26);
  paper.row([{ text: report.company, from: 0, to: 0.6, voice: "strong" }, right(monthText(report.month))], 10.5);
  if (!report.isComplete) paper.quiet("This month is not over yet.");
  if (!report.isCostFinal) paper.quiet(COST_MAY_CHANGE);
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
  const rows = campaigns.map(({ labels: [name = ""], figures }) => [
    name,
    count(figures.impressions),
    count(figures.clicks),
    count(figures.conversions),
    money(figures.revenuePence),
    money(figures.costPence),
  ]);
  drawTable(paper, "Campaigns", ["Campaign", "Impressions", "Clicks", "Conversions", "Revenue", "Cost"], rows);
}

function drawShares(paper: Paper, { demographics }: WrittenReport): void {
  for (const [list, dimension] of Object.entries(AUDIENCE_LISTS) as [keyof typeof AUDIENCE_LISTS, Dimension][]) {
    const title = DIMENSION_TEXT[dimension];
    const rows = demographics[list].map(({ labels: [name = ""], sharePercent }) => [name, `${sharePercent}%`]);
    drawTable(paper, `Who saw them: ${title.toLowerCase()}`, [title, "Share"], rows);
  }
  paper.quiet(
    "Groups under 10 people of a campaign on a day are merged. Not shared: people who have not agreed to share it, or have not told us.",
  );
  paper.space(10);
}

function drawDays(paper: Paper, { days }: WrittenReport): void {
  const rows = days.map(({ labels: [name = ""], figures }) => [
    name,
    count(figures.impressions),
    count(figures.clicks),
    money(figures.costPence),
  ]);
  drawTable(paper, "By day", ["Day", "Impressions", "Clicks", "Cost"], rows);
}
