import { hearEndedSessions } from "../../../test/ended-sessions";
import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";

let server: TestServer;
let ended: ReturnType<typeof hearEndedSessions>;

beforeAll(async () => {
  server = await startTestServer();
  ended = hearEndedSessions(server);
});
afterAll(() => server.stop());

interface Devices {
  me: { devices: { id: string; description: string; current: boolean; remembered: boolean; lastSeenAt: string }[] };
}
const DEVICES = "{ me { devices { id description current remembered signedInAt lastSeenAt expiresAt } } }";
const END = "mutation E($id: ID!) { endDevice(id: $id) { devices { id } } }";
const END_OTHERS = "mutation { endOtherDevices { devices { id current } } }";
const ME = "{ me { id } }";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";

/** A person with three devices; the first one is the one that asks. */
async function threeDevices() {
  const one = await server.patient();
  const [two, three] = [await server.as(one.user), await server.as(one.user)];
  return { one, two, three };
}

describe("signed-in devices", () => {
  it("are shown with what they call themselves, the one that was used last first", async () => {
    const { one, two, three } = await threeDevices();
    await server.db.query(
      "update sessions set last_seen_at = now() - interval '5 minutes', user_agent = $2 where id = $1",
      [two.sessionId, FIREFOX],
    );
    await server.db.query(
      "update sessions set last_seen_at = now() - interval '9 minutes', remembered = true where id = $1",
      [three.sessionId],
    );
    const { data } = await one.run<Devices>(DEVICES);
    expect(
      data.me.devices.map(({ id, description, current, remembered }) => [id, description, current, remembered]),
    ).toEqual([
      [one.sessionId, "Unknown browser", true, false],
      [two.sessionId, "Firefox on Windows", false, false],
      [three.sessionId, "Unknown browser", false, true],
    ]);
  });

  it("are not shown when they are signed out, idle too long, or over", async () => {
    const { one, two, three } = await threeDevices();
    const four = await server.as(one.user);
    await two.run("mutation { logout }");
    await server.db.query("update sessions set last_seen_at = now() - interval '31 minutes' where id = $1", [
      three.sessionId,
    ]);
    await server.db.query("update sessions set expires_at = now() where id = $1", [four.sessionId]);
    const { data } = await one.run<Devices>(DEVICES);
    expect(data.me.devices.map(({ id }) => id)).toEqual([one.sessionId]);
  });

  it("are a hundred at the most", async () => {
    const { one } = await threeDevices();
    await server.db.query(
      `insert into sessions (user_id, token_hash, user_agent, remembered, idle_seconds, created_at, last_seen_at, expires_at)
       select $1, gen_random_uuid()::text, '', false, 1800, now(), now() - interval '1 minute', now() + interval '1 hour'
         from generate_series(1, 120)`,
      [one.user.id],
    );
    const { data } = await one.run<Devices>(DEVICES);
    expect(data.me.devices).toHaveLength(100);
    expect(data.me.devices.filter(({ current }) => current)).toHaveLength(1);
  });

  it("can be signed out one by one; the sockets of that one close", async () => {
    const { one, two, three } = await threeDevices();
    const [client, untouched] = [two.socket(), three.socket()];
    const events = watch(client, "subscription { consultationChanged { snapshot } }");
    const others = watch(untouched, "subscription { consultationChanged { snapshot } }");
    await Promise.all([events.next(), others.next()]);
    const { data } = await one.run<{ endDevice: { devices: { id: string }[] } }>(END, { id: two.sessionId });
    expect(data.endDevice.devices.map(({ id }) => id).sort()).toEqual([one.sessionId, three.sessionId].sort());
    await ended(one.user.id, two.sessionId);
    expect(await events.ended).toMatchObject({ code: 4401 });
    expect((await two.run(ME)).data).toEqual({ me: null });
    await three.run('mutation { addConsultation(question: "I have a cold") { id } }');
    expect((await others.next()).data).toEqual({ consultationChanged: { snapshot: false } });
    await Promise.all([client.dispose(), untouched.dispose()]);
  });

  it("can be this one, which takes the cookie away", async () => {
    const { one } = await threeDevices();
    const { headers, errors } = await one.run(END, { id: one.sessionId });
    expect(errors).toBeUndefined();
    expect(headers.get("set-cookie")).toMatch(/health_session=;/);
    expect((await one.run(ME)).data).toEqual({ me: null });
  });

  it("can all be signed out but this one", async () => {
    const { one, two, three } = await threeDevices();
    const client = three.socket();
    const events = watch(client, "subscription { consultationChanged { snapshot } }");
    await events.next();
    expect((await one.run(END_OTHERS)).data).toEqual({
      endOtherDevices: { devices: [{ id: one.sessionId, current: true }] },
    });
    await ended(one.user.id, three.sessionId);
    expect(await events.ended).toMatchObject({ code: 4401 });
    expect((await two.run(ME)).data).toEqual({ me: null });
    await client.dispose();
  });

  it("of somebody else are not found, word for word like none", async () => {
    const stranger = await server.patient();
    const mine = await server.patient();
    const answers = await Promise.all(
      [stranger.sessionId, "00000000-0000-4000-8000-000000000000", "no id"].map((id) => mine.run(END, { id })),
    );
    for (const { errors } of answers) {
      expect(errors?.[0]).toMatchObject({ message: "Not found.", extensions: { code: "NOT_FOUND" } });
    }
    expect((await stranger.run(ME)).data).toEqual({ me: { id: stranger.user.id } });
  });
});
