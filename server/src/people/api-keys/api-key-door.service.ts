import type { CallMeter, Who } from "../../platform/context";
import { forbidden, Problem } from "../../platform/problems";
import { limitKey } from "../accounts/guess.service";
import { API_KEY_MESSAGES, type KeyFacts, type KeyRefusal, refusalOfKey, rightsOf } from "./api-key.rules";
import { hasChecksum, looksLikeSecret, secretHash } from "./api-key-secret";
import { ACTS_AS, FACTS, KEYS } from "./api-key-store.service";
import { countDeadCall, KeyCall, type KeyCallParts } from "./key-call";

/** What a process needs to read keys. */
export type KeyDoorPlatform = KeyCallParts & Parameters<typeof limitKey>[0];

/** Somebody who came with a key that works. */
export interface KeyCaller {
  who: Who;
  meter: CallMeter;
}

interface Row extends KeyFacts {
  id: string;
  secretId: string;
  /** As whom it acts: itself, if it is a service account. */
  ownerId: string;
}

/** Whatever stands between is not sent to the database. */
const BEARER = /^Bearer +(\S{1,200})$/i;

/**
 * Who comes with a key, at either door; null for somebody who sent none.
 * @param authorization the header, or what stands in its place.
 * @param address where it came from: keys that are not known are counted there.
 * @throws UNAUTHENTICATED for what is no key that works; FORBIDDEN while its owner may not use keys; RATE_LIMITED.
 */
export async function readApiKey(
  platform: KeyDoorPlatform,
  authorization: unknown,
  address: string,
): Promise<KeyCaller | null> {
  if (authorization === undefined || authorization === null) return null;
  const [, secret] = BEARER.exec(typeof authorization === "string" ? authorization.trim() : "") ?? [];
  if (!secret) throw refused(API_KEY_MESSAGES.noScheme, "");
  if (!looksLikeSecret(secret)) throw refused(API_KEY_MESSAGES.noKey);
  if (!hasChecksum(secret)) throw refused(API_KEY_MESSAGES.mistyped);
  const now = platform.clock.now();
  const row = await findSecret(platform, secret, now);
  if (!row) {
    await platform.limits.unknownApiKeys.take(limitKey(platform, address));
    throw refused(API_KEY_MESSAGES.unknown);
  }
  const refusal = refusalOfKey(row, now);
  if (refusal) {
    await countDeadCall(platform, row.id);
    throw problemOf(refusal);
  }
  const { id, secretId, ownerId, ownerKind, scopes } = row;
  const who: Who = {
    id: ownerId,
    role: ownerKind === "STAFF" ? "ADMIN" : "ADVERTISER",
    permissions: new Set(ownerKind === "STAFF" ? rightsOf(row) : []),
    sessionId: "",
    key: { id, secretId, scopes },
  };
  return { who, meter: new KeyCall(platform, { id, secretId, ownerId }) };
}

async function findSecret(
  { db, secrets }: Pick<KeyDoorPlatform, "db" | "secrets">,
  secret: string,
  now: Date,
): Promise<Row | undefined> {
  const [row]: Row[] = await db.query(
    `select k.id, s.id as "secretId", ${ACTS_AS} as "ownerId", s.expires_at as "secretExpiresAt", s.replaced_at as "replacedAt",
            ${FACTS}
       from ${KEYS} join api_key_secrets s on s.key_id = k.id
      where s.token_hash = $2`,
    [now, secretHash(secrets, secret)],
  );
  return row;
}

/** Whether a secret of ours works at this moment; nothing is counted. */
export async function isWorkingSecret(
  platform: Pick<KeyDoorPlatform, "db" | "secrets" | "clock">,
  secret: string,
): Promise<boolean> {
  const now = platform.clock.now();
  const row = await findSecret(platform, secret, now);
  return row !== undefined && !refusalOfKey(row, now);
}

/** A refusal as RFC 6750 says it. */
function refused(message: string, error = ', error="invalid_token"'): Problem {
  const headers = new Map([["www-authenticate", `Bearer realm="api"${error}`]]);
  return new Problem(message, { code: "UNAUTHENTICATED", http: { status: 401, headers } });
}

function problemOf({ state, message }: KeyRefusal): Problem {
  return state === "BLOCKED"
    ? new Problem(message, { ...forbidden().extensions, http: { status: 403 } })
    : refused(message);
}

/** Of these secrets, those that do not work any more, each with its sentence. */
export async function endedSecrets(
  platform: Pick<KeyDoorPlatform, "db" | "clock">,
  secretIds: readonly string[],
): Promise<Map<string, string>> {
  const now = platform.clock.now();
  const rows: (Row & { wanted: string })[] = await platform.db.query(
    `select wanted.id as wanted, k.id, s.expires_at as "secretExpiresAt", s.replaced_at as "replacedAt", ${FACTS}
       from unnest($2::uuid[]) as wanted (id) left join (${KEYS} join api_key_secrets s on s.key_id = k.id)
         on s.id = wanted.id`,
    [now, secretIds],
  );
  const ended = new Map<string, string>();
  for (const row of rows) {
    const message = row.id ? refusalOfKey(row, now)?.message : API_KEY_MESSAGES.unknown;
    if (message) ended.set(row.wanted, message);
  }
  return ended;
}
