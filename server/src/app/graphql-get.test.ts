import { startTestServer, type TestServer } from "../../test/harness";
import { makeCampaign } from "../ads/campaigns/campaign.factory";
import { type Issued, issue, platinumAdvertiser } from "../people/api-keys/api-key.test-support";

const CAMPAIGNS = "query Campaigns($first: Int!) { campaigns(first: $first) { nodes { name } } }";

let server: TestServer;
let owner: Awaited<ReturnType<typeof platinumAdvertiser>>;
let issued: Issued;
let campaignId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await platinumAdvertiser(server);
  issued = await issue(owner, { scopes: ["read:campaigns", "write:campaigns"] });
  const campaign = { advertiserId: owner.user.id, name: "Winter" };
  campaignId = (await makeCampaign(server.db.manager, campaign)).id;
});
afterAll(() => server.stop());

interface Body {
  data?: unknown;
  errors?: { message: string; extensions: { code: string } }[];
  extensions?: { cost?: { requested: number } };
}

/** A request as clients send it that prefer GET for queries. */
async function get(parameters: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/graphql?${new URLSearchParams(parameters)}`, {
    headers: { accept: "application/graphql-response+json, application/json", ...headers },
  });
  return { status: response.status, headers: response.headers, ...((await response.json()) as Body) };
}
const withKey = () => ({ authorization: `Bearer ${issued.secret}` });

describe("a query by GET", () => {
  it("is answered to a key, with what it cost, and nothing of it is kept", async () => {
    const variables = JSON.stringify({ first: 5 });
    const answer = await get({ query: CAMPAIGNS, operationName: "Campaigns", variables }, withKey());
    expect(answer).toMatchObject({ status: 200, data: { campaigns: { nodes: [{ name: "Winter" }] } } });
    expect(answer.extensions?.cost?.requested).toBeGreaterThan(1);
    expect(answer.headers.get("ratelimit")).toMatch(/^"api-key";r=\d+;t=\d+$/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("vary")).toMatch(/authorization/i);
  });

  it("is answered with content-type application/json too, as some clients send it", async () => {
    const answer = await get({ query: "{ plans { tier } }" }, { ...withKey(), "content-type": "application/json" });
    expect(answer.status).toBe(200);
  });

  it.each([
    ["nobody", () => ({})],
    ["a session", () => ({ cookie: owner.cookie ?? "" })],
    ["a session that promises a preflight", () => ({ cookie: owner.cookie ?? "", "apollo-require-preflight": "true" })],
  ])("is not answered to %s", async (_who, headers) => {
    const { status, data, errors, headers: sent } = await get({ query: "{ plans { tier } }" }, headers());
    expect([status, data, sent.get("allow")]).toEqual([405, undefined, "POST"]);
    expect(errors).toMatchObject([
      {
        message: "Use POST, or a websocket for subscriptions. GET answers queries with an API key.",
        extensions: { code: "BAD_REQUEST" },
      },
    ]);
  });

  it("takes the key alone where a session comes with it", async () => {
    const { status, errors } = await get(
      { query: "{ me { id } }" },
      { cookie: owner.cookie ?? "", authorization: "Bearer abc" },
    );
    expect([status, errors?.[0]?.message]).toEqual([401, "This is not an API key."]);
  });

  it.each<[string, Record<string, string>, number, RegExp]>([
    ["a mutation", { query: 'mutation { pauseCampaign(id: "ID") { id } }' }, 405, /only support query operations/],
    [
      "a mutation beside a query",
      { query: 'query A { plans { tier } } mutation B { pauseCampaign(id: "ID") { id } }', operationName: "B" },
      405,
      /only support query operations/,
    ],
    ["a subscription", { query: "subscription { usageChanged { tier } }" }, 405, /only support query operations/],
    ["nothing", {}, 400, /non-empty `query`/],
    ["variables that are no JSON", { query: CAMPAIGNS, variables: "{first" }, 400, /invalid JSON/],
    ["a root field outside of its scopes", { query: "{ usage { tier } }" }, 403, /needs the scope read:reports/],
    ["a field that is not there", { query: "{ passwords }" }, 400, /Cannot query field/],
    ["a page of a million", { query: CAMPAIGNS, variables: '{"first":1000000}' }, 400, /too large/],
    ["text that cannot be stored", { query: CAMPAIGNS, variables: '{"first":1,"a":"\\u0000"}' }, 400, /character/],
  ])("refuses %s", async (_what, parameters, status, message) => {
    const query = parameters.query?.replace("ID", campaignId) ?? "";
    const answer = await get({ ...parameters, ...(query && { query }) }, withKey());
    expect([answer.status, answer.data]).toEqual([status, undefined]);
    expect(answer.errors?.[0]?.message).toMatch(message);
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|apollo|fastify/i);
  });

  it("changed nothing by any of them", async () => {
    const { data } = await owner.run(`{ campaign(id: "${campaignId}") { heldBackBy status } }`);
    expect(JSON.stringify(data)).not.toContain("PAUSED");
  });

  it("is refused to a page elsewhere", async () => {
    const { status } = await get(
      { query: "{ plans { tier } }" },
      { ...withKey(), origin: "https://elsewhere.example" },
    );
    expect(status).toBe(403);
  });
});
