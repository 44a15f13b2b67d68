import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import type { TrainingLine } from "./composition.rules";
import { HELD_OUT_STYLES } from "./kernels.rules";
import { learnedLines } from "./record.rules";
import { readLines, SAFETY_FOLDER, TRAINING_FOLDER } from "./training-data";
import { LINE_MESSAGES, stateAfter } from "./training-line.rules";
import { ADDED, act, COUNTS, input, LINE_ACTS, type Line, list, refusal } from "./training-line.test-support";

let server: TestServer;
type Staff = Awaited<ReturnType<TestServer["staff"]>>;
let reviewer: Staff;
let analyst: Staff;
let pharmacist: Staff;
const LINES = readLines<TrainingLine>(TRAINING_FOLDER);
const LEARNED = learnedLines(LINES);

beforeAll(async () => {
  server = await startTestServer();
  [reviewer, analyst, pharmacist] = await Promise.all([
    server.staff("reviewer"),
    server.staff("analyst"),
    server.staff("pharmacist"),
  ]);
});
afterAll(() => server.stop());

const add = (who: Staff, changes: object = {}) => act(who, LINE_ACTS.add, { input: input({ ...changes }) });
const label = (who: Staff, { id }: Line, as: string) => act(who, LINE_ACTS.label, { id, label: as });
const seenBy = async (who: Staff, { id }: Line) =>
  (await list(who, ADDED, { first: 100 })).nodes.find((line) => line.id === id);

describe("adding a line", () => {
  it("gives it the first label; every wrong field is named, and nobody without the permission may", async () => {
    const line = await add(reviewer, { label: "urgent" });
    expect(line).toMatchObject({
      ...{ state: "PROPOSED", origin: "STAFF", label: null, ownLabel: "urgent", labelCount: 1, concept: "elbow-pain" },
      ...{ createdBy: "Robin Example", labels: [{ label: "urgent", by: "Robin Example" }] },
    });
    const wrong = { text: " a ", style: "spoken", concept: "!" };
    const { errors } = await reviewer.run(LINE_ACTS.add, { input: input(wrong) });
    expect(errors?.[0]?.extensions.problems).toEqual([
      { field: "text", message: LINE_MESSAGES.text },
      { field: "style", message: LINE_MESSAGES.style },
      { field: "concept", message: LINE_MESSAGES.concept },
    ]);
    const support = await server.staff("support");
    expect(await refusal(support, LINE_ACTS.add, { input: input() })).toMatchObject({ code: "FORBIDDEN" });
  });

  it("refuses what points to a person, what is there already, and what measures, without telling its label", async () => {
    const sentenceOf = async (text: string) => {
      const { code, field, message } = await refusal(analyst, LINE_ACTS.add, { input: input({ text }) });
      expect({ code, field }).toEqual({ code: "BAD_USER_INPUT", field: "text" });
      expect(message).not.toMatch(/emergency|urgent|routine/i);
      return message;
    };
    expect(await sentenceOf("I live at SW1A 1AA and my number is 07700 900123")).toBe(
      LINE_MESSAGES.pointers(["a phone number", "a postcode"]),
    );
    const learned = LEARNED[7]?.text ?? "";
    expect(await sentenceOf(`  ${learned.toUpperCase()} !!`)).toBe(LINE_MESSAGES.learned);
    const heldOut = LINES.find(({ style }) => HELD_OUT_STYLES.includes(style))?.text ?? "";
    expect(await sentenceOf(heldOut)).toBe(LINE_MESSAGES.apart);
    const folders = [SAFETY_FOLDER, `${SAFETY_FOLDER}/../development`];
    for (const folder of folders) {
      expect(await sentenceOf(readLines<{ text: string }>(folder)[3]?.text ?? "")).toBe(LINE_MESSAGES.apart);
    }
    const { text } = await add(reviewer);
    expect(await sentenceOf(`${text}.`)).toBe(LINE_MESSAGES.added);
  });

  it("of one text by thirty at once adds one line", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => refusal(analyst, LINE_ACTS.add, { input: input({ text: "Thirty at once" }) })),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === LINE_MESSAGES.added)).toHaveLength(29);
  });
});

describe("agreement", () => {
  it("is of two people, of whom the second has not seen what the first said", async () => {
    const line = await add(reviewer, { label: "urgent" });
    const hidden = await seenBy(analyst, line);
    expect(hidden).toMatchObject({ state: "PROPOSED", ownLabel: null, labelCount: 1, labels: [] });
    const agreed = await label(analyst, line, "urgent");
    expect(agreed).toMatchObject({ state: "AGREED", label: "urgent", agreedAt: expect.any(String) });
    expect(agreed.labels.map((one) => one.label)).toEqual(["urgent", "urgent"]);
    for (const who of [reviewer, pharmacist]) {
      expect(await refusal(who, LINE_ACTS.label, { id: line.id, label: "routine" })).toMatchObject({
        ...{ code: "CONFLICT", message: LINE_MESSAGES.agreed },
      });
    }
    expect((await seenBy(pharmacist, line))?.labels).toHaveLength(2);
  });

  it("of those who differ needs a third, who has not seen it either; who changes their mind decides nothing", async () => {
    const line = await add(reviewer, { label: "urgent" });
    expect(await label(analyst, line, "routine")).toMatchObject({ state: "DISPUTED", label: null });
    expect((await seenBy(pharmacist, line))?.labels).toEqual([]);
    expect(await label(analyst, line, "urgent")).toMatchObject({ state: "DISPUTED", label: null });
    const owner = await server.staff("owner");
    expect(await label(pharmacist, line, "emergency")).toMatchObject({ state: "DISPUTED" });
    expect(await label(owner, line, "emergency")).toMatchObject({ state: "AGREED", label: "emergency" });
  });

  it("says how a line stands after each label", () => {
    expect(stateAfter([], "urgent", false)).toBe("PROPOSED");
    expect(stateAfter([], "urgent", true)).toBe("PROPOSED");
    expect(stateAfter(["urgent"], "urgent", false)).toBe("AGREED");
    expect(stateAfter(["urgent"], "urgent", true)).toBe("DISPUTED");
    expect(stateAfter(["urgent", "routine"], "emergency", false)).toBe("DISPUTED");
  });

  it("is never made by one person, however often and fast they press", async () => {
    const line = await add(reviewer, { label: "urgent" });
    const tries = Array.from({ length: 30 }, (_, at) => label(reviewer, line, at % 3 ? "urgent" : "routine"));
    for (const { state, labelCount } of await Promise.all(tries))
      expect({ state, labelCount }).toEqual({ state: "PROPOSED", labelCount: 1 });
    // Nor by a statement that goes round the product's own.
    await expect(
      server.db.query(
        "update training_lines set state = 'AGREED', label = 'urgent', agreed_at = now(), agreed_number = 1000000 where id = $1",
        [line.id],
      ),
    ).rejects.toThrow("a training line is agreed by two people");
  });

  it("of thirty people at once is made once, and stays as it is", async () => {
    const line = await add(reviewer, { label: "urgent" });
    const people = await Promise.all(Array.from({ length: 30 }, () => server.staff("analyst")));
    const answers = await Promise.all(
      people.map((who) => refusal(who, LINE_ACTS.label, { id: line.id, label: "urgent" })),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(await seenBy(analyst, line)).toMatchObject({ state: "AGREED", labelCount: 2 });
    for (const change of ["label = 'routine'", "text = 'another one'", "state = 'DISPUTED'"]) {
      await expect(server.db.query(`update training_lines set ${change} where id = $1`, [line.id])).rejects.toThrow(
        "an agreed training line stays as it is",
      );
    }
  });
});

describe("removing a line", () => {
  it("keeps its text, but for what names somebody, and is audited without a word of it", async () => {
    const [one, other] = [await add(reviewer, { label: "urgent" }), await add(reviewer)];
    await label(analyst, one, "urgent");
    expect(await act(pharmacist, LINE_ACTS.remove, { id: other.id, reason: "UNCLEAR" })).toMatchObject({
      ...{ state: "REMOVED", removedReason: "UNCLEAR", text: other.text },
    });
    const removed = await act(pharmacist, LINE_ACTS.remove, { id: one.id, reason: "NAMES_SOMEBODY" });
    expect(removed).toMatchObject({ state: "REMOVED", text: null });
    const traces = await server.db.query("select 1 from training_lines t where strpos(t::text, $1) > 0", [one.text]);
    expect(traces).toEqual([]);
    for (const [document, rest] of [
      [LINE_ACTS.remove, { reason: "UNCLEAR" }],
      [LINE_ACTS.label, { label: "urgent" }],
    ] as const) {
      expect(await refusal(reviewer, document, { id: one.id, ...rest })).toMatchObject({
        ...{ code: "CONFLICT", message: LINE_MESSAGES.removed },
      });
    }
    expect(
      await server.db.query(
        "select action, details from audit_entries where subject_type = 'training_line' and subject_id = $1 order by id",
        [one.id],
      ),
    ).toEqual([
      { action: "training_line_added", details: {} },
      { action: "training_line_labelled", details: { state: "AGREED" } },
      { action: "training_line_removed", details: { reason: "NAMES_SOMEBODY" } },
    ]);
    // The text may come again.
    expect((await add(analyst, { text: other.text })).state).toBe("PROPOSED");
  });

  it("is not found for ids of nothing", async () => {
    for (const id of ["x", reviewer.user.id]) {
      expect(await refusal(reviewer, LINE_ACTS.remove, { id, reason: "UNCLEAR" })).toMatchObject({ code: "NOT_FOUND" });
      expect(await refusal(reviewer, LINE_ACTS.label, { id, label: "urgent" })).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe("the list of added lines", () => {
  it("is narrowed, searched, paged with numbers and counted by state", async () => {
    const before = (await analyst.run<{ trainingLineCounts: { waitsForMe: number } }>(COUNTS)).data.trainingLineCounts;
    const texts = ["Zebra stripes one", "Zebra stripes two", "Zebra crossing three"];
    const lines = [];
    for (const text of texts) lines.push(await add(reviewer, { text, language: "de", label: "urgent" }));
    const filter = { search: "stripe zeb" };
    const found = await list(analyst, ADDED, { filter, first: 1 });
    expect([found.totalCount, found.nodes[0]?.text, found.pageInfo.pageCount]).toEqual([2, "Zebra stripes two", 2]);
    const next = await list(analyst, ADDED, { filter, first: 1, after: found.pageInfo.endCursor });
    expect([next.nodes[0]?.text, next.pageInfo.pageNumber, next.pageInfo.hasNextPage]).toEqual([
      "Zebra stripes one",
      2,
      false,
    ]);
    expect(await list(analyst, ADDED, { filter, first: 1, before: next.pageInfo.startCursor })).toEqual(found);
    await label(analyst, lines[0] as Line, "urgent");
    const texted = async (more: object) =>
      (await list(analyst, ADDED, { filter: { search: "zebra", ...more } })).nodes.map(({ text }) => text);
    expect(await texted({ label: "urgent" })).toEqual(["Zebra stripes one"]);
    expect(await texted({ state: "PROPOSED", language: "de", origin: "STAFF" })).toEqual([texts[2], texts[1]]);
    expect(await texted({ origin: "QUESTION" })).toEqual([]);
    expect(await texted({ waitsForMe: true, style: "family" })).toEqual([texts[2], texts[1]]);
    expect(await texted({ search: "& !" })).toEqual([]);
    const counts = (await list(analyst, ADDED, { filter: { search: "zebra" } })).counts;
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { state: "PROPOSED", count: 2 },
      { state: "AGREED", count: 1 },
    ]);
    const { trainingLineCounts: after } = (await analyst.run<{ trainingLineCounts: { waitsForMe: number } }>(COUNTS))
      .data;
    expect(after).toMatchObject({ waitsForMe: before.waitsForMe + 2, heldOutStyles: HELD_OUT_STYLES });
  });

  it("is told of each change to everybody, with the labels that they may see", async () => {
    const [one, two] = [reviewer.socket(), analyst.socket()];
    const CHANGES = "subscription { trainingLineChanged { line { id state labels { label } } counts { waitsForMe } } }";
    interface Told {
      trainingLineChanged: { line: Pick<Line, "id" | "state" | "labels"> | null; counts: { waitsForMe: number } };
    }
    const [own, others] = [watch<Told>(one, CHANGES), watch<Told>(two, CHANGES)];
    const told = async (events: typeof own) => (await events.next()).data?.trainingLineChanged;
    await told(own);
    const waited = (await told(others))?.counts.waitsForMe ?? 0;
    const { id } = await add(reviewer, { label: "urgent" });
    expect((await told(own))?.line).toEqual({ id, state: "PROPOSED", labels: [{ label: "urgent" }] });
    expect(await told(others)).toEqual({
      line: { id, state: "PROPOSED", labels: [] },
      counts: { waitsForMe: waited + 1 },
    });
    await act(analyst, LINE_ACTS.label, { id, label: "routine" });
    const both = [{ label: "urgent" }, { label: "routine" }];
    for (const events of [own, others])
      expect((await told(events))?.line).toEqual({ id, state: "DISPUTED", labels: both });
    await Promise.all([one.dispose(), two.dispose()]);
  });

  it("stays when who wrote or labelled a line leaves, without the name", async () => {
    const leaver = await server.staff("analyst");
    const line = await add(leaver, { label: "urgent" });
    await server.db.query("delete from users where id = $1", [leaver.user.id]);
    expect(await label(analyst, line, "urgent")).toMatchObject({
      ...{ state: "AGREED", createdBy: null },
      labels: [
        { label: "urgent", by: null },
        { label: "urgent", by: "Robin Example" },
      ],
    });
  });
});
