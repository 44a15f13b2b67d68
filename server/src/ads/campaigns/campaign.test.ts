import type { Client } from "graphql-ws";
import * as adverts from "../../../test/ad-reports";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { type Watch, watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import type { User } from "../../people/accounts/user.entity";
import { makeCompany } from "../applications/company.factory";
import type { Campaign } from "./campaign.entity";
import { makeCampaign } from "./campaign.factory";

const STATS = `subscription Live($campaignId: ID!) {
  campaignStatsChanged(campaignId: $campaignId) { id impressions clicks ctr consultEngagements discarded lastUpdated }
}`;
const USAGE = `subscription {
  usageChanged { tier impressionsUsed impressionsIncluded overQuotaImpressions overQuotaCostPence periodStart periodEnd updatedAt }
}`;
interface Stats {
  campaignStatsChanged: {
    impressions: number;
    clicks: number;
    ctr: number;
    consultEngagements: number;
    discarded: number;
  };
}
interface Usage {
  usageChanged: { impressionsUsed: number; overQuotaImpressions: number; overQuotaCostPence: number } | null;
}

let server: TestServer;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.dispose())));
afterAll(() => server.stop());

type Advertiser = { user: User } & Caller;
async function advertiserWith(given: Parameters<typeof makeCampaign>[1] = {}): Promise<[Advertiser, Campaign]> {
  const advertiser = await server.patient({ role: "ADVERTISER" });
  const { advertiserId } = await makeCompany(server.db.manager, { advertiserId: advertiser.user.id });
  return [advertiser, await adverts.liveCampaign(server, { ...given, advertiserId })];
}

function socketOf(caller: Caller): Client {
  const client = caller.socket();
  clients.push(client);
  return client;
}
const live = (caller: Caller, { id }: Campaign, client = socketOf(caller)) =>
  watch<Stats>(client, STATS, { campaignId: id });

/** The first value that has so many impressions, whatever came before. */
async function statsAt(events: Watch<Stats>, impressions: number): Promise<Stats["campaignStatsChanged"]> {
  for (;;) {
    const { data, errors } = await events.next();
    expect(errors).toBeUndefined();
    if (data?.campaignStatsChanged.impressions === impressions) return data.campaignStatsChanged;
  }
}
const see = (campaign: Campaign, url = server.url) => adverts.report(url, "VIEW", adverts.issue(server, campaign));

describe("an advertiser's campaigns", () => {
  it("are listed with their creatives and figures, the newest first, page by page", async () => {
    const [advertiser, first] = await advertiserWith({ name: "First", createdAt: new Date("2026-01-01") });
    for (const name of ["Second", "Third"]) {
      await makeCampaign(server.db.manager, { name, advertiserId: advertiser.user.id });
    }
    await see(first);
    const query = `query Page($after: String) { campaigns(first: 2, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } nodes { id name status creative { title imageUrl status } stats { impressions } }
    } }`;
    interface Page {
      campaigns: { totalCount: number; pageInfo: { endCursor: string }; nodes: { name: string; stats: unknown }[] };
    }
    const { data } = await advertiser.run<Page>(query);
    expect(data.campaigns.totalCount).toBe(3);
    expect(data.campaigns.nodes.map(({ name }) => name)).toEqual(["Third", "Second"]);
    const next = await advertiser.run<Page>(query, { after: data.campaigns.pageInfo.endCursor });
    expect(next.data.campaigns).toMatchObject({
      pageInfo: { hasNextPage: false },
      nodes: [
        {
          id: first.id,
          name: "First",
          status: "LIVE",
          creative: { title: "A nasal spray", imageUrl: "/ads/example.svg", status: "APPROVED" },
          stats: { impressions: 1 },
        },
      ],
    });
  });

  it("are nobody else's: not to read, not to watch, word for word like one that never was", async () => {
    const [, theirs] = await advertiserWith();
    const [mine] = await advertiserWith();
    for (const id of [theirs.id, "00000000-0000-4000-8000-000000000000", "x"]) {
      const { errors } = await mine.run("query One($id: ID!) { campaign(id: $id) { id } }", { id });
      expect(errors).toMatchObject([{ message: "Not found.", extensions: { code: "NOT_FOUND" } }]);
      const ended = await watch(socketOf(mine), STATS, { campaignId: id }).ended;
      expect(ended).toMatchObject([{ message: "Not found.", extensions: { code: "NOT_FOUND" } }]);
    }
    const { data } = await mine.run<{ campaigns: { nodes: { id: string }[] } }>("{ campaigns { nodes { id } } }");
    expect(data.campaigns.nodes.map(({ id }) => id)).not.toContain(theirs.id);
  });

  it("stay nobody else's while their advertiser watches", async () => {
    const [owner, campaign] = await advertiserWith();
    const [stranger] = await advertiserWith();
    await live(owner, campaign).next();
    expect(await live(stranger, campaign).ended).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  });
});

describe("live statistics", () => {
  it("begin with the present, and follow each event", async () => {
    const [advertiser, campaign] = await advertiserWith();
    const seen = adverts.issue(server, campaign);
    await adverts.report(server.url, "VIEW", seen);
    const events = live(advertiser, campaign);
    expect(await statsAt(events, 1)).toMatchObject({ clicks: 0, ctr: 0, consultEngagements: 0, discarded: 0 });
    await adverts.report(server.url, "CLICK", seen);
    expect(await statsAt(events, 1)).toMatchObject({ clicks: 1, ctr: 100 });
    await Promise.all([see(campaign), see(campaign)]);
    await adverts.report(server.url, "ENGAGEMENT", seen);
    await adverts.report(server.url, "VIEW", adverts.issue(server, campaign), { "user-agent": "curl/8.5.0" });
    let stats = await statsAt(events, 3);
    while (stats.discarded === 0) {
      stats = await statsAt(events, 3);
    }
    expect(stats).toEqual({
      id: campaign.id,
      impressions: 3,
      clicks: 1,
      ctr: 33.33,
      consultEngagements: 1,
      discarded: 1,
      lastUpdated: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it("have the hours of the last day, the present one last", async () => {
    const [advertiser, campaign] = await advertiserWith();
    const hours = `date_trunc('hour', now(), 'UTC')`;
    await adverts.asOwner(server, (owner) =>
      owner.query(
        `insert into campaign_hours (campaign_id, creative_id, hour, views, clicks, engagements) values
           ($1, $2, ${hours}, 1, 0, 0), ($1, gen_random_uuid(), ${hours}, 2, 1, 1), ($1, $2, ${hours} - interval '23 hours', 4, 0, 0),
           ($1, $2, ${hours} - interval '24 hours', 8, 0, 0)`,
        [campaign.id, campaign.creativeId],
      ),
    );
    const events = watch<{
      campaignStatsChanged: { lastDay: { hour: string; impressions: number; clicks: number }[] };
    }>(
      socketOf(advertiser),
      "subscription S($id: ID!) { campaignStatsChanged(campaignId: $id) { lastDay { hour impressions clicks engagements } } }",
      { id: campaign.id },
    );
    const lastDay = (await events.next()).data?.campaignStatsChanged.lastDay ?? [];
    expect(lastDay).toHaveLength(24);
    expect(lastDay.at(-1)).toMatchObject({ impressions: 3, clicks: 1, engagements: 1 });
    expect(lastDay[0]).toMatchObject({ impressions: 4 });
    expect(lastDay.reduce((sum, { impressions }) => sum + impressions, 0)).toBe(7);
    expect(Date.parse(lastDay[23]?.hour ?? "") - Date.parse(lastDay[0]?.hour ?? "")).toBe(23 * 3_600_000);
  });

  it("are read once for all who watch, and not at all when nobody does", async () => {
    const [advertiser, campaign] = await advertiserWith();
    const { figures } = server.platform;
    const before = figures.size;
    const client = socketOf(advertiser);
    const all = [live(advertiser, campaign, client), live(advertiser, campaign, client), live(advertiser, campaign)];
    await Promise.all(all.map((events) => statsAt(events, 0)));
    expect(figures.size).toBe(before + 1);
    await see(campaign);
    await Promise.all(all.map((events) => statsAt(events, 1)));
    for (const events of all) {
      events.stop();
    }
    await until(() => figures.size === before, "the figure to be left");
    await see(campaign);
    const again = live(advertiser, campaign);
    expect((await again.next()).data?.campaignStatsChanged.impressions).toBe(2);
  });

  it("of two processes are one", async () => {
    const other = await server.sibling();
    try {
      const [advertiser, campaign] = await advertiserWith();
      const there = await other.as(advertiser.user);
      const [here, far] = [live(advertiser, campaign), live(there, campaign)];
      await Promise.all([statsAt(here, 0), statsAt(far, 0)]);
      await Promise.all([see(campaign), see(campaign, other.url), see(campaign), see(campaign, other.url)]);
      await Promise.all([statsAt(here, 4), statsAt(far, 4)]);
    } finally {
      await other.stop();
    }
  });

  it("are right again when announcements were missed", async () => {
    const [advertiser, campaign] = await advertiserWith();
    const events = live(advertiser, campaign);
    await statsAt(events, 0);
    await adverts.asOwner(server, (owner) =>
      owner.query(
        "insert into campaign_hours (campaign_id, hour, creative_id, views) values ($1, date_trunc('hour', now()), (select creative_id from campaigns where id = $1), 7)",
        [campaign.id],
      ),
    );
    server.platform.hub.resynchronise(); // as the bus does when its connection is back
    await statsAt(events, 7);
  });
});

describe("live usage", () => {
  it("begins with the present, counts billed impressions only, and costs by the documented formula", async () => {
    const [advertiser, campaign] = await advertiserWith();
    const events = watch<Usage>(socketOf(advertiser), USAGE);
    expect((await events.next()).data?.usageChanged).toMatchObject({
      tier: "SILVER",
      impressionsUsed: 0,
      impressionsIncluded: 500_000,
      overQuotaImpressions: 0,
      overQuotaCostPence: 0,
    });
    await adverts.asOwner(server, (owner) =>
      owner.query(
        `insert into campaign_hours (campaign_id, creative_id, hour, views) values
           ($1, $2, date_trunc('hour', now()) - interval '1 day', 500000),
           ($1, $2, date_trunc('hour', now()) - interval '11 days', 999)`,
        [campaign.id, campaign.creativeId],
      ),
    );
    await adverts.report(server.url, "VIEW", adverts.issue(server, campaign), { "user-agent": "curl/8.5.0" });
    await see(campaign);
    let usage = (await events.next()).data?.usageChanged;
    while (usage?.impressionsUsed !== 500_001) {
      usage = (await events.next()).data?.usageChanged;
    }
    expect(usage).toMatchObject({ overQuotaImpressions: 1, overQuotaCostPence: 1 });
    const { data } = await advertiser.run<{ usage: { impressionsUsed: number } }>("{ usage { impressionsUsed } }");
    expect(data.usage.impressionsUsed).toBe(500_001);
  });

  it("is nothing while no month is paid for", async () => {
    const advertiser = await server.patient({ role: "ADVERTISER" });
    await makeCompany(server.db.manager, { advertiserId: advertiser.user.id, tier: null });
    expect((await advertiser.run("{ usage { tier } }")).data).toEqual({ usage: null });
    const events = watch<Usage>(socketOf(advertiser), USAGE);
    expect((await events.next()).data).toEqual({ usageChanged: null });
  });

  it("is shared among one advertiser's sockets and with nobody else", async () => {
    const [[one, campaign], [two]] = [await advertiserWith(), await advertiserWith()];
    const [mine, theirs] = [watch<Usage>(socketOf(one), USAGE), watch<Usage>(socketOf(two), USAGE)];
    await Promise.all([mine.next(), theirs.next()]);
    await see(campaign);
    expect((await mine.next()).data?.usageChanged?.impressionsUsed).toBe(1);
    const again = watch<Usage>(socketOf(two), USAGE);
    expect((await again.next()).data?.usageChanged?.impressionsUsed).toBe(0);
  });
});

it("plans are public", async () => {
  const { data } = await server.anonymous.run(
    "{ plans { tier name pricePence impressions overQuotaRatePence features targetingOptions support mostPopular } }",
  );
  expect(data.plans).toHaveLength(4);
});
