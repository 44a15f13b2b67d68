import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { insertOne } from "../../platform/entity-rows";
import { ApiKey, ApiKeySecret } from "./api-key.entity";
import { API_KEY_LIMITS, type ApiKeyEnvironment } from "./api-key.rules";
import type { ApiKeyOwner } from "./api-scope.rules";

export interface ApiKeyExample {
  /** Null for a service account. */
  ownerId: string | null;
  /** Who made a service account. */
  madeBy?: string;
  ownerKind: ApiKeyOwner;
  service: string;
  environment?: ApiKeyEnvironment;
  scopes: readonly string[];
  createdAt: Date;
  /** What is kept of its secret. Missing: that of none. */
  secret?: { hash: string; lastFour: string };
}

const LIFETIME_MS = API_KEY_LIMITS.lifetimeDays * 24 * 3_600_000;

/** Stores an example of a key. Unless its secret is given, nobody can use it: its hash is that of none. */
export async function makeApiKey(
  manager: EntityManager,
  { ownerId, madeBy, ownerKind, service, environment = "PRODUCTION", scopes, createdAt, secret }: ApiKeyExample,
): Promise<string> {
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
  const about = { ownerId, madeBy, shownTo: madeBy, ownerKind, service, environment, scopes: [...scopes] };
  const id = await insertOne(manager, ApiKey, { ...about, createdAt, lastRotatedAt: createdAt, expiresAt });
  const { hash, lastFour } = secret ?? {
    hash: randomBytes(32).toString("hex"),
    lastFour: randomBytes(2).toString("hex"),
  };
  await manager.getRepository(ApiKeySecret).insert({ keyId: id, tokenHash: hash, lastFour, createdAt, expiresAt });
  return id;
}
