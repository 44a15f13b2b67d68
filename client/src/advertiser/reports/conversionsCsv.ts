import { isoDay } from "../../lib/time";

/** A line of what is to be reported, as it was typed or as it stood in the file. */
export interface ConversionLine {
  /** The line of the file, counted from 1, or of the form. */
  line: number;
  /** The name of the campaign, or its id. */
  campaign: string;
  day: string;
  count: string;
  /** Pounds, such as 120.50. */
  revenue: string;
  /** All orders of the day, whether or not an advert brought them; empty when nothing is said of them. */
  all?: string;
  /** Of an order by code, instead of a campaign: the code, and the advertiser's own number of the order. */
  code?: string;
  order?: string;
}

export interface ReadLine extends ConversionLine {
  /** What the API takes; null while something is wrong. */
  row:
    | ({ day: string; count: number; revenuePence: number; allOrders?: number } & (
        | { campaignId: string }
        | { promoCode: string; orderId: string }
      ))
    | null;
  problem: LineProblem | null;
}

export type LineProblem = "campaign" | "sameName" | "order" | "day" | "future" | "count" | "revenue" | "all";

export const COLUMNS = ["campaign", "day", "conversions", "revenue"] as const;

/** Cells of a CSV file (RFC 4180): commas, semicolons or tabs, whatever stands in its first line. */
function readCells(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, "");
  const head = source.split(/\r?\n/, 1)[0] ?? "";
  const separator = [";", "\t"].find((one) => head.includes(one)) ?? ",";
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endRow = () => {
    rows.push({ line: begun, cells: [...cells, cell].map((one) => one.trim()) });
    cells = [];
    cell = "";
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] as string;
    if (letter === "\n") line += 1;
    if (isQuoted) {
      if (letter === '"' && source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"') isQuoted = false;
      else cell += letter;
    } else if (letter === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (letter === separator) {
      cells.push(cell);
      cell = "";
    } else if (letter === "\n") {
      endRow();
      begun = line;
    } else if (letter !== "\r") cell += letter;
  }
  endRow();
  return rows.filter((row) => row.cells.some((one) => one !== ""));
}

/**
 * The lines of a file whose first line names the columns, in any order; null when one of them is missing. With `code` and `order`, which
 * may be left out, a line is an order by code; `all orders` may be left out as well.
 */
export function readConversionsCsv(text: string): ConversionLine[] | null {
  const [head, ...rows] = readCells(text);
  const names = (head?.cells ?? []).map((name) => name.toLowerCase());
  const places = COLUMNS.map((column) => names.indexOf(column));
  if (places.includes(-1)) return null;
  const [codes, orders, alls] = [names.indexOf("code"), names.indexOf("order"), names.indexOf("all orders")];
  return rows.map(({ line, cells }) => {
    const [campaign = "", day = "", count = "", revenue = ""] = places.map((place) => cells[place] ?? "");
    const ordered = codes < 0 ? {} : { code: cells[codes] ?? "", order: cells[orders] ?? "" };
    return { line, campaign, day, count, revenue, ...ordered, ...(alls < 0 ? {} : { all: cells[alls] ?? "" }) };
  });
}

/** Whole pence of "1,200.50", "£1200.5" or "1200"; null for anything else. */
export function readPence(text: string): number | null {
  const found = /^£?(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.(\d{1,2}))?$/.exec(text.replace(/\s/g, ""));
  if (!found) return text.trim() === "" ? 0 : null;
  return Number((found[1] ?? "").replaceAll(",", "")) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
}

/** "1,200" or "1200"; null for anything else. */
const readWhole = (text: string): number | null =>
  /^\d{1,3}(,\d{3})*$|^\d{1,9}$/.test(text.trim()) ? Number(text.replaceAll(",", "")) : null;

/** Reads lines as far as a page can; whether they are taken is for the API to say. */
export function readLines(
  lines: readonly ConversionLine[],
  campaigns: readonly { id: string; name: string }[],
  today: string,
): ReadLine[] {
  return lines.map((line) => {
    const wanted = line.campaign.trim().toLowerCase();
    const found = campaigns.filter(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
    const count = readWhole(line.count);
    const all = line.all?.trim() ? readWhole(line.all) : undefined;
    const revenuePence = readPence(line.revenue);
    const [promoCode = "", orderId = ""] = [line.code, line.order];
    const isOrder = promoCode !== "" || orderId !== "";
    const isHalf = isOrder && (promoCode === "" || orderId === "" || wanted !== "");
    const isAllWrong = all === null || (all !== undefined && (isOrder || all < (count ?? 0)));
    const problem = isHalf
      ? "order"
      : (problemOf(line, isOrder ? 1 : found.length, count, revenuePence, today) ?? (isAllWrong ? "all" : null));
    const target = isOrder ? { promoCode, orderId } : found[0] && { campaignId: found[0].id };
    const row =
      problem === null && target && count !== null && revenuePence !== null
        ? { ...target, day: line.day, count, revenuePence, ...(typeof all === "number" ? { allOrders: all } : {}) }
        : null;
    return { ...line, row, problem };
  });
}

function problemOf(
  { day }: ConversionLine,
  campaigns: number,
  count: number | null,
  revenuePence: number | null,
  today: string,
): LineProblem | null {
  if (campaigns !== 1) return campaigns === 0 ? "campaign" : "sameName";
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(Date.parse(`${day}T12:00:00Z`)) &&
    isoDay(`${day}T12:00:00Z`) === day;
  if (!isDay) return "day";
  if (day > today) return "future";
  if (count === null) return "count";
  return revenuePence === null ? "revenue" : null;
}
