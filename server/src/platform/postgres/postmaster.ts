import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster";
import { asSuperuser, HOST, LEASE_NAME } from "./connection";
import { USE_YOUR_OWN } from "./error-code";
import { clearTheWay, readPidFile } from "./pid-file";
import { isInUse, isServerOf } from "./processes";
import { runProgram } from "./run-program";

const RETRY_MS = 100;
const STOP_TIMEOUT_S = 30;

/** A closed connection's backend needs a moment to leave; whoever stays longer than this is a client. */
const CLIENTS_LEAVE_MS = 1_000;

/** Enough for a few ports being taken under our feet; a server that cannot start says so without a long wait. */
const MAX_LAUNCHES = 6;

const MAX_CONNECTIONS = 200;

/** A test cluster may be lost with the power, and is several times quicker for it; its passwords, drawn at random, need no slow hash. */
const TEST_SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "scram_iterations=1"];

/** A running server: its port, and whether this call started it. */
export interface RunningServer {
  port: number;
  started: boolean;
}

function settings(test: boolean): string[] {
  return [
    `listen_addresses=${HOST}`,
    "unix_socket_directories=",
    `max_connections=${MAX_CONNECTIONS}`,
    "timezone=UTC",
    "log_timezone=UTC",
    "log_checkpoints=off",
    ...(test ? TEST_SETTINGS : []),
  ];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, HOST, () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Null when the server on this port is the one of our data directory, otherwise the reason why it is not: a pid file
 * may name a port that another cluster, or another program, has taken since.
 */
async function reasonNotOurs(cluster: Cluster, port: number): Promise<string | null> {
  try {
    const password = cluster.secrets.superuser;
    const answer = await asSuperuser({ port, password }, (client) =>
      client.query<{ data_directory: string }>("SHOW data_directory"),
    );
    const directory = answer.rows[0]?.data_directory ?? "";
    return fs.realpathSync(directory) === cluster.dataDirectory ? null : `port ${port} serves ${directory}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function pgCtl(cluster: Cluster, args: readonly string[]): Promise<{ code: number | null }> {
  const { binaries, dataDirectory, folder, identity } = cluster;
  const options = { cwd: folder, identity, readOutput: false };
  return runProgram(binaries.program("pg_ctl"), ["-D", dataDirectory, "-w", ...args], options);
}

/**
 * Starts the server and waits until it takes connections. pg_ctl makes it the leader of a session of its own, so
 * Ctrl-C in the terminal reaches our process alone and not the server; on Windows pg_ctl also gives up administrator
 * rights, which Postgres refuses.
 */
async function launch(cluster: Cluster, deadline: number): Promise<number | null> {
  const port = await findFreePort();
  const options = [`-p ${port}`, ...settings(cluster.test).map((setting) => `-c ${setting}`)].join(" ");
  const seconds = String(Math.max(1, Math.ceil((deadline - Date.now()) / 1_000)));
  const log = serverLog(cluster.dataDirectory);
  const result = await pgCtl(cluster, ["-t", seconds, "-l", log, "-o", options, "start"]);
  return result.code === 0 ? port : null;
}

function cannotStart(cluster: Cluster, reason: string): Error {
  const tail = logTail(cluster.dataDirectory);
  const quoted = tail ? `\nThe last lines of ${serverLog(cluster.dataDirectory)}:\n${tail}` : "";
  return new Error(`The embedded Postgres did not start (${reason}). ${USE_YOUR_OWN}${quoted}`);
}

/**
 * Finds the cluster's server running (a sibling's, or one that outlived its starter) or starts it. The caller holds
 * the start lock. `deadline` is in milliseconds since 1970. Throws with the end of the server's log.
 */
export async function bringUp(cluster: Cluster, deadline: number): Promise<RunningServer> {
  let launchedPort: number | null = null;
  let launches = 0;
  let reason = "no answer";
  for (;;) {
    const port = readPidFile(cluster.dataDirectory)?.port;
    if (port) {
      const problem = await reasonNotOurs(cluster, port);
      if (problem === null) return { port, started: port === launchedPort };
      reason = problem;
    }
    if (Date.now() > deadline) throw cannotStart(cluster, reason);
    if (clearTheWay(cluster.dataDirectory)) {
      if (launches === MAX_LAUNCHES) throw cannotStart(cluster, `${launches} attempts failed`);
      if (launches === 0) startNewLog(cluster.dataDirectory);
      launches += 1;
      launchedPort = await launch(cluster, deadline);
      if (launchedPort !== null) continue;
    }
    await sleep(RETRY_MS);
  }
}

/** How many clients the server has besides the one that asks, and how many of them are leases. */
async function countClients(cluster: Cluster, port: number): Promise<{ clients: number; leases: number }> {
  const password = cluster.secrets.superuser;
  const { rows } = await asSuperuser({ port, password }, (client) =>
    client.query<{ clients: number; leases: number }>(
      `SELECT count(*)::int AS clients, count(*) FILTER (WHERE application_name = $1)::int AS leases
         FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      [LEASE_NAME],
    ),
  );
  return rows[0] ?? { clients: 0, leases: 0 };
}

async function stop(cluster: Cluster): Promise<void> {
  const pid = readPidFile(cluster.dataDirectory)?.pid;
  const deadline = Date.now() + STOP_TIMEOUT_S * 1_000;
  const result = await pgCtl(cluster, ["-m", "fast", "-t", String(STOP_TIMEOUT_S), "stop"]);
  if (result.code !== 0) throw new Error(`The embedded Postgres did not stop.\n${logTail(cluster.dataDirectory)}`);
  // pg_ctl waits for the file to go, which the server deletes a moment before it ends.
  while (pid && isServerOf(pid, cluster.dataDirectory) && Date.now() < deadline) await sleep(RETRY_MS);
}

/**
 * Stops the server unless somebody is connected to it. Returns whether it is stopped now; one that somebody else has
 * stopped already counts. The caller holds the start lock. Throws when the server does not obey.
 */
export async function shutDown(cluster: Cluster, port: number): Promise<boolean> {
  if ((await reasonNotOurs(cluster, port)) !== null) return true;
  const patience = Date.now() + CLIENTS_LEAVE_MS;
  while ((await countClients(cluster, port)).clients > 0) {
    if (Date.now() > patience) return false;
    await sleep(RETRY_MS);
  }
  await stop(cluster);
  return true;
}

/**
 * What is to be done about a server whose process is gone. `nothing`: no server runs, or a process has a lease and will see
 * to it. `wait`: it starts, stops, or somebody is connected without a lease, say a statement that still runs. `stop`: nobody
 * uses it.
 */
export async function judgeLeftServer(cluster: Cluster): Promise<"nothing" | "wait" | "stop"> {
  const file = readPidFile(cluster.dataDirectory);
  if (!file) return isInUse(cluster.dataDirectory) ? "wait" : "nothing";
  if (!file.port || (await reasonNotOurs(cluster, file.port)) !== null) {
    return file.pid && isServerOf(file.pid, cluster.dataDirectory) ? "wait" : "nothing";
  }
  const { clients, leases } = await countClients(cluster, file.port);
  if (leases > 0) return "nothing";
  return clients > 0 ? "wait" : "stop";
}

/** Stops the server if nobody uses it still. The caller holds the start lock. Throws when the server does not obey. */
export async function stopLeftServer(cluster: Cluster): Promise<void> {
  if ((await judgeLeftServer(cluster)) === "stop") await stop(cluster);
}

const TAIL_LINES = 15;

/** Where the server of this data directory writes its messages. */
function serverLog(dataDirectory: string): string {
  return path.join(dataDirectory, "server.log");
}

/** Puts the last run's messages aside, so that the log does not grow for ever and a failure quotes only its own run. */
function startNewLog(dataDirectory: string): void {
  const log = serverLog(dataDirectory);
  if (fs.existsSync(log)) fs.renameSync(log, path.join(dataDirectory, "server.previous.log"));
}

/** The last lines that the server wrote, to be quoted in an error; empty when it wrote nothing. */
function logTail(dataDirectory: string): string {
  const log = serverLog(dataDirectory);
  if (!fs.existsSync(log)) return "";
  return fs.readFileSync(log, "utf8").trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
}
