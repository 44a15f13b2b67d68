import type { EntityManager } from "typeorm";
import { AUDIT_KEY, auditEntryWritten } from "./audit.topics";
import type { AuditAction } from "./audit-texts.rules";
import type { RequestContext } from "./context";
import { storedAddress } from "./network-address";
import { publish } from "./realtime/topics";

/** What an entry says beside the act and its subject. */
interface AuditMore {
  /** Who did it, where that is not whoever asks; null for nobody. */
  actorId?: string | null;
  details?: Record<string, string | number | boolean>;
}

type AuditContext = Pick<RequestContext, "requestId" | "clock"> & Partial<Pick<RequestContext, "who" | "address">>;

/** What was acted on: its kind, and its id where it has one. */
type Subject = readonly [type: string, id: string | null];

/**
 * Writes to the append-only audit trail in the caller's transaction: what is rolled back was not done. It has opaque ids and words, never a
 * name, an address or health data. Whoever watches the log is told after the commit. What was done with a key says which; the address
 * stands beside the trail, where it can be forgotten. Where no request is at hand, the entry has to say who did it.
 * @param action the product's word for what happened, for example `consultation_started`.
 */
export async function audit(
  tx: EntityManager,
  ctx: AuditContext & Pick<RequestContext, "who">,
  action: AuditAction,
  subject: Subject,
  more?: AuditMore,
): Promise<void>;
export async function audit(
  tx: EntityManager,
  ctx: AuditContext,
  action: AuditAction,
  subject: Subject,
  more: AuditMore & { actorId: string | null },
): Promise<void>;
export async function audit(
  tx: EntityManager,
  ctx: AuditContext,
  action: AuditAction,
  subject: Subject,
  { actorId = ctx.who?.id ?? null, details }: AuditMore = {},
): Promise<void> {
  const [{ id }]: [{ id: string }] = await tx.query(
    `with entry as (
       insert into audit_entries (occurred_at, request_id, action, actor_id, subject_type, subject_id, details)
       values ($1, $2, $3, $4, $5, $6, $7) returning id),
     placed as (
       insert into audit_addresses (entry_id, address, occurred_at) select id, $8::inet, $1 from entry where $8::inet is not null)
     select id::text from entry`,
    [
      ctx.clock.now(),
      ctx.requestId,
      action,
      actorId,
      ...subject,
      { ...details, ...(ctx.who?.key && { apiKey: ctx.who.key.id }) },
      storedAddress(ctx.address),
    ],
  );
  await publish(tx, auditEntryWritten, AUDIT_KEY, { entryId: id });
}
