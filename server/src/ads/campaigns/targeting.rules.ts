import { HEALTH_TOPICS, type HealthTopic, LIFESTYLE_SIGNALS, maskOf } from "../../people/accounts/audience-label.rules";

/** What a campaign asks of the place and the person. Choices of a group are alternatives, groups hold together. */
export interface Targeting {
  /** None: anywhere. */
  cities: readonly string[];
  languages: readonly string[];
  /** Symptom Clusters. None: any page. */
  topics: readonly string[];
  /** Wearable Cohorts. None: anybody. */
  signals: readonly string[];
  /** Pages of topics that are near to the chosen ones, too. */
  relatedTopics: boolean;
  /** People who took a Health Check of a chosen topic on the same day, too. */
  returnToTopic: boolean;
  /** Fewer than 50 people fit: nothing that is known of a person counts. */
  isTooNarrow: boolean;
}

/** What the health side hands over of a person: bits of accounts/audience-label.rules.ts; 0 without the consents. */
export interface Labels {
  topics: number;
  signals: number;
}

/** What advertising is told of the place where an advert could stand, and of who is there. */
export interface Place {
  /** Null when the patient has not said. */
  city: string | null;
  language: string;
  /** Null on pages without a topic, such as the dashboard. */
  topic: string | null;
  labels: Labels;
  /** A bit for the topic of each Health Check that the person took today; 0 without the consents. */
  topicsToday: number;
}

/** Nothing is known of the person. */
export const NOTHING_KNOWN: Pick<Place, "labels" | "topicsToday"> = {
  labels: { topics: 0, signals: 0 },
  topicsToday: 0,
};

/**
 * Topics whose pages are near to each other. Two topics are near when the same body calls them connected:
 * - Respiratory and Allergies: asthma and allergic rhinitis are one airway's disease (ARIA guidelines with the WHO).
 * - Cardiovascular and Sleep disorders: sleep is one of the eight essentials of a healthy heart (American Heart Association, 2022).
 * - Musculoskeletal and Sleep disorders: long-term pain is among the causes of insomnia (NHS, Insomnia).
 * - Digestive and Allergies: food allergy and intolerance are felt in the gut (NHS, Food intolerance).
 */
export const NEAR_TOPICS: Readonly<Record<HealthTopic, readonly HealthTopic[]>> = {
  Respiratory: ["Allergies"],
  Cardiovascular: ["Sleep disorders"],
  Digestive: ["Allergies"],
  Musculoskeletal: ["Sleep disorders"],
  Allergies: ["Respiratory", "Digestive"],
  "Sleep disorders": ["Cardiovascular", "Musculoskeletal"],
};

const isNear = (topic: string, chosen: readonly string[]): boolean =>
  (NEAR_TOPICS[topic as HealthTopic] ?? []).some((near) => chosen.includes(near));

/** Which of the things that a campaign asks for brought it there. */
export type TopicMatch = "page" | "related" | "label" | "returned";

/** What is left to ask of the person once the place fits; 0: nothing. */
export interface Needs {
  /** The person's labels have one of these topics … */
  topics: number;
  /** … or the person took a Health Check of one of these today. */
  topicsToday: number;
  /** The page does not do by itself. */
  asksForTopic: boolean;
  /** The person's labels have one of these signals. */
  signals: number;
  asksForSignal: boolean;
}

/** True when city and language fit. Who has not said where they live sees what is meant for anywhere. */
export const fitsWhere = (
  { cities, languages }: Pick<Targeting, "cities" | "languages">,
  { city, language }: Pick<Place, "city" | "language">,
): boolean => languages.includes(language) && (cities.length === 0 || (city !== null && cities.includes(city)));

/** How the page alone meets the topics: null when the campaign has none, or the page is about another. */
export function pageMatch(
  { topics, relatedTopics }: Pick<Targeting, "topics" | "relatedTopics">,
  topic: string | null,
): "page" | "related" | null {
  if (topic === null || topics.length === 0) return null;
  if (topics.includes(topic)) return "page";
  return relatedTopics && isNear(topic, topics) ? "related" : null;
}

/** What a campaign whose city and language fit still asks of the person on a page about this topic. */
export function needsOf(targeting: Targeting, topic: string | null): Needs {
  const { topics, signals, returnToTopic, isTooNarrow } = targeting;
  const asksForTopic = topics.length > 0 && pageMatch(targeting, topic) === null;
  const topicMask = asksForTopic && !isTooNarrow ? maskOf(HEALTH_TOPICS, topics) : 0;
  return {
    topics: topicMask,
    topicsToday: returnToTopic ? topicMask : 0,
    asksForTopic,
    signals: isTooNarrow ? 0 : maskOf(LIFESTYLE_SIGNALS, signals),
    asksForSignal: signals.length > 0,
  };
}

/** True when a person with these labels meets what is left. */
export function meets(needs: Needs, { labels, topicsToday }: Pick<Place, "labels" | "topicsToday">): boolean {
  return (
    (!needs.asksForTopic || (needs.topics & labels.topics) !== 0 || (needs.topicsToday & topicsToday) !== 0) &&
    (!needs.asksForSignal || (needs.signals & labels.signals) !== 0)
  );
}

/** True when the campaign may be shown there to this person. */
export const fits = (targeting: Targeting, place: Place): boolean =>
  fitsWhere(targeting, place) && meets(needsOf(targeting, place.topic), place);

/** What of the topics was met: the page before the person. Null for a campaign without topics, or that does not fit. */
export function topicMatch(targeting: Targeting, place: Place): TopicMatch | null {
  if (targeting.topics.length === 0) return null;
  const page = pageMatch(targeting, place.topic);
  if (page) return page;
  const needs = needsOf(targeting, place.topic);
  if ((needs.topics & place.labels.topics) !== 0) return "label";
  return (needs.topicsToday & place.topicsToday) !== 0 ? "returned" : null;
}

/**
 * Where a click leads. A campaign that is shown by topic or signal leads to the company's front door: an address of its own would tell
 * the company what the page, or the person, was about. Null for such a campaign of a company without a website: it cannot be shown.
 */
export function destinationOf(
  targeting: Pick<Targeting, "topics" | "signals">,
  creativeUrl: string,
  companyWebsite: string | null,
): string | null {
  return leadsToWebsite(targeting) ? companyWebsite : creativeUrl;
}

/** True when an address of its own would tell why somebody saw the advert. */
export const leadsToWebsite = ({ topics, signals }: Pick<Targeting, "topics" | "signals">): boolean =>
  topics.length > 0 || signals.length > 0;
