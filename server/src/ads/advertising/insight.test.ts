import { asOwner } from "../../../test/ad-reports";
import type { TestServer } from "../../../test/harness";
import { makeCampaign } from "../campaigns/campaign.factory";
import { countHours } from "../campaigns/campaign.test-support";
import { makeBilling } from "../subscriptions/billing.factory";
import { type Advertiser, startBilling, type TestClock } from "../subscriptions/billing.test-support";
import { INSIGHT_MESSAGES } from "./insight.rules";
import { ask, type Question, told } from "./insight.test-support";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;
let who: Advertiser;

beforeAll(async () => {
  billing = await startBilling("2026-11-23T12:00:00Z");
  ({ server, clock } = billing);
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock.set("2026-11-23T12:00:00Z");
  who = await billing.advertiser();
});

const period = { from: "2026-10-25", to: "2026-11-01" };
const campaignOf = (advertiser = who) =>
  makeCampaign(server.db.manager, { advertiserId: advertiser.user.id, name: "Spring" });
/** A paid month with its invoice: £500 for 100,000 impressions, half a penny each. */
const pay = async (periodStart: string, periodEnd: string) => {
  await server.db.query(
    `insert into subscription_periods (advertiser_id, tier, kind, period_start, period_end, created_at)
     values ($1, 'BRONZE', 'PAID', $2, $3, $2)`,
    [who.user.id, periodStart, periodEnd],
  );
  await server.db.transaction((tx) => makeBilling(tx, who.user.id));
};

describe("insights", () => {
  it("are told by London day, hour, advert and reason, and add up", async () => {
    await pay("2026-10-01T00:00:00Z", "2026-10-31T00:00:00Z");
    const campaign = await campaignOf();
    const variantId = (await campaignOf()).creativeId;
    await countHours(
      server,
      campaign.id,
      { hour: "2026-10-24T22:00:00Z", views: 4_000, clicks: 40 }, // 11 PM in summer, the day before the first
      { hour: "2026-10-24T23:00:00Z", views: 1_000, clicks: 10 }, // midnight in summer
      { hour: "2026-10-25T23:00:00Z", views: 2_000, engagements: 3 }, // 11 PM in winter
      { hour: "2026-10-25T23:00:00Z", views: 500, clicks: 50, creativeId: variantId },
      { hour: "2026-11-01T00:00:00Z", views: 1_000 }, // after the paid month
      { hour: "2026-11-02T00:00:00Z", views: 7_000 }, // the day after the last
    );
    await asOwner(server, (owner) =>
      owner.query(
        `insert into campaign_discards (campaign_id, day, reason, events) values
           ($1, '2026-10-25', 'bot', 3), ($1, '2026-10-26', 'bot', 4), ($1, '2026-10-26', 'frequency', 9), ($1, '2026-10-01', 'staff', 5)`,
        [campaign.id],
      ),
    );
    const filter = { campaignIds: [campaign.id] };
    const metrics = ["IMPRESSIONS", "CLICKS", "CTR", "ENGAGEMENTS", "COST", "ECPM", "CPC"];
    const days = await told(who, { metrics, dimensions: ["DAY"], period, filter });
    expect(days.rows.nodes).toHaveLength(8);
    expect(days.rows.nodes[0]).toMatchObject({
      ...{ keys: ["2026-10-25"], labels: ["25 Oct 2026"], before: null },
      figures: {
        impressions: 3_500,
        clicks: 60,
        ctr: 1.71,
        engagements: 3,
        costPence: 1_750,
        ecpmPence: 500,
        cpcPence: 29.17,
      },
    });
    expect(days.rows.nodes[0]?.figures).toMatchObject({ conversions: null, reach: null, notCounted: null });
    expect(days.rows.nodes[7]?.figures).toMatchObject({ impressions: 1_000, costPence: 0, cpcPence: null });
    expect(days.total).toMatchObject({ impressions: 4_500, costPence: 1_750 });
    const hours = await told(who, { metrics: ["IMPRESSIONS"], dimensions: ["HOUR"], period, filter });
    expect(hours.rows.nodes.map(({ figures }) => figures.impressions)).toEqual([2_000, ...Array(22).fill(0), 2_500]);
    const creatives = await told(who, { metrics: ["CTR", "IMPRESSIONS"], dimensions: ["CREATIVE"], period, filter });
    expect(creatives.rows.nodes.map(({ keys, figures }) => [keys[0], figures.ctr])).toEqual([
      [variantId, 10],
      [campaign.creativeId, 0.25],
    ]);
    const reasons = await told(who, { metrics: ["NOT_COUNTED"], dimensions: ["DISCARD_REASON"], period, filter });
    expect(reasons.rows.nodes.map(({ labels, figures }) => [labels[0], figures.notCounted])).toEqual([
      ["The same person had seen it often enough that day.", 9],
      ["It came from a program, not from a person's browser.", 7],
    ]);
  });

  it("have unused quota as a row of its own, which no campaign has", async () => {
    await pay("2026-10-01T00:00:00Z", "2026-10-31T00:00:00Z");
    const { id } = await campaignOf();
    await countHours(server, id, { hour: "2026-10-25T12:00:00Z", views: 1_000 });
    const question: Question = { metrics: ["COST"], dimensions: ["CAMPAIGN"], period };
    const { total, rows, isCostFinal } = await told(who, question);
    expect(rows.nodes.map(({ labels, figures }) => [labels[0], figures.costPence])).toEqual([
      ["Spring", 500],
      ["Unused quota", 49_500],
    ]);
    expect([total.costPence, isCostFinal]).toEqual([50_000, false]);
    await server.db.query("update subscription_periods set charged_impressions = 1000 where advertiser_id = $1", [
      who.user.id,
    ]);
    expect((await told(who, question)).isCostFinal).toBe(true);
    expect((await told(who, { ...question, filter: { campaignIds: [id] } })).total.costPence).toBe(500);
    expect((await told(who, { ...question, metrics: ["CLICKS"] })).isCostFinal).toBeNull();
  });

  it("estimate what is over the quota until it is invoiced, and count nothing as unused while the month runs", async () => {
    await pay("2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z");
    const { id } = await campaignOf();
    await countHours(server, id, { hour: "2026-11-20T12:00:00Z", views: 1_000 });
    const question: Question = { metrics: ["COST"], period: { from: "2026-11-01", to: "2026-11-30" } };
    expect(await told(who, question)).toMatchObject({ total: { costPence: 500 }, isCostFinal: false });
    await countHours(server, id, { hour: "2026-11-21T12:00:00Z", views: 100_000 });
    expect((await told(who, question)).total.costPence).toBe(500_00 + 10_00); // £10 for each 1,000 over the quota
  });

  it("are compared with the days before, day by day, and with the year before by weeks", async () => {
    const { id } = await campaignOf();
    await countHours(
      server,
      id,
      { hour: "2026-11-10T12:00:00Z", views: 20 },
      { hour: "2026-11-03T12:00:00Z", views: 5 },
      { hour: "2025-11-11T12:00:00Z", views: 7 },
    );
    const question: Question = {
      metrics: ["IMPRESSIONS"],
      dimensions: ["DAY"],
      period: { from: "2026-11-09", to: "2026-11-15" },
      compareTo: "PREVIOUS_PERIOD",
    };
    const week = await told(who, question);
    expect([week.total.impressions, week.totalBefore?.impressions]).toEqual([20, 5]);
    expect(week.rows.nodes[1]).toMatchObject({ keys: ["2026-11-10"], before: { impressions: 5 } });
    const year = await told(who, { ...question, compareTo: "PREVIOUS_YEAR" });
    expect(year.rows.nodes[1]).toMatchObject({ keys: ["2026-11-10"], before: { impressions: 7 } });
    const byCampaign = { ...question, dimensions: ["CAMPAIGN"], period: { from: "2026-11-16", to: "2026-11-22" } };
    expect((await told(who, byCampaign)).rows.nodes).toMatchObject([
      { labels: ["Spring"], figures: { impressions: 0 }, before: { impressions: 20 } },
    ]);
  });

  it("are sorted and paged", async () => {
    for (const [at, views] of [30, 10, 20].entries()) {
      const { id } = await campaignOf();
      await countHours(server, id, { hour: "2026-11-10T12:00:00Z", views, clicks: at });
    }
    const question: Question = {
      ...{ metrics: ["IMPRESSIONS", "CLICKS"], dimensions: ["CAMPAIGN"], first: 2 },
      period: { from: "2026-11-01", to: "2026-11-30" },
    };
    const views = ({ rows }: Awaited<ReturnType<typeof told>>) => rows.nodes.map(({ figures }) => figures.impressions);
    const page = await told(who, question);
    expect([views(page), page.rows.totalCount, page.rows.pageInfo.hasNextPage]).toEqual([[30, 20], 3, true]);
    expect(views(await told(who, { ...question, after: page.rows.pageInfo.endCursor }))).toEqual([10]);
    expect(views(await told(who, { ...question, orderBy: { metric: "CLICKS" }, first: 3 }))).toEqual([20, 10, 30]);
    const upwards = { metric: "IMPRESSIONS", descending: false };
    expect(views(await told(who, { ...question, orderBy: upwards, first: 3 }))).toEqual([10, 20, 30]);
  });

  it.each<[Partial<Question>, string, string]>([
    [{ period: { from: "2026-02-30", to: "2026-03-01" } }, "from", INSIGHT_MESSAGES.day],
    [{ period: { from: "2026-03-02", to: "2026-03-01" } }, "to", INSIGHT_MESSAGES.order],
    [{ period: { from: "2025-11-22", to: "2026-11-23" } }, "to", INSIGHT_MESSAGES.tooMany],
    [{ metrics: [] }, "metrics", INSIGHT_MESSAGES.metrics],
    [{ dimensions: ["CITY", "AGE"] }, "dimensions", INSIGHT_MESSAGES.dimensions],
    [{ dimensions: ["DAY", "DAY"] }, "dimensions", INSIGHT_MESSAGES.dimensions],
    [{ dimensions: ["DAY", "HOUR", "CITY"] }, "dimensions", INSIGHT_MESSAGES.dimensions],
    [{ metrics: ["REACH"], dimensions: ["HOUR"] }, "metrics", "There are no figures of reach by hour."],
    [{ metrics: ["REVENUE"], dimensions: ["CITY"] }, "metrics", "There are no figures of revenue by city."],
    [{ dimensions: ["CITY", "HOUR"] }, "metrics", "There are no figures of impressions by city and hour."],
    [{ orderBy: { metric: "CLICKS" } }, "orderBy", INSIGHT_MESSAGES.orderBy],
    [{ first: 367 }, "first", INSIGHT_MESSAGES.first],
    [{ after: "x" }, "after", INSIGHT_MESSAGES.after],
  ])("are refused for %j", async (wrong, field, message) => {
    const { error } = await ask(who, { metrics: ["IMPRESSIONS"], period, ...wrong });
    expect([error?.extensions.field, error?.message]).toEqual([field, message]);
  });

  it("leave out what is not recorded by the dimension, and say what is in them", async () => {
    const question: Question = { metrics: ["REACH", "IMPRESSIONS", "REVENUE"], dimensions: ["HOUR"], period };
    expect((await told(who, question)).metrics).toEqual(["IMPRESSIONS"]);
  });

  it("are nobody else's: another's campaign adds nothing", async () => {
    const other = await billing.advertiser();
    const { id } = await campaignOf(other);
    await countHours(server, id, { hour: "2026-10-26T12:00:00Z", views: 5 });
    const question: Question = { metrics: ["IMPRESSIONS"], dimensions: ["CAMPAIGN"], period };
    expect((await told(who, question)).rows.totalCount).toBe(0);
    expect((await told(who, { ...question, filter: { campaignIds: [id] } })).total.impressions).toBe(0);
    expect((await ask(who, { ...question, filter: { campaignIds: ["x"] } })).error?.extensions.code).toBe("NOT_FOUND");
  });
});
