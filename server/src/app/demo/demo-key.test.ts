import { readFileSync } from "node:fs";
import path from "node:path";
import { startTestServer, type TestServer } from "../../../test/harness";
import { makeCompany } from "../../ads/applications/company.factory";
import { TestClock } from "../../ads/subscriptions/billing.test-support";
import { keyCaller } from "../../people/api-keys/api-key.test-support";
import { startUpText } from "../start-up-text";
import { DEMO_API_KEY, openDemoKey, seedDemoKey } from "./demo-key";

let server: TestServer;
const clock = new TestClock(new Date("2026-11-23T10:00:00.000Z"));
beforeAll(async () => {
  server = await startTestServer({ clock, env: { DEMO_MODE: "true" } });
});
afterAll(() => server.stop());

const seed = () => seedDemoKey(server.db, server.platform.secrets, clock.now());
const published = async (from: TestServer = server) =>
  (
    await from.anonymous.run<{ publicConfiguration: { demoApiKey: string | null } }>(
      "{ publicConfiguration { demoApiKey } }",
    )
  ).data.publicConfiguration.demoApiKey;

it("the demonstration has a key that is published, reads campaigns and reports, and changes nothing", async () => {
  await seed();
  expect(await published()).toBeNull();
  const example = { demonstration: true, email: "digestion@demo.test", role: "ADVERTISER" } as const;
  const { user } = await server.patient(example);
  await makeCompany(server.db.manager, {
    advertiserId: user.id,
    tier: "PLATINUM",
    periodStart: new Date("2026-11-20T10:00:00.000Z"),
  });
  await seed();
  await seed();
  expect(await published()).toBe(DEMO_API_KEY);
  const caller = keyCaller(server, DEMO_API_KEY);
  const { data } = await caller.run(
    "{ campaigns { totalCount } usage { tier } currentApiKey { scopes { name isWriting } } }",
  );
  expect(data).toEqual({
    campaigns: { totalCount: 0 },
    usage: { tier: "PLATINUM" },
    currentApiKey: {
      scopes: [
        { name: "read:campaigns", isWriting: false },
        { name: "read:reports", isWriting: false },
      ],
    },
  });
  const { status } = await caller.run('mutation { pauseCampaign(id: "x") { id } }');
  expect(status).toBe(403);
  const [{ count }] = await server.db.query("select count(*)::int from api_keys");
  expect(count).toBe(1);
});

it("is told by the start, by the README, and by no other server than a demonstration", async () => {
  const apiKey = await openDemoKey(server.platform);
  const text = startUpText({
    address: "http://localhost:4000",
    accounts: [],
    apiKey,
    dataPlace: "a folder",
    seconds: 1,
  });
  expect(text).toContain(DEMO_API_KEY);
  expect(readFileSync(path.resolve(__dirname, "../../../../README.md"), "utf8")).toContain(DEMO_API_KEY);
  const other = await server.sibling(server.urls, { DEMO_MODE: "false" });
  expect(await published(other)).toBeNull();
  await other.stop();
});

it("is not told once it has ended, and has its whole time again after the next start", async () => {
  clock.go(20);
  await seed();
  const [{ days }] = await server.db.query("select extract(day from expires_at - $1)::int as days from api_keys", [
    clock.now(),
  ]);
  expect(days).toBe(90);
  await server.db.query("update api_keys set revoked_at = $1", [clock.now()]);
  expect(await published()).toBeNull();
});
