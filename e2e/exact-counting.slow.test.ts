import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { AdTokens } from "../server/src/ads/advertising/tokens";
import { type ProductProcess, startProductProcess } from "./product";
import { queryPostgres } from "./query-postgres";

const TOKEN_SECRET = "a secret that this test knows, so that it can sign";
const IMPRESSIONS = 4_000;
const CALLERS = 64;

let product: ProductProcess;

beforeAll(async () => {
  product = await startProductProcess({ TOKEN_SECRET, DEMO_TRAFFIC: "false" });
});
afterAll(() => product?.remove());

interface Campaign {
  id: string;
  creative_id: string;
  advertiser_id: string;
}

const figures = async () => {
  const [row] = await queryPostgres<{ events: number; rolled: number }>(
    product,
    `select (select count(*)::int from ad_events where kind = 'VIEW' and valid and day >= current_date - 1) as events,
            (select sum(views)::int from campaign_hours) as rolled`,
  );
  return row as { events: number; rolled: number };
};

/** As the portal shows it to the demonstration's advertiser. */
async function usage(): Promise<number> {
  const post = async (text: string, cookie = "") => {
    const response = await fetch(`${product.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ query: text }),
    });
    return { cookie: response.headers.get("set-cookie")?.split(";")[0], body: await response.json() };
  };
  const { cookie } = await post('mutation { login(email: "advertiser@demo.test", password: "Demo-2026!") { id } }');
  const { body } = await post("{ usage { impressionsUsed } }", cookie);
  return (body as { data: { usage: { impressionsUsed: number } } }).data.usage.impressionsUsed;
}

/** Reports until there is an answer: the same token again after every failure, as a browser does. */
async function report(token: string): Promise<void> {
  for (;;) {
    const status = await fetch(`${product.url}/ads/views`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 Firefox/145.0" },
      body: JSON.stringify({ token }),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) {
      return;
    }
    if (status !== 0 && status < 500) {
      throw new Error(`The token was refused with ${status}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function killPostgres(): void {
  const [pid] = readFileSync(path.join(product.directory, "pg17/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
}

it("4,000 impressions, a fifth of them reported twice, are counted exactly through kill -9 of server and Postgres", async () => {
  const before = { ...(await figures()), used: await usage() };
  const campaigns = await queryPostgres<Campaign>(
    product,
    // One with a daily cap stops counting on a busy day, as it should.
    "select id, creative_id, advertiser_id from campaigns where status = 'LIVE' and daily_cap is null",
  );
  const [owner] = await queryPostgres<{ id: string }>(
    product,
    "select id from users where email = 'advertiser@demo.test'",
  );
  const tokens = new AdTokens(TOKEN_SECRET);
  const seen = Array.from({ length: IMPRESSIONS }, (_, index) => {
    const campaign = campaigns[index % campaigns.length] as Campaign;
    const set = tokens.issue({
      id: randomUUID(),
      campaignId: campaign.id,
      creativeId: campaign.creative_id,
      issuedAt: new Date(Date.now() - 2_000),
      pseudonym: randomBytes(16).toString("hex"),
      city: null,
      language: "en",
      page: "DASHBOARD",
      personalised: false,
      ageBand: null,
      gender: null,
    });
    return { token: set.VIEW, advertiserId: campaign.advertiser_id };
  });
  const reports = seen.flatMap(({ token }, index) => (index % 5 === 0 ? [token, token] : [token]));
  let next = 0;
  const work = Array.from({ length: CALLERS }, async () => {
    while (next < reports.length) {
      next += 1;
      await report(reports[next - 1] as string);
    }
  });
  for (const share of [0.3, 0.6]) {
    while (next < reports.length * share) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await product.kill();
    killPostgres();
    await product.start();
  }
  await Promise.all(work);

  const after = { ...(await figures()), used: await usage() };
  expect(after.events - before.events).toBe(IMPRESSIONS);
  expect(after.rolled - before.rolled).toBe(IMPRESSIONS);
  expect(after.used - before.used).toBe(seen.filter(({ advertiserId }) => advertiserId === owner?.id).length);
});
