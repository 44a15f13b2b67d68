import { parseCsv } from "./csv";
import { inPieces, readAll, seeded } from "./import.test-support";

const read = (text: string) => readAll(parseCsv, [text]);

const short = ({ readings }: Awaited<ReturnType<typeof read>>) =>
  readings.map(({ metric, startedAt, endedAt, value }) => [
    metric,
    startedAt.toISOString().slice(0, 16),
    endedAt.toISOString().slice(0, 16),
    value,
  ]);

describe("a CSV file", () => {
  it("has a time, a metric and a value in each line, in any order and with any of three separators", async () => {
    const expected = [
      ["heartRate", "2026-11-20T08:30", "2026-11-20T08:30", 72],
      ["steps", "2026-11-20T08:31", "2026-11-20T08:32", 100],
      ["asleep", "2026-11-19T23:00", "2026-11-20T06:30", 450],
    ];
    const rows = [
      "2026-11-20T08:30:00Z,heartRate,72",
      "2026-11-20 09:31+0100,STEPS,100",
      "2026-11-19T23:00,asleep,450",
    ];
    expect(short(await read(`time,metric,value\n${rows.join("\n")}\n`))).toEqual(expected);
    expect(short(await read(`\uFEFFtime;metric;value\r\n\r\n${rows.join("\r\n").replaceAll(",", ";")}`))).toEqual(
      expected,
    );
    const turned = rows.map((row) => row.split(",").reverse().join("\t"));
    expect(short(await read(`Value\tMetric\tTime\n${turned.join("\n")}`))).toEqual(expected);
  });

  it("may say until when something was counted, write commas in numbers, and have other columns", async () => {
    const text = `time;end;metric;value;note
2026-07-01T10:00;2026-07-01T11:00;steps;3000;walk
2026-07-01T10:00;;activeEnergy;7,5;"said ""slow"""`;
    expect(short(await read(text))).toEqual([
      ["steps", "2026-07-01T09:00", "2026-07-01T10:00", 3000],
      ["activeEnergy", "2026-07-01T09:00", "2026-07-01T09:01", 7.5],
    ]);
  });

  it("may have the steps of whole London days, also of those with 23 and 25 hours and of today", async () => {
    const text = "date,steps\n2026-03-29,1\n2026-07-01,2\n2026-10-25,3\n2026-11-21,4\n";
    expect(short(await read(text))).toEqual([
      ["steps", "2026-03-29T00:00", "2026-03-29T23:00", 1],
      ["steps", "2026-06-30T23:00", "2026-07-01T23:00", 2],
      ["steps", "2026-10-24T23:00", "2026-10-25T23:00", 3],
      ["steps", "2026-11-21T00:00", "2026-11-21T12:00", 4],
    ]);
  });

  it("names the first five wrong lines by their numbers, and what is wrong with each", async () => {
    const text = `time,metric,value
2026-11-20T08:30:00Z,heartRate,72
yesterday,heartRate,72
2026-11-20T25:00:00Z,heartRate,72

2026-11-20T08:32:00Z,mood,72
2026-11-20T08:33:00Z,heartRate,high
2026-11-20T08:34:00Z,heartRate,900
2026-11-20T08:35:00Z,heartRate
`;
    await expect(read(text)).rejects.toMatchObject({
      code: "CSV_ROWS",
      rows: [
        { row: 3, problem: "TIME" },
        { row: 4, problem: "TIME" },
        { row: 6, problem: "METRIC" },
        { row: 7, problem: "VALUE" },
        { row: 8, problem: "RANGE" },
      ],
    });
    await expect(read("time,metric,value\n2026-11-20T08:35:00Z,heartRate\n")).rejects.toMatchObject({
      rows: [{ row: 2, problem: "COLUMNS" }],
    });
    for (const absurd of ["1066-10-14", "2031-01-01"]) {
      await expect(read(`date,steps\n${absurd},5`)).rejects.toMatchObject({ rows: [{ row: 2, problem: "RANGE" }] });
    }
  });

  it.each([
    ["other columns", "name,age\nMia,30\n", "CSV_HEADER"],
    ["nothing", "", "CSV_HEADER"],
    ["a line without end", `time,metric,value\n"${"x".repeat(50_000)}`, "BROKEN"],
    ["a quote without end", `time,metric,value\n2026-11-20T08:30:00Z,heartRate,"72`, "BROKEN"],
  ])("is refused with %s", async (_, text, code) => {
    await expect(read(text)).rejects.toMatchObject({ code });
  });

  it("is read the same however its bytes are split", async () => {
    const text = `time,metric,value,note\r\n${Array.from(
      { length: 30 },
      (_, minute) => `2026-11-20T08:${String(minute).padStart(2, "0")}:00Z,heartRate,${60 + minute},"é 📱, ""q"""`,
    ).join("\r\n")}`;
    const whole = await read(text);
    expect(whole.readings).toHaveLength(30);
    for (let seed = 1; seed <= 40; seed += 1) {
      expect(await readAll(parseCsv, inPieces(text, seeded(seed)))).toEqual(whole);
    }
  });

  it("stops when it is told to", async () => {
    const abort = new AbortController();
    const reason = new Error("enough");
    abort.abort(reason);
    await expect(readAll(parseCsv, ["date,steps\n"], { signal: abort.signal })).rejects.toBe(reason);
  });
});
