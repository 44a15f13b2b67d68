import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { HealthApi, HealthApiError } from "../../examples/node/health-api";
import { CampaignsDocument, ReportDocument, WatchDocument } from "../../examples/node/operations";
import { makeCampaign } from "../src/ads/campaigns/campaign.factory";
import { keyOf, platinumAdvertiser, revoke } from "../src/people/api-keys/api-key.test-support";
import * as adverts from "./ad-reports";
import { startTestServer, type TestServer } from "./harness";
import { startTcpProxy } from "./tcp-proxy";

const EXAMPLE = path.resolve(__dirname, "../../examples/node/main.ts");
const SCOPES = ["read:campaigns", "write:conversions"];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** An advertiser with a key, and so many campaigns of which the first made can be shown. */
async function advertiserWithKey(campaigns: number, scopes: readonly string[] = SCOPES) {
  const advertiser = await platinumAdvertiser(server);
  const { manager } = server.db;
  const advertiserId = advertiser.user.id;
  const live = await adverts.liveCampaign(server, {
    advertiserId,
    name: "The first",
    createdAt: new Date("2026-01-01"),
  });
  for (let number = 2; number <= campaigns; number += 1) {
    await makeCampaign(manager, { advertiserId, name: `Number ${number}`, status: "DRAFT" });
  }
  return { advertiser, live, key: await keyOf(advertiser, { scopes }) };
}

const see = (campaign: Parameters<typeof adverts.issue>[1]) =>
  adverts.report(server.url, "VIEW", adverts.issue(server, campaign));

/** The example as its README starts it, with what it printed so far. */
function runExample(env: Record<string, string>) {
  const hook = path.resolve(__dirname, "../dev-register.cjs");
  const child: ChildProcess = spawn(process.execPath, ["-r", hook, EXAMPLE], {
    env: { PATH: process.env.PATH, HEALTH_API_URL: server.url, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const prints = async (words: string) => {
    while (!output.includes(words)) await once(child.stdout ?? child, "data");
  };
  const ended = once(child, "close").then(([code]) => ({ code, lines: output.trim().split("\n") }));
  return { prints, ended };
}

describe("the example", () => {
  it("reads every page of campaigns, reports a conversion, and watches statistics", async () => {
    const { advertiser, live, key } = await advertiserWithKey(22);
    const run = runExample({ HEALTH_API_KEY: key, HEALTH_EVENTS: "2" });
    await run.prints("Now 0 impressions");
    await see(live);
    const { code, lines } = await run.ended;
    expect(code).toBe(0);
    expect(lines.filter((line) => line.startsWith("Campaign "))).toHaveLength(22);
    expect(lines.slice(21)).toEqual([
      "Campaign The first: LIVE, 0 impressions, 0 clicks",
      "Reported 1 row for The first",
      "Now 0 impressions, 0 clicks (0 %)",
      "Now 1 impressions, 0 clicks (0 %)",
    ]);
    const { data } = await advertiser.run("{ conversions { nodes { campaignId count revenuePence } } }");
    expect(data).toEqual({ conversions: { nodes: [{ campaignId: live.id, count: 1, revenuePence: 2_500 }] } });
  });

  it.each([
    ["nothing that looks like a key", "sesame", "This is not an API key. (UNAUTHENTICATED)"],
    ["no key", "", "Please set HEALTH_API_KEY."],
  ])("ends with a sentence for %s", async (_what, key, sentence) => {
    const { code, lines } = await runExample({ HEALTH_API_KEY: key }).ended;
    expect({ code, lines }).toEqual({ code: 1, lines: [sentence] });
  });
});

describe("its API", () => {
  it("says which scope is missing, and which value is wrong", async () => {
    const { live, key } = await advertiserWithKey(1, ["write:conversions"]);
    const api = new HealthApi({ url: server.url, key });
    await expect(api.request(CampaignsDocument, {})).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: "This key needs the scope read:campaigns.",
    });
    const row = { campaignId: live.id, day: "tomorrow", count: 1, revenuePence: 0 };
    const input = { idempotencyKey: "0b4f6c0e-3a55-4d6e-9a51-0f8f1f6f2d10", rows: [row] };
    const refused = await api.request(ReportDocument, { input }).catch((error) => error);
    expect(refused).toBeInstanceOf(HealthApiError);
    expect(refused).toMatchObject({ code: "BAD_USER_INPUT", field: "rows.0.day" });
  });

  it("waits for as long as a refusal says, and sends the same again", async () => {
    const asked: { at: number; body: string }[] = [];
    const busy = http.createServer(async (request, response) => {
      const body = (await request.toArray()).join("");
      asked.push({ at: Date.now(), body });
      const isFirst = asked.length === 1;
      response.writeHead(isFirst ? 429 : 200, isFirst ? { "retry-after": "1" } : {});
      const page = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
      response.end(JSON.stringify(isFirst ? { errors: [{ message: "Too many" }] } : { data: { campaigns: page } }));
    });
    await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve));
    const said: string[] = [];
    const url = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
    const api = new HealthApi({ url, key: "hak_live_x", onWait: (reason) => said.push(reason) });
    expect((await api.request(CampaignsDocument, {})).campaigns.nodes).toEqual([]);
    busy.close();
    busy.closeAllConnections();
    expect(asked).toHaveLength(2);
    expect(asked[1]?.body).toBe(asked[0]?.body);
    expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBeGreaterThanOrEqual(990);
    expect(said).toEqual(["The API asks to wait for 1 s."]);
  });

  it("connects again after a lost connection and has the present value, until its key is revoked", async () => {
    const { advertiser, live, key } = await advertiserWithKey(1);
    const proxy = await startTcpProxy(server.port);
    const api = new HealthApi({ url: `http://127.0.0.1:${proxy.port}`, key });
    const events = api.watch(WatchDocument, { campaignId: live.id });
    const next = async () => (await events.next()).value?.campaignStatsChanged.impressions;
    expect(await next()).toBe(0);
    await proxy.shut();
    await see(live);
    await proxy.open();
    expect(await next()).toBe(1);
    const { data } = await advertiser.run<{ apiKeys: { nodes: { id: string }[] } }>("{ apiKeys { nodes { id } } }");
    const ended = events.next().catch((error) => error);
    await revoke(advertiser, data.apiKeys.nodes[0]?.id ?? "");
    expect(await ended).toMatchObject({ message: "This API key has been revoked.", code: "UNAUTHENTICATED" });
    await api.close();
    await proxy.close();
  });
});
