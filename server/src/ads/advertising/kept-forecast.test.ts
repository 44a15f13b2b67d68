import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { addDays } from "../../platform/london.rules";
import type { Campaign } from "../campaigns/campaign.entity";
import { makeCampaign } from "../campaigns/campaign.factory";
import { type Advertiser, advertiserWith, countHours, countPeople } from "../campaigns/campaign.test-support";
import { TestClock } from "../subscriptions/billing.test-support";
import { samplePeople } from "./forecast.test-support";
import { compareForecasts, keepForecasts } from "./kept-forecast.service";

const NOW = "2026-11-23T12:00:00Z";
const clock = new TestClock(new Date(NOW));
let server: TestServer;
let who: Advertiser;
let campaign: Campaign;

beforeAll(async () => {
  server = await startTestServer({ clock });
  await countPeople(server, ["London", "en", 0, 0, 400]);
  await samplePeople(server, "2026-11-23", { London: 40 });
});
beforeEach(async () => {
  clock.set(NOW);
  await server.db.query("delete from campaign_forecasts");
  await server.db.query("update campaigns set status = 'ENDED'");
  who = await advertiserWith(server, { tier: "SILVER", periodStart: new Date("2026-11-01T00:00:00Z") });
  await server.db.query(
    `insert into subscription_periods (advertiser_id, tier, period_start, period_end, created_at)
     values ($1, 'SILVER', '2026-12-01', '2027-01-01', now())`,
    [who.user.id],
  );
  campaign = await makeCampaign(server.db.manager, { advertiserId: who.user.id, cities: ["London"] });
  await running();
});
afterAll(() => server.stop());

const running = async () => {
  server.platform.hub.resynchronise();
  await until(() => {
    const now = server.platform.adverts.index.campaigns();
    return now.length === 1 && now[0]?.id === campaign.id;
  }, "the campaign to run alone");
};

interface Record {
  compared: number;
  held: number;
  needed: number;
  forecasts: { from: string; to: string; likely: number; low: number; high: number; came: number | null }[];
}
async function recordOf(caller: Advertiser, campaignId: string | null = null) {
  const { data, errors } = await (await server.as(caller.user)).run<{ forecastRecord: Record }>(
    "query R($campaignId: ID) { forecastRecord(campaignId: $campaignId) { compared held needed forecasts { from to likely low high came } } }",
    { campaignId },
  );
  return { ...data?.forecastRecord, error: errors?.[0] };
}

/** As many impressions as 40 people bring on each of the days, and many on the days around them. */
const countWeek = (views: number) => {
  const day = (at: number) => ({ hour: `${addDays("2026-11-24", at)}T10:00:00Z`, views });
  const around = ["2026-11-23T23:00:00Z", "2026-12-01T00:00:00Z"].map((hour) => ({ hour, views: 5_000 }));
  return countHours(server, campaign.id, ...[0, 1, 2, 3, 4, 5, 6].map(day), ...around);
};

it("keeps what was forecast of a version once, and compares it when its days are over", async () => {
  await Promise.all([keepForecasts(server.platform), keepForecasts(server.platform)]);
  await keepForecasts(server.platform);
  const told = { from: "2026-11-24", to: "2026-11-30", likely: 280, low: 280, high: 280 };
  expect(await recordOf(who)).toMatchObject({ compared: 0, held: 0, needed: 5, forecasts: [{ ...told, came: null }] });
  await countWeek(40);
  clock.set("2026-11-30T23:59:59Z");
  await compareForecasts(server.platform);
  expect((await recordOf(who)).compared).toBe(0);
  clock.set("2026-12-01T00:00:00Z");
  await compareForecasts(server.platform);
  expect(await recordOf(who, campaign.id)).toMatchObject({ compared: 1, held: 1, forecasts: [{ ...told, came: 280 }] });
});

it("counts what lay outside of its range", async () => {
  await keepForecasts(server.platform);
  await countWeek(60);
  clock.set("2026-12-02T00:00:00Z");
  await compareForecasts(server.platform);
  expect(await recordOf(who)).toMatchObject({ compared: 1, held: 0, forecasts: [{ came: 420 }] });
});

it.each([
  ["was changed", "update campaigns set version = 2 where id = $1"],
  ["was paused", "update campaigns set status = 'PAUSED' where id = $1"],
  [
    "was not paid",
    `update subscription_periods set period_end = '2026-11-28'
      where advertiser_id = (select advertiser_id from campaigns where id = $1) and period_end <= '2026-12-01'`,
  ],
])("compares nothing of a campaign that %s meanwhile", async (_what, statement) => {
  await keepForecasts(server.platform);
  await countWeek(40);
  if (statement.includes("subscription")) {
    await server.db.query("delete from subscription_periods where advertiser_id = $1 and period_start = '2026-12-01'", [
      who.user.id,
    ]);
  }
  await server.db.query(statement, [campaign.id]);
  clock.set("2026-12-02T00:00:00Z");
  await compareForecasts(server.platform);
  expect(await recordOf(who)).toMatchObject({ compared: 0, forecasts: [] });
});

it("keeps another one of the next version, and none without a forecast", async () => {
  await keepForecasts(server.platform);
  await server.db.query("update campaigns set version = 2, cities = '{Glasgow}' where id = $1", [campaign.id]);
  await running();
  await until(() => server.platform.adverts.index.campaigns()[0]?.cities[0] === "Glasgow", "the change");
  await keepForecasts(server.platform);
  expect((await recordOf(who)).forecasts).toHaveLength(1);
  await server.db.query("update campaigns set version = 3, cities = '{London}' where id = $1", [campaign.id]);
  server.platform.hub.resynchronise();
  await until(() => server.platform.adverts.index.campaigns()[0]?.cities[0] === "London", "the change back");
  clock.set("2026-11-25T12:00:00Z");
  await keepForecasts(server.platform);
  expect((await recordOf(who)).forecasts?.map(({ from }) => from)).toEqual(["2026-11-26", "2026-11-24"]);
});

it("is nobody else's", async () => {
  await keepForecasts(server.platform);
  const other = await advertiserWith(server);
  expect((await recordOf(other)).forecasts).toEqual([]);
  expect((await recordOf(other, campaign.id)).error?.extensions.code).toBe("NOT_FOUND");
});
