import { type DataSource, IsNull, MoreThanOrEqual } from "typeorm";
import type { RequestContext, TimedReader, Who } from "../../platform/context";
import { insertNew } from "../../platform/entity-rows";
import { addDays, londonDay } from "../../platform/london.rules";
import { conflict } from "../../platform/problems";
import { readCampaign } from "../campaigns/campaign.service";
import { lockCampaign, noteCampaign } from "../campaigns/campaign-store.service";
import { HoldOut } from "../campaigns/hold-out.entity";
import {
  comparedOf,
  ENOUGH_HELD_OUT_DAYS,
  ENOUGH_ORDERS,
  HOLD_OUT_MESSAGES,
  HOLD_OUT_VIEWS,
  heldOutDays,
  LIFT_DAYS,
  type LiftDay,
  liftOf,
  liftState,
} from "./lift.rules";
import type { CampaignLiftType } from "./lift.type";

/** Days of which impressions say how small a campaign is. */
const RECENT_DAYS = 28;

interface Standing {
  wasOn: boolean;
  /** Null while it is off. */
  since: string | null;
  impressions: number;
}

/**
 * What a campaign brings that would not have come without it, as far as that can be said.
 * @throws NOT_FOUND for a campaign that is not the advertiser's.
 */
export async function readLift(ctx: TimedReader, who: Who, campaignId: string): Promise<CampaignLiftType> {
  const { id } = await readCampaign(ctx, who, campaignId);
  const today = londonDay(ctx.clock.now());
  const { wasOn, since, impressions } = await readStanding(ctx.db, id, today);
  const known = await readDays(ctx, id, today);
  const held = heldOutDays(known.filter(({ day }) => day < today));
  const compared = comparedOf(held);
  const lift = liftOf(held);
  const running = known.filter(({ day, requests }) => day === today && requests > 0);
  return {
    ...{ id, isOn: since !== null, since, impressions, impressionsNeeded: HOLD_OUT_VIEWS },
    state: liftState(wasOn, held, compared, lift),
    ...{ comparedDays: compared.days, comparedDaysNeeded: ENOUGH_HELD_OUT_DAYS },
    ...{ orders: compared.orders, ordersNeeded: ENOUGH_ORDERS },
    ...(lift ?? { percent: null, from: null, to: null }),
    days: [...held, ...running.map((one) => ({ ...one, expected: null }))].reverse(),
  };
}

async function readStanding(source: Pick<DataSource, "query">, id: string, today: string): Promise<Standing> {
  const [standing]: [Standing] = await source.query(
    `select exists (select from campaign_hold_outs where campaign_id = $1) as "wasOn",
            (select to_char(from_day, 'YYYY-MM-DD') from campaign_hold_outs where campaign_id = $1 and to_day is null) as since,
            (select coalesce(sum(views), 0)::int from campaign_hours
              where campaign_id = $1 and hour >= $2::timestamp at time zone 'Europe/London') as impressions`,
    [id, addDays(today, -RECENT_DAYS)],
  );
  return standing;
}

/** The days while the hold-out was on, the first one first. */
function readDays({ db }: TimedReader, id: string, today: string): Promise<LiftDay[]> {
  return db.query(
    `select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(h.views, 0)::int as impressions, coalesce(h.held_out, 0)::int as requests,
            v.all_orders as orders
       from campaign_hold_outs p
            cross join lateral generate_series(greatest(p.from_day, $2::date), coalesce(p.to_day, $3::date), '1 day') as d (day)
            left join lateral (select sum(views) as views, sum(held_out) as held_out from campaign_hours
                                where campaign_id = p.campaign_id and hour >= d.day::timestamp at time zone 'Europe/London'
                                  and hour < (d.day::timestamp + interval '1 day') at time zone 'Europe/London') h on true
            left join campaign_conversions v on v.campaign_id = p.campaign_id and v.day = d.day::date and v.order_id is null
      where p.campaign_id = $1 order by d.day`,
    [id, addDays(today, -LIFT_DAYS), today],
  );
}

/**
 * Switches the hold-out of a campaign: on from tomorrow, so that no day is held out in part; off at once, and today is compared with
 * nothing.
 * @throws NOT_FOUND; CONFLICT to switch on what is not running, or so small that nothing could be said of it.
 */
export async function switchHoldOut(
  ctx: RequestContext,
  who: Who,
  campaignId: string,
  isOn: boolean,
): Promise<CampaignLiftType> {
  await ctx.db.transaction(async (tx) => {
    const { id, status, launchedAt } = await lockCampaign(tx, ctx, who, campaignId);
    const today = londonDay(ctx.clock.now());
    if (isOn) {
      if (!launchedAt || status === "ENDED") throw conflict(HOLD_OUT_MESSAGES.notRunning);
      const { impressions, since } = await readStanding(tx, id, today);
      if (since === null && impressions < HOLD_OUT_VIEWS) throw conflict(HOLD_OUT_MESSAGES.tooSmall);
      await insertNew(tx, HoldOut, { campaignId: id, fromDay: addDays(today, 1) });
    } else {
      const holdOuts = tx.getRepository(HoldOut);
      const on = { campaignId: id, toDay: IsNull() };
      await holdOuts.delete({ ...on, fromDay: MoreThanOrEqual(today) });
      await holdOuts.update(on, { toDay: addDays(today, -1) });
    }
    await noteCampaign(tx, ctx, who, id, "campaign_hold_out_switched", { on: isOn });
  });
  return readLift(ctx, who, campaignId);
}
