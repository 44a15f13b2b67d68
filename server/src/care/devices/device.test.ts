import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { DemonstrationHeart } from "./demonstration.service";
import { makeDevice } from "./device.factory";
import type { Reading } from "./reading.rules";

let server: TestServer;
let now = new Date("2026-11-21T14:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
beforeEach(() => travel("2026-11-21T14:00:00Z"));
afterAll(() => server.stop());

async function travel(to: string): Promise<void> {
  now = new Date(to);
  await server.db.query(
    "update sessions set last_seen_at = $1::timestamptz, expires_at = $1::timestamptz + interval '1 day'",
    [now],
  );
}

async function consenting() {
  const patient = await server.patient();
  await server.db.query(
    "insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, 'data_use', true, '1', now())",
    [patient.user.id],
  );
  return patient;
}

const CONNECT = "mutation { connectDemonstrationDevice { id type name connected } }";
const ADD =
  "mutation A($name: String!, $type: DeviceType!) { createDevice(input: { type: $type, name: $name }) { id type name connected } }";
const REMOVE = "mutation R($id: ID!, $keep: Boolean!) { deleteDevice(id: $id, keepReadings: $keep) }";
const RATES =
  "mutation H($id: ID!, $readings: [HeartRateInput!]!) { addHeartRates(deviceId: $id, readings: $readings) }";
const VITALS =
  "{ vitals { heartRate { current average deviceName demonstration } sleep { duration quality } activity { steps demonstration } } devices { id type connected } }";
interface Told {
  vitals: {
    heartRate: { current: number; average: number; deviceName: string; demonstration: boolean } | null;
    sleep: { duration: number; quality: string } | null;
    activity: { steps: number; demonstration: boolean } | null;
  } | null;
  devices: { id: string; type: string; connected: boolean }[];
}
const beat = (iso: string, value: number): Reading => ({
  metric: "heartRate",
  startedAt: new Date(iso),
  endedAt: new Date(iso),
  value,
});

describe("a device", () => {
  it("is linked by its person, with the consent to the use of health data alone", async () => {
    const without = await server.patient();
    await without.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    for (const act of [CONNECT, ADD]) {
      const { errors } = await without.run(act, act === ADD ? { type: "BLUETOOTH", name: "Strap" } : {});
      expect(errors?.[0]?.extensions.code).toBe("CONFLICT");
    }
    const patient = await consenting();
    const { data } = await patient.run<{ createDevice: object }>(ADD, { type: "BLUETOOTH", name: "  My   strap " });
    expect(data.createDevice).toMatchObject({ type: "BLUETOOTH", name: "My strap", connected: true });
    for (const [input, field] of [
      [{ type: "BLUETOOTH", name: " " }, "name"],
      [{ type: "APPLE_HEALTH", name: "Watch" }, "type"],
    ] as const) {
      expect((await patient.run(ADD, input)).errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
    }
  });

  it("of somebody else is not found", async () => {
    const [owner, stranger] = [await consenting(), await consenting()];
    const { data } = await owner.run<{ createDevice: { id: string } }>(ADD, { type: "BLUETOOTH", name: "Strap" });
    const { id } = data.createDevice;
    const readings = [{ at: now.toISOString(), bpm: 70 }];
    for (const [act, variables] of [
      [REMOVE, { id, keep: false }],
      [RATES, { id, readings }],
      [RATES, { id: "nonsense", readings }],
    ] as const) {
      expect((await stranger.run(act, variables)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    expect((await stranger.run<Told>(VITALS)).data).toEqual({ vitals: null, devices: [] });
  });

  it("leaves with its readings, or alone", async () => {
    const patient = await consenting();
    const patientId = patient.user.id;
    const kept = await makeDevice(server.db.manager, { patientId, readings: [beat("2026-11-21T13:00:00Z", 60)] });
    const gone = await makeDevice(server.db.manager, { patientId, readings: [beat("2026-11-21T13:00:10Z", 90)] });
    expect((await patient.run<Told>(VITALS)).data.vitals?.heartRate).toMatchObject({ current: 90, average: 75 });
    await patient.run(REMOVE, { id: gone.id, keep: false });
    await patient.run(REMOVE, { id: kept.id, keep: true });
    const { data } = await patient.run<Told>(VITALS);
    expect(data.vitals?.heartRate).toMatchObject({ current: 60, average: 60 });
    expect(data.devices).toEqual([{ id: kept.id, type: "CSV", connected: false }]);
    expect(await server.db.query("select 1 from readings where device_id = $1", [gone.id])).toEqual([]);
  });
});

describe("live heart rates", () => {
  it("count once, without those that touch no skin or that no heart has", async () => {
    const patient = await consenting();
    const { data } = await patient.run<{ createDevice: { id: string } }>(ADD, { type: "BLUETOOTH", name: "Strap" });
    const at = (second: number) => new Date(now.getTime() - second * 1_000).toISOString();
    const readings = [
      { at: at(2), bpm: 71, contact: true },
      { at: at(1), bpm: 72 },
      { at: at(0), bpm: 250, contact: false },
      { at: at(3), bpm: 0, contact: true },
      { at: at(-600), bpm: 70 },
    ];
    const send = async (wanted: object[]) => {
      const answer = await patient.run<{ addHeartRates: number }>(RATES, {
        id: data.createDevice.id,
        readings: wanted,
      });
      return answer.errors?.[0]?.extensions ?? answer.data.addHeartRates;
    };
    expect(await send(readings)).toBe(2);
    expect(await send(readings)).toBe(0);
    expect((await patient.run<Told>(VITALS)).data.vitals?.heartRate).toEqual({
      current: 72,
      average: 71.5,
      deviceName: "Strap",
      demonstration: false,
    });
    expect(await send([])).toMatchObject({ code: "BAD_USER_INPUT", field: "readings" });
    expect(await send(Array.from({ length: 301 }, () => ({ at: at(0), bpm: 70 })))).toMatchObject({
      field: "readings",
    });
    const outcomes: unknown[] = [];
    for (let batch = 0; batch < 125; batch += 1) {
      outcomes.push(await send([{ at: at(0), bpm: 70, contact: false }]));
    }
    expect(outcomes.filter((outcome) => outcome === 0)).toHaveLength(118);
    expect(outcomes.at(-1)).toMatchObject({ code: "RATE_LIMITED" });
  });
});

describe("the demonstration device", () => {
  it("brings two weeks that it says are invented, also when it is connected twice at once", async () => {
    const patient = await consenting();
    const both = await Promise.all([patient.run(CONNECT), patient.run(CONNECT)]);
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(both[0].data).toEqual(both[1].data);
    const { data } = await patient.run<Told>(VITALS);
    expect(data.devices).toHaveLength(1);
    expect(data.vitals?.heartRate).toMatchObject({ demonstration: true, deviceName: "Demonstration watch" });
    expect(data.vitals?.sleep?.duration).toBeGreaterThan(6);
    expect(data.vitals?.activity?.demonstration).toBe(true);
    const trend = await patient.run<{ vitalTrend: { points: object[]; demonstration: boolean } }>(
      "{ vitalTrend(metric: STEPS, range: MONTH) { demonstration points { at value } } }",
    );
    expect(trend.data.vitalTrend.points).toHaveLength(15);
    expect(trend.data.vitalTrend.demonstration).toBe(true);
    expect((await patient.run("{ medications(first: 5) { totalCount } }")).data).toEqual({
      medications: { totalCount: 0 },
    });
  });

  it("gives way to a real device, and never joins one", async () => {
    const patient = await consenting();
    await patient.run(CONNECT);
    await patient.run(ADD, { type: "BLUETOOTH", name: "Strap" });
    const { data } = await patient.run<Told>(VITALS);
    expect(data.vitals).toBeNull();
    expect(data.devices.map(({ type }) => type)).toEqual(["BLUETOOTH"]);
    expect((await patient.run(CONNECT)).errors?.[0]?.extensions.code).toBe("CONFLICT");
  });

  it("beats once for two processes, fills the gap of a pause, and tells open pages", async () => {
    const patient = await consenting();
    await patient.run(CONNECT);
    const client = patient.socket();
    const live = watch<{ vitalsChanged: { heartRate: { lastUpdated: string } } }>(
      client,
      "subscription { vitalsChanged { heartRate { lastUpdated } } }",
    );
    expect((await live.next()).data?.vitalsChanged.heartRate.lastUpdated).toBe("2026-11-21T14:00:00.000Z");
    const sibling = await server.sibling();
    const hearts = [new DemonstrationHeart(server.platform), new DemonstrationHeart(sibling.platform)];
    const beats = async () => {
      await Promise.all(hearts.map((heart) => heart.beat()));
      const [{ count }] = await server.db.query(
        "select count(*)::int as count from readings where patient_id = $1 and metric = 'heartRate' and started_at > '2026-11-21T14:00:00Z'",
        [patient.user.id],
      );
      return count;
    };
    try {
      await travel("2026-11-21T14:00:05Z");
      expect(await beats()).toBe(1);
      expect(await beats()).toBe(1);
      expect((await live.next()).data?.vitalsChanged.heartRate.lastUpdated).toBe("2026-11-21T14:00:05.000Z");
      await travel("2026-11-21T14:01:05Z"); // nobody ran for a minute
      expect(await beats()).toBe(13);
      const { data } = await patient.run<Told>(VITALS);
      await patient.run(REMOVE, { id: data.devices[0]?.id, keep: true });
      await travel("2026-11-21T14:01:30Z");
      expect(await beats()).toBe(13);
    } finally {
      await client.dispose();
      await sibling.stop();
    }
    await until(() => server.platform.figures.size === 0, "nobody watches");
  });
});
