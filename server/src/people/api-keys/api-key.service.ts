import { type EntityManager, IsNull, MoreThan, Raw } from "typeorm";
import { readPaidTier } from "../../ads/subscriptions/usage.service";
import type { RequestContext, Who } from "../../platform/context";
import { takeLock } from "../../platform/database";
import { insertOne, readOne } from "../../platform/entity-rows";
import { conflict, type FieldProblem, forbidden, invalid, invalidFields, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { lockPerson } from "../accounts/person-lock.service";
import { ApiKey, ApiKeySecret } from "./api-key.entity";
import {
  API_KEY_LIMITS,
  API_KEY_MESSAGES,
  expiryFrom,
  type KeyFacts,
  mayHaveKeys,
  refusalOfKey,
  scopeOf,
  scopesNamed,
  tidyService,
} from "./api-key.rules";
import { apiKeyEnded } from "./api-key.topics";
import type { ApiKeyInput, ApiKeyType, IssuedApiKeyType } from "./api-key.type";
import { givableScopes, readApiKeyView, visibleKey } from "./api-key-list.service";
import { newApiSecret, secretHash } from "./api-key-secret";
import { ACTS_AS, FACTS, KEYS, noteKey } from "./api-key-store.service";
import type { ApiKeyOwner } from "./api-scope.rules";

/** Held while the keys of service accounts are counted. */
const SERVICE_ACCOUNTS_LOCK = 4242036;

/**
 * Makes a key that acts for whoever makes it, or for staff a service account, which acts in its own name.
 * @throws BAD_USER_INPUT; FORBIDDEN; CONFLICT with 20 living keys.
 */
export async function createApiKey(ctx: RequestContext, who: Who, draft: ApiKeyInput): Promise<IssuedApiKeyType> {
  const owner: ApiKeyOwner = who.role === "ADMIN" ? "STAFF" : "ADVERTISERS";
  const now = ctx.clock.now();
  const { service, scopes } = readDraft(draft, owner);
  if (owner === "ADVERTISERS" && !mayHaveKeys(await readPaidTier(ctx.db, who.id, now))) {
    throw forbidden(API_KEY_MESSAGES.plan);
  }
  refuseOverreach(who, scopes);
  const { environment, isServiceAccount } = draft;
  const [ownerId, madeBy] = isServiceAccount ? [null, who.id] : [who.id, null];
  const secret = newApiSecret(environment);
  const key = await ctx.db.transaction(async (tx) => {
    await refuseSurplus(tx, who, { service, isServiceAccount }, now);
    const expiresAt = expiryFrom(now);
    const whose = { ownerId, ownerKind: owner, madeBy, shownTo: madeBy };
    const times = { createdAt: now, lastRotatedAt: now, expiresAt };
    const id = await insertOne(tx, ApiKey, { ...whose, service, environment, scopes, ...times });
    await addSecret(tx, ctx, { keyId: id, secret, now, expiresAt });
    const details = { environment, scopes: scopes.join(" "), ...(isServiceAccount && { isServiceAccount }) };
    await noteKey(tx, ctx, { action: "api_key_created", id, ownerId: ownerId ?? id, details });
    return readApiKeyView(tx, who, now, id);
  });
  return { secret, key, message: API_KEY_MESSAGES.created };
}

/**
 * Gives a key a new secret that works for 90 days. Every older one goes on for the overlap at the most.
 * @throws BAD_USER_INPUT on `overlapHours`; NOT_FOUND; FORBIDDEN for keys of advertisers and beyond one's rights; CONFLICT for a
 * key that has ended.
 */
export async function rotateApiKey(
  ctx: RequestContext,
  who: Who,
  { id, overlapHours }: { id: string; overlapHours: number },
): Promise<IssuedApiKeyType> {
  if (!(API_KEY_LIMITS.overlapHours as readonly number[]).includes(overlapHours)) {
    throw invalid("overlapHours", API_KEY_MESSAGES.overlap);
  }
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const taken = await takeKey(tx, who, id, now);
    if (who.role === "ADMIN" && taken.ownerKind === "ADVERTISERS") throw forbidden(API_KEY_MESSAGES.staffOnly);
    const refusal = refusalOfKey(taken, now);
    if (refusal) throw refusal.state === "BLOCKED" ? forbidden(refusal.message) : conflict(refusal.message);
    refuseOverreach(who, taken.scopes); // the new secret can do what its scopes say, and whoever rotates gets it
    await retireSecrets(tx, id, now, overlapHours);
    const secret = newApiSecret(taken.environment);
    const expiresAt = expiryFrom(now);
    await addSecret(tx, ctx, { keyId: id, secret, now, expiresAt });
    const shownTo = taken.isServiceAccount ? who.id : null;
    await tx.getRepository(ApiKey).update({ id }, { lastRotatedAt: now, expiresAt, remindedDays: null, shownTo });
    await noteKey(tx, ctx, {
      action: "api_key_rotated",
      id,
      ownerId: taken.ownerId,
      details: { overlapHours },
    });
    await publish(tx, apiKeyEnded, id, { keyId: id });
    return { secret, key: await readApiKeyView(tx, who, now, id), message: API_KEY_MESSAGES.rotated };
  });
}

/** Ends a key with all its secrets at once and for good. @throws NOT_FOUND; CONFLICT for a key that has ended. */
export async function revokeApiKey(ctx: RequestContext, who: Who, id: string): Promise<ApiKeyType> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const taken = await takeKey(tx, who, id, now);
    const refusal = refusalOfKey(taken, now);
    if (refusal && refusal.state !== "BLOCKED") throw conflict(refusal.message);
    await tx.getRepository(ApiKey).update({ id }, { revokedAt: now });
    await noteKey(tx, ctx, { action: "api_key_revoked", id, ownerId: taken.ownerId, details: {} });
    await publish(tx, apiKeyEnded, id, { keyId: id });
    return readApiKeyView(tx, who, now, id);
  });
}

interface TakenKey extends KeyFacts, Pick<ApiKey, "environment"> {
  ownerId: string;
}

/** A key that `who` may see, locked against others who change it; its use goes on. @throws NOT_FOUND. */
async function takeKey(tx: EntityManager, who: Who, id: string, now: Date): Promise<TakenKey> {
  await readOne(tx, ApiKey, visibleKey(who, id), { lock: { mode: "for_no_key_update" } });
  // Read once the lock is held: what somebody changed meanwhile counts.
  const [key]: TakenKey[] = await tx.query(
    `select ${ACTS_AS} as "ownerId", k.environment, k.expires_at as "secretExpiresAt", null as "replacedAt", ${FACTS}
       from ${KEYS} where k.id = $2`,
    [now, id],
  );
  if (!key) throw notFound();
  return key;
}

/** The present secret, and those replaced before, end with the overlap at the latest. @throws CONFLICT for too many of them. */
async function retireSecrets(tx: EntityManager, id: string, now: Date, overlapHours: number): Promise<void> {
  await tx.query(
    `update api_key_secrets
        set replaced_at = coalesce(replaced_at, $2), expires_at = least(expires_at, $2::timestamptz + make_interval(hours => $3))
      where key_id = $1 and (replaced_at is null or expires_at > $2)`,
    [id, now, overlapHours],
  );
  const working = await tx.getRepository(ApiKeySecret).countBy({ keyId: id, expiresAt: MoreThan(now) });
  if (working > API_KEY_LIMITS.retiring) throw conflict(API_KEY_MESSAGES.tooManyRetiring);
}

async function addSecret(
  tx: EntityManager,
  { secrets }: Pick<RequestContext, "secrets">,
  { keyId, secret, now, expiresAt }: { keyId: string; secret: string; now: Date; expiresAt: Date },
): Promise<void> {
  const kept = { tokenHash: secretHash(secrets, secret), lastFour: secret.slice(-4) };
  await tx.getRepository(ApiKeySecret).insert({ keyId, ...kept, createdAt: now, expiresAt });
}

/** @throws BAD_USER_INPUT on every field that is wrong. */
function readDraft(draft: ApiKeyInput, owner: ApiKeyOwner): { service: string; scopes: string[] } {
  const { serviceShortest, serviceLongest } = API_KEY_LIMITS;
  const service = tidyService(draft.service);
  const problems: FieldProblem[] = [];
  if (service.length < serviceShortest || service.length > serviceLongest) {
    problems.push({ field: "input.service", message: API_KEY_MESSAGES.serviceLength });
  }
  if (draft.scopes.length === 0) {
    problems.push({ field: "input.scopes", message: API_KEY_MESSAGES.scopesMissing });
  } else if (draft.scopes.some((name) => !scopeOf(name, owner))) {
    problems.push({ field: "input.scopes", message: API_KEY_MESSAGES.scopeUnknown });
  }
  if (draft.isServiceAccount && owner === "ADVERTISERS") {
    problems.push({ field: "input.isServiceAccount", message: API_KEY_MESSAGES.companyKeys });
  }
  const [first, ...rest] = problems;
  if (first) throw invalidFields([first, ...rest]);
  return { service, scopes: scopesNamed(draft.scopes).map(({ name }) => name) };
}

/** @throws FORBIDDEN when somebody lacks what these scopes allow. */
function refuseOverreach(who: Who, scopes: readonly string[]): void {
  const givable = new Set(givableScopes(who).map(({ name }) => name));
  if (!scopes.every((name) => givable.has(name))) throw forbidden(API_KEY_MESSAGES.overreach);
}

/**
 * An owner's keys are made one at a time, and so are service accounts.
 * @throws BAD_USER_INPUT on `service` that is taken; CONFLICT with too many keys.
 */
async function refuseSurplus(
  tx: EntityManager,
  { id }: Who,
  { service, isServiceAccount }: Pick<ApiKeyInput, "service" | "isServiceAccount">,
  now: Date,
): Promise<void> {
  if (!(await lockPerson(tx, id))) throw forbidden(API_KEY_MESSAGES.suspended);
  if (isServiceAccount) await takeLock(tx, SERVICE_ACCOUNTS_LOCK);
  const living = { ownerId: isServiceAccount ? IsNull() : id, revokedAt: IsNull(), expiresAt: MoreThan(now) };
  const keys = tx.getRepository(ApiKey);
  const sameName = Raw((column) => `lower(${column}) = lower(:service)`, { service });
  const { serviceAccountTaken, serviceAccountsFull, serviceTaken, tooMany } = API_KEY_MESSAGES;
  if (await keys.existsBy({ ...living, service: sameName })) {
    throw invalid("input.service", isServiceAccount ? serviceAccountTaken : serviceTaken);
  }
  if ((await keys.countBy(living)) >= API_KEY_LIMITS.keys)
    throw conflict(isServiceAccount ? serviceAccountsFull : tooMany);
}
