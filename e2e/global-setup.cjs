const { spawn } = require("node:child_process");
const { chmodSync, mkdirSync, mkdtempSync, writeFileSync } = require("node:fs");
const os = require("node:os");
const path = require("node:path");

module.exports = async function setup() {
  await findChromium();
  process.env.E2E_FIRST_START = await startOnce();
};

/**
 * A data directory as the product leaves it after its first start, to be copied by tests for which the first start does not matter.
 * Only the directory's path is passed on: tests run in processes of their own.
 */
async function startOnce() {
  const directory = mkdtempSync(path.join(os.tmpdir(), "health-e2e-first-"));
  chmodSync(directory, 0o755);
  const main = path.join(__dirname, "../server/dist/src/main.js");
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, [main], {
    env: { ...env, PORT: "0", DATA_DIR: directory, DEMO_TRAFFIC: "false" },
  });
  let output = "";
  const gone = new Promise((resolve) => child.once("exit", resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      if (output.includes("is ready")) child.kill("SIGTERM");
    });
  }
  if ((await gone) !== 0) throw new Error(`The product did not start and stop:\n${output}`);
  return directory;
}

/** Finds a Chromium: the one of CHROMIUM_PATH, or the one that comes with npm, unpacked once with the libraries that it needs. */
async function findChromium() {
  if (process.env.CHROMIUM_PATH) {
    return;
  }
  const before = { TMPDIR: process.env.TMPDIR, AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME };
  const folder = path.join(__dirname, "../.cache/chromium");
  mkdirSync(folder, { recursive: true });
  // The package unpacks its own copies of system libraries when it believes to be on that platform; bare machines lack them.
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" });
  const { default: chromium } = await import("@sparticuz/chromium");
  process.env.CHROMIUM_PATH = await chromium.executablePath();
  process.env.CHROMIUM_LIBRARIES = process.env.LD_LIBRARY_PATH ?? "";
  // Its list of fonts names folders of that platform alone; until ours has arrived a page needs another to show anything.
  const fonts = path.join(folder, "fonts");
  const list = `<fontconfig><dir>${fonts}</dir><cachedir>${path.join(fonts, "cache")}</cachedir></fontconfig>`;
  writeFileSync(
    path.join(fonts, "fonts.conf"),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n${list}\n`,
  );
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) {
      delete process.env[name];
    } else {
      process.env[name] = value;
    }
  }
}
