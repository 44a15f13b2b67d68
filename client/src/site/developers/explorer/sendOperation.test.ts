import { createSender } from "./sendOperation";

const sent: { url: string; init: RequestInit }[] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return { json: async () => ({ data: null }) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const senderWith = (key: string) => createSender({ socketUrl: "ws://localhost/graphql", readKey: () => key });

it("sends the session of the visitor when there is no key", async () => {
  await senderWith("").send({ query: "{ plans { tier } }" });
  expect(sent).toMatchObject([{ url: "/graphql", init: { method: "POST", credentials: "same-origin" } }]);
  expect(sent[0]?.init.headers).not.toHaveProperty("authorization");
});

it("sends a key as a header, and then no session", async () => {
  await senderWith("hak_live_x").send({ query: "{ plans { tier } }" });
  expect(sent[0]?.init).toMatchObject({ credentials: "omit", headers: { authorization: "Bearer hak_live_x" } });
  expect(sent[0]?.init.body).not.toContain("hak_");
});

it("leaves out the name of an operation that stood there before", async () => {
  await senderWith("").send({ query: "{ plans { tier } }", operationName: "OfBefore" });
  await senderWith("").send({ query: "query Q { plans { tier } }", operationName: "OfBefore" });
  expect(sent.map(({ init }) => JSON.parse(String(init.body)).operationName)).toEqual([undefined, "Q"]);
});

it.each([
  ["subscription W { usageChanged { id } }", undefined, true],
  ["query Q { plans { tier } } subscription W { usageChanged { id } }", "W", true],
  ["query Q { plans { tier } } subscription W { usageChanged { id } }", "Q", false],
  ["subscription { usageChanged { id } }", "OfBefore", true],
  ["subscription { nothing that closes", undefined, false],
])("watches %s (%s): %s", (query, operationName, isWatched) => {
  const answer = senderWith("").send({ query, operationName });
  expect(Symbol.asyncIterator in answer).toBe(isWatched);
  expect(sent).toHaveLength(isWatched ? 0 : 1);
});
