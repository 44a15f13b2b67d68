import { audit } from "../../platform/audit";
import { oneValue } from "../../platform/database";
import { insertOne } from "../../platform/entity-rows";
import type { BillingJobContext } from "./billing-context";
import { USED_IN_PERIOD } from "./counted-periods.service";
import { LedgerCheck } from "./ledger-check.entity";
import type { Tier } from "./plan.rules";
import { overQuotaImpressions } from "./usage.rules";

/** One place where two counts differ. */
interface Difference {
  what: "VIEW" | "CLICK" | "ENGAGEMENT" | "PERIOD" | "INVOICE";
  /** The campaign and its hour, or the period. */
  where: string;
  /** The events, or what was charged. */
  counted: number;
  /** The roll-ups, or what should have been charged. */
  expected: number;
}

/** How many differences are kept word for word. */
const DETAILS = 50;
const HOUR_MS = 3_600_000;
/** What is still being written is left out. */
const SETTLED_MS = 10 * 60_000;

/**
 * Compares what was counted with what was charged: valid events with the roll-ups of their hours, from the first stored event on;
 * roll-ups with the impressions that each charged month was charged for; and those with the lines of invoices. The result is kept.
 */
export async function checkLedger(ctx: BillingJobContext): Promise<void> {
  const now = ctx.clock.now();
  const to = new Date(Math.floor((now.getTime() - SETTLED_MS) / HOUR_MS) * HOUR_MS);
  const from = await firstHour(ctx);
  const found: Difference[] = [];
  for (let hour = from; hour && hour < to; hour = startOfNextDay(hour)) {
    found.push(...(await compareEvents(ctx, hour, earlier(startOfNextDay(hour), to))));
  }
  found.push(...(await comparePeriods(ctx)));
  await ctx.db.transaction(async (tx) => {
    const check = { checkedAt: now, fromHour: from, toHour: to, differences: found.length };
    const subjectId = await insertOne(tx, LedgerCheck, { ...check, details: found.slice(0, DETAILS) });
    if (found.length === 0) return;
    await audit(tx, ctx, "ledger_differs", ["ledger_check", subjectId], {
      actorId: null,
      details: { differences: found.length },
    });
  });
  if (found.length > 0) {
    ctx.log.error(
      { differences: found.length, first: found.slice(0, 5) },
      "THE LEDGER DIFFERS: counts and charges do not fit",
    );
  }
}

/** The hour of the first stored event; null before there is one. */
const firstHour = ({ db }: BillingJobContext): Promise<Date | null> =>
  oneValue(
    db,
    "select date_trunc('hour', min(occurred_at), 'UTC') from ad_events where day <= (select min(day) + 1 from ad_events)",
  );

const startOfNextDay = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** A day at a time, so that each statement reads few partitions: an event is reported a day after its token at the latest. */
function compareEvents({ db }: BillingJobContext, from: Date, to: Date): Promise<Difference[]> {
  return db.query(
    `with events as (
       select campaign_id, date_trunc('hour', occurred_at, 'UTC') as hour, creative_id, kind, count(*)::int as counted
         from ad_events
        where valid and day between ($1::timestamptz at time zone 'UTC')::date - 2 and ($2::timestamptz at time zone 'UTC')::date
          and occurred_at >= $1 and occurred_at < $2
        group by 1, 2, 3, 4
     ), rolled as (
       select h.campaign_id, h.hour, h.creative_id, of.kind, of.counted from campaign_hours h,
              lateral (values ('VIEW', h.views), ('CLICK', h.clicks), ('ENGAGEMENT', h.engagements)) of (kind, counted)
        where h.hour >= $1 and h.hour < $2 and of.counted > 0
     )
     select kind as what, campaign_id || ' ' || to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24"Z"') as "where",
            coalesce(events.counted, 0) as counted, coalesce(rolled.counted, 0) as expected
       from events full join rolled using (campaign_id, hour, creative_id, kind)
      where events.counted is distinct from rolled.counted
        -- Events of a campaign that was deleted have no roll-up any more.
        and exists (select 1 from campaigns c where c.id = campaign_id)
      order by hour, campaign_id, kind limit 1000`,
    [from, to],
  );
}

interface ChargedPeriod {
  id: string;
  tier: Tier;
  charged: number;
  used: number;
  invoiced: number | null;
}

async function comparePeriods({ db }: BillingJobContext): Promise<Difference[]> {
  const periods: ChargedPeriod[] = await db.query(
    `select p.id, p.tier, p.charged_impressions as charged, ${USED_IN_PERIOD} as used,
            (select sum(l.impressions)::int from invoice_lines l
              where l.invoice_id = p.over_quota_invoice_id and l.period_id = p.id) as invoiced
       from subscription_periods p where p.charged_impressions is not null order by p.period_start, p.id`,
  );
  return periods.flatMap(({ id, tier, charged, used, invoiced }) => {
    const found: Difference[] = [];
    if (charged !== used) found.push({ what: "PERIOD", where: id, counted: charged, expected: used });
    const expected = overQuotaImpressions(tier, charged);
    if ((invoiced ?? 0) !== expected) found.push({ what: "INVOICE", where: id, counted: invoiced ?? 0, expected });
    return found;
  });
}
