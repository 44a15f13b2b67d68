import type { DataSource } from "typeorm";
import { destinationOf } from "../campaigns/campaign.rules";
import type { LiveCampaign } from "./ad-index";

interface Row extends Omit<LiveCampaign, "advert"> {
  title: string;
  description: string;
  imageKey: string;
  altText: string;
  pricePence: number | null;
  disclaimer: string;
  company: string;
  targetUrl: string;
  website: string | null;
}

/**
 * The campaigns that may be shown from now on: live, with an approved creative, in a month that is paid for.
 * @param ads the connection of the ads role.
 * @param ids only these; null for all.
 */
export async function readLiveCampaigns(
  ads: DataSource,
  now: Date,
  ids: readonly string[] | null,
): Promise<LiveCampaign[]> {
  const rows: Row[] = await ads.query(
    `select c.id, c.advertiser_id as "advertiserId", c.creative_id as "creativeId", c.cities, c.languages, c.topics, c.weight,
            c.daily_cap as "dailyCap", c.frequency_cap as "frequencyCap", paid.months as paid,
            coalesce(today.views, 0)::int as "viewsToday", r.title, r.description, r.image_key as "imageKey",
            r.alt_text as "altText", r.price_pence as "pricePence", r.disclaimer, r.target_url as "targetUrl",
            o.name as company, o.website
       from campaigns c
       join creatives r on r.id = c.creative_id
       join companies o on o.advertiser_id = c.advertiser_id
       join (select advertiser_id, jsonb_agg(jsonb_build_object(
                      'from', extract(epoch from period_start) * 1000, 'to', extract(epoch from period_end) * 1000)) as months
               from subscriptions where period_end > $1 group by advertiser_id) paid on paid.advertiser_id = c.advertiser_id
       left join (select campaign_id, sum(views) as views from campaign_hours where hour >= date_trunc('day', $1::timestamptz, 'UTC')
                   group by campaign_id) today on today.campaign_id = c.id
      where c.status = 'LIVE' and r.status = 'APPROVED' and ($2::uuid[] is null or c.id = any($2))
      order by c.created_at, c.id`,
    [now, ids],
  );
  return rows.flatMap(
    ({ title, description, imageKey, altText, pricePence, disclaimer, company, targetUrl, website, ...campaign }) => {
      const destination = destinationOf(campaign.topics, targetUrl, website);
      const advert = { title, description, imageKey, altText, pricePence, disclaimer, company };
      return destination === null ? [] : [{ ...campaign, advert: { ...advert, destination } }];
    },
  );
}

/** Where a click on a creative of this campaign leads, whether or not it is still shown; null when there is no such campaign. */
export async function readDestination(ads: DataSource, campaignId: string): Promise<string | null> {
  const [row]: { topics: string[]; target_url: string; website: string | null }[] = await ads.query(
    `select c.topics, r.target_url, o.website from campaigns c join creatives r on r.id = c.creative_id
       join companies o on o.advertiser_id = c.advertiser_id where c.id = $1`,
    [campaignId],
  );
  return row ? destinationOf(row.topics, row.target_url, row.website) : null;
}

interface ShownToday {
  pseudonym: string;
  campaignId: string;
  count: number;
}

/** How often each person of today saw each campaign. */
export function readShownToday(ads: DataSource, day: string): Promise<ShownToday[]> {
  return ads.query(
    `select replace(pseudonym::text, '-', '') as pseudonym, campaign_id as "campaignId", count(*)::int from ad_events
      where day = $1 and kind = 'VIEW' and valid group by ad_events.pseudonym, campaign_id`,
    [day],
  );
}
