import { IsNull } from "typeorm";
import { mailTo } from "../../platform/mail.service";
import type { BillingJobContext } from "./billing-context";
import { USED_IN_PERIOD } from "./counted-periods.service";
import { pounds, thousands } from "./money.rules";
import { PLANS, planOf, type Tier } from "./plan.rules";
import { SubscriptionPeriod } from "./subscription-period.entity";

/** Tells each advertiser once for each month by mail that usage crossed the quota. */
export async function noticeQuotas(ctx: BillingJobContext): Promise<void> {
  const crossed: { id: string; advertiserId: string; tier: Tier }[] = await ctx.db.query(
    `select p.id, p.advertiser_id as "advertiserId", p.tier
       from subscription_periods p join unnest($2::text[], $3::int[]) as plan (tier, impressions) on plan.tier = p.tier
      where p.kind = 'PAID' and p.quota_noticed_at is null and p.period_start <= $1 and p.period_end > $1
        and ${USED_IN_PERIOD} > plan.impressions`,
    [ctx.clock.now(), PLANS.map(({ tier }) => tier), PLANS.map(({ impressions }) => impressions)],
  );
  for (const { id, advertiserId, tier } of crossed) {
    await ctx.db.transaction(async (tx) => {
      const unnoticed = { id, quotaNoticedAt: IsNull() };
      const noticed = { quotaNoticedAt: ctx.clock.now() };
      if (!(await tx.getRepository(SubscriptionPeriod).update(unnoticed, noticed)).affected) return;
      const { name, impressions, overQuotaRatePence } = planOf(tier);
      await mailTo(tx, ctx, advertiserId, "quotaCrossed", {
        words: { plan: name, impressions: thousands(impressions), rate: pounds(overQuotaRatePence) },
      });
    });
  }
}
