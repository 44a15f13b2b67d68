import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { asOwner } from "../../../test/ad-reports";
import type { TestServer } from "../../../test/harness";
import { londonDay } from "../../platform/london.rules";
import { makeCampaign } from "../campaigns/campaign.factory";
import { countHours } from "../campaigns/campaign.test-support";
import { startBilling, type TestClock } from "../subscriptions/billing.test-support";
import type { EventKind } from "./ad-event.rules";
import { AUDIENCE_DIMENSIONS, SMALLEST_GROUP } from "./audience.rules";
import { rollUpAudience } from "./audience.service";
import { DIMENSIONS, type Dimension, type Figures, isRecorded, METRICS, type Metric } from "./insight.rules";
import { type InsightQuestion, readInsights } from "./insight.service";
import { count, eventOf } from "./insight.test-support";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;

beforeAll(async () => {
  billing = await startBilling("2026-10-10T09:20:30Z");
  ({ server, clock } = billing);
});
afterAll(() => server.stop());
/** Days are rolled up once; each history has them anew. */
const forget = () =>
  asOwner(server, async (owner) => {
    for (const table of ["audience_days", "audience_roll_ups", "ad_events"]) await owner.query(`delete from ${table}`);
  });

/** Without the API's limits, for so many questions. */
const tell = ({ user }: { user: { id: string } }, question: InsightQuestion) =>
  readInsights(server.platform, user, question);

/** Names of the figures that add up. */
const SUMMED: Readonly<Partial<Record<Metric, keyof Figures>>> = {
  IMPRESSIONS: "impressions",
  REACH: "reach",
  CLICKS: "clicks",
  ENGAGEMENTS: "engagements",
  CONVERSIONS: "conversions",
  REVENUE: "revenuePence",
  COST: "costPence",
  NOT_COUNTED: "notCounted",
};
const summed = METRICS.filter((metric) => metric in SUMMED);
const sum = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);

/** Every one and every two dimensions, each with the figures that are recorded by them and add up. */
const DIVISIONS = DIMENSIONS.flatMap((one, at) => [[one], ...DIMENSIONS.slice(at + 1).map((other) => [one, other])])
  .map((dimensions: Dimension[]) => ({
    dimensions,
    metrics: summed.filter((metric) => isRecorded(metric, dimensions)),
  }))
  .filter(({ dimensions, metrics }) => metrics.length > 0 && new Set(dimensions).size === dimensions.length)
  .filter(
    ({ dimensions }) => dimensions.filter((one) => (AUDIENCE_DIMENSIONS as readonly string[]).includes(one)).length < 2,
  );

const START = Date.parse("2026-10-10T09:00:00Z");
const HOUR = 3_600_000;
const history = fc.record({
  tier: fc.constantFrom("BRONZE" as const, "SILVER" as const),
  events: fc.array(
    fc.record({
      hour: fc.integer({ min: 0, max: 61 * 24 }),
      campaign: fc.integer({ min: 0, max: 2 }),
      person: fc.integer({ min: 0, max: 15 }),
      kind: fc.constantFrom<EventKind>("VIEW", "VIEW", "CLICK", "ENGAGEMENT"),
      reason: fc.constantFrom(null, null, "bot" as const),
      city: fc.constantFrom("London", "Glasgow", null),
      page: fc.constantFrom("DASHBOARD", "HEALTH_CHECK"),
    }),
    { minLength: 20, maxLength: 60 },
  ),
  bulk: fc.uniqueArray(
    fc.record({
      hour: fc.integer({ min: 0, max: 61 * 24 }),
      campaign: fc.integer({ min: 0, max: 2 }),
      views: fc.integer({ min: 1, max: 70_000 }),
    }),
    { minLength: 3, maxLength: 12, selector: ({ hour, campaign }) => `${hour} ${campaign}` },
  ),
  sales: fc.array(fc.integer({ min: 1, max: 99_999 }), { maxLength: 5 }),
});

it("whatever happened, all ways to divide the figures add up to the report, the file, the tiles and the invoices", async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ tier, events, bulk, sales }) => {
      clock.set("2026-10-10T09:20:30Z");
      await forget();
      const advertiser = await billing.advertiser();
      const campaigns = await Promise.all(
        [0, 1, 2].map(() =>
          makeCampaign(server.db.manager, { advertiserId: advertiser.user.id, createdAt: new Date("2026-01-01") }),
        ),
      );
      const at = (hour: number) => new Date(START + hour * HOUR);
      await advertiser.subscribe(tier);
      const people = Array.from({ length: 16 }, () => randomUUID());
      await count(
        server,
        events.map(({ hour, campaign, person, ...event }) => {
          const { id, creativeId } = campaigns[campaign] as (typeof campaigns)[number];
          return eventOf({
            ...{ ...event, campaignId: id, creativeId, occurredAt: at(hour) },
            pseudonym: people[person]?.replaceAll("-", ""),
          });
        }),
      );
      for (const [index, { hour, campaign, views }] of bulk.entries()) {
        const { id } = campaigns[campaign] as (typeof campaigns)[number];
        const { creativeId } = campaigns[(campaign + 1) % 3] as (typeof campaigns)[number]; // a row of its own
        await countHours(server, id, { hour: at(hour).toISOString(), views, clicks: index, creativeId });
      }
      clock.set("2026-11-10T00:10:00Z");
      await billing.runJobs();
      await advertiser.run("mutation { cancelSubscription { id } }");
      clock.set("2026-12-12T09:00:00Z");
      await billing.runJobs();
      await advertiser.run("mutation R($input: ReportConversionsInput!) { reportConversions(input: $input) { id } }", {
        input: {
          idempotencyKey: randomUUID(),
          rows: sales.map((revenuePence, index) => ({
            ...{ campaignId: campaigns[index % 3]?.id, day: `2026-11-0${index + 1}`, count: index + 1, revenuePence },
          })),
        },
      });
      await rollUpAudience(server.platform);

      const period = { from: "2026-10-01", to: "2026-12-12" };
      const whole = await tell(advertiser, { metrics: METRICS, dimensions: [], ...period });
      for (const { dimensions, metrics } of DIVISIONS) {
        const rows: { figures: Figures }[] = [];
        let after: string | null = null;
        let total = whole.total;
        do {
          const answer = await tell(advertiser, { dimensions, metrics, ...period, after });
          rows.push(...answer.rows.nodes);
          total = answer.total;
          after = answer.rows.pageInfo.hasNextPage ? answer.rows.pageInfo.endCursor : null;
        } while (after);
        for (const metric of metrics) {
          const name = SUMMED[metric] as keyof Figures;
          const added = sum(rows.map(({ figures }) => figures[name]));
          expect([dimensions, metric, added, total[name]]).toEqual([
            dimensions,
            metric,
            whole.total[name],
            whole.total[name],
          ]);
        }
      }

      // The tiles that are live.
      const { data: tiles } = await advertiser.run<{
        campaigns: { nodes: { id: string; stats: Record<string, number> }[] };
      }>("{ campaigns { nodes { id stats { impressions clicks consultEngagements discarded } } } }");
      const byCampaign = await tell(advertiser, { metrics: summed, dimensions: ["CAMPAIGN"], ...period });
      for (const { id, stats } of tiles.campaigns.nodes) {
        const row = byCampaign.rows.nodes.find(({ keys }) => keys[0] === id)?.figures;
        expect(stats).toEqual({
          ...{ impressions: row?.impressions ?? 0, clicks: row?.clicks ?? 0 },
          ...{ consultEngagements: row?.engagements ?? 0, discarded: row?.notCounted ?? 0 },
        });
      }

      // The reports of the months and their files.
      const monthly: Figures[] = [];
      for (const month of ["2026-10", "2026-11", "2026-12"]) {
        const { data } = await advertiser.run<{ monthlyReport: { metrics: Figures } }>(
          `query M($month: String!) { monthlyReport(month: $month) { metrics { impressions clicks engagements conversions revenuePence costPence } } }`,
          { month },
        );
        const { metrics } = data.monthlyReport;
        monthly.push(metrics);
        const { cookie = "" } = await server.as(advertiser.user);
        const file = await fetch(`${server.url}/reports/${month}.csv`, { headers: { cookie } });
        const [line = [], ...others]: string[][] = parse(await file.text(), { from_line: 2 });
        expect([Number(line[2]), Number(line[3]), Math.round(Number(line[8]) * 100)]).toEqual([
          ...[metrics.impressions, metrics.clicks, metrics.costPence],
        ]);
        const costs = others.filter(([part]) => part === "Campaign").map((cells) => Math.round(Number(cells[8]) * 100));
        expect(sum(costs)).toBe(metrics.costPence);
      }
      for (const name of [
        "impressions",
        "clicks",
        "engagements",
        "conversions",
        "revenuePence",
        "costPence",
      ] as const) {
        expect([name, sum(monthly.map((metrics) => metrics[name]))]).toEqual([name, whole.total[name]]);
      }

      // What was billed.
      const invoices = await advertiser.invoices();
      expect(invoices.length).toBeGreaterThan(1);
      expect(whole.isCostFinal).toBe(true);
      expect(whole.total.costPence).toBe(sum(invoices.map(({ money }) => money.netPence)));
    }),
    { numRuns: 4 },
  );
});

/** Who saw what on which day: every city is a small group on some day. */
const seen = fc.array(
  fc.record({
    city: fc.constantFrom("London", "Glasgow", "Leeds", "Bath"),
    people: fc.integer({ min: 1, max: 14 }),
    campaign: fc.integer({ min: 0, max: 1 }),
    day: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 3, maxLength: 10 },
);
const span = fc.record({
  from: fc.integer({ min: 0, max: 2 }),
  length: fc.integer({ min: 0, max: 2 }),
  campaigns: fc.constantFrom<number[]>([0], [1], [0, 1]),
});

it("no two answers differ by a group of fewer than ten people", async () => {
  await fc.assert(
    fc.asyncProperty(seen, fc.array(fc.tuple(span, span), { minLength: 12, maxLength: 12 }), async (groups, pairs) => {
      clock.set("2026-10-20T09:00:00Z");
      await forget();
      const advertiser = await billing.advertiser();
      const campaigns = [0, 1].map(() => makeCampaign(server.db.manager, { advertiserId: advertiser.user.id }));
      const [first, second] = await Promise.all(campaigns);
      if (!first || !second) throw new Error("no campaigns");
      const dayAt = (day: number) => `2026-10-1${day + 2}`;
      const events = groups.flatMap(({ city, people, campaign, day }) =>
        Array.from({ length: people }, () => {
          const { id, creativeId } = [first, second][campaign] ?? first;
          return eventOf({ city, campaignId: id, creativeId, occurredAt: new Date(`${dayAt(day)}T12:00:00Z`) });
        }),
      );
      await count(server, events);
      await rollUpAudience(server.platform);

      type Asked = { from: number; length: number; campaigns: number[] };
      const idsOf = (asked: Asked) => asked.campaigns.map((campaign) => ([first, second][campaign] ?? first).id);
      const answerTo = async (asked: Asked) => {
        const period = { from: dayAt(asked.from), to: dayAt(asked.from + asked.length) };
        const question = {
          metrics: ["IMPRESSIONS" as const],
          dimensions: ["CITY" as const],
          campaignIds: idsOf(asked),
        };
        const { rows } = await tell(advertiser, { ...question, ...period });
        return new Map(rows.nodes.map(({ keys, figures }) => [keys[0], figures.impressions]));
      };
      const isIn = (asked: Asked, event: (typeof events)[number]) => {
        const day = londonDay(event.occurredAt);
        return (
          idsOf(asked).includes(event.campaignId) && day >= dayAt(asked.from) && day <= dayAt(asked.from + asked.length)
        );
      };
      for (const [one, other] of pairs) {
        const [a, b] = [await answerTo(one), await answerTo(other)];
        for (const city of ["London", "Glasgow", "Leeds", "Bath"]) {
          if ((a.get(city) ?? 0) === (b.get(city) ?? 0)) continue;
          const between = events.filter((event) => event.city === city && isIn(one, event) !== isIn(other, event));
          expect(new Set(between.map(({ pseudonym }) => pseudonym)).size).toBeGreaterThanOrEqual(SMALLEST_GROUP);
        }
      }
    }),
    { numRuns: 6 },
  );
});
