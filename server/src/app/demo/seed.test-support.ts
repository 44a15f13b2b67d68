import { startTestServer, type TestServer, type TestServerOptions } from "../../../test/harness";
import { makeTemplate } from "../../../test/test-postgres";
import { createDataSource } from "../../platform/database";
import { londonDay } from "../../platform/london.rules";
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

/** The database that holds the demonstration, made once for all files of tests, and anew on another day. @returns its name */
export async function demonstrationTemplate(): Promise<string> {
  const template = `health_demonstration_${londonDay(new Date()).replaceAll("-", "_")}`;
  await makeTemplate(template, async () => {
    const server = await startTestServer();
    await seedInto(server);
    const [{ name }] = await server.db.query("select current_database() as name");
    await server.stop();
    return name;
  });
  return template;
}

/** A server on a copy of the demonstration. */
export async function startDemonstration(options: TestServerOptions = {}): Promise<TestServer> {
  return startTestServer({ ...options, template: await demonstrationTemplate() });
}
