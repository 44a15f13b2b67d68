import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { DOI_PROBLEM } from "./doi.rules";
import { STUDY_MESSAGES } from "./study.rules";
import { ACTS, act, input, LIST, refusal, type Study } from "./study.test-support";
import { TAG_MESSAGES } from "./tags.rules";

let server: TestServer;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;
beforeAll(async () => {
  server = await startTestServer();
  reviewer = await server.staff("reviewer");
});
afterAll(() => server.stop());

const add = (changes?: Record<string, unknown>) => act(reviewer, ACTS.add, { input: input(changes) });
const tag = (study: Pick<Study, "id" | "version">, tags: string[]) =>
  act(reviewer, ACTS.tag, { id: study.id, version: study.version, tags });
const seen = ({ id, version }: Study) => ({ id, version });

interface List {
  totalCount: number;
  counts: { status: string; count: number }[];
  nodes: Study[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
const list = async (variables: Record<string, unknown> = {}) =>
  (await reviewer.run<{ clinicalStudies: List }>(LIST, variables)).data.clinicalStudies;

describe("a study", () => {
  it("is added pending, tidied, with what it is close to, and can be read", async () => {
    const study = await add({
      title: "  Migraine   and headache ",
      doi: "https://doi.org/10.5555/ABC.1",
      authors: [" Ada  E ", ""],
    });
    expect(study).toMatchObject({
      title: "Migraine and headache",
      authors: ["Ada E"],
      doi: "10.5555/abc.1",
      status: "PENDING",
      tags: [],
      relevanceTerms: [
        { label: "Headache and migraine", score: study.relevanceScore },
        ...study.relevanceTerms.slice(1),
      ],
      version: 1,
    });
    expect(study.relevanceScore).toBeGreaterThan(0.3);
    expect(await act(reviewer, ACTS.read, { id: study.id })).toEqual(study);
  });

  it("says in every field what is wrong with it, and which study has its DOI", async () => {
    const bad = { title: " ", authors: [" "], journal: "", publicationDate: "2024-02-30", doi: "10.12/x" };
    const { errors } = await reviewer.run(ACTS.add, { input: input(bad) });
    expect(errors?.[0]?.extensions.problems).toEqual([
      { field: "title", message: STUDY_MESSAGES.title },
      { field: "authors", message: STUDY_MESSAGES.authors },
      { field: "journal", message: STUDY_MESSAGES.journal },
      { field: "publicationDate", message: STUDY_MESSAGES.date },
      { field: "doi", message: DOI_PROBLEM },
    ]);
    await add({ title: "The first one", doi: "10.5555/taken" });
    expect(await refusal(reviewer, ACTS.add, { input: input({ doi: "DOI: 10.5555/TAKEN" }) })).toEqual({
      code: "BAD_USER_INPUT",
      field: "doi",
      message: "There is already a study with this DOI: 'The first one'.",
    });
  });

  it("is added once when two send one DOI at once", async () => {
    const both = await Promise.all([1, 2].map(() => reviewer.run(ACTS.add, { input: input({ doi: "10.5555/race" }) })));
    expect(both.map(({ errors }) => errors?.[0]?.extensions.field ?? "added").sort()).toEqual(["added", "doi"]);
  });

  it("goes from pending to tagged to validated or rejected and back, each step once, and each is audited", async () => {
    let study = await add();
    const refused = (document: string, more = {}) => refusal(reviewer, document, { ...seen(study), ...more });
    expect(await refused(ACTS.validate)).toMatchObject({ code: "CONFLICT", message: expect.stringMatching(/no tags/) });
    study = await tag(study, ["cough"]);
    expect(study).toMatchObject({ status: "TAGGED", version: 2 });
    study = await act(reviewer, ACTS.validate, seen(study));
    expect(study).toMatchObject({ status: "VALIDATED", decidedBy: "Robin Example" });
    expect(await refused(ACTS.validate)).toMatchObject({ message: "This study has already been validated." });
    for (const [document, more] of [
      [ACTS.tag, { tags: [] }],
      [ACTS.update, { input: input() }],
      [ACTS.reject, { reason: "No." }],
    ] as const) {
      expect(await refused(document, more)).toMatchObject({
        code: "CONFLICT",
        message: expect.stringMatching(/reopen/),
      });
    }
    study = await act(reviewer, ACTS.reopen, seen(study));
    expect(study).toMatchObject({ status: "TAGGED", tags: ["cough"], decidedBy: null });
    expect(await refused(ACTS.reopen)).toMatchObject({ code: "CONFLICT" });
    expect(await refused(ACTS.reject, { reason: " " })).toMatchObject({ field: "reason", message: "Please say why." });
    study = await act(reviewer, ACTS.reject, { ...seen(study), reason: "Too few people." });
    expect(study).toMatchObject({ status: "REJECTED", rejectedReason: "Too few people." });
    study = await act(reviewer, ACTS.reopen, seen(study));
    study = await tag(study, []);
    expect(study).toMatchObject({ status: "PENDING", rejectedReason: null, tags: [] });
    const audited: { action: string }[] = await server.db.query(
      "select action from audit_entries where subject_id = $1 order by id",
      [study.id],
    );
    expect(audited.map(({ action }) => action)).toEqual(
      ["added", "tagged", "validated", "reopened", "rejected", "reopened", "tagged"].map((what) => `study_${what}`),
    );
  });

  it("is not overwritten by who saw an older version", async () => {
    const study = await add();
    await tag(study, ["one"]);
    for (const [document, more] of [
      [ACTS.tag, { tags: ["two"] }],
      [ACTS.update, { input: input() }],
      [ACTS.validate, {}],
    ] as const) {
      expect(await refusal(reviewer, document, { ...seen(study), ...more })).toMatchObject({
        code: "CONFLICT",
        message: STUDY_MESSAGES.changed,
      });
    }
    expect(await act(reviewer, ACTS.read, { id: study.id })).toMatchObject({ tags: ["one"], version: 2 });
  });

  it("is deleted with its tags while nobody has decided, by who saw it as it is, and whoever watches reads again", async () => {
    let study = await tag(await add({ doi: "10.5555/gone" }), ["only here"]);
    study = await act(reviewer, ACTS.validate, seen(study));
    expect(await refusal(reviewer, ACTS.delete, seen(study))).toMatchObject({ code: "CONFLICT" });
    study = await act(reviewer, ACTS.reopen, seen(study));
    expect(await refusal(reviewer, ACTS.delete, { id: study.id, version: 1 })).toMatchObject({ code: "CONFLICT" });
    const client = reviewer.socket();
    const changes = watch<{ studiesChanged: { study: { id: string } | null } }>(
      client,
      "subscription { studiesChanged { study { id } } }",
    );
    await changes.next();
    const tags = async () => (await reviewer.run('{ studyTags(prefix: "only") }')).data;
    expect(await tags()).toEqual({ studyTags: ["only here"] });
    expect(await act(reviewer, ACTS.delete, seen(study))).toBe(study.id);
    expect((await changes.next()).data?.studiesChanged).toEqual({ study: null });
    await client.dispose();
    expect(await tags()).toEqual({ studyTags: [] });
    expect(await refusal(reviewer, ACTS.read, { id: study.id })).toMatchObject({ code: "NOT_FOUND" });
    expect((await add({ doi: "10.5555/gone" })).doi).toBe("10.5555/gone");
  });

  it("can be corrected while it is open, and keeps its own DOI", async () => {
    const study = await add({ doi: "10.5555/own" });
    const changed = await act(reviewer, ACTS.update, {
      ...seen(study),
      input: input({ title: "Back pain and exercise", doi: "10.5555/own", abstract: "For back pain." }),
    });
    expect(changed).toMatchObject({ title: "Back pain and exercise", abstract: "For back pain.", version: 2 });
    expect(changed.relevanceTerms[0]?.label).toBe("Back pain");
  });
});

describe("tags", () => {
  it("are the ones that were typed: trimmed, each once whatever its case, in the spelling in use", async () => {
    const first = await tag(await add(), ["  Hay   fever ", "hay FEVER", "", "Kinder über 6"]);
    expect(first.tags).toEqual(["Hay fever", "Kinder über 6"]);
    const second = await tag(await add(), ["HAY fever", "kinder ÜBER 6", "New"]);
    expect(second.tags).toEqual(["Hay fever", "Kinder über 6", "New"]);
  });

  it("change what a study is close to", async () => {
    const study = await add({ title: "A trial" });
    expect(study.relevanceScore).toBe(0);
    expect((await tag(study, ["migraine"])).relevanceTerms[0]).toMatchObject({ label: "Headache and migraine" });
  });

  it("may be spelled anew by the only study that has them", async () => {
    const study = await tag(await add(), ["migrane aura"]);
    expect((await tag(study, ["Migrane AURA"])).tags).toEqual(["Migrane AURA"]);
  });

  it("are refused when one is too long or there are too many, and nothing is saved", async () => {
    const study = await add();
    const save = (tags: string[]) => refusal(reviewer, ACTS.tag, { ...seen(study), tags });
    expect(await save(["x".repeat(5_000)])).toEqual({
      code: "BAD_USER_INPUT",
      field: "tags",
      message: TAG_MESSAGES.long("x".repeat(5_000)),
    });
    expect(await save(Array.from({ length: 31 }, (_, at) => `tag ${at}`))).toMatchObject({
      message: TAG_MESSAGES.many,
    });
    expect((await act(reviewer, ACTS.read, { id: study.id })).tags).toEqual([]);
    expect((await tag(study, ["x".repeat(60)])).tags).toEqual(["x".repeat(60)]);
  });

  it("are suggested while they are in use, the most used first", async () => {
    const studies = await Promise.all([add(), add(), add()]);
    const [one, two] = [
      await tag(studies[0] as Study, ["Zeta", "zebra 100%"]),
      await tag(studies[1] as Study, ["zebra 100%"]),
    ];
    const ask = async (prefix: string) =>
      (await reviewer.run<{ studyTags: string[] }>("query S($p: String!) { studyTags(prefix: $p) }", { p: prefix }))
        .data.studyTags;
    expect(await ask(" ZE")).toEqual(["zebra 100%", "Zeta"]);
    expect(await ask("zebra 100%")).toEqual(["zebra 100%"]);
    expect(await ask("%")).toEqual([]);
    await tag(one, ["Zeta"]);
    await tag(two, []);
    expect(await ask("ze")).toEqual(["Zeta"]);
  });

  it("of many who save at once are all counted", async () => {
    const studies = await Promise.all(Array.from({ length: 6 }, () => add()));
    await Promise.all(studies.map((study, at) => tag(study, at % 2 ? ["qa", "qb"] : ["qb", "qa"])));
    expect(await server.db.query("select key, uses from study_tags where key like 'q_' order by key")).toEqual([
      { key: "qa", uses: 6 },
      { key: "qb", uses: 6 },
    ]);
  });
});

describe("the list", () => {
  it("is filtered by state, tag and words, pages, and counts each state", async () => {
    const before = await list();
    const one = await tag(await add({ title: "Rhinitis in Zürich", authors: ["Jürg Öhman"] }), ["Nose"]);
    const two = await add({ title: "Rhinitis elsewhere" });
    const counted = (found: List, status: string) => found.counts.find((row) => row.status === status)?.count ?? 0;
    const all = await list();
    expect(all.totalCount).toBe(before.totalCount + 2);
    expect(counted(all, "PENDING")).toBe(counted(before, "PENDING") + 1);
    expect(
      all.nodes
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([one.id, two.id].sort());
    const ids = async (variables: Record<string, unknown>) => (await list(variables)).nodes.map(({ id }) => id);
    expect(await ids({ search: "rhinit zurich" })).toEqual([one.id]);
    expect(await ids({ search: "ohman nose" })).toEqual([one.id]);
    expect(await ids({ search: "& | !" })).toEqual([]);
    expect(await ids({ tag: "nose" })).toEqual([one.id]);
    expect(await ids({ tag: "nothing like it" })).toEqual([]);
    const found = await list({ search: "rhinitis", status: "PENDING" });
    expect([found.totalCount, found.nodes.map(({ id }) => id)]).toEqual([1, [two.id]]);
    expect([counted(found, "TAGGED"), counted(found, "PENDING")]).toEqual([1, 1]);
    const first = await list({ search: "rhinitis", first: 1 });
    const next = await list({ search: "rhinitis", first: 1, after: first.pageInfo.endCursor });
    expect([first.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([true, false]);
    expect([first.nodes[0]?.id, next.nodes[0]?.id].sort()).toEqual([one.id, two.id].sort());
    expect(await refusal(reviewer, LIST, { search: "x".repeat(101) })).toMatchObject({ field: "search" });
  });

  it("is told of each change, with the counts", async () => {
    const client = reviewer.socket();
    const events = watch(
      client,
      "subscription { studiesChanged { study { id status tags } counts { status count } } }",
    );
    expect((await events.next()).data).toMatchObject({ studiesChanged: { study: null } });
    const study = await add();
    expect((await events.next()).data).toMatchObject({
      studiesChanged: { study: { id: study.id, status: "PENDING" } },
    });
    await tag(study, ["heard"]);
    expect((await events.next()).data).toMatchObject({ studiesChanged: { study: { id: study.id, tags: ["heard"] } } });
    await client.dispose();
  });
});

describe("a link to a version of the assistant", () => {
  const studies = async () =>
    (
      await server.anonymous.run<{ assistantVersion: { version: string; studies: { title: string }[] } }>(
        "{ assistantVersion { version studies { title authors publishedDate doi } } }",
      )
    ).data.assistantVersion;

  it("is made for validated studies, shown to everybody while they are, and taken back", async () => {
    const { version: modelVersion } = await studies();
    let study = await tag(await add({ title: "Linked", doi: "10.5555/linked" }), ["link"]);
    const link = { id: study.id, modelVersion };
    const client = (await server.patient()).socket();
    const open = watch<{ assistantVersionChanged: { studies: { title: string }[] } }>(
      client,
      "subscription { assistantVersionChanged { studies { title } } }",
    );
    /** Waits until an open page shows these. */
    const heard = async (titles: string[]) => {
      for (;;) {
        const { data } = await open.next();
        if (data?.assistantVersionChanged.studies.map(({ title }) => title).join() === titles.join()) return;
      }
    };
    await heard([]);
    expect(await refusal(reviewer, ACTS.link, link)).toMatchObject({ message: STUDY_MESSAGES.notValidated });
    study = await act(reviewer, ACTS.validate, seen(study));
    expect(await refusal(reviewer, ACTS.link, { ...link, modelVersion: "newest" })).toMatchObject({
      field: "modelVersion",
    });
    expect(await act(reviewer, ACTS.link, link)).toMatchObject({ modelVersions: [modelVersion] });
    expect(await refusal(reviewer, ACTS.link, link)).toMatchObject({ code: "CONFLICT" });
    await act(reviewer, ACTS.link, { ...link, modelVersion: "0.10.0" });
    const older = await act(reviewer, ACTS.link, { ...link, modelVersion: "0.9.0" });
    expect(older).toMatchObject({ modelVersions: ["0.9.0", "0.10.0", modelVersion] });
    const shown = { title: "Linked", authors: input().authors, publishedDate: "2024-05", doi: "10.5555/linked" };
    expect((await studies()).studies).toEqual([shown]);
    await heard(["Linked"]);
    study = await act(reviewer, ACTS.reopen, seen(study));
    expect((await studies()).studies).toEqual([]);
    await heard([]);
    study = await act(reviewer, ACTS.validate, seen(study));
    expect((await studies()).studies).toEqual([shown]);
    expect(await act(reviewer, ACTS.unlink, link)).toMatchObject({ modelVersions: ["0.9.0", "0.10.0"] });
    expect(await refusal(reviewer, ACTS.unlink, link)).toMatchObject({ code: "CONFLICT" });
    expect((await studies()).studies).toEqual([]);
    await client.dispose();
  });
});

it("is not found for ids of nothing, and only read by pharmacists", async () => {
  const pharmacist = await server.staff("pharmacist");
  const study = await add();
  expect(await act(pharmacist, ACTS.read, { id: study.id })).toMatchObject({ id: study.id });
  expect(await refusal(pharmacist, ACTS.tag, { ...seen(study), tags: ["x"] })).toMatchObject({ code: "FORBIDDEN" });
  for (const id of ["x", pharmacist.user.id]) {
    expect(await refusal(reviewer, ACTS.read, { id })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(reviewer, ACTS.tag, { id, version: 1, tags: [] })).toMatchObject({ code: "NOT_FOUND" });
  }
});
