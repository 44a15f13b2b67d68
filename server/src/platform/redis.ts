import { createClient, type RedisClientType } from "@redis/client";
import type { Logger } from "./logger";

/** One connection, for commands and for what is subscribed to (RESP 3: Redis 6 or newer, or Valkey). */
export type RedisConnection = RedisClientType;

/** How long to wait before connecting again, in ms: quickly at first, at most two seconds. */
const retryDelay = (attempt: number): number => Math.min(100 * 2 ** attempt, 2_000);

/**
 * A connection that is not made yet; once made and lost it is made again without end. While there is none, commands are refused at
 * once rather than kept.
 */
export function createRedis(url: string, log: Logger): RedisConnection {
  const redis: RedisConnection = createClient({
    url,
    name: "health",
    disableOfflineQueue: true,
    maintNotifications: "disabled",
    commandOptions: { timeout: undefined },
    socket: { connectTimeout: 3_000, reconnectStrategy: retryDelay },
  });
  redis.on("error", (error) => log.warn({ err: error }, "Redis is away, trying again"));
  return redis;
}
