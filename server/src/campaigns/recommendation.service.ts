import type { DataSource } from "typeorm";
import type { RequestContext, Who } from "../platform/context";
import { addDays, londonDay, londonInstant } from "../platform/london.rules";
import type { Tier } from "../subscriptions/plan.rules";
import { impressionsPence } from "./budget.rules";
import { readCampaign } from "./campaign.service";
import { peopleIn, reachOf } from "./reach.rules";
import { readCells } from "./reach.service";
import {
  BUDGET_DAYS,
  isEnough,
  type Recommendation,
  type RecommendationSource,
  recommend,
  SAMPLE_DAYS,
  type Sample,
  type SampleHour,
  STARTING_POINT,
  sizeOf,
} from "./recommendation.rules";

export interface CampaignRecommendations extends Recommendation {
  source: RecommendationSource;
  /** Of the sample; of what the advertiser has so far when nothing was measured. */
  sampleImpressions: number;
  sampleDays: number;
  reachFrom: number | null;
  reachTo: number | null;
}

/** What has worked before: for this advertiser, else for all of them together, else the documented figures to begin with. */
export async function readRecommendations(
  ctx: Pick<RequestContext, "db" | "clock">,
  who: Who,
  campaignId: string,
): Promise<CampaignRecommendations> {
  const campaign = await readCampaign(ctx, who, campaignId);
  const own = await readSample(ctx.db, ctx.clock.now(), who.id);
  const reach = async () => {
    const { from, to } = reachOf(peopleIn(await readCells(ctx.db, campaign), campaign));
    return { reachFrom: from, reachTo: to };
  };
  if (isEnough("OWN", own)) return { source: "OWN", ...sized(own), ...recommend(own), ...(await reach()) };
  const platform = await readPlatformSample(ctx);
  if (isEnough("PLATFORM", platform)) {
    return { source: "PLATFORM", ...sized(platform), ...recommend(platform), ...(await reach()) };
  }
  return { source: "STARTING_POINT", ...sized(own), ...STARTING_POINT };
}

const sized = (sample: Sample) => {
  const { impressions, days } = sizeOf(sample);
  return { sampleImpressions: impressions, sampleDays: days };
};

/** By the database: what all advertisers counted up to the present hour. */
const kept = new WeakMap<DataSource, { hour: number; reading: Promise<Sample> }>();
const HOUR_MS = 3_600_000;

/** The sample of everybody, read once an hour: it is the same for all who ask. */
function readPlatformSample({ db, clock }: Pick<RequestContext, "db" | "clock">): Promise<Sample> {
  const hour = Math.floor(clock.now().getTime() / HOUR_MS);
  const known = kept.get(db);
  if (known?.hour === hour) return known.reading;
  const reading = readSample(db, clock.now(), null);
  kept.set(db, { hour, reading });
  reading.catch(() => kept.delete(db));
  return reading;
}

/** @param advertiserId null for all of them. */
async function readSample(db: DataSource, now: Date, advertiserId: string | null): Promise<Sample> {
  const today = londonDay(now);
  const daysAgo = (days: number) => londonInstant(addDays(today, -days), 0);
  const own = advertiserId === null ? "" : "and c.advertiser_id = $2";
  const parameters = advertiserId === null ? [] : [advertiserId];
  const hours: SampleHour[] = await db.query(
    `select to_char(h.hour at time zone 'Europe/London', 'YYYY-MM-DD') as day,
            extract(hour from h.hour at time zone 'Europe/London')::int as hour, sum(h.views)::int as impressions,
            sum(h.clicks)::int as clicks
       from campaign_hours h join campaigns c on c.id = h.campaign_id where h.hour >= $1 ${own} group by 1, 2`,
    [daysAgo(SAMPLE_DAYS), ...parameters],
  );
  // What it would cost at the plan of the month that began last.
  const advertisers: { tier: Tier | null; recent: number }[] = await db.query(
    `select (select p.tier from subscription_periods p where p.advertiser_id = f.id order by p.period_start desc limit 1) as tier,
            f.recent
       from (select c.advertiser_id as id, coalesce(sum(h.views) filter (where h.hour >= $${parameters.length + 2}), 0)::int as recent
               from campaign_hours h join campaigns c on c.id = h.campaign_id
              where h.hour >= $1 and h.views > 0 ${own} group by 1) f`,
    [daysAgo(SAMPLE_DAYS), ...parameters, daysAgo(BUDGET_DAYS)],
  );
  const costs = advertisers.map(({ tier, recent }) => impressionsPence(tier ?? "BRONZE", recent));
  return { hours, monthlyPence: costs, advertisers: advertisers.length };
}
