import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { until } from "../server/test/wait";
import { newAdvertiser, typeCard } from "./advertisers";
import { launchBrowser, visit } from "./browser";
import { registerPatient, signIn, signInByForm } from "./people";
import { freePort, makeDirectory } from "./product";

/** `npm run dev`, on free ports and with data of its own. */
interface Dev {
  process: ChildProcess;
  address: string;
  output: () => string;
}

function runDev(env: Record<string, string>): Dev {
  const child = spawn("npm", ["run", "--silent", "dev"], {
    cwd: path.resolve(__dirname, ".."),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  return { process: child, address: `http://localhost:${env.CLIENT_PORT}`, output: () => output };
}

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null
    ? new Promise<number | null>((resolve) => child.once("exit", resolve))
    : Promise.resolve(child.exitCode);

/** The ids of all processes below this one. */
function processesBelow(pid: number): number[] {
  const rows = execFileSync("ps", ["-e", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.filter(([, of]) => of === parent).flatMap(([id = 0]) => [id, ...below(id)]);
  return below(pid);
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

let directory: string;
let cache: string;
let dev: Dev;
let browser: Browser;

beforeAll(async () => {
  directory = makeDirectory(process.env.E2E_FIRST_START);
  cache = mkdtempSync(path.join(os.tmpdir(), "health-vite-"));
  dev = runDev({
    PORT: String(await freePort()),
    CLIENT_PORT: String(await freePort()),
    CLIENT_CACHE_DIR: cache,
    DATA_DIR: directory,
    DEMO_TRAFFIC: "false",
  });
  browser = await launchBrowser();
  while (!dev.output().includes(`Open ${dev.address}\n`)) {
    if (dev.process.exitCode !== null) throw new Error(`It did not start:\n${dev.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});
afterAll(async () => {
  await browser?.close();
  dev?.process.kill("SIGTERM");
  if (dev) await ended(dev.process);
  for (const folder of [directory, cache]) rmSync(folder, { recursive: true, force: true });
});

it("names one address, that of the client's side", () => {
  const addresses = dev.output().match(/http:\/\/[\w.:]+/g) ?? [];
  expect(new Set(addresses)).toEqual(new Set([dev.address]));
});

it("signs a patient in by the form and brings subscriptions by the socket", async () => {
  const { context, page, complaints } = await visit(browser, dev.address);
  const events: string[] = [];
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).pathname !== "/graphql") return; // Vite has one of its own
    socket.on("framereceived", ({ payload }) => events.push(String(payload)));
  });
  await signInByForm(page, "patient@demo.test");
  await page.getByText("Welcome back, Priya").waitFor();
  await until(() => events.some((event) => event.includes('"type":"next"')), "an event of a subscription");
  expect(complaints).toEqual([]);
  await context.close();
});

it("takes a file of readings from a new patient", async () => {
  const { context, page, complaints } = await visit(browser, dev.address);
  await registerPatient(page, { email: "dev-upload@example.test" });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Connect Device" }).first().click();
  await page.getByRole("dialog").getByText("A file from your phone").click();
  const rows = Array.from({ length: 30 }, (_, ago) => {
    const at = new Date(Date.now() - (ago + 1) * 60_000).toISOString();
    return `${at},heartRate,${70 + (ago % 5)}`;
  });
  const buffer = Buffer.from(`time,metric,value\n${rows.join("\n")}\n`);
  await page.getByLabel(/^Your file/).setInputFiles({ name: "readings.csv", mimeType: "text/csv", buffer });
  await page.getByRole("dialog").getByText("30 readings were new.").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("lets a new advertiser pay by card, which another window hears of, and download the invoice", async () => {
  const [staff, { context, page, complaints }] = await Promise.all([
    visit(browser, dev.address),
    visit(browser, dev.address),
  ]);
  await signIn(staff.page, "admin@demo.test");
  await newAdvertiser(page, staff.page);
  await staff.context.close();
  const other = await context.newPage();
  await other.goto("/advertiser/dashboard");
  await other.getByRole("heading", { name: "No plan yet" }).waitFor();
  await page.getByRole("button", { name: "Select Plan Bronze" }).click();
  const pay = page.getByRole("dialog").getByRole("button", { name: /^Pay £/ });
  await pay.waitFor();
  await typeCard(page, "4242 4242 4242 4242");
  await pay.click();
  await page.getByRole("button", { name: "Current Plan" }).waitFor();
  await other.getByText("Active", { exact: true }).first().waitFor();
  await page.goto("/advertiser/billing");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^PDF/ }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.pdf$/);
  const [start] = await (await download.createReadStream()).take(1).toArray();
  expect(String(start)).toMatch(/^%PDF-/);
  expect(complaints).toEqual([]);
  await context.close();
});

it("leaves the pages to the client where the server has an address below them", async () => {
  const typeAt = async (address: string) => (await fetch(dev.address + address)).headers.get("content-type");
  expect(await typeAt("/account")).toContain("text/html");
  expect(await typeAt("/account/export")).toContain("application/json");
  expect(await typeAt("/devices/imports")).toContain("text/html"); // the server takes files there, and has nothing to show
});

it("says which variable helps when a port is taken", async () => {
  const taken = net.createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as net.AddressInfo;
  const other = runDev({ PORT: String(port), CLIENT_PORT: String(await freePort()) });
  expect(await ended(other.process)).toBe(1);
  expect(other.output()).toContain(`Port ${port} cannot be used (EADDRINUSE). Set PORT to another one.`);
  taken.close();
});

it("ends both sides and the database at once when npm alone is ended, and leaves nothing behind", async () => {
  const below = processesBelow(dev.process.pid ?? 0);
  expect(below.length).toBeGreaterThanOrEqual(2);
  dev.process.kill("SIGTERM");
  await ended(dev.process);
  await until(() => !below.some(isAlive), "every process below it to be gone");
  expect(existsSync(path.join(directory, "pg17/postmaster.pid"))).toBe(false);
  await expect(fetch(dev.address)).rejects.toThrow();
});
