import { IsNull } from "typeorm";
import { readEntities } from "../../platform/entity-rows";
import { mailTo } from "../../platform/mail.service";
import type { BillingJobContext } from "./billing-context";
import { USED_IN_PERIOD } from "./counted-periods.service";
import { pounds, thousands } from "./money.rules";
import { PLANS, planOf } from "./plan.rules";
import { SubscriptionPeriod } from "./subscription-period.entity";

/** Tells each advertiser once for each month by mail that usage crossed the quota. */
export async function noticeQuotas(ctx: BillingJobContext): Promise<void> {
  const rest = `p join unnest($2::text[], $3::int[]) as plan (name, impressions) on plan.name = p.tier
    where kind = 'PAID' and quota_noticed_at is null and period_start <= $1 and period_end > $1 and ${USED_IN_PERIOD} > plan.impressions`;
  const plans = [PLANS.map(({ tier }) => tier), PLANS.map(({ impressions }) => impressions)];
  const crossed = await readEntities(ctx.db, SubscriptionPeriod, rest, [ctx.clock.now(), ...plans]);
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
