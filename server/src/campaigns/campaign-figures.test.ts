import { asOwner } from "../../test/ad-reports";
import { startTestServer, type TestServer } from "../../test/harness";
import { addDays } from "../platform/london.rules";
import { TestClock } from "../subscriptions/billing.test-support";
import { SubscriptionPeriod } from "../subscriptions/subscription-period.entity";
import { BREAKDOWN_MESSAGES } from "./breakdown.rules";
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

interface Breakdown {
  days: { day: string; impressions: number; clicks: number; engagements: number; costPence: number }[];
  hours: { hour: number; impressions: number }[];
  creatives: { creative: { id: string }; impressions: number; clicks: number; ctr: number; engagements: number }[];
  discards: { reason: string; text: string; events: number }[];
  costPence: number;
}
async function breakdownOf(who: Advertiser, id: string, from: string, to: string) {
  const { data, errors } = await (await server.as(who.user)).run<{ campaignBreakdown: Breakdown }>(
    `query B($id: ID!, $from: String!, $to: String!) { campaignBreakdown(id: $id, from: $from, to: $to) {
       days { day impressions clicks engagements costPence } hours { hour impressions clicks engagements }
       creatives { creative { id } impressions clicks ctr engagements } discards { reason text events } costPence } }`,
    { id, from, to },
  );
  return { breakdown: data?.campaignBreakdown, error: errors?.[0] };
}

describe("what came of a campaign", () => {
  it("is told by London day, hour, advert and reason, and adds up", async () => {
    const periodStart = new Date("2026-10-01T00:00:00Z");
    const who = await advertiserWith(server, { tier: "BRONZE", periodStart });
    await server.db.manager.getRepository(SubscriptionPeriod).insert({
      ...{ advertiserId: who.user.id, tier: "SILVER", kind: "PAID", createdAt: periodStart },
      ...{ periodStart: new Date("2026-10-31T00:00:00Z"), periodEnd: new Date("2026-11-30T00:00:00Z") },
    });
    const campaign = await campaignOf(who);
    const variantId = (await campaignOf(who)).creativeId;
    await countHours(
      server,
      campaign.id,
      { hour: "2026-10-24T22:00:00Z", views: 4_000, clicks: 40 }, // 11 PM in summer, the day before the first
      { hour: "2026-10-24T23:00:00Z", views: 1_000, clicks: 10 }, // midnight in summer
      { hour: "2026-10-25T23:00:00Z", views: 2_000, engagements: 3 }, // 11 PM in winter
      { hour: "2026-10-25T23:00:00Z", views: 500, clicks: 50, creativeId: variantId },
      { hour: "2026-11-01T00:00:00Z", views: 1_000 }, // of the second month
      { hour: "2026-11-02T00:00:00Z", views: 7_000 }, // the day after the last
    );
    await asOwner(server, (owner) =>
      owner.query(
        `insert into campaign_discards (campaign_id, day, reason, events) values
           ($1, '2026-10-25', 'bot', 3), ($1, '2026-10-26', 'bot', 4), ($1, '2026-10-26', 'frequency', 9), ($1, '2026-10-01', 'staff', 5)`,
        [campaign.id],
      ),
    );
    const { breakdown } = await breakdownOf(who, campaign.id, "2026-10-25", "2026-11-01");
    expect(breakdown?.days).toHaveLength(8);
    // £500 for 100,000 are half a penny each; £1,500 for 500,000 are 0.3 pence.
    expect(breakdown?.days[0]).toEqual({
      day: "2026-10-25",
      impressions: 3_500,
      clicks: 60,
      engagements: 3,
      costPence: 1_750,
    });
    expect(breakdown?.days[1]).toEqual({ day: "2026-10-26", impressions: 0, clicks: 0, engagements: 0, costPence: 0 });
    expect(breakdown?.days[7]).toMatchObject({ day: "2026-11-01", impressions: 1_000, costPence: 300 });
    expect(breakdown?.costPence).toBe(2_050);
    expect(breakdown?.hours).toHaveLength(24);
    expect(breakdown?.hours.filter(({ impressions }) => impressions > 0)).toMatchObject([
      { hour: 0, impressions: 2_000 },
      { hour: 23, impressions: 2_500 },
    ]);
    expect(breakdown?.creatives).toEqual([
      { creative: { id: campaign.creativeId }, impressions: 4_000, clicks: 10, ctr: 0.25, engagements: 3 },
      { creative: { id: variantId }, impressions: 500, clicks: 50, ctr: 10, engagements: 0 },
    ]);
    expect(breakdown?.discards.map(({ reason, events }) => [reason, events])).toEqual([
      ["frequency", 9],
      ["bot", 7],
    ]);
    expect(breakdown?.discards[0]?.text).toBe("The same person had seen it often enough that day.");
  });

  it("is refused for days that are none, in the wrong order or too many, and for strangers", async () => {
    const who = await advertiserWith(server);
    const { id } = await campaignOf(who);
    const refusal = async (from: string, to: string) => {
      const { error } = await breakdownOf(who, id, from, to);
      return [error?.extensions.field, error?.message];
    };
    expect(await refusal("2026-02-30", "2026-03-01")).toEqual(["from", BREAKDOWN_MESSAGES.day]);
    expect(await refusal("2026-03-02", "2026-03-01")).toEqual(["to", BREAKDOWN_MESSAGES.order]);
    expect(await refusal("2025-11-22", "2026-11-23")).toEqual(["to", BREAKDOWN_MESSAGES.tooMany]);
    expect((await breakdownOf(who, id, "2025-11-23", "2026-11-23")).breakdown?.days).toHaveLength(366);
    const { error } = await breakdownOf(await advertiserWith(server), id, "2026-11-01", "2026-11-02");
    expect(error?.extensions.code).toBe("NOT_FOUND");
  });
});
