import { APPLICATIONS_KEY, applicationsChanged } from "../ads/applications/application.topics";
import { REVIEWS_KEY, reviewsChanged } from "../ads/compliance/review.topics";
import { pharmacistQueueChanged, QUEUE_KEY } from "../care/consultations/consultation.topics";
import { ANOMALIES_KEY, anomalyRaised } from "../operations/system-health/anomaly.topics";
import { JOBS_KEY, jobsMoved } from "../operations/system-health/failed-job.topics";
import { API_KEYS_KEY, apiKeysChanged } from "../people/api-keys/api-key.topics";
import type { RequestContext, TimedReader } from "../platform/context";
import type { Source } from "../platform/realtime/live-figures";
import { ATTENTION_KINDS, ATTENTION_PERMISSIONS, KEY_ENDS_WITHIN_DAYS } from "./attention.rules";
import type { AttentionItemType, AttentionType } from "./attention.type";

/** What comes with time, or without an announcement, is counted this often while somebody looks, in ms. */
const EVERY_MS = 30_000;

const SOURCES: Source[] = [
  { topic: applicationsChanged, key: APPLICATIONS_KEY },
  { topic: reviewsChanged, key: REVIEWS_KEY },
  { topic: pharmacistQueueChanged, key: QUEUE_KEY },
  { topic: anomalyRaised, key: ANOMALIES_KEY },
  { topic: apiKeysChanged, key: API_KEYS_KEY },
  { topic: jobsMoved, key: JOBS_KEY },
];

/** Everything that waits, whoever asks, in one statement. */
async function countAll({ db, clock }: TimedReader): Promise<AttentionType> {
  const asOf = clock.now();
  const rows: AttentionItemType[] = await db.query(
    `select 'ANOMALIES' as kind, count(*)::int as count, min(opened_at) as since
       from anomalies where resolved_at is null and acknowledged_at is null and not muted
     union all select 'QUESTIONS', count(*)::int, min(waiting_since)
       from escalations where kind = 'QUESTION' and status in ('SENT', 'SEEN', 'CLAIMED')
     union all select 'APPLICATIONS', count(*)::int, min(submitted_at) from applications where status = 'PENDING'
     union all select 'REVIEWS', count(*)::int, min(submitted_at) from ad_reviews where status = 'PENDING'
     union all select 'API_KEYS', count(*)::int, min(expires_at)
       from api_keys where owner_kind = 'STAFF' and revoked_at is null
        and expires_at > $1 and expires_at < $1::timestamptz + make_interval(days => $2)
     union all select 'JOBS', count(*)::int, min(run_at) from graphile_worker.jobs where attempts >= max_attempts
     union all select 'MAILS', count(*)::int, min(failed_at) from outbox_mails where failed_at is not null`,
    [asOf, KEY_ENDS_WITHIN_DAYS],
  );
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return { asOf, items: ATTENTION_KINDS.flatMap((kind) => byKind.get(kind) ?? []).filter(({ count }) => count > 0) };
}

/** What of it concerns the person who asks. */
export function concerning(ctx: RequestContext, { asOf, items }: AttentionType): AttentionType {
  return { asOf, items: items.filter(({ kind }) => ctx.who?.permissions.has(ATTENTION_PERMISSIONS[kind])) };
}

/** What waits now for the person who asks. */
export async function readAttention(ctx: RequestContext): Promise<AttentionType> {
  return concerning(ctx, await countAll(ctx));
}

/** Everything that waits, now and at most once a second from then on; each reader is shown what concerns them. */
export function watchAttention(ctx: RequestContext): Promise<AsyncIterableIterator<AttentionType>> {
  return ctx.figures.watchAll("attention", SOURCES, () => countAll(ctx), EVERY_MS);
}
