import type { Config } from "../platform/config";
import type { DatabaseUrls } from "../platform/database";
import { startEmbeddedPostgres } from "../platform/postgres/embedded-postgres";

interface Database {
  urls: DatabaseUrls;
  /** Where it is, in words for the start-up text. */
  place: string;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, or our own Postgres in the data directory, which may be running for another process already. */
export async function openDatabase(config: Config): Promise<Database> {
  const { databaseUrl, migrationDatabaseUrl, adsDatabaseUrl } = config;
  if (databaseUrl) {
    const urls = { owner: migrationDatabaseUrl ?? databaseUrl, app: databaseUrl, ads: adsDatabaseUrl ?? databaseUrl };
    return { urls, place: `your Postgres (${new URL(databaseUrl).host})`, stop: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres({ directory: config.dataDirectory });
  await postgres.ensureDatabase("health");
  const urls = {
    owner: postgres.url("owner", "health"),
    app: postgres.url("app", "health"),
    ads: postgres.url("ads", "health"),
  };
  return { urls, place: postgres.dataDirectory, stop: () => postgres.stop() };
}
