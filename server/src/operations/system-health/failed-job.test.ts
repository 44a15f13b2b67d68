import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { enqueue } from "../../platform/jobs";
import { causeOf } from "./failed-job.rules";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.staff("owner");
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from graphile_worker._private_jobs"));

interface Failed {
  id: string;
  task: string;
  name: string;
  state: string;
  cause: string | null;
  startedAt: string | null;
  nextTryAt: string | null;
}
interface Listed {
  failedJobs: { totalCount: number; nodes: Failed[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}
const LIST = `query L($first: Int! = 20, $after: String, $state: JobState, $task: String) {
  failedJobs(first: $first, after: $after, state: $state, task: $task) {
    totalCount nodes { id task name state attempts maxAttempts cause createdAt startedAt nextTryAt } pageInfo { hasNextPage endCursor } } }`;
const QUEUE = "waiting running retrying givenUp runningLong revision tasks { task name failed }";

/** Queues a job whose row then says what is told of it; it does not run by itself. */
async function failing(key: string, change: string, task: "keep_windows" | "sweep" = "keep_windows"): Promise<string> {
  const later = new Date(Date.now() + 3_600_000);
  await server.db.transaction((tx) => enqueue(tx, task, {}, key, later));
  const [[{ id }]] = await server.db.query(
    `update graphile_worker._private_jobs set ${change} where key = $1 returning id::text`,
    [key],
  );
  return id;
}
const GIVEN_UP = "attempts = max_attempts, last_error = 'connect ECONNREFUSED priya@example.test'";
const RETRYING = "attempts = 3, last_error = 'Unexpected: Priya has a fever'";
const RUNNING_LONG = "attempts = 1, locked_at = now() - interval '11 minutes', locked_by = 'gone'";

const list = async (variables = {}) => {
  const { data, errors } = await owner.run<Listed>(LIST, variables);
  expect(errors).toBeUndefined();
  return data.failedJobs;
};
const left = async (id: string) => server.db.query("select 1 from graphile_worker.jobs where id = $1", [id]);

it.each([
  ["connect ECONNREFUSED 10.0.0.1:25 for priya@example.test", "A server that it needs did not answer."],
  ["canceling statement due to statement timeout", "It took too long."],
  ['duplicate key value violates "users_email": (priya@example.test)', "The database rejected the write."],
  ["The mail server refused the email (550).", "The mail server did not accept the email."],
  ["Priya has a fever", "An unexpected error. The server's log has the details, under the name of the task."],
])("says of %p nothing but a sentence", (error, sentence) => {
  expect(causeOf(error)).toBe(sentence);
});

it("lists what failed and what runs long, and nothing of what a job is about or of the error's own text", async () => {
  const retrying = await failing("retrying", `${RETRYING}, payload = '{"name":"Priya"}'`);
  const givenUp = await failing("given-up", GIVEN_UP, "sweep");
  const long = await failing("long", RUNNING_LONG);
  await failing("fresh", "attempts = 0");
  await failing("running", "attempts = 1, locked_at = now(), locked_by = 'other'");
  const answer = await owner.run<Listed>(LIST);
  expect(JSON.stringify(answer.data)).not.toMatch(/priya|fever|ECONN/i);
  expect(answer.data.failedJobs).toMatchObject({
    totalCount: 3,
    nodes: [
      { id: long, state: "RUNNING_LONG", cause: null, startedAt: expect.any(String), nextTryAt: null },
      { id: givenUp, task: "sweep", name: "Forget what is old", state: "GIVEN_UP", nextTryAt: null },
      { id: retrying, state: "RETRYING", attempts: 3, nextTryAt: expect.any(String), startedAt: null },
    ],
  });
  const ids = async (variables: object) => (await list(variables)).nodes.map(({ id }) => id);
  expect(await ids({ state: "GIVEN_UP" })).toEqual([givenUp]);
  expect(await ids({ task: "keep_windows" })).toEqual([long, retrying]);
  expect(await ids({ task: "sweep", state: "RETRYING" })).toEqual([]);
  const first = await list({ first: 2 });
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(await ids({ first: 2, after: first.pageInfo.endCursor })).toEqual([retrying]);
});

it("tries a failed job again at once, and it is done", async () => {
  const id = await failing("given-up", GIVEN_UP);
  const { data } = await owner.run("mutation R($id: ID!) { retryJob(id: $id) }", { id });
  expect(data).toEqual({ retryJob: true });
  await until(async () => (await left(id)).length === 0, "the job to be done");
  const [entry] = await server.db.query("select details from audit_entries where action = 'job_retried'");
  expect(entry.details).toEqual({ task: "keep_windows" });
  const again = await owner.run("mutation R($id: ID!) { retryJob(id: $id) }", { id });
  expect(again.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

it("tries all failed jobs of a task again, leaves others alone, and refuses what has not failed or runs", async () => {
  const done = [await failing("one", GIVEN_UP), await failing("two", RETRYING)];
  const other = await failing("other", GIVEN_UP, "sweep");
  const long = await failing("long", RUNNING_LONG);
  const fresh = await failing("fresh", "attempts = 0");
  const { data } = await owner.run('mutation { retryJobs(task: "keep_windows") }');
  expect(data).toEqual({ retryJobs: 2 });
  await until(async () => (await Promise.all(done.map(left))).flat().length === 0, "both jobs to be done");
  expect((await list()).nodes.map(({ id }) => id)).toEqual([long, other]);
  for (const id of [long, fresh]) {
    const { errors } = await owner.run("mutation R($id: ID!) { retryJob(id: $id) }", { id });
    expect(errors?.[0]).toMatchObject({
      message: "This job has already been retried, or is running.",
      extensions: { code: "CONFLICT" },
    });
  }
  expect((await owner.run('mutation { retryJobs(task: "nothing") }')).data).toEqual({ retryJobs: 0 });
});

it("removes a failed job for a reason, which stands in the audit trail", async () => {
  const id = await failing("given-up", GIVEN_UP);
  const remove = (variables: Record<string, unknown>) =>
    owner.run("mutation R($id: ID!, $reason: String!) { deleteJob(id: $id, reason: $reason) }", variables);
  const short = await remove({ id, reason: " why " });
  expect(short.errors?.[0]).toMatchObject({
    message: "Please give a reason of 5 to 500 characters.",
    extensions: { code: "BAD_USER_INPUT", field: "reason" },
  });
  expect(await left(id)).toHaveLength(1);
  expect((await remove({ id, reason: "Its file is gone" })).data).toEqual({ deleteJob: true });
  expect(await left(id)).toEqual([]);
  const [entry] = await server.db.query("select subject_id, details from audit_entries where action = 'job_removed'");
  expect(entry).toEqual({ subject_id: id, details: { task: "keep_windows", reason: "Its file is gone" } });
  const long = await failing("long", RUNNING_LONG);
  expect((await remove({ id: long, reason: "It hangs" })).errors?.[0]?.extensions.code).toBe("CONFLICT");
  for (const nothing of [id, "x", "1 or 1=1"]) {
    const { errors } = await remove({ id: nothing, reason: "Its file is gone" });
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  }
});

it("tells whoever watches how the queue stands, at once when somebody acts", async () => {
  const id = await failing("given-up", GIVEN_UP);
  await failing("retrying", RETRYING, "sweep");
  const client = owner.socket();
  interface Told {
    jobQueueChanged: { givenUp: number; retrying: number; revision: string; tasks: object[] };
  }
  const events = watch<Told>(client, `subscription { jobQueueChanged { ${QUEUE} } }`);
  const before = (await events.next()).data?.jobQueueChanged;
  expect(before).toMatchObject({
    ...{ waiting: 0, running: 0, retrying: 1, givenUp: 1, runningLong: 0 },
    tasks: [
      { task: "keep_windows", name: "Begin and end maintenance windows", failed: 1 },
      { task: "sweep", name: "Forget what is old", failed: 1 },
    ],
  });
  await owner.run('mutation R($id: ID!) { deleteJob(id: $id, reason: "Done by hand") }', { id });
  const after = (await events.next()).data?.jobQueueChanged;
  expect(after).toMatchObject({ givenUp: 0, retrying: 1 });
  expect(after?.revision).not.toBe(before?.revision);
  await client.dispose();
});
