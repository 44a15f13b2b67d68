const { spawn } = require("node:child_process");
const { chmodSync, existsSync, mkdtempSync, statfsSync } = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const findChromium = require("./find-chromium.cjs");

module.exports = async function setup() {
  await findChromium();
  process.env.E2E_DIRECTORY = placeForData();
  process.env.E2E_FIRST_START = await startOnce();
};

/** Where tests keep their data directories: in memory where there is room, since a copy there takes a tenth of the time. */
function placeForData() {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4e9 ? memory : os.tmpdir();
}

/**
 * A data directory as the product leaves it after its first start, to be copied by tests for which the first start does not matter.
 * Only the directory's path is passed on: tests run in processes of their own.
 */
async function startOnce() {
  const directory = mkdtempSync(path.join(process.env.E2E_DIRECTORY, "health-e2e-first-"));
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
      const wasReady = output.includes("is ready");
      output += chunk;
      if (!wasReady && output.includes("is ready")) child.kill("SIGTERM"); // once: a second signal ends it at once
    });
  }
  if ((await gone) !== 0) throw new Error(`The product did not start and stop:\n${output}`);
  return directory;
}
