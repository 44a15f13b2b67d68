import { impressionsPence } from "../campaigns/budget.rules";
import type { LiveCampaign } from "./ad-index";
import { clicksOf, type ForecastWords, type Interval, NORMAL_95, predict, withinLimits } from "./forecast.rules";
import type { Question } from "./forecast-question.service";
import { type HistoryHour, isEnough, sizeOf, smoothedRate } from "./history.rules";
import { monthlyLimit } from "./paid-month.rules";
import { type Replayed, replay } from "./replay";

/** What a forecast is told from, not rounded. */
export interface Outcome {
  replayed: Replayed;
  impressions: Interval;
  /** People of each day, added up. */
  reach: Interval;
  /** Null without enough of the advertiser's own history. */
  clicks: Interval | null;
  /** In percent. */
  ctr: Interval | null;
  /** The daily cap or the budget holds it back. */
  isLimited: boolean;
}

/** What a campaign with these words would get on the days ahead. */
export function outcomeOf(question: Question, days: readonly string[], words: ForecastWords): Outcome {
  const { tier, sample, spent, hours } = question;
  const replayed = replay(sample, question.live, asLive(question, words));
  const { startsOn, endsOn, dailyCap, monthlyBudgetPence } = words;
  const ahead = days.filter((day) => (startsOn ?? day) <= day && day <= (endsOn ?? day));
  // Nobody knows how many of the requests that are left out would fit: all of them at the most.
  const free = upTo(predict(replayed.impressions, ahead), 1 - sample.leftOut);
  const limits = { aDay: dailyCap, aMonth: monthlyLimit(monthlyBudgetPence, tier), spent };
  const impressions = withinLimits(free, ahead, limits);
  const share = free.likely === 0 ? 0 : impressions.likely / free.likely;
  const people = upTo(predict(replayed.people, ahead), 1 - sample.leftOut);
  const own = ownRate(hours, replayed.byHour);
  return {
    ...{ replayed, impressions },
    reach: each(people, (count) => Math.max(0, count) * share),
    clicks: own && clicksOf(impressions, own.rate, own.clicks),
    ctr: own && rateInterval(own),
    isLimited: share < 0.99,
  };
}

/** What so many impressions cost beside those of the advertiser's other campaigns, in pence without VAT. */
export const costOf = ({ tier, otherImpressions: others }: Question, impressions: number): number =>
  impressionsPence(tier, others + impressions) - impressionsPence(tier, others);

export const each = ({ likely, from, to }: Interval, of: (value: number) => number): Interval => ({
  likely: of(likely),
  from: of(from),
  to: of(to),
});
const upTo = ({ likely, from, to }: Interval, share: number): Interval => ({
  likely,
  from,
  to: to / Math.max(0.1, share),
});

function asLive({ tier, campaignId, live }: Question, words: ForecastWords): LiveCampaign {
  const id = campaignId ?? "draft";
  return {
    ...words,
    ...{ id, advertiserId: "", name: "", variantId: null, isTooNarrow: false },
    ...{ holdsOutFrom: null, viewsToday: 0, viewsThisMonth: 0 },
    weight: live.find((one) => one.id === id)?.weight ?? 1,
    creatives: [{ creativeId: "", advert: NO_ADVERT }],
    paid: [{ from: 0, to: 0, tier }],
  };
}
const NO_ADVERT = {
  ...{ title: "", description: "", imageUrl: "", altText: "", pricePence: null },
  ...{ disclaimer: "", company: "", destination: "", promoCode: null },
};

interface OwnRate {
  rate: number;
  impressions: number;
  clicks: number;
}

/** The advertiser's own click-through rate at the hours at which the campaign is shown; null without enough history. */
function ownRate(hours: readonly HistoryHour[], byHour: readonly number[]): OwnRate | null {
  const all = sizeOf(hours);
  if (!isEnough(all)) return null;
  const overall = all.clicks / all.impressions;
  const shown = byHour.reduce((sum, count) => sum + count, 0);
  const clicks = byHour.reduce(
    (sum, count, hour) => sum + count * smoothedRate(sizeOf(hours.filter((one) => one.hour === hour)), overall),
    0,
  );
  return { ...all, rate: shown === 0 ? overall : clicks / shown };
}

function rateInterval({ rate, impressions }: OwnRate): Interval {
  const half = NORMAL_95 * Math.sqrt((rate * (1 - rate)) / impressions);
  return { likely: rate * 100, from: Math.max(0, rate - half) * 100, to: (rate + half) * 100 };
}
