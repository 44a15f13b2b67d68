import { fork } from "node:child_process";
import path from "node:path";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { makeUser } from "../../people/accounts/user.factory";
import { nextVersion } from "./model-version.rules";
import { registerBuiltInModel } from "./publication.service";
import type { ChildOrder } from "./publication.test-child";
import {
  builtIn,
  goodRecord,
  overview,
  publishes,
  rollsBack,
  storeExample,
  sureOf,
  version,
} from "./publication.test-support";
import { MODEL_VERSION } from "./record.rules";
import { RELEASED } from "./released-records.rules";

let server: TestServer;
let other: TestServer;
let owner: Caller;

beforeEach(async () => {
  server = await startTestServer();
  other = await server.sibling();
  owner = await server.staff("owner");
});
afterEach(async () => {
  await other.stop();
  await server.stop();
});

const everywhere = (wanted: string) =>
  until(async () => (await version(server)) === wanted && (await version(other)) === wanted, `version ${wanted}`);

const publications = async () =>
  (
    await owner.run<{ modelPublications: { nodes: unknown[] } }>(
      "{ modelPublications { nodes { kind version previousVersion by } } }",
    )
  ).data.modelPublications.nodes;

/** The versions that trainings make of it. */
const NEXT = nextVersion([MODEL_VERSION]);
const AFTER = nextVersion([NEXT]);

const BUILT_IN = { kind: "PUBLISHED", version: MODEL_VERSION, previousVersion: null, by: null };

describe("the model that comes with the code", () => {
  const counts = async () => {
    const [{ models, published }] = await server.db.query(
      `select (select count(*)::int from model_versions) as models, (select count(*)::int from model_publications) as published`,
    );
    return { models, published };
  };

  it("is stored and published once, however many processes start", async () => {
    expect(await counts()).toEqual({ models: 1, published: 1 });
    const found = { ...builtIn(), record: goodRecord("9.9.0") };
    await Promise.all(Array.from({ length: 4 }, () => registerBuiltInModel(server.db, { found })));
    expect(await counts()).toEqual({ models: 2, published: 2 });
    await everywhere("9.9.0");
    expect(await publications()).toEqual([
      { kind: "PUBLISHED", version: "9.9.0", previousVersion: MODEL_VERSION, by: null },
      BUILT_IN,
    ]);
  });

  it("is shown to everybody with what was measured, before the versions of earlier releases", async () => {
    await registerBuiltInModel(server.db, { found: { ...builtIn(), record: goodRecord("9.9.0") } });
    const { data } = await server.anonymous.run<{ versionFigures: { version: string; accuracy: { n: number } }[] }>(
      "{ versionFigures { version since safetyMissed accuracy { value n } emergencyRecall { value from to } } }",
    );
    expect(data.versionFigures.map(({ version }) => version)).toEqual([
      "9.9.0",
      MODEL_VERSION,
      ...RELEASED.map(({ version }) => version),
    ]);
    expect(data.versionFigures.map(({ accuracy }) => accuracy.n > 0)).not.toContain(false);
  });

  it("is not published when something newer was", async () => {
    const { id, version: newer } = await storeExample(server.db);
    await publishes(owner, id);
    await registerBuiltInModel(server.db, { found: { ...builtIn(), record: goodRecord("1.0.0") } });
    expect(await counts()).toEqual({ models: 3, published: 2 });
    await everywhere(newer);
  });

  it("gets the next free version when its own was taken by a training", async () => {
    const { version: taken } = await storeExample(server.db);
    await registerBuiltInModel(server.db, { found: { ...builtIn(), record: goodRecord(taken) } });
    await registerBuiltInModel(server.db, { found: { ...builtIn(), record: goodRecord(taken) } });
    expect(await server.db.query("select version, release from model_versions order by created_at, version")).toEqual([
      { version: MODEL_VERSION, release: MODEL_VERSION },
      { version: NEXT, release: null },
      { version: AFTER, release: NEXT },
    ]);
    await everywhere(AFTER);
  });

  it("follows the code while a version is worked on, and never in production", async () => {
    const changed = { ...builtIn(), model: sureOf("emergency") };
    const checksum = async () => (await server.db.query("select checksum from model_versions"))[0].checksum;
    const before = await checksum();
    await registerBuiltInModel(server.db, { found: changed, keepsReleased: true });
    expect(await checksum()).toBe(before);
    await registerBuiltInModel(server.db, { found: changed });
    expect(await checksum()).not.toBe(before);
    const judged = () => other.platform.assistant.answering().assess("I have a runny nose").level;
    await until(() => judged() === "URGENT", "the new weights");
    expect(await counts()).toEqual({ models: 1, published: 1 });
  });
});

describe("publishing", () => {
  it("reaches every process and every open page at once, and says who did what", async () => {
    const patient = await other.patient();
    const page = watch<{ assistantVersionChanged: { version: string } }>(
      patient.socket(),
      "subscription { assistantVersionChanged { version record { figures { macroPrecision macroRecall } } } }",
    );
    expect((await page.next()).data?.assistantVersionChanged.version).toBe(MODEL_VERSION);
    const check = `{ checkForModelUpdates(version: "${MODEL_VERSION}") { changed assistant { version } } }`;
    expect((await patient.run(check)).data).toEqual({
      checkForModelUpdates: { changed: false, assistant: { version: MODEL_VERSION } },
    });
    const { id } = await storeExample(server.db);
    const { data } = await publishes(owner, id);
    expect(data).toEqual({ publishModel: { version: NEXT, isPublished: true, canPublish: false } });
    expect((await page.next()).data?.assistantVersionChanged).toEqual({
      version: NEXT,
      record: { figures: { macroPrecision: 0.9, macroRecall: 0.9 } },
    });
    page.stop();
    expect((await patient.run(check)).data).toEqual({
      checkForModelUpdates: { changed: true, assistant: { version: NEXT } },
    });
    expect(await publications()).toEqual([
      { kind: "PUBLISHED", version: NEXT, previousVersion: MODEL_VERSION, by: expect.any(String) },
      BUILT_IN,
    ]);
    expect(
      await server.db.query("select details, actor_id is not null as named from audit_entries where subject_id = $1", [
        id,
      ]),
    ).toEqual([{ details: { kind: "PUBLISHED", version: NEXT, previousVersion: MODEL_VERSION }, named: true }]);
    const { metrics, ...rest } = await overview(owner);
    expect(rest).toEqual({
      version: NEXT,
      previousVersion: MODEL_VERSION,
      cases: expect.any(Number),
      problem: null,
    });
    expect(metrics[0]).toMatchObject({ name: "accuracy", current: 0.9, threshold: 0.85, isMet: true });
    expect(metrics[0]?.change).toBeCloseTo(0.9 - (metrics[0]?.previous ?? 0));
    expect((await publishes(owner, id)).errors?.[0]).toMatchObject({
      message: `Version ${NEXT} is already published.`,
      extensions: { code: "CONFLICT" },
    });
  });

  it("is refused to what does not reach what is asked, with every sentence", async () => {
    const record = goodRecord("0.0.0");
    const { engine } = record.heldOutStyles;
    const bad = { ...engine, accuracy: { ...engine.accuracy, value: 0.81 }, macroF1: 0.5 };
    const { id } = await storeExample(server.db, {
      record: {
        ...record,
        heldOutStyles: { ...record.heldOutStyles, engine: bad },
        safetySet: { ...record.safetySet, emergencies: 1253, missed: 2 },
      },
    });
    expect((await publishes(owner, id)).errors?.[0]).toMatchObject({
      message:
        "Accuracy is 0.81 and has to be at least 0.85. The F1 score is 0.50 and has to be at least 0.82. " +
        "2 of the 1,253 emergencies of the safety set are missed, and none may be.",
      extensions: { code: "CONFLICT" },
    });
    expect(await version(server)).toBe(MODEL_VERSION);
    expect(await publications()).toEqual([BUILT_IN]);
    expect((await publishes(owner, "00000000-0000-4000-8000-000000000000")).errors?.[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
  });

  it("is refused to what was measured with other rules than answer now", async () => {
    const { id, version: old } = await storeExample(server.db, {
      record: { ...goodRecord("0.0.0"), rulesVersion: "1.0.0" },
    });
    const { errors } = await publishes(owner, id);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(`^Version ${old} was measured with rules 1.0.0, and rules .* Train a new one.$`),
      extensions: { code: "CONFLICT" },
    });
    const { data } = await owner.run("query M($id: ID!) { trainedModel(id: $id) { canPublish problem } }", { id });
    expect(data).toEqual({ trainedModel: { canPublish: false, problem: errors?.[0]?.message } });
  });

  it("is taken back one step at a time, and only from what was looked at", async () => {
    for (const _ of [1, 2]) await publishes(owner, (await storeExample(server.db)).id);
    await everywhere(AFTER);
    expect((await rollsBack(owner, NEXT)).errors?.[0]).toMatchObject({
      message: `The published version has changed: it is now ${AFTER}. Please check it first.`,
      extensions: { code: "CONFLICT" },
    });
    const twice = await Promise.all([rollsBack(owner, AFTER), rollsBack(owner, AFTER)]);
    expect(twice.filter(({ errors }) => errors)).toHaveLength(1);
    await everywhere(NEXT);
    expect((await rollsBack(owner, NEXT)).data.rollBackModel).toEqual({
      version: MODEL_VERSION,
      previousVersion: null,
    });
    await everywhere(MODEL_VERSION);
    expect((await rollsBack(owner, MODEL_VERSION)).errors?.[0]?.message).toBe(
      "There is no earlier version to go back to.",
    );
    expect(
      ((await publications()) as { kind: string; version: string }[]).map((one) => [one.kind, one.version]),
    ).toEqual([
      ["ROLLED_BACK", MODEL_VERSION],
      ["ROLLED_BACK", NEXT],
      ["PUBLISHED", AFTER],
      ["PUBLISHED", NEXT],
      ["PUBLISHED", MODEL_VERSION],
    ]);
  });

  it("that is killed in the middle has happened or has not", async () => {
    const models = [await storeExample(server.db), await storeExample(server.db)].map(({ id }) => id);
    const { id: userId } = await makeUser(server.db.manager, { role: "ADMIN", staffRoles: ["owner"] });
    const written = async (): Promise<{ published: number; audited: number }> =>
      (
        await server.db.query(
          `select (select count(*)::int from model_publications where published_by = $1) as published,
                  (select count(*)::int from audit_entries where actor_id = $1 and action = 'model_updated') as audited`,
          [userId],
        )
      )[0];
    const order: ChildOrder = { url: server.urls.app, userId, models };
    const child = fork(path.join(__dirname, "publication.test-child.ts"), [JSON.stringify(order)], {
      execArgv: ["-r", path.join(__dirname, "../../../dev-register.cjs")],
    });
    const gone = new Promise((resolve) => child.once("exit", resolve));
    await until(async () => (await written()).published > 5, "some publications");
    child.kill("SIGKILL");
    await gone;
    await server.db.transaction((tx) => tx.query("select pg_advisory_xact_lock(4242032)")); // whatever it held is over
    const { published, audited } = await written();
    expect(audited).toBe(published);
    const [{ version: newest }] = await server.db.query(
      "select version from model_publications p join model_versions m on m.id = p.model_id order by p.id desc limit 1",
    );
    await everywhere(newest);
    expect(await overview(owner)).toMatchObject({ version: newest, problem: null });
  });

  it("that was not heard of is found when the announcements are heard again", async () => {
    const { id, version: missed } = await storeExample(server.db);
    await server.db.query(
      `insert into model_publications (kind, model_id, below_id, published_at)
       select 'PUBLISHED', $1, max(id), now() from model_publications`,
      [id],
    );
    expect(await version(server)).toBe(MODEL_VERSION);
    server.platform.hub.resynchronise();
    await until(async () => (await version(server)) === missed, "the missed publication");
  });

  it("stays known when whoever published has gone, without a name", async () => {
    const { user, ...leaver } = await server.staff("owner");
    const { id } = await storeExample(server.db);
    await publishes(leaver, id);
    await server.db.query("update training_runs set started_by = $1", [user.id]);
    await server.db.query("delete from users where id = $1", [user.id]);
    expect((await publications())[0]).toEqual({
      kind: "PUBLISHED",
      version: NEXT,
      previousVersion: MODEL_VERSION,
      by: null,
    });
    const { data } = await owner.run("{ trainingRuns { nodes { startedBy status } } }");
    expect(data).toEqual({ trainingRuns: { nodes: [{ startedBy: null, status: "COMPLETED" }] } });
  });

  it("leaves no rows that could be changed, whoever tries", async () => {
    for (const sql of ["update model_publications set kind = 'ROLLED_BACK'", "delete from model_publications"]) {
      await expect(server.db.query(sql)).rejects.toThrow(/permission denied/);
    }
  });
});
