import http from "node:http";
import pino from "pino";
import { startTestServer, type TestServer } from "../../../test/harness";
import { openSocket, watch } from "../../../test/socket-client";
import { createDataSource } from "../../platform/database";
import { describeError } from "../../platform/logger";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Raw {
  status: number;
  body: { errors?: { message: string; extensions: Record<string, unknown> }[]; data?: unknown };
}

async function post(body: string, headers: Record<string, string> = {}): Promise<Raw> {
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as Raw["body"] };
}

const query = (text: string, variables?: unknown) => JSON.stringify({ query: text, variables });
const nested = (depth: number) => `${"{ consultations { nodes ".repeat(depth)}{ id }${" } }".repeat(depth)}`;

describe("over HTTP", () => {
  it.each([
    ["a body that is not JSON", "{ query", {}, 400, /JSON/],
    ["a body that is no object", '"text"', {}, 400, /body|query/i],
    ["an empty body", "", {}, 400, /JSON|body/i],
    [
      "a form",
      "query=%7Bme%7Bid%7D%7D",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      /application\/json/,
    ],
    [
      "plain text, which a foreign page could send",
      query("{ me { id } }"),
      { "content-type": "text/plain" },
      415,
      /application\/json/,
    ],
    ["a body of 200 kB", query(`{ me { id } } # ${"x".repeat(200_000)}`), {}, 413, /too large/],
    ["more than 1,000 tokens", query(`{ ${"me { id } ".repeat(400)} }`), {}, 400, /token/i],
    ["a query that is too deep", query(nested(12)), {}, 400, /depth|Cannot query/i],
    [
      "more than 10 aliases",
      query(`{ ${Array.from({ length: 12 }, (_, index) => `a${index}: __typename`).join(" ")} }`),
      {},
      400,
      /alias/i,
    ],
    ["more than 10 directives", query(`{ me ${"@include(if: true) ".repeat(12)} { id } }`), {}, 400, /directive/i],
    ["a batch", `[${query("{ me { id } }")}]`, {}, 400, /batch/i],
    ["an unknown field", query("{ passwords }"), {}, 400, /Cannot query field "passwords"/],
    [
      "a name that no operation has",
      JSON.stringify({ query: "query One { me { id } }", operationName: "Two" }),
      {},
      400,
      /Name one operation/,
    ],
    ["another origin", query("{ me { id } }"), { origin: "https://elsewhere.example" }, 403, /may not/],
  ])("refuses %s", async (_what, body, headers, status, message) => {
    const answer = await post(body, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[0]?.message).toMatch(message);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|at Object|stack|fastify|apollo/i);
  });

  it.each(["application/json; charset=utf-8", "application/json;charset=UTF8", 'application/json; charset="utf-8"'])(
    "reads JSON in UTF-8: %s",
    async (type) => {
      expect((await post(query("{ me { id } }"), { "content-type": type })).status).toBe(200);
    },
  );

  it.each([
    "application/json; charset=iso-8859-1",
    'application/json;charset="utf-16"',
    "application/json; charset=utf-8; charset=utf-7",
    "application/json; charset=",
    "application/json; Charset=x",
  ])("reads nothing in another charset: %s", async (type) => {
    const { status, body } = await post(query("{ me { id } }"), { "content-type": type });
    expect(status).toBe(415);
    expect(body.errors?.[0]).toMatchObject({
      message: "Send this request as application/json, in UTF-8.",
      extensions: { code: "BAD_REQUEST" },
    });
  });

  it("makes ten remarks at most, however much is wrong", async () => {
    const fields = Array.from({ length: 300 }, (_, number) => `unknown${number}`).join(" ");
    const { status, body } = await post(query(`{ ${fields} }`));
    expect([status, body.errors?.length]).toEqual([400, 10]);
    expect(body.errors?.at(-1)?.message).toMatch(/^Too many validation errors/);
    expect(JSON.stringify(body).length).toBeLessThan(3_000);
    const rows = Array.from({ length: 300 }, () => ({ nothing: 1 }));
    const advertiser = await server.patient({ role: "ADVERTISER" });
    const report = await advertiser.run(
      "mutation R($input: ReportConversionsInput!) { reportConversions(input: $input) { id } }",
      { input: { idempotencyKey: "0b4f6c0e-3a55-4d6e-9a51-0f8f1f6f2d10", rows } },
    );
    expect(report.status).toBe(400);
    expect(report.errors?.length).toBeLessThanOrEqual(10);
  });

  it("does not help to guess names", async () => {
    const { body } = await post(query("{ meh }"));
    expect(body.errors?.[0]?.message).toBe('Cannot query field "meh" on type "Query".');
  });

  it("knows the variables when it counts the cost", async () => {
    const patient = await server.patient();
    const list =
      "query L($first: Int!) { consultations(first: $first) { nodes { id question response { heading message } } } }";
    expect((await patient.run(list, { first: 100 })).errors).toBeUndefined();
    const { status, errors } = await patient.run(list, { first: 1_000_000 });
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
    expect(errors?.[0]?.message).toMatch(/too large: it costs \d+ of at most 5000 points/);
  });

  it("answers a badly typed variable with 400 and without repeating it", async () => {
    const patient = await server.patient();
    const { status, errors } = await patient.run(
      "query L($first: Int!) { consultations(first: $first) { totalCount } }",
      { first: "chest pain" },
    );
    expect(status).toBe(400);
    expect(JSON.stringify(errors)).not.toContain("chest pain");
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it.each([
    ["a NUL character", "I feel ill\0"],
    ["half of a character", "I feel ill \ud83e"],
  ])("refuses %s by the name of its field", async (_what, question) => {
    const patient = await server.patient();
    const { status, errors } = await patient.run(
      "mutation A($question: String!) { addConsultation(question: $question) { id } }",
      { question },
    );
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({
      message: "This contains a character that we cannot use. Please type it again.",
      extensions: { code: "BAD_USER_INPUT", field: "question" },
    });
    const inline = await patient.run(`mutation { addConsultation(question: ${JSON.stringify(question)}) { id } }`);
    expect(inline.status).toBe(400);
    expect(inline.errors?.[0]?.extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_PARSE_FAILED)$/);
  });

  it("refuses variables that are nested without end, at once", async () => {
    const { status, body } = await post(
      `{"query":"{ me { id } }","variables":{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`,
    );
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toBe("This is nested too deeply.");
  });

  it("takes nothing by GET", async () => {
    const response = await fetch(`${server.url}/graphql?query={me{id}}`);
    expect(response.status).toBe(405);
  });

  it("limits what one person can ask for in a minute", async () => {
    const patient = await server.patient();
    const list =
      "{ consultations(first: 100) { nodes { response { steps { title } recommendations { source { url } } references { url } signals { source { url } } } } } }";
    let refused = 0;
    for (let round = 0; round < 20 && refused === 0; round += 1) {
      const { status, headers } = await patient.run(list);
      refused = status === 429 ? Number(headers.get("retry-after")) : 0;
    }
    expect(refused).toBeGreaterThan(0);
  });
});

it("masks what goes wrong inside, with the id that the log has", async () => {
  const lines: string[] = [];
  const broken = await startTestServer({
    log: pino({ serializers: { err: describeError } }, { write: (line: string) => void lines.push(line) }),
  });
  try {
    const patient = await broken.patient();
    const owner = await createDataSource({ url: broken.urls.owner, poolSize: 1 }).initialize();
    await owner.query("alter table consultations rename to elsewhere");
    await owner.destroy();
    const { errors } = await patient.run("{ consultations { totalCount } }");
    expect(errors?.[0]?.message).toBe("An error occurred");
    expect(errors?.[0]?.extensions).toEqual({
      code: "INTERNAL_SERVER_ERROR",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(lines.join("")).toContain(errors?.[0]?.extensions.requestId);
    expect(lines.join("")).not.toContain(patient.user.id);
  } finally {
    await broken.stop();
  }
});

describe("over websockets", () => {
  it.each([
    ["a query", "{ me { id } }", /Only subscriptions/],
    ["a mutation", "mutation { logout }", /Only subscriptions/],
    ["a subscription that does not exist", "subscription { secrets }", /Cannot query field/],
    ["too many tokens", `subscription { consultationChanged { ${"snapshot ".repeat(1_100)} } }`, /token/i],
    [
      "too many aliases",
      `subscription { consultationChanged { ${Array.from({ length: 12 }, (_, index) => `a${index}: snapshot`).join(" ")} } }`,
      /alias/i,
    ],
    ["what cannot be parsed", "subscription {", /Syntax Error/],
  ])("refuses %s, and that alone", async (_what, text, message) => {
    const patient = await server.patient();
    const client = patient.socket();
    const ended = (await watch(client, text).ended) as { message: string }[];
    expect(ended[0]?.message).toMatch(message);
    const other = watch(client, "subscription { consultationChanged { snapshot } }");
    expect((await other.next()).data).toEqual({ consultationChanged: { snapshot: true } });
    await client.dispose();
  });

  it("are opened by our own pages and by programs, not by other pages", async () => {
    const patient = await server.patient();
    const cookie = `health_session=${patient.token}`;
    const outcome = async (origin?: string) => {
      const client = openSocket(server.url, cookie, origin);
      const events = watch(client, "subscription { consultationChanged { snapshot } }");
      const result = await Promise.race([events.next().then(() => "opened"), events.ended.then(() => "refused")]).catch(
        () => "refused",
      );
      await client.dispose();
      return result;
    };
    expect(await outcome()).toBe("opened");
    expect(await outcome(server.url)).toBe("opened");
    expect(await outcome("https://elsewhere.example")).toBe("refused");
    expect(await outcome("null")).toBe("refused");
  });
});

it("serves its health to those who watch it", async () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
  expect(await (await get("/livez")).json()).toEqual({ status: "live" });
  expect((await get("/readyz")).status).toBe(200);
  const metrics = await get("/metrics");
  expect(await metrics.text()).toMatch(/health_operation_seconds_bucket.*\n[\s\S]*health_sockets/);
  expect((await get("/metrics", { "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
});

it("sends strict headers with every answer", async () => {
  const { headers } = await fetch(`${server.url}/livez`);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).not.toMatch(/unsafe-eval|https?:\/\/(?!127|localhost)/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("stays up when a request is cut off in the middle", async () => {
  await new Promise<void>((resolve) => {
    const request = http.request(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": "5000" },
    });
    request.on("error", () => resolve());
    request.write('{"query":');
    setTimeout(() => request.destroy(), 50);
  });
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
});
