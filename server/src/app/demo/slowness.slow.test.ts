import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_MODE: "true" }, realSources: true });
  server.monitor.stop(); // the tests take the readings themselves
});
afterAll(() => server.stop());

const READ = "{ demoSlowness }";
const SET = "mutation S($on: Boolean!) { setDemoSlowness(on: $on) }";
const RAISED = "subscription { anomalyRaised { anomalies { metric severity resolvedAt } } }";

interface Raised {
  anomalyRaised: { anomalies: { metric: string; severity: string; resolvedAt: string | null }[] };
}

/** One operation's latency as the monitor sees it; what was measured before is forgotten by the window in time. */
const latency = () => server.monitor.sample().metrics.find(({ id }) => id === "latency");

it("slows the operations of this process until it is switched off, and raises the anomaly on the ordinary way", async () => {
  const owner = await server.staff("owner");
  expect((await owner.run(READ)).data).toEqual({ demoSlowness: false });
  expect(latency()).toMatchObject({ status: "NORMAL" });
  const client = owner.socket();
  const events = watch<Raised>(client, RAISED);
  await events.next();

  expect((await owner.run(SET, { on: true })).data).toEqual({ setDemoSlowness: true });
  expect((await owner.run(READ)).data).toEqual({ demoSlowness: true });
  expect(latency()).toMatchObject({ status: "CRITICAL" });
  // The sources are real: another metric of a busy machine may be out of its range as well.
  let raised: Raised["anomalyRaised"]["anomalies"] | undefined;
  do raised = (await events.next()).data?.anomalyRaised.anomalies.filter(({ metric }) => metric === "latency");
  while (raised?.length === 0);
  expect(raised).toEqual([{ metric: "latency", severity: "CRITICAL", resolvedAt: null }]);

  expect((await owner.run(SET, { on: false })).data).toEqual({ setDemoSlowness: false });
  const before = server.operations.read().count;
  expect((await owner.run(READ)).data).toEqual({ demoSlowness: false });
  expect(server.operations.read().count).toBe(before + 1);
  await client.dispose();
});

it("is written down, once for each change", async () => {
  const owner = await server.staff("owner");
  await owner.run(SET, { on: true });
  await owner.run(SET, { on: true });
  await owner.run(SET, { on: false });
  const rows = await server.db.query(
    "select action from audit_entries where actor_id = $1 and subject_type = 'server' order by occurred_at",
    [owner.user.id],
  );
  expect(rows.map(({ action }: { action: string }) => action)).toEqual([
    "demo_slowness_started",
    "demo_slowness_ended",
  ]);
});

it("ends by itself when it was forgotten", async () => {
  let passedMs = 0;
  const clock = { now: () => new Date(Date.now() + passedMs) };
  const forgotten = await startTestServer({ env: { DEMO_MODE: "true" }, clock });
  const owner = await forgotten.staff("owner");
  await owner.run(SET, { on: true });
  passedMs = 9 * 60_000;
  expect((await owner.run(READ)).data).toEqual({ demoSlowness: true });
  passedMs = 11 * 60_000;
  expect((await owner.run(READ)).data).toEqual({ demoSlowness: false });
  await forgotten.stop();
});

it("does not touch another process", async () => {
  const other = await server.sibling();
  const owner = await server.staff("owner");
  await owner.run(SET, { on: true });
  const there = await other.as(owner.user);
  expect((await there.run(READ)).data).toEqual({ demoSlowness: false });
  await owner.run(SET, { on: false });
  await other.stop();
});

it("is refused outside demonstration mode", async () => {
  const earnest = await startTestServer({ env: { DEMO_MODE: "false" } });
  const owner = await earnest.staff("owner");
  for (const answer of [await owner.run(READ), await owner.run(SET, { on: true })]) {
    expect(answer.errors?.[0]).toMatchObject({
      message: "Only in demonstration mode.",
      extensions: { code: "FORBIDDEN" },
    });
  }
  await earnest.stop();
});
