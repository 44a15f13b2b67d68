import { existsSync, readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { until } from "../server/test/wait";
import { type ProductProcess, startProductProcess } from "./product";
import { queryPostgres } from "./query-postgres";

const START = path.resolve(__dirname, "../scripts/start.mjs");

const began = new Date();
let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess({}, [START, "--processes", "2"]);
});
afterAll(() => product?.remove());

/** The process ids of the servers on the product's data. */
function servers(): number[] {
  const read = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, "utf8").split("\0");
  return readdirSync("/proc").flatMap((pid) => {
    try {
      const isServer = read(pid, "cmdline").some((part) => part.endsWith("/main.js"));
      return isServer && read(pid, "environ").includes(`DATA_DIR=${product.directory}`) ? [Number(pid)] : [];
    } catch {
      return []; // not a process, or gone
    }
  });
}

/** How many servers have said since that they are there. */
const known = async () =>
  (await queryPostgres(product, "select 1 from system_processes where started_at > $1", [began])).length;

it("runs several on one port, replaces one that is killed, and ends all of them in order", async () => {
  const before = await known()
    .then(() => until(async () => (await known()) >= 2, "both servers"))
    .then(servers);
  expect(before).toHaveLength(2);
  process.kill(before[0] as number, "SIGKILL");
  await until(async () => (await known()) === 3, "the one that takes its place");
  const after = servers();
  expect(after).toHaveLength(2);
  expect(after).toContain(before[1]);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  process.kill(before[1] as number, "SIGKILL");
  await until(async () => servers().some((pid) => !after.includes(pid)), "one that is still starting");
  expect(await product.end("SIGTERM")).toBe(0);
  expect(servers()).toEqual([]);
  expect(existsSync(path.join(product.directory, "pg17/postmaster.pid"))).toBe(false);
});

it("ends when its servers cannot listen, and refuses what is no number of them", async () => {
  const other = http.createServer((_request, response) => response.writeHead(503).end());
  other.listen(Number(new URL(product.url).port), "127.0.0.1");
  await expect(product.start()).rejects.toThrow(/EADDRINUSE/);
  await new Promise((resolve) => other.close(resolve));
  await expect(startProductProcess({}, [START, "--processes", "none"])).rejects.toThrow(/whole number from 1 to 99/);
});
