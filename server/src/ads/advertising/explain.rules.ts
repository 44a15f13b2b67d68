import { HEALTH_TOPICS, LIFESTYLE_SIGNALS } from "../../people/accounts/audience-label.rules";
import { CITIES } from "../../people/accounts/city.rules";
import { CAMPAIGN_LANGUAGES } from "../campaigns/campaign.rules";
import { fitsWhere, type Place, pageMatch, type Targeting } from "../campaigns/targeting.rules";
import type { Obstacle } from "./standing.rules";

const named = (words: readonly string[]) => words.map((value) => ({ value, label: value }));

/** What can be said of an imagined place and person: that which campaigns can ask for. */
export const DECISION_CHOICES = {
  cities: named(CITIES),
  languages: Object.entries(CAMPAIGN_LANGUAGES).map(([value, label]) => ({ value, label })),
  topics: named(HEALTH_TOPICS),
  signals: named(LIFESTYLE_SIGNALS),
};

/** What became of a campaign in a choice, those that may be shown first. */
export const OUTCOMES = [
  "WINNER",
  "WAITS_ITS_TURN",
  "HELD_OUT",
  "PACE",
  "DAILY_CAP",
  "BUDGET",
  "SCHEDULE",
  "TIER",
  "NOT_PAID",
  "TOO_NARROW",
  "LABELS",
  "PLACE",
] as const;
export type CandidateOutcome = (typeof OUTCOMES)[number];

/** What is known of a campaign at the choice that is explained. */
export interface Explained {
  targeting: Targeting;
  fitsPerson: boolean;
  obstacle: Obstacle | null;
  isWinner: boolean;
}

/** The first thing that keeps a campaign back: the place, then the person, then what holds everywhere, then the turn. */
export function outcomeOf({ targeting, fitsPerson, obstacle, isWinner }: Explained, place: Place): CandidateOutcome {
  if (isWinner) return "WINNER";
  if (!fitsWhere(targeting, place)) return "PLACE";
  if (!fitsPerson) return asksForLabels(targeting, place) && targeting.isTooNarrow ? "TOO_NARROW" : "LABELS";
  return obstacle ?? "WAITS_ITS_TURN";
}

/** True when the page alone does not do. */
const asksForLabels = (targeting: Targeting, { topic }: Place): boolean =>
  targeting.signals.length > 0 || pageMatch(targeting, topic) === null;

const SENTENCES: Readonly<Record<Exclude<CandidateOutcome, "PLACE" | "LABELS">, string>> = {
  WINNER: "It was next in turn for an impression.",
  WAITS_ITS_TURN: "It could run here, but another campaign was next in turn.",
  HELD_OUT: "It is held out today, so that days with and without it can be compared.",
  PACE: "It is ahead of its pacing for today: the daily cap is spread evenly.",
  DAILY_CAP: "Today's cap has been reached.",
  BUDGET: "This month's budget has been spent.",
  SCHEDULE: "It is outside its scheduled days or hours.",
  TIER: "The advertiser's plan does not include everything that it uses.",
  NOT_PAID: "The advertiser has no paid plan at the moment.",
  TOO_NARROW: "Fewer than 50 people match, so audience labels are not used.",
};

/** A sentence about why it won or lost. */
export function reasonFor(outcome: CandidateOutcome, targeting: Targeting, place: Place): string {
  if (outcome === "PLACE") return placeSentence(targeting, place);
  return outcome === "LABELS" ? labelSentence(targeting, place) : SENTENCES[outcome];
}

function placeSentence({ cities, languages }: Targeting, { city, language }: Place): string {
  if (!languages.includes(language)) return `It is for people who use the site in ${languages.join(", ")}.`;
  return `It is for people in ${cities.join(", ")}, and this one ${city === null ? "has not said where they live" : `lives in ${city}`}.`;
}

function labelSentence(targeting: Targeting, place: Place): string {
  const { topics, signals } = targeting;
  const topicsLeft = pageMatch(targeting, place.topic) === null ? topics : [];
  return `It is for ${[...topicsLeft, ...signals].join(", ")}: the page and the labels do not match.`;
}

/** Where a candidate stands in the list. */
export const rankOf = (outcome: CandidateOutcome): number => OUTCOMES.indexOf(outcome);
