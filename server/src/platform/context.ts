import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { IncidentRecorder } from "./incident-recorder";
import type { LoaderScope } from "./loaders";
import type { Logger } from "./logger";
import type { RateLimits } from "./rate-limits";
import type { LiveFigures } from "./realtime/live-figures";
import type { TopicHub } from "./realtime/topics";
import type { Secrets } from "./secrets";
import type { FileStorage } from "./storage.gateway";

/** What becomes of data that a person no longer agrees to, in the transaction that takes the consent back. */
export type OnWithdrawal = (
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "requestId">,
  userId: string,
) => Promise<unknown>;

/** What every part of one server process shares. Services take it as their first argument. */
export interface Platform {
  config: Config;
  secrets: Secrets;
  /** The connection of the `app` role. */
  db: DataSource;
  log: Logger;
  clock: Clock;
  hub: TopicHub;
  figures: LiveFigures;
  limits: RateLimits;
  /** Attacks and tries of them. */
  incidents: IncidentRecorder;
  /** The bytes of people's files. */
  storage: FileStorage;
  /** What later domains do when a consent is taken back, by its purpose. */
  withdrawals: Readonly<Record<string, OnWithdrawal>>;
}

/** All that is needed to read what is stored. */
export type Reader = Pick<Platform, "db">;
/** The same where it matters when it is read. */
export type TimedReader = Pick<Platform, "db" | "clock">;

/** The key with which a program acts for its owner. */
export interface OwnKey {
  id: string;
  /** The one of its secrets that was sent: a key has several while a rotation lasts. */
  secretId: string;
  /** Names of scopes. */
  scopes: readonly string[];
}

/** Who asks: what the session or the key says, read again from the database for every request. */
export interface Who {
  id: string;
  role: "CUSTOMER" | "ADVERTISER" | "ADMIN";
  /** Names of staff permissions; empty for everyone else. */
  permissions: ReadonlySet<string>;
  /** Empty with a key. */
  sessionId: string;
  /** Missing for people. */
  key?: OwnKey;
}

/** The person who acts, for columns that name one; null for a service account, which the audit trail names. */
export const personOf = ({ id, key }: Who): string | null => (id === key?.id ? null : id);

/** What a call of a key costs, in points of the guard. */
export interface CallCost {
  requested: number;
  /** What the key has in a minute. */
  limit: number;
  /** What is left of it. */
  remaining: number;
  /** When it has everything again. */
  resetSeconds: number;
}

/** Counts one call of a key. */
export interface CallMeter {
  /** Null until the call was counted. */
  readonly cost: CallCost | null;
  /** Takes the points of a call that is about to run. @throws RATE_LIMITED. */
  spend(points: number): Promise<void>;
  /** Counts a call that does not run, unless it was counted. @param requested what it would have cost. */
  refuse(requested?: number): Promise<void>;
}

/** Sets or clears the session cookie of the answer. On a websocket there is no answer to set it on. */
export interface SessionCookie {
  set(token: string, maxAgeSeconds?: number): void;
  clear(): void;
}

/** One request or one subscription. */
export interface RequestContext extends Platform {
  requestId: string;
  /** The client's network address. */
  address: string;
  userAgent: string;
  who: Who | null;
  /** Missing without a key. */
  meter?: CallMeter;
  loaders: LoaderScope;
  cookie: SessionCookie;
}
