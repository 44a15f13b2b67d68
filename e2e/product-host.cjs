// Serves the built product to one file of browser tests after another, so that its modules are loaded once for all of a worker.
require("../server/dist/src/platform/v8-flags.js");
require("reflect-metadata");
const path = require("node:path");
const { seedDemonstration } = require("../server/dist/src/app/demo/seed.js");
const { startServer } = require("../server/dist/src/app/server.js");
const { readConfig } = require("../server/dist/src/platform/config.js");
const { createLogger } = require("../server/dist/src/platform/logger.js");
const { loadSecrets } = require("../server/dist/src/platform/secrets.js");

const clientDirectory = path.resolve(__dirname, "../client/dist");
let server;

/** What `main` does with a database that is prepared. */
function serve({ env, urls }) {
  const config = readConfig(env);
  return startServer({
    config,
    urls,
    clientDirectory,
    secrets: loadSecrets(config),
    log: createLogger(config.logLevel),
    beforeListening: (db, ads, storage) => seedDemonstration(db, ads, storage, new Date(), config.billing),
  });
}

process.on("message", async ({ start }) => {
  try {
    await server?.stop();
    server = undefined;
    if (start) server = await serve(start);
    process.send({});
  } catch (error) {
    process.send({ problem: error.stack });
  }
});
process.on("disconnect", () => process.exit());
