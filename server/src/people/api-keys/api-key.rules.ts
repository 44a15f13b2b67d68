import { ENTITLEMENTS, type Tier } from "../../ads/subscriptions/plan.rules";
import { PERMISSION_NEEDS } from "../accounts/permission.rules";
import { API_SCOPES, type ApiKeyOwner, type ApiScope } from "./api-scope.rules";

export const API_KEY_ENVIRONMENTS = ["PRODUCTION", "STAGING", "DEVELOPMENT"] as const;
/** What a key is for: a label. Every key acts on the data of this installation. */
export type ApiKeyEnvironment = (typeof API_KEY_ENVIRONMENTS)[number];

export const API_KEY_STATES = ["ACTIVE", "EXPIRING", "EXPIRED", "REVOKED", "BLOCKED"] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

export const API_KEY_LIMITS = {
  /** How long a secret works, in days. */
  lifetimeDays: 90,
  /** A key with fewer days left is to be rotated. */
  warningDays: 7,
  /** How long the old secret may go on after a rotation, in hours. */
  overlapHours: [0, 1, 24, 72, 168],
  defaultOverlapHours: 24,
  /** Cost points of a key in a minute, at all processes together. */
  pointsPerMinute: 30_000,
  serviceShortest: 2,
  serviceLongest: 60,
  /** Living keys of an owner, and service accounts. */
  keys: 20,
  /** Replaced secrets of a key that still work. */
  retiring: 10,
  usageDays: 90,
  /** How long counts of use and replaced secrets are kept, in days. */
  keptDays: 400,
} as const;

/** The days before the expiry at which the owner is mailed, the latest last. */
export const REMINDER_DAYS = [14, 7, 1] as const;

export const API_KEY_MESSAGES = {
  created: "API key created successfully",
  rotated: "API key rotated successfully",
  expiresSoon: "API key expires soon. Please rotate the key.",
  noScheme: "Send the API key as: Authorization: Bearer hak_…",
  noKey: "This is not an API key.",
  mistyped: "This API key contains a typing error. Please copy the whole key again.",
  unknown: "This API key is not recognised.",
  expired: "This API key has expired. Please create a new one.",
  revoked: "This API key has been revoked.",
  retired: "This API key has been replaced by a newer one. Please use that one.",
  plan: "API keys are part of the Platinum plan.",
  suspended: "The account that this API key belongs to is closed.",
  shownToGone: "The person who was shown this key has left. Please rotate the key.",
  noRights: "The person who created this API key no longer has the permissions that it needs.",
  changed: "The permissions of this API key have changed. Please reconnect.",
  tooManyRefusals: "Too many requests with this API key. Please wait a moment.",
  serviceLength: "Please enter a service name of 2 to 60 characters.",
  serviceTaken: "You already have an API key for a service with this name.",
  scopesMissing: "Please choose at least one scope.",
  scopeUnknown: "These keys cannot have this scope.",
  overreach: "You can only grant permissions that you have yourself.",
  serviceAccountTaken: "There is already a service account with this name.",
  serviceAccountsFull: "There are already 20 service accounts. Revoke one that is no longer needed.",
  companyKeys: "Your API keys belong to your company already.",
  tooMany: "You already have 20 API keys. Revoke one that you no longer need.",
  tooManyRetiring: "This API key has been rotated too many times. End the old ones straight away, or wait.",
  overlap: "Please choose 0, 1, 24, 72 or 168 hours.",
  days: "Choose 1 to 90 days.",
  staffOnly: "Only the advertiser can rotate this API key.",
  mayNotManage: "You need the permission 'Manage security' to create API keys.",
} as const;

/** What decides whether a secret works. */
export interface KeyFacts {
  ownerKind: ApiKeyOwner;
  /** It belongs to the platform and to nobody in person. */
  isServiceAccount: boolean;
  scopes: readonly string[];
  revokedAt: Date | null;
  /** When the secret ends. */
  secretExpiresAt: Date;
  /** When a rotation replaced the secret; null for the present one. */
  replacedAt: Date | null;
  /** Its owner is suspended, or of another role by now. */
  isClosed: boolean;
  /** Staff: what the owner may do now. */
  permissions: readonly string[];
  /** Advertisers: what is paid for now. */
  tier: Tier | null;
}

/** A state in which a key does not work, with its sentence. */
export interface KeyRefusal {
  state: "EXPIRED" | "REVOKED" | "BLOCKED";
  message: string;
}

/** Why a secret does not work at that moment; null when it does. */
export function refusalOfKey(facts: KeyFacts, now: Date): KeyRefusal | null {
  if (facts.revokedAt) return { state: "REVOKED", message: API_KEY_MESSAGES.revoked };
  if (facts.secretExpiresAt <= now) {
    return { state: "EXPIRED", message: facts.replacedAt ? API_KEY_MESSAGES.retired : API_KEY_MESSAGES.expired };
  }
  if (facts.isClosed) return { state: "BLOCKED", message: API_KEY_MESSAGES.suspended };
  if (facts.ownerKind === "ADVERTISERS" && !mayHaveKeys(facts.tier)) {
    return { state: "BLOCKED", message: API_KEY_MESSAGES.plan };
  }
  if (facts.ownerKind === "STAFF" && rightsOf(facts).length === 0) {
    return { state: "BLOCKED", message: API_KEY_MESSAGES.noRights };
  }
  return null;
}

/** Whether a paid month of this tier includes keys. */
export const mayHaveKeys = (tier: Tier | null): boolean => tier !== null && ENTITLEMENTS[tier].apiKeys;

/** What a key of staff may do: what its scopes need, with what those permissions need themselves; of a person's, as far as that person may do it now. */
export function rightsOf({
  scopes,
  permissions,
  isServiceAccount,
}: Pick<KeyFacts, "scopes" | "permissions" | "isServiceAccount">): string[] {
  const named = scopesNamed(scopes).flatMap(({ permission }) => permission ?? []);
  const needed = new Set(named.flatMap((permission) => [permission, PERMISSION_NEEDS[permission] ?? []].flat()));
  return [...needed].filter((permission) => isServiceAccount || permissions.includes(permission));
}

const DAY_MS = 24 * 3_600_000;

/** Whole days until then; none once it is over. */
export const daysUntil = (then: Date, now: Date): number =>
  Math.max(0, Math.floor((then.getTime() - now.getTime()) / DAY_MS));

/** When a secret that is made at that moment ends. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + API_KEY_LIMITS.lifetimeDays * DAY_MS);

/** Whether the owner is asked to rotate the key by now. */
export const isNearExpiry = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() < API_KEY_LIMITS.warningDays * DAY_MS;

/** The reminder that is due at that moment, in days before the expiry; null when none is. */
export function dueReminder(expiresAt: Date, now: Date): number | null {
  const left = expiresAt.getTime() - now.getTime();
  return left <= 0 ? null : (REMINDER_DAYS.findLast((days) => left <= days * DAY_MS) ?? null);
}

/** A name as it is kept: in one line, without space around it. */
export const tidyService = (typed: string): string =>
  typed
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** What every key may use, whatever its scopes: what everybody may know, and what it needs to look after itself. */
export const OPEN_TO_KEYS: readonly string[] = [
  "Query.publicConfiguration",
  "Query.plans",
  "Query.apiScopes",
  "Query.currentApiKey",
];

const BY_NAME = new Map(API_SCOPES.map((scope) => [scope.name, scope]));

/** The scopes with these names, in the order of the list; a name that is none is left out. */
export const scopesNamed = (names: readonly string[]): ApiScope[] =>
  API_SCOPES.filter(({ name }) => names.includes(name));

/** The scope with this name among those of these owners. */
export function scopeOf(name: string, owner: ApiKeyOwner): ApiScope | undefined {
  const scope = BY_NAME.get(name);
  return scope?.owner === owner ? scope : undefined;
}

const ALWAYS = new Set(OPEN_TO_KEYS);

/**
 * Why a key with these scopes may not use a root field; null when it may.
 * @param owner whose key it is: scopes of others are not told of.
 */
export function refusalOf(field: string, names: readonly string[], owner: ApiKeyOwner): string | null {
  if (ALWAYS.has(field)) return null;
  const giving = API_SCOPES.find((scope) => scope.owner === owner && scope.fields.includes(field));
  if (!giving) return "API keys cannot use this.";
  return names.includes(giving.name) ? null : `This key needs the scope ${giving.name}.`;
}
