import type { DataSource } from "typeorm";
import { startTestServer, type TestServer } from "../../test/harness";
import { createDataSource } from "../platform/database";
import { startDemonstration } from "./demo/seed.test-support";
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
  const demonstration = await startDemonstration();
  const { app, ads } = demonstration.urls;
  expect((await problemsOf(app, ads)).join()).toMatch(/demonstration accounts/);
  await demonstration.stop();
});
