import type { Reader, TimedReader, Who } from "../../platform/context";
import { containing, findRow, type PageAsked, readList, readRow, readSearch } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import type { Delivery } from "../../platform/realtime/topics";
import { creativesById } from "../creatives/creative.loaders";
import type { CreativeStatus } from "../creatives/creative.rules";
import { CreativeVersion } from "../creatives/creative-version.entity";
import type { ComplianceCategory, ComplianceSeverity } from "./compliance.rules";
import { REVIEW_MESSAGES } from "./review.rules";
import type { AdReviewNoticeType, AdReviewType, ComplianceChangeType } from "./review.type";
import { readComplianceTiles } from "./tiles.service";

const REVIEW = `
  select r.id, r.row_version as version, v.creative_id as "creativeId", v.id as "versionId",
         jsonb_build_object('id', o.advertiser_id, 'name', o.name) as advertiser, r.submitted_at as "submittedAt", r.status, r.cause,
         r.decided_at as "reviewedAt", u.name as reviewer, r.reason,
         (select count(*)::int from creative_versions e join ad_reviews s on s.version_id = e.id
           where e.creative_id = v.creative_id and e.number < v.number and s.status in ('NEEDS_REVISION', 'REJECTED')) as "sentBackCount"
    from ad_reviews r join creative_versions v on v.id = r.version_id join creatives c on c.id = v.creative_id
    join companies o on o.advertiser_id = c.advertiser_id left join users u on u.id = r.decided_by`;
const ONE = `${REVIEW} where r.id = $1`;

/** One review. @throws NOT_FOUND. */
export async function readReview(ctx: Reader, id: string): Promise<AdReviewType> {
  return readRow(ctx.db, ONE, id);
}

export interface ReviewFilter extends PageAsked {
  /** Null for all. */
  status?: CreativeStatus | null;
  severity?: ComplianceSeverity | null;
  category?: ComplianceCategory | null;
  /** Part of the title or of the company's name. */
  search?: string | null;
}

const SEARCH_MAX_LENGTH = 100;

/**
 * A page of reviews: those that wait, the longest waiting first; else the newest decision first; all of them, the newest first.
 * @throws BAD_USER_INPUT on `first`, `after` or `search`.
 */
export async function listReviews(
  { db }: Reader,
  { status, severity, category, search, ...place }: ReviewFilter,
): Promise<Page<AdReviewType>> {
  const sought = readSearch(search, SEARCH_MAX_LENGTH, REVIEW_MESSAGES.searchTooLong);
  const parameters: unknown[] = [];
  const next = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [status ? `r.status = ${next(status)}` : "true"];
  if (severity || category) {
    const wanted = [severity && `x.severity = ${next(severity)}`, category && `x.category = ${next(category)}`];
    conditions.push(
      `exists (select from ad_review_violations x where x.review_id = r.id and ${wanted.filter(Boolean).join(" and ")})`,
    );
  }
  if (sought !== "") {
    const pattern = next(containing(sought));
    conditions.push(`(lower(v.title) like ${pattern} or lower(o.name) like ${pattern})`);
  }
  const isDecided = status != null && status !== "PENDING";
  return readList(db, {
    ...place,
    select: REVIEW,
    from: `ad_reviews r join creative_versions v on v.id = r.version_id join creatives c on c.id = v.creative_id
       join companies o on o.advertiser_id = c.advertiser_id`,
    where: conditions.join(" and "),
    parameters,
    by: [isDecided ? "r.decided_at" : "r.submitted_at", "r.id"],
    order: status === "PENDING" ? "asc" : "desc",
    at: isDecided ? "reviewedAt" : "submittedAt",
  });
}

/** What a delivery of `reviewsChanged` means, read again from the database. A review that was taken back is null. */
export async function readComplianceChange(
  ctx: TimedReader,
  delivery: Delivery<{ reviewId: string }>,
): Promise<ComplianceChangeType> {
  const review = delivery.kind === "event" ? await findRow<AdReviewType>(ctx.db, ONE, delivery.event.reviewId) : null;
  return { review, tiles: await readComplianceTiles(ctx) };
}

/** What a delivery of `advertReviewed` means for its advertiser. */
export async function readAdReviewNotice(
  { db }: Reader,
  who: Who,
  delivery: Delivery<{ creativeId: string }>,
): Promise<AdReviewNoticeType> {
  const [creative] = delivery.kind === "event" ? await creativesById(db, [delivery.event.creativeId]) : [];
  const pendingCount = await db
    .getRepository(CreativeVersion)
    .countBy({ status: "PENDING", creative: { advertiserId: who.id } });
  return { creative: creative ?? null, pendingCount };
}
