import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { CONNECTION_NAMES, type DatabaseUrls } from "../server/src/platform/database";
import type { BenchDatabase } from "./database";
import { type Line, median } from "./report";
import { REQUEST_CASES, type RequestCase } from "./request-cases";
import { type BenchPerson, fillRequests, type RequestData } from "./request-data";

const CALLERS = 8;
const REQUESTS = 600;
const ROUNDS = 9;
/** Until what runs is compiled. */
const WARMING = 5;
const PEERS = path.join(__dirname, "peers");

type Name = "product" | "postgraphile" | "mercurius";

/** A program that is measured. The rivals know nobody, so they ask for less of the database and of themselves. */
interface Program {
  child: ChildProcess;
  port: number;
  /** What its connections to the database are called. */
  connections: string;
  /** The product's, for each person. */
  cookies?: Record<string, string>;
}

/** µs of CPU for each request. */
interface Cost {
  server: number;
  postgres: number;
}

/** One request as it is sent. */
interface Call {
  port: number;
  cookie?: string;
  body: string;
}

/**
 * G1 and G3: what a request costs in CPU of the server, and of the server and Postgres together, against PostGraphile 5 over the same
 * rows. mercurius with graphql-jit and statements by hand stands there for comparison. The answers are compared before anything is timed.
 */
export async function benchRequests({ urls }: BenchDatabase): Promise<Line[]> {
  const data = await fillRequests(urls);
  const programs = await startPrograms(urls, data.people);
  const agent = new http.Agent({ keepAlive: true, maxSockets: CALLERS });
  try {
    const lines: Line[] = [];
    for (const one of REQUEST_CASES) lines.push(...(await compare(one, programs, data, agent)));
    const { people } = data;
    const me = callsOf(programs.product, people.patient, "{ me { id } }");
    const own = await measure(programs.product, me, data, agent, ROUNDS);
    return [
      ...lines,
      { goal: "G1", what: "{ me { id } }, CPU of the server", measured: inMicroseconds(own.map(serverOf)), wanted: "" },
    ];
  } finally {
    agent.destroy();
    for (const { child } of Object.values(programs)) {
      child.disconnect();
      await once(child, "exit");
    }
    await data.stop();
  }
}

const serverOf = ({ server }: Cost): number => server;
const bothOf = ({ server, postgres }: Cost): number => server + postgres;

async function compare(
  { name, by, wanted, ...documents }: RequestCase,
  programs: Record<Name, Program>,
  data: RequestData,
  agent: http.Agent,
): Promise<Line[]> {
  const names = Object.keys(programs) as Name[];
  const calls = Object.fromEntries(
    names.map((each) => [each, callsOf(programs[each], data.people[by], documents[each])]),
  ) as Record<Name, Call[]>;
  for (const [index, call] of calls.product.entries()) {
    const values = await valuesOf(agent, call);
    for (const each of names) {
      const others = await valuesOf(agent, calls[each][index] as Call);
      if (others !== values) throw new Error(`${each} answers ${name} otherwise: ${others}, not ${values}`);
    }
  }
  const costs: Record<Name, Cost[]> = { product: [], postgraphile: [], mercurius: [] };
  for (const each of names) await measure(programs[each], calls[each], data, agent, WARMING);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of names) costs[each].push(...(await measure(programs[each], calls[each], data, agent, 1)));
  }
  const row = (goal: string, rival: Name, of: (cost: Cost) => number, what: string, limit?: number): Line => {
    const figures = against(costs.product.map(of), costs[rival].map(of));
    const met = limit === undefined ? undefined : figures.ratio <= limit;
    return { goal, what: `${name}, ${what}, against ${rival}`, ...figures, wanted: limit ? `≤ ${limit}` : "", met };
  };
  return [
    row("G1", "postgraphile", serverOf, "CPU of the server", wanted.cpu),
    row("G3", "postgraphile", bothOf, "CPU of server and Postgres", wanted.withPostgres),
    row("G3", "mercurius", bothOf, "CPU of server and Postgres"),
  ];
}

const inMicroseconds = (values: readonly number[]): string => `${median(values).toFixed(0)} µs`;

/** Ours against theirs, round by round. */
const against = (ours: readonly number[], theirs: readonly number[]): { measured: string; ratio: number } => ({
  measured: `${inMicroseconds(ours)} against ${inMicroseconds(theirs)}`,
  ratio: median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN))),
});

const callsOf = ({ port, cookies }: Program, people: readonly BenchPerson[], query: string): Call[] =>
  people.map(({ who, id }) => ({
    port,
    cookie: cookies?.[who],
    body: JSON.stringify({
      query,
      variables: Object.fromEntries(Object.entries({ who, id }).filter(([name]) => query.includes(`$${name}`))),
    }),
  }));

/** What an answer holds, without the names that each program has for it. */
async function valuesOf(agent: http.Agent, call: Call): Promise<string> {
  const values: unknown[] = [];
  JSON.parse(await send(agent, call), (_name, value) => {
    if (value === null || typeof value !== "object") values.push(value);
    return value;
  });
  return JSON.stringify(values);
}

/** Sends everything as often as asked, and gives what each round cost. */
async function measure(
  { child, connections }: Program,
  calls: readonly Call[],
  { backends }: RequestData,
  agent: http.Agent,
  rounds: number,
): Promise<Cost[]> {
  const costs: Cost[] = [];
  const spent = async () => ({ server: cpuOf([child.pid ?? 0]), postgres: cpuOf(await backends(connections)) });
  for (let round = 0; round < rounds; round += 1) {
    const before = await spent();
    let sent = 0;
    const caller = async () => {
      while (sent < REQUESTS) {
        const call = calls[sent % calls.length] as Call;
        sent += 1;
        await send(agent, call);
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
    const after = await spent();
    costs.push({
      server: (after.server - before.server) / REQUESTS,
      postgres: (after.postgres - before.postgres) / REQUESTS,
    });
  }
  return costs;
}

function send(agent: http.Agent, { port, cookie, body }: Call): Promise<string> {
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    ...(cookie && { cookie }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { agent, port, host: "127.0.0.1", path: "/graphql", method: "POST", headers },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          text += part;
        });
        answer.on("end", () => (text.includes('"errors"') ? reject(new Error(text)) : resolve(text)));
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** µs of CPU that the processes have taken with all their threads. The kernel counts in nanoseconds here, and in hundredths of a second elsewhere. */
function cpuOf(pids: readonly number[]): number {
  const threads = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}/schedstat`),
  );
  return threads.reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]) / 1_000, 0);
}

async function startPrograms(urls: DatabaseUrls, people: RequestData["people"]): Promise<Record<Name, Program>> {
  if (!existsSync(path.join(PEERS, "node_modules"))) {
    execFileSync("npm", ["ci", "--prefix", PEERS], { stdio: "inherit" });
  }
  const start = async (name: Name, file: string, options: Parameters<typeof fork>[2]) => {
    const child = fork(file, options);
    const [told] = (await once(child, "message")) as [Pick<Program, "port" | "cookies">];
    return { child, connections: name === "product" ? CONNECTION_NAMES.product : name, ...told };
  };
  const env = { ...process.env, NODE_ENV: "production", BENCH_URL: urls.owner };
  const everybody = Object.values(people).flatMap((some) => some.map(({ who }) => who));
  return {
    product: await start("product", path.join(__dirname, "requests-server.ts"), {
      execArgv: ["-r", path.join(__dirname, "../server/dev-register.cjs")],
      env: { ...env, BENCH_REQUESTS: JSON.stringify({ urls, people: everybody }) },
    }),
    postgraphile: await start("postgraphile", path.join(PEERS, "postgraphile.mjs"), {
      execPath: path.join(PEERS, "node_modules/.bin/node"),
      env: { ...env, GRAPHILE_ENV: "production" },
    }),
    mercurius: await start("mercurius", path.join(PEERS, "mercurius.mjs"), { env }),
  };
}
