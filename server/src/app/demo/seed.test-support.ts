import type { TestServer } from "../../../test/harness";
import { createDataSource } from "../../platform/database";
import { seedDemonstration } from "./seed";

/** Puts the demonstration into a test server, as a start does. @returns false when there was one already. */
export async function seedInto({ db, urls, platform }: TestServer): Promise<boolean> {
  const ads = await createDataSource({ url: urls.ads, poolSize: 1 }).initialize();
  try {
    return await seedDemonstration(db, ads, platform.storage, new Date(), platform.config.billing);
  } finally {
    await ads.destroy();
    platform.hub.resynchronise();
  }
}
