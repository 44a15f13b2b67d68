import type { DataSource } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { addDays, londonDay, londonInstant } from "../../platform/london.rules";
import { readPaidTier } from "../subscriptions/usage.service";
import { impressionsPence } from "./budget.rules";
import { readCampaign } from "./campaign.service";
import { peopleIn, type Reach, reachOf } from "./reach.rules";
import { readCells } from "./reach.service";
import {
  ENOUGH,
  type HourSpan,
  isEnough,
  mostImpressions,
  recommend,
  SAMPLE_DAYS,
  type SampleHour,
  sizeOf,
} from "./recommendation.rules";

export interface CampaignRecommendations {
  isEnough: boolean;
  /** The account belongs to the demonstration. */
  isDemonstration: boolean;
  sampleImpressions: number;
  sampleDays: number;
  neededImpressions: number;
  neededDays: number;
  weekdays: number[];
  hours: HourSpan[];
  reachFrom: number | null;
  reachTo: number | null;
  mostPence: number | null;
}

/** What has worked before for this advertiser, and what the campaign can spend at the most. Nobody else's figures are in it. */
export async function readRecommendations(
  ctx: Pick<RequestContext, "db" | "clock">,
  who: Who,
  campaignId: string,
): Promise<CampaignRecommendations> {
  const { db, clock } = ctx;
  const campaign = await readCampaign(ctx, who, campaignId);
  const hours = await readSample(db, clock.now(), who.id);
  const reach = reachOf(peopleIn(await readCells(db, campaign), campaign));
  const [owner]: { demonstration: boolean }[] = await db.query("select demonstration from users where id = $1", [
    who.id,
  ]);
  const { impressions, days } = sizeOf(hours);
  return {
    isEnough: isEnough(hours),
    isDemonstration: owner?.demonstration ?? false,
    sampleImpressions: impressions,
    sampleDays: days,
    neededImpressions: ENOUGH.impressions,
    neededDays: ENOUGH.days,
    ...(isEnough(hours) ? recommend(hours) : { weekdays: [], hours: [] }),
    reachFrom: reach.from,
    reachTo: reach.to,
    mostPence: await readMostPence(ctx, who, campaign, reach),
  };
}

/** What everybody in reach could cost in a month at the present plan, in whole pence; null where reach has no upper end. */
async function readMostPence(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  { id }: Who,
  { frequencyCap, dailyCap }: { frequencyCap: number; dailyCap: number | null },
  { to }: Reach,
): Promise<number | null> {
  const tier = to === null ? null : await readPaidTier(db, id, clock.now());
  if (to === null || tier === null) return null;
  return Math.ceil(impressionsPence(tier, mostImpressions(to, frequencyCap, dailyCap)));
}

/** What the advertiser counted in each hour of the last 90 days. */
export function readSample(db: DataSource, now: Date, advertiserId: string): Promise<SampleHour[]> {
  return db.query(
    `select to_char(h.hour at time zone 'Europe/London', 'YYYY-MM-DD') as day,
            extract(hour from h.hour at time zone 'Europe/London')::int as hour, sum(h.views)::int as impressions,
            sum(h.clicks)::int as clicks
       from campaign_hours h join campaigns c on c.id = h.campaign_id
      where h.hour >= $1 and c.advertiser_id = $2 group by 1, 2`,
    [londonInstant(addDays(londonDay(now), -SAMPLE_DAYS), 0), advertiserId],
  );
}
