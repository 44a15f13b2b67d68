import type { DataSource } from "typeorm";
import { clickThroughRate } from "./campaign.rules";

export interface CampaignStats {
  /** The campaign's. */
  id: string;
  impressions: number;
  clicks: number;
  ctr: number;
  consultEngagements: number;
  discarded: number;
  lastUpdated: Date;
}

/** What came of many campaigns so far, from the hourly roll-up, in one statement. */
export async function statsByCampaign(db: DataSource, ids: readonly string[]): Promise<CampaignStats[]> {
  const rows: Omit<CampaignStats, "ctr">[] = await db.query(
    `select wanted.id, coalesce(sum(h.views), 0)::int as impressions, coalesce(sum(h.clicks), 0)::int as clicks,
            coalesce(sum(h.engagements), 0)::int as "consultEngagements",
            coalesce(sum(h.invalid_views + h.invalid_clicks + h.invalid_engagements), 0)::int as discarded,
            now() as "lastUpdated"
       from unnest($1::uuid[]) as wanted (id) left join campaign_hours h on h.campaign_id = wanted.id group by wanted.id`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, { ...row, ctr: clickThroughRate(row.clicks, row.impressions) }]));
  return ids.map((id) => byId.get(id) as CampaignStats);
}
