import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { prepareDatabase } from "../server/src/app/prepare-database";
import type { DatabaseUrls } from "../server/src/platform/database";
import { startEmbeddedPostgres } from "../server/src/platform/postgres/embedded-postgres";

export interface BenchDatabase {
  urls: DatabaseUrls;
  stop(): Promise<void>;
}

/** A migrated database of its own, as durable as the product's: every commit is flushed to the disk. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "health-bench-"));
  chmodSync(directory, 0o755); // as root, Postgres runs as another user, who has to get in
  const postgres = await startEmbeddedPostgres({ directory });
  await postgres.ensureDatabase("health");
  const url = (role: "owner" | "app" | "ads") => postgres.url(role, "health");
  const urls = { owner: url("owner"), app: url("app"), ads: url("ads") };
  await prepareDatabase(urls);
  return {
    urls,
    stop: async () => {
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
