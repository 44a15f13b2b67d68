import { FIT_MAX_BYTES } from "../device-import.rules";
import { parseFit } from "./fit";
import { fitActivity, fitField, fitOf, fitTime, inPieces, readAll, seeded } from "./import.test-support";
import { sniff } from "./sniff";

const read = (bytes: Uint8Array) => readAll(parseFit, [bytes]);

const short = ({ readings }: Awaited<ReturnType<typeof read>>) =>
  readings.map(({ metric, startedAt, endedAt, value }) => [
    metric,
    startedAt.toISOString().slice(0, 19),
    endedAt.toISOString().slice(0, 19),
    value,
  ]);

const ACTIVITY = fitActivity("2026-11-20T08:00:00Z", [90, 95, 255, 100]);

describe("a FIT file", () => {
  it("of an activity gives each heart rate that was measured, and the session", async () => {
    expect(sniff(ACTIVITY)).toEqual({ kind: "FIT", isZip: false });
    const found = await read(ACTIVITY);
    expect(short(found)).toEqual([
      ["heartRate", "2026-11-20T08:00:00", "2026-11-20T08:00:00", 90],
      ["heartRate", "2026-11-20T08:00:01", "2026-11-20T08:00:01", 95],
      ["heartRate", "2026-11-20T08:00:03", "2026-11-20T08:00:03", 100],
      ["activeMinutes", "2026-11-20T08:00:00", "2026-11-20T08:00:04", 4 / 60],
      ["activeEnergy", "2026-11-20T08:00:00", "2026-11-20T08:00:04", 42],
    ]);
    expect(new Set(found.readings.map(({ source }) => source))).toEqual(new Set(["Garmin"]));
  });

  it("of a day gives what was added to the steps, heart rates with half a time, and the resting heart rate", async () => {
    const at = fitTime("2026-11-20T08:00:00Z");
    const steps = (time: number, kind: number, count: number) => ({
      number: 55,
      fields: [fitField(253, "uint32", time), fitField(5, "enum", kind), fitField(3, "uint32", count)],
    });
    const file = fitOf(
      steps(at, 6, 100),
      steps(at + 600, 6, 160),
      steps(at + 600, 2, 999),
      steps(at + 1_200, 6, 160),
      steps(at + 1_800, 6, 30),
      { number: 55, fields: [fitField(26, "uint16", (at + 1_860) & 0xffff), fitField(27, "uint8", 71)] },
      { number: 55, fields: [fitField(26, "uint16", (at + 90_000) & 0xffff), fitField(27, "uint8", 255)] },
      { number: 211, fields: [fitField(253, "uint32", at), fitField(0, "uint8", 55), fitField(1, "uint8", 57)] },
    );
    expect(short(await read(file))).toEqual([
      ["steps", "2026-11-20T07:00:00", "2026-11-20T08:00:00", 100],
      ["steps", "2026-11-20T08:00:00", "2026-11-20T08:10:00", 60],
      ["steps", "2026-11-20T07:30:00", "2026-11-20T08:30:00", 30],
      ["heartRate", "2026-11-20T08:31:00", "2026-11-20T08:31:00", 71],
      ["restingHeartRate", "2026-11-20T08:00:00", "2026-11-20T08:00:00", 57],
    ]);
  });

  it("of a night gives each level until the next one", async () => {
    const at = fitTime("2026-11-20T23:00:00Z");
    const level = (minute: number, value: number) => ({
      number: 275,
      fields: [fitField(253, "uint32", at + minute * 60), fitField(0, "enum", value)],
    });
    const found = short(await read(fitOf(level(0, 1), level(10, 2), level(40, 3), level(70, 4), level(80, 0))));
    expect(found.map(([metric, , , minutes]) => [metric, minutes])).toEqual([
      ["inBed", 10],
      ["inBed", 30],
      ["asleep", 30],
      ["lightSleep", 30],
      ["inBed", 30],
      ["asleep", 30],
      ["deepSleep", 30],
      ["inBed", 10],
      ["asleep", 10],
      ["remSleep", 10],
    ]);
  });

  it("understands compressed times, the other byte order and fields of other makers", async () => {
    const at = fitTime("2026-11-20T08:00:00Z");
    const data = Buffer.concat([
      // A definition in big-endian order, with a field of another maker of two bytes, and a message with the whole time.
      Buffer.from([0x60, 0, 1, 0, 20, 2, 253, 4, 0x86, 3, 1, 2, 1, 9, 2, 0]),
      Buffer.from([0x00]),
      bigEndian(at),
      Buffer.from([80, 7, 7]),
      // A definition without time, and messages whose header holds the last five bits of it.
      Buffer.from([0x41, 0, 0, 20, 0, 1, 3, 1, 2]),
      Buffer.from([0x80 | (1 << 5) | ((at + 5) & 31), 85]),
      Buffer.from([0x80 | (1 << 5) | ((at + 35) & 31), 90]),
    ]);
    const file = framed(data);
    expect(short(await read(file)).map(([, time, , bpm]) => [time, bpm])).toEqual([
      ["2026-11-20T08:00:00", 80],
      ["2026-11-20T08:00:05", 85],
      ["2026-11-20T08:00:35", 90],
    ]);
  });

  it("is read the same however its bytes are split, also two files in one", async () => {
    const both = Buffer.concat([ACTIVITY, fitActivity("2026-11-20T09:00:00Z", [70, 71])]);
    const whole = await read(both);
    expect(whole.readings).toHaveLength(9);
    for (let seed = 1; seed <= 40; seed += 1) {
      expect(await readAll(parseFit, inPieces(both, seeded(seed)))).toEqual(whole);
    }
  });

  it("is truncated wherever it is cut, and damaged wherever a byte is changed", async () => {
    for (let cut = 0; cut < ACTIVITY.length; cut += 1) {
      await expect(read(ACTIVITY.subarray(0, cut))).rejects.toMatchObject({ code: "TRUNCATED" });
    }
    for (let at = 14; at < ACTIVITY.length; at += 1) {
      const damaged = Buffer.from(ACTIVITY);
      damaged[at] = (damaged[at] as number) ^ 0x5a;
      await expect(read(damaged)).rejects.toMatchObject({ code: expect.stringMatching(/BROKEN|TRUNCATED/) });
    }
  });

  it("is refused when it is too big, or says so", async () => {
    const piece = Buffer.alloc(1024 * 1024);
    const pieces = [framed(Buffer.alloc(0)).subarray(0, 14), ...Array(33).fill(piece)];
    const claims = Buffer.from(ACTIVITY);
    claims.writeUInt32LE(FIT_MAX_BYTES + 1, 4);
    claims.writeUInt16LE(0, 12);
    await expect(readAll(parseFit, [claims])).rejects.toMatchObject({ code: "TOO_BIG" });
    await expect(readAll(parseFit, pieces)).rejects.toMatchObject({ code: expect.stringMatching(/TOO_BIG|BROKEN/) });
  });

  it("may be empty", async () => {
    const smallest = Buffer.from("0E10D907000000002E46495491330000", "hex");
    expect((await read(smallest)).readings).toEqual([]);
  });
});

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Messages between a header and a check sum that is worked out in another way than the product does. */
function framed(data: Buffer): Buffer {
  const head = Buffer.from([14, 0x20, 0xd9, 0x07, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54, 0, 0]);
  head.writeUInt32LE(data.length, 4);
  const table = [
    0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000,
  ];
  table.push(0x9c01, 0x8801, 0x4400);
  let crc = 0;
  for (const byte of Buffer.concat([head, data])) {
    for (const nibble of [byte & 15, byte >> 4]) {
      crc = (crc >> 4) ^ (table[crc & 15] as number) ^ (table[nibble] as number);
    }
  }
  return Buffer.concat([head, data, Buffer.from([crc & 255, crc >> 8])]);
}
