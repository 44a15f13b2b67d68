import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { conflict, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import type { VersionView } from "../creatives/creative.loaders";
import { CREATIVE_MESSAGES } from "../creatives/creative.rules";
import { addDraft, lockCreative, newestVersion, readCreative } from "../creatives/creative.service";
import type { CreativeType } from "../creatives/creative.type";
import { TEXT_LIMITS } from "../creatives/creative-input.rules";
import { CreativeVersion } from "../creatives/creative-version.entity";
import { activeRules } from "./active-rules.service";
import { AdReview, type BrokenRule } from "./ad-review.entity";
import { ADVERT_FIELDS, type AdvertText } from "./compliance.rules";
import { judgeAdvert, type Violation } from "./judge.rules";
import { violationsByVersion } from "./review.loaders";
import { REVIEWS_KEY, reviewsChanged } from "./review.topics";
import { beginReview } from "./review-store.service";

/**
 * Sends the draft of an advert to be reviewed, with the rules that it breaks now.
 * @throws NOT_FOUND; CONFLICT when there is no draft, or it is archived.
 */
export async function submitCreative(ctx: RequestContext, who: Who, id: string): Promise<CreativeType> {
  const rules = await activeRules(ctx);
  await ctx.db.transaction((tx) => submitDraft(tx, ctx, who, id, rules));
  return readCreative(ctx, who, id);
}

/**
 * The same in the caller's transaction, which locks the advert.
 * @param rules those in force, read before the transaction began.
 */
export async function submitDraft(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  id: string,
  rules: Awaited<ReturnType<typeof activeRules>>,
): Promise<void> {
  const { archivedAt } = await lockCreative(tx, who, id);
  if (archivedAt) throw conflict(CREATIVE_MESSAGES.archived);
  const version = await newestVersion(tx, id);
  if (version.status !== "DRAFT") throw conflict(CREATIVE_MESSAGES.nothingToSubmit);
  const violations = await judgeAdvert(rules, version);
  const sent = { status: "PENDING", submittedAt: ctx.clock.now() } as const;
  await tx.getRepository(CreativeVersion).update({ id: version.id }, sent);
  await beginReview(tx, ctx, { versionId: version.id, cause: "SUBMITTED", violations });
  await audit(tx, ctx, "creative_submitted", ["creative", id], {
    actorId: who.id,
    details: { version: version.number, violations: violations.length },
  });
}

/**
 * Takes an advert back before anybody has decided: it is a draft again. One that was shown before stays as it was, and a copy of it
 * becomes the draft.
 * @throws NOT_FOUND; CONFLICT when it does not wait.
 */
export async function withdrawCreative(ctx: RequestContext, who: Who, id: string): Promise<CreativeType> {
  await ctx.db.transaction(async (tx) => {
    await lockCreative(tx, who, id);
    const version = await newestVersion(tx, id);
    if (version.status !== "PENDING") throw conflict(CREATIVE_MESSAGES.notPending);
    await takeReviewBack(tx, version.id);
    await reopen(tx, ctx, version);
    await audit(tx, ctx, "creative_withdrawn", ["creative", id], {
      actorId: who.id,
      details: { version: version.number },
    });
  });
  return readCreative(ctx, who, id);
}

/** Nobody has decided, so nothing is left of the review. */
async function takeReviewBack(tx: EntityManager, versionId: string): Promise<void> {
  const reviews = tx.getRepository(AdReview);
  const { id } = await reviews.findOneByOrFail({ versionId, status: "PENDING" });
  await reviews.delete({ id });
  await publish(tx, reviewsChanged, REVIEWS_KEY, { reviewId: id });
}

async function reopen(tx: EntityManager, ctx: RequestContext, version: CreativeVersion): Promise<void> {
  const versions = tx.getRepository(CreativeVersion);
  if (!version.approvedAt) {
    await versions.update({ id: version.id }, { status: "DRAFT", submittedAt: null });
    return;
  }
  await versions.update({ id: version.id }, { status: "SUPERSEDED" });
  const { creativeId, number, title, description, altText, disclaimer, pricePence, targetUrl } = version;
  const { pictureId, imageKey } = version;
  const words = { title, description, altText, disclaimer, pricePence, targetUrl };
  await addDraft(tx, ctx, { creativeId, number: number + 1, ...words, pictureId, imageKey });
}

/**
 * What rules would say about a text while it is typed. Nothing is kept.
 * @throws BAD_USER_INPUT on a field that no advert could have; RATE_LIMITED.
 */
export async function hintsFor(ctx: RequestContext, who: Who, text: AdvertText): Promise<Violation[]> {
  await ctx.limits.adHints.take(who.id);
  for (const field of ADVERT_FIELDS) {
    // As it is typed: what was pasted may be longer than what can be saved, and is told so by its field.
    if (text[field].length > TEXT_LIMITS[field] * 10) {
      throw invalid(field, `Please use at most ${TEXT_LIMITS[field]} characters.`);
    }
  }
  return judgeAdvert(await activeRules(ctx), text);
}

/** What a version breaks: by its latest review; a draft as the rules judge now. */
export async function violationsOf(ctx: RequestContext, { id, ...version }: VersionView): Promise<BrokenRule[]> {
  if (version.status !== "DRAFT") return ctx.loaders.get(violationsByVersion).load(id);
  const { title, description, imageAlt: altText, disclaimer } = version;
  return judgeAdvert(await activeRules(ctx), { title, description, altText, disclaimer });
}
