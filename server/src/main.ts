import "./platform/v8-flags";
import "reflect-metadata";
import { existsSync } from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { openDemoAccounts } from "./app/demo/demo-accounts";
import { seedDemonstration } from "./app/demo/seed";
import { openDatabase } from "./app/open-database";
import { prepareDatabase } from "./app/prepare-database";
import { productionProblems } from "./app/production-checks";
import { startServer } from "./app/server";
import { startUpText } from "./app/start-up-text";
import { type Config, ConfigError, readConfig } from "./platform/config";
import { createLogger, type Logger } from "./platform/logger";
import { loadSecrets } from "./platform/secrets";
import type { FileStorage } from "./platform/storage.gateway";

/** Where the built client is, seen from server/dist/src or server/src; undefined before the first build. */
function builtClient(): string | undefined {
  const folders = ["../../../client/dist", "../../client/dist"].map((relative) => path.resolve(__dirname, relative));
  return folders.find((folder) => existsSync(path.join(folder, "index.html")));
}

/** Production is refused on a database that is not fit for it; the demonstration is made once. */
async function checkOrSeed(config: Config, db: DataSource, ads: DataSource, storage: FileStorage): Promise<void> {
  const problems = config.environment === "production" ? await productionProblems(db, ads) : [];
  if (problems.length > 0) {
    throw new ConfigError(`Production cannot start:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  }
  if (config.demoMode) {
    await seedDemonstration(db, ads, storage, new Date(), config.billing);
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const secrets = loadSecrets(config);
  const database = await openDatabase(config);
  const ran = await prepareDatabase(database.urls, config.environment === "production");
  if (ran.length > 0) {
    log.info({ migrations: ran }, "the database was brought up to date");
  }
  const server = await startServer({
    config,
    secrets,
    urls: database.urls,
    log,
    clientDirectory: builtClient(),
    beforeListening: (db, ads, storage) => checkOrSeed(config, db, ads, storage),
  });
  stopOnSignals(async () => {
    await server.stop();
    await database.stop();
  }, log);
  const address = config.port === server.port ? config.publicUrl : `http://localhost:${server.port}`;
  process.stdout.write(
    startUpText({ address, accounts: await openDemoAccounts(server.platform), dataPlace: database.place }),
  );
}

/** Within this time a second signal is the same request: Ctrl-C reaches us from the terminal and again through npm. In ms. */
const SAME_REQUEST_MS = 2_000;

/** Ends in order at the first signal, and at once when somebody asks again. Nothing that was acknowledged is lost either way. */
function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let askedAt: number | undefined;
  const ask = (signal: string) => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_REQUEST_MS) {
        process.exit(1);
      }
      return;
    }
    askedAt = performance.now();
    log.info({ signal }, "stopping");
    stop()
      .then(() => process.exit(0))
      .catch((error) => {
        log.fatal({ err: error }, "stopping failed");
        process.exit(1);
      });
  };
  process.on("SIGINT", () => ask("SIGINT"));
  process.on("SIGTERM", () => ask("SIGTERM"));
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError
      ? error.message
      : `The server could not start: ${error instanceof Error ? error.message : error}`;
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
});
