import type { DataSource, EntityManager } from "typeorm";
import type { RequestContext, TimedReader, Who } from "../../platform/context";
import { planOf, type Tier } from "./plan.rules";
import { overQuotaCostPence, overQuotaImpressions } from "./usage.rules";
import { usageCounted } from "./usage.topics";
import type { UsageType } from "./usage.type";

/** The advertiser's usage in the month that is paid for now; null when none is. */
export async function readUsage(ctx: TimedReader, who: Pick<Who, "id">): Promise<UsageType | null> {
  const updatedAt = ctx.clock.now();
  const [row]: { id: string; tier: Tier; used: number; periodStart: Date; periodEnd: Date }[] = await ctx.db.query(
    `select s.id, s.tier, s.period_start as "periodStart", s.period_end as "periodEnd",
            (select coalesce(sum(h.views), 0)::int from campaigns c join campaign_hours h on h.campaign_id = c.id
              where c.advertiser_id = s.advertiser_id and h.hour >= s.period_start and h.hour < s.period_end) as used
       from subscription_periods s
      where s.advertiser_id = $1 and s.period_start <= $2 and s.period_end > $2
      order by s.period_start desc limit 1`,
    [who.id, updatedAt],
  );
  if (!row) {
    return null;
  }
  const { id, tier, used, periodStart, periodEnd } = row;
  return {
    id,
    tier,
    impressionsUsed: used,
    impressionsIncluded: planOf(tier).impressions,
    overQuotaImpressions: overQuotaImpressions(tier, used),
    overQuotaCostPence: overQuotaCostPence(tier, used),
    periodStart,
    periodEnd,
    updatedAt,
  };
}

/** The tier of the month that is paid for at that moment, days of grace included; null when none is. */
export async function readPaidTier(
  source: Pick<DataSource | EntityManager, "query">,
  advertiserId: string,
  now: Date,
): Promise<Tier | null> {
  const [row]: { tier: Tier }[] = await source.query(
    `select tier from subscription_periods where advertiser_id = $1 and period_start <= $2 and period_end > $2
      order by period_start desc limit 1`,
    [advertiserId, now],
  );
  return row?.tier ?? null;
}

/** The usage now and after each change, at most once a second. */
export function watchUsage(ctx: RequestContext, { id }: Who): Promise<AsyncIterableIterator<UsageType | null>> {
  return ctx.figures.watch(usageCounted, id, () => readUsage(ctx, { id }));
}
