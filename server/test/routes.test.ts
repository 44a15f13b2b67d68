import { randomUUID } from "node:crypto";
import committed from "../http-routes.json";
import { keyOf, platinumAdvertiser } from "../src/people/api-keys/api-key.test-support";
import { type Caller, startTestServer, type TestServer } from "./harness";

const CALLERS = ["nobody", "patient", "advertiser", "staff"] as const;
type CallerName = (typeof CALLERS)[number];

/** The same for everybody. */
const all = (status: number): Record<CallerName, number> => ({
  nobody: status,
  patient: status,
  advertiser: status,
  staff: status,
});

interface Row {
  /** What stands for the parts of the address that begin with a colon, and behind it. */
  address?: string;
  /** The status that each caller gets for a request that asks for nothing that is there. */
  answers: Record<CallerName, number>;
  /** What a key of the API gets; where this is missing, the answer for nobody. */
  key?: number;
}

/** What each route answers to whom. A route without a row fails, and so does a row without a route. */
const ROWS: Record<string, Row> = {
  "GET /livez": { answers: all(200) },
  "HEAD /livez": { answers: all(200) },
  "GET /readyz": { answers: all(200) },
  "HEAD /readyz": { answers: all(200) },
  // From this machine; from elsewhere it is not found, as health.test.ts sees.
  "GET /metrics": { answers: all(200) },
  "HEAD /metrics": { answers: all(200) },
  // Who may ask what is in access.test.ts.
  "POST /graphql": { answers: all(400) },
  "GET /graphql": { answers: all(405), key: 400 },
  "HEAD /graphql": { answers: all(405) },
  "GET /schema.graphql": { answers: { ...all(200), nobody: 401 }, key: 200 },
  "GET /records/:id/document": {
    address: `/records/${randomUUID()}/document`,
    answers: { nobody: 401, patient: 404, advertiser: 404, staff: 404 },
  },
  "GET /records/exports/:id": {
    address: `/records/exports/${randomUUID()}`,
    answers: { nobody: 401, patient: 404, advertiser: 404, staff: 404 },
  },
  "GET /consultations/:id/handover.json": {
    address: `/consultations/${randomUUID()}/handover.json`,
    answers: { nobody: 401, patient: 404, advertiser: 404, staff: 404 },
  },
  "GET /medicines/:whom/list.pdf": {
    address: `/medicines/${randomUUID()}/list.pdf`,
    answers: { nobody: 401, patient: 404, advertiser: 403, staff: 403 },
  },
  "GET /medicines/:whom/list.json": {
    address: "/medicines/own/list.json",
    answers: { nobody: 401, patient: 200, advertiser: 403, staff: 403 },
  },
  // Staff with applications.view, and whoever has the secret of an application.
  "GET /applications/documents/:documentId": {
    address: `/applications/documents/${randomUUID()}`,
    answers: { nobody: 401, patient: 403, advertiser: 403, staff: 404 },
  },
  "HEAD /applications/documents/:documentId": {
    address: `/applications/documents/${randomUUID()}`,
    answers: { nobody: 401, patient: 403, advertiser: 403, staff: 404 },
  },
  // Whoever has the ticket may send, once.
  "PUT /uploads/:token": { address: "/uploads/unknown", answers: all(404) },
  "POST /payments/test-provider/cards": { answers: { nobody: 401, patient: 403, advertiser: 400, staff: 403 } },
  // Whoever can sign as Stripe; without Stripe there is no such route.
  "POST /payments/stripe/webhook": { answers: all(404) },
  "GET /invoices/:id.pdf": {
    address: `/invoices/${randomUUID()}.pdf`,
    answers: { nobody: 401, patient: 403, advertiser: 404, staff: 403 },
  },
  "GET /invoices/:id.csv": {
    address: `/invoices/${randomUUID()}.csv`,
    answers: { nobody: 401, patient: 403, advertiser: 404, staff: 403 },
  },
  "GET /reports/:month.pdf": {
    address: "/reports/2026-13.pdf",
    answers: { nobody: 401, patient: 403, advertiser: 400, staff: 403 },
  },
  "GET /reports/:month.csv": {
    address: "/reports/2026-13.csv",
    answers: { nobody: 401, patient: 403, advertiser: 400, staff: 403 },
  },
  "GET /compliance/reports/:id.txt": {
    address: `/compliance/reports/${randomUUID()}.txt`,
    answers: { nobody: 401, patient: 403, advertiser: 403, staff: 404 },
  },
  "GET /compliance/reports/:id.csv": {
    address: `/compliance/reports/${randomUUID()}.csv`,
    answers: { nobody: 401, patient: 403, advertiser: 403, staff: 404 },
  },
  "GET /compliance/reports/:id.pdf": {
    address: `/compliance/reports/${randomUUID()}.pdf`,
    answers: { nobody: 401, patient: 403, advertiser: 403, staff: 404 },
  },
  "GET /maintenance/reports/:id.txt": {
    address: `/maintenance/reports/${randomUUID()}.txt`,
    answers: { nobody: 401, patient: 403, advertiser: 403, staff: 404 },
  },
  "GET /maintenance/reports/:id.pdf": {
    address: `/maintenance/reports/${randomUUID()}.pdf`,
    answers: { nobody: 401, patient: 403, advertiser: 403, staff: 404 },
  },
  "POST /audit/export": { answers: { nobody: 401, patient: 403, advertiser: 403, staff: 200 } },
  "GET /account/export": { answers: { nobody: 401, patient: 400, advertiser: 400, staff: 400 } },
  "POST /devices/imports": { answers: { nobody: 401, patient: 400, advertiser: 403, staff: 403 } },
  "POST /ads/views": { answers: all(400) },
  "POST /ads/clicks": { answers: all(400) },
  "POST /ads/engagements": { answers: all(400) },
  "GET /ads/go/:token": { address: "/ads/go/unknown", answers: all(400) },
  // Everybody once an advert with it was approved; else its advertiser and who reviews.
  "GET /ads/pictures/:id": { address: `/ads/pictures/${randomUUID()}`, answers: all(404) },
  "HEAD /ads/go/:token": { address: "/ads/go/unknown", answers: all(400) },
};

let server: TestServer;
let callers: Record<CallerName, Caller>;
let keys: string[];
beforeAll(async () => {
  server = await startTestServer();
  const { user } = await server.patient({ role: "ADVERTISER" });
  callers = {
    nobody: server.anonymous,
    patient: await server.patient(),
    advertiser: await server.as(user),
    staff: await server.staff("owner"),
  };
  keys = [
    await keyOf(await platinumAdvertiser(server), { scopes: ["read:reports"] }),
    await keyOf(callers.staff, { scopes: ["read:audit", "read:compliance", "read:applications"] }),
  ];
});
afterAll(() => server?.stop());

/** The status of a request without anything in it. */
async function ask(
  route: string,
  address: string,
  { cookie }: Pick<Caller, "cookie">,
  authorization?: string,
): Promise<number> {
  const [method = "GET", url = ""] = route.split(" ");
  const body = method === "POST" ? { body: "{}", headers: { "content-type": "application/json" } } : {};
  const type = url === "/devices/imports" ? { "content-type": "application/octet-stream" } : body.headers;
  const headers = { ...type, ...(cookie && { cookie }), ...(authorization && { authorization }) };
  const response = await fetch(`${server.url}${address}`, { method, ...body, headers });
  const text = await response.text();
  // Nothing of the inside in an answer that says no.
  if (!response.ok) expect(text).not.toMatch(/select |\bat \/|node_modules|typeorm/i);
  return response.status;
}

describe("every route of HTTP", () => {
  it("has a row, and every row a route", () => {
    expect([...server.routes].sort()).toEqual(Object.keys(ROWS).sort());
  });

  it("is in the file from which the client's development server knows what it hands on", () => {
    const byAddress: Record<string, string[]> = {};
    for (const route of [...server.routes].sort()) {
      const [method = "", address = ""] = route.split(" ");
      byAddress[address] = [...(byAddress[address] ?? []), method];
    }
    expect(committed).toEqual(byAddress);
  });

  it.each(Object.entries(ROWS))("%s answers each caller as its row says", async (route, { address, answers }) => {
    const seen: Partial<Record<CallerName, number>> = {};
    for (const name of CALLERS) {
      seen[name] = await ask(route, address ?? (route.split(" ")[1] as string), callers[name]);
    }
    expect(seen).toEqual(answers);
  });

  it.each(Object.entries(ROWS))(
    "%s takes a key of the API for nobody, unless its row says otherwise",
    async (route, row) => {
      const { address, answers, key: expected = answers.nobody } = row;
      for (const key of keys) {
        const status = await ask(route, address ?? (route.split(" ")[1] as string), {}, `Bearer ${key}`);
        expect(status).toBe(expected);
      }
    },
  );
});
