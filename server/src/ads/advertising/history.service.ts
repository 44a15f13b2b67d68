import type { DataSource } from "typeorm";
import type { TimedReader, Who } from "../../platform/context";
import { addDays, londonDay, londonInstant } from "../../platform/london.rules";
import { isId } from "../../platform/pages";
import { MERGED, NOT_SHARED } from "./audience.rules";
import {
  betterOf,
  ENOUGH,
  HISTORY_DAYS,
  HISTORY_DIMENSIONS,
  type HistoryDimension,
  type HistoryHour,
  isEnough,
  sizeOf,
} from "./history.rules";
import type { AdvertiserHistoryType, BestPartType } from "./history.type";
import { readInsights } from "./insight.service";
import type { CountedAdvert } from "./suggestion.rules";

const NAMELESS: readonly string[] = [NOT_SHARED, MERGED];

/** Who clicked more often than the others, where and when, in the last 90 days. Nobody else's figures are in it. */
export async function readHistory(ctx: TimedReader, who: Pick<Who, "id">): Promise<AdvertiserHistoryType> {
  const { impressions, days } = sizeOf(await readHistoryHours(ctx.db, ctx.clock.now(), who.id));
  const to = londonDay(ctx.clock.now());
  const span = { from: addDays(to, 1 - HISTORY_DAYS), to };
  const isKnown = isEnough({ impressions, days });
  const best: BestPartType[] = [];
  // One after the other: all at once they would take every connection of the process.
  for (const one of isKnown ? HISTORY_DIMENSIONS : []) best.push(...(await readBest(ctx, who, span, one)));
  const { total } = await readInsights(ctx, who, { ...span, metrics: ["CONVERSIONS", "ROI"], dimensions: [] });
  return {
    ...{ isEnough: isKnown, impressions, days, neededImpressions: ENOUGH.impressions, neededDays: ENOUGH.days },
    best,
    // Without sales that were reported, a return of minus 100 % would only say that nobody reports them.
    roi: total.conversions ? total.roi : null,
  };
}

async function readBest(
  ctx: TimedReader,
  who: Pick<Who, "id">,
  span: { from: string; to: string },
  dimension: HistoryDimension,
): Promise<BestPartType[]> {
  const asked = { ...span, metrics: ["IMPRESSIONS", "CLICKS"], dimensions: [dimension] } as const;
  const { rows } = await readInsights(ctx, who, asked);
  const parts = rows.nodes
    .map(({ keys: [key = ""], labels: [label = ""], figures }) => ({
      ...{ dimension, key, label, impressions: figures.impressions ?? 0, clicks: figures.clicks ?? 0 },
    }))
    .filter(({ key }) => !NAMELESS.includes(key));
  const all = {
    impressions: parts.reduce((sum, part) => sum + part.impressions, 0),
    clicks: parts.reduce((sum, part) => sum + part.clicks, 0),
  };
  return betterOf(parts, all).map(({ key, label }) => ({ dimension, key, label }));
}

/** What the advertiser counted in each hour of the last 90 days. */
export function readHistoryHours(db: DataSource, now: Date, advertiserId: string): Promise<HistoryHour[]> {
  return db.query(
    `select to_char(h.hour at time zone 'Europe/London', 'YYYY-MM-DD') as day,
            extract(hour from h.hour at time zone 'Europe/London')::int as hour, sum(h.views)::int as impressions,
            sum(h.clicks)::int as clicks
       from campaign_hours h join campaigns c on c.id = h.campaign_id
      where h.hour >= $1 and c.advertiser_id = $2 group by 1, 2`,
    [londonInstant(addDays(londonDay(now), 1 - HISTORY_DAYS), 0), advertiserId],
  );
}

/** This advert and others of the advertiser that are shown and lead to the same page, with what each was counted in the last 90 days. */
export async function readAdvertsLike(
  db: DataSource,
  now: Date,
  advertiserId: string,
  creativeId: string,
): Promise<CountedAdvert[]> {
  if (!isId(creativeId)) return [];
  return db.query(
    `with own as (select id, title, split_part(target_url, '?', 1) as page
                    from current_creatives where advertiser_id = $1 and status = 'APPROVED' and archived_at is null),
          counted as (select h.creative_id, sum(h.views)::int as impressions, sum(h.clicks)::int as clicks
                        from campaign_hours h join campaigns c on c.id = h.campaign_id
                       where h.hour >= $2 and c.advertiser_id = $1 group by 1)
     select own.id, own.title, counted.impressions, counted.clicks from own join counted on counted.creative_id = own.id
      where own.page = (select page from own where id = $3)`,
    [advertiserId, londonInstant(addDays(londonDay(now), 1 - HISTORY_DAYS), 0), creativeId],
  );
}
