import { startTestServer, type TestServer } from "../../test/harness";
import { createDataSource } from "../platform/database";
import { seedDemonstration } from "./demo/seed";
import { productionProblems } from "./production-checks";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function problemsOf(url: string): Promise<string[]> {
  const source = await createDataSource({ url, poolSize: 1 }).initialize();
  try {
    return await productionProblems(source);
  } finally {
    await source.destroy();
  }
}

it("production accepts the app role on a clean database", async () => {
  expect(await problemsOf(server.urls.app)).toEqual([]);
});

it("production refuses a superuser, the owner of the audit trail, and demonstration accounts", async () => {
  expect((await problemsOf(server.urls.superuser)).join()).toMatch(/superuser/);
  expect((await problemsOf(server.urls.owner)).join()).toMatch(/owns the audit trail/);
  expect(await seedDemonstration(server.db, new Date())).toBe(true);
  expect(await seedDemonstration(server.db, new Date())).toBe(false);
  expect((await problemsOf(server.urls.app)).join()).toMatch(/demonstration accounts/);
});
