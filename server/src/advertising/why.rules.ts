import { CAMPAIGN_LANGUAGES, type CampaignLanguage, type Place, type Targeting } from "../campaigns/campaign.rules";

/**
 * The answer to 'Why am I seeing this?', a sentence for each thing that counted. Nothing else did: also with the consent to
 * personalised sponsorship, because nothing of a health profile is handed over yet.
 */
export function whyShown(
  { cities, topics }: Targeting,
  { city, language, topic }: Place,
  frequencyCap: number,
  consented: boolean,
): string[] {
  const name = CAMPAIGN_LANGUAGES[language as CampaignLanguage];
  return [
    cities.length > 0 && city !== null
      ? `You told us that you live in ${city}.`
      : "The advertiser wants to reach people anywhere in the UK.",
    `You use this site in ${name}.`,
    ...(topics.length > 0 && topic !== null ? [`This page is about ${topic.toLowerCase()}.`] : []),
    `You see it at most ${frequencyCap === 1 ? "once" : `${frequencyCap} times`} a day.`,
    ...(consented
      ? ["You agreed to personalised sponsorship. Nothing from your health profile was used this time."]
      : []),
    "Your questions and your health records were not used.",
  ];
}
