import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../../../test/harness";
import { readPdf } from "../../../test/read-pdf";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { makeCompany } from "../applications/company.factory";
import { makeCreative } from "../creatives/creative.factory";
import { REPORT_MESSAGES } from "./report.rules";
import { sweepComplianceReports, writeComplianceReport } from "./write-report.service";

let server: TestServer;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;
let now = new Date("2026-11-20T12:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  const { advertiserId } = await makeCompany(server.db.manager);
  for (const [decidedAt, hours, status, broken] of DECIDED) {
    const { version } = await makeCreative(server.db.manager, advertiserId);
    const [{ id }] = await server.db.query(
      `insert into ad_reviews (version_id, cause, status, submitted_at, decided_at, reason)
       values ($1, 'SUBMITTED', $2, $3::timestamptz - make_interval(hours => $4), $3, 'x') returning id`,
      [version.id, status, decidedAt, hours],
    );
    await server.db.query(
      `insert into ad_review_violations (review_id, position, rule_name, category, severity, description, matches, missing)
       select $1, n, rule ->> 0, 'MEDICAL', rule ->> 1, 'd', '[]', '{}' from jsonb_array_elements($2::jsonb) with ordinality as r (rule, n)`,
      [id, JSON.stringify(broken)],
    );
  }
});
beforeEach(async () => {
  reviewer = await server.staff("reviewer");
});
afterAll(() => server.stop());

const CURES = ["=Cures, 'all'", "HIGH"];
const LABEL = ["Always read the label", "LOW"];
/** The last moment of October and the first of December in London are not of November. */
const DECIDED: [at: string, hours: number, status: string, broken: string[][]][] = [
  ["2026-10-31T23:59:59Z", 9, "REJECTED", [CURES]],
  ["2026-11-01T00:00:00Z", 2, "APPROVED", []],
  ["2026-11-02T12:00:00Z", 4, "APPROVED", [LABEL]],
  ["2026-11-02T13:00:00Z", 6, "REJECTED", [CURES, LABEL]],
  ["2026-11-19T23:59:59Z", 1, "NEEDS_REVISION", [CURES]],
  ["2026-11-19T10:00:00Z", 99, "SUPERSEDED", [CURES]],
];

interface Report {
  id: string;
  status: string;
  progress: number;
  textUrl: string | null;
  csvUrl: string | null;
  pdfUrl: string | null;
}
const REPORT = "id month status progress textUrl csvUrl pdfUrl";

const start = async (month: string) => {
  const { data, errors } = await reviewer.run<{ startComplianceReport: Report }>(
    `mutation S($month: String!) { startComplianceReport(month: $month) { ${REPORT} } }`,
    { month },
  );
  return { report: data?.startComplianceReport, error: errors?.[0] };
};
const read = async (id: string) =>
  (
    await reviewer.run<{ complianceReport: Report }>(`query R($id: ID!) { complianceReport(id: $id) { ${REPORT} } }`, {
      id,
    })
  ).data.complianceReport;

/** A report that has been written. */
async function ready(month: string): Promise<Report> {
  const { report } = await start(month);
  const { id } = report as Report;
  await until(async () => (await read(id)).status === "READY", "the report is ready");
  return read(id);
}
const fetchFile = (url: string | null, cookie = reviewer.cookie) =>
  fetch(`${server.url}${url}`, { headers: { cookie: cookie ?? "" } });

describe("a compliance report", () => {
  it("counts a month in London, by severity and by rule", async () => {
    const report = await ready("2026-11");
    expect(report).toMatchObject({ month: "2026-11", progress: 100 });
    const answer = await fetchFile(report.textUrl);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-disposition": 'attachment; filename="compliance-2026-11.txt"',
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect((await answer.text()).split("\r\n").slice(1)).toEqual([
      "Month: November 2026",
      "Counted: 20 November 2026 at 12:00",
      "",
      "Reviewed: 4",
      "Approved: 2",
      "Rejected: 1",
      "Needing revision: 1",
      "Compliance rate: 50%",
      "Average review time: 3.3 hours",
      "",
      "By the most serious rule that an advert broke",
      "  High: reviewed 2, approved 0, rejected 1, needing revision 1",
      "  Low: reviewed 1, approved 1, rejected 0, needing revision 0",
      "  No rule broken: reviewed 1, approved 1, rejected 0, needing revision 0",
      "",
      "By rule",
      "  =Cures, 'all' (medical, high): reviewed 2, approved 0, rejected 1, needing revision 1",
      "  Always read the label (medical, low): reviewed 2, approved 1, rejected 1, needing revision 0",
      "",
    ]);
  });

  it("is a table without formulas, and a paper", async () => {
    const { csvUrl, pdfUrl } = await ready("2026-11");
    expect((await (await fetchFile(csvUrl)).text()).split("\r\n")).toEqual([
      "Month,Part,Name,Category,Severity,Reviewed,Approved,Rejected,Needing revision",
      "2026-11,All,,,,4,2,1,1",
      "2026-11,Severity,,,High,2,0,1,1",
      "2026-11,Severity,,,Low,1,1,0,0",
      "2026-11,Severity,,,No rule broken,1,1,0,0",
      `2026-11,Rule,"'=Cures, 'all'",MEDICAL,High,2,0,1,1`,
      "2026-11,Rule,Always read the label,MEDICAL,Low,2,1,1,0",
      "",
    ]);
    const text = readPdf(Buffer.from(await (await fetchFile(pdfUrl)).arrayBuffer())).pages.join("\n");
    for (const words of ["Compliance report", "November 2026", "3.3 hours", "=Cures, 'all' (high)"]) {
      expect(text).toContain(words);
    }
  });

  it("says so when nothing was decided", async () => {
    const text = await (await fetchFile((await ready("2026-09")).textUrl)).text();
    expect(text).toContain("Reviewed: 0\r\n");
    expect(text).toContain("Compliance rate: –\r\nAverage review time: –\r\n");
    expect(text).toContain("By rule\r\n  None.");
  });

  it("moves on while it is written, and its files are there at the end only", async () => {
    const [{ id }] = await server.db.query(
      "insert into compliance_reports (month, requested_at) values ('2026-10', $1) returning id",
      [now],
    );
    const moves = watch<{ complianceReportChanged: Report }>(
      reviewer.socket(),
      `subscription M($id: ID!) { complianceReportChanged(id: $id) { ${REPORT} } }`,
      { id },
    );
    const first = (await moves.next()).data?.complianceReportChanged;
    expect(first).toMatchObject({ status: "RUNNING", progress: 0, textUrl: null, csvUrl: null, pdfUrl: null });
    expect((await fetchFile(`/compliance/reports/${id}.txt`)).status).toBe(403);
    expect((await start("2026-10")).report?.id).toBe(id); // the one that is being written
    await writeComplianceReport(server.platform, id);
    const seen: number[] = [];
    for (let status = "RUNNING"; status !== "READY"; ) {
      const moved = (await moves.next()).data?.complianceReportChanged as Report;
      seen.push(moved.progress);
      status = moved.status;
    }
    moves.stop();
    expect([...seen].sort((one, other) => one - other)).toEqual(seen);
    expect(seen.at(-1)).toBe(100);
  });

  it.each(["2026-12", "2026-13", "2026-1", "", "november"])("of %j does not exist", async (month) => {
    expect((await start(month)).error).toMatchObject({
      message: REPORT_MESSAGES.month,
      extensions: { code: "BAD_USER_INPUT", field: "month" },
    });
  });

  it("is for the staff who review", async () => {
    const { textUrl } = await ready("2026-11");
    for (const other of [
      await server.patient(),
      await server.patient({ role: "ADVERTISER" }),
      await server.staff("support"),
    ]) {
      expect((await fetchFile(textUrl, other.cookie)).status).toBe(403);
    }
    expect((await fetch(`${server.url}${textUrl}`)).status).toBe(401);
    expect((await fetchFile(`/compliance/reports/${randomUUID()}.pdf`)).status).toBe(404);
  });

  it("that its process left has failed, and old ones are forgotten", async () => {
    const { id } = await ready("2026-11");
    const [left] = await server.db.query(
      "insert into compliance_reports (month, requested_at) values ('2026-08', $1) returning id",
      [now],
    );
    const before = now;
    try {
      now = new Date(before.getTime() + 16 * 60_000);
      await sweepComplianceReports(server.platform);
      const [row] = await server.db.query("select status from compliance_reports where id = $1", [left.id]);
      expect(row.status).toBe("FAILED");
      now = new Date(before.getTime() + 31 * 24 * 3_600_000);
      await sweepComplianceReports(server.platform);
      expect(await server.db.query("select from compliance_reports where id = any($1)", [[id, left.id]])).toEqual([]);
    } finally {
      now = before;
    }
  });
});

it("are listed, the last begun first, page by page", async () => {
  const ids: (string | undefined)[] = [];
  for (const month of ["2026-03", "2026-04", "2026-05"]) {
    now = new Date(now.getTime() + 1_000);
    ids.unshift((await start(month)).report?.id);
  }
  const page = async (after: string | null) =>
    (
      await reviewer.run<{
        complianceReports: { nodes: Report[]; pageInfo: { endCursor: string }; totalCount: number };
      }>(
        `query L($after: String) { complianceReports(first: 2, after: $after) {
           totalCount nodes { ${REPORT} requestedAt } pageInfo { endCursor } } }`,
        { after },
      )
    ).data.complianceReports;
  const first = await page(null);
  const next = await page(first.pageInfo.endCursor);
  expect([...first.nodes, ...next.nodes].slice(0, 3).map(({ id }) => id)).toEqual(ids);
  expect(first.totalCount).toBeGreaterThanOrEqual(3);
});
