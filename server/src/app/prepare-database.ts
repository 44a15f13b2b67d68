import { fillComplaintSearch } from "../consultations/complaint-search.service";
import { createDataSource, type DatabaseUrls, migrate } from "../platform/database";
import { migrateJobs } from "../platform/jobs";
import { MIGRATIONS } from "./migrations";

/** Brings a database up to date as its owner. Returns the names of the migrations that ran. */
export async function prepareDatabase(urls: DatabaseUrls): Promise<string[]> {
  const owner = await createDataSource({ url: urls.owner, migrations: MIGRATIONS, poolSize: 2 }).initialize();
  try {
    const ran = await migrate(owner);
    await migrateJobs(urls.owner);
    await fillComplaintSearch(owner);
    await owner.query("select make_ad_partitions()"); // the nightly job cannot have run while nothing ran
    return ran;
  } finally {
    await owner.destroy();
  }
}
