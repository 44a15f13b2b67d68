import { randomUUID } from "node:crypto";
import { pseudonymOf } from "../src/ads/advertising/pseudonym";
import { makeApplication } from "../src/ads/applications/application.factory";
import { company as exampleCompany } from "../src/ads/applications/application.test-support";
import { makeCompany } from "../src/ads/applications/company.factory";
import { makeCampaign } from "../src/ads/campaigns/campaign.factory";
import { makeCreative, makeVersion } from "../src/ads/creatives/creative.factory";
import { makeBilling, makePaidMonth } from "../src/ads/subscriptions/billing.factory";
import { issue, keyCaller, keyOf, platinumAdvertiser, rotate } from "../src/people/api-keys/api-key.test-support";
import { createDataSource } from "../src/platform/database";
import { londonDay } from "../src/platform/london.rules";
import { asOwner } from "./ad-reports";
import { startTestServer, type TestServer } from "./harness";
import { statementsOf } from "./statement-count.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("the number of statements does not depend on the number of rows", () => {
  it("in the list of invoices, with their lines and what those charge", async () => {
    const query = `{ invoices(first: 20) { totalCount nodes { number status creditedBy billedTo money { grossPence lines { text } }
      items { text impressions days { day impressions } creatives { title impressions } } } } }`;
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      const advertiser = await server.patient({ role: "ADVERTISER" });
      const advertiserId = advertiser.user.id;
      await makeCompany(server.db.manager, { advertiserId });
      await server.db.transaction(async (tx) => {
        const { period, card } = await makeBilling(tx, advertiserId);
        const billing = { vatPercent: 20, seller: ["Example"] };
        for (let row = 1; row < rows; row += 1) {
          const at = new Date(period.periodStart.getTime() + row);
          await makePaidMonth(tx, {
            advertiserId,
            period,
            previous: { ...period, used: 9_000_000 },
            card,
            at,
            billing,
          });
        }
      });
      const { data } = await advertiser.run<{ invoices: { totalCount: number } }>(query);
      expect(data.invoices.totalCount).toBe(rows);
      counts.push((await statementsOf(() => advertiser.run(query))).length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it("in the lists of Health Checks and of adverts that a person was shown", async () => {
    const query = `{ healthCheckResults(first: 20) { totalCount nodes { headline advice } } advertsShown(first: 20) { totalCount nodes { title company times } } }`;
    const counts: number[] = [];
    const ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
    for (const rows of [1, 20]) {
      const { user, ...patient } = await server.patient();
      await server.db.query(
        `insert into health_checks (user_id, slug, answers, score, band, taken_at)
         select $1, 'sleep', '{}', 0, 'GOOD', now() - make_interval(days => n) from generate_series(1, $2::int) n`,
        [user.id, rows],
      );
      for (let row = 0; row < rows; row += 1) {
        const { id, creativeId } = await makeCampaign(server.db.manager);
        const day = new Date(Date.now() - row * 86_400_000).toISOString().slice(0, 10);
        const pseudonym = pseudonymOf(server.platform.secrets.index, user.id, day);
        await ads.query(
          `insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, pseudonym, language, page, personalised)
           values ($1, $2, 'VIEW', $3, $4, $5, true, $6, 'en', 'DASHBOARD', false)`,
          [day, randomUUID(), id, creativeId, new Date(Date.now() - row * 86_400_000), pseudonym],
        );
      }
      const { data } = await patient.run(query);
      expect(data).toMatchObject({ healthCheckResults: { totalCount: rows }, advertsShown: { totalCount: rows } });
      counts.push((await statementsOf(() => patient.run(query))).length);
    }
    await ads.destroy();
    expect(counts[1]).toBe(counts[0]);
  });

  it("in the list of applications", async () => {
    const reviewer = await server.staff("reviewer");
    const query =
      "{ applications(first: 50) { totalCount nodes { company { name } documents { name markedBy content } history { what by } reviewers { name } } } }";
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      for (let row = 0; row < rows; row += 1) {
        await server.db.transaction((tx) =>
          makeApplication(tx, server.platform.storage, {
            company: exampleCompany(),
            submittedAt: new Date(),
            documents: { data_protection: { validBy: reviewer.user.id } },
            note: "An example.",
          }),
        );
      }
      counts.push((await statementsOf(() => reviewer.run(query))).length);
    }
    expect(counts[0]).toBe(5);
    expect(counts[1]).toBe(counts[0]);
  });

  it("in the list of an advertiser's campaigns", async () => {
    const query =
      "{ campaigns(first: 50) { totalCount nodes { name status creative { title } variant { title } destinationUrl heldBackBy stats { impressions clicks lastDay { hour impressions } } } } campaignCounts { all live } }";
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      const advertiser = await server.patient({ role: "ADVERTISER" });
      const { advertiserId } = await makeCompany(server.db.manager, { advertiserId: advertiser.user.id });
      for (let row = 0; row < rows; row += 1) {
        const { creative } = await makeCreative(server.db.manager, advertiserId);
        await makeCampaign(server.db.manager, { advertiserId, variantId: creative.id });
      }
      counts.push((await statementsOf(() => advertiser.run(query))).length);
    }
    expect(counts[0]).toBe(5);
    expect(counts[1]).toBe(counts[0]);
  });

  it("in the figures of a campaign with many adverts and reasons, and in the reach of many choices", async () => {
    const today = londonDay(new Date());
    const advertiser = await server.patient({ role: "ADVERTISER" });
    const { advertiserId } = await makeCompany(server.db.manager, { advertiserId: advertiser.user.id });
    const { id } = await makeCampaign(server.db.manager, { advertiserId });
    const query = `query F($input: TargetingInput!) {
      byCreative: insights(metrics: [IMPRESSIONS, COST], dimensions: [CREATIVE, DAY], period: { from: "${today}", to: "${today}" }) { rows { nodes { labels } } }
      byReason: insights(metrics: [NOT_COUNTED], dimensions: [DISCARD_REASON], period: { from: "${today}", to: "${today}" }) { rows { nodes { labels } } }
      byCity: insights(metrics: [IMPRESSIONS, COST], dimensions: [CITY, CAMPAIGN], period: { from: "${today}", to: "${today}" }) { rows { nodes { labels } } }
      campaignReach(input: $input) { from effects { value from } } advertiserHistory { isEnough best { label } }
      campaigns { nodes { name spendPence } } sorted: campaigns(orderBy: { by: SPEND }) { nodes { spendPence } } }`;
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      for (let row = 0; row < rows; row += 1) {
        const { creative } = await makeCreative(server.db.manager, advertiserId);
        await asOwner(server, async (owner) => {
          await owner.query(
            "insert into campaign_hours (campaign_id, hour, creative_id, views) values ($1, date_trunc('hour', now()), $2, 5)",
            [id, creative.id],
          );
          await owner.query("insert into campaign_discards values ($1, $2, $3, 1)", [
            id,
            today,
            `reason ${rows} ${row}`,
          ]);
        });
      }
      const cities = rows === 1 ? ["London"] : ["London", "Glasgow", "Liverpool", "Edinburgh"];
      const input = { cities, languages: cities.length === 1 ? ["en"] : ["en", "fr", "de"], topics: [], signals: [] };
      counts.push((await statementsOf(() => advertiser.run(query, { id, input }))).length);
    }
    expect(counts[0]).toBeGreaterThan(6);
    expect(counts[1]).toBe(counts[0]);
  });

  it("in an advertiser's report and list of conversions", async () => {
    const today = londonDay(new Date());
    const month = today.slice(0, 7);
    const query = `{ monthlyReport(month: "${month}") { metrics { impressions } previous { impressions } days { keys } paidMonths { netPence } demographics { ageGroups { labels } }
      campaigns { labels } } conversions(first: 20) { totalCount nodes { day count campaignName } } }`;
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      const advertiser = await server.patient({ role: "ADVERTISER" });
      const { advertiserId } = await makeCompany(server.db.manager, { advertiserId: advertiser.user.id });
      for (let row = 0; row < rows; row += 1) {
        const { id } = await makeCampaign(server.db.manager, { advertiserId, createdAt: new Date("2026-01-01") });
        await asOwner(server, (owner) =>
          owner.query(
            "insert into campaign_hours (campaign_id, hour, creative_id, views) values ($1, date_trunc('hour', now()), (select creative_id from campaigns where id = $1), 5)",
            [id],
          ),
        );
        const input = {
          idempotencyKey: randomUUID(),
          rows: [{ campaignId: id, day: today, count: 1, revenuePence: 5 }],
        };
        await advertiser.run(
          "mutation R($input: ReportConversionsInput!) { reportConversions(input: $input) { id } }",
          { input },
        );
      }
      const { data } = await advertiser.run<{ conversions: { totalCount: number } }>(query);
      expect(data.conversions.totalCount).toBe(rows);
      counts.push((await statementsOf(() => advertiser.run(query))).length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it("in the list of rules of compliance, with their history", async () => {
    const reviewer = await server.staff("reviewer");
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      const query = `{ complianceRules(first: ${rows}) { totalCount nodes { name keywords history(first: 20) { totalCount nodes { by changes } } } } }`;
      counts.push((await statementsOf(() => reviewer.run(query))).length);
    }
    expect(counts[0]).toBeGreaterThan(3);
    expect(counts[1]).toBe(counts[0]);
  });

  it("in the lists of an advertiser's adverts and of their reviews", async () => {
    const reviewer = await server.staff("reviewer");
    const version = "id number imageUrl imageWidth status reviewedAt reviewer reason violations { ruleName }";
    const lists = {
      own: `{ creatives(first: 50) { totalCount nodes { id campaignCount newest { ${version} } serving { ${version} } } } }`,
      reviews: `{ adReviews(first: 50) { totalCount nodes { id advertiser { name } sentBackCount violations { ruleName } advert { ${version} } } } }`,
    };
    const counts: number[][] = [];
    for (const rows of [1, 20]) {
      const advertiser = await server.patient({ role: "ADVERTISER" });
      const { advertiserId } = await makeCompany(server.db.manager, { advertiserId: advertiser.user.id });
      for (let row = 0; row < rows; row += 1) {
        const { creative } = await makeCreative(server.db.manager, advertiserId);
        await makeVersion(server.db.manager, creative.id, { number: 2, status: "DRAFT" });
        const { errors } = await advertiser.run("mutation S($id: ID!) { submitCreative(id: $id) { id } }", {
          id: creative.id,
        });
        expect(errors).toBeUndefined();
      }
      counts.push([
        (await statementsOf(() => advertiser.run(lists.own))).length,
        (await statementsOf(() => reviewer.run(lists.reviews))).length,
      ]);
    }
    expect(Math.min(...(counts[0] ?? []))).toBeGreaterThan(3);
    expect(counts[1]).toEqual(counts[0]);
  });

  it("in the list of API keys", async () => {
    const query =
      "{ apiKeys(first: 20) { totalCount nodes { service ownerName state standing lastUsedAt scopes { name } retiring { maskedKey } canChange } } }";
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      const advertiser = await platinumAdvertiser(server);
      for (let row = 0; row < rows; row += 1) {
        const { key } = await issue(advertiser, { service: `Service ${row}`, scopes: ["read:reports"] });
        await rotate(advertiser, key.id);
      }
      const { data } = await advertiser.run(query);
      expect(data).toMatchObject({ apiKeys: { totalCount: rows } });
      counts.push((await statementsOf(() => advertiser.run(query))).length);
    }
    expect(counts[0]).toBe(1);
    expect(counts[1]).toBe(counts[0]);
  });

  it("of a call with a key: who it is, what it may spend, and that it was used", async () => {
    const advertiser = await platinumAdvertiser(server);
    const caller = keyCaller(server, await keyOf(advertiser, { scopes: ["read:reports"] }));
    const statements = await statementsOf(() => caller.run("{ plans { tier } }"));
    expect(statements.map((text) => /api_key_secrets s|rate_limits|api_key_hours/.exec(text)?.[0])).toEqual([
      "api_key_secrets s",
      "rate_limits",
      "api_key_hours",
    ]);
  });
});
