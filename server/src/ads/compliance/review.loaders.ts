import type { DataSource } from "typeorm";
import { readEntities } from "../../platform/entity-rows";
import { groupRows, rowById } from "../../platform/loaders";
import { KeptViolation } from "./ad-review.entity";

/** What each of these reviews found, the most serious first. */
export async function violationsByReview(db: DataSource, reviewIds: readonly string[]): Promise<KeptViolation[][]> {
  const rest = "where review_id = any($1) order by ad_review_violations.review_id, ad_review_violations.position";
  const byReview = groupRows(await readEntities(db, KeptViolation, rest, [reviewIds]), ({ reviewId }) => reviewId);
  return reviewIds.map((id) => byReview.get(id) ?? []);
}

const LATEST = `(select distinct on (version_id) * from ad_reviews where version_id = any($1)
                  order by version_id, submitted_at desc, id desc)`;

/** What the latest review of each of these versions found. */
export async function violationsByVersion(db: DataSource, versionIds: readonly string[]): Promise<KeptViolation[][]> {
  const rest = `x join ${LATEST} r on r.id = x.review_id order by r.version_id, x.position`;
  const beside = { versionId: "r.version_id" };
  const rows = await readEntities(db, KeptViolation, rest, [versionIds], { more: beside });
  const byVersion = groupRows(rows, ({ versionId }) => versionId);
  return versionIds.map((id) => byVersion.get(id) ?? []);
}

/** How the latest review of a version ended. */
export interface ReviewOutcome {
  reviewedAt: Date | null;
  reviewer: string | null;
  reason: string | null;
}

const NO_OUTCOME: ReviewOutcome = { reviewedAt: null, reviewer: null, reason: null };

/** How the latest review of each of these versions ended; nothing while it has not. */
export async function outcomesByVersion(db: DataSource, versionIds: readonly string[]): Promise<ReviewOutcome[]> {
  const rows = await rowById<ReviewOutcome>(
    db,
    `select r.version_id as id, r.decided_at as "reviewedAt", u.name as reviewer, r.reason
       from ${LATEST} r left join users u on u.id = r.decided_by`,
    versionIds,
  );
  return rows.map((row) => row ?? NO_OUTCOME);
}
