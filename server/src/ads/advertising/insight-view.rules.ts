import { addDays, addMonths, daysOfMonth, isDay, londonDay, londonInstant } from "../../platform/london.rules";
import { type Comparison, type Dimension, INSIGHT_DAYS_MAX, INSIGHT_MESSAGES, type Metric } from "./insight.rules";

/** Views that an advertiser can keep. */
export const INSIGHT_VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 60;
/** From this hour in London on views are mailed. */
const MAIL_HOUR = 6;

/** Days that move on, and those that were chosen by hand. */
export const VIEW_PERIODS = [
  "LAST_7",
  "LAST_30",
  "LAST_90",
  "THIS_MONTH",
  "LAST_MONTH",
  "LAST_YEAR",
  "CHOSEN",
] as const;
export type ViewPeriod = (typeof VIEW_PERIODS)[number];

/** The figures of the chart, one of which is drawn. */
export const VIEW_METRICS = [
  "IMPRESSIONS",
  "CLICKS",
  "CTR",
  "ENGAGEMENTS",
  "COST",
  "CONVERSIONS",
  "REVENUE",
  "ROI",
] as const satisfies readonly Metric[];
export type ViewMetric = (typeof VIEW_METRICS)[number];

export const VIEW_COLUMNS = ["DELIVERY", "COST", "SALES"] as const;
export type ViewColumns = (typeof VIEW_COLUMNS)[number];

export const MAIL_TIMES = ["WEEKLY", "MONTHLY"] as const;
export type MailTime = (typeof MAIL_TIMES)[number];

export const VIEW_MESSAGES = {
  name: `Enter a name of 1 to ${VIEW_NAME_MAX} characters.`,
  taken: "You already have a view with this name.",
  tooMany: `You can keep at most ${INSIGHT_VIEWS_MAX} views. Please delete one first.`,
  metric: "Choose one of the figures of the chart.",
  mailed: "Days that you chose never change. To have a view mailed, choose a period such as the last 7 days.",
  stop: "This link does not belong to a mail of ours.",
} as const;

/** What an advertiser saves: what is seen, under a name, and how often it is mailed. */
export interface InsightViewInput {
  name: string;
  period: ViewPeriod;
  /** London days, of CHOSEN alone. */
  from?: string | null;
  to?: string | null;
  compareTo?: Comparison | null;
  metric: Metric;
  dimension: Dimension;
  columns: ViewColumns;
  campaignId?: string | null;
  mailed?: MailTime | null;
}

/** A view as it is kept. */
export type InsightView = Required<InsightViewInput> & { id: string };

/** What is wrong with a view, at most one sentence for each field. */
export function viewProblems({
  name,
  period,
  from,
  to,
  metric,
  mailed,
}: InsightViewInput): { field: string; message: string }[] {
  const isChosen = period === "CHOSEN";
  const wrong = {
    name: name === "" || name.length > VIEW_NAME_MAX ? VIEW_MESSAGES.name : undefined,
    from: isChosen && !isDay(from ?? "") ? INSIGHT_MESSAGES.day : undefined,
    to: isChosen ? endProblem(from ?? "", to ?? "") : undefined,
    metric: VIEW_METRICS.some((one) => one === metric) ? undefined : VIEW_MESSAGES.metric,
    mailed: isChosen && mailed ? VIEW_MESSAGES.mailed : undefined,
  };
  return Object.entries(wrong).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

function endProblem(from: string, to: string): string | undefined {
  if (!isDay(to)) return INSIGHT_MESSAGES.day;
  if (!isDay(from)) return undefined;
  if (to < from) return INSIGHT_MESSAGES.order;
  return addDays(from, INSIGHT_DAYS_MAX - 1) < to ? INSIGHT_MESSAGES.tooMany : undefined;
}

/** The London day of the last mail that is due at this moment: a Monday or the 1st, from 6 o'clock on. */
export function lastDue(time: MailTime, now: Date): string {
  const today = londonDay(now);
  const begun = now < londonInstant(today, MAIL_HOUR) ? addDays(today, -1) : today;
  if (time === "MONTHLY") return `${begun.slice(0, 7)}-01`;
  const weekday = new Date(`${begun}T12:00:00Z`).getUTCDay();
  return addDays(begun, -((weekday + 6) % 7));
}

const LENGTHS = { LAST_7: 7, LAST_30: 30, LAST_90: 90, LAST_YEAR: 365 } as const;

/** The days of a period in the mail of a London day, both included: they are over, so that the mail stays true. */
export function mailedDays(period: Exclude<ViewPeriod, "CHOSEN">, day: string): { from: string; to: string } {
  if (period === "LAST_MONTH") return daysOfMonth(addMonths(day.slice(0, 7), -1));
  const to = addDays(day, -1);
  if (period === "THIS_MONTH") return { from: `${to.slice(0, 7)}-01`, to };
  return { from: addDays(to, 1 - LENGTHS[period]), to };
}
