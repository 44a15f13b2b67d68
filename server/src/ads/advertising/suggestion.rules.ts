import { HEALTH_TOPICS, LIFESTYLE_SIGNALS } from "../../people/accounts/audience-label.rules";
import { CITIES } from "../../people/accounts/city.rules";
import { CAMPAIGN_LANGUAGES } from "../campaigns/campaign.rules";
import { CAMPAIGN_LIMITS } from "../campaigns/campaign-input.rules";
import { WANTED_GROUPS, type WantedGroup } from "../campaigns/reach.rules";
import { PLANS, planOf, type Tier } from "../subscriptions/plan.rules";
import type { ForecastWords } from "./forecast.rules";
import { type Counted, ENOUGH, isBetter } from "./history.rules";
import { tierIncludes } from "./paid-month.rules";

/** One change of a campaign that can be compared with leaving it as it is. */
export interface Candidate {
  text: string;
  words: ForecastWords;
}

/** Suggestions that are shown at the most. */
export const MOST_SUGGESTIONS = 5;

const LISTS: Readonly<Record<WantedGroup, readonly string[]>> = {
  cities: CITIES,
  languages: Object.keys(CAMPAIGN_LANGUAGES),
  topics: HEALTH_TOPICS,
  signals: LIFESTYLE_SIGNALS,
};
const POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", minimumFractionDigits: 0 });
const COUNT = new Intl.NumberFormat("en-GB");
const labelOf = (value: string): string => CAMPAIGN_LANGUAGES[value as keyof typeof CAMPAIGN_LANGUAGES] ?? value;

/** A choice more of a group that has some: a group without any asks nothing, and its first choice would take people away. */
const additions = (words: ForecastWords): Candidate[] =>
  WANTED_GROUPS.flatMap((group) =>
    words[group].length === 0
      ? []
      : LISTS[group]
          .filter((value) => !words[group].includes(value))
          .map((value) => ({ text: `Add ${labelOf(value)}`, words: { ...words, [group]: [...words[group], value] } })),
  );

/** The limits of a campaign, each a step wider. */
function widerLimits(words: ForecastWords): Candidate[] {
  const { frequencyCap, dailyCap, monthlyBudgetPence: budget } = words;
  const cap = Math.min(frequencyCap + 2, CAMPAIGN_LIMITS.frequencyCap);
  const daily = dailyCap === null ? null : Math.min(dailyCap * 2, CAMPAIGN_LIMITS.dailyCap);
  const pence = budget === null ? null : Math.round((budget * 1.5) / 100) * 100;
  return [
    cap > frequencyCap && { text: `Raise the frequency cap to ${cap} a day`, words: { ...words, frequencyCap: cap } },
    daily !== null && { text: `Raise the daily cap to ${COUNT.format(daily)}`, words: { ...words, dailyCap: daily } },
    pence !== null && {
      text: `Raise the monthly budget to ${POUNDS.format(pence / 100)}`,
      words: { ...words, monthlyBudgetPence: pence },
    },
  ].filter((candidate) => candidate !== false);
}

const moreTime = (words: ForecastWords): Candidate[] =>
  [
    words.hours.length > 0 && { text: "Run at all hours", words: { ...words, hours: [] } },
    words.weekdays.length > 0 && { text: "Run on all days of the week", words: { ...words, weekdays: [] } },
    words.topics.length > 0 &&
      !words.relatedTopics && { text: "Add related topics", words: { ...words, relatedTopics: true } },
  ].filter((candidate) => candidate !== false);

/** What could be changed about a campaign to be shown more, as far as the plan includes it. */
export const candidatesOf = (words: ForecastWords, tier: Tier): Candidate[] =>
  [...additions(words), ...widerLimits(words), ...moreTime(words)].filter((candidate) =>
    tierIncludes(tier, { ...candidate.words, variantId: null }),
  );

/** The price of a month with so many impressions, those over the quota included, in pence without VAT and not rounded. */
function monthPence(tier: Tier, impressions: number): number {
  const { pricePence, impressions: included, overQuotaRatePence } = planOf(tier);
  return pricePence + (Math.max(0, impressions - included) * overQuotaRatePence) / 1_000;
}

/** The larger plan at which so many impressions cost least, and what is saved, in pence without VAT; null when none saves anything. */
export function cheaperPlan(tier: Tier, impressions: number): { tier: Tier; name: string; savedPence: number } | null {
  const now = monthPence(tier, impressions);
  const larger = PLANS.slice(PLANS.findIndex((plan) => plan.tier === tier) + 1)
    .map((plan) => ({ tier: plan.tier, name: plan.name, savedPence: now - monthPence(plan.tier, impressions) }))
    .sort((a, b) => b.savedPence - a.savedPence);
  return larger.find(({ savedPence }) => savedPence > 0) ?? null;
}

/** An advert, and what it was counted in the last 90 days. */
export interface CountedAdvert extends Counted {
  id: string;
  title: string;
}

/** The other advert of the same page that is clicked most, if it is by more than chance explains; null also with too little history of either. */
export function betterAdvert(
  own: CountedAdvert | undefined,
  others: readonly CountedAdvert[],
): (CountedAdvert & { moreClicksEach: number }) | null {
  if (!own || own.impressions < ENOUGH.impressions) return null;
  const rateOf = ({ clicks, impressions }: Counted) => clicks / impressions;
  const better = others
    .filter((other) => other.impressions >= ENOUGH.impressions && isBetter(other, sumOf(own, other)))
    .map((other) => ({ ...other, moreClicksEach: rateOf(other) - rateOf(own) }))
    .sort((a, b) => b.moreClicksEach - a.moreClicksEach);
  return better[0] ?? null;
}

const sumOf = (a: Counted, b: Counted): Counted => ({
  impressions: a.impressions + b.impressions,
  clicks: a.clicks + b.clicks,
});
