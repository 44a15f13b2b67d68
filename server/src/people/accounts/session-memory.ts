import { hash } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Who } from "../../platform/context";
import { publishAll, type TopicHub } from "../../platform/realtime/topics";
import { sessionEnded } from "./session.topics";

/** A session as the database had it. Times are by the product's clock, in ms. */
export interface KnownSession {
  who: Who;
  lastSeenAt: number;
  idleMs: number;
  expiresAt: number;
}

/** What a process has for sessions. */
export interface SessionsPlatform {
  sessions: SessionMemory;
}

/** How long the database is not asked again, in ms: for what was changed by hand, of which nobody is told. */
const KEPT_MS = 5_000;
const MOST_KEPT = 20_000;
/** Longer than what is announced here takes from its statement to the commit and back, in ms. */
const MOVING_MS = 2_000;

/** People whose sessions end in this process at the moment, with the time until which nothing of them is kept. */
const moving = new Map<string, number>();

/**
 * The sessions that one process has just read, so that most requests need no statement. They go with the announcement that they ended
 * or that what the person may do has changed; while announcements may be missed, nothing is taken from here.
 */
export class SessionMemory {
  private readonly kept = new Map<string, { session: KnownSession; until: number }>();
  /** Counts announcements, so that what was read before one is not kept after it. */
  private revision = 0;
  private readonly stopListening: () => void;

  constructor(private readonly hub: TopicHub) {
    this.stopListening = hub.listen(
      sessionEnded,
      ({ userId }) => this.forget((who) => who.id === userId),
      () => this.forget(() => true),
    );
  }

  stop(): void {
    this.stopListening();
  }

  /** The session with this token, of which only a hash is kept; read by `read` where it is not known. */
  async get(token: string, now: number, read: () => Promise<KnownSession | null>): Promise<KnownSession | null> {
    const key = hash("sha256", token);
    const known = this.kept.get(key);
    if (known && this.isTrusted(known) && isAlive(known.session, now)) return known.session;
    const { revision } = this;
    const session = await read();
    if (session && revision === this.revision) this.keep(key, session);
    else this.kept.delete(key);
    return session;
  }

  private isTrusted({ session, until }: { session: KnownSession; until: number }): boolean {
    return this.hub.isCurrent && performance.now() < until && !isMoving(session.who.id);
  }

  private keep(key: string, session: KnownSession): void {
    const [oldest] = this.kept.size >= MOST_KEPT ? this.kept.keys() : [];
    if (oldest !== undefined) this.kept.delete(oldest);
    this.kept.delete(key); // so that the newest stand last
    this.kept.set(key, { session, until: performance.now() + KEPT_MS });
  }

  private forget(of: (who: Who) => boolean): void {
    this.revision += 1;
    for (const [key, { session }] of this.kept) {
      if (of(session.who)) this.kept.delete(key);
    }
  }
}

/** Whether a session lasts at this time. What another process renewed since is only in the database. */
const isAlive = ({ expiresAt, lastSeenAt, idleMs }: KnownSession, now: number): boolean =>
  expiresAt > now && lastSeenAt + idleMs > now;

function isMoving(userId: string): boolean {
  const until = moving.get(userId);
  if (until === undefined) return false;
  if (performance.now() < until) return true;
  moving.delete(userId);
  return false;
}

/**
 * Announces that sessions end, or that what these people may do changes: their sockets close, and no process takes their sessions
 * from memory. In this process that holds from now on, since the next request may come before the announcement.
 * @param ended one for each; without a sessionId all of the person's.
 */
export async function announceSessionsEnded(
  tx: EntityManager,
  ended: readonly { userId: string; sessionId?: string }[],
): Promise<void> {
  for (const { userId } of ended) moving.set(userId, performance.now() + MOVING_MS);
  await publishAll(
    tx,
    ended.map(({ userId, sessionId = "" }) => ({ topic: sessionEnded, key: userId, event: { userId, sessionId } })),
  );
}
