import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext } from "../../platform/context";
import { publish } from "../../platform/realtime/topics";
import { API_KEYS_KEY, apiKeysChanged } from "./api-key.topics";

/** Anything that statements can be asked of. */
export type Source = Pick<EntityManager, "query">;

/** Keys `k` with their owners `u`, of which a service account has none. */
export const KEYS = "api_keys k left join users u on u.id = k.owner_id";

/** As whom a key acts: its owner, or itself. */
export const ACTS_AS = "coalesce(k.owner_id, k.id)";

/** What decides whether a key works, of KEYS; $1 is the time now. */
export const FACTS = `k.owner_kind as "ownerKind", k.owner_id is null as "isServiceAccount", k.scopes, k.revoked_at as "revokedAt",
  coalesce(u.suspended_at is not null or u.role <> case k.owner_kind when 'STAFF' then 'ADMIN' else 'ADVERTISER' end, false) as "isClosed",
  case when k.owner_kind = 'STAFF' then array(
    select distinct p from staff_memberships m join staff_roles r on r.id = m.role_id, unnest(r.permissions) p
     where m.user_id = k.owner_id) else '{}' end as permissions,
  case when k.owner_kind = 'ADVERTISERS' then (
    select p.tier from subscription_periods p
     where p.advertiser_id = k.owner_id and p.period_start <= $1 and p.period_end > $1
     order by p.period_start desc limit 1) end as tier`;

/** Writes to the audit trail what was done to a key, and tells those who look at keys. */
export async function noteKey(
  tx: EntityManager,
  ctx: RequestContext,
  { action, id, ownerId, details }: NotedKey,
): Promise<void> {
  await audit(tx, ctx, action, ["api_key", id], { details });
  for (const key of [ownerId, API_KEYS_KEY]) {
    await publish(tx, apiKeysChanged, key, { keyId: id });
  }
}

interface NotedKey {
  action: Extract<AuditAction, `api_key_${string}`>;
  id: string;
  ownerId: string;
  details: Record<string, string | number | boolean>;
}
