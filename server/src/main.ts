import "./platform/v8-flags";
import "reflect-metadata";
import cluster from "node:cluster";
import { existsSync } from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { openDemoAccounts } from "./app/demo/demo-accounts";
import { openDemoKey, seedDemoKey } from "./app/demo/demo-key";
import { seedDemonstration } from "./app/demo/seed";
import { endOnCrash, endWhenAsked, outliveOutput } from "./app/endings";
import { openDatabase } from "./app/open-database";
import { prepareDatabase } from "./app/prepare-database";
import { productionProblems } from "./app/production-checks";
import { startServer } from "./app/server";
import { StartUpSteps, stepText } from "./app/start-up-steps";
import { startUpText } from "./app/start-up-text";
import { builtInAnswering } from "./care/models/answering-model";
import { type Config, ConfigError, readConfig } from "./platform/config";
import { createLogger, type Logger, standardOutput } from "./platform/logger";
import { PRODUCT_NAME } from "./platform/product.rules";
import { loadSecrets, type Secrets } from "./platform/secrets";
import type { FileStorage } from "./platform/storage.gateway";
import { startTracing } from "./platform/tracing";

/** The moment, among those of this process, when scripts/start.mjs had everything built. */
const BUILT = "built";

/** Where the built client is, seen from server/dist/src or server/src; undefined before the first build. */
function builtClient(): string | undefined {
  const folders = ["../../../client/dist", "../../client/dist"].map((relative) => path.resolve(__dirname, relative));
  return folders.find((folder) => existsSync(path.join(folder, "index.html")));
}

/** The steps of the start, from the end of the build on: lines for people, in production lines of the log. */
function startUpSteps(config: Config, log: Logger): StartUpSteps {
  const built = performance.getEntriesByName(BUILT)[0];
  return new StartUpSteps(built?.startTime ?? 0, (step, seconds) => {
    if (config.environment === "production") {
      log.info({ seconds: Math.round(seconds * 10) / 10 }, step);
    } else {
      process.stdout.write(stepText(step, seconds));
    }
  });
}

/** Production is refused on a database that is not fit for it; the demonstration is made once. */
async function checkOrSeed(
  { config, secrets, steps }: { config: Config; secrets: Secrets; steps: StartUpSteps },
  [db, ads, storage]: [db: DataSource, ads: DataSource, storage: FileStorage],
): Promise<void> {
  const problems = config.environment === "production" ? await productionProblems(db, ads) : [];
  if (problems.length > 0) {
    throw new ConfigError(`Production cannot start:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  }
  if (config.demoMode) {
    const made = await seedDemonstration(db, ads, storage, new Date(), config.billing);
    await seedDemoKey(db, secrets, new Date());
    steps.done(made ? "Demonstration made" : "Demonstration looked after");
  }
}

async function main(): Promise<void> {
  outliveOutput();
  const config = readConfig(process.env);
  const log = createLogger(
    config.logLevel,
    standardOutput(config.logFormat ?? (process.stdout.isTTY ? "pretty" : "json")),
  );
  endOnCrash(log);
  const steps = startUpSteps(config, log);
  const stopTracing = await startTracing(config.traceCollector);
  steps.done("Server loaded");
  const secrets = loadSecrets(config);
  // Postgres starts in a process of its own: meanwhile this one prepares what it answers by.
  const opening = openDatabase(config);
  builtInAnswering().assess("");
  steps.done("Clinical book prepared");
  const database = await opening;
  steps.done(database.opened);
  const ran = await prepareDatabase(database.urls, config.environment === "production");
  steps.done(ran.length > 0 ? `Database brought up to date (${ran.length} migrations)` : "Database is up to date");
  const server = await startServer({
    config,
    secrets,
    urls: database.urls,
    log,
    clientDirectory: builtClient(),
    beforeListening: (...stores) => checkOrSeed({ config, secrets, steps }, stores),
  });
  endWhenAsked(async () => {
    await server.stop();
    await database.stop();
    await stopTracing();
  }, log);
  steps.done("Server listens");
  const address = config.port === server.port ? config.publicUrl : `http://localhost:${server.port}`;
  if (config.environment === "production") {
    log.info({ address }, `${PRODUCT_NAME} is ready`);
    return;
  }
  if ((cluster.worker?.id ?? 1) > 1) return; // the first of `--processes` says it
  const accounts = await openDemoAccounts(server.platform);
  const apiKey = await openDemoKey(server.platform);
  process.stdout.write(
    startUpText({ address, accounts, apiKey, dataPlace: database.place, seconds: performance.now() / 1_000 }),
  );
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError
      ? error.message
      : `The server could not start: ${error instanceof Error ? error.message : error}`;
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
});
