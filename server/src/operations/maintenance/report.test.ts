import type { EntityManager } from "typeorm";
import { startTestServer, type TestServer } from "../../../test/harness";
import { readPdf } from "../../../test/read-pdf";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { sweepMaintenanceReports, writeMaintenanceReport } from "./write-report.service";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.staff("owner");
});
afterAll(() => server.stop());

interface Report {
  id: string;
  status: string;
  done: number;
  total: number | null;
  textUrl: string | null;
  pdfUrl: string | null;
}
const REPORT = "id fromMonth toMonth status done total textUrl pdfUrl";
const start = async (fromMonth: string, toMonth = fromMonth) => {
  const { data, errors } = await owner.run<{ startMaintenanceReport: Report }>(
    `mutation S($fromMonth: String!, $toMonth: String!) {
      startMaintenanceReport(fromMonth: $fromMonth, toMonth: $toMonth) { ${REPORT} } }`,
    { fromMonth, toMonth },
  );
  return { report: data?.startMaintenanceReport as Report, error: errors?.[0] };
};
const read = async (id: string) =>
  (
    await owner.run<{ maintenanceReport: Report }>(`query R($id: ID!) { maintenanceReport(id: $id) { ${REPORT} } }`, {
      id,
    })
  ).data.maintenanceReport;
/** A report that is written to its end. */
const ready = async (fromMonth: string, toMonth = fromMonth) => {
  const { report } = await start(fromMonth, toMonth);
  await until(async () => (await read(report.id)).status === "READY", "the report is written");
  return read(report.id);
};
/** One that the queue knows nothing of. */
const begun = async (fromMonth: string, toMonth: string): Promise<string> => {
  const [{ id }] = await server.db.query(
    "insert into maintenance_reports (from_month, to_month, requested_at, moved_at) values ($1, $2, now(), now()) returning id",
    [fromMonth, toMonth],
  );
  return id;
};
const get = (path: string | null, cookie = owner.cookie) =>
  fetch(`${server.url}${path}`, { headers: { cookie: cookie ?? "" } });

it("says what happened in a month of London, as text and on paper, to staff who see maintenance", async () => {
  await server.db.query(
    `insert into maintenance_windows (type, status, scheduled_for, ends_at, completed_at, description, summary, is_announced, created_at)
     select type, status, at, at + interval '20 minutes', at + interval '10 minutes', description, summary, false, at from (values
       ('BACKUP', 'COMPLETED', '2026-03-01T02:00Z'::timestamptz, 'Nightly', '1,200 rows and 3 files are in it.'),
       ('SECURITY', 'COMPLETED', '2026-03-15T02:00Z', 'Weekly', null), ('BACKUP', 'FAILED', '2026-03-31T22:00Z', 'Late', null),
       ('BACKUP', 'FAILED', '2026-03-31T23:00Z', 'April in London', null)) w (type, status, at, description, summary)`,
  );
  await server.db.query(
    `insert into maintenance_logs (window_id, type, status, message, occurred_at)
     select id, 'BACKUP', l.status, message, at from maintenance_windows, (values ('SUCCESS', 'Fine.', '2026-03-01T02:04Z'::timestamptz),
       ('WARNING', 'Look at it.', '2026-03-01T02:05Z'), ('ERROR', 'The disk is full.', '2026-03-31T22:30Z')) l (status, message, at)
      where description = 'Nightly'`,
  );
  const { id, textUrl, pdfUrl, done, total } = await ready("2026-03");
  expect([done, total]).toEqual([3 + 2, 3 + 2]);
  const answer = await get(textUrl);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="maintenance-2026-03.txt"`);
  const text = await answer.text();
  for (const line of [
    "Windows: 3",
    "Completed: 2",
    "Failed: 1",
    "Log entries: success: 1",
    "Log entries: warning: 1",
  ]) {
    expect(text).toContain(`\r\n${line}\r\n`);
  }
  expect(text).toContain("  1 March 2026 at 02:00: Backup, completed. Nightly – 1,200 rows and 3 files are in it.\r\n");
  expect(text).toContain(
    "  31 March 2026 at 23:30: Error. The disk is full.\r\n  1 March 2026 at 02:05: Warning. Look at it.\r\n",
  );
  const pages = readPdf(Buffer.from(await (await get(pdfUrl)).arrayBuffer())).pages.join("\n");
  expect(pages).toContain("Maintenance report");
  expect(pages).toContain("1,200 rows and 3 files are in it.");
  const empty = await (await get((await ready("2020-02")).textUrl)).text();
  expect(empty).toContain("\r\nMaintenance windows\r\n  None.\r\n\r\nWarnings and errors\r\n  None.\r\n");
  expect((await get(`/maintenance/reports/${id}.txt`, (await server.staff("support")).cookie)).status).toBe(403);
});

it("is refused for what is no month, for one to come, and for a last month before the first", async () => {
  for (const wrong of ["2999-01", "2026-13", "november"]) {
    expect((await start(wrong)).error).toMatchObject({ extensions: { field: "fromMonth" } });
  }
  expect((await start("2026-02", "2026-01")).error).toMatchObject({ extensions: { field: "toMonth" } });
});

describe("of a long time", () => {
  const windows = 450;
  beforeAll(() =>
    server.db.query(
      `insert into maintenance_windows (type, status, scheduled_for, ends_at, completed_at, description, is_announced, created_at)
       select 'BACKUP', case when n % 3 = 0 then 'FAILED' else 'COMPLETED' end, at, at + interval '1 hour', at + interval '1 hour',
              'Number ' || n || E'\\nof many', false, at
         from generate_series(1, $1) n, lateral (select '2019-01-01T00:00Z'::timestamptz + n * interval '1 day' as at) day`,
      [windows],
    ),
  );

  it("tells how many entries are written after each part, and has its files at the end only", async () => {
    const id = await begun("2019-01", "2020-12");
    const moves = watch<{ maintenanceReportChanged: Report }>(
      owner.socket(),
      `subscription M($id: ID!) { maintenanceReportChanged(id: $id) { ${REPORT} } }`,
      { id },
    );
    const next = async () => (await moves.next()).data?.maintenanceReportChanged as Report;
    expect(await next()).toMatchObject({ status: "RUNNING", done: 0, total: null, textUrl: null });
    expect((await get(`/maintenance/reports/${id}.txt`)).status).toBe(403);
    expect((await start("2019-01", "2020-12")).report.id).toBe(id); // the one that is being written
    await writeMaintenanceReport(server.platform, id);
    const seen: Report[] = [];
    while (seen.at(-1)?.status !== "READY") seen.push(await next());
    moves.stop();
    expect(seen.at(-1)).toMatchObject({ done: windows, total: windows });
    const text = await (await get(seen.at(-1)?.textUrl ?? "")).text();
    expect(text).toContain("\r\nPeriod: January 2019 to December 2020\r\n");
    expect(text).toContain(`\r\nWindows: ${windows}\r\nCompleted: 300\r\nFailed: 150\r\n`);
    const lines = text.match(/Number \d+ of many/g) ?? [];
    expect(lines).toEqual(Array.from({ length: windows }, (_, index) => `Number ${index + 1} of many`));
    const parts: { size: number }[] = await server.db.query(
      "select cardinality(lines) as size from maintenance_report_parts where report_id = $1 order by position",
      [id],
    );
    expect(parts.map(({ size }) => size)).toEqual([200, 200, 50]);
  });

  it("is ended in the middle when somebody cancels it, and leaves nothing", async () => {
    const id = await begun("2019-01", "2020-11");
    const db = cancelAfterFirstPart(id);
    await writeMaintenanceReport({ ...server.platform, db }, id);
    expect(await read(id)).toMatchObject({ status: "CANCELLED", done: 200, total: expect.any(Number), textUrl: null });
    expect(await server.db.query("select from maintenance_report_parts where report_id = $1", [id])).toEqual([]);
  });

  /** The database, where somebody cancels a report once its first part is stored. */
  function cancelAfterFirstPart(id: string): typeof server.db {
    let moves = 0;
    return new Proxy(server.db, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
        return async (act: (tx: EntityManager) => Promise<unknown>) => {
          await target.transaction(act);
          moves += 1;
          if (moves !== 2) return;
          const cancel = "mutation C($id: ID!) { cancelMaintenanceReport(id: $id) { status } }";
          expect((await owner.run(cancel, { id })).data).toEqual({ cancelMaintenanceReport: { status: "CANCELLED" } });
        };
      },
    });
  }
});

it("that its process left has failed, and old ones are forgotten", async () => {
  const left = await begun("2026-08", "2026-08");
  const after = (ms: number) => ({ ...server.platform, clock: { now: () => new Date(Date.now() + ms) } });
  await sweepMaintenanceReports(after(4 * 60_000));
  expect((await read(left)).status).toBe("RUNNING");
  await sweepMaintenanceReports(after(6 * 60_000));
  expect((await read(left)).status).toBe("FAILED");
  await sweepMaintenanceReports(after(31 * 24 * 3_600_000));
  expect(await server.db.query("select from maintenance_report_parts")).toEqual([]);
  expect((await owner.run(`{ maintenanceReport(id: "${left}") { id } }`)).errors?.[0]?.extensions.code).toBe(
    "NOT_FOUND",
  );
});

it("lists reports, the last begun first, page by page", async () => {
  const ids: string[] = [];
  for (const month of ["2026-01", "2026-02", "2026-03"]) {
    const id = await begun(month, "2026-04");
    // Two may begin in one millisecond.
    const later =
      "update maintenance_reports set requested_at = requested_at + make_interval(secs => $2) where id = $1";
    await server.db.query(later, [id, ids.unshift(id)]);
  }
  const page = async (after: string | null) =>
    (
      await owner.run<{ maintenanceReports: { nodes: Report[]; pageInfo: { endCursor: string }; totalCount: number } }>(
        `query L($after: String) { maintenanceReports(first: 2, after: $after) {
           totalCount nodes { ${REPORT} requestedAt } pageInfo { endCursor } } }`,
        { after },
      )
    ).data.maintenanceReports;
  const first = await page(null);
  const next = await page(first.pageInfo.endCursor);
  expect([...first.nodes, ...next.nodes].slice(0, 3).map(({ id }) => id)).toEqual(ids);
  expect(first.totalCount).toBeGreaterThanOrEqual(3);
});
