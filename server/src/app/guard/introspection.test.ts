import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { keyCaller, keyOf, platinumAdvertiser } from "../../people/api-keys/api-key.test-support";

const COMMITTED = readFileSync(path.join(__dirname, "../../../../schema.graphql"), "utf8");
/** What today's tools send: each with the most that graphql's own function can ask for. */
const STANDARD = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});
const ofTypes = (levels: number) => `${"ofType { ".repeat(levels)}name${" }".repeat(levels)}`;

let server: TestServer;
let patient: Caller;
let advertiser: Caller;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.patient();
  advertiser = await platinumAdvertiser(server);
  key = await keyOf(advertiser, { scopes: ["read:reports"] });
});
afterAll(() => server.stop());

const schemaIn = (data: unknown) =>
  `${printSchema(lexicographicSortSchema(buildClientSchema(data as IntrospectionQuery)))}\n`;

describe("the standard introspection", () => {
  it.each<[string, () => Caller | Promise<Caller>]>([
    ["a patient", () => patient],
    ["an advertiser", () => advertiser],
    ["staff", () => server.staff("analyst")],
    ["a key", () => keyCaller(server, key)],
  ])("gives %s the whole schema", async (_who, caller) => {
    const { status, data, errors } = await (await caller()).run(STANDARD);
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
    expect(schemaIn(data)).toBe(COMMITTED);
  });

  it.each([
    ["the standard one", STANDARD],
    ["one type", '{ a: __type(name: "Viewer") { name } }'],
    ["one in a fragment", "{ ...All } fragment All on Query { __schema { queryType { name } } }"],
  ])("is refused to nobody in particular: %s", async (_what, text) => {
    const { status, data, errors } = await server.anonymous.run(text);
    expect(status).toBe(401);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      { message: "Sign in or send an API key to read the schema.", extensions: { code: "UNAUTHENTICATED" } },
    ]);
  });

  it("is everybody's with PUBLIC_SCHEMA", async () => {
    const open = await server.sibling(server.urls, { PUBLIC_SCHEMA: "true" });
    try {
      expect(schemaIn((await open.anonymous.run(STANDARD)).data)).toBe(COMMITTED);
    } finally {
      await open.stop();
    }
  });

  it("has a budget of its own, takes points of its caller, and leaves that of data as it was", async () => {
    const { extensions } = await keyCaller(server, key).run(STANDARD);
    expect(extensions?.cost?.requested).toBeGreaterThan(500);
    expect(extensions?.cost?.requested).toBeLessThan(2_500);
    const both = await keyCaller(server, key).run("{ __schema { queryType { name } } currentApiKey { pointsLeft } }");
    expect(both.errors).toBeUndefined();
    expect(both.extensions?.cost?.requested).toBe(2);
  });
});

describe("what asks for too much of the schema", () => {
  const lists = (levels: number) => `${"fields { type { ".repeat(levels)}name${" } }".repeat(levels)}`;
  it.each([
    ["lists of lists of lists", `{ __schema { types { ${lists(3)} } } }`, /introspection depth/],
    ["lists of lists of one type", `{ __type(name: "Query") { ${lists(3)} } }`, /introspection depth/],
    [
      "the same in fragments",
      `{ __schema { types { ...A } } }
      fragment A on __Type { fields { type { ...B } } }
      fragment B on __Type { fields { type { ...C } } }
      fragment C on __Type { fields { name } }`,
      /introspection depth/,
    ],
    ["a type of types", `{ __schema { queryType { ${ofTypes(15)} } } }`, /Introspection depth limit of 16 exceeded/],
    [
      "the same in a fragment",
      `{ __type(name: "Query") { ...A } } fragment A on __Type { ${ofTypes(16)} }`,
      /Introspection depth limit of 16 exceeded/,
    ],
    [
      "much of each of much",
      `{ __schema { types { fields { args { type { fields { type { ${ofTypes(6)} } args { type { ${ofTypes(6)} } } } } } } } } }`,
      /This introspection is too large: it costs \d+ of at most 150000 points/,
    ],
    [
      "the whole schema eight times",
      `{ ${[1, 2, 3, 4, 5, 6, 7, 8].map((one) => `a${one}: __schema { types { fields { args { type { ${ofTypes(8)} } } } } }`).join(" ")} }`,
      /This introspection is too large/,
    ],
    [
      "many types under other names",
      `{ ${Array.from({ length: 11 }, (_, one) => `a${one}: __type(name: "Query") { name }`).join(" ")} }`,
      /alias/i,
    ],
    ["a circle", "{ __schema { types { ...A } } } fragment A on __Type { ofType { ...A } }", /Cannot spread fragment/],
    [
      "data that is too deep, beside it",
      `{ __schema { queryType { name } } ${"me { ".repeat(11)}id${" }".repeat(11)} }`,
      /depth limit of 10/,
    ],
  ])("is refused: %s", async (_what, text, message) => {
    const { status, errors } = await patient.run(text);
    expect(status).toBe(400);
    expect(errors?.map((error) => error.message).join("\n")).toMatch(message);
  });

  it("is not one type as tools ask for it", async () => {
    const { data, errors } = await patient.run(
      `{ __type(name: "Query") { fields { args { type { ${ofTypes(9)} } } type { ${ofTypes(9)} } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ __type: { fields: expect.anything() } });
  });
});

describe("over a websocket", () => {
  it.each<[string, () => Caller]>([
    ["a session", () => patient],
    ["a key", () => keyCaller(server, key)],
  ])("introspection is answered to %s", async (_who, caller) => {
    const client = caller().socket();
    const answer = watch(client, STANDARD);
    expect(schemaIn((await answer.next()).data)).toBe(COMMITTED);
    expect(await answer.ended).toBeUndefined();
    const other = watch(client, `{ __schema { types { ${"fields { type { ".repeat(3)}name${" } }".repeat(3)} } } }`);
    expect(await other.ended).toMatchObject([{ message: expect.stringMatching(/introspection depth/) }]);
    await client.dispose();
  });

  it.each([
    "{ me { id } }",
    "{ __schema { queryType { name } } me { id } }",
    "{ ...A } fragment A on Query { me { id } }",
  ])("data are not: %s", async (text) => {
    const client = patient.socket();
    expect(await watch(client, text).ended).toMatchObject([{ message: expect.stringMatching(/^Only subscriptions/) }]);
    await client.dispose();
  });
});
