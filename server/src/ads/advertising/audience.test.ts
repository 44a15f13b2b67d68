import { randomUUID } from "node:crypto";
import type { TestServer } from "../../../test/harness";
import { createDataSource } from "../../platform/database";
import { makeCampaign } from "../campaigns/campaign.factory";
import { type Advertiser, startBilling, type TestClock } from "../subscriptions/billing.test-support";
import { rollUpAudience } from "./audience.service";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;

beforeEach(async () => {
  billing = await startBilling("2026-06-10T23:14:59Z");
  ({ server, clock } = billing);
});
afterEach(() => server.stop());

interface Group {
  people: number;
  age?: string | null;
  gender?: string | null;
  city?: string | null;
  valid?: boolean;
  day?: string;
  /** Of each person. */
  views?: number;
}

/** Events as advertising's role stores them. */
async function see({ user }: Advertiser, groups: readonly Group[]): Promise<void> {
  const campaign = await makeCampaign(server.db.manager, { advertiserId: user.id });
  const ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
  try {
    for (const {
      people,
      age = null,
      gender = null,
      city = null,
      valid = true,
      day = "2026-06-10",
      views = 1,
    } of groups) {
      for (let person = 0; person < people; person += 1) {
        await ads.query(
          `insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, reason, pseudonym, city, language,
                                  page, personalised, age_band, gender)
           select $1, gen_random_uuid(), 'VIEW', $2, $3, $1::date + interval '10 hours', $4, case when not $4 then 'bot' end, $5, $6, 'en',
                  'DASHBOARD', $7::text is not null or $8::text is not null, $7, $8 from generate_series(1, $9)`,
          [day, campaign.id, campaign.creativeId, valid, randomUUID(), city, age, gender, views],
        );
      }
      await ads.query(
        `insert into campaign_hours as h (campaign_id, hour, creative_id, views)
         values ($1, ($2::date + interval '10 hours') at time zone 'UTC', $3, $4)
         on conflict (campaign_id, hour, creative_id) do update set views = h.views + excluded.views`,
        [campaign.id, day, campaign.creativeId, valid ? people * views : 0],
      );
    }
  } finally {
    await ads.destroy();
  }
}

interface Row {
  keys: string[];
  figures: { impressions: number; reach: number | null };
}
const rowsBy = async (who: Advertiser, dimension: string, from = "2026-06-01", to = "2026-06-30") => {
  const metrics = dimension === "PLACEMENT" ? "[IMPRESSIONS]" : "[IMPRESSIONS, REACH]";
  const { data } = await who.run<{ insights: { rows: { nodes: Row[] } } }>(
    `query A($period: InsightPeriodInput!) { insights(metrics: ${metrics}, dimensions: [${dimension}], period: $period) {
       rows { nodes { keys figures { impressions reach } } } } }`,
    { period: { from, to } },
  );
  return data.insights.rows.nodes.map(({ keys, figures }) => [keys[0], figures.impressions, figures.reach]);
};
const kept = ({ user }: Advertiser): Promise<{ dimension: string; label: string; views: number; people: number }[]> =>
  server.db.query(
    `select dimension, label, views, people from audience_days a join campaigns c on c.id = a.campaign_id
      where c.advertiser_id = $1 order by dimension, label`,
    [user.id],
  );

describe("who saw adverts", () => {
  it("is kept by groups of ten people or more: nine are merged, ten are not", async () => {
    const advertiser = await billing.advertiser();
    await see(advertiser, [
      { people: 10, age: "25-34", gender: "FEMALE", city: "London", views: 2 },
      { people: 9, age: "35-44", gender: "MALE", city: "London" },
      { people: 20, city: "Glasgow" },
      { people: 15, city: "Leeds", valid: false },
    ]);
    clock.set("2026-06-10T23:15:00Z"); // a quarter of an hour after midnight in London
    await rollUpAudience(server.platform);
    expect(await kept(advertiser)).toEqual([
      { dimension: "AGE", label: "NOT_SHARED", views: 20, people: 20 },
      { dimension: "AGE", label: "SMALL_GROUPS", views: 29, people: 19 },
      { dimension: "ALL", label: "ALL", views: 49, people: 39 },
      { dimension: "CITY", label: "Glasgow", views: 20, people: 20 },
      { dimension: "CITY", label: "London", views: 29, people: 19 },
      { dimension: "GENDER", label: "NOT_SHARED", views: 20, people: 20 },
      { dimension: "GENDER", label: "SMALL_GROUPS", views: 29, people: 19 },
      { dimension: "LANGUAGE", label: "en", views: 49, people: 39 },
      { dimension: "PLACEMENT", label: "DASHBOARD", views: 49, people: 39 },
    ]);
    const small = [
      ["NOT_SHARED", 20, 20],
      ["SMALL_GROUPS", 29, 19],
    ];
    expect(await rowsBy(advertiser, "AGE")).toEqual(small);
    expect(await rowsBy(advertiser, "GENDER")).toEqual(small);
    expect(await rowsBy(advertiser, "CITY")).toEqual([
      ["London", 29, 19],
      ["Glasgow", 20, 20],
    ]);
    expect(await rowsBy(advertiser, "PLACEMENT")).toEqual([["DASHBOARD", 49, null]]);
  });

  it("waits for the end of the day, is rolled up once, and catches up on days that were missed", async () => {
    const advertiser = await billing.advertiser();
    await see(advertiser, [{ people: 10, city: "London" }]);
    await rollUpAudience(server.platform); // a second too early
    expect(await kept(advertiser)).toEqual([]);
    clock.set("2026-06-12T09:00:00Z");
    await Promise.all([rollUpAudience(server.platform), rollUpAudience(server.platform)]);
    await see(advertiser, [{ people: 3, city: "London" }]); // cannot come any more, and would not count
    await rollUpAudience(server.platform);
    expect((await kept(advertiser)).find(({ dimension }) => dimension === "ALL")).toMatchObject({ people: 10 });
    const days = await server.db.query("select to_char(day, 'DD') as day from audience_roll_ups order by 1");
    expect(days).toEqual([{ day: "10" }, { day: "11" }]);
  });

  it("has nothing but the total on a day of fewer than ten people, which counts as small groups", async () => {
    const advertiser = await billing.advertiser();
    await see(advertiser, [{ people: 9, age: "18-24", gender: "FEMALE", city: "London" }]);
    clock.set("2026-06-12T09:00:00Z");
    await rollUpAudience(server.platform);
    expect(await kept(advertiser)).toEqual([{ dimension: "ALL", label: "ALL", views: 9, people: 9 }]);
    expect(await rowsBy(advertiser, "AGE")).toEqual([["SMALL_GROUPS", 9, 9]]);
  });

  it("counts somebody who changed their mind once, with their last view", async () => {
    const advertiser = await billing.advertiser();
    await see(advertiser, [{ people: 10, age: "18-24", city: "London" }]);
    const ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
    await ads.query(
      `insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, pseudonym, language, page, personalised)
       select day, gen_random_uuid(), kind, campaign_id, creative_id, occurred_at + interval '1 hour', true, pseudonym, language, page, false
         from ad_events`,
    );
    await ads.destroy();
    clock.set("2026-06-12T09:00:00Z");
    await rollUpAudience(server.platform);
    expect((await kept(advertiser)).filter(({ dimension }) => dimension === "AGE")).toEqual([
      { dimension: "AGE", label: "NOT_SHARED", views: 20, people: 10 },
    ]);
  });

  it("is each advertiser's own, of the days that are asked for, and nothing before there is any", async () => {
    const [advertiser, other] = [await billing.advertiser(), await billing.advertiser()];
    await see(advertiser, [
      { people: 10, city: "London" },
      { people: 12, city: "Leeds", day: "2026-06-09" },
    ]);
    clock.set("2026-06-12T09:00:00Z");
    await rollUpAudience(server.platform);
    expect(await rowsBy(other, "CITY")).toEqual([]);
    expect(await rowsBy(advertiser, "CITY", "2026-05-01", "2026-05-31")).toEqual([]);
    expect(await rowsBy(advertiser, "CITY", "2026-06-09", "2026-06-09")).toEqual([["Leeds", 12, 12]]);
    expect(await rowsBy(advertiser, "CITY")).toHaveLength(2);
  });

  it("cannot be kept in smaller groups, nor without the consent: the database refuses", async () => {
    const { user } = await billing.advertiser();
    const { id } = await makeCampaign(server.db.manager, { advertiserId: user.id });
    await expect(
      server.db.query("insert into audience_days values ($1, '2026-06-10', 'AGE', '18-24', 20, 0, 0, 9)", [id]),
    ).rejects.toThrow("audience_days_people");
    const ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
    await expect(
      ads.query(
        `insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, pseudonym, language, page, personalised, gender)
         values ('2026-06-10', $1, 'VIEW', $1, $1, now(), true, $1, 'en', 'DASHBOARD', false, 'MALE')`,
        [randomUUID()],
      ),
    ).rejects.toThrow("ad_events_personalised");
    await ads.destroy();
  });
});
