import type { PersonalData } from "../../platform/personal-data";

/** The keys with which somebody's programs use the API. */
export const API_KEY_DATA: readonly PersonalData[] = [
  {
    columns: ["api_keys.owner_id"],
    erasure: "Your API keys stop working at once and are deleted, with the counts of their use.",
    export: {
      key: "apiKeys",
      title: "Your API keys",
      about: "The keys with which programs use the API for you. The keys themselves are kept nowhere.",
      roles: ["ADVERTISER", "ADMIN"],
      labels: {
        service: "Service",
        environment: "Environment",
        scopes: "Scopes",
        madeAt: "Made",
        rotatedAt: "Rotated",
        expiresAt: "Expires",
        revokedAt: "Revoked",
        lastUsedAt: "Last used",
        calls: "Calls",
      },
      sql: `select k.created_at as at, k.id, k.service, k.environment, k.scopes, k.created_at as "madeAt", k.last_rotated_at as "rotatedAt",
                   k.expires_at as "expiresAt", k.revoked_at as "revokedAt",
                   (select max(s.last_used_at) from api_key_secrets s where s.key_id = k.id) as "lastUsedAt",
                   (select coalesce(sum(h.calls), 0)::int from api_key_hours h where h.key_id = k.id) as calls
              from api_keys k where k.owner_id = $1 and (k.created_at, k.id) > ($2, $3) order by k.created_at, k.id limit $4`,
    },
  },
  {
    columns: ["api_keys.made_by", "api_keys.shown_to"],
    erasure: "Service accounts that you made or rotated go on working, without your name.",
  },
];
