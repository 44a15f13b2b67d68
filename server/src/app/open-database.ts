import type { Config } from "../platform/config";
import type { DatabaseUrls } from "../platform/database";
import { startEmbeddedPostgres } from "../platform/postgres/embedded-postgres";

interface Database {
  urls: DatabaseUrls;
  /** Where it is, in words for the start-up text. */
  place: string;
  /** What was done to open it, in words for the start-up text. */
  opened: string;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, or our own Postgres in the data directory, which may be running for another process already. */
export async function openDatabase(config: Config): Promise<Database> {
  const { databaseUrl, migrationDatabaseUrl, adsDatabaseUrl } = config;
  if (databaseUrl) {
    const urls = { owner: migrationDatabaseUrl ?? databaseUrl, app: databaseUrl, ads: adsDatabaseUrl ?? databaseUrl };
    const place = `your Postgres (${new URL(databaseUrl).host})`;
    return { urls, place, opened: `Database is ${place}`, stop: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres({ directory: config.dataDirectory, watched: true });
  await postgres.ensureDatabase("health");
  const urls = {
    owner: postgres.url("owner", "health"),
    app: postgres.url("app", "health"),
    ads: postgres.url("ads", "health"),
  };
  const opened = postgres.owner ? "Postgres started" : "Postgres found running";
  return { urls, place: postgres.dataDirectory, opened, stop: () => postgres.stop() };
}
