import type { EntityManager } from "typeorm";
import type { RequestContext } from "../../platform/context";
import { takeLock } from "../../platform/database";
import { publish } from "../../platform/realtime/topics";
import { AdReview, KeptViolation } from "./ad-review.entity";
import type { Violation } from "./judge.rules";
import type { ReviewCause } from "./review.rules";
import { REVIEWS_KEY, reviewsChanged } from "./review.topics";

/** Decisions are made beside each other, but never beside a rule that stops adverts. */
const RULES_LOCK = 4242028;

/** Holds rules off that would stop adverts, until the transaction ends. */
export const holdRules = (tx: EntityManager): Promise<void> => takeLock(tx, RULES_LOCK, "_shared");

/** Holds decisions off until the transaction ends, since they were judged by other rules. */
export const holdDecisions = (tx: EntityManager): Promise<void> => takeLock(tx, RULES_LOCK);

/** Begins a review of a version, with the rules that it breaks now, in the caller's transaction. */
export async function beginReview(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  { versionId, cause, violations }: { versionId: string; cause: ReviewCause; violations: readonly Violation[] },
): Promise<string> {
  const { id } = await tx.getRepository(AdReview).save({
    ...{ versionId, cause, status: "PENDING", submittedAt: ctx.clock.now(), rowVersion: 1 },
    ...{ decidedAt: null, decidedBy: null, reason: null },
  });
  await keepViolations(tx, id, violations);
  await publish(tx, reviewsChanged, REVIEWS_KEY, { reviewId: id });
  return id;
}

/** Keeps what an advert breaks in place of what was kept for the review before. */
export async function keepViolations(
  tx: EntityManager,
  reviewId: string,
  violations: readonly Violation[],
): Promise<void> {
  const kept = tx.getRepository(KeptViolation);
  await kept.delete({ reviewId });
  const broken = violations.map((violation, at) => ({ ...violation, reviewId, position: at + 1 }));
  if (broken.length > 0) await kept.insert(broken);
}
