import { Client } from "pg";
import { startTcpProxy, type TcpProxy } from "../../test/tcp-proxy";
import { cloneDatabase } from "../../test/test-postgres";
import { until } from "../../test/wait";
import { type JobRunner, type Jobs, startJobs } from "./jobs";
import { createLogger } from "./logger";
import { createMetrics } from "./metrics";

let proxy: TcpProxy;
let database: Client;
let runner: JobRunner;
let runs: number;
let outcome: () => void;

/** One job, which takes the database away from its queue before it ends. */
beforeEach(async () => {
  const urls = await cloneDatabase(`health_queue_${process.env.JEST_WORKER_ID ?? "0"}_${process.pid}`);
  database = new Client({ connectionString: urls.superuser });
  await database.connect();
  proxy = await startTcpProxy(Number(new URL(urls.app).port));
  runs = 0;
  outcome = () => undefined;
  const sweep = async () => {
    await proxy.shut();
    runs += 1;
    outcome();
  };
  runner = await startJobs({
    url: urls.app.replace(/:\d+\//, `:${proxy.port}/`),
    jobs: { sweep } as unknown as Jobs,
    log: createLogger("silent"),
    metrics: createMetrics(),
  });
});
afterEach(async () => {
  await runner.stop();
  await proxy.close();
  await database.end();
});

async function runOne(): Promise<void> {
  await database.query("select graphile_worker.add_job('sweep', '{}'::json)");
  await until(() => runs === 1, "the job");
}

const jobs = async () =>
  (await database.query("select last_error, locked_at is null as free from graphile_worker._private_jobs")).rows;

it("is noted as done once the database is back", async () => {
  await runOne();
  await proxy.open();
  await until(async () => (await jobs()).length === 0, "the end of the job");
  expect(runs).toBe(1);
});

it("is noted as failed once the database is back", async () => {
  outcome = () => {
    throw new Error("No paper.");
  };
  await runOne();
  await proxy.open();
  await until(async () => (await jobs())[0]?.free, "the end of the job");
  expect(await jobs()).toEqual([{ last_error: "No paper.", free: true }]);
});

it("stays for another try when its process ends meanwhile", async () => {
  await runOne();
  await runner.stop();
  await new Promise((resolve) => setTimeout(resolve, 2_000)); // until the queue would have asked again
  expect(await jobs()).toEqual([{ last_error: null, free: false }]);
  runner = { stop: async () => undefined };
});
