import type { Who } from "../../platform/context";
import { planOf, type Tier } from "../subscriptions/plan.rules";
import type { AdvertisingContext } from "./ad-engine";
import {
  banded,
  type DayFigure,
  type ForecastMetric,
  type ForecastWords,
  type Interval,
  isMore,
  roughly,
} from "./forecast.rules";
import type { CampaignForecastType, CampaignSuggestionsType, ForecastFigureType } from "./forecast.type";
import { costOf, each, type Outcome, outcomeOf } from "./forecast-outcome";
import { askForecast, type Question } from "./forecast-question.service";
import { NO_CLICKS, WHY_REACH, whyClicks, whyCost, whyImpressions, whyQuota } from "./forecast-words.rules";
import { readAdvertsLike } from "./history.service";
import { betterAdvert, type Candidate, candidatesOf, cheaperPlan, MOST_SUGGESTIONS } from "./suggestion.rules";

export interface Suggestion extends ForecastWords {
  text: string;
  impressions: number;
  /** Null without enough of the advertiser's own history. */
  clicks: number | null;
  costPence: number;
  /** The advert to show instead; null when it stays. */
  creativeId: string | null;
  /** The plan to change to; null when it stays. */
  tier: Tier | null;
}

/**
 * What a campaign would get in the 28 days from tomorrow on: a sample of the last 28 days' requests, decided again by the chooser with this
 * campaign among those that run now. Figures are bands in two significant digits.
 * @param campaignId the campaign that is changed; null for a new one.
 * @throws what `askForecast` does.
 */
export async function forecastCampaign(
  ctx: AdvertisingContext,
  who: Who,
  words: ForecastWords,
  campaignId: string | null,
): Promise<CampaignForecastType> {
  const { state, days, againAt, question } = await askForecast(ctx, who, words, campaignId);
  const figures = question ? figuresOf(question, outcomeOf(question, days, words)) : [];
  return { state, from: days[0] ?? "", to: days.at(-1) ?? "", figures, againAt };
}

function figuresOf(question: Question, outcome: Outcome): ForecastFigureType[] {
  const { tier, sample, hours, otherImpressions, fitting, words, live, campaignId } = question;
  const { name, impressions: included } = planOf(tier);
  const clicks = hours.reduce((sum, hour) => sum + hour.clicks, 0);
  const reckoning = {
    ...{ words, fitting, requests: sample.requests, leftOut: sample.leftOut, isLimited: outcome.isLimited },
    won: sumOf(outcome.replayed.impressions),
    competitors: live.filter(({ id }) => id !== campaignId).length,
  };
  const figure = (metric: ForecastMetric, of: Interval | null, least: number, why: string[]): ForecastFigureType => ({
    ...{ metric, why },
    ...(of ? banded(of, least) : { likely: null, from: null, to: null }),
  });
  const whyRate = outcome.clicks ? whyClicks(clicks) : NO_CLICKS;
  // What follows from impressions follows from their band: several roundings of one number would tell it more exactly.
  const shown = banded(outcome.impressions, 10);
  const cost = each(shown, (impressions) => costOf(question, impressions));
  const quota = each(shown, (impressions) => roughly((impressions * 10_000) / included) / 100);
  return [
    figure("IMPRESSIONS", outcome.impressions, 10, whyImpressions(reckoning)),
    figure("REACH", outcome.reach, 10, WHY_REACH),
    figure("CLICKS", outcome.clicks, 1, whyRate),
    {
      ...figure("CTR", null, 1, whyRate.slice(0, 1)),
      ...(outcome.ctr && each(outcome.ctr, (rate) => twoPlaces(rate))),
    },
    figure("COST", cost, 100, whyCost(otherImpressions, name)),
    { ...figure("QUOTA", null, 1, whyQuota(included, name)), ...quota },
  ];
}

const sumOf = (days: readonly DayFigure[]): number => days.reduce((sum, { value }) => sum + value, 0);
const twoPlaces = (value: number): number => Math.round(value * 100) / 100;

/**
 * Changes that would bring a campaign more. First a larger plan that costs less and an advert of the same page that is clicked more often; then
 * those with more impressions, by more than chance, the most first: each is the difference of two forecasts of the same sample.
 * @param creativeId the advert that the campaign shows; null when none was chosen.
 * @throws what `askForecast` does.
 */
export async function suggestChanges(
  ctx: AdvertisingContext,
  who: Who,
  words: ForecastWords,
  campaignId: string | null,
  creativeId: string | null,
): Promise<CampaignSuggestionsType> {
  const { state, days, againAt, question } = await askForecast(ctx, who, words, campaignId);
  if (!question) return { state, againAt, suggestions: [] };
  const base = outcomeOf(question, days, words);
  const found: Suggestion[] = [];
  for (const candidate of candidatesOf(words, question.tier)) {
    await turn();
    const suggestion = compare(question, base, outcomeOf(question, days, candidate.words), candidate);
    if (suggestion) found.push(suggestion);
  }
  found.sort((a, b) => b.impressions - a.impressions || (a.text < b.text ? -1 : 1));
  const same = [planChange(question, base), await advertChange(ctx, who, base, words, creativeId)];
  return { state, againAt, suggestions: [...same.filter((one) => one !== null), ...found].slice(0, MOST_SUGGESTIONS) };
}

/** The same impressions at a plan at which they cost less. */
function planChange({ tier, otherImpressions, words }: Question, { impressions }: Outcome): Suggestion | null {
  const cheaper = cheaperPlan(tier, otherImpressions + impressions.likely);
  const saved = cheaper && roughly(cheaper.savedPence);
  if (!cheaper || !saved) return null;
  const text = `Change to the ${cheaper.name} plan`;
  return { ...words, text, impressions: 0, clicks: 0, costPence: -saved, creativeId: null, tier: cheaper.tier };
}

/** The same impressions with another advert of the same page. */
async function advertChange(
  ctx: AdvertisingContext,
  who: Who,
  { impressions }: Outcome,
  words: ForecastWords,
  creativeId: string | null,
): Promise<Suggestion | null> {
  if (creativeId === null) return null;
  const adverts = await readAdvertsLike(ctx.db, ctx.clock.now(), who.id, creativeId);
  const own = adverts.find(({ id }) => id === creativeId);
  const better = betterAdvert(
    own,
    adverts.filter((one) => one !== own),
  );
  const clicks = better && roughly(impressions.likely * better.moreClicksEach);
  if (!better || !clicks) return null;
  const text = `Show “${better.title}” instead`;
  return { ...words, text, impressions: 0, clicks, costPence: 0, creativeId: better.id, tier: null };
}

/** One turn of the event loop: other requests go on meanwhile. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The difference in two significant digits; null when there is none, or it can be chance. */
function compare(question: Question, base: Outcome, changed: Outcome, { text, words }: Candidate): Suggestion | null {
  const before = new Map(base.replayed.impressions.map(({ day, value }) => [day, value]));
  const byDay = changed.replayed.impressions.map(({ day, value }) => ({ day, value: value - (before.get(day) ?? 0) }));
  const impressions = roughly(changed.impressions.likely - base.impressions.likely, 10);
  if (impressions <= 0 || !(base.isLimited || isMore(byDay))) return null;
  const now = roughly(base.impressions.likely, 10);
  const costPence = roughly(costOf(question, now + impressions) - costOf(question, now));
  const clicks = base.clicks && changed.clicks ? roughly(changed.clicks.likely - base.clicks.likely) : null;
  return { ...words, text, impressions, clicks, costPence, creativeId: null, tier: null };
}
