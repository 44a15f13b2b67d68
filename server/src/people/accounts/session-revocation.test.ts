import { overEachBus, type TestBus } from "../../../test/buses";
import { createCaller, startTestServer, type TestServer } from "../../../test/harness";
import { publish } from "../../platform/realtime/topics";
import { sessionEnded } from "./session.topics";

const ME = "{ me { id } }";
const isSignedIn = async (caller: { run: TestServer["anonymous"]["run"] }) =>
  (await caller.run<{ me: { id: string } | null }>(ME)).data.me !== null;

overEachBus((startBus) => {
  let bus: TestBus;
  let server: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    bus = await startBus();
    server = await startTestServer({ env: bus.env });
    other = await server.sibling();
  });
  afterAll(async () => {
    await other.stop();
    await server.stop();
    await bus.stop();
  });

  it("a session that ends is refused with the next request of the same process", async () => {
    for (let round = 0; round < 10; round += 1) {
      const patient = await server.patient();
      expect(await isSignedIn(patient)).toBe(true);
      expect((await patient.run("mutation { logout }")).errors).toBeUndefined();
      expect(await isSignedIn(patient)).toBe(false);
    }
  });

  it("is refused by a process that remembers it, once that hears of the end in another", async () => {
    const patient = await server.patient();
    const elsewhere = createCaller(other.url, patient.token);
    expect(await isSignedIn(elsewhere)).toBe(true);
    const heard = new Promise<void>((resolve) => {
      const stop = other.platform.hub.observe(sessionEnded, patient.user.id, () => {
        stop();
        resolve();
      });
    });
    // As a process on another machine does it: what both of these know of each other is the announcement alone.
    const { id: userId } = patient.user;
    await server.db.transaction(async (tx) => {
      await tx.query("update sessions set ended_at = now() where user_id = $1", [userId]);
      await publish(tx, sessionEnded, userId, { userId, sessionId: "" });
    });
    await heard;
    expect(await isSignedIn(elsewhere)).toBe(false);
  });

  it("is refused although its end was never announced, while a process may not have heard of it", async () => {
    const patient = await server.patient();
    expect(await isSignedIn(patient)).toBe(true);
    const current = jest.spyOn(server.platform.hub, "isCurrent", "get").mockReturnValue(false);
    await server.db.query("update sessions set ended_at = now() where user_id = $1", [patient.user.id]);
    expect(await isSignedIn(patient)).toBe(false);
    current.mockRestore();
  });
});
