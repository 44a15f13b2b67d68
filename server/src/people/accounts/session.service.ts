import { type EntityManager, LessThan } from "typeorm";
import { audit } from "../../platform/audit";
import type { Platform, RequestContext, TimedReader, Who } from "../../platform/context";
import { changedRows, oneValue } from "../../platform/database";
import { insertOne } from "../../platform/entity-rows";
import { publish } from "../../platform/realtime/topics";
import { newToken, tokenHash } from "../../platform/secrets";
import { type Role, sessionLifetime } from "./account.rules";
import { accountMoved } from "./account.topics";
import { effectivePermissions } from "./permission.rules";
import { Session } from "./session.entity";
import { announceSessionsEnded, type KnownSession, type SessionsPlatform } from "./session-memory";
import type { User } from "./user.entity";

/** A session is marked as used at most this often, in ms, so that reading costs no write. */
const TOUCH_MS = 60_000;

interface SessionRow {
  id: string;
  user_id: string;
  role: Role;
  permissions: string[];
  last_seen_at: Date;
  idle_seconds: number;
  expires_at: Date;
}

/**
 * Who the cookie's token belongs to, or null when the session has ended, was idle too long, or the account is suspended.
 * @param renew false for websockets: an open socket alone does not keep a session alive.
 */
export async function readSession(
  platform: Platform & SessionsPlatform,
  token: string | undefined,
  renew: boolean,
): Promise<Who | null> {
  if (!token) {
    return null;
  }
  const now = platform.clock.now();
  const session = await platform.sessions.get(token, now.getTime(), () =>
    findSession(platform.db, tokenHash(platform.secrets, token), now),
  );
  if (session && renew && now.getTime() - session.lastSeenAt >= TOUCH_MS) {
    session.lastSeenAt = now.getTime();
    await platform.db.getRepository(Session).update({ id: session.who.sessionId }, { lastSeenAt: now });
  }
  return session?.who ?? null;
}

async function findSession(db: Platform["db"], hash: string, now: Date): Promise<KnownSession | null> {
  const [row]: SessionRow[] = await db.query(
    `select s.id, s.user_id, u.role, s.last_seen_at, s.idle_seconds, s.expires_at,
            array(select distinct p from staff_memberships m join staff_roles r on r.id = m.role_id, unnest(r.permissions) p
                  where m.user_id = u.id and u.role = 'ADMIN') as permissions
       from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2
        and s.last_seen_at + make_interval(secs => s.idle_seconds) > $2 and u.suspended_at is null`,
    [hash, now],
  );
  if (!row) return null;
  return {
    who: { id: row.user_id, role: row.role, permissions: effectivePermissions(row.permissions), sessionId: row.id },
    lastSeenAt: row.last_seen_at.getTime(),
    idleMs: row.idle_seconds * 1000,
    expiresAt: row.expires_at.getTime(),
  };
}

/** Starts a session for a person whose password was right and hands its token to the browser. Any session of before ends. */
export async function startSession(
  tx: EntityManager,
  ctx: RequestContext,
  user: User,
  remember: boolean,
): Promise<void> {
  if (ctx.who) {
    await endSession(tx, ctx, ctx.who.sessionId);
  }
  const now = ctx.clock.now();
  const token = newToken();
  const { idleSeconds, totalSeconds } = sessionLifetime(user.role, remember);
  const remembered = remember && user.role !== "ADMIN";
  const sessionId = await insertOne(tx, Session, {
    userId: user.id,
    tokenHash: tokenHash(ctx.secrets, token),
    userAgent: ctx.userAgent.slice(0, 300),
    remembered,
    idleSeconds,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + totalSeconds * 1000),
  });
  await audit(tx, ctx, "signed_in", ["session", sessionId], { actorId: user.id });
  await publish(tx, accountMoved, user.id, { userId: user.id });
  ctx.cookie.set(token, remembered ? totalSeconds : undefined);
}

/** Ends one session and, within a second, its websockets. */
export async function endSession(tx: EntityManager, ctx: RequestContext, sessionId: string): Promise<void> {
  const sessions = tx.getRepository(Session);
  const session = await sessions.findOneBy({ id: sessionId });
  if (session && !session.endedAt) {
    await sessions.update({ id: sessionId }, { endedAt: ctx.clock.now() });
    await announceSessionsEnded(tx, [{ userId: session.userId, sessionId }]);
    await publish(tx, accountMoved, session.userId, { userId: session.userId });
    await audit(tx, ctx, "signed_out", ["session", sessionId], { actorId: session.userId });
  }
}

/**
 * Ends all sessions of a person, as after a password reset, a suspension or a change of role.
 * @param exceptId a session that stays.
 * @returns how many ended.
 */
export async function endAllSessions(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  userId: string,
  exceptId?: string,
): Promise<number> {
  const ended = await changedRows<{ id: string }>(
    tx,
    "update sessions set ended_at = $2 where user_id = $1 and ended_at is null and id is distinct from $3 returning id",
    [userId, ctx.clock.now(), exceptId ?? null],
  );
  await announceSessionsEnded(tx, exceptId ? ended.map(({ id }) => ({ userId, sessionId: id })) : [{ userId }]);
  await publish(tx, accountMoved, userId, { userId });
  return ended.length;
}

/** Of these sessions, the ones that have ended, ran out or belong to a suspended account. */
export const endedSessions = ({ db, clock }: TimedReader, sessionIds: string[]): Promise<string[]> =>
  oneValue(
    db,
    `select array(select wanted.id from unnest($1::uuid[]) as wanted (id)
       left join sessions s on s.id = wanted.id and s.ended_at is null and s.expires_at > $2
            and s.last_seen_at + make_interval(secs => s.idle_seconds) > $2
       left join users u on u.id = s.user_id and u.suspended_at is null
      where u.id is null)`,
    [sessionIds, clock.now()],
  );

/** Forgets sessions that ran out more than a month ago. Returns how many. */
export async function sweepSessions(platform: TimedReader): Promise<number> {
  const before = new Date(platform.clock.now().getTime() - 30 * 24 * 3600 * 1000);
  return (await platform.db.getRepository(Session).delete({ expiresAt: LessThan(before) })).affected ?? 0;
}
