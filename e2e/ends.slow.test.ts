import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { until } from "../server/test/wait";
import { type ProductProcess, startProductProcess } from "./product";
import { queryPostgres } from "./query-postgres";

const root = path.resolve(__dirname, "..");

let product: ProductProcess;

/** Throws an error that nobody catches when it is sent SIGUSR2. */
const MISTAKE = `--import=data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2',()=>{throw new Error('provoked')})",
)}`;

beforeAll(async () => {
  product = await startProductProcess({ NODE_OPTIONS: MISTAKE });
});
afterAll(() => product?.remove());

function isThere(pid: number): boolean {
  try {
    // A process that has ended and was not collected yet still has its number.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** The process id of the product's own Postgres. */
const postgresPid = () =>
  Number(readFileSync(path.join(product.directory, "pg17/postmaster.pid"), "utf8").split("\n")[0]);

/** Writes a row that is looked for after the next start. */
async function writeRow(word: string): Promise<void> {
  await queryPostgres(product, `create table if not exists kept (word text); insert into kept values ('${word}')`);
}

/** Ends the product in some way, and sees that no Postgres is left and that the next start finds the row. */
async function expectEnd(word: string, end: () => Promise<unknown>): Promise<void> {
  await writeRow(word);
  const pid = postgresPid();
  expect(isThere(pid)).toBe(true);
  await end();
  await until(() => !isThere(pid));
  await product.start();
  expect(await queryPostgres(product, `select word from kept where word = '${word}'`)).toEqual([{ word }]);
}

it("ends in order when its terminal is closed, also if that takes its output away", () =>
  expectEnd("terminal", async () => expect(await product.end("SIGHUP", { closeOutput: true })).toBe(0)));

it("leaves no Postgres behind when it is killed", () => expectEnd("killed", () => product.kill()));

it("says what happened and leaves no Postgres behind when a mistake in it is not caught", () =>
  expectEnd("mistake", async () => {
    expect(await product.end("SIGUSR2")).toBe(1);
    expect(product.output()).toMatch(/"level":60.*"origin":"uncaughtException"/);
  }));

it("leaves no Postgres behind when it cannot listen", async () => {
  await product.end("SIGTERM");
  const other = http.createServer((_request, response) => response.writeHead(503).end());
  other.listen(Number(new URL(product.url).port), "127.0.0.1");
  await expect(product.start()).rejects.toThrow(/EADDRINUSE/);
  await until(() => !existsSync(path.join(product.directory, "pg17/postmaster.pid")));
  await new Promise((resolve) => other.close(resolve));
});

it("starts again on what it left then, and ends when npm alone is ended", async () => {
  await product.end("SIGTERM");
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: product.directory,
      PORT: new URL(product.url).port,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await untilReady(npm);
  await expectEnd("npm", async () => npm.kill("SIGTERM"));
});

async function untilReady(npm: ChildProcess): Promise<void> {
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  await until(() => {
    if (npm.exitCode !== null) throw new Error(output);
    return output.includes("is ready");
  });
}
