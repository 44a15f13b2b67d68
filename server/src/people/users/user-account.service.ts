import { type EntityManager, MoreThanOrEqual } from "typeorm";
import { audit } from "../../platform/audit";
import { AuditEntry } from "../../platform/audit.entity";
import type { RequestContext, Who } from "../../platform/context";
import { takeLock } from "../../platform/database";
import { readEntities } from "../../platform/entity-rows";
import { findRow } from "../../platform/lists";
import { londonDay, londonInstant } from "../../platform/london.rules";
import { notFound } from "../../platform/problems";
import { accountMoved } from "../accounts/account.topics";
import { ConsentEntry } from "../accounts/consent.entity";
import { listConsentHistory, readConsents } from "../accounts/consent.service";
import { devicesByUser } from "../accounts/device.loaders";
import { describeDevice } from "../accounts/device-description";
import { signInBlockedUntil } from "../accounts/guess.service";
import { AccountSuspension } from "./suspension.entity";
import { USER_LIMITS } from "./user-account.rules";
import type { UserAccountType } from "./user-account.type";

type Row = Omit<
  UserAccountType,
  "at" | "suspensions" | "signInBlockedUntil" | "devices" | "consents" | "consentHistory" | "consentHistoryCount"
>;

const ACCOUNT = `
  select u.id, u.name, u.email, u.role, u.created_at as "createdAt", u.email_verified_at as "emailVerifiedAt",
         u.pending_email as "pendingEmail", u.password_hash is not null as "hasPassword", u.suspended_at as "suspendedAt",
         (select max(s.created_at) from sessions s where s.user_id = u.id) as "lastSignInAt",
         (select json_build_object('name', c.name, 'tier', p.tier, 'status', p.status, 'applicationId', a.id)
            from companies c left join subscriptions p on p.advertiser_id = c.advertiser_id
            left join applications a on a.advertiser_id = c.advertiser_id where c.advertiser_id = u.id) as company,
         case when u.role = 'CUSTOMER' then (select count(*)::int from consultations q where q.patient_id = u.id) end as "questionCount",
         case when u.role = 'CUSTOMER' then (select count(*)::int from medical_records r where r.patient_id = u.id) end as "recordCount"
    from users u where u.id = $1 and u.role <> 'ADMIN'`;

const SUSPENSIONS = `where user_id = $1 order by suspended_at desc, id desc limit ${USER_LIMITS.suspensions}`;
const NAMES = {
  suspendedBy: "(select u.name from users u where u.id = suspended_by)",
  liftedBy: "(select u.name from users u where u.id = lifted_by)",
};

/** The account of a patient or an advertiser; null for everybody else, and once it is erased. */
async function findUserAccount(ctx: RequestContext, id: string): Promise<UserAccountType | null> {
  const row = await findRow<Row>(ctx.db, ACCOUNT, id);
  if (!row) return null;
  const at = ctx.clock.now();
  const english = { id: row.id, role: row.role, language: "en" as const };
  const [suspensions, devices, consents, history, consentHistoryCount, blockedUntil] = await Promise.all([
    readEntities(ctx.db, AccountSuspension, SUSPENSIONS, [row.id], { more: NAMES }),
    devicesByUser(ctx.db, [{ userId: row.id, at }]),
    readConsents(ctx, english),
    listConsentHistory(ctx, english, { first: USER_LIMITS.consentLines }),
    ctx.db.getRepository(ConsentEntry).countBy({ userId: id }),
    signInBlockedUntil(ctx, row),
  ]);
  return {
    ...row,
    at,
    suspensions,
    devices: (devices[0] ?? []).map(({ userAgent, ...device }) => ({
      ...device,
      description: describeDevice(userAgent),
    })),
    consents,
    consentHistory: history.nodes,
    consentHistoryCount,
    signInBlockedUntil: blockedUntil,
  };
}

/** @throws NOT_FOUND, also for members of staff. */
export async function readUserAccount(ctx: RequestContext, id: string): Promise<UserAccountType> {
  const account = await findUserAccount(ctx, id);
  if (!account) throw notFound();
  return account;
}

/** Opens an account: the audit trail says so once for each viewer, person and day. @throws NOT_FOUND, also for staff. */
export async function openUserAccount(ctx: RequestContext, who: Who, id: string): Promise<UserAccountType> {
  const account = await readUserAccount(ctx, id);
  await noteView(ctx, who, account.id);
  return account;
}

/** An account that is watched; null when there is none, or none any more. */
export interface WatchedAccount {
  account: UserAccountType | null;
}

/** The account now, and at most once a second what it is then. Watching it is opening it. */
export async function watchUserAccount(
  ctx: RequestContext,
  who: Who,
  id: string,
): Promise<AsyncIterableIterator<WatchedAccount>> {
  const account = await findUserAccount(ctx, id);
  if (account) await noteView(ctx, who, account.id);
  return ctx.figures.watch(accountMoved, id, async () => ({ account: await findUserAccount(ctx, id) }));
}

async function noteView(ctx: RequestContext, who: Who, userId: string): Promise<void> {
  const since = londonInstant(londonDay(ctx.clock.now()), 0);
  await ctx.db.transaction(async (tx) => {
    // Of two tabs at once, the later one finds the line of the other.
    await takeLock(tx, `user_viewed ${who.id} ${userId}`);
    if (await wasViewed(tx, who.id, userId, since)) return;
    await audit(tx, ctx, "user_viewed", ["user", userId]);
  });
}

async function wasViewed(tx: EntityManager, viewerId: string, userId: string, since: Date): Promise<boolean> {
  const view = { action: "user_viewed", subjectType: "user", subjectId: userId, actorId: viewerId } as const;
  return tx.getRepository(AuditEntry).existsBy({ ...view, occurredAt: MoreThanOrEqual(since) });
}
