import { randomUUID } from "node:crypto";
import * as adverts from "../../../test/ad-reports";
import { counted, type Kind, NOTHING, notCounted } from "../../../test/ad-reports";
import { startTestServer, type TestServer } from "../../../test/harness";
import { startTcpProxy } from "../../../test/tcp-proxy";
import { until } from "../../../test/wait";
import { createDataSource } from "../../platform/database";
import type { Campaign } from "../campaigns/campaign.entity";
import { makeCampaign } from "../campaigns/campaign.factory";
import { dayOf } from "./ad-event.rules";
import { STORE_EVENTS } from "./ingestion";
import type { Impression, TokenSet } from "./tokens";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const report = (kind: Kind, set: TokenSet, headers?: Record<string, string>, url = server.url) =>
  adverts.report(url, kind, set, headers);
const issue = (campaign: Campaign, given?: Partial<Impression>) => adverts.issue(server, campaign, given);
const liveCampaign = (given?: Parameters<typeof adverts.liveCampaign>[1]) => adverts.liveCampaign(server, given);
const figuresOf = (campaign: Campaign) => adverts.figuresOf(server, campaign);
const reasonsOf = (campaign: Campaign) => adverts.reasonsOf(server, campaign);

describe("invalid traffic is kept with its reason and never billed", () => {
  it("by what the request says", async () => {
    const campaign = await liveCampaign();
    const [staff, advertiser] = [await server.staff("support"), await server.patient({ role: "ADVERTISER" })];
    const cookie = (token?: string) => ({ cookie: `health_session=${token}` });
    const requests: [Kind, Record<string, string>][] = [
      ["VIEW", { "user-agent": "node" }],
      ["VIEW", { "sec-purpose": "prefetch;prerender" }],
      ["VIEW", cookie(staff.token)],
      ["VIEW", cookie(advertiser.token)],
    ];
    for (const [kind, headers] of requests) {
      expect(await report(kind, issue(campaign), headers)).toEqual(notCounted);
    }
    const hasty = issue(campaign, { issuedAt: new Date(Date.now() - 200) });
    expect(await report("VIEW", hasty)).toEqual(notCounted);
    expect(await reasonsOf(campaign)).toEqual(["bot", "own_traffic", "prefetch", "staff", "too_fast"]);
    expect(await figuresOf(campaign)).toEqual({ ...NOTHING, invalid_views: 5 });
    expect(await report("VIEW", hasty)).toEqual(notCounted); // and it cannot be mended by trying again
  });

  it("when there was no counted view", async () => {
    const campaign = await liveCampaign();
    const [unseen, byBot] = [issue(campaign), issue(campaign)];
    await report("VIEW", byBot, { "user-agent": "curl/8.5.0" });
    expect(await report("CLICK", unseen)).toEqual(notCounted);
    expect(await report("ENGAGEMENT", unseen)).toEqual(notCounted);
    expect(await report("CLICK", byBot)).toEqual(notCounted);
    expect(await reasonsOf(campaign)).toEqual(["bot", "no_view", "no_view", "no_view"]);
  });

  it("even when its day is not today's partition", async () => {
    const campaign = await liveCampaign();
    const yesterday = issue(campaign, { issuedAt: new Date(Date.now() - 23 * 3_600_000) });
    expect(await report("ENGAGEMENT", yesterday)).toEqual(notCounted);
    expect(await reasonsOf(campaign)).toEqual(["no_view"]);
  });

  it("above the frequency cap, in fifty parallel requests", async () => {
    const campaign = await liveCampaign({ frequencyCap: 3 });
    const pseudonym = randomUUID().replaceAll("-", "");
    const sets = Array.from({ length: 50 }, () => issue(campaign, { pseudonym }));
    const answers = await Promise.all(sets.map((set) => report("VIEW", set)));
    expect(answers.filter(({ body }) => body.counted)).toHaveLength(3);
    expect(await figuresOf(campaign)).toEqual({ ...NOTHING, views: 3, invalid_views: 47 });
    expect(new Set(await reasonsOf(campaign))).toEqual(new Set(["frequency"]));
    const seen = sets.filter((_set, index) => answers[index]?.body.counted);
    const unseen = sets.find((_set, index) => !answers[index]?.body.counted) as TokenSet;
    expect(await report("CLICK", seen[0] as TokenSet)).toEqual(counted);
    expect(await report("CLICK", unseen)).toEqual(notCounted);
    expect(await report("VIEW", issue(campaign))).toEqual(counted); // another person
  });

  it("above the day's cap, in fifty parallel requests", async () => {
    const campaign = await liveCampaign({ dailyCap: 7 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => report("VIEW", issue(campaign))));
    expect(answers.filter(({ body }) => body.counted)).toHaveLength(7);
    expect(new Set(await reasonsOf(campaign))).toEqual(new Set(["daily_cap"]));
  });

  it("and one person's reports are limited", async () => {
    const campaign = await liveCampaign();
    const pseudonym = randomUUID().replaceAll("-", "");
    const set = issue(campaign, { pseudonym });
    const answers = await Promise.all(Array.from({ length: 130 }, () => report("VIEW", set)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await figuresOf(campaign)).toEqual({ ...NOTHING, views: 1 });
  });
});

it("two processes hold one frequency cap, and each learns what the other counted", async () => {
  const other = await server.sibling();
  try {
    const campaign = await liveCampaign({ frequencyCap: 2 });
    const pseudonym = randomUUID().replaceAll("-", "");
    for (const [url, expected] of [
      [server.url, counted],
      [other.url, counted],
      [server.url, notCounted],
      [other.url, notCounted],
    ] as const) {
      expect(await report("VIEW", issue(campaign, { pseudonym }), {}, url)).toEqual(expected);
    }
    expect(await figuresOf(campaign)).toEqual({ ...NOTHING, views: 2, invalid_views: 2 });
  } finally {
    await other.stop();
  }
});

describe("exactly once", () => {
  let unanswered = 0;

  /** Reports until there is an answer, as a browser does that got none. */
  async function insist(kind: Kind, set: TokenSet, url: string): Promise<boolean> {
    for (;;) {
      const answer = await report(kind, set, {}, url);
      if (answer.status === 200) return answer.body.counted === true;
      expect(answer.status).toBe(503);
      unanswered += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it("with a fifth of the reports doubled, through a database that is cut off again and again", async () => {
    const campaigns = await Promise.all(Array.from({ length: 3 }, () => makeCampaign(server.db.manager)));
    const proxy = await startTcpProxy(Number(new URL(server.urls.ads).port));
    const ads = server.urls.ads.replace(/:\d+\//, `:${proxy.port}/`);
    const far = await server.sibling({ ...server.urls, ads });
    try {
      const work = Array.from({ length: 1_500 }, (_, index) => issue(campaigns[index % 3] as Campaign));
      const reports = work.flatMap((set, index) => (index % 5 === 0 ? [set, set] : [set]));
      let next = 0;
      let repeats = 0;
      const caller = async () => {
        for (let set = reports[next++]; set; set = reports[next++]) {
          const fresh = await insist("VIEW", set, far.url);
          repeats += fresh ? 0 : 1;
        }
      };
      const cutting = (async () => {
        for (let cut = 1; cut <= 3; cut += 1) {
          await until(() => next > cut * 400, "some reports");
          await proxy.shut();
          await new Promise((resolve) => setTimeout(resolve, 100));
          await proxy.open();
        }
      })();
      await Promise.all([cutting, ...Array.from({ length: 32 }, caller)]);
      expect(repeats).toBeGreaterThanOrEqual(300);
      expect(unanswered).toBeGreaterThan(3); // or the database was never missed
      for (const campaign of campaigns) {
        expect(await figuresOf(campaign)).toEqual({ ...NOTHING, views: 500 });
      }
    } finally {
      await far.stop();
      await proxy.close();
    }
  });
});

it("storing looks events up one by one, however many the day has, before anybody has analysed it", async () => {
  const campaign = await liveCampaign();
  await adverts.asOwner(server, (owner) =>
    owner.query(
      `insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, pseudonym, language, page, personalised)
       select (now() at time zone 'UTC')::date, gen_random_uuid(), 'VIEW', $1, $2, now(), true, gen_random_uuid(), 'en', 'DASHBOARD', false
         from generate_series(1, 20000)`,
      [campaign.id, campaign.creativeId],
    ),
  );
  const ads = await createDataSource({ url: server.urls.ads, poolSize: 1, planAnew: true }).initialize();
  const many = <T>(value: () => T): T[] => Array.from({ length: 64 }, value);
  const rows: { "QUERY PLAN": string }[] = await ads.query(`explain ${STORE_EVENTS}`, [
    dayOf(new Date()),
    many(randomUUID),
    many(() => "CLICK"),
    many(() => campaign.id),
    many(() => campaign.creativeId),
    many(() => new Date()),
    many(() => null),
    many(randomUUID),
    many(() => null),
    many(() => "en"),
    many(() => "DASHBOARD"),
    many(() => false),
    many(() => null),
    many(() => null),
  ]);
  await ads.destroy();
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).not.toMatch(/Seq Scan|hashed SubPlan|Bitmap/);
  expect(plan).toMatch(/Index Cond: \(\(pseudonym = g\.pseudonym\) AND \(campaign_id = g\.campaign_id\)\)/);
  expect(plan).toMatch(
    /Index Cond: \(\(day = '[^']+'::date\) AND \(token_id = g\.token_id\) AND \(kind = 'VIEW'::text\)\)/,
  );
  expect(plan.match(/ on ad_events_\w+/g)?.length).toBe(2); // one partition of all
});

it("an event of a campaign that is gone is not stored, and disturbs nobody else's", async () => {
  const campaign = await liveCampaign();
  const gone = { id: randomUUID(), creativeId: randomUUID() } as Campaign;
  const answers = await Promise.all([campaign, gone, campaign, gone].map((target) => report("VIEW", issue(target))));
  expect(answers).toEqual([counted, notCounted, counted, notCounted]);
});
