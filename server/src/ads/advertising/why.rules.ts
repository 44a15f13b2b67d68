import { HEALTH_TOPICS, LIFESTYLE_SIGNALS } from "../../people/accounts/audience-label.rules";
import { CAMPAIGN_LANGUAGES, type CampaignLanguage } from "../campaigns/campaign.rules";
import { NEAR_TOPICS, type Place, type Targeting, topicMatch } from "../campaigns/targeting.rules";
import type { SharedFacts } from "./audience.rules";

/** What is counted of a person who agreed to personalised sponsorship. It does not decide which advert is shown. */
function sharedSentence({ ageBand, gender }: SharedFacts, usedLabels: boolean): string {
  const parts = [ageBand && "age group", gender && "gender"].filter(Boolean).join(" and ");
  if (parts !== "")
    return `You agreed to personalised sponsorship. We tell the advertiser how many people saw it by ${parts}, in groups of 10 or more. Your name is never told.`;
  return usedLabels
    ? "You agreed to personalised sponsorship. Your name is never told."
    : "You agreed to personalised sponsorship. Nothing from your health profile was used this time.";
}

const listed = (words: readonly string[]): string => words.map((word) => word.toLowerCase()).join(" and ");

const interest = (words: readonly string[]): string =>
  `We think you may be interested in ${listed(words)}, because of what you shared. The advertiser is not told.`;

/** What of the person's labels the campaign asked for. */
const shownFor = (list: readonly string[], chosen: readonly string[], mask: number): string[] =>
  chosen.filter((label) => (mask & (1 << list.indexOf(label))) !== 0);

/** How the topics of the campaign were met, if it has any. */
function topicSentences(targeting: Targeting, place: Place): string[] {
  const topic = place.topic?.toLowerCase() ?? "";
  switch (topicMatch(targeting, place)) {
    case "page":
      return [`This page is about ${topic}.`];
    case "related": {
      const near = NEAR_TOPICS[place.topic as keyof typeof NEAR_TOPICS].filter((one) => targeting.topics.includes(one));
      return [`This page is about ${topic}, which is near to ${listed(near)}.`];
    }
    case "label":
      return [interest(shownFor(HEALTH_TOPICS, targeting.topics, place.labels.topics))];
    case "returned":
      return [
        `You took a Health Check about ${listed(shownFor(HEALTH_TOPICS, targeting.topics, place.topicsToday))} today. The advertiser is not told.`,
      ];
    default:
      return [];
  }
}

const signalSentences = ({ signals }: Targeting, { labels }: Place): string[] =>
  signals.length > 0 ? [interest(shownFor(LIFESTYLE_SIGNALS, signals, labels.signals))] : [];

/**
 * The answer to 'Why am I seeing this?', a sentence for each thing that counted.
 * @param shared null without the consent to personalised sponsorship.
 */
export function whyShown(
  targeting: Targeting,
  place: Place,
  frequencyCap: number,
  shared: SharedFacts | null,
): string[] {
  const { city, language } = place;
  const name = CAMPAIGN_LANGUAGES[language as CampaignLanguage];
  const match = topicMatch(targeting, place);
  const usedLabels = match === "label" || match === "returned" || targeting.signals.length > 0;
  return [
    targeting.cities.length > 0 && city !== null
      ? `You told us that you live in ${city}.`
      : "The advertiser wants to reach people anywhere in the UK.",
    `You use this site in ${name}.`,
    ...topicSentences(targeting, place),
    ...signalSentences(targeting, place),
    `You see it at most ${frequencyCap === 1 ? "once" : `${frequencyCap} times`} a day.`,
    ...(shared ? [sharedSentence(shared, usedLabels)] : []),
    usedLabels ? "Your questions were not used." : "Your questions and your health records were not used.",
  ];
}
