import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import {
  builtIn,
  damage,
  overview,
  publishes,
  rollsBack,
  storeExample,
  sureOf,
  version,
} from "./publication.test-support";
import { MODEL_VERSION } from "./record.rules";

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

describe("a damaged model", () => {
  const problemOf = async (caller: Caller, id: string) =>
    (
      await caller.run<{ trainedModel: { problem: string | null; canPublish: boolean } }>(
        "query P($id: ID!) { trainedModel(id: $id) { problem canPublish } }",
        { id },
      )
    ).data.trainedModel;

  it("is passed over at the start, in favour of the one before it, and the page says so", async () => {
    const first = await storeExample(server.db);
    const second = await storeExample(server.db);
    for (const { id } of [first, second]) await publishes(owner, id);
    await damage(server.db, second.id);
    const started = await server.sibling();
    const staff = await started.staff("owner");
    expect(await version(started)).toBe(first.version);
    expect(await overview(staff)).toMatchObject({
      version: second.version,
      problem: `Version ${second.version} is published but cannot be read, so version ${first.version} answers.`,
    });
    expect(await problemOf(staff, second.id)).toEqual({
      problem: `The stored weights of version ${second.version} are damaged. It cannot answer.`,
      canPublish: false,
    });
    expect(await problemOf(staff, first.id)).toEqual({ problem: null, canPublish: true });
    expect((await rollsBack(staff, second.version)).data.rollBackModel.version).toBe(first.version);
    expect((await overview(staff)).problem).toBeNull();
    expect((await publishes(staff, second.id)).errors?.[0]?.extensions.code).toBe("CONFLICT");
    await started.stop();
  });

  it("or one of code that reads questions in another way does not answer", async () => {
    const first = await storeExample(server.db);
    const { id } = await storeExample(server.db);
    for (const one of [first.id, id]) await publishes(owner, one);
    await server.db.query("update model_versions set record = record || '{\"features\": 1}' where id = $1", [id]);
    const started = await server.sibling();
    expect(await version(started)).toBe(first.version);
    expect((await problemOf(owner, id)).problem).toMatch(/made by code that reads questions differently/);
    await started.stop();
  });

  it("is no obstacle when nothing that was published can be read: what came with the code answers", async () => {
    const [{ id }] = await server.db.query("select id from model_versions");
    await damage(server.db, id);
    const started = await server.sibling();
    expect(await version(started)).toBe(MODEL_VERSION);
    expect((await overview(await started.staff("owner"))).problem).toBe(
      `Version ${MODEL_VERSION} is published but cannot be read, so version ${MODEL_VERSION} answers.`,
    );
    await started.stop();
  });
});

describe("a question", () => {
  const QUESTION = "I have a runny nose";

  it("keeps the version that judged it, while versions change", async () => {
    const [bold, calm] = [
      await storeExample(server.db, { model: sureOf("emergency") }),
      await storeExample(server.db, { model: sureOf("routine") }),
    ];
    await publishes(owner, calm.id);
    const askers = [await server.patient(), await other.patient()];
    let isOver = false;
    const swapping = (async () => {
      for (let turn = 0; turn < 12; turn += 1) await publishes(owner, [bold, calm][turn % 2]?.id ?? "");
      isOver = true;
    })();
    const asking = askers.map(async (asker) => {
      while (!isOver) {
        const { errors } = await asker.run(`mutation { addConsultation(question: "${QUESTION}") { id } }`);
        expect(errors).toBeUndefined();
      }
    });
    await Promise.all([swapping, ...asking]);
    const stored: { version: string; level: string; count: number }[] = await server.db.query(
      `select assistant_version as version, level, count(*)::int from consultations group by 1, 2 order by 2`,
    );
    expect(stored.map((row) => [row.version, row.level])).toEqual([
      [calm.version, "SELF_CARE"],
      [bold.version, "URGENT"],
    ]);
    expect(Math.min(...stored.map(({ count }) => count))).toBeGreaterThan(2);
  });

  it("is compared case by case with what is published", async () => {
    const compare =
      "query C($id: ID!, $all: Boolean) { modelComparison(modelId: $id, changedOnly: $all, first: 2) { totalCount pageInfo { hasNextPage endCursor } nodes { id language style text label given publishedGiven } } }";
    const [{ id }] = await server.db.query("select id from model_versions");
    const { cases } = builtIn();
    interface Compared {
      modelComparison: { totalCount: number; nodes: Record<string, string>[]; pageInfo: { endCursor: string } };
    }
    const same = await owner.run<Compared>(compare, { id, all: true });
    expect(same.data.modelComparison).toMatchObject({ totalCount: 0, nodes: [] });
    const all = await owner.run<Compared>(compare, { id, all: false });
    expect(all.data.modelComparison).toMatchObject({ totalCount: cases.length });
    expect(all.data.modelComparison.nodes).toEqual(
      cases.slice(0, 2).map((one) => ({ ...one, publishedGiven: one.given })),
    );
    const { id: changed } = await storeExample(server.db);
    await server.db.query(`update model_versions set cases = jsonb_set(cases, '{5,given}', '"urgent"') where id = $1`, [
      changed,
    ]);
    await server.db.query(
      `update model_versions set cases = jsonb_set(cases, '{5,given}', '"routine"') where id = $1`,
      [id],
    );
    const { data } = await owner.run<Compared>(compare, { id: changed, all: true });
    expect(data.modelComparison).toMatchObject({
      totalCount: 1,
      nodes: [{ id: cases[5]?.id, given: "urgent", publishedGiven: "routine" }],
    });
    const next = await owner.run<Compared>(
      compare.replace("first: 2", "first: 2, after: $after").replace("$all: Boolean", "$all: Boolean, $after: String"),
      {
        id,
        all: false,
        after: all.data.modelComparison.pageInfo.endCursor,
      },
    );
    expect(next.data.modelComparison.nodes.map((one) => one.id)).toEqual(cases.slice(2, 4).map((one) => one.id));
  });
});
