import type { InsightMetric } from "../../gql/graphql";
import { figureOf, type Row } from "./insights";

/** A cell that a spreadsheet takes neither for a formula (OWASP, CSV injection) nor for two cells (RFC 4180). */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const MONEY: ReadonlySet<InsightMetric> = new Set(["REVENUE", "COST", "ECPM", "CPC", "CPA"]);

function numberOf(metric: InsightMetric, row: Row): string {
  const value = figureOf(metric, row.figures);
  if (value === null) return "";
  return MONEY.has(metric) ? (value / 100).toFixed(metric === "REVENUE" || metric === "COST" ? 2 : 4) : String(value);
}

/** The rows of a table as a CSV file, money in pounds with a point. @param heads of the name and of each metric. */
export function insightsCsv(heads: readonly string[], metrics: readonly InsightMetric[], rows: readonly Row[]): string {
  const lines = rows.map((row) => [cell(row.labels.join(" / ")), ...metrics.map((metric) => numberOf(metric, row))]);
  return [heads.map(cell), ...lines].map((line) => `${line.join(",")}\r\n`).join("");
}
