import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { type ProductProcess, startProductProcess } from "./product";

let product: ProductProcess;

beforeAll(async () => {
  product = await startProductProcess();
});
afterAll(() => product.remove());

interface Listed {
  consultations: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

/** Talks to the API as a program would: a cookie, a query. */
async function client(url: string, email: string) {
  const post = async (query: string, variables: object, cookie = "") => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ query, variables }),
    });
    return { response, body: (await response.json()) as { data: unknown; errors?: unknown } };
  };
  const login = "mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { id } }";
  const { response } = await post(login, { email, password: "Demo-2026!" });
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return async <Data>(query: string, variables: object = {}) =>
    (await post(query, variables, cookie)).body.data as Data;
}

it("loses nothing that it acknowledged when it is killed in the middle of work, sessions included", async () => {
  const ask = await client(product.url, "patient@demo.test");
  const acknowledged: string[] = [];
  let killed = false;
  const working = Array.from({ length: 4 }, async () => {
    while (!killed) {
      const asked = ask<{ addConsultation: { id: string } }>(
        'mutation { addConsultation(question: "I have a cold") { id } }',
      );
      const data = await asked.catch(() => null);
      if (data) {
        acknowledged.push(data.addConsultation.id);
      }
    }
  });
  while (acknowledged.length < 40) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await product.kill();
  killed = true;
  await Promise.all(working);
  await product.start();
  const kept = new Set<string>();
  let after: string | null = null;
  do {
    const data: Listed = await ask<Listed>(
      "query L($after: String) { consultations(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }",
      { after },
    );
    for (const { id } of data.consultations.nodes) {
      kept.add(id);
    }
    after = data.consultations.pageInfo.hasNextPage ? data.consultations.pageInfo.endCursor : null;
  } while (after);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

it("serves the page for every address of its own, compressed and cached", async () => {
  const page = await fetch(`${product.url}/consultation`);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  const file = await fetch(product.url + script, { headers: { "accept-encoding": "br" } });
  expect(file.headers.get("content-encoding")).toBe("br");
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await fetch(`${product.url}/assets/missing.js`)).status).toBe(404);
});

describe("another instance", () => {
  let other: ProductProcess;
  beforeAll(async () => {
    other = await startProductProcess();
  });
  afterAll(() => other?.remove());

  it("runs beside it with its own port and data", async () => {
    const [here, there] = [
      await client(product.url, "patient@demo.test"),
      await client(other.url, "patient@demo.test"),
    ];
    await there('mutation { addConsultation(question: "only over there") { id } }');
    expect(JSON.stringify(await here("{ consultations(first: 5) { nodes { question } } }"))).not.toContain(
      "only over there",
    );
  });

  it("ends in order at Ctrl-C, which arrives twice under npm, and takes its Postgres with it", async () => {
    const { exitCode, dataDirectory } = await other.interruptTwice();
    expect(exitCode).toBe(0);
    expect(existsSync(path.join(dataDirectory, "pg17/postmaster.pid"))).toBe(false);
  });
});

it("refuses to be production without secrets, and says what is missing", async () => {
  const main = path.resolve(__dirname, "../server/dist/src/main.js");
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, NODE_ENV: "production" } });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.on("exit", resolve));
  expect(code).toBe(1);
  expect(output).toMatch(/TOKEN_SECRET must be a secret of your own/);
  expect(output).toMatch(/DATABASE_URL must name your Postgres/);
});
