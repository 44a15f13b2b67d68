import { clickThroughRate } from "../campaigns/campaign.rules";
import { AUDIENCE_DIMENSIONS, type AudienceDimension, MERGED, NOT_SHARED, percentsOf } from "./audience.rules";

/** What is counted anew in each row. */
export const METRICS = [
  "IMPRESSIONS",
  "REACH",
  "FREQUENCY",
  "CLICKS",
  "CTR",
  "ENGAGEMENTS",
  "CONVERSIONS",
  "REVENUE",
  "COST",
  "ECPM",
  "CPC",
  "CPA",
  "ROI",
  "NOT_COUNTED",
] as const;
export type Metric = (typeof METRICS)[number];

/** By what rows can be divided. Nothing else is recorded of an event: see decision 0076. */
export const DIMENSIONS = [
  "DAY",
  "HOUR",
  "WEEKDAY",
  "CAMPAIGN",
  "CREATIVE",
  ...AUDIENCE_DIMENSIONS,
  "DISCARD_REASON",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Rows of one page at the most: a year of days is one chart. */
export const INSIGHT_ROWS_MAX = 366;
/** Days that one question may be about. */
export const INSIGHT_DAYS_MAX = 366;
const DIMENSIONS_MAX = 2;

export const INSIGHT_MESSAGES = {
  day: "Enter a date, for example 2026-11-20.",
  order: "The end date cannot be before the start date.",
  tooMany: `Choose at most ${INSIGHT_DAYS_MAX} days.`,
  metrics: "Choose at least one metric.",
  dimensions: `Choose at most ${DIMENSIONS_MAX} different dimensions, and one of people, places and languages.`,
  orderBy: "Choose a metric that is asked for.",
  first: `Choose 1 to ${INSIGHT_ROWS_MAX} rows.`,
  after: "This cursor is not valid.",
} as const;

/** The roll-ups that figures come from. */
export type Source = "COUNTED" | "PEOPLE" | "CONVERSIONS" | "REASONS";

const isAudience = (dimension: Dimension): dimension is AudienceDimension =>
  (AUDIENCE_DIMENSIONS as readonly Dimension[]).includes(dimension);

/** The one dimension of people, places and languages among those. */
export const audienceOf = (dimensions: readonly Dimension[]): AudienceDimension | undefined =>
  dimensions.find(isAudience);

const BY_DAY: readonly Dimension[] = ["DAY", "WEEKDAY", "CAMPAIGN"];
/** What each roll-up can be divided by; a person can be in both placements of a day. */
const DIVIDED_BY: Readonly<Record<Source, readonly Dimension[]>> = {
  COUNTED: [...BY_DAY, "HOUR", "CREATIVE", ...AUDIENCE_DIMENSIONS],
  PEOPLE: [...BY_DAY, ...AUDIENCE_DIMENSIONS.filter((dimension) => dimension !== "PLACEMENT")],
  CONVERSIONS: BY_DAY,
  REASONS: [...BY_DAY, "DISCARD_REASON"],
};

/** The roll-ups that a metric needs. Why events were not counted is kept by day, how many by hour and advert. */
export function sourcesOf(metric: Metric, dimensions: readonly Dimension[]): readonly Source[] {
  if (metric === "REACH" || metric === "FREQUENCY") return ["PEOPLE"];
  if (metric === "CONVERSIONS" || metric === "REVENUE") return ["CONVERSIONS"];
  if (metric === "CPA" || metric === "ROI") return ["COUNTED", "CONVERSIONS"];
  return metric === "NOT_COUNTED" && dimensions.includes("DISCARD_REASON") ? ["REASONS"] : ["COUNTED"];
}

/** True when what is recorded of a metric can be divided so. */
export function isRecorded(metric: Metric, dimensions: readonly Dimension[]): boolean {
  const audience = audienceOf(dimensions);
  const isByHour = dimensions.includes("HOUR") || dimensions.includes("CREATIVE");
  if (audience && (isByHour || metric === "NOT_COUNTED")) return false;
  return sourcesOf(metric, dimensions).every((source) => dimensions.every((one) => DIVIDED_BY[source].includes(one)));
}

export interface InsightProblem {
  field: string;
  message: string;
}

const words = (name: string): string => name.toLowerCase().replaceAll("_", " ");

/**
 * What is wrong with what is asked for; undefined when nothing is. Metrics that are not recorded by the dimensions are left out; one at
 * least has to be.
 */
export function insightProblem(
  metrics: readonly Metric[],
  dimensions: readonly Dimension[],
  orderBy?: Metric | null,
): InsightProblem | undefined {
  const isTwice = new Set(dimensions).size < dimensions.length || dimensions.filter(isAudience).length > 1;
  if (isTwice || dimensions.length > DIMENSIONS_MAX)
    return { field: "dimensions", message: INSIGHT_MESSAGES.dimensions };
  if (metrics.length === 0) return { field: "metrics", message: INSIGHT_MESSAGES.metrics };
  const recorded = metrics.filter((metric) => isRecorded(metric, dimensions));
  if (recorded.length === 0) {
    const [wanted, by] = [metrics, dimensions].map((names) => names.map(words).join(" and "));
    return { field: "metrics", message: `There are no figures of ${wanted} by ${by}.` };
  }
  return orderBy && !recorded.includes(orderBy) ? { field: "orderBy", message: INSIGHT_MESSAGES.orderBy } : undefined;
}

export const COMPARISONS = ["PREVIOUS_PERIOD", "PREVIOUS_YEAR"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** How many days earlier the days begin that are compared with: a year of whole weeks, so that Mondays stand beside Mondays. */
export const daysBefore = (comparison: Comparison, days: number): number =>
  comparison === "PREVIOUS_YEAR" ? 364 : days;

/** The sums that everything else is reckoned from: they add up over rows. Money in whole pence. */
export interface Sums {
  impressions: number;
  clicks: number;
  engagements: number;
  notCounted: number;
  costPence: number;
  reach: number;
  /** Impressions of the days whose people are counted. */
  reachedImpressions: number;
  conversions: number;
  revenuePence: number;
}

export const NO_SUMS: Readonly<Sums> = {
  impressions: 0,
  clicks: 0,
  engagements: 0,
  notCounted: 0,
  costPence: 0,
  reach: 0,
  reachedImpressions: 0,
  conversions: 0,
  revenuePence: 0,
};
const COUNTS = Object.keys(NO_SUMS) as (keyof Sums)[];

export function addSums(a: Sums, b: Partial<Sums>): Sums {
  const sum = { ...a };
  for (const count of COUNTS) sum[count] += b[count] ?? 0;
  return sum;
}

export const isNothing = (sums: Sums): boolean => COUNTS.every((count) => sums[count] === 0);

/** What came back for each hundred pounds that were spent, less those, with one decimal; null when nothing was spent. */
export function returnOnInvestment(revenuePence: number, costPence: number): number | null {
  return costPence <= 0 ? null : Math.round(((revenuePence - costPence) * 1_000) / costPence) / 10;
}

/** Pence with two decimals; null where there is nothing to divide by. */
const each = (pence: number, count: number): number | null =>
  count === 0 ? null : Math.round((pence * 100) / count) / 100;

/** The metrics of a row; null when not asked for, and where there is nothing to divide by. */
export interface Figures {
  impressions: number | null;
  reach: number | null;
  frequency: number | null;
  clicks: number | null;
  ctr: number | null;
  engagements: number | null;
  conversions: number | null;
  revenuePence: number | null;
  costPence: number | null;
  ecpmPence: number | null;
  cpcPence: number | null;
  cpaPence: number | null;
  roi: number | null;
  notCounted: number | null;
}

const FIELD_OF: Readonly<Record<Metric, keyof Figures>> = {
  IMPRESSIONS: "impressions",
  REACH: "reach",
  FREQUENCY: "frequency",
  CLICKS: "clicks",
  CTR: "ctr",
  ENGAGEMENTS: "engagements",
  CONVERSIONS: "conversions",
  REVENUE: "revenuePence",
  COST: "costPence",
  ECPM: "ecpmPence",
  CPC: "cpcPence",
  CPA: "cpaPence",
  ROI: "roi",
  NOT_COUNTED: "notCounted",
};

const OF: Readonly<Record<Metric, (sums: Sums) => number | null>> = {
  IMPRESSIONS: ({ impressions }) => impressions,
  REACH: ({ reach }) => reach,
  FREQUENCY: ({ reach, reachedImpressions }) => each(reachedImpressions, reach),
  CLICKS: ({ clicks }) => clicks,
  CTR: ({ clicks, impressions }) => clickThroughRate(clicks, impressions),
  ENGAGEMENTS: ({ engagements }) => engagements,
  CONVERSIONS: ({ conversions }) => conversions,
  REVENUE: ({ revenuePence }) => revenuePence,
  COST: ({ costPence }) => costPence,
  ECPM: ({ costPence, impressions }) => each(costPence * 1_000, impressions),
  CPC: ({ costPence, clicks }) => each(costPence, clicks),
  CPA: ({ costPence, conversions }) => each(costPence, conversions),
  ROI: ({ revenuePence, costPence }) => returnOnInvestment(revenuePence, costPence),
  NOT_COUNTED: ({ notCounted }) => notCounted,
};

/** The metrics that are asked for, out of the sums. */
export function figuresOf(metrics: readonly Metric[], sums: Sums): Figures {
  const figures = Object.fromEntries(METRICS.map((metric) => [FIELD_OF[metric], null])) as unknown as Figures;
  for (const metric of metrics) figures[FIELD_OF[metric]] = OF[metric](sums);
  return figures;
}

/** Metrics that are whole numbers and add up, so that a row has a share of them. */
const SHARED: readonly Metric[] = [
  "IMPRESSIONS",
  "REACH",
  "CLICKS",
  "ENGAGEMENTS",
  "CONVERSIONS",
  "REVENUE",
  "COST",
  "NOT_COUNTED",
];

/** What share of the metric each row has, in whole percents that are 100 together; none of a metric that does not add up. */
export const sharesOf = (metric: Metric | undefined, rows: readonly { sums: Sums }[]): number[] =>
  metric && SHARED.includes(metric) ? percentsOf(rows.map(({ sums }) => OF[metric](sums) ?? 0)) : [];

/** The key of the row of what was paid for and not used. */
export const UNUSED_QUOTA = "UNUSED_QUOTA";

export interface SummedRow {
  /** One for each dimension, in their order. */
  keys: string[];
  sums: Sums;
}

/** What belongs to no single value of a dimension stands at the end, however rows are sorted. */
const LAST: readonly string[] = [NOT_SHARED, MERGED, UNUSED_QUOTA];
const rankOf = ({ keys }: SummedRow): number => Math.max(...keys.map((key) => LAST.indexOf(key)), -1);

/** Dimensions whose values have an order of their own. */
const ORDERED: readonly Dimension[] = ["DAY", "HOUR", "WEEKDAY", "AGE", "GENDER"];

/** By what rows are sorted when nobody says: the first metric, or not by a metric at all. */
export const usualOrder = (metrics: readonly Metric[], dimensions: readonly Dimension[]): Metric | null =>
  dimensions.some((one) => ORDERED.includes(one)) ? null : (metrics[0] ?? null);

/**
 * Sorted by a metric, or by the keys without one; equal ones by their keys.
 * @param descending of the metric: the most first.
 */
export function sortRows<Row extends SummedRow>(
  rows: readonly Row[],
  metric: Metric | null,
  descending: boolean,
): Row[] {
  const byKeys = (a: Row, b: Row) => {
    const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
    if (at < 0) return 0;
    return (a.keys[at] ?? "") < (b.keys[at] ?? "") ? -1 : 1;
  };
  const value = ({ sums }: Row) => (metric ? (OF[metric](sums) ?? Number.NEGATIVE_INFINITY) : 0);
  const byMetric = (a: Row, b: Row) => {
    if (value(a) === value(b)) return 0;
    return value(a) < value(b) === descending ? 1 : -1;
  };
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b) || byMetric(a, b) || byKeys(a, b));
}

/** What the impressions of paid months cost, each month until the next begins. @param costs in the order of time. */
export const monthsOf = (
  costs: readonly { periodStart: Date; periodEnd: Date; impressionsPence: number }[],
): { from: Date; to: Date; pence: number }[] =>
  costs.map(({ periodStart, periodEnd, impressionsPence }, at) => {
    const next = costs[at + 1]?.periodStart;
    return { from: periodStart, to: next && next < periodEnd ? next : periodEnd, pence: impressionsPence };
  });
