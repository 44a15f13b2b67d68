import type { TimedReader, Who } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { insertNew } from "../../platform/entity-rows";
import { addMonths, daysOfMonth, isMonth, londonDay, londonMonth, londonSpan } from "../../platform/london.rules";
import { invalid } from "../../platform/problems";
import { costOfMonth } from "../subscriptions/cost.rules";
import { readBilledMonths } from "../subscriptions/cost.service";
import type { Dimension, Metric } from "./insight.rules";
import { readInsights } from "./insight.service";
import { ReportView } from "./report.entity";
import { REPORT_MESSAGES } from "./report.rules";
import type { MonthlyReportType, PaidMonthCostType } from "./report.type";

type ReportContext = TimedReader;

/** A paid month that the report's month touches, as a whole: what its invoices are divided into. In pence. */
export interface PaidMonth extends PaidMonthCostType {
  id: string;
}

const METRICS: readonly Metric[] = [
  "IMPRESSIONS",
  "CLICKS",
  "CTR",
  "ENGAGEMENTS",
  "CONVERSIONS",
  "REVENUE",
  "COST",
  "ROI",
];

/** The report of a month that has begun. @throws BAD_USER_INPUT on `month`. */
export async function readMonthlyReport(
  ctx: ReportContext,
  who: Pick<Who, "id">,
  month: string,
): Promise<MonthlyReportType> {
  if (!isMonth(month)) throw invalid("month", REPORT_MESSAGES.month);
  const present = londonMonth(ctx.clock.now());
  if (month > present) throw invalid("month", REPORT_MESSAGES.future);
  const ask = (dimensions: Dimension[], metrics: readonly Metric[], of = month) =>
    readInsights(ctx, who, { dimensions, metrics, ...daysOfMonth(of) });
  const groups = async (dimension: Dimension) => (await ask([dimension], ["IMPRESSIONS"])).rows.nodes;
  const [campaigns, before, days, ageGroups, genders, locations, paidMonths] = await Promise.all([
    ask(["CAMPAIGN"], METRICS),
    ask([], METRICS, addMonths(month, -1)),
    ask(["DAY"], [...METRICS, "REACH"]),
    groups("AGE"),
    groups("GENDER"),
    groups("CITY"),
    readPaidMonths(ctx, who, month),
  ]);
  return {
    month,
    isComplete: month < present,
    isCostFinal: campaigns.isCostFinal === true,
    metrics: campaigns.total,
    previous: before.rows.totalCount > 0 ? before.total : null,
    demographics: {
      days: days.rows.nodes.filter(({ figures }) => figures.reach).length,
      ageGroups,
      genders,
      locations,
    },
    days: days.rows.nodes,
    campaigns: campaigns.rows.nodes,
    paidMonths,
  };
}

async function readPaidMonths(
  { db, clock }: ReportContext,
  { id }: Pick<Who, "id">,
  month: string,
): Promise<PaidMonth[]> {
  const { from, to } = daysOfMonth(month);
  const { start, end } = londonSpan(from, to);
  const months = (await readBilledMonths(db, id, start, end)).filter(({ kind }) => kind === "PAID");
  return months.map((billed) => {
    const netPence = billed.planPence + billed.overPence;
    return {
      ...billed,
      ...costOfMonth(billed, clock.now()),
      impressions: billed.used,
      netPence,
      grossPence: netPence + billed.vatPence,
    };
  });
}

/** The months in which something was counted, reported or charged, the newest first. */
export const listReportMonths = ({ db }: Pick<ReportContext, "db">, { id }: Pick<Who, "id">): Promise<string[]> =>
  oneValue(
    db,
    `select array(select to_char(h.hour at time zone 'Europe/London', 'YYYY-MM')
       from campaigns c join campaign_hours h on h.campaign_id = c.id where c.advertiser_id = $1 and h.views + h.clicks > 0
     union
     select to_char(day, 'YYYY-MM') from campaign_conversions where advertiser_id = $1 and conversions > 0
     union
     select to_char(issued_at at time zone 'Europe/London', 'YYYY-MM') from invoices where advertiser_id = $1
     order by 1 desc)`,
    [id],
  );

/** On the 1st in London the month that has ended, if adverts were seen in it and this person has not been shown its report. */
export async function readReportToOpen(ctx: ReportContext, { id }: Pick<Who, "id">): Promise<string | null> {
  const today = londonDay(ctx.clock.now());
  if (!today.endsWith("-01")) return null;
  const month = addMonths(today.slice(0, 7), -1);
  const { from, to } = daysOfMonth(month);
  const { start, end } = londonSpan(from, to);
  const sql = `select 1 from campaigns c join campaign_hours h on h.campaign_id = c.id
    where c.advertiser_id = $1 and h.hour >= $2 and h.hour < $3 and h.views > 0
      and not exists (select from report_views where user_id = $1 and month = $4) limit 1`;
  return (await oneValue(ctx.db, sql, [id, start, end, month])) ? month : null;
}

/** Notes that a person was shown a month's report, so that it does not open by itself again. @throws BAD_USER_INPUT on `month`. */
export async function markReportSeen(ctx: ReportContext, { id }: Pick<Who, "id">, month: string): Promise<boolean> {
  if (!isMonth(month)) throw invalid("month", REPORT_MESSAGES.month);
  if (month > londonMonth(ctx.clock.now())) throw invalid("month", REPORT_MESSAGES.future);
  await insertNew(ctx.db, ReportView, { userId: id, month, seenAt: ctx.clock.now() });
  return true;
}
