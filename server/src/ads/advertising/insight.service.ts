import type { DataSource } from "typeorm";
import type { TimedReader, Who } from "../../platform/context";
import { addDays, isDay, londonDay, londonSpan } from "../../platform/london.rules";
import { isId, mapPage, type Page, pageWith } from "../../platform/pages";
import { invalid, notFound } from "../../platform/problems";
import { creativesById } from "../creatives/creative.loaders";
import { costOfMonth } from "../subscriptions/cost.rules";
import { readBilledMonths } from "../subscriptions/cost.service";
import {
  addSums,
  type Comparison,
  type Dimension,
  daysBefore,
  figuresOf,
  INSIGHT_DAYS_MAX,
  INSIGHT_MESSAGES,
  INSIGHT_ROWS_MAX,
  insightProblem,
  isNothing,
  isRecorded,
  type Metric,
  monthsOf,
  NO_SUMS,
  type SummedRow,
  type Sums,
  sharesOf,
  sortRows,
  sourcesOf,
  UNUSED_QUOTA,
  usualOrder,
} from "./insight.rules";
import { readRollUp } from "./insight.sql";
import type { InsightsType } from "./insight.type";
import { valueText } from "./insight-words.rules";

type InsightContext = TimedReader;

/** What somebody wants to know. Days are London's, YYYY-MM-DD, both included. */
export interface InsightQuestion {
  metrics: readonly Metric[];
  dimensions: readonly Dimension[];
  from: string;
  to: string;
  /** None: all of the advertiser's. */
  campaignIds?: readonly string[] | null;
  compareTo?: Comparison | null;
  orderBy?: Metric | null;
  descending?: boolean;
  first?: number;
  after?: string | null;
}

/**
 * Answers a question about an advertiser's own figures, from the roll-ups alone. The total is the sum of all rows, whichever they are;
 * what was paid for and not used is a row of its own.
 * @throws BAD_USER_INPUT on the argument that is wrong; NOT_FOUND for campaigns that are not the advertiser's.
 */
export async function readInsights(
  ctx: InsightContext,
  who: Pick<Who, "id">,
  question: InsightQuestion,
): Promise<InsightsType> {
  check(question);
  const { dimensions, from, to, compareTo, orderBy, descending = true, first = INSIGHT_ROWS_MAX, after } = question;
  const metrics = question.metrics.filter((metric) => isRecorded(metric, dimensions));
  const asked = { ...question, metrics };
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  const earlier = compareTo ? daysBefore(compareTo, days) : 0;
  const { isCostFinal, rows } = await readRows(ctx, who, asked, from, to);
  const before = compareTo
    ? (await readRows(ctx, who, asked, addDays(from, -earlier), addDays(to, -earlier))).rows
    : null;
  const joined = joinRows(
    filled(rows, dimensions, from, to < today(ctx) ? to : today(ctx)),
    before,
    dimensions,
    earlier,
  );
  const sorted = sortRows(joined, orderBy ?? usualOrder(metrics, dimensions), descending);
  const shares = sharesOf(metrics[0], sorted);
  const page = pageOf(
    sorted.map((row, at) => ({ ...row, sharePercent: shares[at] ?? null })),
    first,
    after,
  );
  const { labelOf, isDemonstration } = await readNames(ctx.db, who, dimensions, page.nodes);
  const figures = (sums: Sums | null) => sums && figuresOf(metrics, sums);
  const shown = mapPage(page, ({ keys, sums, sharePercent, ...row }) => ({
    keys,
    sharePercent,
    labels: keys.map(labelOf),
    figures: figuresOf(metrics, sums),
    before: figures(row.before),
  }));
  return {
    metrics,
    total: figuresOf(metrics, sumOf(rows)),
    totalBefore: figures(before && sumOf(before)),
    isCostFinal,
    isDemonstration,
    rows: shown,
  };
}

const DAY_MS = 86_400_000;
const today = ({ clock }: InsightContext): string => londonDay(clock.now());
const sumOf = (rows: readonly SummedRow[]): Sums => rows.reduce((sum, row) => addSums(sum, row.sums), NO_SUMS);

function check({ metrics, dimensions, from, to, orderBy, campaignIds, first }: InsightQuestion): void {
  for (const [field, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw invalid(field, INSIGHT_MESSAGES.day);
  }
  if (to < from) throw invalid("to", INSIGHT_MESSAGES.order);
  if (addDays(from, INSIGHT_DAYS_MAX - 1) < to) throw invalid("to", INSIGHT_MESSAGES.tooMany);
  const problem = insightProblem(metrics, dimensions, orderBy);
  if (problem) throw invalid(problem.field, problem.message);
  if (campaignIds?.some((id) => !isId(id))) throw notFound();
  if (first !== undefined && !(first >= 1 && first <= INSIGHT_ROWS_MAX)) throw invalid("first", INSIGHT_MESSAGES.first);
}

/** The rows of one span, and whether their cost can still change. */
async function readRows(
  { db, clock }: InsightContext,
  { id }: Pick<Who, "id">,
  { metrics, dimensions, campaignIds = null }: InsightQuestion,
  from: string,
  to: string,
): Promise<{ rows: SummedRow[]; isCostFinal: boolean | null }> {
  const { start, end } = londonSpan(from, to);
  const hasCost = metrics.some((metric) => COSTS.has(metric));
  const costs = hasCost
    ? (await readBilledMonths(db, id, start, end)).map((month) => ({ ...month, ...costOfMonth(month, clock.now()) }))
    : [];
  const span = { advertiserId: id, campaignIds, from, to, start, end, months: monthsOf(costs) };
  const sources = [...new Set(metrics.flatMap((metric) => sourcesOf(metric, dimensions)))];
  const read = await Promise.all(sources.map((source) => readRollUp(db, source, dimensions, span)));
  const byKeys = new Map<string, SummedRow>();
  for (const { keys, ...sums } of read.flat()) add(byKeys, keys, sums);
  const unused = campaignIds
    ? 0
    : costs
        .filter(({ periodEnd }) => periodEnd > start && periodEnd <= end)
        .reduce((sum, { unusedPence }) => sum + (unusedPence ?? 0), 0);
  add(
    byKeys,
    dimensions.map(() => UNUSED_QUOTA),
    { costPence: unused },
  );
  return {
    rows: [...byKeys.values()].filter(({ sums }) => !isNothing(sums)),
    isCostFinal: hasCost ? costs.every(({ isFinal }) => isFinal) : null,
  };
}

const COSTS: ReadonlySet<Metric> = new Set(["COST", "ECPM", "CPC", "CPA", "ROI"]);

function add(byKeys: Map<string, SummedRow>, keys: string[], sums: Partial<Sums>): void {
  const id = idOf(keys);
  byKeys.set(id, { keys, sums: addSums(byKeys.get(id)?.sums ?? NO_SUMS, sums) });
}
const idOf = (keys: readonly string[]): string => keys.join(" ");

/** The values of times that are shown although nothing was counted. */
const TIMES: Readonly<Partial<Record<Dimension, (from: string, to: string) => string[]>>> = {
  DAY: (from, to) => {
    const days: string[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
    return days;
  },
  HOUR: () => Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0")),
  WEEKDAY: () => ["1", "2", "3", "4", "5", "6", "7"],
};

/** With every day that has begun, every hour and every day of the week, where rows are those and nothing more. */
function filled(rows: readonly SummedRow[], dimensions: readonly Dimension[], from: string, to: string): SummedRow[] {
  const [only, second] = dimensions;
  const values = only && !second ? TIMES[only]?.(from, to) : undefined;
  if (!values) return [...rows];
  const known = new Set(rows.map(({ keys }) => keys[0]));
  return [...rows, ...values.filter((key) => !known.has(key)).map((key) => ({ keys: [key], sums: NO_SUMS }))];
}

/** Each row beside that of the days before; days stand beside the days that are as far from the beginning. */
function joinRows(
  rows: readonly SummedRow[],
  before: readonly SummedRow[] | null,
  dimensions: readonly Dimension[],
  earlier: number,
): (SummedRow & { before: Sums | null })[] {
  const day = dimensions.indexOf("DAY");
  const moved = (keys: readonly string[]) =>
    keys.map((key, at) => (at === day && key !== UNUSED_QUOTA ? addDays(key, earlier) : key));
  const old = new Map((before ?? []).map((row) => [idOf(moved(row.keys)), row]));
  const joined = rows.map((row) => ({ ...row, before: before && (old.get(idOf(row.keys))?.sums ?? NO_SUMS) }));
  const known = new Set(rows.map(({ keys }) => idOf(keys)));
  const gone = [...old].filter(([id]) => !known.has(id));
  return [...joined, ...gone.map(([, { keys, sums }]) => ({ keys: moved(keys), sums: NO_SUMS, before: sums }))];
}

function pageOf<Row extends SummedRow>(rows: readonly Row[], first: number, after?: string | null): Page<Row, number> {
  const cursorOf = (row: Row) => Buffer.from(idOf(row.keys)).toString("base64url");
  const start = after ? rows.findIndex((row) => cursorOf(row) === after) + 1 : 0;
  if (after && start === 0) throw invalid("after", INSIGHT_MESSAGES.after);
  const nodes = rows.slice(start, start + first);
  const pageInfo = { hasNextPage: start + first < rows.length, hasPreviousPage: start > 0 };
  return pageWith(nodes, pageInfo, rows.length, cursorOf);
}

/** What keys are called, by their dimension, and whose account it is. */
async function readNames(
  db: DataSource,
  { id }: Pick<Who, "id">,
  dimensions: readonly Dimension[],
  rows: readonly SummedRow[],
): Promise<{ labelOf: (key: string, at: number) => string; isDemonstration: boolean }> {
  const keysOf = (dimension: Dimension) => {
    const at = dimensions.indexOf(dimension);
    return at < 0 ? [] : [...new Set(rows.map(({ keys }) => keys[at] ?? ""))].filter(isId);
  };
  const [named, creatives] = await Promise.all([
    db.query(
      `select u.demonstration, array(select array[c.id::text, c.name] from campaigns c where c.advertiser_id = u.id and c.id = any($2)) as names
         from users u where u.id = $1`,
      [id, keysOf("CAMPAIGN")],
    ) as Promise<{ demonstration: boolean; names: [string, string][] }[]>,
    creativesById(db, keysOf("CREATIVE")),
  ]);
  const names = new Map(named[0]?.names ?? []);
  for (const creative of creatives) names.set(creative.id, creative.title);
  return {
    labelOf: (key, at) => names.get(key) ?? valueText(dimensions[at] as Dimension, key),
    isDemonstration: named[0]?.demonstration ?? false,
  };
}
