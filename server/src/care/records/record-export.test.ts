import { randomUUID } from "node:crypto";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { readPdf } from "../../../test/read-pdf";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { makeRecords, type RecordExample } from "./record.factory";
import { sweepRecordExports } from "./record-export.service";
import { download, type ExportFile, exportsOf, fileThatIs, PROGRESS, start } from "./record-export.test-support";
import { writeRecordExport } from "./write-export.service";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from rate_limits"));

async function patientWith(...examples: Partial<RecordExample>[]) {
  const patient = await server.patient({ name: "Zoë Müller" });
  const made = await makeRecords(
    server.db.manager,
    examples.map((example) => ({ ...example, patientId: patient.user.id })),
  );
  return { ...patient, ids: made.map(({ id }) => id) };
}

const codesOf = ({ errors }: { errors?: { extensions: { code: string; field?: string } }[] }) =>
  errors?.map(({ extensions: { code, field } }) => [code, field]);

const TWO = [
  {
    title: "Blood count: naïve œuf",
    date: new Date("2026-05-04T22:30:00Z"),
    details: "First line.\nSecond line.",
    results: [{ test: "Haemoglobin", value: "131 g/L", usual: "115 to 165" }],
  },
  { title: "Inhaler", type: "PRESCRIPTION", date: new Date("2025-03-02T09:00:00Z"), summary: "2 puffs." },
] as const;

describe("a file of chosen records", () => {
  it("is text: one record after the other, the newest first, each with what is known", async () => {
    const patient = await patientWith(
      ...TWO.map((one) => ({ ...one, results: [...("results" in one ? one.results : [])] })),
      { title: "Not chosen" },
    );
    await start(patient, { ids: [patient.ids[1], patient.ids[0], patient.ids[0]] });
    const file = await fileThatIs(patient, "READY");
    expect(file).toMatchObject({ format: "TEXT", total: 2, written: 2, downloadUrl: `/records/exports/${file.id}` });
    const { status, headers, bytes } = await download(server, patient, file.downloadUrl);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="ai-health-assistant-records-\d{4}-\d\d-\d\d\.txt"$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(bytes.length).toBe(file.bytes);
    const text = bytes.toString("utf8");
    expect(text).toMatch(/^\uFEFFMedical history\nMade for Zoë Müller on .*\n2 records\n/);
    expect(text).toContain(
      [
        "Blood count: naïve œuf",
        "Demonstration: this record is invented.",
        "Type: Lab result",
        "Date: 4 May 2026",
        "From: Harbour Street Surgery, London",
        "In short: Everything is in the usual range.",
        "Results:",
        "- Haemoglobin: 131 g/L (usual: 115 to 165)",
        "Details:",
        "First line.\nSecond line.",
      ].join("\n"),
    );
    expect(text.indexOf("Blood count")).toBeLessThan(text.indexOf("Inhaler"));
    expect(text).not.toContain("Not chosen");
  });

  it("is a PDF with page numbers, bookmarks by year and month, in the language of the account", async () => {
    const patient = await server.patient({ name: "Zoë Müller", language: "de" });
    await makeRecords(
      server.db.manager,
      Array.from({ length: 30 }, (_, nth) => ({
        patientId: patient.user.id,
        title: `Befund ${nth}: Größe`,
        date: new Date(Date.UTC(2026, 4 - nth, 15, 9)),
        details: "Eine lange Zeile. ".repeat(40),
      })),
    );
    await start(patient, { filter: { from: "2025-01-01" } }, "PDF");
    const file = await fileThatIs(patient, "READY");
    expect(file.total).toBe(17);
    const { headers, bytes } = await download(server, patient, file.downloadUrl);
    expect(headers.get("content-type")).toBe("application/pdf");
    const { pages, bookmarks } = readPdf(bytes);
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain(`Seite ${index + 1} von \n${pages.length}`);
    });
    expect(pages[0]).toContain("Krankengeschichte");
    expect(pages[0]).toMatch(/keine Diagnose/);
    expect(pages.join("\n")).toContain("Befund 16: Größe");
    expect(pages.join("\n")).not.toContain("Befund 17");
    expect(bookmarks).toEqual(expect.arrayContaining(["2026", "Mai 2026", "2025", "Januar 2025"]));
    expect(bookmarks).toHaveLength(19);
  });

  it("is a FHIR bundle with the patient and a resource for each record", async () => {
    const patient = await patientWith({ title: "Blood count" }, { type: "REFERRAL", title: "Physiotherapy" });
    await start(patient, { filter: {} }, "FHIR");
    const { downloadUrl } = await fileThatIs(patient, "READY");
    const { headers, bytes } = await download(server, patient, downloadUrl);
    expect(headers.get("content-type")).toBe("application/fhir+json; charset=utf-8");
    const bundle = JSON.parse(bytes.toString("utf8"));
    expect(bundle).toMatchObject({ resourceType: "Bundle", type: "collection", language: "en" });
    expect(
      bundle.entry.map((entry: { resource: { resourceType: string } }) => entry.resource.resourceType).sort(),
    ).toEqual(["DiagnosticReport", "Patient", "ServiceRequest"]);
  });

  it("is not readable in the database, and is somebody's own", async () => {
    const patient = await patientWith({ title: "Nobody else may read this" });
    const stranger = await server.patient();
    await start(patient, { ids: patient.ids });
    const { id, downloadUrl } = await fileThatIs(patient, "READY");
    const [{ sealed }] = await server.db.query("select sealed from record_export_chunks where export_id = $1", [id]);
    expect(sealed.length).toBeGreaterThan(200);
    expect(sealed.toString("latin1")).not.toContain("Nobody else");
    expect((await download(server, stranger, downloadUrl)).status).toBe(404);
    expect((await download(server, stranger, `/records/exports/${randomUUID()}`)).status).toBe(404);
    expect((await download(server, {}, downloadUrl)).status).toBe(401);
    for (const site of ["cross-site", "same-site", "none"]) {
      expect((await download(server, patient, downloadUrl, { "sec-fetch-site": site })).status).toBe(403);
    }
    expect(await exportsOf(stranger)).toEqual([]);
    const remove = "mutation R($id: ID!) { deleteRecordExport(id: $id) }";
    expect(codesOf(await stranger.run(remove, { id }))).toEqual([["NOT_FOUND", undefined]]);
    await patient.run(remove, { id });
    expect((await download(server, patient, downloadUrl)).status).toBe(404);
    expect(await server.db.query("select 1 from record_export_chunks where export_id = $1", [id])).toEqual([]);
  });

  it("refuses what cannot be chosen, and to be started too often", async () => {
    const patient = await patientWith({ title: "Mine" });
    const other = await patientWith({ title: "Theirs" });
    const unconfirmed = await server.patient({ emailVerifiedAt: null });
    expect(codesOf(await start(patient, {}))).toEqual([["BAD_USER_INPUT", "input"]]);
    expect(codesOf(await start(patient, { ids: patient.ids, filter: {} }))).toEqual([["BAD_USER_INPUT", "input"]]);
    expect(codesOf(await start(patient, { ids: [] }))).toEqual([["BAD_USER_INPUT", "input"]]);
    expect(codesOf(await start(patient, { filter: { type: "DISCHARGE" } }))).toEqual([["BAD_USER_INPUT", "input"]]);
    expect(codesOf(await start(patient, { filter: { from: "2026-05-02", to: "2026-05-01" } }))).toEqual([
      ["BAD_USER_INPUT", "to"],
    ]);
    expect(codesOf(await start(patient, { ids: [...patient.ids, ...other.ids] }))).toEqual([["NOT_FOUND", undefined]]);
    expect(codesOf(await start(patient, { ids: ["x"] }))).toEqual([["NOT_FOUND", undefined]]);
    expect(codesOf(await start(unconfirmed, { filter: {} }))).toEqual([["CONFLICT", undefined]]);
    await server.db.query(
      `insert into record_exports (patient_id, format, status, total, created_at, updated_at)
       select $1, 'TEXT', 'WAITING', 1, now(), now() from generate_series(1, 3)`,
      [patient.user.id],
    );
    expect(codesOf(await start(patient, { ids: patient.ids }))).toEqual([["CONFLICT", undefined]]);
  });
});

describe("the progress of a file", () => {
  it("begins with the files there are, tells of each step and ends with the download", async () => {
    const patient = await patientWith({}, {});
    const client = patient.socket();
    const events = watch<{ recordExportProgress: ExportFile[] }>(client, PROGRESS);
    expect((await events.next()).data).toEqual({ recordExportProgress: [] });
    await start(patient, { filter: {} });
    const seen: string[] = [];
    for (let last: ExportFile | undefined; last?.status !== "READY"; ) {
      last = (await events.next()).data?.recordExportProgress[0];
      seen.push(last?.status ?? "");
    }
    expect(seen.at(-1)).toBe("READY");
    const late = watch<{ recordExportProgress: ExportFile[] }>(client, PROGRESS);
    expect((await late.next()).data?.recordExportProgress[0]).toMatchObject({ status: "READY", written: 2, total: 2 });
    await client.dispose();
  });

  it("ends with a removal: nothing of the file is left, and the job does no more", async () => {
    const patient = await bigHistory(server, 4_000);
    const client = patient.socket();
    const events = watch<{ recordExportProgress: ExportFile[] }>(client, PROGRESS);
    const { data } = await start(patient, { filter: {} }, "PDF");
    const { id } = data.startRecordExport;
    for (let written = 0; written === 0; ) {
      written = (await events.next()).data?.recordExportProgress[0]?.written ?? 0;
      expect(written).toBeLessThan(4_000);
    }
    await patient.run("mutation R($id: ID!) { deleteRecordExport(id: $id) }", { id });
    await until(async () => {
      const [{ count }] = await server.db.query(
        "select count(*)::int from graphile_worker.jobs where task_identifier = 'write_record_export'",
      );
      return count === 0;
    }, "the job to end");
    expect(await server.db.query("select 1 from record_export_chunks where export_id = $1", [id])).toEqual([]);
    expect(await exportsOf(patient)).toEqual([]);
    await client.dispose();
  });

  it("begins anew after a crash, and says when it failed; then it can be tried again", async () => {
    const patient = await patientWith({ title: "Kept" });
    const [{ id }] = await server.db.query(
      `insert into record_exports (patient_id, format, status, total, written, bytes, created_at, updated_at)
       values ($1, 'TEXT', 'WRITING', 1, 0, 17, now(), now()) returning id`,
      [patient.user.id],
    );
    await server.db.query(
      "insert into record_export_chunks (export_id, position, sealed) values ($1, 0, 'half a file')",
      [id],
    );
    const broken = {
      ...server.platform,
      secrets: { ...server.platform.secrets, data: undefined as unknown as string },
    };
    await writeRecordExport(broken, id);
    expect(await exportsOf(patient)).toMatchObject([{ id, status: "FAILED", downloadUrl: null }]);
    expect((await download(server, patient, `/records/exports/${id}`)).status).toBe(404);
    const retry = "mutation R($id: ID!) { retryRecordExport(id: $id) { status } }";
    expect((await patient.run(retry, { id })).data).toEqual({ retryRecordExport: { status: "WAITING" } });
    const { downloadUrl } = await fileThatIs(patient, "READY", id);
    expect((await download(server, patient, downloadUrl)).bytes.toString()).toContain("Kept");
    expect(codesOf(await patient.run(retry, { id }))).toEqual([["CONFLICT", undefined]]);
  });

  it("ends after a day, and keeps ten files at the most", async () => {
    const patient = await patientWith({});
    await server.db.query(
      `insert into record_exports (patient_id, format, status, total, created_at, updated_at)
       select $1, 'TEXT', 'READY', n, now() - n * interval '1 hour', now() from generate_series(1, 12) n`,
      [patient.user.id],
    );
    const { data } = await start(patient, { filter: {} });
    const ready = await fileThatIs(patient, "READY", data.startRecordExport.id);
    const [{ count }] = await server.db.query("select count(*)::int from record_exports where patient_id = $1", [
      patient.user.id,
    ]);
    expect(count).toBe(10);
    await server.db.query(
      "update record_exports set status = 'WRITING', updated_at = now() - interval '16 minutes' where id = $1",
      [ready.id],
    );
    const clockAt = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) });
    await sweepRecordExports({ db: server.db, clock: clockAt(17) });
    expect(await exportsOf(patient)).toMatchObject([{ status: "FAILED" }, ...Array(6).fill({ status: "READY" })]);
    await sweepRecordExports({ db: server.db, clock: clockAt(24.1) });
    expect(await exportsOf(patient)).toEqual([]);
  });
});

/** A patient with so many records, some of them long. */
async function bigHistory({ db, patient }: TestServer, count: number): Promise<Caller & { user: { id: string } }> {
  const somebody = await patient();
  await db.query(
    `insert into medical_records (patient_id, type, title, recorded_at, provider, summary, details, language, provenance)
     select $1, 'LAB_RESULT', 'Record ' || n, now() - n * interval '3 hours', 'Surgery', 'In short.', repeat('A long sentence about it. ', 20 + n % 60), 'en', 'DEMONSTRATION'
       from generate_series(1, $2::int) n`,
    [somebody.user.id, count],
  );
  return somebody;
}
