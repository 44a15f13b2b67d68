import net from "node:net";
import { watch } from "../../../test/socket-client";
import { ASK, REQUEST_ID, SAVE, SECRET, type Sent, WatchedServer } from "./masking.test-support";

const watched = new WatchedServer();

/** With the marks at which a message could be cut in the wrong place. */
const TALE = `${SECRET}; value: ${SECRET}" at "${SECRET}", Did you mean ${SECRET}`;

const query = (text: string, variables?: unknown, operationName?: string) =>
  JSON.stringify({ query: text, variables, operationName });
const READ = "query R($id: ID!) { consultation(id: $id) { id } }";
const LIST = "query L($first: Int!) { consultations(first: $first) { totalCount } }";
const NOTE = 'mutation N($readings: [HeartRateInput!]!) { addHeartRates(deviceId: "1", readings: $readings) }';

type Wrong = [what: string, document: string, variables?: Record<string, unknown>];

/** Documents and variables that are wrong, for both doors. */
const WRONG: Wrong[] = [
  ["a number that is a text", LIST, { first: TALE }],
  ["an id that is an object", READ, { id: { about: TALE } }],
  ["a text that is a list", ASK, { question: [TALE, TALE] }],
  ["a word that is none of a list", ASK, { question: "x", language: TALE }],
  ["an object that is a text", SAVE, { input: TALE }],
  ["an unknown field of an object", SAVE, { input: { [TALE]: 1 } }],
  ["a field deep inside", SAVE, { input: { allergies: [{ [SECRET]: TALE }], conditions: [] } }],
  ["a time that is a text", NOTE, { readings: [{ at: TALE, bpm: 70 }] }],
  ["a missing field beside a text", NOTE, { readings: [{ at: "2026-11-21T10:00:00Z", contact: TALE }] }],
  ["a literal that is no number", `{ consultations(first: ${JSON.stringify(TALE)}) { totalCount } }`],
  ["a literal that is no object", `mutation { saveHealthProfile(input: ${JSON.stringify(TALE)}, version: 0) { id } }`],
  ["a literal that is none of a list", `mutation { addConsultation(question: "x", language: ${SECRET}) { id } }`],
  [
    "a literal that is no time",
    `mutation { addHeartRates(deviceId: "1", readings: [{ at: ${JSON.stringify(TALE)}, bpm: 7 }]) }`,
  ],
  ["a literal in the wrong place", `{ me { id } } ${JSON.stringify(TALE)}`],
  ["a name in the wrong place", `{ me { id } } ${SECRET}`],
  ["a text without an end", `{ consultation(id: "${SECRET}`],
  ["a block of text in the wrong place", `{ me(${'"""'}${SECRET}${'"""'}) { id } }`],
  ["a character that is none of ours", `{ me ? ${SECRET} }`],
  ["an escape that is none", `{ consultation(id: "\\${SECRET}") { id } }`],
  ["a variable that is nested without end", READ, { id: { [TALE]: JSON.parse("[".repeat(25) + "]".repeat(25)) } }],
  ["a half character", ASK, { question: `${SECRET} \ud83e` }],
  ["a half character in a name", SAVE, { input: { [`${TALE}\0`]: 1 } }],
  ["too long a text", ASK, { question: `${SECRET} `.repeat(1_000) }],
];

/** Each row whole: a missing variable would be taken for a callback. */
const rows = (...table: Wrong[]) =>
  table.map(([what, document, variables = {}]) => [what, document, variables] as const);

describe("over HTTP", () => {
  it.each(rows(...WRONG))("tells nothing of %s", async (_what, document, variables) => {
    const { cookie = "" } = await watched.server.patient();
    const { status, id, text } = await watched.send({ body: query(document, variables), headers: { cookie } });
    expect([200, 400]).toContain(status);
    expect(id).toMatch(REQUEST_ID);
    expect(JSON.parse(text).errors[0].message).toMatch(/^[A-Z]/);
    expect(JSON.parse(text).errors[0].extensions.code).not.toBe("INTERNAL_SERVER_ERROR");
    watched.expectNothingTold(text);
  });

  it.each<[string, Sent]>([
    ["a body that is not JSON", { body: `{"query": ${SECRET}` }],
    ["a body that is a text", { body: JSON.stringify(TALE) }],
    ["bytes that are no text", { body: Buffer.from(`{"query":"{ me \xff${SECRET}\xfe }"}`, "latin1") }],
    ["an operation that is not there", { body: query("query A { me { id } } query B { me { id } }", {}, TALE) }],
    ["variables that are a text", { body: query("{ me { id } }", TALE) }],
    ["a forbidden key", { body: `{"__proto__": {"${SECRET}": 1}}` }],
    ["another type of body", { body: SECRET, headers: { "content-type": `text/${SECRET}` } }],
    ["a body without end", { body: query(`{ me { id } } # ${SECRET.repeat(20_000)}`) }],
    ["an address that cannot be read", { path: `/${SECRET}%zz`, method: "GET" }],
    ["an address that nobody knows", { path: `/${SECRET}.txt?${SECRET}`, method: "GET" }],
    ["a method that nobody knows", { path: `/livez?${SECRET}`, method: "DELETE", headers: {}, body: "{}" }],
    ["a ticket that is too long", { path: `/uploads/${SECRET.repeat(50)}`, method: "PUT", body: SECRET }],
    ["a ticket that cannot be read", { path: `/uploads/${SECRET}%c3%28`, method: "PUT", body: SECRET }],
    ["a ticket that nobody has", { path: `/uploads/${SECRET}`, method: "PUT", body: SECRET }],
    ["a record that nobody has", { path: `/records/${SECRET}/document`, method: "GET" }],
    ["a file that nobody has", { path: `/records/exports/${SECRET}`, method: "GET" }],
    ["a document that nobody has", { path: `/applications/documents/${SECRET}`, method: "GET" }],
    [
      "a secret that nobody has",
      { path: "/applications/documents/1", method: "GET", headers: { authorization: `Application ${SECRET}` } },
    ],
    ["a download in no format", { path: `/account/export?format=${SECRET}`, method: "GET" }],
    [
      "a file of readings that is none",
      { path: "/devices/imports", body: SECRET, headers: { "content-type": "application/octet-stream" } },
    ],
    ["a report about no advert", { path: "/ads/views", body: JSON.stringify({ token: TALE }) }],
    ["a report that is no report", { path: "/ads/clicks", body: JSON.stringify({ [SECRET]: SECRET }) }],
    ["a way to no advertiser", { path: `/ads/go/${SECRET}`, method: "GET" }],
  ])("tells nothing of %s", async (_what, sent) => {
    const { cookie = "" } = await watched.server.patient();
    const { status, id, text } = await watched.send({ ...sent, headers: { cookie, ...sent.headers } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(id).toMatch(REQUEST_ID);
    watched.expectNothingTold(text);
  });

  it("tells nothing of a request that is no HTTP", async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = net.connect(Number(new URL(watched.server.url).port), "127.0.0.1");
      let text = "";
      socket.on("data", (part) => {
        text += part;
      });
      socket.on("close", () => resolve(text));
      socket.end(`GET / HTTP/1.1\r\n${SECRET} ${SECRET}\r\n\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    watched.expectNothingTold(answer);
  });
});

describe("over websockets", () => {
  it.each(
    rows(
      ...WRONG,
      [
        "an id that is no id",
        "subscription S($id: ID!) { campaignStatsChanged(campaignId: $id) { clicks } }",
        { id: { a: TALE } },
      ],
      [
        "a literal that is no id",
        `subscription { campaignStatsChanged(campaignId: { a: ${JSON.stringify(TALE)} }) { clicks } }`,
      ],
      [
        "an id that nobody has",
        "subscription S($id: ID!) { campaignStatsChanged(campaignId: $id) { clicks } }",
        { id: TALE },
      ],
    ),
  )("tells nothing of %s", async (_what, document, variables) => {
    const patient = await watched.server.patient();
    const client = patient.socket();
    const ended = await watch(client, document, variables).ended;
    expect(Array.isArray(ended)).toBe(true);
    watched.expectNothingTold(JSON.stringify(ended));
    await client.dispose();
  });

  it.each([
    ["a message that is not JSON", `{"${SECRET}`],
    ["a message that is none of the protocol", JSON.stringify({ type: SECRET })],
    ["bytes", Buffer.from(SECRET)],
    ["too long a message", JSON.stringify({ type: "ping", payload: { [SECRET]: SECRET.repeat(4_000) } })],
  ])("tells nothing of %s", async (_what, message) => {
    const { cookie = "" } = await watched.server.patient();
    const { WebSocket } = await import("ws");
    const socket = new WebSocket(`${watched.server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
      headers: { cookie },
    });
    const told: string[] = [];
    socket.on("message", (data) => void told.push(String(data)));
    socket.on("open", () => socket.send(message));
    const reason = await new Promise<string>((resolve) =>
      socket.on("close", (code, words) => resolve(`${code} ${words}`)),
    );
    expect(reason).toMatch(/^(1009|44\d\d) /);
    watched.expectNothingTold([reason, ...told].join());
  });
});
