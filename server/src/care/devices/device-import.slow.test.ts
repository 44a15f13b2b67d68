import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { addDeviceImport, giveUpSilentImports, sweepDeviceImports } from "./device-import.service";
import {
  CANCEL,
  importsOf,
  importThatIs,
  manyHeartRates,
  PROGRESS,
  type ShownImport,
  upload,
} from "./device-import.test-support";
import { APPLE_END, APPLE_HEAD, appleExport, appleRecord, fitActivity, zipOf } from "./import/import.test-support";
import type { ChildOrder } from "./import/import-runner.test-child";

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "imports-"));
  server = await startTestServer({
    clock: { now: () => new Date(Date.parse("2026-11-21T12:00:00Z") + performance.now()) },
    env: { DATA_DIR: folder, DEVICE_IMPORT_XML_MB: "8", DEVICE_IMPORT_ZIP_MB: "1" },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => server.db.query("delete from rate_limits"));

const devicesOf = (patientId: string): Promise<{ name: string; type: string; readings: number; synced: boolean }[]> =>
  server.db.query(
    `select name, type, (select count(*)::int from readings where device_id = d.id) as readings,
            last_synced_at is not null as synced from devices d where patient_id = $1 order by name`,
    [patientId],
  );

const everythingOf = async (patientId: string) => {
  const [counts] = await server.db.query(
    `select (select count(*)::int from devices where patient_id = $1) as devices,
            (select count(*)::int from readings where patient_id = $1) as readings,
            (select count(*)::int from reading_days where patient_id = $1) as days`,
    [patientId],
  );
  return counts;
};
const NOTHING = { devices: 0, readings: 0, days: 0 };

const STEPS = {
  type: "StepCount",
  unit: "count",
  start: "2026-11-20 08:00:00 +0000",
  end: "2026-11-20 08:10:00 +0000",
};
const APPLE = appleExport(
  { ...STEPS, value: "900", source: "Watch" },
  { ...STEPS, value: "600", source: "iPhone" },
  { type: "HeartRate", value: "72", unit: "count/min", start: "2026-11-20 08:30:00 +0000" },
  { type: "HeartRate", value: "9000", unit: "count/min", start: "2026-11-20 08:31:00 +0000" },
);

describe("a file of readings", () => {
  it("is stored with a device for each source, and the days are added up", async () => {
    const patient = await server.patient();
    const { status, id } = await upload(server, patient, APPLE);
    expect(status).toBe(202);
    expect(await importThatIs(patient, "DONE")).toEqual({
      id,
      kind: "APPLE_HEALTH",
      status: "DONE",
      percent: 100,
      counts: [
        { metric: "heartRate", count: 1 },
        { metric: "steps", count: 2 },
      ],
      added: 3,
      leftOut: 1,
      firstAt: "2026-11-20T08:00:00.000Z",
      lastAt: "2026-11-20T08:30:00.000Z",
      problem: null,
      message: null,
      problemRows: [],
    });
    expect(await devicesOf(patient.user.id)).toEqual([
      { name: "Watch", type: "APPLE_HEALTH", readings: 2, synced: true },
      { name: "iPhone", type: "APPLE_HEALTH", readings: 1, synced: true },
    ]);
    const days = await server.db.query(
      "select metric, day::text, round(total) as total from reading_days where patient_id = $1 order by metric",
      [patient.user.id],
    );
    expect(days).toEqual([
      { metric: "heartRate", day: "2026-11-20", total: 72 },
      { metric: "steps", day: "2026-11-20", total: 900 },
    ]);
  });

  it("adds nothing when it comes again, and only what is new when it has grown", async () => {
    const patient = await server.patient();
    await upload(server, patient, APPLE);
    await importThatIs(patient, "DONE");
    await upload(server, patient, zipOf({ name: "apple_health_export/export.xml", content: APPLE }));
    await until(async () => (await importsOf(patient)).filter(({ status }) => status === "DONE").length === 2);
    expect((await importsOf(patient))[0]).toMatchObject({ added: 0, counts: [{ count: 1 }, { count: 2 }] });
    const more = appleRecord({ type: "HeartRate", value: "73", unit: "count/min", start: "2026-11-20 09:00:00 +0000" });
    await upload(server, patient, APPLE.replace(APPLE_END, more + APPLE_END));
    await until(async () => (await importsOf(patient)).filter(({ status }) => status === "DONE").length === 3);
    expect((await importsOf(patient))[0]).toMatchObject({ added: 1 });
    expect(await devicesOf(patient.user.id)).toHaveLength(2);
  });

  it("may be FIT or CSV", async () => {
    const patient = await server.patient();
    await upload(server, patient, fitActivity("2026-11-20T08:00:00Z", [90, 91]));
    expect(await importThatIs(patient, "DONE")).toMatchObject({ kind: "FIT", added: 4 });
    await upload(server, patient, "date,steps\n2026-11-20,5000\n");
    await until(async () => (await importsOf(patient))[0]?.kind === "CSV");
    expect(await importThatIs(patient, "DONE")).toMatchObject({ kind: "CSV", added: 1 });
    expect(await devicesOf(patient.user.id)).toMatchObject([{ name: "CSV file" }, { name: "Garmin", type: "FIT" }]);
  });

  it("tells how far it is while it is read", async () => {
    const patient = await server.patient();
    const client = patient.socket();
    const events = watch<{ deviceImportChanged: ShownImport[] }>(client, PROGRESS);
    expect((await events.next()).data).toEqual({ deviceImportChanged: [] });
    await upload(server, patient, manyHeartRates(60_000));
    const seen: string[] = [];
    let between = 0;
    for (let last: ShownImport | undefined; last?.status !== "DONE"; ) {
      last = (await events.next()).data?.deviceImportChanged[0];
      if (last && last.status !== seen.at(-1)) seen.push(last.status);
      if (last?.status === "READING" && last.percent > 0 && last.percent < 100) between += 1;
    }
    expect(seen.filter((status) => status !== "WAITING")).toEqual(["READING", "STORING", "DONE"]);
    expect(between).toBeGreaterThan(0);
    await client.dispose();
  });
});

describe("a file that cannot be read", () => {
  it.each([
    ["a picture", Buffer.from("89504e470d0a1a0a", "hex"), "WRONG_TYPE"],
    ["nothing", "", "WRONG_TYPE"],
    ["a zip over its limit", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(2 ** 20)]), "TOO_BIG"],
    ["XML over its limit", APPLE_HEAD + " ".repeat(9 * 2 ** 20), "TOO_BIG"],
  ])("is refused at the door: %s", async (_, content, problem) => {
    const patient = await server.patient();
    const { status, error } = await upload(server, patient, content);
    expect([status, error?.extensions]).toEqual([
      400,
      expect.objectContaining({ code: "BAD_USER_INPUT", field: "file", problem }),
    ]);
    expect(await importsOf(patient)).toEqual([]);
  });

  const bomb = zipOf({ name: "export.xml", content: `${APPLE_HEAD}${" <a/>".repeat(8_000_000)}${APPLE_END}` });
  const laughs = `<!DOCTYPE HealthData [<!ENTITY a "ha">]><HealthData>${appleRecord({ ...STEPS, value: "&a;" })}</HealthData>`;
  it.each<[string, Buffer | string, string]>([
    ["a bomb", bomb, "UNPACKS_TOO_BIG"],
    ["entities", laughs, "BROKEN"],
    ["the last byte missing", APPLE.trimEnd().slice(0, -1), "TRUNCATED"],
    [
      "a wrong check sum at the end",
      Buffer.concat([fitActivity("2026-11-20T08:00:00Z", [90, 91]).subarray(0, -2), Buffer.alloc(2)]),
      "BROKEN",
    ],
    ["nothing that we know", appleExport(), "NO_READINGS"],
    [
      "nothing that can be true",
      appleExport({ ...STEPS, value: "9", start: "1999-01-01 00:00:00 +0000" }),
      "NO_READINGS",
    ],
    [
      "too many devices",
      appleExport(...Array.from({ length: 51 }, (_, n) => ({ ...STEPS, value: "9", source: `W${n}` }))),
      "TOO_MANY_DEVICES",
    ],
  ])("fails with a sentence and leaves nothing: %s", async (_, content, problem) => {
    const patient = await server.patient();
    expect((await upload(server, patient, content)).status).toBe(202);
    const failed = await importThatIs(patient, "FAILED", "DONE");
    expect(failed).toMatchObject({ status: "FAILED", problem, message: expect.stringMatching(/\. .*\.$|\.$/) });
    expect(await everythingOf(patient.user.id)).toEqual(NOTHING);
  });

  it("names the wrong lines, and leaves nothing of the good ones before", async () => {
    const patient = await server.patient();
    await upload(server, patient, `${manyHeartRates(12_000)}yesterday,heartRate,72\n`);
    expect(await importThatIs(patient, "FAILED")).toMatchObject({
      problem: "CSV_ROWS",
      problemRows: [{ row: 12_002, problem: "TIME" }],
    });
    expect(await everythingOf(patient.user.id)).toEqual(NOTHING);
  });
});

describe("who may send a file", () => {
  it("is a patient, from our own pages, who agreed that health data are used", async () => {
    const patient = await server.patient();
    const advertiser = await server.patient({ role: "ADVERTISER" });
    const send = async (caller: { token?: string }, headers?: Record<string, string>) => {
      const { status, error } = await upload(server, caller, APPLE, headers);
      return [status, error?.extensions.code];
    };
    expect(await send({})).toEqual([401, "UNAUTHENTICATED"]);
    expect(await send(advertiser)).toEqual([403, "FORBIDDEN"]);
    expect(await send(patient, { "sec-fetch-site": "cross-site" })).toEqual([403, "FORBIDDEN"]);
    expect(await send(patient, { origin: "https://elsewhere.example" })).toEqual([403, "FORBIDDEN"]);
    await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    const { data } = await patient.run<{ me: { consents: { purpose: string; granted: boolean }[] } }>(
      "{ me { consents { purpose granted } } }",
    );
    expect(data.me.consents).toContainEqual({ purpose: "DATA_USE", granted: false });
    expect(await send(patient)).toEqual([403, "CONFLICT"]);
    expect(await importsOf(patient)).toEqual([]);
  });

  it("sends one at a time, 30 in an hour, and sees and cancels nobody else's", async () => {
    const [patient, other] = [await server.patient(), await server.patient()];
    const ctx = { ...server.platform, requestId: randomUUID() } as unknown as Parameters<typeof addDeviceImport>[0];
    const added = await addDeviceImport(ctx, { id: patient.user.id } as never, "CSV");
    expect((await upload(server, patient, APPLE)).error?.extensions.code).toBe("CONFLICT");
    await expect(addDeviceImport(ctx, { id: patient.user.id } as never, "CSV")).rejects.toMatchObject({
      extensions: { code: "CONFLICT" },
    });
    expect(await importsOf(other)).toEqual([]);
    for (const id of [added.id, randomUUID(), "x"]) {
      const { errors } = await other.run(CANCEL, { id });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["NOT_FOUND"]);
    }
    expect((await patient.run(CANCEL, { id: added.id })).data).toMatchObject({
      cancelDeviceImport: { status: "CANCELLED" },
    });
    expect((await patient.run(CANCEL, { id: added.id })).errors?.[0]?.extensions.code).toBe("CONFLICT");
    const codes: unknown[] = [];
    for (let n = 0; n < 31; n += 1) codes.push((await upload(server, other, "x")).error?.extensions.code);
    expect(codes).toEqual([...Array(30).fill("BAD_USER_INPUT"), "RATE_LIMITED"]);
  });
});

describe("an import that is ended in the middle", () => {
  const BIG = manyHeartRates(100_000);

  const inTheMiddle = (patient: Parameters<typeof importsOf>[0]) =>
    until(async () => ((await importsOf(patient))[0]?.percent ?? 0) > 0, "an import in its middle");

  it("by its patient leaves nothing", async () => {
    const patient = await server.patient();
    const { id } = await upload(server, patient, BIG);
    await inTheMiddle(patient);
    expect((await patient.run(CANCEL, { id })).data).toMatchObject({ cancelDeviceImport: { status: "CANCELLED" } });
    await upload(server, patient, "date,steps\n2026-11-20,5000\n");
    await importThatIs(patient, "DONE");
    expect(await everythingOf(patient.user.id)).toMatchObject({ devices: 1, readings: 1 });
    expect((await importsOf(patient)).map(({ status }) => status)).toEqual(["DONE", "CANCELLED"]);
  });

  it("by the end of the server says so and leaves nothing", async () => {
    const sibling = await server.sibling();
    const patient = await server.patient();
    expect((await upload(sibling, patient, BIG)).status).toBe(202);
    await inTheMiddle(patient);
    await sibling.stop();
    expect(await importsOf(patient)).toMatchObject([{ status: "FAILED", problem: "INTERRUPTED" }]);
    expect(await everythingOf(patient.user.id)).toEqual(NOTHING);
  });

  it("by kill -9 leaves nothing, and is given up", async () => {
    const patient = await server.patient();
    const place = path.join(folder, "killed.csv");
    await writeFile(place, BIG);
    const [{ id }] = await server.db.query(
      `insert into device_imports (patient_id, kind, status, created_at, updated_at) values ($1, 'CSV', 'WAITING', now(), now()) returning id`,
      [patient.user.id],
    );
    const order: ChildOrder = { urls: server.urls, place, importId: id, patientId: patient.user.id };
    const child = fork(path.join(__dirname, "import/import-runner.test-child.ts"), [JSON.stringify(order)], {
      execArgv: ["-r", path.join(__dirname, "../../../dev-register.cjs")],
    });
    const gone = new Promise((resolve) => child.once("exit", resolve));
    await inTheMiddle(patient);
    child.kill("SIGKILL");
    await gone;
    await until(async () => {
      const [{ writing }] = await server.db.query(
        "select count(*)::int as writing from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      );
      return writing === 0;
    }, "Postgres to notice");
    expect(await everythingOf(patient.user.id)).toEqual(NOTHING);
    expect(await importsOf(patient)).toMatchObject([{ status: "READING" }]);
    const inTwoMinutes = { now: () => new Date(Date.now() + 120_000) };
    await giveUpSilentImports({ db: server.db, clock: inTwoMinutes });
    expect(await importsOf(patient)).toMatchObject([{ status: "FAILED", problem: "INTERRUPTED" }]);
    await sweepDeviceImports({ db: server.db, clock: { now: () => new Date(Date.now() + 31 * 24 * 3_600_000) } });
    expect(await importsOf(patient)).toEqual([]);
  });

  it("by a connection that breaks was never one, and no upload has a name on the disk", async () => {
    const patient = await server.patient();
    const request = http.request(`${server.url}/devices/imports`, {
      method: "POST",
      headers: {
        "content-type": "application/octet-stream",
        "content-length": "1000000",
        "sec-fetch-site": "same-origin",
        cookie: `health_session=${patient.token}`,
      },
    });
    request.on("error", () => undefined);
    request.write(APPLE_HEAD);
    const open = async () => (await readdir("/proc/self/fd").catch(() => [])).length;
    await until(async () => (await readdir(path.join(folder, "imports"))).length === 0);
    const before = await open();
    request.destroy();
    await until(async () => (await open()) <= before, "the file to be closed");
    expect(await importsOf(patient)).toEqual([]);
    expect((await upload(server, patient, APPLE)).status).toBe(202);
    await importThatIs(patient, "DONE");
    expect(await readdir(path.join(folder, "imports"))).toEqual([]);
  });
});
