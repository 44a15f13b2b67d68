import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { recordReadings } from "./anomaly.service";
import { muteAnomalies, unmuteAnomalies } from "./mute.service";
import { describeReadings, type MetricId } from "./system-metrics.rules";
import type { SystemMetrics } from "./system-metrics.topics";

let server: TestServer;
const here = randomUUID();
/** What the monitor measures as latency; nothing where it is null. */
let measured: number | null = null;

beforeAll(async () => {
  server = await startTestServer({ sources: { latency: () => measured } });
  server.monitor.stop(); // the tests take the readings themselves
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.query("update anomalies set resolved_at = now() where resolved_at is null");
});

const LIST =
  "{ anomalies { totalCount nodes { id metric metricName severity message acknowledged acknowledgedByName note resolvedAt } } }";
const RAISED =
  "subscription { anomalyRaised { snapshot openCount anomalies { metric severity message acknowledged resolvedAt } } }";
const MUTED = "subscription { anomalyRaised { openCount anomalies { severity muted } mutes { from until reason } } }";
const ACKNOWLEDGE =
  'mutation A($id: ID!, $note: String! = "") { acknowledgeAnomaly(id: $id, note: $note) { acknowledged acknowledgedByName note } }';

interface Listed {
  anomalies: {
    totalCount: number;
    nodes: { id: string; severity: string; message: string; resolvedAt: string | null; metric: string }[];
  };
}
interface Raised {
  anomalyRaised: {
    snapshot: boolean;
    openCount: number;
    anomalies: { metric: string; severity: string; message: string; resolvedAt: string | null }[];
  };
}

/** What the monitor says when everything is calm but the given metric. */
function readings(values: Partial<Record<MetricId, number | null>>, takenAt = new Date()): SystemMetrics {
  const reading = { takenAt, cpu: 10, memory: 10, latency: 10, errors: 0, ...values };
  return { id: "system", takenAt, intervalSeconds: 5, metrics: describeReadings([reading]) };
}
const record = (values: Partial<Record<MetricId, number | null>>, process = here, takenAt?: Date) =>
  recordReadings(server.platform, process, readings(values, takenAt));

it("raises one anomaly per metric, lifts it in place, and resolves it when the metric is normal again", async () => {
  const owner = await server.staff("owner");
  const client = owner.socket();
  const events = watch<Raised>(client, RAISED);
  expect((await events.next()).data?.anomalyRaised).toMatchObject({ snapshot: true, openCount: 0 });
  await record({ latency: 540 });
  expect((await events.next()).data?.anomalyRaised).toMatchObject({
    openCount: 1,
    anomalies: [{ severity: "WARNING", message: "540 ms reached 500" }],
  });
  await record({ latency: 560 });
  await record({ latency: 1_040.4 });
  expect((await events.next()).data?.anomalyRaised).toMatchObject({
    openCount: 1,
    anomalies: [{ severity: "CRITICAL", message: "1,040 ms reached 1,000" }],
  });
  await record({ latency: 700 });
  await record({ latency: null });
  await record({ latency: 90 });
  expect((await events.next()).data?.anomalyRaised).toMatchObject({
    openCount: 0,
    anomalies: [{ severity: "CRITICAL", resolvedAt: expect.any(String) }],
  });
  const { data } = await owner.run<Listed>(LIST);
  expect(data.anomalies.nodes.filter(({ metric }) => metric === "latency")).toHaveLength(1);
  await client.dispose();
});

it("holds one open anomaly per metric also when two processes see the same at once, and only its raiser ends it", async () => {
  const there = randomUUID();
  const start = new Date();
  await Promise.all([record({ cpu: 95 }, here, start), record({ cpu: 95 }, there, start)]);
  const [open] = await server.db.query("select raised_by from anomalies where resolved_at is null");
  const other = open.raised_by === here ? there : here;
  await record({ cpu: 10 }, other, new Date(start.getTime() + 5_000));
  expect(await server.db.query("select 1 from anomalies where resolved_at is null")).toHaveLength(1);
  await record({ cpu: 10 }, other, new Date(start.getTime() + 25_000));
  expect(await server.db.query("select 1 from anomalies where resolved_at is null")).toHaveLength(0);
});

it("is acknowledged once, with a note and a name, by those who may", async () => {
  await record({ memory: 85 });
  const owner = await server.staff("owner");
  const { data } = await owner.run<Listed>(LIST);
  const id = data.anomalies.nodes.find(({ metric, resolvedAt }) => metric === "memory" && !resolvedAt)?.id;
  const tooLong = await owner.run(ACKNOWLEDGE, { id, note: "x".repeat(501) });
  expect(tooLong.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "note" });
  const done = await owner.run(ACKNOWLEDGE, { id, note: " looking into it " });
  expect(done.data).toMatchObject({
    acknowledgeAnomaly: { acknowledged: true, acknowledgedByName: "Robin Example", note: "looking into it" },
  });
  const again = await owner.run(ACKNOWLEDGE, { id });
  expect(again.errors?.[0]).toMatchObject({
    message: "Someone has already acknowledged this anomaly.",
    extensions: { code: "CONFLICT" },
  });
  await record({ memory: 10 });
  const pharmacist = await server.staff("pharmacist");
  expect((await pharmacist.run(LIST)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

it("is open again when the time of whoever looked after it is up, and tells what happened to it", async () => {
  const owner = await server.staff("owner");
  await record({ errors: 3 });
  const find = async () => {
    const { data } = await owner.run<Listed & { anomalies: { nodes: { acknowledged: boolean }[] } }>(LIST);
    return data.anomalies.nodes.find(({ metric, resolvedAt }) => metric === "errors" && !resolvedAt);
  };
  const id = (await find())?.id;
  const done = await owner.run(
    'mutation A($id: ID!) { acknowledgeAnomaly(id: $id, note: "mine", expiry: HOUR) { acknowledgedUntil } }',
    { id },
  );
  expect(done.data).toEqual({ acknowledgeAnomaly: { acknowledgedUntil: expect.any(String) } });
  await record({ errors: 3 }, here, new Date(Date.now() + 59 * 60_000));
  expect(await find()).toMatchObject({ acknowledged: true });
  await record({ errors: 6 }, here, new Date(Date.now() + 61 * 60_000));
  expect(await find()).toMatchObject({ id, acknowledged: false, note: null, severity: "CRITICAL" });
  await record({ errors: 0 }, here, new Date(Date.now() + 62 * 60_000));
  const events = await owner.run("query E($id: ID!) { anomalyEvents(id: $id) { kind value note actorName } }", { id });
  const nobody = { note: null, actorName: null };
  expect(events.data).toEqual({
    anomalyEvents: [
      { kind: "RAISED", value: 3, ...nobody },
      { kind: "ACKNOWLEDGED", value: null, note: "mine", actorName: "Robin Example" },
      { kind: "ROSE", value: 6, ...nobody },
      { kind: "REOPENED", value: 6, ...nobody },
      { kind: "RESOLVED", value: null, ...nobody },
    ],
  });
});

it("is muted while it is expected: recorded, not counted, and ordinary when it goes on longer than that", async () => {
  const owner = await server.staff("owner");
  const client = owner.socket();
  const events = watch<Raised>(client, MUTED);
  await events.next();
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000);
  const sourceId = randomUUID();
  const reason = "Backup";
  await server.db.transaction((tx) => muteAnomalies(tx, { sourceId, from: at(-1), until: at(10), reason }));
  expect((await events.next()).data?.anomalyRaised).toEqual({
    ...{ openCount: 0, anomalies: [] },
    mutes: [{ from: at(-1).toISOString(), until: at(10).toISOString(), reason }],
  });
  await record({ memory: 85 }, here, at(0));
  expect((await events.next()).data?.anomalyRaised).toMatchObject({ openCount: 0, anomalies: [{ muted: true }] });
  const tiles = await owner.run("{ administrationTiles { openAnomalies } }");
  expect(tiles.data).toEqual({ administrationTiles: { openAnomalies: 0 } });
  await record({ memory: 96 }, here, at(1));
  expect((await events.next()).data?.anomalyRaised).toMatchObject({
    openCount: 0,
    anomalies: [{ muted: true, severity: "CRITICAL" }],
  });
  await server.db.transaction((tx) => unmuteAnomalies(tx, sourceId, at(2)));
  await events.next();
  await record({ memory: 85 }, here, at(3));
  expect((await events.next()).data?.anomalyRaised).toMatchObject({
    openCount: 1,
    anomalies: [{ muted: false, severity: "CRITICAL" }],
  });
  await client.dispose();
});

it("begins a subscription with what is open, however many newer ones are over", async () => {
  await record({ cpu: 95 }, here, new Date(Date.now() - 3_600_000));
  await server.db.query(
    `insert into anomalies (metric, severity, value, threshold, raised_by, opened_at, seen_at, resolved_at)
     select 'errors', 'WARNING', 3, 2, $1, now(), now(), now() from generate_series(1, 25)`,
    [here],
  );
  const owner = await server.staff("owner");
  const client = owner.socket();
  const snapshot = (await watch<Raised>(client, RAISED).next()).data?.anomalyRaised;
  expect(snapshot?.openCount).toBe(1);
  expect(snapshot?.anomalies.filter(({ resolvedAt }) => resolvedAt)).toHaveLength(20);
  expect(snapshot?.anomalies.filter(({ resolvedAt }) => !resolvedAt)).toEqual([
    expect.objectContaining({ message: "95% reached 90" }),
  ]);
  await client.dispose();
});

it("is raised by the running monitor itself", async () => {
  const owner = await server.staff("owner");
  const client = owner.socket();
  const events = watch<Raised>(client, RAISED);
  await events.next();
  measured = 5_000;
  server.monitor.sample();
  measured = null;
  let latency: { severity: string } | undefined;
  while (!latency) {
    latency = (await events.next()).data?.anomalyRaised.anomalies.find(({ metric }) => metric === "latency");
  }
  expect(latency.severity).toBe("CRITICAL");
  await client.dispose();
});

it("is listed by state, metric and severity, page by page", async () => {
  const owner = await server.staff("owner");
  const at = (minute: number) => new Date(Date.UTC(2020, 0, 1, 10, minute));
  const added = new Set<string>();
  const add = async (minute: number, metric: string, severity: string, changes = "resolved_at = opened_at") => {
    const [{ id }] = await server.db.query(
      `insert into anomalies (metric, severity, value, threshold, raised_by, opened_at, seen_at, resolved_at)
       values ($1, $2, 3, 2, $3, $4, $4, $4) returning id`,
      [metric, severity, here, at(minute)],
    );
    await server.db.query(`update anomalies set ${changes} where id = $1`, [id]);
    added.add(id);
    return id as string;
  };
  const over = [await add(1, "pool", "WARNING"), await add(2, "pool", "CRITICAL"), await add(3, "sockets", "CRITICAL")];
  const open = await add(4, "pool", "CRITICAL", "resolved_at = null");
  const mine = await add(5, "sockets", "WARNING", "resolved_at = null, acknowledged_at = opened_at");
  const muted = await add(6, "queue", "WARNING", "resolved_at = null, muted = true, acknowledged_at = opened_at");
  const list = async (args: string) => {
    const { data, errors } = await owner.run<{
      anomalies: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string } };
    }>(`{ anomalies(${args}) { totalCount nodes { id } pageInfo { endCursor } } }`);
    expect(errors).toBeUndefined();
    return data.anomalies;
  };
  const ids = async (args: string) => (await list(args)).nodes.map(({ id }) => id).filter((id) => added.has(id));
  expect(await ids("state: OPEN")).toEqual([open]);
  expect(await ids("state: ACKNOWLEDGED")).toEqual([mine]);
  expect(await ids("state: MUTED")).toEqual([muted]);
  expect(await ids('metric: "pool"')).toEqual([open, over[1], over[0]]);
  expect(await ids('metric: "pool", severity: CRITICAL, state: RESOLVED')).toEqual([over[1]]);
  expect(await ids('metric: "sockets", severity: WARNING')).toEqual([mine]);
  expect(await list('metric: "nothing"')).toMatchObject({ totalCount: 0, nodes: [] });
  const first = await list('metric: "pool", first: 2');
  expect(first).toMatchObject({ totalCount: 3, nodes: [{ id: open }, { id: over[1] }] });
  expect(await ids(`metric: "pool", first: 2, after: "${first.pageInfo.endCursor}"`)).toEqual([over[0]]);
  expect((await list("state: RESOLVED, severity: CRITICAL")).totalCount).toBeGreaterThanOrEqual(2);
});
