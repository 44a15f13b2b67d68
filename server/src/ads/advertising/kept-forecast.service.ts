import type { TimedReader, Who } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { addDays, londonDay } from "../../platform/london.rules";
import { Campaign } from "../campaigns/campaign.entity";
import { readCampaign } from "../campaigns/campaign.service";
import type { AdvertisingContext } from "./ad-engine";
import { banded, COMPARED_DAYS, ENOUGH_COMPARED } from "./forecast.rules";
import { outcomeOf } from "./forecast-outcome";
import { currentSample, questionOf } from "./forecast-question.service";
import type { ForecastRecordType, KeptForecastType } from "./kept-forecast.type";

type KeepingContext = Pick<AdvertisingContext, "db" | "clock" | "adverts">;

/** Campaigns that one run looks at, and forecasts that are told about. */
const A_RUN = 50;
const LATEST = 20;

/**
 * Keeps what is forecast of each campaign as it was last saved, for the days from tomorrow on, once it runs. Where there is no forecast
 * yet it is tried again. The sample is ready afterwards for whoever asks. Each version is kept once, however often and in however many processes this runs.
 */
export async function keepForecasts(ctx: KeepingContext): Promise<void> {
  const now = ctx.clock.now();
  await currentSample(ctx);
  const running = new Map(ctx.adverts.index.campaigns().map((campaign) => [campaign.id, campaign]));
  const rest = `c where id = any($1) and status = 'LIVE' and launched_at is not null
    and not exists (select from campaign_forecasts f where f.campaign_id = c.id and f.version = c.version)
    order by updated_at desc, c.id limit $2`;
  const due = await readEntities(ctx.db, Campaign, rest, [[...running.keys()], A_RUN]);
  const days = Array.from({ length: COMPARED_DAYS }, (_, at) => addDays(londonDay(now), at + 1));
  for (const { id, version } of due) {
    const campaign = running.get(id);
    const question = campaign && (await questionOf(ctx, campaign.advertiserId, campaign, id));
    if (!question) continue;
    const { likely, from, to } = banded(outcomeOf(question, days, campaign).impressions, 10);
    await ctx.db.query(
      `insert into campaign_forecasts (campaign_id, version, made_at, from_day, to_day, likely, low, high)
       select id, version, $3, $4, $5, $6, $7, $8 from campaigns where id = $1 and version = $2 on conflict do nothing`,
      [id, version, now, days[0], days.at(-1), likely, from, to],
    );
  }
}

/**
 * Compares the forecasts whose days are over with what was counted. Who changed or paused the campaign, or did not pay for its days, made
 * another one of it, and so does a day that was held out: nothing is compared.
 */
export async function compareForecasts({ db, clock }: Pick<KeepingContext, "db" | "clock">): Promise<void> {
  await db.query(
    `with over as (
       select f.id, f.campaign_id, c.advertiser_id, f.from_day::timestamp at time zone 'Europe/London' as start,
              (f.to_day + 1)::timestamp at time zone 'Europe/London' as finish, c.version = f.version and c.status = 'LIVE' as is_same
         from campaign_forecasts f join campaigns c on c.id = f.campaign_id
        where f.compared_at is null and f.to_day < ($1::timestamptz at time zone 'Europe/London')::date
     )
     update campaign_forecasts f
        set compared_at = $1,
            came = case when o.is_same and exists (select from subscription_periods p where p.advertiser_id = o.advertiser_id
                                                      and p.period_start <= o.start and p.period_end > o.start)
                                       and exists (select from subscription_periods p where p.advertiser_id = o.advertiser_id
                                                      and p.period_start < o.finish and p.period_end >= o.finish)
                                       and not exists (select from campaign_hours h where h.campaign_id = o.campaign_id
                                                          and h.hour >= o.start and h.hour < o.finish and h.held_out > 0)
                        then (select coalesce(sum(h.views), 0)::int from campaign_hours h
                               where h.campaign_id = o.campaign_id and h.hour >= o.start and h.hour < o.finish) end
       from over o where f.id = o.id`,
    [clock.now()],
  );
}

/**
 * How right the last forecasts of an advertiser were.
 * @param campaignId of this campaign alone; null for all.
 * @throws NOT_FOUND for a campaign that is not the advertiser's.
 */
export async function readForecastRecord(
  ctx: TimedReader,
  who: Who,
  campaignId: string | null,
): Promise<ForecastRecordType> {
  if (campaignId !== null) await readCampaign(ctx, who, campaignId);
  const forecasts: KeptForecastType[] = await ctx.db.query(
    `select to_char(f.from_day, 'YYYY-MM-DD') as from, to_char(f.to_day, 'YYYY-MM-DD') as to, f.likely, f.low, f.high, f.came
       from campaigns c join campaign_forecasts f on f.campaign_id = c.id
      where c.advertiser_id = $1 and ($2::uuid is null or c.id = $2) and (f.compared_at is null or f.came is not null)
      order by f.made_at desc, f.id limit $3`,
    [who.id, campaignId, LATEST],
  );
  const compared = forecasts.filter(({ came }) => came !== null);
  const held = compared.filter(({ came, low, high }) => came !== null && low <= came && came <= high);
  return { compared: compared.length, held: held.length, needed: ENOUGH_COMPARED, forecasts };
}
