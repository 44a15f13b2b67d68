import { startTestServer, type TestServer } from "../../../test/harness";
import { addDays } from "../../platform/london.rules";
import { makeCampaign } from "../campaigns/campaign.factory";
import { type Advertiser, advertiserWith, type Counted, countHours } from "../campaigns/campaign.test-support";
import { TestClock } from "../subscriptions/billing.test-support";

let server: TestServer;
const clock = new TestClock(new Date("2026-11-23T12:00:00Z"));

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const campaignOf = (who: Advertiser) =>
  makeCampaign(server.db.manager, { advertiserId: who.user.id, cities: ["London"] });

async function historyOf(who: Advertiser) {
  const { data } = await who.run<{ advertiserHistory: object }>(
    "{ advertiserHistory { isEnough impressions days neededImpressions neededDays best { dimension key label } roi } }",
  );
  return data.advertiserHistory;
}

/** As many views at 9 and at noon in London on each of the last days, with a click for every hundred; at noon on Tuesdays many more. */
const daily = (days: number, views: number): Counted[] =>
  Array.from({ length: days }, (_, at) => {
    const day = addDays("2026-11-22", -at);
    const isTuesday = new Date(`${day}T12:00:00Z`).getUTCDay() === 2;
    return [9, 12].map((hour) => ({
      hour: new Date(Date.parse(`${day}T00:00:00Z`) + (hour - (day < "2026-10-25" ? 1 : 0)) * 3_600_000).toISOString(),
      views,
      clicks: Math.floor(views / (isTuesday && hour === 12 ? 10 : 100)),
    }));
  }).flat();

it("names nothing while too little is known, and says how much is needed", async () => {
  const who = await advertiserWith(server);
  await countHours(server, (await campaignOf(who)).id, ...daily(5, 10));
  expect(await historyOf(who)).toEqual({
    ...{ isEnough: false, impressions: 100, days: 5, neededImpressions: 10_000, neededDays: 28, best: [], roi: null },
  });
});

it("names days and hours of the advertiser's own last 90 days that were clicked more often", async () => {
  const who = await advertiserWith(server, { tier: "SILVER", periodStart: new Date("2026-11-01T00:00:00Z") });
  await countHours(server, (await campaignOf(who)).id, ...daily(60, 500), {
    hour: "2026-08-20T12:00:00Z",
    views: 9_000_000,
    clicks: 9_000_000,
  });
  expect(await historyOf(who)).toMatchObject({
    ...{ isEnough: true, impressions: 60_000, days: 60 },
    best: [
      { dimension: "WEEKDAY", key: "2", label: "Tuesday" },
      { dimension: "HOUR", key: "12", label: "12:00" },
    ],
  });
});

it("has nothing of anybody else in it, however much others counted", async () => {
  const who = await advertiserWith(server);
  await campaignOf(who);
  const other = await advertiserWith(server, { tier: "BRONZE" });
  await countHours(server, (await campaignOf(other)).id, ...daily(30, 20_000));
  expect(await historyOf(who)).toMatchObject({ isEnough: false, impressions: 0, days: 0 });
});
