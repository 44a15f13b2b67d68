import { ADDED, type Line, list } from "../models/training-line.test-support";
import { refusal, startWithClock } from "./conversation.test-support";

let world: Awaited<ReturnType<typeof startWithClock>>;
beforeAll(async () => {
  world = await startWithClock();
});
afterAll(() => world.server.stop());

const NEW = `mutation N($question: String!) { addConsultation(question: $question) { id response { understood { fact } } } }`;
const CONSENT = "mutation { setConsent(purpose: MODEL_IMPROVEMENT, granted: true) { id } }";
const REPORT = `mutation M($id: ID!, $input: MisreadingInput!) { reportMisreading(id: $id, input: $input) {
  kind subject name label note reportedBy assistantVersion } }`;
const LIST = `query L($first: Int!, $after: String) { misreadings(first: $first, after: $after) {
  totalCount nodes { kind name note } pageInfo { endCursor hasNextPage } } }`;

interface Report {
  kind: string;
  name: string | null;
  note: string;
}

async function ask(question: string, agrees = false) {
  const patient = await world.server.patient({ language: "de" });
  if (agrees) {
    await patient.run(CONSENT);
    world.after(0.01);
  }
  const { data } = await patient.run<{ addConsultation: { id: string } }>(NEW, { question });
  const { id } = data.addConsultation;
  const [{ id: entry }] = await world.server.db.query("select id from escalations where consultation_id = $1", [id]);
  return { patient, consultationId: id, id: entry as string };
}

const BACK = { kind: "FACT", subject: "back.pain", label: "urgent", note: "It is the shoulder." };

it("a fact that was read wrongly is kept with its name and the version, once, and listed with the newest first", async () => {
  const pharmacist = await world.staff("pharmacist");
  const { id } = await ask("Ich habe chronische Rückenschmerzen");
  const { data } = await pharmacist.run<{ reportMisreading: object }>(REPORT, { id, input: BACK });
  expect(data.reportMisreading).toMatchObject({ ...BACK, name: "Back pain", reportedBy: "Robin" });
  expect(refusal(await pharmacist.run(REPORT, { id, input: BACK }))).toMatch(
    /^CONFLICT This has already been reported/,
  );
  world.after(0.01);
  await pharmacist.run(REPORT, { id, input: { kind: "MISSED", label: "emergency", note: "Numbness." } });
  const page = async (after?: string) =>
    (
      await pharmacist.run<{ misreadings: { totalCount: number; nodes: Report[]; pageInfo: { endCursor: string } } }>(
        LIST,
        { first: 1, after },
      )
    ).data.misreadings;
  const first = await page();
  expect(first).toMatchObject({ totalCount: 2, nodes: [{ kind: "MISSED", name: null, note: "Numbness." }] });
  expect((await page(first.pageInfo.endCursor)).nodes).toEqual([{ kind: "FACT", name: "Back pain", note: BACK.note }]);
});

it("only what was understood or decided by can be wrong, and what was missed needs words", async () => {
  const pharmacist = await world.staff("pharmacist");
  const { id } = await ask("Ich habe chronische Rückenschmerzen im Kreuz");
  for (const [input, sentence] of [
    [{ ...BACK, subject: "throat.sore" }, /^BAD_USER_INPUT This is nothing/],
    [{ ...BACK, kind: "ROW" }, /^BAD_USER_INPUT This is nothing/],
    [{ kind: "MISSED", label: "urgent", note: " " }, /^BAD_USER_INPUT Please say what was missed/],
    [{ ...BACK, note: "x".repeat(501) }, /^BAD_USER_INPUT Please use at most 500/],
  ] as const) {
    expect(refusal(await pharmacist.run(REPORT, { id, input }))).toMatch(sentence);
  }
});

it("the question becomes a line with the pharmacist's label, of those who agreed alone; both go with the case", async () => {
  const [pharmacist, reviewer] = [await world.staff("pharmacist"), await world.staff("reviewer")];
  const lines = async (): Promise<Line[]> =>
    (await list(reviewer, ADDED, { filter: { origin: "QUESTION" }, first: 100 })).nodes;
  const no = await ask("Ich habe chronische Rückenschmerzen vom Heben");
  await pharmacist.run(REPORT, { id: no.id, input: BACK });
  expect(await lines()).toEqual([]);
  const yes = await ask("Ich habe chronische Rückenschmerzen vom Tragen", true);
  await pharmacist.run(REPORT, { id: yes.id, input: BACK });
  expect(await lines()).toMatchObject([
    { text: "Ich habe chronische Rückenschmerzen vom Tragen", state: "PROPOSED", labelCount: 1 },
  ]);
  await yes.patient.run("mutation D($id: ID!) { deleteConsultation(id: $id) }", { id: yes.consultationId });
  expect(await lines()).toEqual([]);
  const kept = await world.server.db.query("select 1 from misreadings where consultation_id = $1", [
    yes.consultationId,
  ]);
  expect(kept).toEqual([]);
});
