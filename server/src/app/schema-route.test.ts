import { readFileSync } from "node:fs";
import path from "node:path";
import { startTestServer, type TestServer } from "../../test/harness";
import { keyCaller, keyOf, platinumAdvertiser } from "../people/api-keys/api-key.test-support";

const COMMITTED = readFileSync(path.join(__dirname, "../../../schema.graphql"), "utf8");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = (headers: Record<string, string>, { url }: Pick<TestServer, "url"> = server) =>
  fetch(`${url}/schema.graphql`, { headers });

describe("the schema as text", () => {
  it("is the committed one, for whoever is signed in, and is not kept", async () => {
    const { cookie = "" } = await server.patient();
    const response = await read({ cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.text()).toBe(COMMITTED);
  });

  it("is there for a key, takes points of it and counts as a call", async () => {
    const owner = await platinumAdvertiser(server);
    const key = await keyOf(owner, { scopes: ["read:reports"] });
    expect(await (await read({ authorization: `Bearer ${key}` })).text()).toBe(COMMITTED);
    const { data } = await keyCaller(server, key).run("{ currentApiKey { pointsLeft } }");
    expect(data).toEqual({ currentApiKey: { pointsLeft: 30_000 - 100 - 1 } });
  });

  it.each<[string, Record<string, string>, number, string]>([
    ["nobody", {}, 401, "Sign in or send an API key to read the schema."],
    ["an ended session", { cookie: "health_session=gone" }, 401, "Sign in or send an API key to read the schema."],
    ["a wrong key", { authorization: "Bearer abc" }, 401, "This is not an API key."],
    ["a page elsewhere", { origin: "https://elsewhere.example" }, 403, "This page may not use the service."],
  ])("is refused to %s", async (_who, headers, status, message) => {
    const response = await read(headers);
    expect([response.status, ((await response.json()) as { errors: unknown[] }).errors]).toEqual([
      status,
      [expect.objectContaining({ message })],
    ]);
  });

  it("takes the key alone where a session comes with it", async () => {
    const { cookie = "" } = await server.patient();
    expect((await read({ cookie, authorization: "Bearer abc" })).status).toBe(401);
  });

  it("is everybody's with PUBLIC_SCHEMA, as often as an address may ask", async () => {
    const open = await server.sibling(server.urls, { PUBLIC_SCHEMA: "true" });
    try {
      const statuses = new Set<number>();
      for (let times = 0; times < 310; times += 1) {
        const response = await read({}, open);
        statuses.add(response.status);
        await response.arrayBuffer();
      }
      expect(statuses).toEqual(new Set([200, 429]));
    } finally {
      await open.stop();
    }
  });
});
