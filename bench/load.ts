import "reflect-metadata";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import type { WebSocket } from "ws";
import { type ProductProcess, startProductFromNothing } from "../e2e/product";
import { ENTITIES } from "../server/src/app/entities";
import { sessionCookie } from "../server/src/app/request-context";
import { makeConsultation } from "../server/src/care/consultations/consultation.factory";
import { makeSession } from "../server/src/people/accounts/session.factory";
import { makeUser } from "../server/src/people/accounts/user.factory";
import { createDataSource } from "../server/src/platform/database";
import { type BenchDatabase, startBenchDatabase } from "./database";
import { subscribe } from "./fan-out";
import { type Line, printReport, quantile } from "./report";

const SECONDS = 10;
const CONNECTIONS = 16;
const SOCKETS = 2_000;
/** Nobody may have more than 20 sockets at a process. */
const PATIENTS = 120;
const SPREAD_MS = 5_000;
const PUBLIC_URL = "http://localhost:4000";
const SECRETS = { token: randomUUID(), data: randomUUID(), index: randomUUID() };

const LIST = "{ consultations(first: 20) { nodes { id question language level } } }";
const ASK = 'mutation { addConsultation(question: "I have had a headache for two days") { id } }';
const WATCH = "subscription { consultationChanged { consultations { id question level } } }";

/** Of twenty requests: nine lists, seven short questions, three pages, and one question to the assistant. */
const MIX = [
  "me",
  "list",
  "list",
  "page",
  "me",
  "list",
  "me",
  "list",
  "ask",
  "list",
  "me",
  "list",
  "page",
  "me",
  "list",
  "me",
  "list",
  "me",
  "list",
  "page",
] as const;

/** The cookies of patients with five consultations each. */
async function makePatients({ urls }: BenchDatabase): Promise<string[]> {
  const db = await createDataSource({ url: urls.owner, name: "bench", entities: ENTITIES }).initialize();
  const cookies: string[] = [];
  while (cookies.length < PATIENTS) {
    const user = await makeUser(db.manager);
    for (let count = 0; count < 5; count += 1) await makeConsultation(db.manager, { patientId: user.id });
    const { token } = await makeSession({ db, secrets: SECRETS, clock: { now: () => new Date() } }, user);
    cookies.push(`${sessionCookie({ publicUrl: PUBLIC_URL })}=${token}`);
  }
  await db.destroy();
  return cookies;
}

/** What the processes say of themselves, added up; the delay of an event loop since the last time is that of the worst. */
async function figures(products: readonly ProductProcess[]) {
  const texts = await Promise.all(products.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  const each = (name: string) => texts.map((text) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]));
  const sum = (name: string) => each(name).reduce((total, value) => total + value, 0);
  return {
    cpuSeconds: sum("process_cpu_seconds_total"),
    memory: sum("process_resident_memory_bytes"),
    loopMs: Math.max(...each("nodejs_eventloop_lag_p99_seconds")) * 1_000,
  };
}

async function requests(products: readonly ProductProcess[], cookies: readonly string[]) {
  const post = (query: string, cookie: string) => ({
    method: "POST" as const,
    path: "/graphql",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query }),
  });
  const of = {
    me: (cookie: string) => post("{ me { id } }", cookie),
    list: (cookie: string) => post(LIST, cookie),
    ask: (cookie: string) => post(ASK, cookie),
    page: () => ({ method: "GET" as const, path: "/" }),
  };
  const mixed = cookies.flatMap((cookie, at) => of[MIX[at % MIX.length] ?? "me"](cookie));
  const connections = CONNECTIONS / products.length;
  const run = (duration: number) =>
    Promise.all(products.map(({ url }) => autocannon({ url, connections, duration, requests: mixed })));
  await run(SECONDS); // until everything is compiled
  const before = await figures(products);
  const results = await run(SECONDS);
  const after = await figures(products);
  const count = results.reduce((total, { requests: { total: each } }) => total + each, 0);
  return {
    perSecond: count / SECONDS,
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    failed: results.reduce((total, { non2xx, errors }) => total + non2xx + errors, 0),
    cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1_000) / count,
  };
}

/** How long somebody waits for an answer at the moment, in ms. */
async function answerTime(url: string): Promise<number> {
  const began = performance.now();
  const { ok } = await fetch(`${url}/livez`).catch(() => ({ ok: false })); // a crowd may push it out
  return ok ? performance.now() - began : Number.POSITIVE_INFINITY;
}

/** Opens all sockets within so many ms. @returns how long it took until the last had its first value, and what others waited meanwhile. */
async function open(products: readonly ProductProcess[], cookies: readonly string[], withinMs: number) {
  await figures(products);
  const began = performance.now();
  const waits: number[] = [];
  const sockets: WebSocket[] = [];
  let refused = 0;
  const opening = Array.from({ length: SOCKETS }, async (_, at) => {
    await wait((withinMs * at) / SOCKETS);
    const { port } = new URL(products[at % products.length]?.url ?? "");
    await subscribe(Number(port), cookies[at % PATIENTS] ?? "", () => undefined, WATCH).then(
      (socket) => sockets.push(socket),
      () => (refused += 1),
    );
  });
  while (sockets.length + refused < SOCKETS) {
    waits.push(await answerTime(products[0]?.url ?? ""));
    await wait(20);
  }
  await Promise.all(opening);
  const ms = performance.now() - began;
  return { sockets, refused, ms, waited: quantile(waits, 0.99), ...(await figures(products)) };
}

async function closeAll(sockets: readonly WebSocket[]): Promise<void> {
  for (const socket of sockets) socket.terminate();
  await wait(2_000);
}

/** One mixed load, and all sockets: slowly, by chance within five seconds as the client comes back, and at once. */
async function load(processes: number, database: BenchDatabase, cookies: readonly string[]): Promise<Line[]> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "health-load-"));
  const { owner, app, ads } = database.urls;
  const env = {
    DATABASE_URL: app,
    MIGRATION_DATABASE_URL: owner,
    ADS_DATABASE_URL: ads,
    DATA_DIR: directory,
    DEMO_MODE: "false",
    TOKEN_SECRET: SECRETS.token,
    DATA_KEY: SECRETS.data,
    INDEX_KEY: SECRETS.index,
    PUBLIC_URL,
  };
  const products: ProductProcess[] = [];
  try {
    while (products.length < processes) products.push(await startProductFromNothing(env));
    const line = (what: string, measured: string): Line => ({ goal: `${processes}`, what, measured, wanted: "" });
    const mixed = await requests(products, cookies);
    const before = await figures(products);
    const slow = await open(products, cookies, 4 * SPREAD_MS);
    await closeAll(slow.sockets);
    const spread = await open(products, cookies, SPREAD_MS);
    await closeAll(spread.sockets);
    const atOnce = await open(products, cookies, 0);
    await closeAll(atOnce.sockets);
    const opened = ({ ms, waited, loopMs, refused }: typeof slow) =>
      `${refused} refused, the others after ${(ms / 1_000).toFixed(1)} s; /livez p99 ${waited.toFixed(0)} ms; event loop p99 ${loopMs.toFixed(0)} ms`;
    return [
      line(
        "mixed requests",
        `${mixed.perSecond.toFixed(0)} a second, p50 ${mixed.p50} ms, p99 ${mixed.p99} ms, ${mixed.failed} failed`,
      ),
      line("CPU of the processes for each", `${mixed.cpuMs.toFixed(2)} ms`),
      line(`${SOCKETS} sockets within 20 seconds`, opened(slow)),
      line(
        "memory for each, with a subscription",
        `${((slow.memory - before.memory) / SOCKETS / 1_024).toFixed(0)} kB`,
      ),
      line("the same within 5 seconds", opened(spread)),
      line("the same at once", opened(atOnce)),
    ];
  } finally {
    for (const product of products) await product.remove();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** `npm run load`: one and two processes of the built product, each with the same load, and a table. */
async function main(): Promise<void> {
  const database = await startBenchDatabase();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void database.stop().finally(() => process.exit(130)));
  }
  try {
    const cookies = await makePatients(database);
    const lines: Line[] = [];
    for (const processes of [1, 2]) lines.push(...(await load(processes, database, cookies)));
    printReport(
      lines,
      `${os.availableParallelism()} cores, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}; first column: processes`,
    );
  } finally {
    await database.stop();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
