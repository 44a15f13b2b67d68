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
  /** Sends the process a signal, first closing what it writes to if told so, and resolves to its exit code. */
  end(signal: NodeJS.Signals, how?: { closeOutput: boolean }): Promise<number | null>;
  /** The end of what the last process wrote. */
  output(): string;
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

function makeDirectory(from?: string): string {
  const directory = mkdtempSync(path.join(process.env.E2E_DIRECTORY ?? os.tmpdir(), "health-e2e-"));
  chmodSync(directory, 0o755); // as root, Postgres runs as another user, who has to get in
  if (from) execFileSync("cp", ["-a", `${from}/.`, directory]); // keeps whose files they are
  return directory;
}

async function startIn(directory: string, env: Record<string, string>): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = "";
  const start = async () => {
    output = "";
    child = await launch({ PORT: String(port), DATA_DIR: directory, ...env }, url, (chunk) => {
      output = (output + chunk).slice(-8_000);
      return output;
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (ending && ending.exitCode === null) {
      const gone = new Promise((resolve) => ending.once("exit", resolve));
      ending.kill(signal);
      await gone;
    }
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
async function launch(env: Record<string, string>, url: string, add: (chunk: string) => string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
