import type { DataSource } from "typeorm";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { planOf, type Tier } from "../../ads/subscriptions/plan.rules";
import { User } from "../../people/accounts/user.entity";
import { createDataSource } from "../../platform/database";
import { addDays, londonDay } from "../../platform/london.rules";
import { DEMO_COMPANIES } from "./demo-adverts.rules";
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

/** The rows of a query for which `ok` is not true; there has to be a row. */
async function broken(query: string): Promise<unknown[]> {
  const [{ some }] = await server.db.query(`select count(*)::int > 0 as some from (${query}) rows`);
  expect(some).toBe(true);
  return server.db.query(`select * from (${query}) rows where ok is not true limit 5`);
}

const LONDON = "at time zone 'Europe/London'";

describe("what the demonstration's campaigns got", () => {
  it("came within their dates, their days of the week and their hours, and after their companies began", async () => {
    const hours = `select c.name, h.hour,
        h.hour >= o.created_at and h.hour >= date_trunc('hour', c.launched_at)
        and (c.starts_on is null or (h.hour ${LONDON})::date >= c.starts_on) and (c.ends_on is null or (h.hour ${LONDON})::date <= c.ends_on)
        and (cardinality(c.weekdays) = 0 or extract(isodow from h.hour ${LONDON}) = any(c.weekdays))
        and (cardinality(c.hours) = 0 or extract(hour from h.hour ${LONDON}) = any(c.hours)) as ok
      from campaign_hours h join campaigns c on c.id = h.campaign_id join companies o on o.advertiser_id = c.advertiser_id`;
    expect(await broken(hours)).toEqual([]);
  });

  it("was paid for, or in days of grace", async () => {
    const paid = `select c.name, h.hour, exists (select from subscription_periods p where p.advertiser_id = c.advertiser_id
                    and p.period_start <= h.hour and h.hour < p.period_end) as ok
      from campaign_hours h join campaigns c on c.id = h.campaign_id`;
    expect(await broken(paid)).toEqual([]);
  });

  it("is of adverts that were approved before, and of the campaign's own", async () => {
    const adverts = `select c.name, h.hour, h.creative_id in (c.creative_id, c.variant_id)
        and exists (select from creative_versions v where v.creative_id = h.creative_id and v.created_at <= h.hour) as ok
      from campaign_hours h join campaigns c on c.id = h.campaign_id`;
    expect(await broken(adverts)).toEqual([]);
  });

  it("is no more clicks than impressions and no more questions than clicks, hour by hour", async () => {
    expect(await broken("select hour, clicks <= views and engagements <= clicks as ok from campaign_hours")).toEqual(
      [],
    );
  });

  it("is nothing on days that were held out, of which there is one in ten", async () => {
    const days = `select c.name, (h.hour ${LONDON})::date as day, (sum(h.held_out) = 0 or sum(h.views + h.clicks + h.engagements) = 0) as ok
      from campaign_hours h join campaigns c on c.id = h.campaign_id group by 1, 2`;
    expect(await broken(days)).toEqual([]);
    const outside = `select h.hour, exists (select from campaign_hold_outs o where o.campaign_id = h.campaign_id
                       and o.from_day <= (h.hour ${LONDON})::date) as ok from campaign_hours h where h.held_out > 0`;
    expect(await broken(outside)).toEqual([]);
    const [{ held }] = await server.db.query(
      `select count(distinct (hour ${LONDON})::date)::int as held from campaign_hours where held_out > 0`,
    );
    expect(held).toBeGreaterThanOrEqual(15);
    expect(held).toBeLessThanOrEqual(17);
  });
});

describe("what the demonstration's companies pay", () => {
  it("begins with the first month: subscription, first invoice and first day are one moment", async () => {
    const first = `select o.name, s.start_date = p.first and i.first between p.first and p.first + interval '1 hour' as ok
      from companies o join subscriptions s on s.advertiser_id = o.advertiser_id
           join (select advertiser_id, min(period_start) as first from subscription_periods group by 1) p on p.advertiser_id = o.advertiser_id
           join (select advertiser_id, min(issued_at) as first from invoices group by 1) i on i.advertiser_id = o.advertiser_id`;
    expect(await broken(first)).toEqual([]);
    const each = `select p.period_start, (select count(*) from invoices i where i.advertiser_id = p.advertiser_id
                    and i.issued_at >= p.period_start and i.issued_at < p.period_start + interval '1 day') = 1 as ok
      from subscription_periods p where p.kind = 'PAID' and p.period_start <= now()`;
    expect(await broken(each)).toEqual([]);
  });

  it("is past due for one of them", async () => {
    const due = await server.db.query(
      `select u.email from subscriptions s join users u on u.id = s.advertiser_id where s.grace_ends_at is not null`,
    );
    expect(due).toEqual([{ email: "desk@demo.test" }]);
  });

  it("covers what they got: over the quota is one of them alone, and what it was over is on its invoices", async () => {
    const months: { email: string; tier: Tier; used: number; isOver: boolean; billed: number }[] =
      await server.db.query(
        `select u.email, p.tier, p.period_end <= now() as "isOver", coalesce(sum(h.views), 0)::int as used,
              (select coalesce(sum(l.impressions), 0)::int from invoice_lines l where l.period_id = p.id) as billed
         from subscription_periods p join users u on u.id = p.advertiser_id left join campaigns c on c.advertiser_id = p.advertiser_id
              left join campaign_hours h on h.campaign_id = c.id and h.hour >= p.period_start and h.hour < p.period_end
        where p.kind = 'PAID' group by u.email, p.id, p.tier order by p.period_start`,
      );
    expect(months.length).toBeGreaterThan(60);
    const excess = ({ tier, used }: (typeof months)[number]) => Math.max(0, used - planOf(tier).impressions);
    const over = months.filter((month) => excess(month) > 0);
    expect([...new Set(over.map(({ email }) => email))]).toEqual(["physio@demo.test"]);
    const ended = months.filter(({ isOver }) => isOver);
    expect(ended.map(({ billed }) => billed)).toEqual(ended.map(excess));
  });
});

describe("what the demonstration's advertisers are told", () => {
  interface Told {
    insights: { total: Record<string, number>; rows: { nodes: { figures: Record<string, number> }[] } };
    campaigns: { nodes: { id: string; stats: { impressions: number } }[] };
    usage: { impressionsUsed: number };
  }
  const METRICS = "[IMPRESSIONS, CLICKS, ENGAGEMENTS, CONVERSIONS, REVENUE]";
  const tell = async (caller: Caller, dimension: string, from: string, to: string) => {
    const { data, errors } = await caller.run<Told>(
      `{ insights(metrics: ${METRICS}, dimensions: [${dimension}], period: { from: "${from}", to: "${to}" }, first: 366) {
           total { impressions clicks engagements conversions revenuePence }
           rows { nodes { figures { impressions clicks engagements conversions revenuePence } } } }
         campaigns(first: 50) { nodes { id stats { impressions } } } usage { impressionsUsed } }`,
    );
    expect(errors).toBeUndefined();
    return data;
  };

  it.each(DEMO_COMPANIES.map(({ email }) => email))("is the sum of what was counted: %s", async (email) => {
    const user = await server.db.getRepository(User).findOneByOrFail({ email });
    const caller = await server.as(user);
    const today = londonDay(new Date());
    const from = addDays(today, -364);
    const [counted] = await server.db.query(
      `select coalesce(sum(h.views), 0)::int as impressions, coalesce(sum(h.clicks), 0)::int as clicks, coalesce(sum(h.engagements), 0)::int as engagements
         from campaign_hours h join campaigns c on c.id = h.campaign_id
        where c.advertiser_id = $1 and (h.hour ${LONDON})::date between $2 and $3`,
      [user.id, from, today],
    );
    const [sold] = await server.db.query(
      `select coalesce(sum(conversions), 0)::int as conversions, coalesce(sum(revenue_pence), 0)::int as "revenuePence"
         from campaign_conversions where advertiser_id = $1 and day between $2 and $3`,
      [user.id, from, today],
    );
    for (const dimension of ["DAY", "CAMPAIGN", "CITY", "AGE", "HOUR"]) {
      const { insights } = await tell(caller, dimension, from, today);
      const figures = dimension === "DAY" || dimension === "CAMPAIGN" ? { ...counted, ...sold } : counted;
      expect([dimension, insights.total]).toEqual([dimension, expect.objectContaining(figures)]);
      const sums = Object.fromEntries(
        Object.keys(figures).map((name) => [
          name,
          insights.rows.nodes.reduce((sum, row) => sum + (row.figures[name] ?? 0), 0),
        ]),
      );
      expect([dimension, sums]).toEqual([dimension, figures]);
    }
    const { campaigns, usage } = await tell(caller, "DAY", from, today);
    const [all] = await server.db.query(
      `select coalesce(sum(h.views), 0)::int as ever, coalesce(sum(h.views) filter (where h.hour >= p.period_start and h.hour < p.period_end), 0)::int as month
         from campaigns c join campaign_hours h on h.campaign_id = c.id
              left join lateral (select * from subscription_periods where advertiser_id = c.advertiser_id and kind = 'PAID'
                                    and period_start <= now() order by period_start desc limit 1) p on true where c.advertiser_id = $1`,
      [user.id],
    );
    expect(campaigns.nodes.reduce((sum, { stats }) => sum + stats.impressions, 0)).toBe(all.ever);
    if (email !== "desk@demo.test") expect(usage.impressionsUsed).toBe(all.month);
  });

  it("is a lift, of the campaign that has a hold-out", async () => {
    const user = await server.db.getRepository(User).findOneByOrFail({ email: "advertiser@demo.test" });
    const [{ id }] = await server.db.query("select campaign_id as id from campaign_hold_outs");
    const { data } = await (await server.as(user)).run<{ campaignLift: Record<string, unknown> }>(
      "query L($id: ID!) { campaignLift(campaignId: $id) { isOn state comparedDays orders percent from to days { day orders expected } } }",
      { id },
    );
    expect(data.campaignLift).toMatchObject({ isOn: true, state: "READY" });
  });
});
