import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { asOwner } from "../../../test/ad-reports";
import type { TestServer } from "../../../test/harness";
import { inspectPdf } from "../applications/pdf/inspect-pdf";
import { makeCampaign } from "../campaigns/campaign.factory";
import { type Advertiser, countViews, startBilling, type TestClock } from "../subscriptions/billing.test-support";
import { returnOnInvestment } from "./insight.rules";
import { mailMonthlyReports } from "./report-mail.service";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;
let advertiser: Advertiser;

beforeAll(async () => {
  billing = await startBilling("2026-10-10T09:20:30Z");
  ({ server, clock } = billing);
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock.set("2026-10-10T09:20:30Z");
  advertiser = await billing.advertiser();
});

interface Metrics {
  impressions: number;
  clicks: number;
  ctr: number;
  conversions: number;
  revenuePence: number;
  costPence: number;
  roi: number | null;
}
interface Report {
  month: string;
  isComplete: boolean;
  isCostFinal: boolean;
  metrics: Metrics;
  previous: Metrics | null;
  demographics: { days: number; ageGroups: { labels: string[]; sharePercent: number }[] };
  days: { keys: string[]; figures: Metrics }[];
  campaigns: { labels: string[]; figures: Metrics }[];
  paidMonths: { netPence: number; grossPence: number; impressionsPence: number; unusedPence: number | null }[];
}
const METRICS = "impressions clicks ctr conversions revenuePence costPence roi";
const ask = (month: string, who = advertiser) =>
  who.run<{ monthlyReport: Report }>(
    `query M($month: String!) { monthlyReport(month: $month) { month isComplete isCostFinal metrics { ${METRICS} } previous { ${METRICS} }
       demographics { days ageGroups { labels sharePercent } } days { keys figures { ${METRICS} } }
       campaigns { labels figures { ${METRICS} } } paidMonths { netPence grossPence impressionsPence unusedPence } } }`,
    { month },
  );
const reportOf = async (month: string, who = advertiser) => (await ask(month, who)).data.monthlyReport;

/** A campaign with counted hours, made long before. */
async function campaign(name: string, hours: Record<string, [views: number, clicks: number]>, who = advertiser) {
  const { id } = await makeCampaign(server.db.manager, {
    advertiserId: who.user.id,
    name,
    createdAt: new Date("2026-01-01T00:00:00Z"),
  });
  await asOwner(server, async (owner) => {
    for (const [hour, [views, clicks]] of Object.entries(hours)) {
      await owner.query(
        "insert into campaign_hours (campaign_id, hour, creative_id, views, clicks) values ($1, $2, (select creative_id from campaigns where id = $1), $3, $4)",
        [id, hour, views, clicks],
      );
    }
  });
  return id;
}
const sell = async (rows: { campaignId: string; day: string; count: number; revenuePence: number }[]) => {
  const { errors } = await advertiser.run(
    "mutation R($input: ReportConversionsInput!) { reportConversions(input: $input) { id } }",
    { input: { idempotencyKey: randomUUID(), rows } },
  );
  expect(errors).toBeUndefined();
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it.each([
  [150_00, 100_00, 50],
  [0, 100_00, -100],
  [100_00, 300_00, -66.7],
  [100, 0, null],
  [100, -5, null],
])("a revenue of %d for a cost of %d is a return of %p percent", (revenue, cost, roi) => {
  expect(returnOnInvestment(revenue, cost)).toBe(roi);
});

describe("the monthly report", () => {
  it("has the figures of a London month with a change of the clocks, by day and campaign, which all sum up", async () => {
    await advertiser.subscribe("BRONZE"); // £500.00 net, in October
    const first = await campaign("First", {
      "2026-09-30T22:00:00Z": [1_000, 10], // the last hour of September
      "2026-09-30T23:00:00Z": [100, 5],
      "2026-10-25T00:00:00Z": [40, 1],
      "2026-10-31T23:00:00Z": [60, 0],
      "2026-11-01T00:00:00Z": [7, 7],
    });
    await campaign("Second", { "2026-10-12T12:00:00Z": [100, 4] });
    await campaign("Nothing", { "2026-11-03T00:00:00Z": [5, 0] });
    clock.set("2026-11-10T09:00:00Z");
    await sell([
      { campaignId: first, day: "2026-10-31", count: 3, revenuePence: 600_00 },
      { campaignId: first, day: "2026-11-01", count: 1, revenuePence: 9_99 },
    ]);
    const report = await reportOf("2026-10");
    // £500.00 for 100,000 impressions: half a penny for each of the 200 of October in the paid month.
    expect(report).toMatchObject({
      month: "2026-10",
      isComplete: true,
      isCostFinal: false,
      metrics: {
        impressions: 300,
        clicks: 10,
        ctr: 3.33,
        conversions: 3,
        revenuePence: 600_00,
        costPence: 1_00,
      },
      previous: { impressions: 1_000, clicks: 10, ctr: 1, conversions: 0, revenuePence: 0, costPence: 0, roi: null },
      campaigns: [
        { labels: ["First"], figures: { impressions: 200, clicks: 6, conversions: 3, revenuePence: 600_00 } },
        { labels: ["Second"], figures: { impressions: 100, clicks: 4, conversions: 0, revenuePence: 0 } },
      ],
      paidMonths: [{ netPence: 500_00, grossPence: 600_00, unusedPence: 500_00 - 1_06 }],
    });
    expect(report.days.map(({ keys: [day] }) => day)).toEqual(
      Array.from({ length: 31 }, (_, at) => `2026-10-${String(at + 1).padStart(2, "0")}`),
    );
    const sums = (rows: readonly { figures: Metrics }[]) =>
      (["impressions", "clicks", "costPence", "revenuePence"] as const).map((name) =>
        sum(rows.map(({ figures }) => figures[name])),
      );
    expect([sums(report.days), sums(report.campaigns)]).toEqual([
      sums([{ figures: report.metrics }]),
      sums([{ figures: report.metrics }]),
    ]);
    // The paid month ended in November: what was not used of it stands there.
    const november = await reportOf("2026-11");
    expect(november.campaigns.at(-1)).toMatchObject({ labels: ["Unused quota"], figures: { impressions: 0 } });
    expect(november.metrics.costPence + report.metrics.costPence).toBe(500_00);
  });

  it("is not complete while the month runs, and stops at today", async () => {
    await campaign("Only", { "2026-10-09T12:00:00Z": [10, 1] });
    const report = await reportOf("2026-10");
    expect([report.isComplete, report.days.length, report.previous]).toEqual([false, 10, null]);
    expect(report.days.at(-2)).toMatchObject({ keys: ["2026-10-09"], figures: { impressions: 10, clicks: 1 } });
  });

  it("is of zeros without anything, and refuses what is no month or has not begun", async () => {
    expect(await reportOf("2026-09")).toMatchObject({
      metrics: { impressions: 0, clicks: 0, ctr: 0, revenuePence: 0, costPence: 0, roi: null },
      previous: null,
      campaigns: [],
      demographics: { days: 0, ageGroups: [] },
    });
    for (const month of ["2026-11", "2026-13", "2026-1", "", "2026-10-01"]) {
      expect((await ask(month)).errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "month" });
    }
  });

  it("takes credit notes off the cost", async () => {
    const { payment } = await advertiser.subscribe("BRONZE");
    clock.go(1);
    await advertiser.upgrade("SILVER"); // £500.00 more
    expect((await reportOf("2026-10")).paidMonths).toMatchObject([{ netPence: 1_000_00, grossPence: 1_200_00 }]);
    const owner = await server.staff("owner");
    await owner.run(
      'mutation C($number: String!) { creditInvoice(number: $number, reason: "Charged in error") { id } }',
      {
        number: payment.invoice?.number,
      },
    );
    expect((await reportOf("2026-10")).paidMonths).toMatchObject([{ netPence: 500_00, grossPence: 600_00 }]);
    clock.set("2026-11-20T09:00:00Z");
    expect((await reportOf("2026-11")).metrics.costPence).toBe(500_00);
  });

  it("has who saw the adverts, in percent that sum to 100", async () => {
    const id = await campaign("Seen", { "2026-10-05T12:00:00Z": [70, 0] });
    const cells = [
      ["ALL", "ALL", 70, 60],
      ["AGE", "18-24", 30, 25],
      ["AGE", "65+", 20, 15],
      ["AGE", "NOT_SHARED", 20, 20],
    ];
    for (const cell of cells) {
      await server.db.query("insert into audience_days values ($1, '2026-10-05', $2, $3, $4, 0, 0, $5)", [id, ...cell]);
    }
    const { demographics } = await reportOf("2026-10");
    expect(demographics).toEqual({
      days: 1,
      ageGroups: [
        { labels: ["18–24"], sharePercent: 43 },
        { labels: ["65+"], sharePercent: 29 },
        { labels: ["Not shared"], sharePercent: 28 },
      ],
    });
  });

  it("exists for the months in which there was something", async () => {
    const months = async () => (await advertiser.run<{ reportMonths: string[] }>("{ reportMonths }")).data.reportMonths;
    expect(await months()).toEqual([]);
    const id = await campaign("Old", { "2026-06-30T23:00:00Z": [1, 0], "2026-04-02T09:00:00Z": [1, 0] });
    await advertiser.subscribe("BRONZE");
    await sell([{ campaignId: id, day: "2026-05-31", count: 1, revenuePence: 0 }]);
    expect(await months()).toEqual(["2026-10", "2026-07", "2026-05", "2026-04"]);
  });
});

describe("the report that opens on the 1st", () => {
  const toOpen = async () =>
    (await advertiser.run<{ reportToOpen: string | null }>("{ reportToOpen }")).data.reportToOpen;

  it("opens once for each person, on the 1st in London, when adverts were seen", async () => {
    await campaign("Seen", { "2026-10-12T12:00:00Z": [1, 0] });
    clock.set("2026-10-31T23:59:59Z");
    expect(await toOpen()).toBeNull();
    clock.set("2026-11-01T00:00:00Z");
    expect(await toOpen()).toBe("2026-10");
    const seen = (month: string) =>
      advertiser.run("mutation S($month: String!) { markReportSeen(month: $month) }", { month });
    expect((await seen("2026-10")).data).toEqual({ markReportSeen: true });
    expect((await seen("2026-10")).data).toEqual({ markReportSeen: true });
    expect(await toOpen()).toBeNull();
    expect((await seen("x")).errors?.[0]?.extensions.field).toBe("month");
    clock.set("2026-12-01T09:00:00Z");
    expect(await toOpen()).toBeNull(); // nothing was seen in November
  });
});

describe("the mail of the 1st", () => {
  const mails = async ({ user }: Advertiser): Promise<number> =>
    (await server.db.query("select 1 from outbox_mails where user_id = $1 and template = 'monthlyReport'", [user.id]))
      .length;

  it("goes once to each advertiser whose adverts were seen, from 6 in London on", async () => {
    const idle = await billing.advertiser();
    await countViews(server, advertiser.user.id, [{ hour: "2026-06-30T22:00:00Z", views: 5 }]);
    await countViews(server, idle.user.id, [{ hour: "2026-06-30T23:00:00Z", views: 5 }]); // July in London
    clock.set("2026-07-01T04:59:59Z");
    await mailMonthlyReports(server.platform);
    expect(await mails(advertiser)).toBe(0);
    clock.set("2026-07-01T05:00:00Z");
    await Promise.all([mailMonthlyReports(server.platform), mailMonthlyReports(server.platform)]);
    await mailMonthlyReports(server.platform);
    expect([await mails(advertiser), await mails(idle)]).toEqual([1, 0]);
    clock.set("2026-07-02T09:00:00Z");
    await server.db.query("insert into report_mails values ($1, '2026-07', now())", [advertiser.user.id]);
    await mailMonthlyReports(server.platform);
    expect(await mails(idle)).toBe(0); // not on another day
  });
});

describe("files of a report", () => {
  const download = async (path: string, { user }: Advertiser) => {
    const { cookie = "" } = await server.as(user);
    return fetch(`${server.url}/reports/${path}`, { headers: { cookie } });
  };

  beforeEach(async () => {
    await advertiser.subscribe("BRONZE");
    const id = await campaign("=1+1", { "2026-10-10T09:00:00Z": [1_200, 30] });
    await sell([{ campaignId: id, day: "2026-10-10", count: 2, revenuePence: 750_00 }]);
  });

  it("are a CSV whose cells a spreadsheet takes for text", async () => {
    const response = await download("2026-10.csv", advertiser);
    expect([
      response.status,
      response.headers.get("content-disposition"),
      response.headers.get("cache-control"),
    ]).toEqual([200, 'attachment; filename="report-2026-10.csv"', "no-store"]);
    const rows: string[][] = parse(await response.text());
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([11]));
    expect(rows[1]).toEqual(["Month", "2026-10", "1200", "30", "2.50", "0", "2", "750.00", "6.00", "12400.0", ""]);
    expect(rows.filter(([part]) => part === "Day")).toHaveLength(10);
    expect(rows.filter(([part]) => part === "Campaign")).toEqual([
      ["Campaign", "'=1+1", "1200", "30", "2.50", "0", "2", "750.00", "6.00", "12400.0", ""],
    ]);
  });

  it("are a PDF, read back with all that it has to say", async () => {
    const response = await download("2026-10.pdf", advertiser);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const { problem, text } = await inspectPdf(new Uint8Array(await response.arrayBuffer()));
    expect(problem).toBeNull();
    const words = text?.replace(/\s+/g, " ") ?? "";
    for (const part of [
      "Own Remedies Ltd",
      "October 2026",
      "1,200",
      "2.50%",
      "£750.00",
      "£6.00",
      "12400%",
      "The cost is not final",
      "By day",
      "10 Oct 2026",
    ]) {
      expect(words).toContain(part);
    }
  });

  it("are each advertiser's own, and of months only", async () => {
    const other = await billing.advertiser();
    const rows: string[][] = parse(await (await download("2026-10.csv", other)).text());
    expect(rows[1]?.slice(0, 4)).toEqual(["Month", "2026-10", "0", "0"]);
    expect((await download("2026-13.pdf", advertiser)).status).toBe(400);
    expect((await download("2026-12.csv", advertiser)).status).toBe(400);
  });
});
