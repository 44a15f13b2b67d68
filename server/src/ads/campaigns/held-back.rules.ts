import { londonDay } from "../../platform/london.rules";
import type { CreativeStatus } from "../creatives/creative.rules";
import type { Tier } from "../subscriptions/plan.rules";
import { budgetImpressions } from "./budget.rules";
import { EXTRA_LABELS, type Extra, GROUP_LABELS, includes, type TargetingGroup } from "./campaign-choices.rules";
import type { ShownStatus } from "./campaign-status.rules";
import { isScheduled, londonHour, type Schedule } from "./schedule.rules";

/** What of a campaign decides whether it is shown. */
export interface HeldCampaign extends Schedule {
  status: ShownStatus;
  topics: readonly string[];
  signals: readonly string[];
  relatedTopics: boolean;
  returnToTopic: boolean;
  variantId: string | null;
  isTooNarrow: boolean;
  leadsToWebsite: boolean;
  website: string | null;
  dailyCap: number | null;
  monthlyBudgetPence: number | null;
}

export interface HeldFacts {
  /** Of the month that is paid for; null when none is. */
  tier: Tier | null;
  /** Impressions of the UTC day. */
  viewsToday: number;
  /** Impressions of the calendar month in London. */
  viewsThisMonth: number;
  /** The newest versions of its adverts. */
  newest: readonly CreativeStatus[];
}

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

const REVIEW_SENTENCES: Readonly<Record<CreativeStatus, string>> = {
  DRAFT: "Your advert has not been submitted for review.",
  PENDING: "Your advert is awaiting review.",
  APPROVED: "Your advert is awaiting review.",
  REJECTED: "Your advert was rejected. Choose another one.",
  NEEDS_REVISION: "Your advert needs changes before it can run.",
  SUPERSEDED: "Your advert is awaiting review.",
};
/** With two adverts, the one that is nearest to being shown. */
const NEAREST: readonly CreativeStatus[] = ["PENDING", "DRAFT", "NEEDS_REVISION", "REJECTED"];

export const HELD_BACK_SENTENCES = {
  paused: "You have paused it.",
  unpaid: "You have no paid plan at the moment.",
  narrow: "Fewer than 50 people match the targeting.",
  website: "Your company profile has no website, and this campaign links to it.",
  schedule: "It is outside its scheduled days and hours.",
  dailyCap: "Today's cap has been reached.",
  budget: "This month's budget has been spent.",
} as const;

/** What a campaign uses that plans may not include. */
export function usedOf({
  topics,
  signals,
  relatedTopics,
  returnToTopic,
  variantId,
}: Pick<HeldCampaign, "topics" | "signals" | "relatedTopics" | "returnToTopic" | "variantId">): (
  | TargetingGroup
  | Extra
)[] {
  return [
    ...(topics.length > 0 ? (["SYMPTOM_CLUSTERS"] as const) : []),
    ...(signals.length > 0 ? (["WEARABLE_COHORTS"] as const) : []),
    ...(relatedTopics ? (["relatedTopics"] as const) : []),
    ...(returnToTopic ? (["returnToTopic"] as const) : []),
    ...(variantId === null ? [] : (["abTesting"] as const)),
  ];
}

/** What a thing is called that a plan includes or not. */
export const labelOf = (used: TargetingGroup | Extra): string =>
  used in GROUP_LABELS ? GROUP_LABELS[used as TargetingGroup] : EXTRA_LABELS[used as Extra];

/**
 * Why a campaign is not shown right now, a sentence for each reason; none for drafts and ended ones, of which the status says it.
 * Labels of people that fit too few are one: pages of its topics can still show it.
 */
export function heldBackBy(campaign: HeldCampaign, facts: HeldFacts, now: Date): string[] {
  if (campaign.status === "DRAFT" || campaign.status === "ENDED") return [];
  const { tier } = facts;
  const { startsOn, monthlyBudgetPence: budget, dailyCap } = campaign;
  const isEarly = startsOn !== null && startsOn > londonDay(now);
  const isBudgetUsed = tier !== null && budget !== null && facts.viewsThisMonth >= budgetImpressions(tier, budget);
  const missing = tier === null ? [] : usedOf(campaign).filter((used) => !includes(tier, used));
  return [
    campaign.status === "PAUSED" && HELD_BACK_SENTENCES.paused,
    campaign.status === "IN_REVIEW" && reviewSentence(facts.newest),
    isEarly && `It starts on ${DATE.format(new Date(`${startsOn}T12:00:00Z`))}.`,
    tier === null && HELD_BACK_SENTENCES.unpaid,
    ...missing.map((used) => `Your plan does not include ${labelOf(used)}.`),
    campaign.isTooNarrow && HELD_BACK_SENTENCES.narrow,
    campaign.leadsToWebsite && !campaign.website && HELD_BACK_SENTENCES.website,
    !isEarly && !isScheduled(campaign, londonHour(now.getTime())) && HELD_BACK_SENTENCES.schedule,
    dailyCap !== null && facts.viewsToday >= dailyCap && HELD_BACK_SENTENCES.dailyCap,
    isBudgetUsed && HELD_BACK_SENTENCES.budget,
  ].filter((sentence) => sentence !== false);
}

const reviewSentence = (newest: readonly CreativeStatus[]): string =>
  REVIEW_SENTENCES[NEAREST.find((status) => newest.includes(status)) ?? "PENDING"];
