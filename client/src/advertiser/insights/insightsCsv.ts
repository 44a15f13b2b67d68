import type { InsightMetric } from "../../gql/graphql";
import { type Figures, figureOf, type Row } from "./insights";

/** A cell that a spreadsheet takes neither for a formula (OWASP, CSV injection) nor for two cells (RFC 4180). */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const MONEY: ReadonlySet<InsightMetric> = new Set(["REVENUE", "COST", "ECPM", "CPC", "CPA"]);

function numberOf(metric: InsightMetric, figures: Figures | null): string {
  const value = figures && figureOf(metric, figures);
  if (value === null) return "";
  return MONEY.has(metric) ? (value / 100).toFixed(metric === "REVENUE" || metric === "COST" ? 2 : 4) : String(value);
}

/**
 * The rows of a table as a CSV file, money in pounds with a point; with what they are compared with in further columns.
 * @param heads of the name, of each metric, and of each metric before.
 */
export function insightsCsv(heads: readonly string[], metrics: readonly InsightMetric[], rows: readonly Row[]): string {
  const isCompared = rows.some(({ before }) => before);
  const lines = rows.map(({ labels, figures, before }) => [
    cell(labels.join(" / ")),
    ...metrics.map((metric) => numberOf(metric, figures)),
    ...(isCompared ? metrics.map((metric) => numberOf(metric, before)) : []),
  ]);
  const head = heads.slice(0, 1 + metrics.length * (isCompared ? 2 : 1));
  return [head.map(cell), ...lines].map((line) => `${line.join(",")}\r\n`).join("");
}
