import type { DataSource } from "typeorm";
import { startTestServer, type TestServer } from "../../test/harness";
import { createDataSource } from "../platform/database";
import { seedDemonstration } from "./demo/seed";
import { productionProblems } from "./production-checks";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function problemsOf(url: string, adsUrl = server.urls.ads): Promise<string[]> {
  const [source, ads] = await Promise.all(
    [url, adsUrl].map((each) => createDataSource({ url: each, poolSize: 1 }).initialize()),
  );
  try {
    return await productionProblems(source as DataSource, ads as DataSource);
  } finally {
    await Promise.all([source?.destroy(), ads?.destroy()]);
  }
}

it("production accepts the app role on a clean database", async () => {
  expect(await problemsOf(server.urls.app)).toEqual([]);
});

it("production refuses a login of advertising that can read health data", async () => {
  expect(await problemsOf(server.urls.app, server.urls.app)).toEqual([
    expect.stringMatching(/^ADS_DATABASE_URL can read/),
  ]);
});

it("production refuses a superuser, the owner of the audit trail, and demonstration accounts", async () => {
  expect((await problemsOf(server.urls.superuser)).join()).toMatch(/superuser/);
  expect((await problemsOf(server.urls.owner)).join()).toMatch(/owns the audit trail/);
  const ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
  expect(
    await seedDemonstration(server.db, ads, server.platform.storage, new Date(), server.platform.config.billing),
  ).toBe(true);
  expect(
    await seedDemonstration(server.db, ads, server.platform.storage, new Date(), server.platform.config.billing),
  ).toBe(false);
  await ads.destroy();
  expect((await problemsOf(server.urls.app)).join()).toMatch(/demonstration accounts/);
});
