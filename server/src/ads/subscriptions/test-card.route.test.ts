import pino from "pino";
import { createDataSource } from "../../platform/database";
import { describeError } from "../../platform/logger";
import { CARDS, DOCUMENTS, startBilling } from "./billing.test-support";

type Billing = Awaited<ReturnType<typeof startBilling>>;

let billing: Billing;
const lines: string[] = [];

beforeAll(async () => {
  billing = await startBilling("2026-06-10T09:20:30Z", {
    log: pino(
      { level: "trace", serializers: { err: describeError } },
      { write: (line: string) => void lines.push(line) },
    ),
  });
});
afterAll(() => billing.server.stop());

const send = (cookie: string | undefined, body: string, headers: Record<string, string> = {}) =>
  fetch(`${billing.server.url}/payments/test-provider/cards`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie && { cookie }), ...headers },
    body,
  });

it("gives a token for a test card, and the little that may be shown of it", async () => {
  const advertiser = await billing.advertiser();
  const response = await advertiser.typeCard("５５５５-5555 5555 4444");
  expect([response.status, response.headers.get("cache-control")]).toEqual([201, "no-store"]);
  expect(await response.json()).toEqual({
    cardToken: expect.stringMatching(/^[\w-]{43}$/),
    brand: "Mastercard",
    last4: "4444",
    expiryMonth: 12,
    expiryYear: 2029,
  });
});

it("names each wrong field, in the shape of the other routes, and repeats none of it", async () => {
  const advertiser = await billing.advertiser();
  const response = await advertiser.typeCard("4111111111111111", {
    cvv: "98765",
    cardholderName: "4111111111111111",
    expiry: "0",
  });
  const text = await response.text();
  expect(response.status).toBe(400);
  expect(JSON.parse(text)).toEqual({
    errors: [
      {
        message: expect.stringMatching(/^This is a test payment system: only test card numbers work here\./),
        extensions: {
          code: "BAD_USER_INPUT",
          field: "cardNumber",
          problems: [
            { field: "cardNumber", message: expect.any(String) },
            { field: "expiry", message: expect.any(String) },
            { field: "cvv", message: expect.any(String) },
            { field: "cardholderName", message: expect.any(String) },
          ],
          requestId: expect.any(String),
        },
      },
    ],
  });
  expect(text).not.toMatch(/4111111111111111|98765/);
});

it("hears advertisers only, from our pages, and small JSON only", async () => {
  const { cookie } = await billing.server.as((await billing.advertiser()).user);
  const body = JSON.stringify({ cardNumber: CARDS.good });
  const statuses = [
    await send(undefined, body),
    await send((await billing.server.patient()).cookie, body),
    await send(cookie, body, { origin: "https://elsewhere.example" }),
    await send(cookie, body, { "sec-fetch-site": "cross-site" }),
    await send(cookie, JSON.stringify({ cardNumber: "4".repeat(2_100) })),
    await send(cookie, "{"),
    await send(cookie, body, { "content-type": "text/plain" }),
    await send(cookie, "[1]"),
    await send(cookie, "null"),
    await send(cookie, JSON.stringify({ cardNumber: { a: 1 }, cvv: 123, expiry: [], cardholderName: null })),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 403, 403, 403, 413, 400, 415, 400, 400, 400]);
});

it("hears 20 cards of an account in an hour", async () => {
  const advertiser = await billing.advertiser();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await advertiser.typeCard()).status);
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
});

/** Every value of every table that anybody of the product can write, as text. */
async function everythingStored(): Promise<string> {
  const owner = await createDataSource({ url: billing.server.urls.superuser, poolSize: 1 }).initialize();
  try {
    const tables: { name: string }[] = await owner.query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    const texts: string[] = [];
    for (const { name } of tables) {
      const [{ text }] = await owner.query(`select coalesce(string_agg(t::text, E'\\n'), '') as text from ${name} t`);
      // Bytes are shown as hexadecimal digits: what was stored as bytes is looked for as text, too.
      texts.push(
        text,
        text.replace(/\\\\x([0-9a-f]+)/g, (_: string, hex: string) => Buffer.from(hex, "hex").toString("latin1")),
      );
    }
    return texts.join("\n");
  } finally {
    await owner.destroy();
  }
}

it("a card number or CVV typed into any field is found nowhere afterwards: no table, no log line, no mail", async () => {
  const advertiser = await billing.advertiser();
  // Numbers and names that are nowhere else: published cards, one that is not, and a CVV of four digits that no id begins with.
  const secrets = [
    "4242424242424242",
    "4242 4242 4242 4242",
    "378282246310005",
    "4012888888881881",
    "QZX7",
    "Zebulon Quagmire",
  ];
  const FIELDS = ["cardNumber", "expiry", "cvv", "cardholderName", "remark"] as const;
  const good = { cardNumber: "4242424242424242", expiry: "12/29", cvv: "737", cardholderName: "Zebulon Quagmire" };
  await billing.server.db.query("delete from rate_limits");
  for (const secret of secrets) {
    await billing.server.db.query("delete from rate_limits");
    for (const field of FIELDS) await advertiser.typeCard(undefined, { ...good, [field]: secret });
  }
  const response = await advertiser.typeCard(undefined, good);
  const { cardToken } = (await response.json()) as { cardToken: string };
  const bought = await advertiser.run(DOCUMENTS.subscribe, {
    input: { ...(await advertiser.purchase("BRONZE")), cardToken },
  });
  expect(bought.errors).toBeUndefined();
  // Where the API is given a number in the place of a token, or of an id, it is no better kept.
  const wrong = { tier: "SILVER", expectedGrossPence: 1, idempotencyKey: "4012888888881881" };
  await advertiser.run(DOCUMENTS.upgrade, { input: wrong });
  await advertiser.run(DOCUMENTS.updateCard, { input: { cardToken: "4012888888881881" } });
  await billing.runJobs();
  const stored = await everythingStored();
  expect(stored).toContain("Visa ending 4242"); // the search finds what is there
  for (const secret of [...secrets, cardToken]) {
    expect([secret, stored.includes(secret)]).toEqual([secret, false]);
    expect([secret, lines.filter((line) => line.includes(secret))]).toEqual([secret, []]);
  }
});
