import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./embedded-postgres";
import type { ChildReport } from "./embedded-postgres.test-child";
import { readPidFile } from "./pid-file";
import { isServerOf } from "./processes";
import type { Identity } from "./run-program";

const SERVER_ROOT = path.resolve(__dirname, "../../..");
const HOOK = path.join(SERVER_ROOT, "dev-register.cjs");
const CHILD = path.join(__dirname, "embedded-postgres.test-child.ts");

export const isRoot = process.getuid?.() === 0;

const folders: string[] = [];
const children: ChildProcess[] = [];

/** A new folder that `cleanUp` removes. Anyone may enter it, as they may enter an ordinary project's. */
export function temporaryFolder(mode = 0o755): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "embedded-postgres-test-")));
  fs.chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** Has `cleanUp` remove a folder that the starter made outside the test's own. */
export function alsoCleanUp(folder: string): void {
  if (folder) folders.push(folder);
}

/** Kills the test's children, ends whatever server is left in the test's folders and removes the folders. */
export async function cleanUp(): Promise<void> {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) {
    for (const dataDirectory of findClusters(folder)) {
      const pid = readPidFile(dataDirectory)?.pid;
      if (!pid || !isServerOf(pid, dataDirectory)) continue;
      process.kill(pid, "SIGQUIT");
      await until(() => !isServerOf(pid, dataDirectory));
    }
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

function findClusters(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const pidFiles = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return pidFiles
    .filter((file) => path.basename(file) === "postmaster.pid")
    .map((file) => path.join(folder, path.dirname(file)));
}

/** Waits for something to become true. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error("the condition did not come true");
    await sleep(10);
  }
}

/** A test cluster in the directory. */
export function start(directory: string, more: Partial<EmbeddedPostgresOptions> = {}) {
  return startEmbeddedPostgres({ directory, test: true, timeoutMs: 20_000, ...more });
}

/** Starts the server from another Node process, as another user when one is given, leading a process group. */
export function startInChild(
  options: EmbeddedPostgresOptions,
  identity: Identity | null = null,
): { child: ChildProcess; nextReport: () => Promise<ChildReport> } {
  const child = fork(CHILD, [JSON.stringify({ test: true, timeoutMs: 20_000, ...options })], {
    execArgv: ["-r", HOOK],
    cwd: "/",
    detached: true,
    ...identity,
  });
  children.push(child);
  return {
    child,
    nextReport: async () => {
      const ended = once(child, "exit").then(([code]) => ({ error: `the child ended with ${code}` }));
      return Promise.race([once(child, "message").then(([message]) => message as ChildReport), ended]);
    },
  };
}

/** Kills a process without letting it tidy up, and waits until it is gone. */
export async function killNow(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

/** Whether another user can run this checkout with this Node at all. */
export function canRunCheckout(identity: Identity): boolean {
  const options = { cwd: "/", ...identity };
  return spawnSync(process.execPath, ["-r", HOOK, "-e", `require(${JSON.stringify(HOOK)})`], options).status === 0;
}

/** The installed package's binaries as `npm --ignore-scripts` leaves them: without their library links. */
export function copyWithoutLinks(target: string): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = path.join(path.dirname(entry), "..", "native");
  fs.cpSync(native, target, {
    recursive: true,
    filter: (file) => !fs.lstatSync(file).isSymbolicLink() && !file.endsWith(".a"),
  });
  return target;
}

/** Runs one statement over a connection of its own and returns the rows. */
export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What lies in a data folder, but for the copy of the programs that is made where the server's user may not enter the packages. */
export function contentsOf(directory: string): string[] {
  return fs.readdirSync(directory).filter((name) => !name.startsWith("binaries-"));
}

/** The process id of the server in the data directory. */
export function serverPid(dataDirectory: string): number {
  const pid = readPidFile(dataDirectory)?.pid;
  if (!pid) throw new Error(`no server runs in ${dataDirectory}`);
  return pid;
}
