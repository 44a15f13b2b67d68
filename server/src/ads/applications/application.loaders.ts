import { type DataSource, In } from "typeorm";
import { rowsByKey } from "../../platform/loaders";
import { ApplicationDocument } from "./application-document.entity";
import type { ApplicationEventType, ApplicationReviewerType, ReviewedDocumentType } from "./review.type";

/** The documents of applications, the five first. Their words are read by `contentByDocument`. */
export const documentsByApplication = (
  db: DataSource,
  applicationIds: readonly string[],
): Promise<ReviewedDocumentType[][]> =>
  rowsByKey(
    db,
    `select d.application_id as "applicationId", d.id, d.key, d.name, d.date_kind as "dateKind",
            to_char(d.stated_date, 'YYYY-MM-DD') as date, true as required, d.requested_at as "requestedAt", d.status,
            d.file_name as "fileName", d.bytes, d.pages, d.uploaded_at as "uploadedAt", d.reason as "rejectionReason",
            u.name as "markedBy", d.marked_at as "markedAt",
            case when d.file_id is null then 'NO_FILE' when d.content is null then 'NO_TEXT' else 'TEXT' end as "contentState",
            case when d.file_id is not null then '/applications/documents/' || d.id end as url
       from application_documents d left join users u on u.id = d.marked_by
      where d.application_id = any($1) order by d.application_id, d.position`,
    applicationIds,
    "applicationId",
  );

/** The words of documents; null where there are none. */
export async function contentByDocument(db: DataSource, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db
    .getRepository(ApplicationDocument)
    .find({ select: { id: true, content: true }, where: { id: In(ids) } });
  const contents = new Map(rows.map(({ id, content }) => [id, content]));
  return ids.map((id) => contents.get(id) ?? null);
}

/** How many lines of a history are shown. */
const HISTORY_SHOWN = 100;

/** The history of applications, the newest line first. */
export const eventsByApplication = (
  db: DataSource,
  applicationIds: readonly string[],
): Promise<ApplicationEventType[][]> =>
  rowsByKey(
    db,
    `select e.*, u.name as by
       from unnest($1::uuid[]) as wanted (id),
            lateral (select id, application_id as "applicationId", occurred_at as at, what, actor_id, reason, documents
                       from application_events where application_id = wanted.id order by id desc limit $2) e
       left join users u on u.id = e.actor_id order by e.id desc`,
    applicationIds,
    "applicationId",
    HISTORY_SHOWN,
  );

/** Who looks at applications now: everybody once, whoever came first at the beginning. */
export const reviewersByApplication = (
  db: DataSource,
  applicationIds: readonly string[],
): Promise<ApplicationReviewerType[][]> =>
  rowsByKey(
    db,
    `select r.application_id as "applicationId", u.id, u.name, min(r.since) as since
       from application_reviewers r join users u on u.id = r.user_id
      where r.application_id = any($1) and r.seen_at > now() - interval '45 seconds'
      group by r.application_id, u.id, u.name order by since, u.id`,
    applicationIds,
    "applicationId",
  );
