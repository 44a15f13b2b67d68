import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { startDemonstration } from "./seed.test-support";
import type { DemoTraffic } from "./traffic";

let server: TestServer;
let traffic: DemoTraffic;

beforeAll(async () => {
  server = await startDemonstration();
  traffic = server.platform.traffic as DemoTraffic;
});
afterAll(() => server.stop());

const SWITCH = "mutation Switch($on: Boolean!) { setDemoTraffic(on: $on) { on } }";

it("is off in tests, and has nobody to send before there is a demonstration", async () => {
  const empty = await startTestServer();
  const nobody = empty.platform.traffic as DemoTraffic;
  expect([traffic.on, nobody.on]).toEqual([false, false]);
  expect(await nobody.visit()).toBe(false);
  await empty.stop();
});

it("is counted as any browser's, and leaves no session", async () => {
  await until(() => server.platform.adverts.index.size > 0, "the campaigns");
  expect(await traffic.visit()).toBe(true);
  expect(await server.db.query("select kind, reason from ad_events where kind = 'VIEW'")).toEqual([
    { kind: "VIEW", reason: null },
  ]);
  expect(await server.db.query("select 1 from sessions")).toEqual([]);
  expect(traffic.perMinute).toBe(1);
});

it("is switched by staff in every process, and the switch is audited", async () => {
  const other = await server.sibling();
  const analyst = await server.staff("analyst");
  try {
    expect((await analyst.run(SWITCH, { on: true })).data).toEqual({ setDemoTraffic: { on: true } });
    await until(() => traffic.on && other.platform.traffic?.on === true, "both to be on");
    await until(async () => {
      const [{ count }] = await server.db.query("select count(*)::int from ad_events where kind = 'VIEW' and valid");
      return count >= 2;
    }, "visitors of both");
    await analyst.run(SWITCH, { on: false });
    await until(() => !traffic.on && other.platform.traffic?.on === false, "both to be off");
    const { data } = await analyst.run<{ demoTraffic: { on: boolean; perMinute: number } }>(
      "{ demoTraffic { on perMinute } }",
    );
    expect(data.demoTraffic.on).toBe(false);
    const acts = await server.db.query("select details from audit_entries where action = 'demo_traffic_switched'");
    expect(acts).toEqual([{ details: { on: true } }, { details: { on: false } }]);
    const later = await server.sibling(server.urls, { DEMO_TRAFFIC: "true" });
    expect(later.platform.traffic?.on).toBe(false);
    await later.stop();
  } finally {
    await other.stop();
  }
});

it("does not exist outside demonstration mode", async () => {
  const plain = await startTestServer({ env: { DEMO_MODE: "false" } });
  try {
    const analyst = await plain.staff("analyst");
    expect((await analyst.run("{ demoTraffic { on } }")).data).toEqual({ demoTraffic: null });
    expect((await analyst.run(SWITCH, { on: true })).errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  } finally {
    await plain.stop();
  }
});
