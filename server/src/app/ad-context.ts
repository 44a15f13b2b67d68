import type { AdPage } from "../ads/advertising/ad-event.rules";
import { ageBandOf, isAdult, type SharedFacts } from "../ads/advertising/audience.rules";
import { whyShown } from "../ads/advertising/why.rules";
import { readHiddenCampaigns, type ShownAdvert } from "../ads/campaigns/advert-choice.service";
import { NOTHING_KNOWN, type Place } from "../ads/campaigns/targeting.rules";
import { readSharedLabels } from "../care/cohorts/sponsorship-profile.service";
import { hasSeriousAnswer } from "../care/consultations/serious-answer.service";
import {
  HEALTH_CHECKS,
  type HealthCheckSlug,
  isHealthCheck,
  showCheck,
} from "../care/health-checks/health-check.rules";
import { keepOffer, readDueChecks, readTakenToday } from "../care/health-checks/health-check.service";
import { readAgeAndGender } from "../care/patients/health-profile.service";
import { readAccount } from "../people/accounts/account.service";
import { HEALTH_TOPICS, maskOf } from "../people/accounts/audience-label.rules";
import { holdsConsent } from "../people/accounts/consent.service";
import type { Who } from "../platform/context";
import { notFound } from "../platform/problems";
import type { HealthCheckOfferType } from "./health-check-offer.type";
import type { ServerContext } from "./request-context";
import type { SponsoredRecommendationType } from "./sponsored-recommendation.type";

/** What the consent to personalised sponsorship lets cross: for figures by groups, and for the choice. */
interface Shared extends Pick<Place, "labels" | "topicsToday"> {
  facts: SharedFacts;
}

/** All that crosses to advertising, but for the topic of the page. */
interface Audience {
  city: string | null;
  language: Awaited<ReturnType<typeof readAccount>>["language"];
  /** Null without the consent to personalised sponsorship. */
  shared: Shared | null;
  besideSeriousAnswer: boolean;
  hidden: ReadonlySet<string>;
}

/**
 * Where the health side meets advertising: all that crosses is the city and the language of the person, what the page is about, whether
 * this is no moment for an advert, and which adverts the person does not want to see. With the consent to personalised sponsorship also
 * the age band and the gender, for figures by groups, and labels that at least 50 people have, for the choice. The consent is read
 * for each request, so a withdrawal holds from the next.
 */
async function readAudience(ctx: ServerContext, who: Who): Promise<Audience> {
  const [{ city, language }, consented, besideSeriousAnswer, hidden] = await Promise.all([
    readAccount(ctx, who),
    holdsConsent(ctx, who.id, "personalised_sponsorship"),
    hasSeriousAnswer(ctx, who.id),
    readHiddenCampaigns(ctx, who),
  ]);
  const shared = consented ? await readShared(ctx, who) : null;
  return { city, language, shared, besideSeriousAnswer, hidden };
}

/** An advert for the dashboard, which has no topic; null when none fits or this is no moment for one. */
export async function recommend(ctx: ServerContext, who: Who): Promise<SponsoredRecommendationType | null> {
  return sponsorFor(ctx, who, await readAudience(ctx, who), "DASHBOARD", null);
}

/**
 * A Health Check to offer now: the first that is due and has a sponsor, at most one a London day. Only the topic of the questionnaire
 * is told to advertising, never that it was answered, or how.
 */
export async function offerHealthCheck(ctx: ServerContext, who: Who): Promise<HealthCheckOfferType | null> {
  const due = await readDueChecks(ctx, who);
  if (due.length === 0) return null;
  const audience = await readAudience(ctx, who);
  for (const slug of due) {
    const sponsor = await sponsorFor(ctx, who, audience, "HEALTH_CHECK", HEALTH_CHECKS[slug].topic);
    if (sponsor) {
      const id = await keepOffer(ctx, who, slug);
      return id === null ? null : { id, check: showCheck(slug, audience.language), sponsor };
    }
  }
  return null;
}

async function sponsorFor(
  ctx: ServerContext,
  who: Who,
  { city, language, shared, besideSeriousAnswer, hidden }: Audience,
  page: AdPage,
  topic: string | null,
): Promise<SponsoredRecommendationType | null> {
  const { labels, topicsToday } = shared ?? NOTHING_KNOWN;
  const place: Place = { city, language, topic, labels, topicsToday };
  const facts = shared?.facts ?? null;
  const choice = await ctx.adverts.choose({ userId: who.id, place, page, shared: facts, besideSeriousAnswer, hidden });
  if (!choice) {
    return null;
  }
  const { id, campaign, creative, tokens } = choice;
  const { altText, destination, ...advert } = creative.advert;
  return {
    id,
    ...advert,
    imageAlt: altText,
    host: new URL(destination).host,
    privacyNote: shared ? "WITH_CONSENT" : "WITHOUT_HEALTH_DATA",
    why: whyShown(campaign, place, campaign.frequencyCap, facts),
    viewToken: tokens.VIEW,
    clickToken: tokens.CLICK,
    engagementToken: tokens.ENGAGEMENT,
  };
}

/**
 * What somebody who agreed to personalised sponsorship shares: nothing under 18, and nothing of the profile, of devices or of Health
 * Checks without the agreement to their use. Labels are of people only who are known to be adults.
 */
async function readShared(ctx: ServerContext, { id }: Who): Promise<Shared> {
  const [{ age, gender }, mayUse] = await Promise.all([readAgeAndGender(ctx, id), holdsConsent(ctx, id, "data_use")]);
  if (!mayUse || !isAdult(age)) return { facts: { ageBand: null, gender: null }, ...NOTHING_KNOWN };
  const facts = { ageBand: ageBandOf(age), gender: gender === "PREFER_NOT_TO_SAY" ? null : gender };
  if (age === null) return { facts, ...NOTHING_KNOWN };
  const [labels, taken] = await Promise.all([readSharedLabels(ctx, id), readTakenToday(ctx, id)]);
  return { facts, labels, topicsToday: topicsOf(taken) };
}

/** The topics of questionnaires, as bits. */
function topicsOf(slugs: readonly string[]): number {
  const topics = slugs.filter(isHealthCheck).map((slug: HealthCheckSlug) => HEALTH_CHECKS[slug].topic ?? "");
  return maskOf(HEALTH_TOPICS, topics);
}

/** The advert of a view token that we wrote, however old it is. @throws NOT_FOUND for any other text. */
export function shownAdvert({ adverts }: ServerContext, viewToken: string): ShownAdvert {
  const token = adverts.tokens.read(viewToken);
  if (token?.kind !== "VIEW") throw notFound();
  return token;
}
