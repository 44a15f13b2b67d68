import { sessionEnded } from "../src/people/accounts/session.topics";
import type { TestServer } from "./harness";
import { until } from "./wait";

/**
 * Hears which sessions are announced as ended, upon which their sockets close at once. (Sockets are also looked at every ten
 * seconds, so that a closed socket alone does not prove an announcement.)
 */
export function hearEndedSessions(server: TestServer): (userId: string, sessionId?: string) => Promise<void> {
  const heard: string[] = [];
  server.platform.hub.listen(sessionEnded, ({ userId, sessionId }) => heard.push(`${userId} ${sessionId}`));
  return (userId, sessionId = "") => until(() => heard.includes(`${userId} ${sessionId}`), "the end of the session");
}
