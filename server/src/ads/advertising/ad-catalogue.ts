import type { DataSource } from "typeorm";
import { oneValue } from "../../platform/database";
import { londonInstant, londonMonth } from "../../platform/london.rules";
import { destinationOf, leadsToWebsite } from "../campaigns/targeting.rules";
import { imageUrlOf, type PictureSource } from "../creatives/creative.rules";
import type { LiveCampaign, ServedCreative } from "./ad-index";

interface CreativeRow extends PictureSource {
  id: string;
  title: string;
  description: string;
  altText: string;
  pricePence: number | null;
  disclaimer: string;
  targetUrl: string;
}

interface Row extends Omit<LiveCampaign, "creatives"> {
  first: CreativeRow | null;
  second: CreativeRow | null;
  company: string;
  website: string | null;
  promoCode: string | null;
}

/** What is shown of a creative, as JSON. */
const shownOf = (alias: string): string =>
  `case when ${alias}.id is not null then jsonb_build_object('id', ${alias}.id, 'title', ${alias}.title,
     'description', ${alias}.description, 'pictureId', ${alias}.picture_id, 'imageKey', ${alias}.image_key, 'altText', ${alias}.alt_text,
     'pricePence', ${alias}.price_pence, 'disclaimer', ${alias}.disclaimer, 'targetUrl', ${alias}.target_url) end`;

/**
 * The campaigns that may be shown from now on: live, with an approved version of a creative, in a month that is paid for, of an
 * advertiser who is not suspended.
 * @param ads the connection of the ads role.
 * @param ids only these; null for all.
 */
export async function readLiveCampaigns(
  ads: DataSource,
  now: Date,
  ids: readonly string[] | null,
): Promise<LiveCampaign[]> {
  const rows: Row[] = await ads.query(
    `select c.id, c.advertiser_id as "advertiserId", c.name, c.variant_id as "variantId", c.cities, c.languages, c.topics, c.signals,
            c.related_topics as "relatedTopics", c.return_to_topic as "returnToTopic", c.is_too_narrow as "isTooNarrow",
            c.starts_on::text as "startsOn", c.ends_on::text as "endsOn", c.weekdays, c.hours, c.weight,
            c.daily_cap as "dailyCap", c.frequency_cap as "frequencyCap", c.monthly_budget_pence as "monthlyBudgetPence",
            paid.months as paid, coalesce(today.views, 0)::int as "viewsToday", coalesce(month.views, 0)::int as "viewsThisMonth",
            ${shownOf("r")} as first, ${shownOf("v")} as second, o.name as company, o.website,
            (select h.from_day::text from campaign_hold_outs h where h.campaign_id = c.id and h.to_day is null) as "holdsOutFrom",
            (select k.code from promo_codes k where k.campaign_id = c.id and k.ended_at is null) as "promoCode"
       from campaigns c
       left join served_creatives r on r.id = c.creative_id and r.is_serving
       left join served_creatives v on v.id = c.variant_id and v.is_serving
       join companies o on o.advertiser_id = c.advertiser_id
       join (select advertiser_id, jsonb_agg(jsonb_build_object('tier', tier,
                      'from', extract(epoch from period_start) * 1000, 'to', extract(epoch from period_end) * 1000)) as months
               from subscription_periods where period_end > $1 group by advertiser_id) paid on paid.advertiser_id = c.advertiser_id
       left join (select campaign_id, sum(views + held_out) as views from campaign_hours where hour >= date_trunc('day', $1::timestamptz, 'UTC')
                   group by campaign_id) today on today.campaign_id = c.id
       left join lateral (select sum(h.views) as views from campaign_hours h where h.campaign_id = c.id and h.hour >= $3
                           and c.monthly_budget_pence is not null) month on true
      where c.status = 'LIVE' and (r.id is not null or v.id is not null) and ($2::uuid[] is null or c.id = any($2))
        and not exists (select 1 from suspended_advertisers s where s.id = c.advertiser_id)
      order by c.created_at, c.id`,
    [now, ids, londonInstant(`${londonMonth(now)}-01`, 0)],
  );
  return rows.flatMap(({ first, second, company, website, promoCode, ...campaign }) => {
    const served = [first, second].flatMap((row) =>
      row ? servedCreative(row, campaign, { company, website, promoCode }) : [],
    );
    const [one, ...other] = served;
    return one ? [{ ...campaign, creatives: [one, ...other] }] : [];
  });
}

function servedCreative(
  { id, pictureId, imageKey, targetUrl, ...advert }: CreativeRow,
  campaign: Pick<LiveCampaign, "topics" | "signals">,
  { company, website, promoCode }: Pick<Row, "company" | "website" | "promoCode">,
): ServedCreative[] {
  const destination = destinationOf(campaign, targetUrl, website);
  const imageUrl = imageUrlOf({ pictureId, imageKey });
  // An order with a code of a campaign that is aimed by health would tell the advertiser about the health of whoever orders.
  const code = leadsToWebsite(campaign) ? null : promoCode;
  return destination === null
    ? []
    : [{ creativeId: id, advert: { ...advert, imageUrl, company, destination, promoCode: code } }];
}

/** All campaigns of an advertiser, whether or not they may be shown. */
export const readCampaignIds = (ads: DataSource, advertiserId: string): Promise<string[]> =>
  oneValue(ads, "select array(select id from campaigns where advertiser_id = $1)", [advertiserId]);

/** What says where a click on this creative of this campaign leads, whether or not it is still shown; null when there is none. */
export async function readDestination(
  ads: DataSource,
  campaignId: string,
  creativeId: string,
): Promise<(Pick<LiveCampaign, "topics" | "signals"> & { url: string }) | null> {
  const [row]: { topics: string[]; signals: string[]; target_url: string; website: string | null }[] = await ads.query(
    `select c.topics, c.signals, r.target_url, o.website from campaigns c join served_creatives r on r.id = $2
       join companies o on o.advertiser_id = c.advertiser_id where c.id = $1`,
    [campaignId, creativeId],
  );
  const url = row ? destinationOf(row, row.target_url, row.website) : null;
  return row && url !== null ? { ...row, url } : null;
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
