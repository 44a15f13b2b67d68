import { fork } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import type { Caller, TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { statementsDuring, statementsOf } from "../../../test/statement-count.test-support";
import { until } from "../../../test/wait";
import { nextVersion } from "./model-version.rules";
import { MODEL_VERSION } from "./record.rules";
import type { ChildOrder } from "./training.test-child";
import {
  act,
  finished,
  makeTrainingData,
  RUN,
  read,
  type ShownRun,
  start,
  startTrainingServer,
  train,
} from "./training.test-support";

/** Takes some seconds, so that there is a middle. */
const LONG = { rounds: 15 };

const NEXT = nextVersion([MODEL_VERSION]);

let folder: string;
let longer: string;
let server: TestServer;
let other: TestServer;
let analyst: Caller;

beforeAll(async () => {
  folder = makeTrainingData();
  longer = makeTrainingData({ count: 3_000 });
  server = await startTrainingServer(folder);
  other = await server.sibling();
  analyst = await server.staff("analyst");
});
afterAll(async () => {
  await other.stop();
  await server.stop();
  for (const data of [folder, longer]) rmSync(data, { recursive: true });
});

const CURRENT = `subscription { trainingProgressChanged { ${RUN} } }`;
const audited = async (id: string): Promise<string[]> =>
  (await server.db.query("select action from audit_entries where subject_id = $1 order by id", [id])).map(
    ({ action }: { action: string }) => action,
  );

describe("a training", () => {
  it("makes a model of the next version, with what was measured after each round, and the same one with the same seed before everybody who watches, in every process", async () => {
    const first = await train(analyst, { seed: 7, rounds: 3 });
    expect(first).toMatchObject({
      status: "COMPLETED",
      phase: "DONE",
      progress: 1,
      epoch: 3,
      epochs: 3,
      seed: 7,
      error: null,
      isResumable: false,
      resumedFrom: null,
      parameters: { rounds: 3, step: 0.6, shrinking: 0.004 },
      model: { version: NEXT, isPublished: false, canPublish: true },
    });
    expect(first.metrics.map(({ epoch }) => epoch)).toEqual([1, 2, 3]);
    expect(first.metrics[2]?.loss).toBeLessThan(first.metrics[0]?.loss ?? 0);
    for (const { accuracy, precision, recall, f1 } of first.metrics) {
      for (const share of [accuracy, precision, recall, f1]) expect(share).toBeGreaterThan(0.85);
    }
    expect(first.lineCount).toBeGreaterThan(300);
    const watchers = [analyst, await other.staff("reviewer")];
    const watches = watchers.map((caller) => watch<{ trainingProgressChanged: ShownRun }>(caller.socket(), CURRENT));
    // From the present state on.
    for (const one of watches) expect((await one.next()).data?.trainingProgressChanged.status).toBe("COMPLETED");
    const again = await train(analyst, { seed: 7, rounds: 3 });
    for (const { next, stop } of watches) {
      const runs: ShownRun[] = [];
      while (runs.at(-1)?.status !== "COMPLETED") {
        const run = (await next()).data?.trainingProgressChanged;
        if (run?.id === again.id) runs.push(run);
      }
      stop();
      expect(runs.length).toBeGreaterThan(1);
      const progress = runs.map((run) => run.progress);
      expect(progress).toEqual([...progress].sort((a, b) => a - b));
      expect(runs.at(-1)).toMatchObject({ progress: 1, epoch: 3, model: { isPublished: false } });
    }
    expect(again).toMatchObject({ dataHash: first.dataHash, model: { version: nextVersion([NEXT]) } });
    expect(again.model?.checksum).toBe(first.model?.checksum);
    expect(again.metrics).toEqual(first.metrics);
    expect(await audited(first.id)).toEqual(["training_started"]);
    const [{ kept }] = await server.db.query("select count(*)::int as kept from training_checkpoints");
    expect(kept).toBe(0);
  });

  it("is one at a time, in all processes together", async () => {
    const colleague = await other.as((await other.staff("owner")).user);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => start(analyst, LONG)),
      ...[1, 2, 3].map(() => start(colleague, LONG)),
    ]);
    const begun = answers.filter(({ errors }) => !errors);
    expect(begun).toHaveLength(1);
    for (const { errors } of answers.filter((answer) => answer.errors)) {
      expect(errors?.[0]).toMatchObject({
        message: "A training run is in progress. Wait for it to finish, or cancel it.",
        extensions: { code: "CONFLICT" },
      });
    }
    const id = begun[0]?.data.startTraining.id ?? "";
    await act(analyst, "cancelTraining", id);
  });

  it("is cancelled from any process, for good", async () => {
    const { data } = await start(analyst, LONG);
    const { id } = data.startTraining;
    await until(async () => (await read(analyst, id)).epoch > 0, "a round");
    const colleague = await other.staff("analyst");
    const cancelled = await act(colleague, "cancelTraining", id);
    expect(cancelled.data.cancelTraining).toMatchObject({ status: "CANCELLED", isResumable: false, error: null });
    await until(() => server.platform.training.size === 0, "the end of the thread");
    expect((await act(analyst, "cancelTraining", id)).errors?.[0]?.message).toBe(
      "This training run is no longer in progress.",
    );
    expect((await act(analyst, "resumeTraining", id)).errors?.[0]?.extensions.code).toBe("CONFLICT");
    expect(await read(analyst, id)).toMatchObject({ status: "CANCELLED", model: null });
    expect(await audited(id)).toEqual(["training_started", "training_cancelled"]);
  });

  it.each([
    [{ seed: -1 }, "seed"],
    [{ rounds: 0 }, "rounds"],
    [{ rounds: 61 }, "rounds"],
  ])("is not begun with %j", async (input, field) => {
    const { errors } = await start(analyst, input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
  });
});

describe("a training that fails", () => {
  it("says which line cannot be read", async () => {
    const broken = makeTrainingData({ brokenLine: '{"id":"1","text":"no label"}' });
    const failing = await server.sibling(server.urls, { TRAINING_DATA_DIR: broken });
    const run = await train(await failing.staff("analyst"));
    expect(run).toMatchObject({
      status: "FAILED",
      error: "The training data cannot be read: en.jsonl, line 3.",
      isResumable: false,
      model: null,
    });
    await failing.stop();
    rmSync(broken, { recursive: true });
  });

  it("says no more than is meant for people", async () => {
    const failing = await server.sibling(server.urls, { TRAINING_DATA_DIR: "/nowhere/at/all" });
    const run = await train(await failing.staff("analyst"));
    expect(run).toMatchObject({ status: "FAILED", error: "The training data cannot be found." });
    await failing.stop();
  });
});

describe("a training whose process", () => {
  let undisturbed: ShownRun;
  let long: TestServer;
  let caller: Caller;

  beforeAll(async () => {
    long = await server.sibling(server.urls, { TRAINING_DATA_DIR: longer });
    caller = await long.staff("analyst");
    undisturbed = await train(caller, LONG);
  });
  afterAll(() => long.stop());

  /** However long a busy machine takes for the first rounds; what has ended is in the middle of nothing. */
  async function inTheMiddle(id: string): Promise<void> {
    for (let run = await read(caller, id); run.epoch < 3; run = await read(caller, id)) {
      if (run.status !== "RUNNING") throw new Error(`It is ${run.status}: ${run.error}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it("stops in order is marked at once, and goes on only with the same data", async () => {
    const stopping = await server.sibling(server.urls, { TRAINING_DATA_DIR: longer });
    const { data } = await start(await stopping.staff("analyst"), LONG);
    const { id } = data.startTraining;
    await inTheMiddle(id);
    await stopping.stop();
    expect(await read(caller, id)).toMatchObject({ status: "FAILED", error: "The server stopped.", isResumable: true });
    const resumed = await act(analyst, "resumeTraining", id); // where other data is
    const run = await finished(caller, resumed.data.resumeTraining?.id ?? "");
    expect(run).toMatchObject({
      status: "FAILED",
      error: "The training data has changed since this training run started. Start a new one.",
      isResumable: false,
    });
  });

  it("was held for dead and lives gives it up", async () => {
    const { data } = await start(caller, LONG);
    const { id } = data.startTraining;
    await inTheMiddle(id);
    await server.db.query("update training_runs set heartbeat_at = now() - interval '16 seconds' where id = $1", [id]);
    await server.platform.training.sweep();
    await until(() => long.platform.training.size === 0, "the end of the thread");
    expect(await read(caller, id)).toMatchObject({ status: "FAILED", isResumable: true, model: null });
    await server.db.query("update training_checkpoints set state = substring(state from 1 for 1000)");
    const resumed = await act(caller, "resumeTraining", id);
    expect(await finished(caller, resumed.data.resumeTraining?.id ?? "")).toMatchObject({
      status: "FAILED",
      error: "The checkpoint of this training run is damaged. Start a new one.",
      isResumable: false,
    });
  });

  it("is killed is marked as failed, and goes on to the same model", async () => {
    const order: ChildOrder = { url: server.urls.app, folder: longer, ...LONG };
    const child = fork(path.join(__dirname, "training.test-child.ts"), [JSON.stringify(order)], {
      execArgv: ["-r", path.join(__dirname, "../../../dev-register.cjs")],
    });
    const gone = new Promise((resolve) => child.once("exit", resolve));
    const newest = async (): Promise<string> =>
      (await server.db.query("select id from training_runs where status = 'RUNNING'"))[0]?.id ?? "";
    await until(async () => (await newest()) !== "", "its row");
    const id = await newest();
    await inTheMiddle(id);
    child.kill("SIGKILL");
    await gone;
    const last = await read(caller, id);
    expect(last).toMatchObject({ status: "RUNNING", model: null });
    await server.platform.training.sweep();
    expect((await read(caller, id)).status).toBe("RUNNING"); // it has not been silent for long enough
    await server.db.query("update training_runs set heartbeat_at = now() - interval '16 seconds' where id = $1", [id]);
    await Promise.all([server, other, long].map(({ platform }) => platform.training.sweep()));
    expect(await read(caller, id)).toMatchObject({
      status: "FAILED",
      error: "The server process running it stopped.",
      isResumable: true,
    });
    const { data } = await act(caller, "resumeTraining", id);
    expect(data.resumeTraining).toMatchObject({ status: "RUNNING", resumedFrom: last.number });
    expect(data.resumeTraining?.epoch).toBeGreaterThanOrEqual(1);
    const run = await finished(caller, data.resumeTraining?.id ?? "");
    expect(run).toMatchObject({ status: "COMPLETED", epoch: LONG.rounds, dataHash: undisturbed.dataHash });
    expect(run.model?.checksum).toBe(undisturbed.model?.checksum);
    expect(run.metrics).toEqual(undisturbed.metrics);
    expect((await act(caller, "resumeTraining", id)).errors?.[0]?.message).toBe(
      "This training run cannot be resumed: it has no checkpoint.",
    );
  });
});

it("is listed with no more statements for many trainings than for one", async () => {
  const lists = [
    (first: number) => `{ trainingRuns(first: ${first}) { totalCount nodes { ${RUN} } } }`,
    (first: number) => `{ trainedModels(first: ${first}) { nodes { id problem canPublish run { number } } } }`,
  ];
  const { data } = await analyst.run<{ trainingRuns: { nodes: ShownRun[] } }>(lists[0]?.(100) ?? "");
  expect(data.trainingRuns.nodes.length).toBeGreaterThan(8);
  expect(data.trainingRuns.nodes[0]?.model).not.toBeNull();
  for (const query of lists) {
    const counts: number[] = [];
    for (const first of [1, 20]) counts.push((await statementsOf(() => analyst.run(query(first)))).length);
    expect(counts[0]).toBeGreaterThan(2);
    // One fewer where the page is the whole list, which needs no count.
    expect([counts[0], (counts[0] ?? 0) - 1]).toContain(counts[1]);
  }
});

it("asks the database nothing while none is under way", async () => {
  await until(() => server.platform.training.size === 0, "the end of the thread");
  for (const { platform } of [server, other]) await platform.training.sweep(); // the last one after the end
  expect((await statementsDuring(1_000)).filter((text) => /training/.test(text))).toEqual([]);
});
