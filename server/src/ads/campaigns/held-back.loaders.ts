import type { DataSource } from "typeorm";
import { rowById } from "../../platform/loaders";
import { londonInstant, londonMonth } from "../../platform/london.rules";
import type { HeldFacts } from "./held-back.rules";

interface Asked {
  /** The campaign's. */
  id: string;
  /** The moment, the same for all that are asked together. */
  now: Date;
}

/** What decides whether campaigns are shown at a moment, beside what they say themselves, in one statement. */
export async function heldFactsByCampaign(db: DataSource, asked: readonly Asked[]): Promise<HeldFacts[]> {
  const now = asked[0]?.now ?? new Date();
  const rows = await rowById<HeldFacts>(
    db,
    `select c.id,
            (select p.tier from subscription_periods p
              where p.advertiser_id = c.advertiser_id and p.period_start <= $2 and p.period_end > $2
              order by p.period_start desc limit 1) as tier,
            (select coalesce(sum(h.views), 0)::int from campaign_hours h
              where h.campaign_id = c.id and h.hour >= date_trunc('day', $2::timestamptz, 'UTC')) as "viewsToday",
            (select coalesce(sum(h.views), 0)::int from campaign_hours h where h.campaign_id = c.id and h.hour >= $3) as "viewsThisMonth",
            (select array_agg(n.status) from unnest(array[c.creative_id, c.variant_id]) used (id)
               cross join lateral (select v.status from creative_versions v where v.creative_id = used.id
                                    order by v.number desc limit 1) n) as newest
       from campaigns c where c.id = any($1)`,
    asked.map(({ id }) => id),
    now,
    londonInstant(`${londonMonth(now)}-01`, 0),
  );
  return rows as HeldFacts[];
}
