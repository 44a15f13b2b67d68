import type { TestServer } from "../../../test/harness";
import { makeCampaign } from "../campaigns/campaign.factory";
import { countHours } from "../campaigns/campaign.test-support";
import { makeBilling } from "../subscriptions/billing.factory";
import { type Advertiser, startBilling } from "../subscriptions/billing.test-support";
import { told } from "./insight.test-support";

let server: TestServer;
let who: Advertiser;

beforeAll(async () => {
  const billing = await startBilling("2026-11-23T12:00:00Z");
  server = billing.server;
  who = await billing.advertiser();
  await server.db.query(
    `insert into subscription_periods (advertiser_id, tier, kind, period_start, period_end, created_at)
     values ($1, 'BRONZE', 'PAID', '2026-10-01', '2026-10-31', '2026-10-01'),
            ($1, 'BRONZE', 'PAID', '2026-10-31', '2026-11-30', '2026-10-31')`,
    [who.user.id],
  );
  await server.db.transaction((tx) => makeBilling(tx, who.user.id));
  const made = async (name: string, status: "LIVE" | "DRAFT" | "ENDED", views: number, clicks: number, at: string) => {
    const { id } = await makeCampaign(server.db.manager, {
      ...{ advertiserId: who.user.id, name, status, createdAt: new Date(at) },
    });
    await countHours(
      server,
      id,
      { hour: "2026-10-20T12:00:00Z", views, clicks },
      { hour: "2026-11-20T12:00:00Z", views },
    );
  };
  await made("banana", "LIVE", 1_000, 10, "2026-01-01");
  await made("Apple", "ENDED", 3_000, 10, "2026-01-02");
  await made("cherry 10", "LIVE", 200, 10, "2026-01-03");
  await made("Cherry 9", "DRAFT", 0, 0, "2026-01-04");
});
afterAll(() => server.stop());

interface Listed {
  campaigns: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { id: string; name: string; spendPence: number }[];
  };
}
const list = async (orderBy: object | null, given: object = {}) => {
  const { data, errors } = await who.run<Listed>(
    `query L($orderBy: CampaignOrderInput, $first: Int!, $after: String, $status: CampaignStatus, $search: String) {
       campaigns(orderBy: $orderBy, first: $first, after: $after, status: $status, search: $search) {
         totalCount pageInfo { hasNextPage endCursor } nodes { id name spendPence } } }`,
    { orderBy, first: 20, ...given },
  );
  if (errors?.[0]) throw new Error(errors[0].message);
  return data.campaigns;
};
const names = async (by: string, descending = false) => (await list({ by, descending })).nodes.map(({ name }) => name);

describe("the list of campaigns", () => {
  it.each([
    ["NAME", false, ["Apple", "banana", "Cherry 9", "cherry 10"]],
    ["NAME", true, ["cherry 10", "Cherry 9", "banana", "Apple"]],
    ["STATUS", false, ["Cherry 9", "cherry 10", "banana", "Apple"]],
    ["SPEND", true, ["Apple", "banana", "cherry 10", "Cherry 9"]],
    ["IMPRESSIONS", false, ["Cherry 9", "cherry 10", "banana", "Apple"]],
    ["CTR", true, ["cherry 10", "banana", "Apple", "Cherry 9"]],
  ])("is sorted by %s, descending %s; equal ones the newest first", async (by, descending, sorted) => {
    expect(await names(by, descending)).toEqual(sorted);
  });

  it("goes on page by page in its order, within a filter", async () => {
    const first = await list({ by: "SPEND", descending: true }, { first: 2 });
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const next = await list({ by: "SPEND", descending: true }, { first: 2, after: first.pageInfo.endCursor });
    expect(next.nodes.map(({ name }) => name)).toEqual(["cherry 10", "Cherry 9"]);
    expect(next.pageInfo.hasNextPage).toBe(false);
    const found = await list({ by: "NAME" }, { search: "cherry", status: "LIVE" });
    expect([found.totalCount, found.nodes[0]?.name]).toEqual([1, "cherry 10"]);
  });

  it("has the spend that insights have as cost", async () => {
    const { nodes } = await list(null);
    const period = { from: "2026-01-01", to: "2026-11-30" };
    const { rows } = await told(who, { metrics: ["COST"], dimensions: ["CAMPAIGN"], period });
    const costs = new Map(rows.nodes.map(({ keys, figures }) => [keys[0], figures.costPence]));
    expect(nodes.map(({ id, spendPence }) => [id, spendPence])).toEqual(
      nodes.map(({ id }) => [id, costs.get(id) ?? 0]),
    );
    // Half a penny for each of 200, 3,000 and 1,000 in the one month that was invoiced.
    expect(nodes.map(({ spendPence }) => spendPence)).toEqual([0, 100, 1_500, 500]);
  });
});
