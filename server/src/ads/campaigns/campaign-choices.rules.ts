import { HEALTH_TOPICS, LIFESTYLE_SIGNALS } from "../../people/accounts/audience-label.rules";
import { CITIES } from "../../people/accounts/city.rules";
import { ENTITLEMENTS, type Entitlements, TIERS, type Tier } from "../subscriptions/plan.rules";
import { CAMPAIGN_LANGUAGES } from "./campaign.rules";
import type { WantedGroup } from "./reach.rules";

/** The four groups of chips, as the specification names them. */
export const TARGETING_GROUPS = ["GEOGRAPHY", "LANGUAGES", "SYMPTOM_CLUSTERS", "WEARABLE_COHORTS"] as const;
export type TargetingGroup = (typeof TARGETING_GROUPS)[number];

/** What a campaign can use that not every plan includes. */
export type Extra = "relatedTopics" | "returnToTopic" | "abTesting";

export interface Offer {
  isIncluded: boolean;
  fromTier: Tier;
}

export const GROUP_LABELS: Readonly<Record<TargetingGroup, string>> = {
  GEOGRAPHY: "Geography",
  LANGUAGES: "Languages",
  SYMPTOM_CLUSTERS: "Symptom Clusters",
  WEARABLE_COHORTS: "Wearable Cohorts",
};
export const EXTRA_LABELS: Readonly<Record<Extra, string>> = {
  relatedTopics: "Related topics",
  returnToTopic: "Return to topic the same day",
  abTesting: "A/B testing",
};

/** The group of chips by the field of a campaign that keeps its choices. */
export const GROUP_OF: Readonly<Record<WantedGroup, TargetingGroup>> = {
  cities: "GEOGRAPHY",
  languages: "LANGUAGES",
  topics: "SYMPTOM_CLUSTERS",
  signals: "WEARABLE_COHORTS",
};

type Used = TargetingGroup | Extra;
type Entitled = Entitlements["targetingGroups"][number];
const ENTITLED: Readonly<Record<Exclude<Used, "abTesting">, Entitled>> = {
  GEOGRAPHY: "geography",
  LANGUAGES: "languages",
  SYMPTOM_CLUSTERS: "symptom_clusters",
  WEARABLE_COHORTS: "wearable_cohorts",
  relatedTopics: "related_topics",
  returnToTopic: "return_to_topic",
};

/** True when the plan includes it. */
export const includes = (tier: Tier, used: Used): boolean =>
  used === "abTesting" ? ENTITLEMENTS[tier].abTesting : ENTITLEMENTS[tier].targetingGroups.includes(ENTITLED[used]);

/** Whether it is part of the plan, and from which plan on it is. */
export function offerOf(tier: Tier | null, used: Used): Offer {
  const fromTier = TIERS.find((one) => includes(one, used)) ?? "PLATINUM";
  return { isIncluded: tier !== null && includes(tier, used), fromTier };
}

export const RARE_REASON = "under 50 people";

interface Choice {
  value: string;
  label: string;
  isOffered: boolean;
  reason: string | null;
}

/** What can be chosen in a group. @param rare the labels that fewer than 50 people have. */
export function choicesOf(group: TargetingGroup, rare: ReadonlySet<string>): Choice[] {
  const offered = (value: string, label = value): Choice => ({
    ...{ value, label },
    isOffered: !rare.has(value),
    reason: rare.has(value) ? RARE_REASON : null,
  });
  switch (group) {
    case "GEOGRAPHY":
      return CITIES.map((city) => offered(city));
    case "LANGUAGES":
      return Object.entries(CAMPAIGN_LANGUAGES).map(([code, name]) => offered(code, name));
    case "SYMPTOM_CLUSTERS":
      return HEALTH_TOPICS.map((topic) => offered(topic));
    case "WEARABLE_COHORTS":
      return LIFESTYLE_SIGNALS.map((signal) => offered(signal));
  }
}
