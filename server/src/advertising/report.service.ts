import type { RequestContext, Who } from "../platform/context";
import { addMonths, daysOfMonth, isMonth, londonDay, londonMonth, londonSpan } from "../platform/london.rules";
import { invalid } from "../platform/problems";
import { type Audience, readAudience } from "./audience.service";
import { type AdvertiserDay, readAdvertiserDays } from "./daily-figures.service";
import { metricsOf, REPORT_MESSAGES, type ReportCampaign, type ReportMetrics } from "./report.rules";

type ReportContext = Pick<RequestContext, "db" | "clock">;

export interface MonthlyReport {
  /** In London, YYYY-MM. */
  month: string;
  isComplete: boolean;
  metrics: ReportMetrics;
  /** Null when there was nothing in the month before. */
  previous: ReportMetrics | null;
  demographics: Audience;
  days: AdvertiserDay[];
  campaigns: ReportCampaign[];
}

/** The report of a month that has begun. @throws BAD_USER_INPUT on `month`. */
export async function readMonthlyReport(
  ctx: ReportContext,
  who: Pick<Who, "id">,
  month: string,
): Promise<MonthlyReport> {
  if (!isMonth(month)) throw invalid("month", REPORT_MESSAGES.month);
  const present = londonMonth(ctx.clock.now());
  if (month > present) throw invalid("month", REPORT_MESSAGES.future);
  const { from, to } = daysOfMonth(month);
  const today = londonDay(ctx.clock.now());
  const [{ metrics, campaigns }, before, demographics, days] = await Promise.all([
    readFigures(ctx, who, month),
    readFigures(ctx, who, addMonths(month, -1)),
    readAudience(ctx, who, from, to),
    readAdvertiserDays(ctx, who, from, to < today ? to : today),
  ]);
  const previous = before.campaigns.length > 0 || before.metrics.costPence !== 0 ? before.metrics : null;
  return { month, isComplete: month < present, metrics, previous, demographics, days, campaigns };
}

/** What was counted, reported and charged in a London month, by campaign and in all. */
async function readFigures(
  { db }: ReportContext,
  { id }: Pick<Who, "id">,
  month: string,
): Promise<{ metrics: ReportMetrics; campaigns: ReportCampaign[] }> {
  const { from, to } = daysOfMonth(month);
  const { start, end } = londonSpan(from, to);
  const campaigns: ReportCampaign[] = await db.query(
    `select c.id, c.name, coalesce(f.impressions, 0) as impressions, coalesce(f.clicks, 0) as clicks,
            coalesce(s.conversions, 0) as conversions, coalesce(s.revenue, 0) as "revenuePence"
       from campaigns c
       left join lateral (select sum(h.views)::int as impressions, sum(h.clicks)::int as clicks from campaign_hours h
                           where h.campaign_id = c.id and h.hour >= $2 and h.hour < $3) f on true
       left join lateral (select sum(v.conversions)::int as conversions, sum(v.revenue_pence)::float8 as revenue
                            from campaign_conversions v where v.campaign_id = c.id and v.day between $4 and $5) s on true
      where c.advertiser_id = $1 and (f.impressions > 0 or f.clicks > 0 or s.conversions > 0)
      order by impressions desc, c.name, c.id`,
    [id, start, end, from, to],
  );
  const [{ cost }]: [{ cost: number }] = await db.query(
    `select coalesce(sum(net_pence), 0)::float8 as cost from invoices
      where advertiser_id = $1 and issued_at >= $2 and issued_at < $3`,
    [id, start, end],
  );
  return { metrics: metricsOf(campaigns, cost), campaigns };
}

/** The months in which something was counted, reported or charged, the newest first. */
export async function listReportMonths({ db }: Pick<ReportContext, "db">, { id }: Pick<Who, "id">): Promise<string[]> {
  const rows: { month: string }[] = await db.query(
    `select to_char(h.hour at time zone 'Europe/London', 'YYYY-MM') as month
       from campaigns c join campaign_hours h on h.campaign_id = c.id where c.advertiser_id = $1 and h.views + h.clicks > 0
     union
     select to_char(day, 'YYYY-MM') from campaign_conversions where advertiser_id = $1 and conversions > 0
     union
     select to_char(issued_at at time zone 'Europe/London', 'YYYY-MM') from invoices where advertiser_id = $1
     order by 1 desc`,
    [id],
  );
  return rows.map(({ month }) => month);
}

/** On the 1st in London the month that has ended, if adverts were seen in it and this person has not been shown its report. */
export async function readReportToOpen(ctx: ReportContext, { id }: Pick<Who, "id">): Promise<string | null> {
  const today = londonDay(ctx.clock.now());
  if (!today.endsWith("-01")) return null;
  const month = addMonths(today.slice(0, 7), -1);
  const { from, to } = daysOfMonth(month);
  const { start, end } = londonSpan(from, to);
  const found: unknown[] = await ctx.db.query(
    `select 1 from campaigns c join campaign_hours h on h.campaign_id = c.id
      where c.advertiser_id = $1 and h.hour >= $2 and h.hour < $3 and h.views > 0
        and not exists (select from report_views where user_id = $1 and month = $4) limit 1`,
    [id, start, end, month],
  );
  return found.length > 0 ? month : null;
}

/** Notes that a person was shown a month's report, so that it does not open by itself again. @throws BAD_USER_INPUT on `month`. */
export async function markReportSeen(ctx: ReportContext, { id }: Pick<Who, "id">, month: string): Promise<boolean> {
  if (!isMonth(month)) throw invalid("month", REPORT_MESSAGES.month);
  if (month > londonMonth(ctx.clock.now())) throw invalid("month", REPORT_MESSAGES.future);
  await ctx.db.query("insert into report_views (user_id, month, seen_at) values ($1, $2, $3) on conflict do nothing", [
    id,
    month,
    ctx.clock.now(),
  ]);
  return true;
}
