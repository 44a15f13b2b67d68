import { randomUUID } from "node:crypto";
import type { LiveCampaign } from "./ad-index";

/** A campaign as the engine knows it: for anybody who uses the site in English, without caps, in a paid month of the given day. */
export function liveCampaign(now: Date, given: Partial<LiveCampaign> = {}): LiveCampaign {
  const advert = {
    title: "",
    description: "",
    imageUrl: "",
    altText: "",
    pricePence: null,
    disclaimer: "",
    company: "",
    destination: "",
    promoCode: null,
  };
  return {
    id: randomUUID(),
    advertiserId: randomUUID(),
    name: "A campaign",
    creatives: [{ creativeId: randomUUID(), advert }],
    variantId: null,
    cities: [],
    languages: ["en"],
    topics: [],
    signals: [],
    relatedTopics: false,
    returnToTopic: false,
    isTooNarrow: false,
    startsOn: null,
    endsOn: null,
    weekdays: [],
    hours: [],
    weight: 1,
    dailyCap: null,
    monthlyBudgetPence: null,
    frequencyCap: 3,
    paid: [{ from: now.getTime() - 1_000, to: now.getTime() + 40 * 86_400_000, tier: "PLATINUM" }],
    holdsOutFrom: null,
    viewsToday: 0,
    viewsThisMonth: 0,
    ...given,
  };
}
