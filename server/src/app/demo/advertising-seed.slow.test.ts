import type { DataSource } from "typeorm";
import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { budgetImpressions } from "../../ads/campaigns/budget.rules";
import { type AudienceCell, peopleIn, type Wanted } from "../../ads/campaigns/reach.rules";
import { NOTHING_KNOWN } from "../../ads/campaigns/targeting.rules";
import type { Tier } from "../../ads/subscriptions/plan.rules";
import { HEALTH_CHECK_SLUGS, HEALTH_CHECKS } from "../../care/health-checks/health-check.rules";
import { HEALTH_TOPICS, LIFESTYLE_SIGNALS, SMALLEST_AUDIENCE } from "../../people/accounts/audience-label.rules";
import { User } from "../../people/accounts/user.entity";
import { createDataSource } from "../../platform/database";
import { openDemoAccounts } from "./demo-accounts";
import { DAILY_IMPRESSIONS } from "./demo-traffic.rules";
import { seedDemonstration } from "./seed";

let server: TestServer;
let ads: DataSource;

beforeAll(async () => {
  server = await startTestServer();
  ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
  await seedDemonstration(server.db, ads, server.platform.storage, new Date(), server.platform.config.billing);
  server.platform.hub.resynchronise();
});
afterAll(async () => {
  await ads.destroy();
  await server.stop();
});

describe("the demonstration of advertising", () => {
  it("has every topic and signal but one on at least 50 people who agreed, and cells that are all of them", async () => {
    const people = (column: string, bit: number) =>
      `(select count(*)::int from cohort_labels where ${column} & (1 << ${bit}) <> 0)`;
    const counts = async (column: string, labels: readonly string[]): Promise<number[]> => {
      const [row] = await server.db.query(
        `select array[${labels.map((_, bit) => people(column, bit)).join()}] as counts`,
      );
      return row.counts;
    };
    for (const count of await counts("topics", HEALTH_TOPICS)) expect(count).toBeGreaterThanOrEqual(SMALLEST_AUDIENCE);
    const signals = await counts("signals", LIFESTYLE_SIGNALS);
    const rare = LIFESTYLE_SIGNALS.filter((_, at) => (signals[at] ?? 0) < SMALLEST_AUDIENCE);
    expect(rare).toEqual(["Heart rate variations"]);
    expect(signals[LIFESTYLE_SIGNALS.indexOf("Heart rate variations")]).toBeGreaterThan(0);
    const [all] = await server.db.query(
      `select (select sum(people)::int from audience_cells) as cells, (select count(*)::int from users where role = 'CUSTOMER') as patients,
              (select bit_or(signals) & 32 from audience_cells) as rare`,
    );
    expect(all).toEqual({ cells: all.patients, patients: all.patients, rare: 0 });
  });

  it("has discarded traffic by reason that sums to what the hours say, and shows campaigns in their hours only", async () => {
    const [sums] = await server.db.query(
      `select (select sum(events)::int from campaign_discards) as discards,
              (select sum(invalid_views + invalid_clicks + invalid_engagements)::int from campaign_hours) as hours,
              (select count(*)::int from campaign_hours h join campaigns c on c.id = h.campaign_id
                where cardinality(c.hours) > 0 and extract(hour from h.hour at time zone 'Europe/London') <> all(c.hours)) as outside,
              (select count(distinct h.creative_id)::int from campaign_hours h join campaigns c on c.id = h.campaign_id
                where c.variant_id is not null) as tried`,
    );
    expect(sums).toEqual({ discards: sums.hours, hours: expect.any(Number), outside: 0, tried: 2 });
    expect(sums.hours).toBeGreaterThan(0);
  });

  it("has sponsors for all four Health Checks", async () => {
    const place = { city: "London", language: "en", ...NOTHING_KNOWN };
    await until(() => server.platform.adverts.index.size > 10, "the campaigns");
    for (const slug of HEALTH_CHECK_SLUGS) {
      const request = { userId: slug, page: "HEALTH_CHECK", shared: null, besideSeriousAnswer: false } as const;
      expect(
        await server.platform.adverts.choose({ ...request, place: { ...place, topic: HEALTH_CHECKS[slug].topic } }),
      ).not.toBeNull();
    }
  });
});

describe("the demonstration keeps the rules of the product", () => {
  interface Shown extends Wanted {
    name: string;
    frequencyCap: number;
    dailyCap: number | null;
    most: number;
  }
  const fitting = async (wanted: Wanted) => {
    const cells: AudienceCell[] = await server.db.query(
      "select city, language, topics, signals, people from audience_cells",
    );
    return peopleIn(cells, wanted);
  };
  /** True for all rows of a query, of which there are some. */
  const holds = async (query: string) => {
    const [row] = await server.db.query(`select count(*)::int > 0 as some, bool_and(ok) as all from (${query}) rows`);
    expect(row).toEqual({ some: true, all: true });
  };

  it("no campaign has more views on a day than people who fit, as often as its caps allow", async () => {
    const campaigns: Shown[] = await server.db.query(
      `select c.name, c.cities, c.languages, c.topics, c.signals, c.frequency_cap as "frequencyCap", c.daily_cap as "dailyCap", max(views)::int as most
         from campaigns c join (select campaign_id, sum(views) as views from campaign_hours
                                 group by campaign_id, (hour at time zone 'Europe/London')::date) days on days.campaign_id = c.id group by c.id`,
    );
    expect(campaigns.length).toBeGreaterThan(10);
    for (const campaign of campaigns) {
      const allowed = Math.min((await fitting(campaign)) * campaign.frequencyCap, campaign.dailyCap ?? Infinity);
      expect([campaign.name, campaign.most <= allowed]).toEqual([campaign.name, true]);
    }
  });

  it("no campaign spends more than its budget in a month", async () => {
    const months: { tier: Tier; pence: number; most: number }[] = await server.db.query(
      `select p.tier, c.monthly_budget_pence as pence, max(views)::int as most
         from campaigns c join subscription_periods p on p.advertiser_id = c.advertiser_id
              join (select campaign_id, sum(views) as views from campaign_hours
                     group by campaign_id, date_trunc('month', hour at time zone 'Europe/London')) months on months.campaign_id = c.id
        where c.monthly_budget_pence is not null group by 1, 2`,
    );
    expect(months).not.toEqual([]);
    for (const { tier, pence, most } of months) expect(most).toBeLessThanOrEqual(budgetImpressions(tier, pence));
  });

  it("who saw a campaign are people who fit, from its places, none more often than the cap", async () => {
    const days: (Shown & { people: number; frequency: number; labels: string[] })[] = await server.db.query(
      `select c.name, c.cities, c.languages, c.topics, c.signals, c.frequency_cap as "frequencyCap",
              max(a.people) filter (where dimension = 'ALL') as people, max(a.views::float8 / a.people) filter (where dimension = 'ALL') as frequency,
              coalesce(array_agg(distinct label) filter (where dimension in ('CITY', 'LANGUAGE') and label <> 'SMALL_GROUPS'), '{}') as labels
         from campaigns c join audience_days a on a.campaign_id = c.id group by c.id`,
    );
    expect(days.length).toBeGreaterThan(10);
    for (const { name, people, frequency, labels, ...campaign } of days) {
      expect([name, people <= (await fitting(campaign)), frequency <= campaign.frequencyCap]).toEqual([
        name,
        true,
        true,
      ]);
      const places = labels.filter((label) => !/^[a-z]{2}$/.test(label));
      if (campaign.cities.length > 0) expect(campaign.cities).toEqual(expect.arrayContaining(places));
      expect(campaign.languages).toEqual(expect.arrayContaining(labels.filter((label) => /^[a-z]{2}$/.test(label))));
    }
  });

  it("a day's requests are its views, and the traffic brings as many", async () => {
    await holds(
      `select d.requests = (select sum(views) from campaign_hours h where (h.hour at time zone 'UTC')::date = d.day) as ok from ad_request_days d`,
    );
    await holds(
      `select requests between ${DAILY_IMPRESSIONS * 0.7} and ${DAILY_IMPRESSIONS * 1.3} as ok from ad_request_days`,
    );
    await holds(`select people < (select count(*) from users where email like 'person-%') as ok from ad_request_days`);
  });

  it("nothing is older than what it belongs to", async () => {
    await holds(`select c.created_at >= u.created_at as ok from companies c join users u on u.id = c.advertiser_id`);
    await holds(
      `select p.period_start >= c.created_at as ok from subscription_periods p join companies c on c.advertiser_id = p.advertiser_id`,
    );
    await holds(
      `select i.issued_at >= p.first and p.first >= c.created_at as ok from invoices i join companies c on c.advertiser_id = i.advertiser_id
         join (select advertiser_id, min(period_start) as first from subscription_periods group by 1) p on p.advertiser_id = i.advertiser_id`,
    );
    await holds(
      `select r.created_at <= c.created_at and r.created_at >= o.created_at as ok from campaigns c join creatives r on r.id = c.creative_id
         join companies o on o.advertiser_id = c.advertiser_id`,
    );
    await holds(
      `select h.hour >= date_trunc('hour', c.launched_at) and h.hour < coalesce(c.ended_at, now()) and (c.status = 'ENDED') = (c.ended_at is not null) as ok from campaign_hours h join campaigns c on c.id = h.campaign_id`,
    );
    await holds(
      `select a.people <= (select count(*) from users where role = 'CUSTOMER' and created_at < a.day) as ok from audience_days a where dimension = 'ALL'`,
    );
    await holds(
      `select v.day >= c.launched_at::date and v.conversions <= (select sum(clicks) from campaign_hours h where h.campaign_id = c.id
                                                                   and (h.hour at time zone 'Europe/London')::date = v.day) as ok
         from campaign_conversions v join campaigns c on c.id = v.campaign_id`,
    );
  });

  it("one published account is over its quota, one has not paid its renewal, and the others are neither", async () => {
    const accounts = ["advertiser", "physio", "desk"].map((name) => `${name}@demo.test`);
    const standing = await Promise.all(
      accounts.map(async (email) => {
        const caller = await server.as(await server.db.getRepository(User).findOneByOrFail({ email }));
        const { data } = await caller.run<{
          usage: { impressionsUsed: number; impressionsIncluded: number };
          subscription: { status: string };
        }>("{ usage { impressionsUsed impressionsIncluded } subscription { status } }");
        return [data.usage.impressionsUsed > data.usage.impressionsIncluded, data.subscription.status];
      }),
    );
    expect(standing).toEqual([
      [false, "ACTIVE"],
      [true, "ACTIVE"],
      [false, "PAST_DUE"],
    ]);
    const listed = (await openDemoAccounts(server.platform, "LOGIN")).map(({ email }) => email);
    expect(listed).toEqual(["patient@demo.test", ...accounts]);
  });
});
