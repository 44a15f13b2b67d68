import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Caller, TestServer } from "../../../test/harness";
import type { TrainingLine } from "./composition.rules";
import { lockAgreements } from "./learned-lines.service";
import { learnedLines } from "./record.rules";
import { act, finished, makeTrainingData, read, start, startTrainingServer, train } from "./training.test-support";
import { readLines } from "./training-data";
import { makeTrainingLine } from "./training-line.factory";
import { act as actOnLine, input, LINE_ACTS } from "./training-line.test-support";

let folder: string;
let server: TestServer;
let analyst: Caller;
let reviewer: Caller;

beforeAll(async () => {
  folder = makeTrainingData();
  server = await startTrainingServer(folder);
  [analyst, reviewer] = await Promise.all([server.staff("analyst"), server.staff("reviewer")]);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const committed = () => learnedLines(readLines<TrainingLine>(path.join(folder, "training"))).length;
const QUICK = { seed: 7, rounds: 1 };

/** A line that two people agreed on. */
async function agreed(text: string): Promise<string> {
  const { id } = await actOnLine(reviewer, LINE_ACTS.add, { input: input({ text, label: "urgent" }) });
  expect((await actOnLine(analyst, LINE_ACTS.label, { id, label: "urgent" })).state).toBe("AGREED");
  return id;
}

describe("a training", () => {
  it("learns what was agreed before it began and nothing else, with the same hash for the same lines", async () => {
    const without = await train(analyst, QUICK);
    expect(without).toMatchObject({ lineCount: committed(), addedLineCount: 0 });
    const one = await agreed("My invented knee has turned into marmalade");
    const two = await agreed("My invented ear hears colours");
    await actOnLine(reviewer, LINE_ACTS.add, { input: input() });
    const first = await train(analyst, QUICK);
    expect(first).toMatchObject({ lineCount: committed() + 2, addedLineCount: 2, status: "COMPLETED" });
    expect(first.dataHash).not.toBe(without.dataHash);
    expect(first.model?.checksum).not.toBe(without.model?.checksum);
    const again = await train(analyst, QUICK);
    expect([again.dataHash, again.model?.checksum]).toEqual([first.dataHash, first.model?.checksum]);
    await actOnLine(reviewer, LINE_ACTS.remove, { id: one, reason: "NOT_WANTED" });
    await actOnLine(reviewer, LINE_ACTS.remove, { id: two, reason: "NAMES_SOMEBODY" });
    const last = await train(analyst, QUICK);
    expect([last.dataHash, last.model?.checksum]).toEqual([without.dataHash, without.model?.checksum]);
  });

  it("and an agreement wait for each other, so that none is left out that came before", async () => {
    const { id } = await actOnLine(reviewer, LINE_ACTS.add, { input: input({ label: "urgent" }) });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holder = server.db.transaction(async (tx) => {
      await lockAgreements(tx);
      await held;
    });
    const settled: string[] = [];
    const agreement = actOnLine(analyst, LINE_ACTS.label, { id, label: "urgent" }).then(() => settled.push("agreed"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const started = start(analyst, QUICK).then(({ data }) => {
      settled.push("started");
      return data.startTraining.id;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(settled).toEqual([]);
    release();
    await Promise.all([holder, agreement]);
    expect((await finished(analyst, await started)).addedLineCount).toBe(1);
    await actOnLine(reviewer, LINE_ACTS.remove, { id, reason: "NOT_WANTED" });
  });

  it("passes over a line whose text came with the product meanwhile, to learn from or to be measured on", async () => {
    const { user } = await server.staff("owner");
    const { user: other } = await server.staff("owner");
    const labels = [user, other].map(({ id: by }) => ({ by, label: "urgent" as const }));
    const [learned] = learnedLines(readLines<TrainingLine>(path.join(folder, "training")));
    const [measured] = readLines<{ text: string }>(path.join(folder, "safety"));
    for (const text of [learned?.text, `${measured?.text}!`, "An invented sentence of its own"]) {
      await makeTrainingLine(server.db.manager, { text, labels });
    }
    const run = await train(analyst, QUICK);
    expect(run).toMatchObject({ lineCount: committed() + 1, addedLineCount: 1 });
  });

  it("that is resumed learns what it began with, whatever was agreed since", async () => {
    const first = server;
    server = await first.sibling(); // before, so that the first ends in the middle of the training
    const { data } = await start(analyst, { seed: 5, rounds: 15 });
    const { id } = data.startTraining;
    for (let run = await read(analyst, id); run.epoch < 2; run = await read(analyst, id))
      expect(run.status).toBe("RUNNING");
    await first.stop();
    [analyst, reviewer] = await Promise.all([server.staff("analyst"), server.staff("reviewer")]);
    const broken = await finished(analyst, id);
    expect(broken).toMatchObject({ status: "FAILED", isResumable: true });
    await agreed("Agreed while the training was broken");
    const resumed = await act(analyst, "resumeTraining", id);
    const end = await finished(analyst, resumed.data.resumeTraining?.id ?? "");
    expect(end).toMatchObject({ status: "COMPLETED", addedLineCount: 1, dataHash: broken.dataHash });
    expect((await train(analyst, QUICK)).addedLineCount).toBe(2);
  });
});

it("a folder that cannot be read is told of, and is read once it can be", async () => {
  const broken = makeTrainingData({ brokenLine: "{" });
  const other = await startTrainingServer(broken);
  try {
    const owner = await other.staff("owner");
    const sentence = "The training data cannot be read: en.jsonl, line 3.";
    const listed = () => owner.run("{ trainingLines { totalCount } }");
    expect((await listed()).errors?.[0]).toMatchObject({ message: sentence, extensions: { code: "CONFLICT" } });
    const counts = await owner.run<{ trainingLineCounts: { committed: unknown } }>(
      "{ trainingLineCounts { committed { count } waitsForMe } }",
    );
    expect(counts.data.trainingLineCounts.committed).toBeNull();
    const file = path.join(broken, "training", "en.jsonl");
    writeFileSync(
      file,
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "{")
        .join("\n"),
    );
    expect((await listed()).errors).toBeUndefined();
  } finally {
    await other.stop();
    rmSync(broken, { recursive: true });
  }
});
