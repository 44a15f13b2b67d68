import { HEALTH_TOPICS, LIFESTYLE_SIGNALS } from "../../people/accounts/audience-label.rules";
import { CITIES } from "../../people/accounts/city.rules";
import { addDays, isDay, londonDay } from "../../platform/london.rules";
import type { CreativeStatus } from "../creatives/creative.rules";
import { asLine, hasUnseen, UNSEEN } from "../creatives/creative-input.rules";
import { planOf, type Tier } from "../subscriptions/plan.rules";
import { CAMPAIGN_LANGUAGES } from "./campaign.rules";
import { offerOf } from "./campaign-choices.rules";
import { labelOf, usedOf } from "./held-back.rules";
import { type AudienceCell, isTooNarrow, type Wanted } from "./reach.rules";
import { hasHourLeft } from "./schedule.rules";

/** All that an advertiser says of a campaign. */
export interface CampaignWords extends Wanted {
  creativeId: string;
  variantId: string | null;
  name: string;
  relatedTopics: boolean;
  returnToTopic: boolean;
  startsOn: string | null;
  endsOn: string | null;
  weekdays: readonly number[];
  hours: readonly number[];
  dailyCap: number | null;
  monthlyBudgetPence: number | null;
  frequencyCap: number;
}

export interface CampaignProblem {
  field: string;
  message: string;
}

export const CAMPAIGN_LIMITS = {
  name: 100,
  dailyCap: 1_000_000,
  /** £1. */
  budgetPence: 100,
  frequencyCap: 20,
  /** A schedule ends at most so many days from today: two years. */
  daysAhead: 731,
} as const;

export const CAMPAIGN_MESSAGES = {
  nameMissing: "Please give the campaign a name.",
  nameTooLong: `Please use at most ${CAMPAIGN_LIMITS.name} characters.`,
  places: "Please select at least one geography and language before launching",
  unknown: "One of these options is not available.",
  creative: "Choose one of your adverts.",
  creativeArchived: "This advert is archived. Restore it, or choose another one.",
  creativeRejected: "This advert was rejected. Choose another one.",
  creativeRevision: "This advert needs changes first. See the reviewer's comments.",
  sameVariant: "Choose two different adverts to test against each other.",
  narrow: "Fewer than 50 people match. Widen your targeting.",
  website: "Add a website to your company profile first: campaigns with this targeting link to it.",
  noPlan: "Choose a plan first.",
  day: "Enter a date, for example 2026-11-20.",
  lastDayOver: "The end date has passed.",
  lastBeforeFirst: "The end date cannot be before the start date.",
  tooFarAhead: "Choose a date within the next two years.",
  noHourLeft: "This schedule leaves no time for the campaign to run. Change the days or the hours.",
  weekdays: "Days of the week are numbers from 1 (Monday) to 7 (Sunday).",
  hours: "Hours are numbers from 0 to 23.",
  dailyCap: "The daily cap can be 1 to 1,000,000 impressions.",
  budget: "Enter a budget of at least £1.00, or leave it empty for no limit.",
  frequencyCap: "The frequency cap can be 1 to 20 impressions per person per day.",
  version: "Say which version of the campaign you changed.",
} as const;

const WORDS: Readonly<Record<keyof Wanted, readonly string[]>> = {
  cities: CITIES,
  languages: Object.keys(CAMPAIGN_LANGUAGES),
  topics: HEALTH_TOPICS,
  signals: LIFESTYLE_SIGNALS,
};

/** Each choice once, in the order of the lists; what no list has stays, and is found wrong. */
const inOrder = (list: readonly string[], chosen: readonly string[]): string[] => [
  ...list.filter((word) => chosen.includes(word)),
  ...new Set(chosen.filter((word) => !list.includes(word))),
];
const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The words as they are kept: trimmed, each choice once and in order. */
export function tidyCampaign(words: CampaignWords): CampaignWords {
  return {
    ...words,
    name: asLine(words.name),
    cities: inOrder(WORDS.cities, words.cities),
    languages: inOrder(WORDS.languages, words.languages),
    topics: inOrder(WORDS.topics, words.topics),
    signals: inOrder(WORDS.signals, words.signals),
    weekdays: sorted(words.weekdays),
    hours: sorted(words.hours),
  };
}

/** The choices that no list has, by their groups. */
export const unknownChoices = (wanted: Wanted): CampaignProblem[] =>
  (Object.keys(WORDS) as (keyof Wanted)[])
    .filter((field) => wanted[field].some((word) => !WORDS[field].includes(word)))
    .map((field) => ({ field, message: CAMPAIGN_MESSAGES.unknown }));

type Findings = (CampaignProblem | false | undefined)[];
const found = (findings: Findings): CampaignProblem[] =>
  findings.filter((finding) => finding !== false && finding !== undefined);
const at = (field: string, isWrong: boolean, message: string) => isWrong && { field, message };
const outside = (value: number | null, from: number, to: number): boolean =>
  value !== null && !(Number.isInteger(value) && value >= from && value <= to);

/**
 * What not even a draft can say, at most one sentence for each field.
 * @param owned which of the adverts are the advertiser's.
 */
export function draftProblems(words: CampaignWords, owned: { has(id: string): boolean }): CampaignProblem[] {
  const { name, creativeId, variantId, startsOn, endsOn } = words;
  const isBadStart = startsOn !== null && !isDay(startsOn);
  const isBadEnd = endsOn !== null && !isDay(endsOn);
  return found([
    at("name", name === "", CAMPAIGN_MESSAGES.nameMissing),
    at("name", [...name].length > CAMPAIGN_LIMITS.name, CAMPAIGN_MESSAGES.nameTooLong),
    at("name", hasUnseen(name), UNSEEN),
    at("creativeId", !owned.has(creativeId), CAMPAIGN_MESSAGES.creative),
    ...variantFindings(variantId, creativeId, owned),
    ...unknownChoices(words),
    at("startsOn", isBadStart, CAMPAIGN_MESSAGES.day),
    at("endsOn", isBadEnd, CAMPAIGN_MESSAGES.day),
    !isBadStart && !isBadEnd && startsOn !== null && endsOn !== null
      ? at("endsOn", endsOn < startsOn, CAMPAIGN_MESSAGES.lastBeforeFirst)
      : undefined,
    at(
      "weekdays",
      words.weekdays.some((day) => outside(day, 1, 7)),
      CAMPAIGN_MESSAGES.weekdays,
    ),
    at(
      "hours",
      words.hours.some((hour) => outside(hour, 0, 23)),
      CAMPAIGN_MESSAGES.hours,
    ),
    at("dailyCap", outside(words.dailyCap, 1, CAMPAIGN_LIMITS.dailyCap), CAMPAIGN_MESSAGES.dailyCap),
    at(
      "monthlyBudgetPence",
      words.monthlyBudgetPence !== null && words.monthlyBudgetPence < CAMPAIGN_LIMITS.budgetPence,
      CAMPAIGN_MESSAGES.budget,
    ),
    at("frequencyCap", outside(words.frequencyCap, 1, CAMPAIGN_LIMITS.frequencyCap), CAMPAIGN_MESSAGES.frequencyCap),
  ]);
}

function variantFindings(variantId: string | null, creativeId: string, owned: { has(id: string): boolean }): Findings {
  if (variantId === null) return [];
  if (variantId === creativeId) return [at("variantId", true, CAMPAIGN_MESSAGES.sameVariant)];
  return [at("variantId", !owned.has(variantId), CAMPAIGN_MESSAGES.creative)];
}

/** How an advert stands that a campaign wants to show. */
export interface AdvertStanding {
  isArchived: boolean;
  /** A version of it may be shown. */
  isServing: boolean;
  newest: CreativeStatus;
}

/** What a launch needs to know of the world. */
export interface LaunchFacts {
  now: Date;
  /** Of the month that is paid for; null when none is. */
  tier: Tier | null;
  website: string | null;
  cells: readonly AudienceCell[];
  /** Those that are the advertiser's, by their ids. */
  adverts: ReadonlyMap<string, AdvertStanding>;
}

/** What speaks against launching a campaign, at most one sentence for each field. */
export function launchProblems(words: CampaignWords, facts: LaunchFacts): CampaignProblem[] {
  const isPlaceless = words.cities.length === 0 || words.languages.length === 0;
  const narrowField = words.signals.length > 0 ? "signals" : "topics";
  const problems = found([
    ...draftProblems(words, facts.adverts),
    at("plan", facts.tier === null, CAMPAIGN_MESSAGES.noPlan),
    advertFinding("creativeId", facts.adverts.get(words.creativeId)),
    at("cities", isPlaceless, CAMPAIGN_MESSAGES.places),
    at("languages", isPlaceless, CAMPAIGN_MESSAGES.places),
    ...tierFindings(words, facts.tier),
    words.variantId === null ? undefined : advertFinding("variantId", facts.adverts.get(words.variantId)),
    at(narrowField, isTooNarrow(facts.cells, words), CAMPAIGN_MESSAGES.narrow),
    at(narrowField, words.topics.length + words.signals.length > 0 && !facts.website, CAMPAIGN_MESSAGES.website),
    ...scheduleFindings(words, facts.now),
  ]);
  const first = new Map<string, CampaignProblem>();
  for (const problem of problems) if (!first.has(problem.field)) first.set(problem.field, problem);
  return [...first.values()];
}

function advertFinding(field: string, advert: AdvertStanding | undefined): CampaignProblem | undefined {
  if (!advert || (advert.isServing && !advert.isArchived)) return undefined;
  if (advert.isArchived) return { field, message: CAMPAIGN_MESSAGES.creativeArchived };
  if (advert.newest === "REJECTED") return { field, message: CAMPAIGN_MESSAGES.creativeRejected };
  return advert.newest === "NEEDS_REVISION" ? { field, message: CAMPAIGN_MESSAGES.creativeRevision } : undefined;
}

/** The field of the input that uses what a plan may not include. */
const FIELD_OF = {
  GEOGRAPHY: "cities",
  LANGUAGES: "languages",
  SYMPTOM_CLUSTERS: "topics",
  WEARABLE_COHORTS: "signals",
  relatedTopics: "relatedTopics",
  returnToTopic: "returnToTopic",
  abTesting: "variantId",
} as const;

function tierFindings(words: CampaignWords, tier: Tier | null): Findings {
  if (tier === null) return [];
  return usedOf(words).map((used) => {
    const { isIncluded, fromTier } = offerOf(tier, used);
    const { name } = planOf(fromTier);
    return at(FIELD_OF[used], !isIncluded, `Your plan does not include ${labelOf(used)}. It comes with ${name}.`);
  });
}

/** Days that the calendar does not have were found before. */
function scheduleFindings(words: CampaignWords, now: Date): Findings {
  const today = londonDay(now);
  const horizon = addDays(today, CAMPAIGN_LIMITS.daysAhead);
  const startsOn = words.startsOn !== null && isDay(words.startsOn) ? words.startsOn : null;
  const endsOn = words.endsOn !== null && isDay(words.endsOn) ? words.endsOn : null;
  const hasHour = hasHourLeft({ ...words, startsOn, endsOn }, now);
  const isOver = endsOn !== null && endsOn < (startsOn !== null && startsOn > today ? startsOn : today);
  return [
    at("startsOn", startsOn !== null && startsOn > horizon, CAMPAIGN_MESSAGES.tooFarAhead),
    at("endsOn", endsOn !== null && endsOn < today, CAMPAIGN_MESSAGES.lastDayOver),
    at("endsOn", endsOn !== null && endsOn > horizon, CAMPAIGN_MESSAGES.tooFarAhead),
    at(words.weekdays.length > 0 ? "weekdays" : "hours", !isOver && !hasHour, CAMPAIGN_MESSAGES.noHourLeft),
  ];
}
