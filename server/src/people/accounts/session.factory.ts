import type { Platform } from "../../platform/context";
import { newToken, tokenHash } from "../../platform/secrets";
import { sessionLifetime } from "./account.rules";
import { Session } from "./session.entity";
import type { User } from "./user.entity";

/** Stores an example of a session of this person and gives its cookie's token. */
export async function makeSession(
  { db, clock, secrets }: Pick<Platform, "db" | "clock" | "secrets">,
  user: User,
): Promise<{ token: string; sessionId: string }> {
  const token = newToken();
  const now = clock.now();
  const { idleSeconds, totalSeconds } = sessionLifetime(user.role, false);
  const { id: sessionId } = await db.getRepository(Session).save({
    userId: user.id,
    tokenHash: tokenHash(secrets, token),
    userAgent: "an example browser",
    remembered: false,
    idleSeconds,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + totalSeconds * 1000),
  });
  return { token, sessionId };
}
