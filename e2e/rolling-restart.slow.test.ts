import http from "node:http";
import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "graphql-ws";
import { WebSocket } from "ws";
import { until } from "../server/test/wait";
import { DEMO_PASSWORD } from "./people";
import { type ProductProcess, startProductFromNothing, startProductProcess } from "./product";

/** The browser's own client; its sources find each other by other rules than these, so their types are not read here. */
const { createSocket }: { createSocket(options: object): Client } = require("../client/src/core/apollo");

const PROCESSES = 3;
const SOCKETS = 48;
const PATIENTS = 4;
const CALLERS = 8;
const DRAIN_SECONDS = 2;
/** All processes have one address for browsers, and so one cookie. */
const ENV = { DRAIN_SECONDS: String(DRAIN_SECONDS), DEMO_TRAFFIC: "false", PUBLIC_URL: "http://localhost:4000" };

/** A balancer as they are: it asks each process every 100 ms whether it is ready, and keeps its connections. It tries nothing twice. */
async function startBalancer(products: readonly ProductProcess[]) {
  const ready = new Set<string>();
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;
  const next = (): URL => {
    turn += 1;
    return new URL([...ready][turn % ready.size] ?? "http://localhost:0");
  };
  const look = async () => {
    const urls = products.map(({ url }) => url);
    for (const url of new Set([...urls, ...ready])) {
      const isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(url);
      else ready.delete(url);
    }
  };
  await look();
  const timer = setInterval(() => void look(), 100);
  const proxy = http.createServer((request, response) => {
    const { method, url: path = "", headers } = request;
    const passed = http.request(new URL(path, next()), { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.writeHead(502).end("{}"));
    request.pipe(passed);
  });
  proxy.on("upgrade", (request, socket, head) => {
    const passed = net.connect(Number(next().port), "localhost", () => {
      const lines = request.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
      passed.write(`GET ${request.url} HTTP/1.1\r\n${lines}\r\n`);
      passed.write(head);
      socket.pipe(passed).pipe(socket);
    });
    for (const side of [socket, passed]) side.on("error", () => side.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as net.AddressInfo).port}`,
    ready,
    stop: async () => {
      clearInterval(timer);
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      agent.destroy();
    },
  };
}

const products: ProductProcess[] = [];
const clients: Client[] = [];
let isOver = false;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
const start = () => startProductFromNothing({ ...ENV, DATA_DIR: products[0]?.directory ?? "" });
beforeAll(async () => {
  products.push(await startProductProcess(ENV));
  products.push(...(await Promise.all(Array.from({ length: PROCESSES - 1 }, start))));
  balancer = await startBalancer(products);
});
afterAll(async () => {
  isOver = true;
  for (const client of clients) await client.dispose();
  await balancer?.stop();
  for (const product of products.reverse()) await product.remove(); // the first has the data
});

/** Asks the API by way of the balancer. */
async function ask(query: string, variables = {}, cookie = "") {
  const headers = { "content-type": "application/json", cookie };
  const response = await fetch(`${balancer.url}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors?: object[] };
  return { status: response.status, errors, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

async function register(email: string): Promise<string> {
  const consents = { consentsToDataUse: true, consentsToNhsIntegration: true };
  const input = { name: "Robin Example", email, password: DEMO_PASSWORD, language: "en", ...consents };
  const { cookie } = await ask("mutation R($input: RegisterInput!) { register(input: $input) { id } }", { input });
  expect(cookie).not.toBe("");
  return cookie;
}

it("restarts one process after the other without a failed request, a lost event or a crowd of reconnects", async () => {
  const cookies: string[] = [];
  for (let index = 0; index < PATIENTS; index += 1) cookies.push(await register(`rolling-${index}@example.test`));
  const cookieOf = (index: number) => cookies[index % PATIENTS] ?? "";
  // The browser's own client, whose address says here which cookie its browser has.
  class BrowserSocket extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { cookie: cookieOf(Number(new URL(address).search.slice(1))) } });
    }
  }
  Object.assign(globalThis, { WebSocket: BrowserSocket });
  const connectedAt: number[] = [];
  const closedWith = new Set<number>();
  const seen = Array.from({ length: SOCKETS }, () => new Set<string>());
  for (const [index, questions] of seen.entries()) {
    const url = `${balancer.url.replace("http", "ws")}/graphql?${index}`;
    const client = createSocket({ url, connection: { lost: () => undefined, restored: () => undefined } });
    clients.push(client);
    client.on("connected", () => connectedAt.push(performance.now()));
    client.on("closed", (event) => closedWith.add((event as CloseEvent).code));
    client.subscribe<{ consultationChanged: { consultations: { question: string }[] } }>(
      { query: "subscription { consultationChanged { consultations { question } } }" },
      {
        next: ({ data }) => {
          for (const { question } of data?.consultationChanged.consultations ?? []) questions.add(question);
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }
  await until(() => connectedAt.length >= SOCKETS, "all sockets");

  const statuses = new Set<number>();
  let count = 0;
  const load = Array.from({ length: CALLERS }, async (_, index) => {
    while (!isOver) {
      statuses.add((await ask("{ me { name } }", {}, cookieOf(index)).catch(() => ({ status: 0 }))).status);
      count += 1;
      await wait(20);
    }
  });
  const asked: string[] = [];
  const askQuestions = async () => {
    const question = `I have had a headache for ${asked.length + 2} days`;
    asked.push(question);
    const query = "mutation A($question: String!) { addConsultation(question: $question) { id } }";
    for (const cookie of cookies) expect((await ask(query, { question }, cookie)).errors).toBeUndefined();
  };

  for (let index = 0; index < PROCESSES; index += 1) {
    await until(() => balancer.ready.size === PROCESSES, "all processes");
    const before = connectedAt.length;
    const leaving = (products[index] as ProductProcess).end("SIGTERM");
    const starting = start();
    await askQuestions(); // while it leaves
    expect(await leaving).toBe(0);
    products.push(await starting);
    const moved = connectedAt.slice(before);
    expect(moved.length).toBeGreaterThan(3);
    expect(Math.max(...moved) - Math.min(...moved)).toBeGreaterThan(DRAIN_SECONDS * 300);
  }
  await askQuestions();
  await until(() => seen.every((questions) => asked.every((question) => questions.has(question))), "every event");
  isOver = true;
  await Promise.all(load);

  expect([...statuses]).toEqual([200]);
  expect(count).toBeGreaterThan(100);
  expect([...closedWith]).toEqual([1001]);
});
