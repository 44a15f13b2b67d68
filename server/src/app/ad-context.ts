import { readAccount } from "../accounts/account.service";
import { holdsConsent } from "../accounts/consent.service";
import { whyShown } from "../advertising/why.rules";
import { readHiddenCampaigns, type ShownAdvert } from "../campaigns/advert-choice.service";
import type { Place } from "../campaigns/campaign.rules";
import { hasSeriousAnswer } from "../consultations/serious-answer.service";
import { imageUrlOf } from "../creatives/creative.rules";
import type { Who } from "../platform/context";
import { notFound } from "../platform/problems";
import type { ServerContext } from "./request-context";
import type { SponsoredRecommendationType } from "./sponsored-recommendation.type";

/**
 * Where the health side meets advertising: all that crosses is the city and the language of the person, that the dashboard has
 * no topic, whether this is no moment for an advert, and which adverts the person does not want to see.
 */
export async function recommend(ctx: ServerContext, who: Who): Promise<SponsoredRecommendationType | null> {
  const [{ city, language }, consented, besideSeriousAnswer, hidden] = await Promise.all([
    readAccount(ctx, who),
    holdsConsent(ctx, who.id, "personalised_sponsorship"),
    hasSeriousAnswer(ctx, who.id),
    readHiddenCampaigns(ctx, who),
  ]);
  const place: Place = { city, language, topic: null };
  const choice = ctx.adverts.choose({ userId: who.id, place, page: "DASHBOARD", besideSeriousAnswer, hidden });
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

/** The advert of a view token that we wrote, however old it is. @throws NOT_FOUND for any other text. */
export function shownAdvert({ adverts }: ServerContext, viewToken: string): ShownAdvert {
  const token = adverts.tokens.read(viewToken);
  if (token?.kind !== "VIEW") throw notFound();
  return token;
}
