import { readAccount } from "../accounts/account.service";
import { holdsConsent } from "../accounts/consent.service";
import { whyShown } from "../advertising/why.rules";
import type { Place } from "../campaigns/campaign.rules";
import { hasSeriousAnswer } from "../consultations/serious-answer.service";
import { imageUrlOf } from "../creatives/creative.rules";
import type { Who } from "../platform/context";
import type { ServerContext } from "./request-context";
import type { SponsoredRecommendationType } from "./sponsored-recommendation.type";

/**
 * Where the health side meets advertising: all that crosses is the city and the language of the person, that the dashboard has
 * no topic, and whether this is no moment for an advert.
 */
export async function recommend(ctx: ServerContext, who: Who): Promise<SponsoredRecommendationType | null> {
  const [{ city, language }, consented, besideSeriousAnswer] = await Promise.all([
    readAccount(ctx, who),
    holdsConsent(ctx, who.id, "personalised_sponsorship"),
    hasSeriousAnswer(ctx, who.id),
  ]);
  const place: Place = { city, language, topic: null };
  const choice = ctx.adverts.choose({ userId: who.id, place, page: "DASHBOARD", besideSeriousAnswer });
  if (!choice) {
    return null;
  }
  const { id, campaign, tokens } = choice;
  const { imageKey, altText, destination, ...advert } = campaign.advert;
  return {
    id,
    ...advert,
    imageUrl: imageUrlOf(imageKey),
    imageAlt: altText,
    host: new URL(destination).host,
    privacyNote: consented ? "WITH_CONSENT" : "WITHOUT_HEALTH_DATA",
    why: whyShown(campaign, place, campaign.frequencyCap, consented),
    viewToken: tokens.VIEW,
    clickToken: tokens.CLICK,
    engagementToken: tokens.ENGAGEMENT,
  };
}
