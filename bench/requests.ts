import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { makeConsultation } from "../server/src/care/consultations/consultation.factory";
import { createDataSource } from "../server/src/platform/database";
import type { BenchDatabase } from "./database";
import { type Line, median } from "./report";

const CALLERS = 8;
const REQUESTS = Number(process.env.N ?? 400);
const ROUNDS = 7;
const PEOPLE = 60;
const OF_EACH = 40;

const QUESTIONS: Record<string, (id: string) => { query: string; variables?: object }> = {
  me: () => ({ query: "{ me { id } }" }),
  list: () => ({
    query:
      "query List($first: Int!) { consultations(first: $first) { nodes { id question language level timestamp } } }",
    variables: { first: 20 },
  }),
  one: (id) => ({
    query: "query One($id: ID!) { consultation(id: $id) { id question language level timestamp } }",
    variables: { id },
  }),
};

/** What requests cost of the server's CPU and of Postgres'. */
export async function benchRequests({ urls }: BenchDatabase): Promise<Line[]> {
  const owner = await createDataSource({ url: urls.owner, poolSize: 1, isUnbounded: true }).initialize();
  const people = await fill(owner);
  const ids: { patient_id: string; id: string }[] = await owner.query(
    "select distinct on (patient_id) patient_id, id from consultations",
  );
  const child = fork(path.join(__dirname, "requests-server.ts"), {
    execArgv: [
      "-r",
      path.join(__dirname, "../server/dev-register.cjs"),
      ...(process.env.PROF ? ["--cpu-prof", "--cpu-prof-dir=/tmp/speed"] : []),
    ],
    env: { ...process.env, NODE_ENV: "production", BENCH_REQUESTS: JSON.stringify({ urls, people }) },
  });
  const [{ port, cookies }] = (await once(child, "message")) as [{ port: number; cookies: string[] }];
  const agent = new http.Agent({ keepAlive: true, maxSockets: CALLERS });
  const lines: Line[] = [];
  for (const [name, question] of Object.entries(QUESTIONS)) {
    if (process.env.ONLY && process.env.ONLY !== name) continue;
    const bodies = people.map((person, index) => ({
      cookie: cookies[index] ?? "",
      body: JSON.stringify(question(ids.find(({ patient_id }) => patient_id === person)?.id ?? "")),
    }));
    const rounds: { server: number; postgres: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = [cpuOf([child.pid ?? 0]), cpuOf(await backends(owner))] as const;
      await run(agent, port, bodies);
      const after = [cpuOf([child.pid ?? 0]), cpuOf(await backends(owner))] as const;
      if (round > 0)
        rounds.push({ server: (after[0] - before[0]) / REQUESTS, postgres: (after[1] - before[1]) / REQUESTS });
    }
    lines.push({
      goal: "G1",
      what: name,
      measured: `${median(rounds.map(({ server }) => server)).toFixed(0)} µs, Postgres ${median(rounds.map(({ postgres }) => postgres)).toFixed(0)} µs`,
      wanted: "",
    });
  }
  agent.destroy();
  child.disconnect();
  await once(child as ChildProcess, "exit");
  await owner.destroy();
  return lines;
}

async function fill(owner: Awaited<ReturnType<typeof createDataSource>>): Promise<string[]> {
  const people: { id: string }[] = await owner.query(
    `insert into users (email, name, role, created_at)
     select 'requests-' || n || '@bench.test', 'Patient', 'CUSTOMER', now() from generate_series(1, $1::int) n returning id`,
    [PEOPLE],
  );
  const app = await createDataSource({
    url: owner.options.type === "postgres" ? (owner.options.url ?? "") : "",
    poolSize: 1,
    entities: (await import("../server/src/app/entities")).ENTITIES,
  }).initialize();
  const { consultation } = await makeConsultation(app.manager, { patientId: people[0]?.id ?? "" });
  await app.destroy();
  const columns = (await owner.query(
    "select column_name from information_schema.columns where table_name = 'consultations' and column_name not in ('id', 'patient_id', 'created_at')",
  )) as { column_name: string }[];
  const names = columns.map(({ column_name }) => column_name).join(", ");
  await owner.query(
    `insert into consultations (id, patient_id, created_at, ${names})
     select gen_random_uuid(), p, now() - make_interval(mins => n), ${names} from consultations, unnest($1::uuid[]) p, generate_series(1, $2::int) n
      where consultations.id = $3`,
    [people.map(({ id }) => id), OF_EACH, consultation.id],
  );
  await owner.query("analyze");
  return people.map(({ id }) => id);
}

async function run(agent: http.Agent, port: number, bodies: { cookie: string; body: string }[]): Promise<void> {
  let sent = 0;
  const call = async () => {
    while (sent < REQUESTS) {
      const { cookie, body } = bodies[sent % bodies.length] as (typeof bodies)[0];
      sent += 1;
      const text = await post(agent, port, cookie, body);
      if (text.includes('"errors"')) throw new Error(text);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
}

function post(agent: http.Agent, port: number, cookie: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        port,
        host: "127.0.0.1",
        path: "/graphql",
        method: "POST",
        headers: { "content-type": "application/json", cookie, "content-length": Buffer.byteLength(body) },
      },
      (response) => {
        let text = "";
        response
          .setEncoding("utf8")
          .on("data", (part) => (text += part))
          .on("end", () => resolve(text));
      },
    );
    request.on("error", reject).end(body);
  });
}

async function backends(owner: Awaited<ReturnType<typeof createDataSource>>): Promise<number[]> {
  const rows: { pid: number }[] = await owner.query(
    "select pid from pg_stat_activity where application_name = 'health' and pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => pid);
}

/** µs of CPU that the processes have taken. */
function cpuOf(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * 10_000;
  }, 0);
}
