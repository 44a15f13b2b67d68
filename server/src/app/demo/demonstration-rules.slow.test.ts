import type { Caller, TestServer } from "../../../test/harness";
import { budgetImpressions } from "../../ads/campaigns/budget.rules";
import { type AudienceCell, peopleIn, type Wanted } from "../../ads/campaigns/reach.rules";
import { planOf, type Tier } from "../../ads/subscriptions/plan.rules";
import { User } from "../../people/accounts/user.entity";
import { addDays, londonDay } from "../../platform/london.rules";
import { openDemoAccounts } from "./demo-accounts";
import { DEMO_COMPANIES } from "./demo-adverts.rules";
import { DAILY_IMPRESSIONS } from "./demo-traffic.rules";
import { startDemonstration } from "./seed.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startDemonstration();
});
afterAll(() => server.stop());

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
      `select v.day >= c.launched_at::date and v.conversions <= d.clicks as ok
         from campaign_conversions v join campaigns c on c.id = v.campaign_id
         left join (select campaign_id, (hour ${LONDON})::date as day, sum(clicks) as clicks from campaign_hours group by 1, 2) d using (campaign_id, day)`,
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
