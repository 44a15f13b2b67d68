import { startTestServer, type TestServer } from "../../../test/harness";
import { makeDevice } from "./device.factory";
import type { Metric, Reading } from "./reading.rules";
import { rollUpDays, storeReadings } from "./reading.service";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const at = (iso: string) => new Date(iso);
const over = (metric: Metric, from: string, to: string, value?: number): Reading => {
  const [startedAt, endedAt] = [at(from), at(to)];
  return { metric, startedAt, endedAt, value: value ?? (endedAt.getTime() - startedAt.getTime()) / 60_000 };
};
const beat = (iso: string, value: number): Reading => ({
  metric: "heartRate",
  startedAt: at(iso),
  endedAt: at(iso),
  value,
});

async function sums(patientId: string): Promise<Record<string, number>> {
  const rows: { key: string; total: number }[] = await server.db.query(
    "select metric || ' ' || day as key, round(total::numeric, 6)::float as total from reading_days where patient_id = $1 order by 1",
    [patientId],
  );
  return Object.fromEntries(rows.map(({ key, total }) => [key, total]));
}
const transaction: TestServer["db"]["transaction"] = (...args: never[]) =>
  Reflect.apply(server.db.transaction, server.db, args);

describe("storing readings", () => {
  it("counts the same device, metric and beginning once, in any year", async () => {
    const { user } = await server.patient();
    const device = await makeDevice(server.db.manager, { patientId: user.id });
    const readings = [
      over("steps", "2007-05-01T10:00:00Z", "2007-05-01T10:10:00Z", 500),
      over("steps", "2026-11-20T10:00:00Z", "2026-11-20T10:10:00Z", 700),
      over("steps", "2026-11-20T10:00:00Z", "2026-11-20T10:10:00Z", 900),
    ];
    const store = () => transaction((tx) => storeReadings(tx, device, readings));
    expect(await store()).toEqual({ added: 2 });
    expect(await store()).toEqual({ added: 0 });
    await transaction((tx) => rollUpDays(tx, user.id, { from: "2007-05-01", to: "2007-05-01" }));
    await transaction((tx) => rollUpDays(tx, user.id, { from: "2026-11-01", to: "2026-11-30" }));
    expect(await sums(user.id)).toEqual({ "steps 2007-05-01": 500, "steps 2026-11-20": 700 });
  });

  it("of a removed device is refused, and a device takes its readings along", async () => {
    const { user } = await server.patient();
    const device = await makeDevice(server.db.manager, {
      patientId: user.id,
      readings: [beat("2026-11-20T10:00:00Z", 70)],
    });
    await server.db.query("delete from users where id = $1", [user.id]);
    expect(await server.db.query("select 1 from readings where patient_id = $1", [user.id])).toEqual([]);
    await expect(transaction((tx) => storeReadings(tx, device, []))).rejects.toThrow("Not found.");
  });
});

describe("sums", () => {
  it("take the larger device of each minute, and spread intervals over their minutes", async () => {
    const { user } = await server.patient();
    await makeDevice(server.db.manager, {
      patientId: user.id,
      readings: [over("steps", "2026-11-20T10:00:00Z", "2026-11-20T10:10:00Z", 1_000)], // 100 in each
    });
    await makeDevice(server.db.manager, {
      patientId: user.id,
      readings: [
        over("steps", "2026-11-20T10:05:00Z", "2026-11-20T10:06:00Z", 40),
        over("steps", "2026-11-20T10:09:00Z", "2026-11-20T10:11:00Z", 300), // 150 in each
      ],
    });
    expect(await sums(user.id)).toEqual({ "steps 2026-11-20": 9 * 100 + 150 + 150 });
  });

  it("give sleep to the night that it ended in, united over devices, on nights of a clock change too", async () => {
    const { user } = await server.patient();
    await makeDevice(server.db.manager, {
      patientId: user.id,
      readings: [
        over("inBed", "2026-10-24T22:00:00Z", "2026-10-25T07:00:00Z"),
        over("lightSleep", "2026-10-24T22:30:00Z", "2026-10-24T22:45:00Z"), // 11:30 PM, the night of the 25th
        over("asleep", "2026-10-24T23:00:00Z", "2026-10-25T05:00:00Z"), // 1 AM comes twice in it
      ],
    });
    await makeDevice(server.db.manager, {
      patientId: user.id,
      readings: [over("deepSleep", "2026-10-25T04:00:00Z", "2026-10-25T06:00:00Z")],
    });
    expect(await sums(user.id)).toEqual({
      "asleep 2026-10-25": 15 + 7 * 60,
      "deepSleep 2026-10-25": 120,
      "inBed 2026-10-25": 540,
      "lightSleep 2026-10-25": 15,
    });
  });
});
