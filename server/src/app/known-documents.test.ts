import { ApolloServer } from "@apollo/server";
import fc from "fast-check";
import { type Caller, startTestServer, type TestServer } from "../../test/harness";
import { makeCampaign } from "../ads/campaigns/campaign.factory";
import { TestClock } from "../ads/subscriptions/billing.test-support";
import { makeConsultation } from "../care/consultations/consultation.factory";
import { keyOf, platinumAdvertiser } from "../people/api-keys/api-key.test-support";
import { createDataSource, poolOf } from "../platform/database";
import { rateLimited } from "../platform/problems";
import { writeOperation } from "./known-documents.test-support";
import { createSchema } from "./schema";

let server: TestServer;
const clock = new TestClock(new Date("2026-11-23T10:00:00.000Z"));
/** Who asks, by the headers that say so. */
const callers: Record<string, Record<string, string>> = {};
const ids: string[] = [];
let patient: Caller;

/** Points that were taken, incidents that were noted and operations that were counted since the last answer. */
let noted: unknown[] = [];
const viaApollo = jest.spyOn(ApolloServer.prototype, "executeHTTPGraphQLRequest");

beforeAll(async () => {
  server = await startTestServer({ clock });
  const { limits, incidents } = server.platform;
  jest.spyOn(limits.operations, "take").mockImplementation(async (...taken) => void noted.push(["points", ...taken]));
  jest.spyOn(incidents, "note").mockImplementation((...said) => void noted.push(["incident", ...said]));
  jest.spyOn(server.operations, "record").mockImplementation((_ms, failed) => void noted.push(["operation", failed]));
  const somebody = await server.patient();
  patient = somebody;
  for (const question of ["I have a headache", "My knee hurts"]) {
    ids.push((await makeConsultation(server.db.manager, { patientId: somebody.user.id, question })).consultation.id);
  }
  const advertiser = await platinumAdvertiser(server);
  ids.push((await makeCampaign(server.db.manager, { advertiserId: advertiser.user.id })).id);
  const gone = await server.patient();
  await gone.run("mutation { logout }");
  const named = { nobody: server.anonymous, patient, advertiser, staff: await server.staff("owner"), gone };
  for (const [name, { cookie }] of Object.entries(named)) callers[name] = cookie ? { cookie } : {};
  const secret = await keyOf(advertiser, { scopes: ["read:campaigns"] });
  callers.key = { authorization: `Bearer ${secret}` };
  await send({ query: "{ me { id } }" }, {}); // the form of the answers is known from now on
});
afterAll(() => server.stop());

async function send(body: unknown, headers: Record<string, string>) {
  noted = [];
  viaApollo.mockClear();
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const { date: _, "x-request-id": id = "", ratelimit, ...sent } = Object.fromEntries(response.headers);
  const text = await response.text();
  return {
    isShort: viaApollo.mock.calls.length === 0,
    answer: {
      status: response.status,
      headers: { ...sent, hasLimit: ratelimit !== undefined },
      text: text.replaceAll(id, "THE REQUEST").replace(/"cost":\{[^}]*\}/, '"cost":0'),
      noted,
    },
  };
}

let unknown = 0;

/** The same request twice: the first time nobody knows the document. Gives the answer, and whether the second went the short way. */
async function bothWays(body: object & { query?: unknown }, headers: Record<string, string> = {}) {
  unknown += 1;
  const query = typeof body.query === "string" && body.query !== "" ? `${body.query}\n# ${unknown}` : body.query;
  const first = await send({ ...body, query }, headers);
  const second = await send({ ...body, query }, headers);
  expect(first.isShort).toBe(false);
  expect(second.answer).toEqual(first.answer);
  return { isShort: second.isShort, ...second.answer };
}

/** Root fields that each may ask for; a third of what is generated asks for any. */
const OWN: Record<string, readonly string[]> = {
  patient: [
    "me",
    "consultation",
    "consultations",
    "followUps",
    "medications",
    "healthProfile",
    "familyMembers",
    "medicalRecords",
    "devices",
    "vitals",
    "plans",
    "studyTags",
  ],
  advertiser: [
    "me",
    "campaign",
    "campaigns",
    "campaignCounts",
    "creatives",
    "company",
    "usage",
    "subscription",
    "insights",
    "invoices",
    "apiKeys",
    "plans",
  ],
  key: ["campaign", "campaigns", "creatives", "campaignCounts"],
  staff: [
    "me",
    "staffRoles",
    "staffMembers",
    "adReviews",
    "complianceRules",
    "auditEntries",
    "settings",
    "trainedModels",
    "clinicalStudies",
    "firewallRules",
  ],
};

it("answers generated operations as the API server does, word for word", async () => {
  const schema = createSchema();
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  const all = fields.filter((name) => name !== "currentApiKey"); // has the points that are left
  const seen: Record<string, number> = {};
  const makers = fc.tuple(fc.gen(), fc.constantFrom(...Object.keys(callers)), fc.integer({ min: 0, max: 2 }));
  await fc.assert(
    fc.asyncProperty(makers, async ([g, who, kind]) => {
      const operation = writeOperation(schema, g, ids, (kind > 0 && OWN[who]) || all);
      const { isShort, text, status } = await bothWays(operation, callers[who]);
      const { data, errors } = JSON.parse(text) as { data?: object | null; errors?: unknown };
      const outcome = `${status} ${data ? "data" : "none"}${errors ? " errors" : ""}${isShort ? "" : " long"}`;
      seen[outcome] = (seen[outcome] ?? 0) + 1;
    }),
    { numRuns: 500, seed: 94 },
  );
  const ofKind = (kind: string) => seen[kind] ?? 0;
  expect(ofKind("200 data")).toBeGreaterThan(50);
  expect(ofKind("200 data errors")).toBeGreaterThan(20);
  expect(ofKind("200 none errors")).toBeGreaterThan(50);
  expect(ofKind("400 none errors")).toBeGreaterThan(20);
  expect(ofKind("403 none errors")).toBe(0); // keys never go the short way
});

const LIST = "query List($first: Int!) { consultations(first: $first) { nodes { id question } totalCount } }";
const TWO = "query One { me { id } } query Two { me { role } }";

describe("a request of this form is answered alike both ways", () => {
  it.each<[string, boolean, object]>([
    ["variables", true, { query: LIST, variables: { first: 1 } }],
    ["a name", true, { query: LIST, operationName: "List", variables: { first: 1 } }],
    ["one of two", true, { query: TWO, operationName: "Two" }],
    [
      "null for everything else",
      true,
      { query: "{ me { id } }", operationName: null, variables: null, extensions: null },
    ],
    ["something that nobody knows", true, { query: "{ me { id } }", id: 7 }],
    ["a page that is refused", true, { query: LIST, variables: { first: 0 } }],
    ["a cost that is refused", true, { query: LIST, variables: { first: 1_000_000 } }],
    ["a text that cannot be stored", true, { query: LIST, variables: { first: 1, text: "a\0b" } }],
    [
      "variables that are too deep",
      true,
      { query: LIST, variables: { first: 1, a: JSON.parse(`${"[".repeat(50)}${"]".repeat(50)}`) } },
    ],
    ["more variables than are asked for", true, { query: LIST, variables: { first: 1, more: "x" } }],
    ["a mutation", true, { query: 'mutation { changeName(name: "Ada") { id name } }' }],
    ["a mutation that is refused", true, { query: 'mutation { changeName(name: "") { id name } }' }],
    ["one of two that is not named", false, { query: TWO }],
    ["a name that no operation has", false, { query: TWO, operationName: "Three" }],
    ["an empty name", false, { query: "{ me { id } }", operationName: "" }],
    ["no variables", false, { query: LIST }],
    ["a variable of another type", false, { query: LIST, variables: { first: "many" } }],
    ["variables as a text", false, { query: LIST, variables: "{}" }],
    ["variables as a list", false, { query: LIST, variables: [] }],
    ["extensions", false, { query: "{ me { id } }", extensions: {} }],
    [
      "a persisted query",
      false,
      { query: "{ me { id } }", extensions: { persistedQuery: { version: 1, sha256Hash: "a" } } },
    ],
    ["a subscription", false, { query: "subscription { consultationChanged { snapshot } }" }],
    ["introspection", false, { query: "{ __schema { queryType { name } } }" }],
    ["no document", false, { query: "" }],
    ["a document that is no text", false, { query: 1 }],
    ["a long document", false, { query: `{ me { id } } # ${"x".repeat(30_000)}` }],
  ])("%s (short: %s)", async (_what, isShort, body) => {
    expect((await bothWays(body, callers.patient)).isShort).toBe(isShort);
  });

  it.each<[string, boolean, Record<string, string>]>([
    ["application/json", true, { accept: "application/json" }],
    ["what Apollo Client sends", true, { accept: "application/graphql-response+json,application/json;q=0.9" }],
    ["a charset", true, { "content-type": "application/json; charset=utf-8" }],
    ["what cannot be given", false, { accept: "text/html" }],
    ["another parameter", false, { "content-type": "application/json; version=1" }],
  ])("%s (short: %s)", async (_what, isShort, headers) => {
    await send({ query: "{ plans { tier } }" }, headers);
    expect((await bothWays({ query: "{ me { id } }" }, headers)).isShort).toBe(isShort);
  });
});

it("gives the sentences of limits with their headers, and takes the same points", async () => {
  const take = server.platform.limits.operations.take as jest.Mock;
  const refuse = () => take.mockImplementationOnce(async () => Promise.reject(rateLimited("Too many attempts.", 7)));
  const query = "{ me { id } plans { tier } }";
  refuse();
  const first = await send({ query }, callers.patient ?? {});
  await send({ query }, callers.patient ?? {});
  refuse();
  const second = await send({ query }, callers.patient ?? {});
  expect([first.isShort, second.isShort]).toEqual([false, true]);
  expect(second.answer).toEqual(first.answer);
  expect(second.answer).toMatchObject({ status: 429, headers: { "retry-after": "7" } });
});

it("masks what goes wrong inside, whole and in part", async () => {
  const owner = await createDataSource({ url: server.urls.owner, poolSize: 1 }).initialize();
  try {
    await owner.query("alter table escalations rename to elsewhere");
    const part = await bothWays(
      { query: "{ me { id } consultations { nodes { id escalation { status } } } }" },
      callers.patient,
    );
    expect(part).toMatchObject({ isShort: true, status: 200 });
    expect(part.text).toMatch(
      /"message":"An error occurred".*"code":"INTERNAL_SERVER_ERROR","requestId":"THE REQUEST".*"escalation":null/s,
    );
  } finally {
    await owner.query("alter table elsewhere rename to escalations");
    await owner.destroy();
  }
});

it("says that the database is away, with its status", async () => {
  const pool = poolOf(server.db);
  const { connect } = pool;
  const away = Object.assign(new Error("gone"), { code: "ECONNREFUSED" });
  // What calls back is the mapper, which reads sessions now and then.
  const broken = jest
    .spyOn(pool, "connect")
    .mockImplementation(((done?: never) =>
      done ? Reflect.apply(connect, pool, [done]) : Promise.reject(away)) as typeof connect);
  try {
    const query = "{ me { id } consultations { nodes { id } } }";
    expect(await bothWays({ query }, callers.patient)).toMatchObject({ isShort: true, status: 503 });
  } finally {
    broken.mockRestore();
  }
});

it("never answers anybody with what is another's", async () => {
  const people = [await server.patient(), await server.patient(), await server.patient()];
  const query = "{ me { id } }";
  await send({ query }, {});
  const wrong = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const { user, cookie = "" } = people[at % 3] as (typeof people)[number];
      const { answer } = await send({ query }, { cookie });
      return answer.text === `{"data":{"me":{"id":"${user.id}"}}}\n` ? [] : [answer.text];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

it("knows nobody any more whose session ended, with the next request", async () => {
  const leaving = await server.patient();
  const query = "{ me { id } consultations { totalCount } }";
  const headers = { cookie: leaving.cookie ?? "" };
  await send({ query }, headers);
  expect((await send({ query }, headers)).answer.text).toContain(leaving.user.id);
  await leaving.run("mutation { logout }");
  const { isShort, answer } = await send({ query }, headers);
  expect([isShort, answer.text]).toEqual([true, expect.stringContaining("UNAUTHENTICATED")]);
  expect(answer.text).not.toContain(leaving.user.id);
});

it("makes room for new documents, and reads those anew that had to go", async () => {
  const query = `{ me { id } } # ${"x".repeat(19_000)}`;
  await send({ query }, {});
  expect((await send({ query }, {})).isShort).toBe(true);
  for (let at = 0; at < 55; at += 1) await send({ query: `${query}${at}` }, {});
  expect((await send({ query }, {})).isShort).toBe(false);
  expect((await send({ query }, {})).isShort).toBe(true);
});
