import type { EntityManager } from "typeorm";
import { AUDIT_KEY, auditEntryWritten } from "./audit.topics";
import type { AuditAction } from "./audit-texts.rules";
import type { RequestContext } from "./context";
import { storedAddress } from "./network-address";
import { publish } from "./realtime/topics";

/** One line of the audit trail: opaque ids and words, never a name, an address or health data. */
export interface AuditEntry {
  /** The product's word for what happened, for example `consultation_started`. */
  action: AuditAction;
  /** Who did it, where that is not whoever asks; null for nobody. */
  actorId?: string | null;
  subjectType: string;
  subjectId: string | null;
  details?: Record<string, string | number | boolean>;
}

type AuditContext = Pick<RequestContext, "requestId" | "clock"> & Partial<Pick<RequestContext, "who" | "address">>;

/**
 * Writes to the append-only audit trail in the caller's transaction: what is rolled back was not done. Whoever watches the log is
 * told after the commit. What was done with a key says which; the address stands beside the trail, where it can be forgotten. Where no request is at hand, the entry has to say who did it.
 */
export async function audit(
  tx: EntityManager,
  ctx: AuditContext & Pick<RequestContext, "who">,
  entry: AuditEntry,
): Promise<void>;
export async function audit(
  tx: EntityManager,
  ctx: AuditContext,
  entry: AuditEntry & { actorId: string | null },
): Promise<void>;
export async function audit(
  tx: EntityManager,
  ctx: AuditContext,
  { actorId = ctx.who?.id ?? null, ...entry }: AuditEntry,
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
      entry.action,
      actorId,
      entry.subjectType,
      entry.subjectId,
      { ...entry.details, ...(ctx.who?.key && { apiKey: ctx.who.key.id }) },
      storedAddress(ctx.address),
    ],
  );
  await publish(tx, auditEntryWritten, AUDIT_KEY, { entryId: id });
}
