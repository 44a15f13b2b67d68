import { type CreativeView, creativesById } from "../creatives/creative.loaders";
import type { RequestContext, Who } from "../platform/context";
import { addDays, isDay, londonSpan } from "../platform/london.rules";
import { invalid } from "../platform/problems";
import { USED_IN_PERIOD } from "../subscriptions/counted-periods.service";
import {
  BREAKDOWN_DAYS_MAX,
  BREAKDOWN_MESSAGES,
  type CostPeriod,
  type CountedShare,
  costByDay,
  discardSentence,
} from "./breakdown.rules";
import { clickThroughRate } from "./campaign.rules";
import { readCampaign } from "./campaign.service";

interface Counted {
  impressions: number;
  clicks: number;
  engagements: number;
}

export interface CampaignBreakdown {
  days: (Counted & { day: string; costPence: number })[];
  hours: (Counted & { hour: number })[];
  creatives: (Counted & { creative: CreativeView; ctr: number })[];
  discards: { reason: string; text: string; events: number }[];
  costPence: number;
}

type BreakdownContext = Pick<RequestContext, "db" | "clock">;

/** The parameters of every statement: the campaign, and the first moment of the span and the one after its last. */
type Span = readonly [id: string, start: Date, end: Date];

const SUMS =
  "coalesce(sum(h.views), 0)::int as impressions, coalesce(sum(h.clicks), 0)::int as clicks, coalesce(sum(h.engagements), 0)::int as engagements";
const IN_SPAN = "h.campaign_id = $1 and h.hour >= $2 and h.hour < $3";

/**
 * What came of an advertiser's campaign from one London day to another.
 * @throws NOT_FOUND; BAD_USER_INPUT on `from` or `to`.
 */
export async function readBreakdown(
  ctx: BreakdownContext,
  who: Who,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<CampaignBreakdown> {
  checkDays(from, to);
  await readCampaign(ctx, who, id);
  const { start, end } = londonSpan(from, to);
  const span = [id, start, end] as const;
  const [shares, periods] = [await readShares(ctx, span), await readPeriods(ctx, who, span)];
  const costs = costByDay(shares, periods);
  const days = daysBetween(from, to).map((day) => ({
    day,
    ...sumOf(shares.filter((share) => share.day === day)),
    costPence: costs.get(day) ?? 0,
  }));
  return {
    days,
    hours: await readHours(ctx, span),
    creatives: await readCreatives(ctx, span),
    discards: await readDiscards(ctx, id, from, to),
    costPence: days.reduce((sum, { costPence }) => sum + costPence, 0),
  };
}

function checkDays(from: string, to: string): void {
  for (const [field, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw invalid(field, BREAKDOWN_MESSAGES.day);
  }
  if (to < from) throw invalid("to", BREAKDOWN_MESSAGES.order);
  if (addDays(from, BREAKDOWN_DAYS_MAX - 1) < to) throw invalid("to", BREAKDOWN_MESSAGES.tooMany);
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const sumOf = (counts: readonly Counted[]): Counted =>
  counts.reduce(
    (sum, { impressions, clicks, engagements }) => ({
      impressions: sum.impressions + impressions,
      clicks: sum.clicks + clicks,
      engagements: sum.engagements + engagements,
    }),
    { impressions: 0, clicks: 0, engagements: 0 },
  );

/** By London day and month that is paid for: a day on which a month begins has two. */
function readShares({ db }: BreakdownContext, span: Span): Promise<(CountedShare & Counted)[]> {
  return db.query(
    `select to_char(h.hour at time zone 'Europe/London', 'YYYY-MM-DD') as day, p.id as "periodId", ${SUMS}
       from campaign_hours h join campaigns c on c.id = h.campaign_id
            left join lateral (select s.id from subscription_periods s
                                where s.advertiser_id = c.advertiser_id and s.period_start <= h.hour and s.period_end > h.hour
                                order by s.period_start desc limit 1) p on true
      where ${IN_SPAN} group by 1, 2 order by 1`,
    [...span],
  );
}

function readPeriods({ db }: BreakdownContext, { id }: Who, [, start, end]: Span): Promise<CostPeriod[]> {
  return db.query(
    `select p.id, p.tier, p.kind, ${USED_IN_PERIOD} as used from subscription_periods p
      where p.advertiser_id = $1 and p.period_start < $3 and p.period_end > $2`,
    [id, start, end],
  );
}

function readHours({ db }: BreakdownContext, span: Span): Promise<CampaignBreakdown["hours"]> {
  return db.query(
    `select o.hour, ${SUMS} from generate_series(0, 23) o (hour)
       left join campaign_hours h on ${IN_SPAN} and extract(hour from h.hour at time zone 'Europe/London') = o.hour
      group by o.hour order by o.hour`,
    [...span],
  );
}

async function readCreatives({ db }: BreakdownContext, span: Span): Promise<CampaignBreakdown["creatives"]> {
  const rows: (Counted & { id: string })[] = await db.query(
    `select h.creative_id as id, ${SUMS} from campaign_hours h where ${IN_SPAN} and h.creative_id is not null
      group by h.creative_id order by impressions desc, h.creative_id`,
    [...span],
  );
  const creatives = await creativesById(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id: _, ...counted }, index) => ({
    ...counted,
    creative: creatives[index] as CreativeView,
    ctr: clickThroughRate(counted.clicks, counted.impressions),
  }));
}

async function readDiscards(
  { db }: BreakdownContext,
  id: string,
  from: string,
  to: string,
): Promise<CampaignBreakdown["discards"]> {
  const rows: { reason: string; events: number }[] = await db.query(
    `select reason, sum(events)::int as events from campaign_discards
      where campaign_id = $1 and day between $2 and $3 group by reason order by events desc, reason`,
    [id, from, to],
  );
  return rows.map(({ reason, events }) => ({ reason, text: discardSentence(reason), events }));
}
