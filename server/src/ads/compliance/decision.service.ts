import { type EntityManager, In, LessThan } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import type { MailName } from "../../platform/mail.rules";
import { mailTo } from "../../platform/mail.service";
import { conflict, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { lockCreative } from "../creatives/creative.service";
import { servingChanged } from "../creatives/creative.topics";
import { CreativeVersion } from "../creatives/creative-version.entity";
import { rulesInForce } from "./active-rules.service";
import { AdReview, KeptViolation } from "./ad-review.entity";
import { judgeAdvert, type Violation } from "./judge.rules";
import { type Decision, isDecision, lateSentence, REVIEW_MESSAGES, reasonProblem } from "./review.rules";
import { readReview } from "./review.service";
import { advertReviewed, REVIEWS_KEY, reviewsChanged } from "./review.topics";
import type { AdReviewType } from "./review.type";
import { holdRules, keepViolations } from "./review-store.service";

interface Asked {
  id: string;
  /** The review's, as it was seen. */
  version: number;
  status: string;
  reason?: string | null;
}

const MAILS: Readonly<Record<Decision, MailName>> = {
  APPROVED: "advertApproved",
  REJECTED: "advertRejected",
  NEEDS_REVISION: "advertNeedsRevision",
};

/**
 * Decides about an advert. Approved, it is shown in place of the version before; the advertiser is told by mail and notice.
 * @throws BAD_USER_INPUT on `status` or `reason`; NOT_FOUND; CONFLICT with a sentence about who was first, or when the rules changed
 *   and it breaks another one now.
 */
export async function decideAd(ctx: RequestContext, who: Who, { id, version, ...asked }: Asked): Promise<AdReviewType> {
  const { status } = asked;
  if (!isDecision(status)) throw invalid("status", REVIEW_MESSAGES.notADecision);
  const reason = (asked.reason ?? "").trim();
  const review = await readReview(ctx, id);
  const isStale = await ctx.db.transaction(async (tx) => {
    await holdRules(tx);
    await lockCreative(tx, review.advertiser, review.creativeId);
    await refuseLate(tx, id, version);
    const advert = await tx.getRepository(CreativeVersion).findOneByOrFail({ id: review.versionId });
    const violations = await judgeAdvert(await rulesInForce(tx, ctx), advert);
    if (status === "APPROVED" && (await breaksMore(tx, id, violations))) {
      await refresh(tx, id, violations);
      return true;
    }
    const problem = reasonProblem(status, reason, status === "APPROVED" ? violations : []);
    if (problem) throw invalid("reason", problem);
    await keepDecision(tx, ctx, { id, version, status, reason: reason || null, by: who.id });
    await carryOut(tx, ctx, review, advert, status);
    await mailTo(tx, ctx, review.advertiser.id, MAILS[status], {
      words: { title: advert.title, reason, note: reason === "" ? "" : `“${reason}”` },
    });
    await publish(tx, advertReviewed, review.advertiser.id, { creativeId: review.creativeId });
    await publish(tx, reviewsChanged, REVIEWS_KEY, { reviewId: id });
    await audit(tx, ctx, "advert_reviewed", ["ad_review", id], {
      actorId: who.id,
      details: { status, version: advert.number, violations: violations.length },
    });
    return false;
  });
  if (isStale) throw conflict(REVIEW_MESSAGES.rulesChanged);
  return readReview(ctx, id);
}

async function refuseLate(tx: EntityManager, id: string, version: number): Promise<void> {
  const more = { by: "(select u.name from users u where u.id = decided_by)" };
  const [row] = await readEntities<AdReview, { by: string | null }>(tx, AdReview, "where id = $1", [id], { more });
  // It can have been withdrawn since it was read.
  if (row?.status !== "PENDING" || row.rowVersion !== version) {
    throw conflict(row ? lateSentence({ ...row, at: row.decidedAt }) : REVIEW_MESSAGES.changedMeanwhile);
  }
}

/** Whether the advert breaks a rule that the reviewer was not shown. */
async function breaksMore(tx: EntityManager, id: string, violations: readonly Violation[]): Promise<boolean> {
  const kept = await tx.getRepository(KeptViolation).findBy({ reviewId: id });
  return violations.some((violation) => !kept.some(({ ruleId }) => ruleId === violation.ruleId));
}

async function refresh(tx: EntityManager, id: string, violations: readonly Violation[]): Promise<void> {
  await keepViolations(tx, id, violations);
  await tx.getRepository(AdReview).increment({ id }, "rowVersion", 1);
  await publish(tx, reviewsChanged, REVIEWS_KEY, { reviewId: id });
}

async function keepDecision(
  tx: EntityManager,
  { clock }: RequestContext,
  {
    id,
    version,
    status,
    reason,
    by,
  }: { id: string; version: number; status: Decision; reason: string | null; by: string },
): Promise<void> {
  const waiting = { id, rowVersion: version, status: "PENDING" } as const;
  const decided = { status, reason, decidedBy: by, decidedAt: clock.now(), rowVersion: version + 1 };
  if (!(await tx.getRepository(AdReview).update(waiting, decided)).affected)
    throw conflict(REVIEW_MESSAGES.changedMeanwhile);
}

/** What the decision means for the version, and an approval for those before it. */
async function carryOut(
  tx: EntityManager,
  ctx: RequestContext,
  { creativeId, advertiser }: AdReviewType,
  { id, number, approvedAt }: CreativeVersion,
  status: Decision,
): Promise<void> {
  const versions = tx.getRepository(CreativeVersion);
  if (status !== "APPROVED") {
    await versions.update({ id }, { status });
    return;
  }
  const now = ctx.clock.now();
  const older = "version_id in (select id from creative_versions where creative_id = :creativeId and number < :number)";
  const waiting = tx.getRepository(AdReview).createQueryBuilder().update().where("status = 'PENDING'");
  const superseded = { status: "SUPERSEDED", decidedAt: now, rowVersion: () => "row_version + 1" } as const;
  await waiting.andWhere(older, { creativeId, number }).set(superseded).execute();
  const before = { creativeId, number: LessThan(number), status: In(["APPROVED", "PENDING"]) };
  await versions.update(before, { status: "SUPERSEDED" });
  await versions.update({ id }, { status, approvedAt: approvedAt ?? now });
  await publish(tx, servingChanged, advertiser.id, { creativeId, advertiserId: advertiser.id });
}
