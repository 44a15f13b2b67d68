import { startTestServer, type TestServer } from "../../test/harness";
import { addDays } from "../platform/london.rules";
import { TestClock } from "../subscriptions/billing.test-support";
import { makeCampaign } from "./campaign.factory";
import { type Advertiser, advertiserWith, type Counted, countHours, countPeople } from "./campaign.test-support";
import { STARTING_POINT } from "./recommendation.rules";

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
  source: string;
  sampleImpressions: number;
  sampleDays: number;
  budgetPence: number;
  weekdays: number[];
  hours: { from: number; to: number }[];
  reachFrom: number | null;
  reachTo: number | null;
  confidencePercent: number;
}
async function recommendationsFor(who: Advertiser, campaignId: string): Promise<Recommended> {
  const { data, errors } = await (await server.as(who.user)).run<{ campaignRecommendations: Recommended }>(
    `query R($campaignId: ID!) { campaignRecommendations(campaignId: $campaignId) { source sampleImpressions sampleDays
       budgetPence budgetFromPence budgetToPence weekdays hours { from to } reachFrom reachTo confidencePercent } }`,
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
  it("are the documented figures to begin with while too little is known, and say how little", async () => {
    const who = await advertiserWith(server);
    const { id } = await campaignOf(who);
    await countHours(server, id, ...daily(5, 20));
    expect(await recommendationsFor(who, id)).toEqual({
      ...{ source: "STARTING_POINT", sampleImpressions: 100, sampleDays: 5 },
      ...{ budgetPence: 250_000, budgetFromPence: 150_000, budgetToPence: 350_000, weekdays: [1, 3, 6] },
      hours: STARTING_POINT.hours,
      ...{ reachFrom: 50_000, reachTo: 75_000, confidencePercent: 85 },
    });
  });

  it("come from the advertiser's own figures of 90 days when there are enough", async () => {
    await countPeople(server, ["London", "en", 0, 0, 700]);
    const periodStart = new Date("2026-11-01T00:00:00Z");
    const who = await advertiserWith(server, { tier: "SILVER", periodStart });
    const { id } = await campaignOf(who);
    await countHours(server, id, ...daily(60, 1_000), { hour: "2026-08-20T12:00:00Z", views: 9_000_000 });
    const found = await recommendationsFor(who, id);
    expect(found).toMatchObject({
      source: "OWN",
      sampleImpressions: 60_000,
      sampleDays: 60,
      reachFrom: 500,
      reachTo: 1_000,
    });
    expect(found.weekdays).toContain(2);
    expect(found.hours.some(({ from, to }) => from <= 11 && 11 < to)).toBe(true);
    // 30 days of 1,000 at £1,500 for 500,000 are £87 to £90: £100 to the nearest £50.
    expect(found.budgetPence).toBe(100_00);
    expect(found.confidencePercent).toBeGreaterThan(85);
  });

  it("come from all advertisers together when the own are not enough, from three of them on", async () => {
    const who = await advertiserWith(server);
    const { id } = await campaignOf(who);
    const others: Advertiser[] = [];
    clock.set("2026-11-23T13:00:00Z");
    for (const views of [20_000, 30_000]) {
      const other = await advertiserWith(server, { tier: "BRONZE" });
      others.push(other);
      await countHours(server, (await campaignOf(other)).id, ...daily(30, views));
    }
    const found = await recommendationsFor(who, id);
    expect(found).toMatchObject({ source: "PLATFORM", sampleDays: 60 });
    expect(found.sampleImpressions).toBeGreaterThan(1_500_000);
    expect(
      (await recommendationsFor(others[0] as Advertiser, (await campaignOf(others[0] as Advertiser)).id)).source,
    ).toBe("OWN");
  });

  it("are nobody else's", async () => {
    const { id } = await campaignOf(await advertiserWith(server));
    await expect(recommendationsFor(await advertiserWith(server), id)).rejects.toThrow("Not found.");
  });
});
