import { startTestServer, type TestServer } from "../../../test/harness";
import { makeDevice } from "./device.factory";
import type { Metric, Reading } from "./reading.rules";
import { rollUpDays } from "./reading.service";

let server: TestServer;
const now = new Date("2026-11-21T14:30:00Z");

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.stop());

const over = (metric: Metric, from: string, to: string, value?: number): Reading => {
  const [startedAt, endedAt] = [new Date(from), new Date(to)];
  return { metric, startedAt, endedAt, value: value ?? (+endedAt - +startedAt) / 60_000 };
};
const beat = (iso: string, value: number) => over("heartRate", iso, iso, value);

const VITALS = `{ vitals { today
  heartRate { current average lastUpdated deviceName demonstration }
  sleep { day duration quality deepSleep lightSleep remSleep deviceName }
  activity { day steps calories activeMinutes deviceName }
  thresholds { heartRateLow heartRateHigh sleepHours steps } } }`;

describe("vitals", () => {
  it("are null before the first reading, and then what is known", async () => {
    const patient = await server.patient();
    expect((await patient.run(VITALS)).data).toEqual({ vitals: null });
    await makeDevice(server.db.manager, { patientId: patient.user.id, readings: [beat("2026-11-21T14:29:00Z", 64)] });
    const { data } = await patient.run<{ vitals: object }>(VITALS);
    expect(data.vitals).toMatchObject({ heartRate: { current: 64, average: 64 }, sleep: null, activity: null });
  });

  it("are the newest heart rate, the average of exactly 24 hours, the last night and the last day", async () => {
    const patient = await server.patient();
    const patientId = patient.user.id;
    await makeDevice(server.db.manager, {
      patientId,
      name: "Watch",
      readings: [
        beat("2026-11-20T14:29:59Z", 190), // a second too old
        beat("2026-11-20T14:30:00Z", 60),
        beat("2026-11-20T15:00:00Z", 90),
        beat("2026-11-21T14:20:10Z", 80), // one minute of two readings
        beat("2026-11-21T14:20:50Z", 60),
        over("inBed", "2026-11-20T23:00:00Z", "2026-11-21T07:00:00Z"),
        over("asleep", "2026-11-20T23:30:00Z", "2026-11-21T06:00:00Z"), // 6.5 of 8 hours
        over("deepSleep", "2026-11-21T01:00:00Z", "2026-11-21T02:30:00Z"),
        over("lightSleep", "2026-11-20T01:00:00Z", "2026-11-20T02:30:00Z"), // the night before
        over("steps", "2026-11-20T10:00:00Z", "2026-11-20T11:00:00Z", 4_000),
      ],
    });
    await makeDevice(server.db.manager, {
      patientId,
      name: "Phone",
      readings: [
        over("steps", "2026-11-21T09:00:00Z", "2026-11-21T09:30:00Z", 2_400),
        over("activeEnergy", "2026-11-21T09:00:00Z", "2026-11-21T09:30:00Z", 96.4),
      ],
    });
    const { data } = await patient.run<{ vitals: object }>(VITALS);
    expect(data.vitals).toEqual({
      today: "2026-11-21",
      heartRate: {
        current: 60,
        average: (60 + 90 + 70) / 3,
        lastUpdated: "2026-11-21T14:20:50.000Z",
        deviceName: "Watch",
        demonstration: false,
      },
      sleep: {
        day: "2026-11-21",
        duration: 6.5,
        quality: "FAIR",
        deepSleep: 1.5,
        lightSleep: null,
        remSleep: null,
        deviceName: "Watch",
      },
      activity: { day: "2026-11-21", steps: 2_400, calories: 96, activeMinutes: null, deviceName: "Phone" },
      thresholds: { heartRateLow: 60, heartRateHigh: 100, sleepHours: 6, steps: 5_000 },
    });
  });
});

/** A number from 0 to 1, always the same row of them. */
function chances(): () => number {
  let seed = 11;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}

describe("merging devices", () => {
  it("never exceeds their sum, and is never less than the larger, on days of every length", async () => {
    const chance = chances();
    for (const day of ["2026-03-29", "2026-06-10", "2026-10-25"]) {
      for (let round = 0; round < 4; round += 1) {
        const [alone, together] = [[0, 0], (await server.patient()).user.id];
        for (const device of [0, 1]) {
          const readings = Array.from({ length: 40 }, (_, n): Reading => {
            const start = Date.parse(`${day}T00:00:00Z`) + (n * 30 + chance() * 20) * 60_000;
            const length = Math.round(chance() * 50) * 60_000;
            return {
              metric: "steps",
              startedAt: new Date(start),
              endedAt: new Date(start + length),
              value: Math.round(chance() * 2_000),
            };
          });
          await makeDevice(server.db.manager, { patientId: together, readings });
          const single = (await server.patient()).user.id;
          await makeDevice(server.db.manager, { patientId: single, readings });
          alone[device] = await total(single);
          expect(alone[device]).toBeCloseTo(
            readings.reduce((sum, { value }) => sum + value, 0),
            3,
          );
        }
        const merged = await total(together);
        expect(merged).toBeLessThanOrEqual((alone[0] ?? 0) + (alone[1] ?? 0) + 1e-6);
        expect(merged).toBeGreaterThanOrEqual(Math.max(...alone) - 1e-6);
      }
    }
  });

  it("is the same whether sums were made bit by bit or anew", async () => {
    const { user } = await server.patient();
    const readings = Array.from({ length: 300 }, (_, n) => {
      const at = new Date(Date.parse("2026-10-23T00:00:00Z") + n * 17 * 60_000);
      const until = new Date(+at + 20 * 60_000);
      return [
        { metric: "steps" as const, startedAt: at, endedAt: until, value: n },
        { metric: "heartRate" as const, startedAt: at, endedAt: at, value: 60 + (n % 30) },
        { metric: "lightSleep" as const, startedAt: at, endedAt: until, value: 20 },
      ];
    });
    for (let from = 0; from < readings.length; from += 25) {
      await makeDevice(server.db.manager, { patientId: user.id, readings: readings.slice(from, from + 25).flat() });
    }
    const sums = () =>
      Promise.all([
        server.db.query(
          "select metric, day::text, round(total::numeric, 4) as total, minutes, lowest, highest from reading_days where patient_id = $1 order by 1, 2",
          [user.id],
        ),
        server.db.query(
          "select metric, hour, round(total::numeric, 4) as total, minutes, last_value, last_at from reading_hours where patient_id = $1 order by 1, 2",
          [user.id],
        ),
      ]);
    const before = await sums();
    await server.db.query("delete from reading_days where patient_id = $1", [user.id]);
    await server.db.query("delete from reading_hours where patient_id = $1", [user.id]);
    await server.db.transaction((tx) => rollUpDays(tx, user.id, { from: "2026-10-22", to: "2026-10-27" }));
    expect(before[0].length).toBeGreaterThan(10);
    expect(await sums()).toEqual(before);
  });

  async function total(patientId: string): Promise<number> {
    const [row] = await server.db.query(
      "select sum(total) as total from reading_days where patient_id = $1 and metric = 'steps'",
      [patientId],
    );
    return row.total;
  }
});

describe("trends", () => {
  it("have a bounded number of points, averaged as their range asks", async () => {
    const patient = await server.patient();
    await makeDevice(server.db.manager, { patientId: patient.user.id });
    await server.db.query(
      `insert into reading_days select $1, metric, day, 600, 10, 40, 90, now(), $1
         from generate_series('2020-01-01'::date, '2026-11-21', '1 day') day, unnest(array['steps', 'heartRate', 'asleep']) metric`,
      [patient.user.id],
    );
    await server.db.query(
      `insert into reading_hours select $1, 'heartRate', hour, 700, 10, 50, 99, 70, hour, $1
         from generate_series('2026-11-01T00:00Z'::timestamptz, '2026-11-21T14:00Z', '1 hour') hour`,
      [patient.user.id],
    );
    const trend = async (metric: string, range: string) => {
      const { data } = await patient.run<{ vitalTrend: { points: { at: string; value: number; lowest: number }[] } }>(
        `{ vitalTrend(metric: ${metric}, range: ${range}) { points { at value lowest highest } } }`,
      );
      return data.vitalTrend.points;
    };
    const counts: Record<string, number> = {};
    for (const range of ["DAY", "WEEK", "MONTH", "YEAR", "FIVE_YEARS"]) {
      counts[range] = (await trend("HEART_RATE", range)).length;
    }
    expect(counts).toEqual({ DAY: 24, WEEK: 7, MONTH: 31, YEAR: 53, FIVE_YEARS: 60 });
    expect((await trend("HEART_RATE", "DAY")).at(-1)).toEqual({
      at: "2026-11-21T14:00:00.000Z",
      value: 70,
      lowest: 50,
      highest: 99,
    });
    expect((await trend("HEART_RATE", "WEEK"))[0]).toMatchObject({
      at: "2026-11-15T00:00:00.000Z",
      value: 60,
      lowest: 40,
    });
    expect((await trend("STEPS", "YEAR"))[0]).toMatchObject({
      at: "2025-11-17T00:00:00.000Z",
      value: 600,
      lowest: 600,
    });
    expect(await trend("SLEEP", "DAY")).toMatchObject([{ at: "2026-11-21T00:00:00.000Z", value: 10 }]);
    expect((await trend("SLEEP", "FIVE_YEARS"))[0]).toMatchObject({ at: "2021-12-01T00:00:00.000Z", value: 10 });
  });
});
