import { readPaidTier } from "../../ads/subscriptions/usage.service";
import type { CallCost, TimedReader, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { findRow, type PageAsked, readList } from "../../platform/lists";
import { addDays, londonDay, londonSpan } from "../../platform/london.rules";
import { type Page } from "../../platform/pages";
import { invalid, notFound } from "../../platform/problems";
import { PERMISSIONS } from "../accounts/permission.rules";
import { ApiKey } from "./api-key.entity";
import {
  API_KEY_LIMITS,
  API_KEY_MESSAGES,
  type ApiKeyEnvironment,
  daysUntil,
  isNearExpiry,
  type KeyFacts,
  mayHaveKeys,
  refusalOfKey,
  scopesNamed,
} from "./api-key.rules";
import type { ApiKeyDayType, ApiKeySetupType, ApiKeyType, CurrentApiKeyType, RetiringApiKeyType } from "./api-key.type";
import { maskedKey } from "./api-key-secret";
import { FACTS, KEYS, type Source } from "./api-key-store.service";
import { API_SCOPES, type ApiKeyOwner, type ApiScope } from "./api-scope.rules";

export interface ApiKeyFilter extends PageAsked {
  owner: ApiKeyOwner;
  isEnded: boolean;
}

interface Row extends KeyFacts, Pick<ApiKey, "id" | "service" | "environment" | "createdAt" | "lastRotatedAt"> {
  ownerName: string;
  madeBy: string | null;
  isShownToGone: boolean;
  lastFour: string;
  lastUsedAt: Date | null;
  retiring: { lastFour: string; worksUntil: string; lastUsedAt: string | null }[];
}

const COLUMNS = `k.id, k.service, k.environment, coalesce(c.name, u.name, k.service) as "ownerName",
  maker.name as "madeBy", k.owner_id is null and (shown.role is distinct from 'ADMIN' or shown.suspended_at is not null) as "isShownToGone",
  s.last_four as "lastFour",
  k.created_at as "createdAt", k.last_rotated_at as "lastRotatedAt", s.expires_at as "secretExpiresAt", s.replaced_at as "replacedAt",
  (select max(a.last_used_at) from api_key_secrets a where a.key_id = k.id) as "lastUsedAt",
  coalesce((select json_agg(json_build_object('lastFour', o.last_four, 'worksUntil', o.expires_at, 'lastUsedAt', o.last_used_at)
                            order by o.expires_at desc, o.id)
              from api_key_secrets o
             where o.key_id = k.id and o.replaced_at is not null and o.expires_at > $1), '[]') as retiring,
  ${FACTS}`;
const FROM = `${KEYS} left join companies c on c.advertiser_id = k.owner_id
  left join users maker on maker.id = k.made_by left join users shown on shown.id = k.shown_to
  join api_key_secrets s on s.key_id = k.id and s.replaced_at is null`;

/** Whether somebody may look after the keys of staff. */
export const managesKeys = ({ role, permissions }: Who): boolean =>
  role === "ADMIN" && permissions.has(PERMISSIONS.manageSecurity);

function viewOf(row: Row, who: Who, now: Date): ApiKeyType {
  const { scopes, lastFour, retiring, secretExpiresAt: expiresAt, ...key } = row;
  const refusal = refusalOfKey(row, now);
  const isNear = isNearExpiry(expiresAt, now);
  const advice = isNear ? API_KEY_MESSAGES.expiresSoon : row.isShownToGone ? API_KEY_MESSAGES.shownToGone : null;
  const isEnded = refusal?.state === "REVOKED" || refusal?.state === "EXPIRED";
  return {
    id: key.id,
    service: key.service,
    environment: key.environment,
    scopes: scopesNamed(scopes),
    maskedKey: maskedKey(key.environment, lastFour),
    state: refusal?.state ?? (isNear ? "EXPIRING" : "ACTIVE"),
    standing: refusal?.message ?? advice,
    ownerName: key.ownerName,
    isServiceAccount: key.isServiceAccount,
    madeBy: key.madeBy,
    createdAt: key.createdAt,
    lastRotatedAt: key.lastRotatedAt,
    expiresAt,
    daysLeft: isEnded ? 0 : daysUntil(expiresAt, now),
    lastUsedAt: key.lastUsedAt,
    revokedAt: key.revokedAt,
    retiring: isEnded ? [] : retiring.map((old) => retiringOf(key.environment, old)),
    canChange: !isEnded && (who.role === "ADVERTISER" || managesKeys(who)),
  };
}

const retiringOf = (
  environment: ApiKeyEnvironment,
  { lastFour, worksUntil, lastUsedAt }: Row["retiring"][number],
): RetiringApiKeyType => ({
  maskedKey: maskedKey(environment, lastFour),
  worksUntil: new Date(worksUntil),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
});

/** Keys, the newest first: those of an advertiser, or for staff those of all of one kind. @throws BAD_USER_INPUT on `first` or `after`. */
export function listApiKeys(
  { db, clock }: TimedReader,
  who: Who,
  { owner, isEnded, ...asked }: ApiKeyFilter,
): Promise<Page<ApiKeyType>> {
  const now = clock.now();
  const [whose, value] = who.role === "ADMIN" ? ["k.owner_kind", owner] : ["k.owner_id", who.id];
  return readList(db, {
    ...asked,
    select: `select ${COLUMNS} from ${FROM}`,
    from: "api_keys k",
    where: `${whose} = $2 and (k.revoked_at is not null or k.expires_at <= $1) = $3`,
    parameters: [now, value, isEnded],
    by: ["k.created_at", "k.id"],
    at: "createdAt",
    view: (row: Row) => viewOf(row, who, now),
  });
}

/** @throws NOT_FOUND. */
export async function readApiKeyView(source: Source, who: Who, now: Date, id: string): Promise<ApiKeyType> {
  const [row]: Row[] = await source.query(`select ${COLUMNS} from ${FROM} where k.id = $2`, [now, id]);
  if (!row) throw notFound();
  return viewOf(row, who, now);
}

/** A key of whoever asks; for staff any. @throws NOT_FOUND, also for other people's. */
export async function readOwnKey({ db, clock }: TimedReader, who: Who, id: string): Promise<ApiKeyType> {
  await refuseOthersKey(db, who, id);
  return readApiKeyView(db, who, clock.now(), id);
}

/** Which key somebody may see by this id. */
export const visibleKey = (who: Who, id: string): { id: string; ownerId?: string } =>
  who.role === "ADMIN" ? { id } : { id, ownerId: who.id };

/** @throws NOT_FOUND for what is no key, or another advertiser's. */
async function refuseOthersKey(db: TimedReader["db"], who: Who, id: string): Promise<void> {
  await readOne(db, ApiKey, visibleKey(who, id));
}

/**
 * How often a key was used on each of the last days, today included; days without use have noughts.
 * @throws BAD_USER_INPUT on `days`; NOT_FOUND.
 */
export async function readApiKeyUsage(
  { db, clock }: TimedReader,
  who: Who,
  { id, days }: { id: string; days: number },
): Promise<ApiKeyDayType[]> {
  if (!Number.isInteger(days) || days < 1 || days > API_KEY_LIMITS.usageDays) {
    throw invalid("days", API_KEY_MESSAGES.days);
  }
  await refuseOthersKey(db, who, id);
  const today = londonDay(clock.now());
  const from = addDays(today, 1 - days);
  const { start, end } = londonSpan(from, today);
  const rows: ApiKeyDayType[] = await db.query(
    `select to_char(hour at time zone 'Europe/London', 'YYYY-MM-DD') as day, sum(calls)::int as calls, sum(refused)::int as refused,
            sum(points)::int as points
       from api_key_hours where key_id = $1 and hour >= $2 and hour < $3 group by 1`,
    [id, start, end],
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    return byDay.get(day) ?? { day, calls: 0, refused: 0, points: 0 };
  });
}

export async function readApiKeySetup({ db, clock }: TimedReader, who: Who): Promise<ApiKeySetupType> {
  const isStaff = who.role === "ADMIN";
  const standing = isStaff
    ? managesKeys(who)
      ? null
      : API_KEY_MESSAGES.mayNotManage
    : mayHaveKeys(await readPaidTier(db, who.id, clock.now()))
      ? null
      : API_KEY_MESSAGES.plan;
  const { lifetimeDays, warningDays, overlapHours, defaultOverlapHours, pointsPerMinute } = API_KEY_LIMITS;
  return {
    ...{ lifetimeDays, warningDays, defaultOverlapHours, pointsPerMinute, standing },
    overlapHours: [...overlapHours],
    mayHaveKeys: standing === null,
    scopes: givableScopes(who),
  };
}

/** The scopes that somebody may give to a key: nobody gives rights that they do not have. */
export function givableScopes({ role, permissions }: Who): ApiScope[] {
  const owner = role === "ADMIN" ? "STAFF" : "ADVERTISERS";
  return API_SCOPES.filter(
    (scope) => scope.owner === owner && (scope.permission === null || permissions.has(scope.permission)),
  );
}

/** The key that the call came with; null without one. */
export async function readCurrentKey(
  { db }: TimedReader,
  who: Who | null,
  cost: CallCost | null,
): Promise<CurrentApiKeyType | null> {
  if (!who?.key) return null;
  const { id, secretId, scopes } = who.key;
  const sql = `select k.service, k.environment, s.expires_at as "expiresAt"
    from api_keys k join api_key_secrets s on s.key_id = k.id where s.id = $1`;
  const row = await findRow<Pick<CurrentApiKeyType, "service" | "environment" | "expiresAt">>(db, sql, secretId);
  if (!row) return null; // revoked and removed at this moment
  const { pointsPerMinute } = API_KEY_LIMITS;
  return { id, ...row, scopes: scopesNamed(scopes), pointsPerMinute, pointsLeft: cost?.remaining ?? pointsPerMinute };
}
