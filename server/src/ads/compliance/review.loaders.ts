import type { DataSource } from "typeorm";
import { groupRows } from "../../platform/loaders";
import type { Violation } from "./judge.rules";

/** A violation of a review. The rule may be gone by now. */
export type KeptViolation = Omit<Violation, "ruleId"> & { ruleId: string | null };

const VIOLATION = `x.rule_id as "ruleId", x.rule_name as "ruleName", x.category, x.severity, x.description, x.matches, x.missing`;

/** What each of these reviews found, the most serious first. */
export async function violationsByReview(db: DataSource, reviewIds: readonly string[]): Promise<KeptViolation[][]> {
  const rows: (KeptViolation & { key: string })[] = await db.query(
    `select x.review_id as key, ${VIOLATION} from ad_review_violations x where x.review_id = any($1)
      order by x.review_id, x.position`,
    [reviewIds],
  );
  const byReview = groupRows(rows, ({ key }) => key);
  return reviewIds.map((id) => byReview.get(id) ?? []);
}

const LATEST = `(select distinct on (version_id) * from ad_reviews where version_id = any($1)
                  order by version_id, submitted_at desc, id desc)`;

/** What the latest review of each of these versions found. */
export async function violationsByVersion(db: DataSource, versionIds: readonly string[]): Promise<KeptViolation[][]> {
  const rows: (KeptViolation & { key: string })[] = await db.query(
    `select r.version_id as key, ${VIOLATION} from ${LATEST} r join ad_review_violations x on x.review_id = r.id
      order by r.version_id, x.position`,
    [versionIds],
  );
  const byVersion = groupRows(rows, ({ key }) => key);
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
  const rows: (ReviewOutcome & { id: string })[] = await db.query(
    `select r.version_id as id, r.decided_at as "reviewedAt", u.name as reviewer, r.reason
       from ${LATEST} r left join users u on u.id = r.decided_by`,
    [versionIds],
  );
  const byId = new Map(rows.map(({ id, ...outcome }) => [id, outcome]));
  return versionIds.map((id) => byId.get(id) ?? NO_OUTCOME);
}
