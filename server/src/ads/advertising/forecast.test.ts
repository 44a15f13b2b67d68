import { randomUUID } from "node:crypto";
import { asOwner } from "../../../test/ad-reports";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { addDays } from "../../platform/london.rules";
import { makeCampaign } from "../campaigns/campaign.factory";
import { type Advertiser, advertiserWith, advertOf, countHours, countPeople } from "../campaigns/campaign.test-support";
import { TestClock } from "../subscriptions/billing.test-support";
import { AUDIENCES_A_DAY } from "./forecast.rules";
import { samplePeople } from "./forecast.test-support";
import { sweepForecastQuestions } from "./forecast-question.service";
import { sampleRequests } from "./request-sample.service";

const NOW = "2026-11-23T12:00:00Z";
const clock = new TestClock(new Date(NOW));
let server: TestServer;
let who: Advertiser;

beforeAll(async () => {
  server = await startTestServer({ clock });
  await countPeople(server, ["London", "en", 0, 0, 400], ["Glasgow", "en", 0, 0, 90], ["Liverpool", "en", 0, 0, 49]);
});
beforeEach(async () => {
  clock.set(NOW);
  await server.db.query("delete from ad_request_days");
  who = await advertiserWith(server, { tier: "SILVER", periodStart: new Date("2026-11-01T00:00:00Z") });
});
afterAll(() => server.stop());

const pastRequests = (people: Record<string, number>, days = 28) =>
  samplePeople(server, NOW.slice(0, 10), people, days);

const LONDON = { cities: ["London"], languages: ["en"], topics: [], signals: [] };

interface Figure {
  metric: string;
  likely: number | null;
  from: number | null;
  to: number | null;
  why: string[];
}
interface Forecast {
  state: string;
  from: string;
  to: string;
  againAt: string | null;
  figures: Figure[];
}
async function forecast(caller: Caller, input: object = {}, campaignId: string | null = null) {
  const { data, errors } = await caller.run<{ campaignForecast: Forecast }>(
    `query F($input: ForecastInput!, $campaignId: ID) { campaignForecast(input: $input, campaignId: $campaignId) {
       state from to againAt figures { metric likely from to why } } }`,
    { input: { ...LONDON, ...input }, campaignId },
  );
  const figure = (metric: string) => data?.campaignForecast.figures.find((one) => one.metric === metric) as Figure;
  return { ...data?.campaignForecast, figure, error: errors?.[0] };
}

describe("a forecast", () => {
  it("is what the chooser would do with the last 28 days, beside the campaigns that run now", async () => {
    await pastRequests({ London: 40, Glasgow: 20 });
    const alone = await forecast(who);
    expect(alone).toMatchObject({ state: "READY", from: "2026-11-24", to: "2026-12-21", againAt: null });
    expect(alone.figure("IMPRESSIONS")).toMatchObject({ likely: 1_100, from: 1_100, to: 1_200 });
    expect(alone.figure("REACH").likely).toBe(1_100);
    // 1,120 of 500,000 that cost £1,500.
    expect(alone.figure("COST")).toMatchObject({ likely: 300, from: 300, to: 400 });
    expect(alone.figure("QUOTA").likely).toBe(0.22);
    expect(alone.figure("IMPRESSIONS").why.join(" ")).toContain("1,700 requests");

    const before = server.platform.adverts.index.size;
    const rival = await makeCampaign(server.db.manager, { cities: ["London"] });
    server.platform.hub.resynchronise();
    await until(() => server.platform.adverts.index.size > before, "the rival to run");
    const beside = await forecast(who);
    expect(beside.figure("IMPRESSIONS")).toMatchObject({ likely: 560, from: 560, to: 560 });
    await server.db.query("update campaigns set status = 'ENDED' where id = $1", [rival.id]);
    server.platform.hub.resynchronise();
    await until(() => server.platform.adverts.index.size === before, "the rival to end");
  });

  it("keeps caps, hours, flight dates and the budget", async () => {
    await pastRequests({ London: 96 });
    const impressions = async (input: object) => (await forecast(who, input)).figure("IMPRESSIONS").likely;
    expect(await impressions({})).toBe(2_700);
    expect(await impressions({ dailyCap: 10 })).toBe(280);
    expect(await impressions({ hours: [9] })).toBe(110);
    expect(await impressions({ startsOn: "2026-12-01", endsOn: "2026-12-07" })).toBe(670);
    expect(await impressions({ startsOn: "2027-02-01" })).toBe(0);
    // £1 buys 333 in each of two months.
    expect(await impressions({ monthlyBudgetPence: 100 })).toBe(670);
  });

  it("is none of days and hours at which fewer than 50 people came in all", async () => {
    await pastRequests({ London: 96 });
    expect(await forecast(who, { hours: [9] })).toMatchObject({ state: "READY" });
    // Four Mondays with four people each.
    const few = await forecast(who, { hours: [9], weekdays: [1] });
    expect(few).toMatchObject({ state: "NOT_ENOUGH_HISTORY", figures: [] });
  });

  it("has clicks and CTR from enough of the advertiser's own history, and says what is missing", async () => {
    await pastRequests({ London: 96 });
    const missing = (await forecast(who)).figure("CLICKS");
    expect(missing).toMatchObject({ likely: null, from: null, to: null });
    expect(missing.why[0]).toContain("10,000 impressions");
    const { id } = await makeCampaign(server.db.manager, { advertiserId: who.user.id, status: "PAUSED" });
    const hours = Array.from({ length: 30 }, (_, at) => `${addDays("2026-11-22", -at)}T10:00:00Z`);
    await countHours(server, id, ...hours.map((hour) => ({ hour, views: 1_000, clicks: 20 })));
    const { figure } = await forecast(who);
    expect(figure("CTR").likely).toBe(2);
    expect(figure("CLICKS").likely).toBe(54);
    expect(figure("CLICKS").from).toBeLessThan(54);
    expect(figure("COST").why[1]).toContain("28,000 impressions");
  });

  it.each([
    ["27 days", { London: 96 }, 27],
    ["fewer than 300 requests that fit", { London: 10, Glasgow: 90 }, 28],
  ])("is none with %s", async (_, people, days) => {
    await pastRequests(people, days);
    expect(await forecast(who)).toMatchObject({ state: "NOT_ENOUGH_HISTORY", figures: [] });
  });

  it("is none for fewer than 50 people, and without a plan that includes it", async () => {
    await pastRequests({ London: 96, Liverpool: 40 });
    expect(await forecast(who, { cities: ["Liverpool"] })).toMatchObject({ state: "TOO_NARROW", figures: [] });
    const bronze = await advertiserWith(server, { tier: "BRONZE", periodStart: new Date("2026-11-01T00:00:00Z") });
    expect(await forecast(bronze, { topics: ["Allergies"] })).toMatchObject({ state: "NO_PLAN" });
    const unpaid = await advertiserWith(server, { tier: null });
    expect(await forecast(unpaid)).toMatchObject({ state: "NO_PLAN", figures: [] });
  });

  it("leaves places of fewer than 50 people out, whatever is chosen", async () => {
    await pastRequests({ London: 60, Liverpool: 40 });
    const one = await forecast(who);
    const both = await forecast(who, { cities: ["London", "Liverpool"] });
    expect(both.figures).toEqual(one.figures);
    expect(one.figure("IMPRESSIONS")).toMatchObject({ likely: 1_700, from: 1_600, to: 2_800 });
    expect(one.figure("IMPRESSIONS").why.join(" ")).toContain("40% of all requests");
  });

  it("refuses what could not be saved, and campaigns of others", async () => {
    const { error } = await forecast(who, { cities: ["Atlantis"], frequencyCap: 0 });
    expect(error?.extensions.problems?.map(({ field }) => field)).toEqual(["cities", "frequencyCap"]);
    const other = await makeCampaign(server.db.manager);
    expect((await forecast(who, {}, other.id)).error?.extensions.code).toBe("NOT_FOUND");
    expect((await forecast(who, {}, randomUUID())).error?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("the number of audiences", () => {
  it("is limited for each account and day; the same one again does not count", async () => {
    await pastRequests({ London: 96 });
    await server.db.query(
      `insert into forecast_questions (advertiser_id, day, audience)
       select $1, '2026-11-23', sha256(n::text::bytea) from generate_series(1, $2::int) n`,
      [who.user.id, AUDIENCES_A_DAY - 1],
    );
    expect((await forecast(who)).state).toBe("READY");
    expect((await forecast(who, { hours: [9], dailyCap: 5, frequencyCap: 1 })).state).toBe("READY");
    expect(await forecast(who, { cities: ["London", "Glasgow"] })).toMatchObject({
      ...{ state: "LIMIT_REACHED", figures: [], againAt: "2026-11-24T00:00:00.000Z" },
    });
    expect(
      (await forecast(await advertiserWith(server, { periodStart: new Date("2026-11-01T00:00:00Z") }))).state,
    ).toBe("READY");
    clock.set("2026-11-24T00:00:00Z");
    expect((await forecast(await server.as(who.user), { cities: ["London", "Glasgow"] })).state).toBe("READY");
    await sweepForecastQuestions(server.platform);
    const [{ count }] = await server.db.query("select count(*)::int from forecast_questions where advertiser_id = $1", [
      who.user.id,
    ]);
    expect(count).toBe(1);
  });

  it("is not exceeded by questions at the same time", async () => {
    await pastRequests({ London: 96 });
    await server.db.query(
      `insert into forecast_questions (advertiser_id, day, audience)
       select $1, '2026-11-23', sha256(n::text::bytea) from generate_series(1, $2::int) n`,
      [who.user.id, AUDIENCES_A_DAY - 2],
    );
    const choices = ["Glasgow", "Birmingham", "Manchester", "Edinburgh"].map((city) => ({ cities: ["London", city] }));
    const states = (await Promise.all(choices.map((input) => forecast(who, input)))).map(({ state }) => state);
    expect(states.sort()).toEqual(["LIMIT_REACHED", "LIMIT_REACHED", "READY", "READY"]);
  });
});

describe("suggestions", () => {
  const suggest = async (input: object = {}, creativeId: string | null = null) => {
    const { data } = await who.run<{
      campaignSuggestions: {
        state: string;
        suggestions: {
          text: string;
          impressions: number;
          clicks: number | null;
          costPence: number;
          cities: string[];
          creativeId: string | null;
          tier: string | null;
        }[];
      };
    }>(
      `query S($input: ForecastInput!, $creativeId: ID) { campaignSuggestions(input: $input, creativeId: $creativeId) {
         state suggestions { text impressions clicks costPence cities hours frequencyCap dailyCap creativeId tier } } }`,
      { input: { ...LONDON, ...input }, creativeId },
    );
    return data.campaignSuggestions;
  };

  it("are differences of two forecasts, the largest first, with the change", async () => {
    await pastRequests({ London: 48, Glasgow: 24, Liverpool: 40 });
    const { state, suggestions } = await suggest({ hours: [0, 1, 2, 3, 4, 5] });
    expect(state).toBe("READY");
    expect(suggestions.map(({ text, impressions }) => [text, impressions])).toEqual([
      ["Run at all hours", 700],
      ["Add Glasgow", 640],
    ]);
    expect(suggestions[1]).toMatchObject({ cities: ["London", "Glasgow"], hours: [0, 1, 2, 3, 4, 5], clicks: null });
    const glasgow = await forecast(who, { cities: ["London", "Glasgow"], hours: [0, 1, 2, 3, 4, 5] });
    const london = await forecast(who, { hours: [0, 1, 2, 3, 4, 5] });
    const difference = (glasgow.figure("IMPRESSIONS").likely ?? 0) - (london.figure("IMPRESSIONS").likely ?? 0);
    expect(Math.abs(difference - 640)).toBeLessThanOrEqual(60);
  });

  it("are wider limits where those hold a campaign back, and none where nothing brings more", async () => {
    await pastRequests({ London: 96 });
    expect((await suggest({ dailyCap: 10 })).suggestions).toMatchObject([
      { text: "Raise the daily cap to 20", impressions: 280, dailyCap: 20 },
    ]);
    expect((await suggest()).suggestions).toEqual([]);
  });

  it("are another advert of the same page that is clicked more often, and a plan that costs less", async () => {
    await pastRequests({ London: 96 });
    const targetUrl = "https://shop.example.com/oats";
    const [own, better, elsewhere] = [
      await advertOf(server, who, { targetUrl }),
      await advertOf(server, who, { targetUrl: `${targetUrl}?from=advert`, title: "Oats, sliced" }),
      await advertOf(server, who, { targetUrl: `${targetUrl}/milk` }),
    ];
    const { id } = await makeCampaign(server.db.manager, { advertiserId: who.user.id });
    const hour = "2026-11-01T12:00:00Z";
    await countHours(
      ...([server, id] as const),
      { hour, creativeId: own, views: 500_000, clicks: 4_000 },
      { hour, creativeId: better, views: 300_000, clicks: 3_000 },
      { hour, creativeId: elsewhere, views: 100_000, clicks: 9_000 },
    );
    expect((await suggest({}, own)).suggestions).toMatchObject([
      { text: "Change to the Gold plan", impressions: 0, costPence: -120_000, tier: "GOLD", creativeId: null },
      { text: "Show “Oats, sliced” instead", impressions: 0, costPence: 0, tier: null, creativeId: better },
    ]);
    expect((await suggest({}, better)).suggestions.map(({ text }) => text)).toEqual(["Change to the Gold plan"]);
    const stranger = await advertiserWith(server, { periodStart: new Date("2026-11-01T00:00:00Z") });
    expect((await suggest({}, await advertOf(server, stranger, { targetUrl }))).suggestions).toHaveLength(1);
  });

  it("are none without a forecast", async () => {
    await pastRequests({ London: 9 });
    expect(await suggest()).toEqual({ state: "NOT_ENOUGH_HISTORY", suggestions: [] });
  });
});

describe("the sample of requests", () => {
  const see = (day: string, people: number, views: number, valid = true) =>
    asOwner(server, async (owner) => {
      const { id, creativeId } = await makeCampaign(server.db.manager, { status: "ENDED" });
      await owner.query(
        `insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, reason, pseudonym, city, language, page, personalised)
         select $1, gen_random_uuid(), 'VIEW', $2, $3, $1::date + interval '10 hours 20 minutes', $6, case when not $6 then 'bot' end,
                person, 'London', 'en', 'DASHBOARD', false
           from (select gen_random_uuid() as person from generate_series(1, $4::int)) people, generate_series(1, $5::int)`,
        [day, id, creativeId, people, views, valid],
      );
    });
  const days = () =>
    server.db.query(
      `select to_char(d.day, 'YYYY-MM-DD') as day, requests, d.people, count(s.person)::int as kept, count(distinct s.person)::int as persons
         from ad_request_days d left join ad_request_samples s on s.day = d.day group by d.day order by 1`,
    );

  it("is drawn once for each UTC day that is over, of whole people, and kept for 28 days", async () => {
    await see("2026-11-20", 30, 4);
    await see("2026-11-20", 20, 1, false);
    await see("2026-11-22", 700, 3);
    clock.set("2026-11-23T00:09:59Z"); // what was handed out before midnight can still be seen
    await sampleRequests(server.platform);
    const quiet = { day: "2026-11-21", requests: 0, people: 0, kept: 0, persons: 0 };
    const first = { day: "2026-11-20", requests: 120, people: 30, kept: 120, persons: 30 };
    expect(await days()).toEqual([first, quiet]);
    clock.set("2026-11-23T00:10:00Z");
    await Promise.all([sampleRequests(server.platform), sampleRequests(server.platform)]);
    const found = await days();
    expect(found).toMatchObject([first, quiet, { day: "2026-11-22", requests: 2_100, people: 700 }]);
    expect(found[2].kept).toBe(found[2].persons * 3);
    expect(found[2].persons).toBeGreaterThan(100);
    expect(found[2].persons).toBeLessThan(320);
    const [row] = await server.db.query(
      "select * from ad_request_samples where day = '2026-11-20' and person = 1 limit 1",
    );
    expect(Object.keys(row).sort()).toEqual(["city", "day", "language", "page", "person", "quarter"]);
    expect(row).toMatchObject({ city: "London", language: "en", page: "DASHBOARD", quarter: 41 });
    clock.set("2026-12-19T12:00:00Z");
    await sampleRequests(server.platform);
    expect((await days())[0].day).toBe("2026-11-21");
    expect(await days()).toHaveLength(28);
  });
});
