import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { isHeldOutDay } from "../server/src/ads/advertising/hold-outs";
import { AdTokens } from "../server/src/ads/advertising/tokens";
import { addDays, londonDay } from "../server/src/platform/london.rules";
import { type ProductProcess, startProductProcess } from "./product";
import { queryPostgres } from "./query-postgres";

const TOKEN_SECRET = "a secret that this test knows, so that it can sign";
const INDEX_KEY = "a key that this test knows, so that it can draw days";
const IMPRESSIONS = 4_000;
const CALLERS = 64;

let product: ProductProcess;

beforeAll(async () => {
  product = await startProductProcess({ TOKEN_SECRET, INDEX_KEY, DEMO_TRAFFIC: "false" });
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

/** A campaign for everybody that is held out today, and no other. */
async function holdOutAlone(): Promise<string> {
  const today = londonDay(new Date());
  let id = randomUUID();
  while (!isHeldOutDay(INDEX_KEY, id, today)) id = randomUUID();
  await queryPostgres(product, "update campaigns set status = 'PAUSED' where status = 'LIVE'");
  await queryPostgres(
    product,
    `insert into campaigns (id, advertiser_id, creative_id, name, status, cities, languages, topics, signals, weight, frequency_cap, created_at,
                            launched_at, updated_at, weekdays, hours)
     select $1, advertiser_id, creative_id, 'Held out', 'LIVE', '{}', '{en,fr,de,es}', '{}', '{}', 1, 100, now(), now(), now(), '{}', '{}'
       from campaigns where name like 'Saline spray, whole country%' limit 1`,
    [id],
  );
  await queryPostgres(product, "insert into campaign_hold_outs (campaign_id, from_day) values ($1, $2)", [
    id,
    addDays(today, -30),
  ]);
  return id;
}

/** Sessions of invented patients as cookies: of those who wait for no pharmacist, beside whose question no advert may stand. */
async function visitors(): Promise<string[]> {
  const people = await queryPostgres<{ id: string }>(
    product,
    "select id from users where email like 'person-____@demo.test'",
  );
  const sessions = people.map(({ id }) => ({ id, token: randomBytes(32).toString("base64url") }));
  await queryPostgres(
    product,
    `insert into sessions (user_id, token_hash, user_agent, remembered, idle_seconds, created_at, last_seen_at, expires_at)
     select g.id, g.hash, 'a test', false, 3600, now(), now(), now() + interval '1 hour' from unnest($1::uuid[], $2::text[]) as g (id, hash)`,
    [
      sessions.map(({ id }) => id),
      sessions.map(({ token }) => createHmac("sha256", TOKEN_SECRET).update(token).digest("hex")),
    ],
  );
  const { port } = new URL(product.url);
  return sessions.map(({ token }) => `health_session_${port}=${token}`);
}

it("no request of a held-out day is answered without being counted, and none is counted twice, through kill -9 of server and Postgres", async () => {
  const id = await holdOutAlone();
  const cookies = await visitors();
  expect(cookies.length).toBeGreaterThan(500);
  await product.kill();
  killPostgres();
  await product.start();
  let [next, answered, attempts] = [0, 0, 0];
  const visit = async (cookie: string): Promise<void> => {
    for (;;) {
      attempts += 1;
      const answer = await fetch(`${product.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ query: "{ sponsoredRecommendation { viewToken } }" }),
      }).then(
        (response) =>
          response.json() as Promise<{ data?: { sponsoredRecommendation: object | null }; errors?: object[] }>,
        () => null,
      );
      if (answer?.data && !answer.errors) {
        expect(answer.data.sponsoredRecommendation).toBeNull();
        answered += 1;
        return;
      }
      // A refusal is no outage: whoever waits below learns of it.
      if (answer) {
        next = cookies.length;
        throw new Error(JSON.stringify(answer));
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const work = Array.from({ length: 16 }, async () => {
    while (next < cookies.length) {
      next += 1;
      await visit(cookies[next - 1] as string);
    }
  });
  for (const share of [0.3, 0.6]) {
    while (next < cookies.length * share) await new Promise((resolve) => setTimeout(resolve, 5));
    await product.kill();
    killPostgres();
    await product.start();
  }
  await Promise.all(work);
  const [counted] = await queryPostgres<{ held: number; views: number }>(
    product,
    "select sum(held_out)::int as held, sum(views)::int as views from campaign_hours where campaign_id = $1",
    [id],
  );
  expect(answered).toBe(cookies.length);
  // Whose answer was lost with the process asked again: that was another request.
  expect(counted?.held).toBeGreaterThanOrEqual(answered);
  expect(counted?.held).toBeLessThanOrEqual(attempts);
  expect(counted?.views).toBe(0);
});
