import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "./clock";
import type { Config } from "./config";
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
  /** The bytes of people's files. */
  storage: FileStorage;
  /** What later domains do when a consent is taken back, by its purpose. */
  withdrawals: Readonly<Record<string, OnWithdrawal>>;
}

/** Who asks: what the session says, read again from the database for every request. */
export interface Who {
  id: string;
  role: "CUSTOMER" | "ADVERTISER" | "ADMIN";
  /** Names of staff permissions; empty for everyone else. */
  permissions: ReadonlySet<string>;
  sessionId: string;
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
  loaders: LoaderScope;
  cookie: SessionCookie;
}
