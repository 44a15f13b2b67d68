import { fillRulePack } from "../ads/compliance/pack.service";
import { registerBuiltInModel } from "../care/models/publication.service";
import { CONNECTION_NAMES, createDataSource, type DatabaseUrls, migrate } from "../platform/database";
import { migrateJobs } from "../platform/jobs";
import { ENTITIES } from "./entities";
import { MIGRATIONS } from "./migrations";

/**
 * Brings a database up to date as its owner. Returns the names of the migrations that ran.
 * @param keepsReleased whether a model that was stored under its version is never replaced, as in production.
 */
export async function prepareDatabase(urls: DatabaseUrls, keepsReleased = false): Promise<string[]> {
  const owner = await createDataSource({
    url: urls.owner,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    poolSize: 2,
    isUnbounded: true,
  }).initialize();
  try {
    const ran = await migrate(owner);
    await migrateJobs(urls.owner);
    await fillRulePack(owner);
    await registerBuiltInModel(owner, { keepsReleased });
    await owner.query("select make_ad_partitions()"); // the nightly job cannot have run while nothing ran
    return ran;
  } finally {
    await owner.destroy();
  }
}

/** The tables alone, and what migrations write: what a backup is restored into. */
export async function migrateDatabase(urls: DatabaseUrls): Promise<void> {
  const owner = await createDataSource({
    url: urls.owner,
    name: CONNECTION_NAMES.restore,
    migrations: MIGRATIONS,
    poolSize: 2,
    isUnbounded: true,
  }).initialize();
  try {
    await migrate(owner);
    await migrateJobs(urls.owner);
  } finally {
    await owner.destroy();
  }
}
