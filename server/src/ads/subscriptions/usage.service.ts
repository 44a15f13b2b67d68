import type { RequestContext, TimedReader, Who } from "../../platform/context";
import { type RowSource, readEntities } from "../../platform/entity-rows";
import { USED_IN_PERIOD } from "./counted-periods.service";
import { planOf, type Tier } from "./plan.rules";
import { SubscriptionPeriod } from "./subscription-period.entity";
import { overQuotaCostPence, overQuotaImpressions } from "./usage.rules";
import { usageCounted } from "./usage.topics";
import type { UsageType } from "./usage.type";

/** The period `p` of an advertiser that is paid for at a moment. */
const PAID_AT =
  "p where advertiser_id = $1 and period_start <= $2 and period_end > $2 order by p.period_start desc limit 1";

/** The advertiser's usage in the month that is paid for now; null when none is. */
export async function readUsage(ctx: TimedReader, who: Pick<Who, "id">): Promise<UsageType | null> {
  const updatedAt = ctx.clock.now();
  const beside = { used: USED_IN_PERIOD };
  const [row] = await readEntities<SubscriptionPeriod, { used: number }>(
    ctx.db,
    SubscriptionPeriod,
    PAID_AT,
    [who.id, updatedAt],
    { more: beside },
  );
  if (!row) return null;
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
export async function readPaidTier(db: RowSource, advertiserId: string, now: Date): Promise<Tier | null> {
  const [period] = await readEntities(db, SubscriptionPeriod, PAID_AT, [advertiserId, now]);
  return period?.tier ?? null;
}

/** The usage now and after each change, at most once a second. */
export function watchUsage(ctx: RequestContext, { id }: Who): Promise<AsyncIterableIterator<UsageType | null>> {
  return ctx.figures.watch(usageCounted, id, () => readUsage(ctx, { id }));
}
