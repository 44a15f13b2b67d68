import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";

const main = path.resolve(__dirname, "../server/dist/src/main.js");

/** The built product as a process of its own, with its own Postgres and the demonstration data. */
export interface Product {
  url: string;
  /** Its data directory. */
  directory: string;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Presses Ctrl-C as npm passes it on. */
  interruptTwice(): Promise<{ exitCode: number | null; dataDirectory: string }>;
  /** Ends the process in order and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts the product on a free port of the loopback, with more environment if given, and waits until it is ready. Its data are a
 * copy of those after a first start, which takes a third of the time of a start from nothing.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  return startIn(makeDirectory(process.env.E2E_FIRST_START), env);
}

/** The same from nothing, as `npm start` in a fresh clone. */
export async function startProductFromNothing(env: Record<string, string> = {}): Promise<Product> {
  return startIn(makeDirectory(), env);
}

/** A new data directory, with a copy of what is in another if one is given. */
export function makeDirectory(from?: string): string {
  const directory = mkdtempSync(path.join(process.env.E2E_DIRECTORY ?? os.tmpdir(), "health-e2e-"));
  chmodSync(directory, 0o755); // as root, Postgres runs as another user, who has to get in
  if (from) execFileSync("cp", ["-a", `${from}/.`, directory]); // keeps whose files they are
  return directory;
}

async function startIn(directory: string, env: Record<string, string>): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = await launch({ PORT: String(port), DATA_DIR: directory, ...env }, url);
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (ending && ending.exitCode === null) {
      const gone = new Promise((resolve) => ending.once("exit", resolve));
      ending.kill(signal);
      await gone;
    }
  };
  await start().catch((error) => {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    directory,
    start,
    kill: () => end("SIGKILL"),
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

async function launch(env: Record<string, string>, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output = (output + chunk).slice(-8_000);
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

/** A port of the loopback that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
