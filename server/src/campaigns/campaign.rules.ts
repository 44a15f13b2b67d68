export const CAMPAIGN_STATUSES = ["LIVE", "PAUSED", "ENDED"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** ISO 639-1 codes with the names that the portal shows. */
export const CAMPAIGN_LANGUAGES = {
  en: "English",
  fr: "French",
  es: "Spanish",
  de: "German",
  it: "Italian",
  pl: "Polish",
} as const;
export type CampaignLanguage = keyof typeof CAMPAIGN_LANGUAGES;

/** What a campaign asks of the place where it is shown. No cities: anywhere. No topics: any page. */
export interface Targeting {
  cities: readonly string[];
  languages: readonly string[];
  topics: readonly string[];
}

/** What advertising is told of the place where an advert could stand. */
export interface Place {
  /** Null when the patient has not said. */
  city: string | null;
  language: string;
  /** Null on pages without a topic, such as the dashboard. */
  topic: string | null;
}

/** True when the campaign may be shown there. Who has not said where they live sees what is meant for anywhere. */
export function fits({ cities, languages, topics }: Targeting, { city, language, topic }: Place): boolean {
  return (
    languages.includes(language) &&
    (cities.length === 0 || (city !== null && cities.includes(city))) &&
    (topics.length === 0 || (topic !== null && topics.includes(topic)))
  );
}

/**
 * Where a click leads. A campaign that is shown by topic leads to the company's front door: an address of its own would tell
 * the company what the page was about. Null for such a campaign of a company without a website: it cannot be shown.
 */
export function destinationOf(
  topics: readonly string[],
  creativeUrl: string,
  companyWebsite: string | null,
): string | null {
  return topics.length > 0 ? companyWebsite : creativeUrl;
}

/** Clicks per hundred impressions, with two decimals; zero before the first impression. */
export function clickThroughRate(clicks: number, impressions: number): number {
  return impressions === 0 ? 0 : Math.round((clicks / impressions) * 10_000) / 100;
}
