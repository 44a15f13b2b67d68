import { defineTopic } from "../../platform/realtime/topics";

/** A campaign, its creative or what pays for it was changed: it may be shown differently, or no more. Key: the campaign's id. */
export const campaignChanged = defineTopic<{ campaignId: string }>("campaign-changed");

/**
 * Events of a campaign were counted. Key: the campaign's id.
 * `views` is how many impressions were billed, `heldOut` how many requests were held out, as decimal numbers; `origin` names the process
 * that counted them.
 */
export const campaignCounted = defineTopic<{ campaignId: string; views: string; heldOut: string; origin: string }>(
  "campaign-counted",
);

/** The same, for those who watch their own campaigns. Key: the advertiser's id. */
export const ownCampaignChanged = defineTopic<{ campaignId: string }>("own-campaign-changed");
