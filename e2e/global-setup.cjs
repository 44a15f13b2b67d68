const { chmodSync, mkdtempSync, renameSync, rmSync } = require("node:fs");
const { execFileSync, spawn } = require("node:child_process");
const path = require("node:path");
const placeForData = require("../server/test/place-for-data.cjs");
const startChromium = require("./chromium.cjs");

/** What every browser test shares: one Chromium, one Postgres, and the data of a first start. Tests run in other processes. */
module.exports = async function setup() {
  const [browser, first] = await Promise.all([startChromium(), startOnce()]);
  const postgres = await startPostgres(first);
  globalThis.stopBrowserTests = async () => {
    await Promise.all([browser.close(), postgres.stop()]);
    for (const directory of [first, postgres.directory]) rmSync(directory, { recursive: true, force: true });
  };
};

function makeDirectory() {
  const directory = mkdtempSync(path.join(process.env.E2E_DIRECTORY, "health-e2e-"));
  chmodSync(directory, 0o755); // as root, Postgres runs as another user, who has to get in
  return directory;
}

/** A data directory as the product leaves it after its first start. */
async function startOnce() {
  process.env.E2E_DIRECTORY = placeForData();
  const directory = makeDirectory();
  process.env.E2E_FIRST_START = directory;
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

/** A Postgres whose database `health` is as the first start left it: the template of each product's own. */
async function startPostgres(first) {
  const { startEmbeddedPostgres } = require("../server/dist/src/platform/postgres/embedded-postgres.js");
  const directory = makeDirectory();
  execFileSync("cp", ["-a", `${first}/.`, directory]); // keeps whose files they are
  renameSync(path.join(directory, "pg17"), path.join(directory, "pg17-test")); // one that need not outlive a power cut
  const postgres = await startEmbeddedPostgres({ directory, test: true });
  const url = (login) => postgres.url(login, "DATABASE");
  process.env.E2E_POSTGRES = JSON.stringify({
    owner: url("owner"),
    app: url("app"),
    ads: url("ads"),
    superuser: url("superuser"),
  });
  return { directory, stop: () => postgres.stop() };
}
