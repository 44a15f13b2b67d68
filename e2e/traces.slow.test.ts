import http from "node:http";
import type { AddressInfo } from "node:net";
import { type ProductProcess, startProductProcess } from "./product";

interface TracedSpan {
  traceId: string;
  parentSpanId?: string;
  name: string;
}

const received: string[] = [];
/** What a collector of OpenTelemetry does: it takes what is posted to /v1/traces. */
const collector = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    if (request.url === "/v1/traces") received.push(Buffer.concat(chunks).toString());
    response.setHeader("content-type", "application/json").end("{}");
  });
});
let product: ProductProcess;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  product = await startProductProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, DEMO_TRAFFIC: "false" });
});
afterAll(async () => {
  await product?.remove();
  collector.close();
});

const QUESTION = "My toddler swallowed a marble";

async function send(query: string, variables: object, cookie = ""): Promise<Response> {
  const response = await fetch(`${product.url}/graphql?private=${encodeURIComponent(QUESTION)}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query, variables }),
  });
  expect(await response.json()).not.toHaveProperty("errors");
  return response;
}

it("requests, operations, statements and jobs arrive as traces, and nothing of a person with them", async () => {
  const login = await send(
    'mutation ($password: String!) { login(email: "patient@demo.test", password: $password) { id } }',
    {
      password: "Demo-2026!",
    },
  );
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  await send(
    "mutation ($question: String!) { addConsultation(question: $question) { id } }",
    { question: QUESTION },
    cookie,
  );
  await product.end("SIGTERM"); // sends what still waits
  const text = received.join();
  const spans: TracedSpan[] = received.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: TracedSpan[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const operation = spans.find(({ name }) => name === "mutation addConsultation");
  const request = spans.find(({ traceId, parentSpanId }) => traceId === operation?.traceId && !parentSpanId);
  expect(request?.name).toBe("POST /graphql");
  expect(spans.filter(({ traceId }) => traceId === request?.traceId).map(({ name }) => name)).toContain(
    "insert consultations",
  );
  expect(spans.map(({ name }) => name)).toContain("job keep_windows");
  const [, session = "no session"] = cookie.split("=");
  for (const secret of [QUESTION, "marble", "patient@demo.test", "Demo-2026!", session])
    expect(text).not.toContain(secret);
});
