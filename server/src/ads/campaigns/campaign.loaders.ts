import type { DataSource } from "typeorm";
import { clickThroughRate } from "./campaign.rules";

/** What was counted in one hour. */
export interface CampaignHour {
  hour: Date;
  impressions: number;
  clicks: number;
  engagements: number;
}

export interface CampaignStats {
  /** The campaign's. */
  id: string;
  impressions: number;
  clicks: number;
  ctr: number;
  consultEngagements: number;
  discarded: number;
  /** 24 hours up to the present one, the oldest first. */
  lastDay: CampaignHour[];
  lastUpdated: Date;
}

/** What came of many campaigns so far, from the hourly roll-up: one statement for the sums and one for the last hours. */
export async function statsByCampaign(db: DataSource, ids: readonly string[]): Promise<CampaignStats[]> {
  const rows: Omit<CampaignStats, "ctr" | "lastDay">[] = await db.query(
    `select wanted.id, coalesce(sum(h.views), 0)::int as impressions, coalesce(sum(h.clicks), 0)::int as clicks,
            coalesce(sum(h.engagements), 0)::int as "consultEngagements",
            coalesce(sum(h.invalid_views + h.invalid_clicks + h.invalid_engagements), 0)::int as discarded,
            now() as "lastUpdated"
       from unnest($1::uuid[]) as wanted (id) left join campaign_hours h on h.campaign_id = wanted.id group by wanted.id`,
    [ids],
  );
  const lastDays = await lastDayByCampaign(db, ids);
  const byId = new Map(
    rows.map((row) => [
      row.id,
      { ...row, ctr: clickThroughRate(row.clicks, row.impressions), lastDay: lastDays.get(row.id) ?? [] },
    ]),
  );
  return ids.map((id) => byId.get(id) as CampaignStats);
}

async function lastDayByCampaign(db: DataSource, ids: readonly string[]): Promise<Map<string, CampaignHour[]>> {
  const rows: (CampaignHour & { id: string })[] = await db.query(
    `select wanted.id, slot.hour, coalesce(sum(h.views), 0)::int as impressions, coalesce(sum(h.clicks), 0)::int as clicks,
            coalesce(sum(h.engagements), 0)::int as engagements
       from unnest($1::uuid[]) as wanted (id)
            cross join generate_series(date_trunc('hour', now(), 'UTC') - interval '23 hours', now(), interval '1 hour') slot (hour)
            left join campaign_hours h on h.campaign_id = wanted.id and h.hour = slot.hour
      group by wanted.id, slot.hour order by slot.hour`,
    [ids],
  );
  const byId = new Map<string, CampaignHour[]>();
  for (const { id, ...hour } of rows) byId.set(id, [...(byId.get(id) ?? []), hour]);
  return byId;
}
