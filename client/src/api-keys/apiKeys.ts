import { graphql } from "../gql";
import type { ApiKey_KeyFragment, ApiKeyEnvironment, ApiKeyOwner, ApiScope_ScopeFragment } from "../gql/graphql";
import type { StatusLevel } from "../ui/StatusChip";

graphql(`
  fragment ApiScope_scope on ApiScope {
    name
    label
    description
    isWriting
  }
`);

graphql(`
  fragment ApiKey_key on ApiKey {
    id
    service
    environment
    scopes {
      ...ApiScope_scope @unmask
    }
    maskedKey
    state
    standing
    ownerName
    isServiceAccount
    madeBy
    createdAt
    lastRotatedAt
    expiresAt
    daysLeft
    lastUsedAt
    revokedAt
    retiring {
      maskedKey
      worksUntil
      lastUsedAt
    }
    canChange
  }
`);

graphql(`
  fragment IssuedApiKey_issued on IssuedApiKey {
    secret
    message
    key {
      ...ApiKey_key @unmask
    }
  }
`);

export type ApiKey = ApiKey_KeyFragment;
export type ApiScope = ApiScope_ScopeFragment;
export type { ApiKeyOwner };

export const ENVIRONMENTS: readonly ApiKeyEnvironment[] = ["PRODUCTION", "STAGING", "DEVELOPMENT"];
export const OWNERS: readonly ApiKeyOwner[] = ["STAFF", "ADVERTISERS"];

/** How each state of a key looks; a key that works as it should has no mark. */
export const LEVELS: Readonly<Record<ApiKey["state"], StatusLevel>> = {
  ACTIVE: "normal",
  EXPIRING: "warning",
  EXPIRED: "critical",
  BLOCKED: "critical",
  REVOKED: "idle",
};

/** Whether a key can still do something, or could again. */
export const isEnded = ({ state }: Pick<ApiKey, "state">): boolean => state === "EXPIRED" || state === "REVOKED";
