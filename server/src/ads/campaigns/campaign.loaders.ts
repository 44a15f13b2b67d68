import type { DataSource } from "typeorm";
import { rowById } from "../../platform/loaders";
import { clickThroughRate } from "./campaign.rules";
import type { CampaignHourType, CampaignStatsType } from "./campaign.type";

/** The 24 hours up to the present one of a campaign `wanted.id`, as JSON. */
const LAST_DAY = `(
  select json_agg(json_build_object('hour', slot.hour, 'impressions', coalesce(h.views, 0), 'clicks', coalesce(h.clicks, 0),
                                    'engagements', coalesce(h.engagements, 0)) order by slot.hour)
    from generate_series(date_trunc('hour', now(), 'UTC') - interval '23 hours', now(), interval '1 hour') slot (hour)
    left join lateral (select sum(views)::int as views, sum(clicks)::int as clicks, sum(engagements)::int as engagements
                         from campaign_hours where campaign_id = wanted.id and hour = slot.hour) h on true)`;

type StatsRow = Omit<CampaignStatsType, "ctr" | "lastDay"> & {
  lastDay: (Omit<CampaignHourType, "hour"> & { hour: string })[];
};

/** What came of many campaigns so far, from the hourly roll-up, in one statement. */
export async function statsByCampaign(db: DataSource, ids: readonly string[]): Promise<CampaignStatsType[]> {
  const rows = await rowById<StatsRow>(
    db,
    `select wanted.id, coalesce(sum(h.views), 0)::int as impressions, coalesce(sum(h.clicks), 0)::int as clicks,
            coalesce(sum(h.engagements), 0)::int as "consultEngagements",
            coalesce(sum(h.invalid_views + h.invalid_clicks + h.invalid_engagements), 0)::int as discarded,
            ${LAST_DAY} as "lastDay", now() as "lastUpdated"
       from unnest($1::uuid[]) as wanted (id) left join campaign_hours h on h.campaign_id = wanted.id group by wanted.id`,
    ids,
  );
  return (rows as StatsRow[]).map((row) => {
    const lastDay = row.lastDay.map((counted) => ({ ...counted, hour: new Date(counted.hour) }));
    return { ...row, ctr: clickThroughRate(row.clicks, row.impressions), lastDay };
  });
}
