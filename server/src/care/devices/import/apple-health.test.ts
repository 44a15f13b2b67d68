import { parseAppleHealth } from "./apple-health";
import { APPLE_END, APPLE_HEAD, appleExport, appleRecord, inPieces, readAll, seeded } from "./import.test-support";
import { sniff } from "./sniff";

const read = (text: string | Uint8Array) => readAll(parseAppleHealth, [text]);

const NIGHT = { type: "SleepAnalysis", start: "2026-11-20 23:00:00 +0000", end: "2026-11-21 00:30:00 +0000" };
const EXAMPLES = [
  { type: "HeartRate", value: "72", unit: "count/min", start: "2026-11-20 08:30:00 +0000" },
  { type: "HeartRate", value: "1.2", unit: "count/s", start: "2026-07-01 09:30:00 +0100" },
  { type: "RestingHeartRate", value: "58", unit: "count/min", start: "2026-11-20 00:00:00 -0500" },
  {
    type: "StepCount",
    value: "120",
    unit: "count",
    source: "Zoë&apos;s iPhone 📱",
    start: "2026-11-20 08:00:00 +0000",
    end: "2026-11-20 08:10:00 +0000",
  },
  { type: "ActiveEnergyBurned", value: "41.84", unit: "kJ", start: "2026-11-20 08:00:00 +0000" },
  { type: "ActiveEnergyBurned", value: "7.5", unit: "Cal", start: "2026-11-20 08:01:00 +0000" },
  {
    type: "AppleExerciseTime",
    value: "1",
    unit: "min",
    start: "2026-11-20 08:02:00 +0000",
    end: "2026-11-20 08:03:00 +0000",
  },
];

describe("an export of Apple Health", () => {
  it("gives each reading in our units, with its device and its moment", async () => {
    const { readings, leftOut } = await read(appleExport(...EXAMPLES));
    expect(leftOut).toBe(0);
    expect(
      readings.map(({ metric, startedAt, endedAt, value, source }) => [
        metric,
        startedAt.toISOString(),
        (endedAt.getTime() - startedAt.getTime()) / 60_000,
        value,
        source,
      ]),
    ).toEqual([
      ["heartRate", "2026-11-20T08:30:00.000Z", 0, 72, "Watch"],
      ["heartRate", "2026-07-01T08:30:00.000Z", 0, 72, "Watch"],
      ["restingHeartRate", "2026-11-20T05:00:00.000Z", 0, 58, "Watch"],
      ["steps", "2026-11-20T08:00:00.000Z", 10, 120, "Zoë's iPhone 📱"],
      ["activeEnergy", "2026-11-20T08:00:00.000Z", 0, 10, "Watch"],
      ["activeEnergy", "2026-11-20T08:01:00.000Z", 0, 7.5, "Watch"],
      ["activeMinutes", "2026-11-20T08:02:00.000Z", 1, 1, "Watch"],
    ]);
  });

  it.each([
    ["InBed", ["inBed"]],
    ["Awake", ["inBed"]],
    ["Asleep", ["asleep"]],
    ["AsleepUnspecified", ["asleep"]],
    ["AsleepCore", ["inBed", "asleep", "lightSleep"]],
    ["AsleepDeep", ["inBed", "asleep", "deepSleep"]],
    ["AsleepREM", ["inBed", "asleep", "remSleep"]],
    ["SomethingNew", []],
  ])("knows the sleep %s", async (value, metrics) => {
    const { readings } = await read(appleExport({ ...NIGHT, value }));
    expect(readings.map(({ metric }) => metric)).toEqual(metrics);
    expect(readings.every((reading) => reading.value === 90)).toBe(true);
  });

  it("leaves out what cannot be true or cannot be read, and counts it", async () => {
    const good = EXAMPLES[0] as (typeof EXAMPLES)[0];
    const { readings, leftOut } = await read(
      appleExport(
        good,
        { ...good, start: "1066-10-14 08:30:00 +0000" },
        { ...good, start: "2029-01-01 08:30:00 +0000" },
        { ...good, start: "2026-02-30 08:30:00 +0000" },
        { ...good, start: "20 November 2026" },
        { ...good, value: "lots" },
        { ...good, value: "" },
        { ...good, unit: "stone" },
      ),
    );
    expect([readings.length, leftOut]).toEqual([1, 7]);
  });

  it("is read the same however its bytes are split", async () => {
    const text = appleExport(...EXAMPLES, { ...NIGHT, value: "AsleepDeep" });
    const whole = await read(text);
    for (let seed = 1; seed <= 40; seed += 1) {
      const pieces = inPieces(text, seeded(seed));
      expect((await readAll(parseAppleHealth, pieces)).readings).toEqual(whole.readings);
    }
    const bytes = [...Buffer.from(text)].map((byte) => Uint8Array.of(byte));
    expect(await readAll(parseAppleHealth, bytes)).toEqual(whole);
  });

  it("is truncated wherever it is cut inside its root", async () => {
    const text = Buffer.from(appleExport(...EXAMPLES.slice(0, 4)));
    const end = text.lastIndexOf(">");
    for (let cut = text.indexOf("<HealthData") + 12; cut < end; cut += 7) {
      await expect(read(text.subarray(0, cut))).rejects.toMatchObject({ code: "TRUNCATED" });
    }
  });

  it.each([
    ["another root", "<?xml version='1.0'?><gpx><Record/></gpx>", "NOT_APPLE_HEALTH"],
    ["bytes that are no text", Buffer.concat([Buffer.from(APPLE_HEAD), Buffer.from([0xff, 0xfe, 0xff])]), "BROKEN"],
    ["markup that is wrong", `${APPLE_HEAD}<Record type=5 <</Record>${APPLE_END}`, "BROKEN"],
    ["a comment without end", `${APPLE_HEAD}<!-- ${"x".repeat(3_000_000)}`, "BROKEN"],
    ["an attribute without end", `${APPLE_HEAD}<Record type="${"x".repeat(3_000_000)}`, "BROKEN"],
    ["elements without end", APPLE_HEAD + "<a>".repeat(100_000), "BROKEN"],
  ])("refuses %s", async (_, text, code) => {
    const pieces = inPiecesOf(Buffer.from(text as string), 65_536);
    await expect(readAll(parseAppleHealth, pieces)).rejects.toMatchObject({ code });
  });

  it("never expands an entity, of the file or from elsewhere", async () => {
    const laughs = `<!DOCTYPE HealthData [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">
      <!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY % remote SYSTEM "http://127.0.0.1:1/x.dtd"> %remote;]>`;
    const example = EXAMPLES[0] as (typeof EXAMPLES)[0];
    const used = (source: string) =>
      `<?xml version="1.0"?>${laughs}<HealthData>${appleRecord({ ...example, source })}</HealthData>`;
    await expect(read(used("&c;"))).rejects.toMatchObject({ code: "BROKEN" });
    await expect(read(used("&file;"))).rejects.toMatchObject({ code: "BROKEN" });
    expect((await read(used("Watch &amp; phone"))).readings).toMatchObject([{ source: "Watch & phone" }]);
  });

  it("stops when it is told to", async () => {
    const abort = new AbortController();
    const reason = new Error("enough");
    abort.abort(reason);
    await expect(readAll(parseAppleHealth, [appleExport()], { signal: abort.signal })).rejects.toBe(reason);
  });
});

it.each([
  ["<?xml version='1.0'?>", { kind: "APPLE_HEALTH", isZip: false }],
  ["\uFEFF\n<HealthData>", { kind: "APPLE_HEALTH", isZip: false }],
  ["<!DOCTYPE HealthData []>", { kind: "APPLE_HEALTH", isZip: false }],
  ["PK\u0003\u0004rest", { kind: "APPLE_HEALTH", isZip: true }],
  ["time,metric,value\n", { kind: "CSV", isZip: false }],
  ["date;steps\r\n2026-11-20;1", { kind: "CSV", isZip: false }],
  ["steps\tdate", { kind: "CSV", isZip: false }],
  ["<!doctype html><html>", undefined],
  ['{"a": 1, "b": 2}', undefined],
  ["%PDF-1.7, a document", undefined],
  ["one word", undefined],
  ["", undefined],
])("tells %j by its beginning", (text, shape) => {
  expect(sniff(Buffer.from(text))).toEqual(shape);
});

function* inPiecesOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
