import type { EntityManager } from "typeorm";
import type { RequestContext } from "./context";

/** One line of the audit trail: opaque ids and words, never a name, an address or health data. */
export interface AuditEntry {
  /** The product's word for what happened, for example `consultation_started`. */
  action: string;
  /** Who did it; null when nobody was signed in. */
  actorId: string | null;
  subjectType: string;
  subjectId: string | null;
  details?: Record<string, string | number | boolean>;
}

/** Writes to the append-only audit trail in the caller's transaction: what is rolled back was not done. */
export async function audit(
  tx: EntityManager,
  ctx: Pick<RequestContext, "requestId" | "clock">,
  entry: AuditEntry,
): Promise<void> {
  await tx.query(
    `insert into audit_entries (occurred_at, request_id, action, actor_id, subject_type, subject_id, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ctx.clock.now(),
      ctx.requestId,
      entry.action,
      entry.actorId,
      entry.subjectType,
      entry.subjectId,
      entry.details ?? {},
    ],
  );
}
