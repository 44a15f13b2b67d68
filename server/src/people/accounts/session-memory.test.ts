import type { Who } from "../../platform/context";
import { TopicHub } from "../../platform/realtime/topics";
import { type KnownSession, SessionMemory } from "./session-memory";

const NOW = 1_000_000;
const session = (given: Partial<KnownSession> = {}): KnownSession => ({
  who: { id: "robin", role: "CUSTOMER", permissions: new Set(), sessionId: "phone" } satisfies Who,
  lastSeenAt: NOW,
  idleMs: 60_000,
  expiresAt: NOW + 600_000,
  ...given,
});
const ended = (userId: string) => ({ topic: "session-ended", key: userId, event: { userId, sessionId: "" } });

function memory() {
  const hub = new TopicHub();
  hub.hears(60_000);
  const sessions = new SessionMemory(hub);
  let read = 0;
  const get = async (now = NOW, found: KnownSession | null = session()) => {
    const before = read;
    const answer = await sessions.get("token", now, async () => {
      read += 1;
      return found;
    });
    return { answer, wasRead: read > before };
  };
  return { hub, sessions, get };
}

it("reads a session once", async () => {
  const { get } = memory();
  expect((await get()).wasRead).toBe(true);
  expect(await get()).toEqual({ answer: session(), wasRead: false });
});

it("reads it again once it ended or somebody's rights changed, and only then", async () => {
  const { hub, get } = memory();
  await get();
  hub.dispatch(ended("somebody else"));
  expect((await get()).wasRead).toBe(false);
  hub.dispatch(ended("robin"));
  expect(await get(NOW, null)).toEqual({ answer: null, wasRead: true });
});

it("does not keep what was read before it ended and came after", async () => {
  const { hub, sessions, get } = memory();
  await sessions.get("token", NOW, async () => {
    hub.dispatch(ended("robin"));
    return session();
  });
  expect((await get()).wasRead).toBe(true);
});

it("asks the database while announcements may be missed, and forgets everything when they may have been", async () => {
  const { hub, get } = memory();
  await get();
  hub.hears(0);
  expect((await get()).wasRead).toBe(true);
  hub.hears(60_000);
  expect((await get()).wasRead).toBe(false);
  hub.resynchronise();
  expect((await get()).wasRead).toBe(true);
});

it.each([
  ["idle too long here, since another process may have renewed it", NOW + 60_000, session()],
  ["over", NOW + 600_000, session({ idleMs: 10_000_000 })],
])("asks the database about a session that is %s", async (_what, later, known) => {
  const { get } = memory();
  await get(NOW, known);
  expect(await get(later, null)).toEqual({ answer: null, wasRead: true });
});

it("keeps nothing of nobody", async () => {
  const { get } = memory();
  await get(NOW, null);
  expect((await get()).wasRead).toBe(true);
});
