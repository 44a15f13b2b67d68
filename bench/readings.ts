import { Device } from "../server/src/care/devices/device.entity";
import { rollUpDays } from "../server/src/care/devices/reading.service";
import { TREND_METRICS, TREND_RANGES } from "../server/src/care/devices/vitals.rules";
import { readTrend, readVitals } from "../server/src/care/devices/vitals.service";
import { createDataSource } from "../server/src/platform/database";
import type { BenchDatabase } from "./database";
import { type Line, median } from "./report";

const FROM = "2021-11-21";
const TO = "2026-11-21";
const ROUNDS = 15;
/** The moment at which the figures are read. */
const clock = { now: () => new Date("2026-11-21T20:00:00Z") };

/** G11: what a chart or the card of figures takes in the database, for somebody with a heart rate in each minute of five years. */
export async function benchReadings({ urls }: BenchDatabase): Promise<Line[]> {
  const db = await createDataSource({ url: urls.owner, entities: [Device], poolSize: 1 }).initialize();
  const [{ patientId }] = await db.query(
    `insert into users (email, name, role, created_at) values ('readings@bench.test', 'R', 'CUSTOMER', now()) returning id as "patientId"`,
  );
  const [{ deviceId }] = await db.query(
    `insert into devices (patient_id, type, name, connected, created_at) values ($1, 'CSV', 'Watch', true, now()) returning id as "deviceId"`,
    [patientId],
  );
  await db.query(
    "select make_reading_partition(quarter) from generate_series($1::timestamptz, $2::timestamptz + interval '3 months', '1 month') quarter",
    [FROM, TO],
  );
  await db.query("set statement_timeout = 0"); // a year at a time is no statement of the product
  let count = 0;
  for (let year = 0; year < 5; year += 1) {
    const [{ added }] = await db.query(
      `with added as (
         insert into readings (device_id, patient_id, metric, started_at, ended_at, value)
         select $1, $2, 'heartRate', minute, minute, 60 + (extract(epoch from minute)::bigint / 60) % 40
           from generate_series($3::timestamptz + make_interval(years => $4), $3::timestamptz + make_interval(years => $4 + 1)
                - interval '1 minute', '1 minute') minute returning 1) select count(*)::int as added from added`,
      [deviceId, patientId, FROM, year],
    );
    count += added;
  }
  await db.query("analyze readings");
  const before = performance.now();
  await db.transaction((tx) => rollUpDays(tx, patientId, { from: FROM, to: TO }));
  const summing = performance.now() - before;
  const timed = async (read: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await read();
      times.push(performance.now() - start);
    }
    return median(times);
  };
  let slowest = { ms: 0, what: "" };
  for (const metric of TREND_METRICS) {
    for (const range of TREND_RANGES) {
      const ms = await timed(() => readTrend({ db, clock }, patientId, metric, range));
      if (ms > slowest.ms) slowest = { ms, what: `${metric}, ${range}` };
    }
  }
  const vitals = await timed(() => readVitals({ db, clock }, patientId));
  const removal = performance.now();
  await db.query("delete from users where id = $1", [patientId]);
  const removing = performance.now() - removal;
  await db.destroy();
  const rows = count.toLocaleString("en-GB");
  const line = (what: string, measured: string, wanted = "", met?: boolean): Line => ({
    goal: "G11",
    what,
    measured,
    wanted,
    met,
  });
  return [
    line(
      `slowest chart over ${rows} readings`,
      `${slowest.ms.toFixed(1)} ms (${slowest.what})`,
      "< 100 ms",
      slowest.ms < 100,
    ),
    line(`figures of the card over ${rows} readings`, `${vitals.toFixed(1)} ms`, "< 100 ms", vitals < 100),
    line("sums of five years made anew", `${(summing / 1_000).toFixed(1)} s`),
    line("account with five years erased", `${(removing / 1_000).toFixed(1)} s`),
  ];
}
