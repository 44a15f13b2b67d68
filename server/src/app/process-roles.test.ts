import { startTestServer, type TestServer } from "../../test/harness";
import { until } from "../../test/wait";
import { enqueue } from "../platform/jobs";

let web: TestServer;
beforeAll(async () => {
  web = await startTestServer({ env: { ROLE: "web" } });
});
afterAll(() => web.stop());

const waiting = async () => {
  const [{ count }] = await web.db.query("select count(*)::int from graphile_worker.jobs");
  return count as number;
};

it("leaves jobs to workers, which serve nobody", async () => {
  const { user, run } = await web.patient();
  expect((await run("{ me { id } }")).data).toEqual({ me: { id: user.id } });
  await enqueue(web.db.manager, "sweep", {});
  expect(await waiting()).toBeGreaterThan(1);
  const worker = await web.sibling(web.urls, { ROLE: "worker" });
  try {
    await until(async () => (await waiting()) === 0, "the worker");
    const status = async (path: string) => (await fetch(worker.url + path)).status;
    expect(await status("/readyz")).toBe(200);
    expect(await status("/metrics")).toBe(200);
    expect(await status("/")).toBe(404);
    expect((await fetch(`${worker.url}/graphql`, { method: "POST" })).status).toBe(404);
    expect(worker.routes).toEqual(expect.arrayContaining(["GET /livez"]));
    expect(worker.routes.some((route) => route.includes("graphql"))).toBe(false);
  } finally {
    await worker.stop();
  }
});

it("is not ready while no connection to the database is left", async () => {
  const status = async () => (await fetch(`${web.url}/readyz`)).status;
  const runners = Array.from({ length: web.platform.config.databasePool }, () => web.db.createQueryRunner());
  try {
    await Promise.all(runners.map((runner) => runner.connect()));
    expect(await status()).toBe(503);
  } finally {
    await Promise.all(runners.map((runner) => runner.release()));
  }
  await until(async () => (await status()) === 200, "a connection");
});
