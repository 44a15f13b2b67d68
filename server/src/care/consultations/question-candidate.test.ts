import { watch } from "../../../test/socket-client";
import type { TrainingLine } from "../models/composition.rules";
import { learnedLines } from "../models/record.rules";
import { readLines, TRAINING_FOLDER } from "../models/training-data";
import { ADDED, act as actOnLine, LINE_ACTS, type Line, list } from "../models/training-line.test-support";
import { ANSWER, CLAIM, CLOSE, REPLY, startWithClock } from "./conversation.test-support";

type World = Awaited<ReturnType<typeof startWithClock>>;
type Staff = Awaited<ReturnType<World["staff"]>>;

let world: World;
let pharmacist: Staff;
let reviewer: Staff;
beforeAll(async () => {
  world = await startWithClock();
  pharmacist = await world.staff("pharmacist");
  reviewer = await world.staff("reviewer");
});
afterAll(() => world.server.stop());

const CONSENT =
  "mutation C($purpose: ConsentPurpose!, $granted: Boolean!) { setConsent(purpose: $purpose, granted: $granted) { id } }";

/** A patient who says yes or no to a purpose, a while before anything else happens. */
async function consent(patient: Staff, granted: boolean, purpose = "MODEL_IMPROVEMENT") {
  const { errors } = await patient.run(CONSENT, { purpose, granted });
  expect(errors).toBeUndefined();
  world.after(0.01);
}

/** A question that can be answered and closed, of somebody who agreed before unless told otherwise. */
async function ask(question: string, { agrees = true, person = {} }: { agrees?: boolean; person?: object } = {}) {
  const { patient } = await world.ask("a cold", person);
  if (agrees) await consent(patient, true);
  return { patient, ...(await askAs(patient, question)) };
}

async function askAs(patient: Staff, question: string) {
  world.after(0.01);
  const { data } = await patient.run<{ addConsultation: { id: string } }>(
    "mutation Q($question: String!) { addConsultation(question: $question) { id } }",
    { question },
  );
  const consultationId = data.addConsultation.id;
  const [{ id }] = await world.server.db.query("select id from escalations where consultation_id = $1", [
    consultationId,
  ]);
  return { consultationId, id: id as string };
}

async function run(document: string, variables: object) {
  const { errors } = await pharmacist.run(document, { ...variables });
  expect(errors).toBeUndefined();
}

async function answerAndClose(id: string) {
  await run(CLAIM, { id });
  await run(ANSWER, { id, text: "Rest it." });
  await run(CLOSE, { id, reason: "ANSWERED" });
}

const lines = async (): Promise<Line[]> =>
  (await list(reviewer, ADDED, { filter: { origin: "QUESTION" }, first: 100 })).nodes;
const texts = async () => (await lines()).map(({ text }) => text);

describe("a question that was answered and closed", () => {
  it("is proposed without what points to the patient, when they agreed before asking", async () => {
    const person = { name: "Tomasina Quillfeather", email: "tommy.quill@questions.test", language: "fr" };
    const question =
      "I am Tomasina Quillfeather (tommy), born 12/03/1985, SW1A 1AA, with severe back pain since 2 days";
    const { patient, id } = await ask(question, { person });
    expect(await texts()).toEqual([]);
    await answerAndClose(id);
    const [line] = await lines();
    expect(line).toMatchObject({
      text: "I am […] ([…]), born […], with severe back pain since 2 days",
      ...{ language: "en", state: "PROPOSED", ownLabel: null, labelCount: 0, labels: [], createdBy: null },
    });
    // A day and no time: the moment would lead to the question.
    expect(line?.createdAt).toMatch(/T00:00:00\.000Z$/);
    const trail = await world.server.db.query("select 1 from audit_entries where subject_id = $1", [line?.id]);
    expect(trail).toEqual([]);
    // Whose it was stands in the row alone, and in what the person may download.
    const { token } = await world.server.as(patient.user);
    const exported = await fetch(`${world.server.url}/account/export?format=json`, {
      headers: { cookie: `health_session=${token}` },
    });
    expect(await exported.json()).toMatchObject({
      learnedQuestions: [{ text: line?.text, language: "en", state: "PROPOSED", label: null }],
    });
    expect(JSON.stringify(await lines())).not.toContain(patient.user.id);
  });

  it.each([
    ["of who never agreed", { agrees: false }, "severe back pain, never agreed"],
    ["of more than 500 characters", {}, `severe back pain ${"and it hurts ".repeat(45)}`],
  ])("%s is not", async (_name, options, question) => {
    const before = await texts();
    const { id } = await ask(question, options);
    await answerAndClose(id);
    expect(await texts()).toEqual(before);
  });

  it("is not when the consent came after the question, or was taken back and given again since", async () => {
    const before = await texts();
    const { patient, id } = await ask("severe back pain, agreed later", { agrees: false });
    await consent(patient, true);
    await answerAndClose(id);
    expect(await texts()).toEqual(before);
    const again = await askAs(patient, "severe back pain, taken back and given again");
    await consent(patient, false);
    await consent(patient, true);
    await answerAndClose(again.id);
    expect(await texts()).toEqual(before);
    const third = await askAs(patient, "severe back pain without data use");
    await consent(patient, false, "DATA_USE");
    await answerAndClose(third.id);
    expect(await texts()).toEqual(before);
  });

  it("is not when it was closed without an answer, or its words are there already", async () => {
    const before = await texts();
    const { id } = await ask("severe back pain, never answered");
    await run(CLAIM, { id });
    await run(CLOSE, { id, reason: "WRONG_PLACE" });
    const learned = learnedLines(readLines<TrainingLine>(TRAINING_FOLDER)).find(
      ({ text }) => /^severe/i.test(text) || /severe (headache|pain)/i.test(text),
    );
    const known = await ask(learned?.text ?? "");
    await answerAndClose(known.id);
    expect(await texts()).toEqual(before);
  });

  it("is proposed once, also when it is opened and closed again", async () => {
    const { patient, id, consultationId } = await ask("severe back pain, opened again");
    await answerAndClose(id);
    const before = await lines();
    const { errors } = await patient.run(REPLY, { id: consultationId, text: "It is worse" });
    expect(errors).toBeUndefined();
    await answerAndClose(id);
    expect(await lines()).toEqual(before);
  });
});

describe("the line of a question goes, also when it was agreed,", () => {
  /** A line of a question that two people agreed on. */
  async function agreed(question: string) {
    const asked = await ask(question);
    await answerAndClose(asked.id);
    const line = (await lines()).find(({ text }) => text === question) as Line;
    await actOnLine(reviewer, LINE_ACTS.label, { id: line.id, label: "urgent" });
    expect(await actOnLine(pharmacist, LINE_ACTS.label, { id: line.id, label: "urgent" })).toMatchObject({
      state: "AGREED",
    });
    return { ...asked, line };
  }
  const rows = (id: string) => world.server.db.query("select 1 from training_lines where id = $1", [id]);

  it.each(["MODEL_IMPROVEMENT", "DATA_USE"])("when the consent %s is taken back", async (purpose) => {
    const { patient, line } = await agreed(`severe back pain before ${purpose}`);
    await consent(patient, false, purpose);
    expect(await rows(line.id)).toEqual([]);
    expect(await world.server.db.query("select 1 from training_line_labels where line_id = $1", [line.id])).toEqual([]);
    await consent(patient, true, purpose);
    expect(await rows(line.id)).toEqual([]);
  });

  it("when the consultation is deleted, and whoever looks at the list is told", async () => {
    const { patient, consultationId, line } = await agreed("severe back pain, deleted");
    const client = (await world.server.as(reviewer.user)).socket();
    const events = watch<{ trainingLineChanged: { line: null } }>(
      client,
      "subscription { trainingLineChanged { line { id } counts { waitsForMe } } }",
    );
    await events.next();
    const { errors } = await patient.run("mutation D($id: ID!) { deleteConsultation(id: $id) }", {
      id: consultationId,
    });
    expect(errors).toBeUndefined();
    expect((await events.next()).data?.trainingLineChanged.line).toBeNull();
    expect(await rows(line.id)).toEqual([]);
    await client.dispose();
  });

  it("while others label it: who is too late finds nothing", async () => {
    const { patient, id } = await ask("severe back pain, raced");
    await answerAndClose(id);
    const line = (await lines()).find(({ text }) => text === "severe back pain, raced") as Line;
    const labels = Array.from({ length: 10 }, (_, at) =>
      (at % 2 ? reviewer : pharmacist).run(LINE_ACTS.label, { id: line.id, label: "urgent" }),
    );
    await Promise.all([...labels, consent(patient, false)]);
    expect(await rows(line.id)).toEqual([]);
  });

  it("when it is taken at the same moment as the consent is", async () => {
    for (let round = 0; round < 5; round += 1) {
      const question = `severe back pain, the same moment ${round}`;
      const { patient, id } = await ask(question);
      await run(CLAIM, { id });
      await run(ANSWER, { id, text: "Rest it." });
      await Promise.all([consent(patient, false), run(CLOSE, { id, reason: "ANSWERED" })]);
      expect(await texts()).not.toContain(question);
    }
  });
});
