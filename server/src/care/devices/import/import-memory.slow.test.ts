import { MemoryWatch } from "../../../../test/memory";
import { parseAppleHealth } from "./apple-health";
import { parseCsv } from "./csv";
import { APPLE_END, APPLE_HEAD, appleRecord, NOW } from "./import.test-support";
import type { Parser } from "./parsed";

/** Enough for many steps; a table has many more readings in each MB. */
const SIZE = { apple: 30_000_000, csv: 8_000_000 };

/** A file of that size that is made while it is read. */
async function* fileOf(size: number, head: string, end: string, line: (at: string, count: number) => string) {
  let piece = head;
  for (let written = 0, count = 0; written < size; count += 1) {
    piece += line(new Date(NOW.getTime() - (count + 1) * 60_000).toISOString(), count);
    if (piece.length > 64 * 1024) {
      yield Buffer.from(piece);
      written += piece.length;
      piece = "";
    }
  }
  yield Buffer.from(piece + end);
}

const apple = fileOf(SIZE.apple, APPLE_HEAD, APPLE_END, (at, count) => {
  const start = `${at.slice(0, 19).replace("T", " ")} +0000`;
  return appleRecord({ type: "HeartRate", value: String(60 + (count % 40)), unit: "count/min", start });
});
const csv = fileOf(SIZE.csv, "time,metric,value\n", "", (at, count) => `${at},heartRate,${60 + (count % 40)}\n`);

it.each<[string, Parser, AsyncGenerator<Buffer>]>([
  ["Apple Health", parseAppleHealth, apple],
  ["CSV", parseCsv, csv],
])("reads a large file of %s in the memory of a piece", async (_, parser, bytes) => {
  const memory = new MemoryWatch();
  let readings = 0;
  for await (const step of parser(bytes, { now: NOW })) {
    readings += step.readings.length;
    memory.step();
  }
  expect(readings).toBeGreaterThan(80_000);
  expect(memory.growth).toBeLessThan(2_500_000);
});
