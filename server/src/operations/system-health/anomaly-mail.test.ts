import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { until } from "../../../test/wait";
import { recordReadings } from "./anomaly.service";
import { dueKinds } from "./anomaly-mail.rules";
import { mailAnomaly, sumUpAnomalies, sweepAnomalyMails } from "./anomaly-mail.service";
import { muteAnomalies, unmuteAnomalies } from "./mute.service";
import { describeReadings, type MetricId } from "./system-metrics.rules";

const MINUTE_MS = 60_000;
/** Ahead of the queue's clock, so that what is queued for later waits until the tests run it. */
let now = Date.now() + 86_400_000;
let server: TestServer;
const here = randomUUID();

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(now) } });
  server.monitor.stop(); // the tests take the readings themselves
});
afterAll(() => server.stop());
beforeEach(async () => {
  now += 2 * 60 * MINUTE_MS;
  await server.db.query("delete from anomaly_mail_choices");
  await server.db.query("update anomalies set resolved_at = $1 where resolved_at is null", [new Date(now)]);
});

/** A reading of this moment in which everything is calm but these metrics; what follows from it has been done. */
async function record(values: Partial<Record<MetricId, number>>): Promise<void> {
  const takenAt = new Date(now);
  const reading = { takenAt, cpu: 10, memory: 10, latency: 10, errors: 0, ...values };
  await recordReadings(server.platform, here, {
    ...{ id: "system", takenAt, intervalSeconds: 5 },
    metrics: describeReadings([reading]),
  });
  await done();
}
const done = () =>
  until(async () => {
    const [{ count }] = await server.db.query(
      "select count(*)::int from graphile_worker.jobs where task_identifier = 'mail_anomaly' and run_at <= now()",
    );
    return count === 0;
  }, "the mails to be written");

async function watcher(from: "WARNING" | "CRITICAL" | null, whenResolved = false) {
  const person = await server.staff("support");
  const { data, errors } = await person.run(
    "mutation C($from: AnomalySeverity, $when: Boolean!) { chooseAnomalyMails(from: $from, whenResolved: $when) { from whenResolved mailsAnHour } }",
    { from, when: whenResolved },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ chooseAnomalyMails: { from, whenResolved: from !== null && whenResolved, mailsAnHour: 6 } });
  const subjects = async () => (await mailsTo(server, person.user.email)).map(({ subject }) => subject);
  return { ...person, subjects, letters: () => mailsTo(server, person.user.email) };
}
const openAnomaly = async (): Promise<string> => {
  const [{ id }] = await server.db.query("select id from anomalies where resolved_at is null");
  return id;
};

describe("what a person is mailed", () => {
  const at = (minute: number) => new Date(minute * MINUTE_MS);
  const anomaly = { openedAt: at(10), resolvedAt: null, acknowledgedAt: null, muted: false };
  const warning = { ...anomaly, severity: "WARNING" as const };
  const critical = { ...anomaly, severity: "CRITICAL" as const };
  const asked = { from: "WARNING" as const, whenResolved: true, chosenAt: at(0), had: [] };
  it.each([
    ["a warning", warning, asked, ["WARNING"]],
    ["nothing twice", warning, { ...asked, had: ["WARNING"] as const }, []],
    ["a rise", critical, { ...asked, had: ["WARNING"] as const }, ["CRITICAL"]],
    ["no warning below the choice", warning, { ...asked, from: "CRITICAL" as const }, []],
    ["what reached the choice", critical, { ...asked, from: "CRITICAL" as const }, ["CRITICAL"]],
    ["nothing of what is muted", { ...critical, muted: true }, asked, []],
    ["nothing of what somebody looks after", { ...critical, acknowledgedAt: at(11) }, asked, []],
    ["that it is over", { ...warning, resolvedAt: at(12) }, { ...asked, had: ["WARNING"] as const }, ["RESOLVED"]],
    [
      "that it is over in the first mail when that came late",
      { ...warning, resolvedAt: at(12) },
      asked,
      ["WARNING", "RESOLVED"],
    ],
    [
      "nothing of what was over before they asked",
      { ...warning, resolvedAt: at(12) },
      { ...asked, chosenAt: at(13) },
      [],
    ],
    [
      "no end unless they asked",
      { ...warning, resolvedAt: at(12) },
      { ...asked, whenResolved: false, had: ["WARNING"] as const },
      [],
    ],
  ])("is %s", (_what, known, choice, kinds) => {
    expect(dueKinds(known, choice)).toEqual(kinds);
  });
});

it("mails once when an anomaly is raised, once when it becomes critical, and when it is over if that was chosen", async () => {
  const everything = await watcher("WARNING", true);
  const critical = await watcher("CRITICAL");
  const nothing = await server.staff("owner");
  await record({ cpu: 75 });
  await record({ cpu: 80 });
  expect(await everything.subjects()).toEqual(["System Health: CPU: warning"]);
  expect(await critical.subjects()).toEqual([]);
  now += MINUTE_MS;
  await record({ cpu: 95 });
  await record({ cpu: 97 });
  now += MINUTE_MS;
  await record({ cpu: 20 });
  expect(await everything.subjects()).toEqual([
    "System Health: CPU: warning",
    "System Health: CPU is now critical",
    "System Health: CPU is back to normal",
  ]);
  expect(await critical.subjects()).toEqual(["System Health: CPU: critical"]);
  expect(await mailsTo(server, nothing.user.email)).toEqual([]);
  const [first, , last] = await everything.letters();
  expect(first).toMatchObject({ language: "en", template: "anomaly" });
  expect(first?.text).toMatch(
    /^CPU is out of its range: 75% reached 70\.\n\nSince \d+ \w+.* \(London time\)\. It is not normal yet\./,
  );
  expect(first?.text).toContain("/admin/system-health");
  expect(last?.text).toMatch(/It was back to normal on \d+ \w+/);
});

it("is chosen by each person for themselves, and taken back", async () => {
  const person = await watcher("WARNING", true);
  const read = () => person.run("{ anomalyMails { from whenResolved } }");
  expect((await read()).data).toEqual({ anomalyMails: { from: "WARNING", whenResolved: true } });
  expect((await (await server.staff("owner")).run("{ anomalyMails { from } }")).data).toEqual({
    anomalyMails: { from: null },
  });
  const pharmacist = await server.staff("pharmacist");
  expect((await pharmacist.run("{ anomalyMails { from } }")).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  await person.run("mutation { chooseAnomalyMails { from } }");
  expect((await read()).data).toEqual({ anomalyMails: { from: null, whenResolved: false } });
  await record({ cpu: 95 });
  expect(await person.subjects()).toEqual([]);
  const noted = await server.db.query(
    "select details from audit_entries where action = 'anomaly_mails_chosen' and actor_id = $1 order by id",
    [person.user.id],
  );
  expect(noted.map(({ details }: { details: object }) => details)).toEqual([
    { from: "WARNING", whenResolved: true },
    { from: "none", whenResolved: false },
  ]);
});

it("mails nobody who may not see System Health any more, or is suspended", async () => {
  const removed = await watcher("WARNING");
  const suspended = await watcher("WARNING");
  const stays = await watcher("WARNING");
  await server.db.query("delete from staff_memberships where user_id = $1", [removed.user.id]);
  await server.db.query("update users set suspended_at = now() where id = $1", [suspended.user.id]);
  await record({ errors: 6 });
  expect(await removed.subjects()).toEqual([]);
  expect(await suspended.subjects()).toEqual([]);
  expect(await stays.subjects()).toEqual(["System Health: Error rate: critical"]);
});

it("mails nothing while somebody looks after it, and goes on once it is open again", async () => {
  const person = await watcher("WARNING");
  await record({ memory: 85 });
  const id = await openAnomaly();
  await person.run("mutation A($id: ID!) { acknowledgeAnomaly(id: $id, expiry: HOUR) { id } }", { id });
  await record({ memory: 96 });
  expect(await person.subjects()).toEqual(["System Health: Memory: warning"]);
  now += 61 * MINUTE_MS;
  await record({ memory: 96 });
  expect(await person.subjects()).toEqual(["System Health: Memory: warning", "System Health: Memory is now critical"]);
});

it("mails nothing while a mute is in force: neither what began in it nor what became worse", async () => {
  const person = await watcher("WARNING");
  await record({ cpu: 75 });
  const sourceId = randomUUID();
  const mute = { sourceId, from: new Date(now), until: new Date(now + 30 * MINUTE_MS), reason: "Backup" };
  await server.db.transaction((tx) => muteAnomalies(tx, mute));
  now += MINUTE_MS;
  await record({ cpu: 95, memory: 96 });
  expect(await person.subjects()).toEqual(["System Health: CPU: warning"]);
  const [later] = await server.db.query(
    "select run_at from graphile_worker.jobs where task_identifier = 'mail_anomaly' and run_at > now()",
  );
  expect(later.run_at).toEqual(mute.until); // it is asked again when the mute ends
  now += 30 * MINUTE_MS;
  const [cpu] = await server.db.query("select id from anomalies where metric = 'cpu' and resolved_at is null");
  await mailAnomaly(server.platform, { anomalyId: cpu.id });
  now += MINUTE_MS; // mails of one moment have no order
  await record({ cpu: 95, memory: 96 });
  expect(await person.subjects()).toEqual([
    "System Health: CPU: warning",
    "System Health: CPU is now critical",
    "System Health: Memory: critical",
  ]);
  await server.db.transaction((tx) => unmuteAnomalies(tx, sourceId, new Date(now)));
});

it("is mailed exactly once when two processes write it at once, and again after a crash", async () => {
  const other = await server.sibling();
  try {
    await record({ latency: 1_200 });
    const person = await watcher("WARNING");
    const anomalyId = await openAnomaly();
    const platforms = [server.platform, other.platform, server.platform, other.platform];
    await Promise.all(platforms.map((platform) => mailAnomaly(platform, { anomalyId })));
    await mailAnomaly(server.platform, { anomalyId });
    expect(await person.subjects()).toEqual(["System Health: API latency (p95): critical"]);
  } finally {
    await other.stop();
  }
});

it("mails a person at most six times an hour, sums up the rest in one mail, and then goes on", async () => {
  const person = await watcher("WARNING");
  const flap = async (metric: MetricId, value: number) => {
    await record({ [metric]: value });
    now += MINUTE_MS;
    await record({});
    now += MINUTE_MS;
  };
  for (let count = 0; count < 6; count += 1) await flap("cpu", 75);
  const started = now - 12 * MINUTE_MS;
  for (let count = 0; count < 12; count += 1) await flap("memory", 96);
  expect(await person.subjects()).toEqual(Array(6).fill("System Health: CPU: warning"));
  const [later] = await server.db.query("select run_at, payload from graphile_worker._private_jobs where key = $1", [
    `sum_up_anomalies:${person.user.id}`,
  ]);
  expect(later.run_at).toEqual(new Date(started + 60 * MINUTE_MS + 5_000));
  await sumUpAnomalies(server.platform, later.payload); // too early
  expect(await person.subjects()).toHaveLength(6);
  now = later.run_at.getTime();
  await Promise.all([1, 2].map(() => sumUpAnomalies(server.platform, later.payload)));
  expect((await person.subjects()).slice(6)).toEqual(["System Health: 12 more anomalies"]);
  const summary = (await person.letters()).at(-1)?.text ?? "";
  expect(summary.match(/Memory, critical, 96% reached 95\. It was back to normal on /g)).toHaveLength(10);
  expect(summary).toContain("And 2 more, which System Health lists.");
  now += MINUTE_MS;
  await record({ errors: 6 });
  expect((await person.subjects()).slice(7)).toEqual([]); // five of the first six and the sum-up are within the hour
  now += 60 * MINUTE_MS;
  await sumUpAnomalies(server.platform, later.payload);
  expect((await person.subjects()).slice(7)).toEqual(["System Health: 1 more anomaly"]);
});

it("forgets what waits when the right is lost, and leaves out of a sum-up what somebody looks after", async () => {
  const lost = await watcher("WARNING");
  const busy = await watcher("WARNING");
  await record({ cpu: 75 });
  const id = await openAnomaly();
  await server.db.query("update anomaly_mails set mail_id = null, mailed_at = null where anomaly_id = $1", [id]);
  await server.db.query("delete from staff_memberships where user_id = $1", [lost.user.id]);
  await busy.run("mutation A($id: ID!) { acknowledgeAnomaly(id: $id) { id } }", { id });
  for (const { user } of [lost, busy]) await sumUpAnomalies(server.platform, { userId: user.id });
  expect(await lost.subjects()).toHaveLength(1);
  expect(await busy.subjects()).toHaveLength(1);
  expect(await server.db.query("select 1 from anomaly_mails where anomaly_id = $1", [id])).toEqual([]);
});

it("forgets who was mailed a month after the anomaly was over", async () => {
  await watcher("WARNING");
  await record({ cpu: 75 });
  const id = await openAnomaly();
  const rows = () => server.db.query("select 1 from anomaly_mails where anomaly_id = $1", [id]);
  now += 40 * 24 * 60 * MINUTE_MS;
  await sweepAnomalyMails(server.platform);
  expect(await rows()).toHaveLength(1);
  await record({});
  now += 31 * 24 * 60 * MINUTE_MS;
  await sweepAnomalyMails(server.platform);
  expect(await rows()).toEqual([]);
});
