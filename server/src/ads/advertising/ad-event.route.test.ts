import { randomUUID } from "node:crypto";
import * as adverts from "../../../test/ad-reports";
import { counted, impressionOf, type Kind, NOTHING } from "../../../test/ad-reports";
import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { makeCompany } from "../applications/company.factory";
import type { Campaign } from "../campaigns/campaign.entity";
import { makeCampaign } from "../campaigns/campaign.factory";
import { dayOf } from "./ad-event.rules";
import { AdTokens, type Impression, type TokenSet } from "./tokens";

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
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  adverts.post(server.url, path, body, headers);

describe("an advert that was seen, clicked and asked about", () => {
  it("counts once each, in its hour, and says so after the commit", async () => {
    const campaign = await liveCampaign();
    const set = issue(campaign, { personalised: true, ageBand: "35-44", gender: "FEMALE" });
    expect(await report("VIEW", set)).toEqual(counted);
    expect(await figuresOf(campaign)).toEqual({ ...NOTHING, views: 1 });
    expect(await report("CLICK", set)).toEqual(counted);
    expect(await report("ENGAGEMENT", set)).toEqual(counted);
    expect(await figuresOf(campaign)).toEqual({ ...NOTHING, views: 1, clicks: 1, engagements: 1 });
    const [event] = await server.db.query(
      "select day::text, city, language, page, personalised, age_band, gender from ad_events where campaign_id = $1 and kind = 'VIEW'",
      [campaign.id],
    );
    expect(event).toEqual({
      day: dayOf(new Date(Date.now() - 2_000)),
      city: "London",
      language: "en",
      page: "DASHBOARD",
      personalised: true,
      age_band: "35-44",
      gender: "FEMALE",
    });
  });

  it("does not count again, in whatever order or number it is repeated", async () => {
    const campaign = await liveCampaign();
    const set = issue(campaign);
    const kinds: Kind[] = ["VIEW", "CLICK", "ENGAGEMENT"];
    for (const kind of kinds) {
      const answers = await Promise.all(Array.from({ length: 15 }, () => report(kind, set)));
      expect(answers.filter(({ body }) => body.counted)).toHaveLength(1);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await figuresOf(campaign)).toEqual({ ...NOTHING, views: 1, clicks: 1, engagements: 1 });
  });
});

describe("a token is refused", () => {
  let campaign: Campaign;
  beforeAll(async () => {
    campaign = await liveCampaign();
  });
  afterAll(async () => expect(await figuresOf(campaign)).toEqual(NOTHING));

  it.each(["views", "clicks", "engagements"])("at /ads/%s when it is none of ours", async (path) => {
    const forged = new AdTokens("f".repeat(48)).issue(impressionOf(campaign));
    for (const token of [forged.VIEW, forged.CLICK, forged.ENGAGEMENT, "", "x", "a".repeat(144), "a".repeat(200)]) {
      expect(await post(path, { token })).toMatchObject({
        status: 400,
        body: { errors: [{ message: "Unknown token.", extensions: { code: "BAD_USER_INPUT" } }] },
      });
    }
  });

  it("when it was made for another kind of event", async () => {
    const set = issue(campaign);
    for (const [path, kind] of [
      ["views", "CLICK"],
      ["views", "ENGAGEMENT"],
      ["clicks", "VIEW"],
      ["clicks", "ENGAGEMENT"],
      ["engagements", "VIEW"],
      ["engagements", "CLICK"],
    ] as const) {
      expect((await post(path, { token: set[kind] })).status).toBe(400);
    }
  });

  it("when it says another campaign than the one that was signed", async () => {
    const other = await liveCampaign();
    const [mine, theirs] = [issue(campaign).VIEW, issue(other).VIEW].map((token) => Buffer.from(token, "base64url"));
    const forged = Buffer.from(mine as Buffer);
    (theirs as Buffer).copy(forged, 18, 18, 34);
    expect((await post("views", { token: forged.toString("base64url") })).status).toBe(400);
  });

  it.each([
    ["VIEW", 10],
    ["CLICK", 60],
    ["ENGAGEMENT", 24 * 60],
  ] as const)("when a %s is reported after %d minutes", async (kind, minutes) => {
    const old = issue(campaign, { issuedAt: new Date(Date.now() - minutes * 60_000 - 1_000) });
    expect(await report(kind, old)).toMatchObject({
      status: 410,
      body: { errors: [{ message: "This token has expired.", extensions: { code: "EXPIRED" } }] },
    });
  });

  it.each([
    ["no JSON", "{", {}, 400],
    ["no token", {}, {}, 400],
    ["a token that is not a text", { token: 7 }, {}, 400],
    ["a list", [], {}, 400],
    ["too much", { token: "a".repeat(2_000) }, {}, 413],
    ["a form", "token=x", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["plain text", "x", { "content-type": "text/plain" }, 415],
    ["a foreign page", { token: "x" }, { origin: "https://elsewhere.example" }, 403],
  ])("when the request is %s", async (_what, body, headers, status) => {
    expect((await post("views", body, headers as Record<string, string>)).status).toBe(status);
  });

  it("on GET", async () => {
    expect((await fetch(`${server.url}/ads/views`)).status).toBe(404);
  });
});

describe("the page between an advert and the advertiser's site", () => {
  const go = (token: string) => fetch(`${server.url}/ads/go/${token}`, { redirect: "manual" });

  it("names the site, tells it nothing, runs nothing and counts nothing", async () => {
    const campaign = await liveCampaign({ creative: { targetUrl: "https://shop.remedies.example/a?b=1&c=%22x%22" } });
    const set = issue(campaign);
    const response = await go(set.CLICK);
    expect(response.status).toBe(200);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain("Continue to shop.remedies.example");
    expect(html).toMatch(
      /<a class="go" rel="noreferrer [^"]*" href="https:\/\/shop\.remedies\.example\/a\?b=1&#38;c=%22x%22">/,
    );
    expect(html).not.toMatch(/<script|onload|http-equiv/i);
    expect(await figuresOf(campaign)).toEqual(NOTHING);
  });

  it("fills in the macros of an address, with nothing of the person, shown or not any more", async () => {
    const targetUrl = "https://shop.remedies.example/{placement}?c={campaign}&a={creative}";
    const campaign = await liveCampaign({ creative: { targetUrl } });
    const filled = (page: string) =>
      `href="https://shop.remedies.example/${page}?c=${campaign.id}&#38;a=${campaign.creativeId}"`;
    expect(await (await go(issue(campaign).CLICK)).text()).toContain(filled("dashboard"));
    await server.db.query("update campaigns set status = 'PAUSED' where id = $1", [campaign.id]);
    server.platform.hub.resynchronise();
    await until(() => !server.platform.adverts.index.get(campaign.id), "it to be gone");
    const check = issue(campaign, { page: "HEALTH_CHECK" });
    expect(await (await go(check.CLICK)).text()).toContain(filled("health-check"));
  });

  it("fills nothing in at the front door", async () => {
    const website = "https://remedies.example/?c={campaign}";
    const { advertiserId } = await makeCompany(server.db.manager, { website });
    const campaign = await makeCampaign(server.db.manager, { advertiserId, topics: ["Digestive"], status: "PAUSED" });
    expect(await (await go(issue(campaign).CLICK)).text()).toContain(`href="${website}"`);
  });

  it("still knows the way when the campaign is no longer shown, and leads a campaign by topic to the front door", async () => {
    const campaign = await makeCampaign(server.db.manager, { status: "PAUSED", topics: ["Digestive"] });
    const html = await (await go(issue(campaign).CLICK)).text();
    expect(html).toContain('href="https://remedies.example"');
  });

  it.each([
    ["a view's token", () => issueSomewhere().VIEW, 400],
    ["nonsense", () => "x", 400],
    ["a campaign that is gone", () => issueSomewhere().CLICK, 410],
    ["an old token", () => issueSomewhere({ issuedAt: new Date(Date.now() - 3_700_000) }).CLICK, 410],
  ])("does not take %s", async (_what, token, status) => {
    const response = await go(token());
    expect(response.status).toBe(status);
    expect(await response.text()).toContain("This link no longer works");
  });

  const issueSomewhere = (given?: Partial<Impression>) =>
    issue({ id: randomUUID(), creativeId: randomUUID() } as Campaign, given);
});
