import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { startEmbeddedPostgres } from "../server/src/platform/postgres/embedded-postgres";

const main = path.resolve(__dirname, "../server/dist/src/main.js");

/** The built product on a port of the loopback, with the demonstration's data or a database of its own. */
export interface Product {
  url: string;
  /** Its data directory. */
  directory: string;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Ends it in order and removes its data. */
  remove(): Promise<void>;
  /** Its database as the superuser. */
  databaseUrl(): Promise<string>;
}

/** A product in a process of its own. */
export interface ProductProcess extends Product {
  /** Sends the process a signal, first closing what it writes to if told so, and resolves to its exit code. */
  end(signal: NodeJS.Signals, how?: { closeOutput: boolean }): Promise<number | null>;
  /** The end of what the last process wrote. */
  output(): string;
  /** Presses Ctrl-C as npm passes it on. */
  interruptTwice(): Promise<{ exitCode: number | null; dataDirectory: string }>;
}

type DatabaseUrls = Record<"owner" | "app" | "ads" | "superuser", string>;

/** The process that serves this worker's products, one after the other. */
let host: ChildProcess | undefined;
let databases = 0;

/**
 * Starts the product with more environment if given, and waits until it is ready. Its database is a copy of the one that a first
 * start leaves; the process is the worker's, which has loaded its modules already.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const postgres: DatabaseUrls = JSON.parse(process.env.E2E_POSTGRES ?? "");
  databases += 1;
  const name = `e2e_${process.pid}_${databases}`;
  await asSuperuser(postgres, `create database ${name} template health owner health_owner strategy file_copy`);
  const url = (login: keyof DatabaseUrls) => postgres[login].replace("DATABASE", name);
  const urls = { owner: url("owner"), app: url("app"), ads: url("ads") };
  const directory = makeDirectory();
  for (const file of ["files", "secrets.json"]) {
    cpSync(path.join(process.env.E2E_FIRST_START ?? "", file), path.join(directory, file), { recursive: true });
  }
  const port = await freePort();
  const start = { env: { LOG_LEVEL: "warn", PORT: String(port), DATA_DIR: directory, ...env }, urls };
  await tellHost({ start });
  return {
    url: `http://localhost:${port}`,
    directory,
    databaseUrl: async () => url("superuser"),
    kill: async () => {
      const killed = host;
      host = undefined;
      if (killed) await ended(killed, "SIGKILL");
    },
    start: () => tellHost({ start }),
    remove: async () => {
      await tellHost({});
      await asSuperuser(postgres, `drop database ${name} with (force)`);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Has the worker's process stop what it serves and, if told, serve another product. */
async function tellHost(message: { start?: { env: Record<string, string>; urls: object } }): Promise<void> {
  host ??= fork(path.join(__dirname, "product-host.cjs"), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ["ignore", 2, 2, "ipc"], // its log goes where Jest says what failed
  });
  const asked = host;
  const { problem } = await new Promise<{ problem?: string }>((resolve) => {
    const exited = (code: number | null) => resolve({ problem: `It exited with ${code}` });
    asked.once("exit", exited);
    asked.once("message", (answer: object) => {
      asked.off("exit", exited);
      resolve(answer);
    });
    asked.send(message);
  });
  // Between two files it keeps nobody waiting.
  asked.unref();
  asked.channel?.unref();
  if (problem) throw new Error(`The product did not start:\n${problem}`);
}

async function asSuperuser(postgres: DatabaseUrls, statement: string): Promise<void> {
  const client = new Client(postgres.superuser.replace("DATABASE", "postgres"));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts the product as a process of its own with its own Postgres, on a copy of what a first start leaves.
 * @param command the program that Node runs, with its arguments.
 */
export async function startProductProcess(
  env: Record<string, string> = {},
  command: readonly string[] = [main],
): Promise<ProductProcess> {
  return startIn(makeDirectory(process.env.E2E_FIRST_START), env, command);
}

/** The same from nothing, as `npm start` in a fresh clone. */
export async function startProductFromNothing(env: Record<string, string> = {}): Promise<ProductProcess> {
  return startIn(makeDirectory(), env);
}

/** A new data directory, with a copy of what is in another if one is given. */
export function makeDirectory(from?: string): string {
  const directory = mkdtempSync(path.join(process.env.E2E_DIRECTORY ?? os.tmpdir(), "health-e2e-"));
  chmodSync(directory, 0o755); // as root, Postgres runs as another user, who has to get in
  if (from) execFileSync("cp", ["-a", `${from}/.`, directory]); // keeps whose files they are
  return directory;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.ref();
  child.kill(signal);
  await gone;
}

async function startIn(
  directory: string,
  env: Record<string, string>,
  command: readonly string[] = [main],
): Promise<ProductProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = "";
  const start = async () => {
    output = "";
    child = await launch(command, { PORT: String(port), DATA_DIR: directory, ...env }, url, (chunk) => {
      output = (output + chunk).slice(-8_000);
      return output;
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (ending) await ended(ending, signal);
    return ending?.exitCode ?? null;
  };
  await start().catch((error) => {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    directory,
    start,
    databaseUrl: async () => (await startEmbeddedPostgres({ directory })).url("superuser", "health"),
    kill: async () => void (await end("SIGKILL")),
    end: (signal, how) => {
      if (how?.closeOutput) {
        child?.stdout?.destroy();
        child?.stderr?.destroy();
      }
      return end(signal);
    },
    output: () => output,
    interruptTwice: async () => {
      const ending = child;
      ending?.kill("SIGINT");
      await end("SIGINT");
      return { exitCode: ending?.exitCode ?? null, dataDirectory: directory };
    },
    remove: async () => {
      await end("SIGTERM");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** @param add keeps what the process wrote, and returns all that is kept. */
async function launch(
  command: readonly string[],
  env: Record<string, string>,
  url: string,
  add: (chunk: string) => string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output = add(chunk);
    });
  }
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(`The product did not start:\n${output}`);
    }
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready && output.includes("is ready")) {
      return child;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Below those that systems give to whoever opens a connection: what is free is not taken by one before the product listens, some seconds later. */
const PORTS = { first: 16_384, count: 16_384 };

/** A port of the loopback that nobody listens on at the moment, by chance. */
export function freePort(): Promise<number> {
  const port = PORTS.first + randomInt(PORTS.count);
  return new Promise((resolve) => {
    const server = net.createServer().once("error", () => resolve(freePort()));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });
}
