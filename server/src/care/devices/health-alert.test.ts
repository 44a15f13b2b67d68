import { startTestServer, type TestServer } from "../../../test/harness";
import { type PushDouble, startPushDouble } from "../../../test/push-service";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { makeDevice } from "./device.factory";
import { judgeEverybody } from "./judge.service";
import type { Metric, Reading } from "./reading.rules";
import { rollUpReadings, storeReadings } from "./reading.service";

let push: PushDouble;
let server: TestServer;
let now = new Date("2026-11-21T14:00:00Z");

beforeAll(async () => {
  push = await startPushDouble();
  server = await startTestServer({ clock: { now: () => now }, env: { PUSH_TEST_ORIGIN: push.origin } });
});
beforeEach(() => travel("2026-11-21T14:00:00Z"));
afterAll(async () => {
  await server.stop();
  await push.stop();
});

async function travel(to: string): Promise<void> {
  now = new Date(to);
  await server.db.query(
    "update sessions set last_seen_at = $1::timestamptz, expires_at = $1::timestamptz + interval '1 day'",
    [now],
  );
}

const over = (metric: Metric, from: string, to: string, value?: number): Reading => {
  const [startedAt, endedAt] = [new Date(from), new Date(to)];
  return { metric, startedAt, endedAt, value: value ?? (+endedAt - +startedAt) / 60_000 };
};
const WALK = over("steps", "2026-11-21T09:00:00Z", "2026-11-21T09:10:00Z", 900);

/** Somebody with a strap, and a watch that counts steps. */
async function measured(readings: readonly Reading[] = [WALK]) {
  const patient = await server.patient();
  await server.db.query(
    "insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, 'data_use', true, '1', now())",
    [patient.user.id],
  );
  const patientId = patient.user.id;
  const watchDevice = await makeDevice(server.db.manager, { patientId, readings });
  const strap = await makeDevice(server.db.manager, { patientId, type: "BLUETOOTH", name: "Strap" });
  return { ...patient, strap, watch: watchDevice };
}
type Measured = Awaited<ReturnType<typeof measured>>;

/** Five calm minutes of this heart rate, up to now. */
async function rest(patient: Measured, bpm: number): Promise<void> {
  const readings = Array.from({ length: 60 }, (_, n) => ({ at: new Date(+now - n * 5_000).toISOString(), bpm }));
  const { errors } = await patient.run(
    "mutation H($id: ID!, $readings: [HeartRateInput!]!) { addHeartRates(deviceId: $id, readings: $readings) }",
    { id: patient.strap.id, readings },
  );
  expect(errors).toBeUndefined();
}
const bring = (patient: Measured, readings: readonly Reading[]) =>
  server.db.transaction(async (tx) => {
    await storeReadings(tx, patient.watch, readings);
    await rollUpReadings(tx, patient.user.id, readings);
  });

interface Alert {
  id: string;
  metric: string;
  type: string;
  message: string;
  value: number;
  threshold: number;
  day: string | null;
  acknowledgedAt: string | null;
}
async function alerts(patient: Measured, open = true): Promise<Alert[]> {
  const { data } = await patient.run<{ healthAlerts: { nodes: Alert[]; totalCount: number } }>(
    "query A($open: Boolean!) { healthAlerts(open: $open) { totalCount nodes { id metric type message value threshold day acknowledgedAt } } }",
    { open },
  );
  expect(data.healthAlerts.totalCount).toBe(data.healthAlerts.nodes.length);
  return data.healthAlerts.nodes;
}
const ACKNOWLEDGE = "mutation A($id: ID!) { acknowledgeHealthAlert(id: $id) { id acknowledgedAt } }";
const UNDO = "mutation U($id: ID!) { undoAcknowledgeHealthAlert(id: $id) { id acknowledgedAt } }";

describe("a heart rate at rest", () => {
  it("raises one alert, turns into the other, and closes with the next normal one", async () => {
    const patient = await measured();
    await rest(patient, 112);
    expect(await alerts(patient)).toMatchObject([
      {
        metric: "HEART_RATE",
        type: "HIGH",
        value: 112,
        threshold: 100,
        message: "High resting heart rate: 112 BPM",
        day: null,
      },
    ]);
    await travel("2026-11-21T14:06:00Z");
    await rest(patient, 118);
    expect(await alerts(patient)).toMatchObject([{ value: 112 }]);
    await travel("2026-11-21T14:12:00Z");
    await rest(patient, 52);
    expect(await alerts(patient)).toMatchObject([{ type: "LOW", value: 52, threshold: 60 }]);
    await travel("2026-11-21T14:18:00Z");
    await rest(patient, 60);
    expect(await alerts(patient)).toEqual([]);
    expect((await alerts(patient, false)).map(({ type }) => type)).toEqual(["LOW", "HIGH"]);
  });

  it("is not that of somebody who moves, moved ten minutes ago, or sleeps", async () => {
    for (const reading of [
      over("steps", "2026-11-21T13:46:00Z", "2026-11-21T13:48:00Z", 150),
      over("activeMinutes", "2026-11-21T13:57:00Z", "2026-11-21T13:59:00Z"),
      over("inBed", "2026-11-21T13:30:00Z", "2026-11-21T13:58:00Z"),
    ]) {
      const patient = await measured([WALK, reading]);
      await rest(patient, 150);
      expect([reading.metric, await alerts(patient)]).toEqual([reading.metric, []]);
    }
    const before = await measured([WALK, over("steps", "2026-11-21T13:40:00Z", "2026-11-21T13:44:00Z", 150)]);
    await rest(before, 150);
    expect(await alerts(before)).toHaveLength(1);
    const unknown = await measured([]);
    await rest(unknown, 150);
    expect(await alerts(unknown)).toEqual([]);
  });

  it("raises one alert also when two processes hear of it at once", async () => {
    const patient = await measured();
    const sibling = await server.sibling();
    try {
      const other = await sibling.as(patient.user);
      await Promise.all([rest(patient, 130), rest({ ...patient, run: other.run }, 131)]);
      expect(await alerts(patient)).toHaveLength(1);
      await expect(
        server.db.query(
          "insert into health_alerts (patient_id, metric, type, value, threshold, demonstration, opened_at) values ($1, 'heartRate', 'HIGH', 1, 1, false, now())",
          [patient.user.id],
        ),
      ).rejects.toThrow("health_alerts_open");
    } finally {
      await sibling.stop();
    }
  });
});

describe("nights and days", () => {
  it("are judged when they are over, by the job, and once", async () => {
    const patient = await measured([
      over("steps", "2026-11-20T10:00:00Z", "2026-11-20T10:40:00Z", 3_120),
      over("asleep", "2026-11-21T00:36:00Z", "2026-11-21T06:00:00Z"),
    ]);
    await travel("2026-11-20T23:59:00Z");
    await judgeEverybody(server.platform);
    expect(await alerts(patient)).toEqual([]);
    await travel("2026-11-21T00:06:00Z");
    await Promise.all([judgeEverybody(server.platform), judgeEverybody(server.platform)]);
    expect(await alerts(patient)).toMatchObject([
      { metric: "ACTIVITY", value: 3_120, threshold: 5_000, day: "2026-11-20", message: "Few steps: 3,120" },
    ]);
    await travel("2026-11-21T10:06:00Z");
    await judgeEverybody(server.platform);
    expect(await alerts(patient)).toMatchObject([
      { metric: "SLEEP", value: 5.4, threshold: 6, day: "2026-11-21", message: "Short sleep: 5 hours 24 minutes" },
      { metric: "ACTIVITY" },
    ]);
    await bring(patient, [
      over("steps", "2026-11-20T18:00:00Z", "2026-11-20T18:40:00Z", 1_880), // came late: now it is 5,000
      over("asleep", "2026-11-21T22:00:00Z", "2026-11-22T04:00:00Z"), // the next night: 6 hours
    ]);
    await judgeEverybody(server.platform);
    expect(await alerts(patient)).toMatchObject([{ metric: "SLEEP" }]);
    await travel("2026-11-22T10:06:00Z");
    await judgeEverybody(server.platform);
    expect(await alerts(patient)).toEqual([]);
  });

  it("of past years raise nothing, nor do those of somebody without the consent", async () => {
    const patient = await measured([
      over("steps", "2024-05-01T10:00:00Z", "2024-05-01T10:40:00Z", 100),
      over("asleep", "2024-05-01T00:00:00Z", "2024-05-01T02:00:00Z"),
      { ...over("restingHeartRate", "2026-11-19T08:00:00Z", "2026-11-19T08:00:00Z"), value: 40 },
    ]);
    await rest(patient, 70);
    expect(await alerts(patient)).toEqual([]);
    const without = await measured([over("steps", "2026-11-20T10:00:00Z", "2026-11-20T10:40:00Z", 3_120)]);
    await without.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    await judgeEverybody(server.platform);
    expect(await alerts(without)).toEqual([]);
  });
});

describe("an alert", () => {
  it("is acknowledged and taken back, live on every page, and nobody else's", async () => {
    const patient = await measured();
    const client = patient.socket();
    const live = watch<{ healthAlertChanged: Alert[] }>(
      client,
      "subscription { healthAlertChanged { id acknowledgedAt } }",
    );
    expect((await live.next()).data?.healthAlertChanged).toEqual([]);
    await rest(patient, 120);
    const [raised] = (await live.next()).data?.healthAlertChanged ?? [];
    const id = raised?.id ?? "";
    await patient.run(ACKNOWLEDGE, { id });
    expect((await live.next()).data?.healthAlertChanged).toEqual([{ id, acknowledgedAt: now.toISOString() }]);
    await patient.run(UNDO, { id });
    expect((await live.next()).data?.healthAlertChanged).toEqual([{ id, acknowledgedAt: null }]);
    const stranger = await server.patient();
    for (const act of [ACKNOWLEDGE, UNDO]) {
      expect((await stranger.run(act, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    await travel("2026-11-21T14:06:00Z");
    await rest(patient, 70);
    expect((await live.next()).data?.healthAlertChanged).toEqual([]);
    expect((await patient.run(ACKNOWLEDGE, { id })).errors?.[0]).toMatchObject({
      message: "This alert has ended.",
      extensions: { code: "CONFLICT" },
    });
    await client.dispose();
  });

  it("reaches a closed tab in words that tell nobody what it is about, and once", async () => {
    const patient = await measured();
    const device = push.device();
    const { errors } = await patient.run("mutation A($device: PushDeviceInput!) { createPushDevice(input: $device) }", {
      device: device.subscription,
    });
    expect(errors).toBeUndefined();
    push.received.length = 0;
    await rest(patient, 120);
    await until(() => push.received.length > 0, "a message");
    await travel("2026-11-21T14:03:00Z");
    await rest(patient, 121);
    const [{ text, path } = { text: "", path: "" }] = push.received;
    expect(push.origin + path).toBe(device.endpoint);
    expect(JSON.parse(text)).toEqual({
      title: "AI Health Assistant",
      body: "You have a new health alert.",
      tag: "health-alert",
    });
    expect(push.received).toHaveLength(1);
  });

  it("is not told again when its night or day gets another figure, and closes when its readings go", async () => {
    const few = (from: string, to: string, steps: number) =>
      over("steps", `2026-11-20T${from}Z`, `2026-11-20T${to}Z`, steps);
    const patient = await measured([few("10:00:00", "10:40:00", 3_000)]);
    await patient.run("mutation A($device: PushDeviceInput!) { createPushDevice(input: $device) }", {
      device: push.device().subscription,
    });
    push.received.length = 0;
    await judgeEverybody(server.platform);
    await until(() => push.received.length > 0, "a message");
    await bring(patient, [few("18:00:00", "18:10:00", 500)]);
    await judgeEverybody(server.platform);
    expect(await alerts(patient)).toMatchObject([{ value: 3_500 }]);
    const waiting = "select 1 from graphile_worker.jobs where task_identifier = 'send_alert_push'";
    await until(async () => (await server.db.query(waiting)).length === 0, "no job waits");
    expect(push.received).toHaveLength(1);
    const remove = "mutation R($id: ID!) { deleteDevice(id: $id, keepReadings: false) }";
    await patient.run(remove, { id: patient.strap.id });
    expect(await alerts(patient)).toHaveLength(1);
    await patient.run(remove, { id: patient.watch.id });
    expect(await alerts(patient)).toEqual([]);
  });
});
