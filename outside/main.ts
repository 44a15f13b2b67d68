// `npm run test:outside`: programs that nobody here wrote, tried on the running demonstration. Each file in tools/ tries one and ends
// with one line that says what it saw, or with an error. Prints a table; fails when one of them failed.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort, startProductFromNothing } from "../e2e/product";
import { DEMO_API_KEY } from "../server/src/app/demo/demo-key";

const MODULES = path.join(__dirname, "node_modules");
const TOOLS = path.join(__dirname, "tools");
const NODE = path.join(MODULES, "node/bin/node");
/** A tool that takes longer hangs, in ms. */
const LONGEST_MS = 120_000;

/** A server beside the product, once it answers at this address. */
async function serve(args: readonly string[], url: string): Promise<ChildProcess> {
  const child = spawn(NODE, args, { stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return child;
    await setTimeout(100);
  }
  child.kill();
  throw new Error(`Nothing answers at ${url}: ${args[0]}`);
}

/** Tools that need the other FHIR server: the product is started once more for them. */
const OTHER_FHIR = ["node-fhir.mjs"];

/** The mail server, the bucket and the two FHIR servers that the product is given, each in a process of its own. */
async function startServices(folder: string) {
  const [smtp, mails, bucket, fhir, otherFhir] = await Promise.all(Array.from({ length: 5 }, freePort));
  if (!smtp || !mails || !bucket || !fhir || !otherFhir) throw new Error("There are no free ports.");
  const here = (port: number) => `http://127.0.0.1:${port}`;
  const maildev = ["maildev/dist/bin/maildev.js", "--smtp", `${smtp}`, "--web", `${mails}`];
  const s3rver = ["s3rver/bin/s3rver.js", "--directory", folder, "--port", `${bucket}`, "--silent"];
  const inModules = ([file = "", ...further]: string[]) => [path.join(MODULES, file), ...further];
  const children = await Promise.all([
    serve([...inModules(maildev), "--ip", "127.0.0.1", "--web-ip", "127.0.0.1"], here(mails)),
    serve([...inModules(s3rver), "--address", "127.0.0.1", "--configure-bucket", "health"], here(bucket)),
    serve([path.join(__dirname, "medplum.mjs"), `${fhir}`], here(fhir)),
    serve([path.join(__dirname, "node-fhir.mjs"), `${otherFhir}`], here(otherFhir)),
  ]);
  const product = {
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: "health@example.test",
    S3_ENDPOINT: here(bucket),
    S3_REGION: "eu-west-2",
    S3_BUCKET: "health",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    S3_FORCE_PATH_STYLE: "true",
    FHIR_URL: here(fhir),
  };
  const stop = () => {
    for (const child of children) child.kill();
  };
  return { product, otherFhir: `${here(otherFhir)}/4_0_1`, mails: here(mails), stop };
}

/** What a tool saw, as a row of the table. */
async function attempt(file: string, env: Record<string, string>): Promise<{ row: string; failed: boolean }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "outside-"));
  const began = Date.now();
  const row = (saw: string) =>
    `${path.basename(file, ".mjs").padEnd(20)} ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${saw}`;
  try {
    const options = { cwd: folder, timeout: LONGEST_MS, env: { ...process.env, ...env } };
    const { stdout } = await promisify(execFile)(NODE, [path.join(TOOLS, file)], options);
    return { row: row(stdout.trim().split("\n").at(-1) ?? ""), failed: false };
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return { row: row(`FAILED\n${stdout}${stderr || String(error)}`), failed: true };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  if (!existsSync(NODE)) execFileSync("npm", ["ci", "--prefix", __dirname], { stdio: "inherit" });
  const bucket = mkdtempSync(path.join(os.tmpdir(), "outside-bucket-"));
  const services = await startServices(bucket);
  try {
    const product = await startProductFromNothing(services.product);
    try {
      const env = { URL: product.url, KEY: DEMO_API_KEY, MODULES, MAILS: services.mails, BUCKET: bucket };
      const run = async (file: string) => {
        const { row, failed } = await attempt(file, env);
        console.log(row);
        if (failed) process.exitCode = 1;
      };
      for (const file of readdirSync(TOOLS).sort()) if (!OTHER_FHIR.includes(file)) await run(file);
      await product.end("SIGTERM");
      services.product.FHIR_URL = services.otherFhir; // read again at each start
      await product.start();
      for (const file of OTHER_FHIR) await run(file);
    } finally {
      await product.remove();
    }
  } finally {
    services.stop();
    rmSync(bucket, { recursive: true, force: true });
  }
}

void main();
