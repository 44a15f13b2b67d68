import { randomUUID } from "node:crypto";
import type { TestServer } from "../../../test/harness";
import { createDataSource } from "../../platform/database";
import { type Advertiser, startBilling, type TestClock } from "../subscriptions/billing.test-support";
import { makeCampaign } from "./campaign.factory";
import { CONVERSION_MESSAGES } from "./conversion.rules";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;
let advertiser: Advertiser;
let campaignId: string;

beforeAll(async () => {
  billing = await startBilling("2026-06-10T09:20:30Z", { env: { DATABASE_POOL: "40" } });
  ({ server, clock } = billing);
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock.set("2026-06-10T09:20:30Z");
  advertiser = await billing.advertiser();
  campaignId = await newCampaign(advertiser);
});

const newCampaign = async ({ user }: Advertiser) =>
  (await makeCampaign(server.db.manager, { advertiserId: user.id, createdAt: new Date("2026-06-01T22:59:00Z") })).id;

interface Row {
  campaignId?: string;
  day: string;
  count: number;
  revenuePence: number;
  promoCode?: string;
  orderId?: string;
}
const row = (given: Partial<Row> = {}): Row => ({
  campaignId,
  day: "2026-06-09",
  count: 3,
  revenuePence: 45_00,
  ...given,
});
interface Reported {
  reportConversions: { id: string; rowCount: number; reportedAt: string };
}
const report = (rows: readonly object[], idempotencyKey: string = randomUUID(), who = advertiser) =>
  who.run<Reported>(
    "mutation R($input: ReportConversionsInput!) { reportConversions(input: $input) { id rowCount reportedAt } }",
    { input: { idempotencyKey, rows } },
  );
interface Listed {
  conversions: {
    totalCount: number;
    nodes: { campaignId: string; day: string; count: number; revenuePence: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const list = async (first = 20, after?: string) =>
  (
    await advertiser.run<Listed>(
      `query C($first: Int!, $after: String) { conversions(first: $first, after: $after) { totalCount
         nodes { campaignId day count revenuePence } pageInfo { hasNextPage endCursor } } }`,
      { first, after },
    )
  ).data.conversions;

describe("conversions", () => {
  it("are kept by campaign and day, and a later report takes the place of an earlier one", async () => {
    const { data } = await report([row(), row({ day: "2026-06-10", count: 1, revenuePence: 0 })]);
    expect(data.reportConversions).toMatchObject({ rowCount: 2, reportedAt: "2026-06-10T09:20:30.000Z" });
    clock.go(1);
    await report([row({ count: 5, revenuePence: 80_00 })]);
    expect(await list()).toMatchObject({
      totalCount: 2,
      nodes: [row({ count: 5, revenuePence: 80_00 }), row({ day: "2026-06-10", count: 1, revenuePence: 0 })],
    });
    const history = await server.db.query(
      "select conversions from conversion_rows where campaign_id = $1 and day = '2026-06-09' order by conversions",
      [campaignId],
    );
    expect(history).toEqual([{ conversions: 3 }, { conversions: 5 }]);
  });

  it("are one report for twenty parallel requests with the same key, and another one's rows are a conflict", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => report([row()], key)));
    expect(answers.map(({ errors }) => errors)).toEqual(Array(20).fill(undefined));
    expect(new Set(answers.map(({ data }) => data.reportConversions.id)).size).toBe(1);
    const [{ count }] = await server.db.query("select count(*)::int from conversion_rows where campaign_id = $1", [
      campaignId,
    ]);
    expect(count).toBe(1);
    const { errors } = await report([row({ count: 4 })], key);
    expect(errors?.[0]).toMatchObject({ message: CONVERSION_MESSAGES.keyUsed, extensions: { code: "CONFLICT" } });
    // The key is this advertiser's alone.
    const other = await billing.advertiser();
    const others = await newCampaign(other);
    expect((await report([row({ campaignId: others })], key, other)).errors).toBeUndefined();
  });

  const theirs = randomUUID();
  it.each<[string, string, Partial<Row>, string]>([
    ["campaignId", "somebody else's campaign", { campaignId: theirs }, CONVERSION_MESSAGES.campaign],
    ["campaignId", "no id", { campaignId: "x" }, CONVERSION_MESSAGES.campaign],
    ["day", "no day", { day: "2026-02-30" }, CONVERSION_MESSAGES.day],
    ["day", "tomorrow", { day: "2026-06-11" }, CONVERSION_MESSAGES.future],
    ["day", "a day before the campaign", { day: "2026-05-31" }, CONVERSION_MESSAGES.beforeCampaign],
    ["count", "a negative count", { count: -1 }, CONVERSION_MESSAGES.negative],
    ["count", "a huge count", { count: 100_001 }, CONVERSION_MESSAGES.tooManyConversions],
    ["count", "revenue alone", { count: 0 }, CONVERSION_MESSAGES.revenueAlone],
    ["revenuePence", "negative revenue", { revenuePence: -1 }, CONVERSION_MESSAGES.negative],
    ["revenuePence", "huge revenue", { revenuePence: 100_000_001 }, CONVERSION_MESSAGES.tooMuchRevenue],
  ])("have a sentence on %s for %s, and then nothing is kept", async (name, _what, wrong, message) => {
    const { errors } = await report([row({ day: "2026-06-08" }), row(wrong)]);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      problems: [{ field: `rows.1.${name}`, message }],
    });
    expect((await list()).totalCount).toBe(0);
  });

  it("can be taken back with a zero, and begin on the London day on which the campaign was made", async () => {
    expect((await report([row({ count: 0, revenuePence: 0 }), row({ day: "2026-06-01" })])).errors).toBeUndefined();
  });

  it("name every wrong row, and refuse none, too many, a day twice and a stranger's campaign", async () => {
    const problemsOf = async (rows: readonly object[]) => (await report(rows)).errors?.[0]?.extensions.problems;
    expect(await problemsOf([])).toEqual([{ field: "rows", message: CONVERSION_MESSAGES.noRows }]);
    expect(await problemsOf(Array.from({ length: 501 }, () => row()))).toEqual([
      { field: "rows", message: CONVERSION_MESSAGES.tooManyRows },
    ]);
    expect(await problemsOf([row({ count: -1 }), row({ revenuePence: -1 })])).toEqual([
      { field: "rows.0.count", message: CONVERSION_MESSAGES.negative },
      { field: "rows.1.day", message: CONVERSION_MESSAGES.twice },
      { field: "rows.1.revenuePence", message: CONVERSION_MESSAGES.negative },
    ]);
    const strangers = await newCampaign(await billing.advertiser());
    expect(await problemsOf([row({ campaignId: strangers })])).toEqual([
      { field: "rows.0.campaignId", message: CONVERSION_MESSAGES.campaign },
    ]);
  });

  it("come in pages, five hundred at once", async () => {
    const campaigns = [campaignId];
    for (let made = 1; made < 50; made += 1) campaigns.push(await newCampaign(advertiser));
    const rows = campaigns.flatMap((id) =>
      Array.from({ length: 10 }, (_, at) => row({ campaignId: id, day: `2026-06-${String(at + 1).padStart(2, "0")}` })),
    );
    expect((await report(rows)).data.reportConversions.rowCount).toBe(500);
    const first = await list(100);
    expect([first.totalCount, first.nodes.length, first.pageInfo.hasNextPage]).toEqual([500, 100, true]);
    const next = await list(100, first.pageInfo.endCursor);
    const keys = [...first.nodes, ...next.nodes].map((node) => `${node.campaignId} ${node.day}`);
    expect(new Set(keys).size).toBe(200);
  });

  it("are taken back by their advertiser, count no more, and do not come again with the same report", async () => {
    const key = randomUUID();
    await report([row(), row({ day: "2026-06-10" })], key);
    const figures =
      'insights(metrics: [CONVERSIONS], dimensions: [], period: { from: "2026-06-01", to: "2026-06-10" })';
    const read = async () =>
      (
        await advertiser.run<{
          conversions: { nodes: { id: string }[] };
          insights: { total: { conversions: number } };
        }>(`{ conversions { nodes { id } } ${figures} { total { conversions } } }`)
      ).data;
    const before = await read();
    expect(before.insights.total.conversions).toBe(6);
    const id = before.conversions.nodes[0]?.id;
    const found = (filter: string) =>
      advertiser
        .run<{ conversions: { nodes: { day: string }[] } }>(`{ conversions(${filter}) { nodes { day } } }`)
        .then(({ data }) => data.conversions.nodes.map(({ day }) => day));
    const both = await found("first: 20");
    expect(await found(`campaignId: "${campaignId}"`)).toEqual(both);
    expect(await found(`campaignId: "${id}"`)).toEqual([]);
    expect(await found('from: "2026-06-10"')).toEqual(["2026-06-10"]);
    expect(await found('to: "2026-06-09"')).toEqual(["2026-06-09"]);
    expect((await advertiser.run(`{ conversions(to: "10 June") { totalCount } }`)).errors?.[0]?.extensions.field).toBe(
      "to",
    );
    const one = (who: Advertiser) => who.run(`{ conversion(id: "${id}") { id } }`).then(({ data }) => data);
    expect(await one(advertiser)).toEqual({ conversion: { id } });
    expect(await one(await billing.advertiser())).toEqual({ conversion: null });
    const takeBack = (who: Advertiser) =>
      who.run("mutation D($id: ID!) { deleteConversion(id: $id) }", { id }).then(({ data, errors }) => ({
        data,
        code: errors?.[0]?.extensions.code,
      }));
    expect(await takeBack(await billing.advertiser())).toEqual({ data: null, code: "NOT_FOUND" });
    expect(await takeBack(advertiser)).toEqual({ data: { deleteConversion: id }, code: undefined });
    expect(await takeBack(advertiser)).toEqual({ data: null, code: "NOT_FOUND" });
    await report([row(), row({ day: "2026-06-10" })], key);
    const after = await read();
    expect([after.conversions.nodes.length, after.insights.total.conversions]).toEqual([1, 3]);
  });

  it("cannot be changed afterwards: by nobody", async () => {
    await report([row()]);
    const owner = await createDataSource({ url: server.urls.owner, poolSize: 1 }).initialize();
    try {
      for (const change of ["conversion_rows set conversions = 1", "conversion_reports set row_count = 2"]) {
        await expect(server.db.query(`update ${change}`)).rejects.toThrow(/permission denied/);
        await expect(owner.query(`update ${change}`)).rejects.toThrow("cannot be changed");
      }
      await expect(server.db.query("delete from conversion_rows")).rejects.toThrow(/permission denied/);
    } finally {
      await owner.destroy();
    }
  });
});
