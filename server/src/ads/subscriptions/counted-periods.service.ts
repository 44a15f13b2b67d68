import { type EntityManager, IsNull } from "typeorm";
import { type RowSource, readEntities } from "../../platform/entity-rows";
import type { ChargeLine } from "./money.rules";
import { type CountedPeriod, overQuotaLine } from "./price.rules";
import { SubscriptionPeriod } from "./subscription-period.entity";

/** What was counted between the beginning and the end of a period `p`: the sum of its full hours. */
export const USED_IN_PERIOD = `(select coalesce(sum(h.views), 0)::int from campaigns c join campaign_hours h on h.campaign_id = c.id
  where c.advertiser_id = p.advertiser_id and h.hour >= p.period_start and h.hour < p.period_end)`;

export interface OverQuota {
  /** One line for each period that was over its quota. */
  lines: ChargeLine[];
  /** The periods that were not. */
  within: CountedPeriod[];
}

/**
 * What an advertiser used beyond quotas and was not charged for yet.
 * @param before only months that had ended, or with `started` had begun, by then. Days of grace are never charged.
 */
export async function readOverQuota(
  db: RowSource,
  advertiserId: string,
  before: Date,
  which: "ended" | "started" = "ended",
): Promise<OverQuota> {
  const periods = await readEntities<SubscriptionPeriod, { used: number }>(
    db,
    SubscriptionPeriod,
    `p where p.advertiser_id = $1 and p.kind = 'PAID' and p.charged_impressions is null
        and ${which === "ended" ? "p.period_end" : "p.period_start"} <= $2
      order by p.period_start`,
    [advertiserId, before],
    { more: { used: USED_IN_PERIOD } },
  );
  const lines = periods.flatMap((period) => overQuotaLine(period) ?? []);
  return { lines, within: periods.filter(({ id }) => !lines.some(({ periodId }) => periodId === id)) };
}

/** Notes that ended periods were within their quota, so that nobody looks at them again. */
export async function closePeriods(tx: EntityManager, periods: readonly CountedPeriod[]): Promise<void> {
  if (periods.length === 0) return;
  await tx.query(
    `update subscription_periods p set charged_impressions = counted.used
       from unnest($1::uuid[], $2::int[]) as counted (id, used) where p.id = counted.id and p.charged_impressions is null`,
    [periods.map(({ id }) => id), periods.map(({ used }) => used)],
  );
}

/** Notes which invoice charged what was over the quota of which period. */
export async function notePeriodsCharged(
  tx: EntityManager,
  invoiceId: string,
  lines: readonly ChargeLine[],
): Promise<void> {
  for (const { periodId, used } of lines) {
    if (periodId === undefined) continue;
    const uncharged = { id: periodId, chargedImpressions: IsNull() };
    const charged = { chargedImpressions: used, overQuotaInvoiceId: invoiceId };
    await tx.getRepository(SubscriptionPeriod).update(uncharged, charged);
  }
}
