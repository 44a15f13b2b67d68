import { AHEAD_DAYS, type ForecastWords, roughly, SAMPLE_DAYS } from "./forecast.rules";
import { ENOUGH, HISTORY_DAYS } from "./history.rules";

const COUNT = new Intl.NumberFormat("en-GB");
const about = (count: number): string => COUNT.format(roughly(count));

/** What the impressions of a forecast were reckoned from. */
export interface Reckoning {
  /** Impressions of all advertisers on the days of the sample. */
  requests: number;
  /** Of those that fit. */
  fitting: number;
  /** What the campaign got of them. */
  won: number;
  competitors: number;
  /** 0 to 1. */
  leftOut: number;
  isLimited: boolean;
  words: ForecastWords;
}

/** How a forecast of impressions came about, sentence by sentence. */
export function whyImpressions(reckoning: Reckoning): string[] {
  const { requests, fitting, won, competitors, leftOut, isLimited, words } = reckoning;
  const percent = fitting === 0 ? 0 : Math.round((won * 100) / fitting);
  return [
    `On the last ${SAMPLE_DAYS} days ${about(requests)} requests ended in an advert of somebody's; ${about(fitting)} of them fit this campaign.`,
    `The chooser decided a sample of them again, with this campaign among the ${competitors} that are running now: it got about ${about(won)} (${percent}%).`,
    "Each day ahead is taken to be like the same day of the week. In 9 of 10 cases the result should lie in the range, judging by how much those days differed.",
    "Requests without an advert that was seen are not stored, so they are not included.",
    leftOut > 0 &&
      `Places shared by fewer than 50 people are left out. The upper end is raised for them, because they had ${Math.ceil(leftOut * 100)}% of all requests.`,
    (words.topics.length > 0 || words.signals.length > 0) &&
      "Nothing about the people was stored with the requests. Topics and signals are drawn as often as people have them, each on its own.",
    words.returnToTopic && "Returning to a topic on the same day is not stored, so it is not included.",
    isLimited && "The daily cap or the budget keeps it from getting more.",
  ].filter((sentence) => sentence !== false);
}

export const WHY_REACH = [
  "The people who would see the advert on each day, added up: somebody who comes on ten days counts ten times.",
  "The people of the sample are counted by day, because nobody is known from one day to the next.",
];

/** @param clicks of the advertiser's last 90 days. */
export const whyClicks = (clicks: number): string[] => [
  `The impressions times your own click-through rate at these hours of the day, learnt from ${about(clicks)} clicks in the last 90 days.`,
  "The range adds the chance in clicks, and in a rate learnt from so many, to the range of the impressions.",
];

export const NO_CLICKS = [
  `Not enough history yet: this needs ${COUNT.format(ENOUGH.impressions)} impressions of yours on ${ENOUGH.days} days of the last ${HISTORY_DAYS}.`,
];

/** @param otherImpressions of the advertiser's other campaigns in the last 28 days. */
export const whyCost = (otherImpressions: number, plan: string): string[] => [
  `What these impressions cost at the ${plan} plan, without VAT: within the quota their share of the price, beyond it the rate over the quota.`,
  `Your other campaigns are taken to use the same ${about(otherImpressions)} impressions as in the last ${SAMPLE_DAYS} days.`,
];

export const whyQuota = (impressions: number, plan: string): string[] => [
  `The impressions of ${AHEAD_DAYS} days as a share of the ${COUNT.format(impressions)} that a month of the ${plan} plan includes.`,
];
