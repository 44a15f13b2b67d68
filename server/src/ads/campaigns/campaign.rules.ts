/** As stored. Whether a launched campaign waits for the review of its creative is read from the creative. */
export const CAMPAIGN_STATUSES = ["DRAFT", "LIVE", "PAUSED", "ENDED"] as const;
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

/** Clicks per hundred impressions, with two decimals; zero before the first impression. */
export function clickThroughRate(clicks: number, impressions: number): number {
  return impressions === 0 ? 0 : Math.round((clicks / impressions) * 10_000) / 100;
}
