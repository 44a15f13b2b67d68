import { startTestServer, type TestServer } from "../../../test/harness";
import { addDays } from "../../platform/london.rules";
import { TestClock } from "../subscriptions/billing.test-support";
import { makeCampaign } from "./campaign.factory";
import { type Advertiser, advertiserWith, type Counted, countHours, countPeople } from "./campaign.test-support";

const NOW = "2026-11-23T12:00:00Z";
let server: TestServer;
const clock = new TestClock(new Date(NOW));

beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(() => clock.set(NOW));
afterAll(() => server.stop());

const campaignOf = (who: Advertiser, given: Parameters<typeof makeCampaign>[1] = {}) =>
  makeCampaign(server.db.manager, { advertiserId: who.user.id, cities: ["London"], ...given });

interface Recommended {
  isEnough: boolean;
  isDemonstration: boolean;
  weekdays: number[];
  hours: { from: number; to: number }[];
}
async function recommendationsFor(who: Advertiser, campaignId: string): Promise<Recommended> {
  const { data, errors } = await (await server.as(who.user)).run<{ campaignRecommendations: Recommended }>(
    `query R($campaignId: ID!) { campaignRecommendations(campaignId: $campaignId) { isEnough isDemonstration sampleImpressions sampleDays
       neededImpressions neededDays weekdays hours { from to } reachFrom reachTo mostPence } }`,
    { campaignId },
  );
  if (errors?.[0]) throw new Error(errors[0].message);
  return data.campaignRecommendations;
}

/** As many views on each of the last days, at noon in London, with a click for every hundred and more on Tuesdays. */
const daily = (days: number, views: number): Counted[] =>
  Array.from({ length: days }, (_, at) => {
    const day = addDays("2026-11-22", -at);
    const isTuesday = new Date(`${day}T12:00:00Z`).getUTCDay() === 2;
    return { hour: `${day}T11:00:00Z`, views, clicks: Math.floor(views / (isTuesday ? 20 : 100)) };
  });

describe("recommendations", () => {
  it("are none while too little is known, and say how much is needed", async () => {
    const who = await advertiserWith(server);
    const { id } = await campaignOf(who);
    await countHours(server, id, ...daily(5, 20));
    expect(await recommendationsFor(who, id)).toMatchObject({
      ...{ isEnough: false, isDemonstration: false, sampleImpressions: 100, sampleDays: 5 },
      ...{ neededImpressions: 10_000, neededDays: 28, weekdays: [], hours: [] },
    });
  });

  it("come from the advertiser's own figures of 90 days, with what can be spent at the most", async () => {
    await countPeople(server, ["London", "en", 0, 0, 700]);
    const who = await advertiserWith(server, { tier: "SILVER", periodStart: new Date("2026-11-01T00:00:00Z") });
    const { id } = await campaignOf(who);
    await countHours(server, id, ...daily(60, 1_000), { hour: "2026-08-20T12:00:00Z", views: 9_000_000 });
    const found = await recommendationsFor(who, id);
    expect(found).toMatchObject({
      ...{ isEnough: true, sampleImpressions: 60_000, sampleDays: 60, reachFrom: 500, reachTo: 1_000 },
      // 1,000 people 3 times a day for 30 days, at £1,500 for 500,000.
      mostPence: 270_00,
    });
    expect(found.weekdays).toContain(2);
    // All of it was seen in one hour of the day: there is nothing to compare with.
    expect(found.hours).toEqual([]);
  });

  it("have nothing of anybody else in them, however much others counted", async () => {
    const who = await advertiserWith(server);
    const { id } = await campaignOf(who);
    for (const views of [20_000, 30_000, 40_000]) {
      const other = await advertiserWith(server, { tier: "BRONZE" });
      await countHours(server, (await campaignOf(other)).id, ...daily(30, views));
    }
    expect(await recommendationsFor(who, id)).toMatchObject({ isEnough: false, sampleImpressions: 0, sampleDays: 0 });
  });

  it("are nobody else's", async () => {
    const { id } = await campaignOf(await advertiserWith(server));
    await expect(recommendationsFor(await advertiserWith(server), id)).rejects.toThrow("Not found.");
  });
});
