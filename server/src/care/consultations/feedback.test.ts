import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeConsultation } from "./consultation.factory";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from consultations"));

const SAID =
  "id response { heading } feedback { helpful comment reportedAt } raised { level response { isCritical } } escalation { status }";
const RATE = `mutation R($id: ID!, $helpful: Boolean!, $comment: String) { rateConsultation(id: $id, helpful: $helpful, comment: $comment) { ${SAID} } }`;
const REPORT = `mutation R($id: ID!, $text: String!) { reportConsultation(id: $id, text: $text) { ${SAID} } }`;
const QUEUE =
  "query Q($filter: QueueFilter!) { pharmacistQuestions(filter: $filter) { nodes { id kind question complaint level status outcome advice { heading } notes { text } } } }";
const CLOSE_REPORT =
  "mutation C($id: ID!, $outcome: ReportOutcome!, $note: String!) { closeAdviceReport(id: $id, outcome: $outcome, note: $note) { status outcome notes { text } } }";

interface Entry {
  id: string;
  kind: string;
  question: string;
}
const refusal = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.map(({ message, extensions }) => `${extensions.code} ${message}`)[0];

async function ask(question = "I have a headache since this morning") {
  const patient = await server.patient();
  const { consultation } = await makeConsultation(server.db.manager, { patientId: patient.user.id, question });
  return { patient, id: consultation.id };
}
const entries = async (filter: string) => {
  const pharmacist = await server.staff("pharmacist");
  return (await pharmacist.run<{ pharmacistQuestions: { nodes: Entry[] } }>(QUEUE, { filter })).data.pharmacistQuestions
    .nodes;
};

it("keeps one word for each answer, which can be changed, and nobody else's", async () => {
  const { patient, id } = await ask();
  const yes = await patient.run<{ rateConsultation: object }>(RATE, {
    id,
    helpful: true,
    comment: "kept only after No",
  });
  expect(yes.data.rateConsultation).toMatchObject({ feedback: { helpful: true, comment: null } });
  const no = await patient.run<{ rateConsultation: object }>(RATE, { id, helpful: false, comment: " Too long " });
  expect(no.data.rateConsultation).toMatchObject({ feedback: { helpful: false, comment: "Too long" }, raised: null });
  expect(await server.db.query("select count(*)::int from consultation_feedback")).toEqual([{ count: 1 }]);
  expect(await entries("FEEDBACK")).toEqual([]);
  const stranger = await server.patient();
  for (const document of [RATE, REPORT]) {
    expect(refusal(await stranger.run(document, { id, helpful: true, text: "Wrong" }))).toBe("NOT_FOUND Not found.");
  }
  expect(refusal(await patient.run(RATE, { id, helpful: false, comment: "a".repeat(1_001) }))).toBe(
    "BAD_USER_INPUT Please use at most 1,000 characters.",
  );
});

it("puts a report into the queue with question and answer, once, and leaves the answer as it is", async () => {
  const { patient, id } = await ask();
  const { data } = await patient.run<{ reportConsultation: { response: { heading: string } } }>(REPORT, {
    id,
    text: "I am allergic to that",
  });
  expect(data.reportConsultation).toMatchObject({ escalation: null, feedback: { reportedAt: expect.any(String) } });
  expect(refusal(await patient.run(REPORT, { id, text: "Again" }))).toBe(
    "CONFLICT You have already told us about this advice.",
  );
  expect(refusal(await patient.run(REPORT, { id, text: " " }))).toBe("BAD_USER_INPUT Please tell us what is wrong.");
  expect(await entries("OPEN")).toEqual([]);
  expect(await entries("FEEDBACK")).toMatchObject([
    {
      kind: "FEEDBACK",
      question: "I have a headache since this morning",
      complaint: "I am allergic to that",
      level: "SELF_CARE",
      status: "SENT",
      advice: { heading: data.reportConsultation.response.heading },
    },
  ]);
});

it("is closed with an outcome and a note, not like a question and not answered like one", async () => {
  const { patient, id } = await ask();
  await patient.run(REPORT, { id, text: "I am allergic to that" });
  const pharmacist = await server.staff("pharmacist");
  const [entry] = await entries("FEEDBACK");
  const closing = { id: entry?.id, outcome: "IMPROVE_WORDING", note: "Say it first." };
  expect(refusal(await pharmacist.run(CLOSE_REPORT, closing))).toBe("CONFLICT Claim the question before you close it.");
  await pharmacist.run("mutation C($id: ID!) { claimPharmacistQuestion(id: $id) { id } }", { id: entry?.id });
  for (const wrong of [
    'answerPharmacistQuestion(id: $id, answer: "Rest.")',
    "closePharmacistQuestion(id: $id, reason: ANSWERED)",
  ]) {
    expect(refusal(await pharmacist.run(`mutation W($id: ID!) { ${wrong} { id } }`, { id: entry?.id }))).toBe(
      "CONFLICT This is a report about an answer. Close it with an outcome.",
    );
  }
  expect((await pharmacist.run(CLOSE_REPORT, closing)).data).toEqual({
    closeAdviceReport: { status: "CLOSED", outcome: "IMPROVE_WORDING", notes: [{ text: "Say it first." }] },
  });
  expect(refusal(await pharmacist.run(CLOSE_REPORT, closing))).toBe("CONFLICT This question is closed.");
  expect(await entries("FEEDBACK")).toEqual([]);
  expect(await entries("CLOSED")).toMatchObject([{ outcome: "IMPROVE_WORDING" }]);
  const looks = await patient.run("{ me { disclosures { nodes { what reason } } } }");
  expect(looks.data).toEqual({
    me: {
      disclosures: {
        nodes: [{ what: "Your report about an answer", reason: "To check the answer that you got" }],
      },
    },
  });
});

it.each([
  [REPORT, { text: "This is wrong, I have chest pain" }],
  [RATE, { helpful: false, comment: "No use: I have chest pain" }],
])("hears an emergency in what people say of an answer", async (document, said) => {
  const { patient, id } = await ask();
  const { data } = await patient.run(document, { id, ...said });
  expect(Object.values(data)[0]).toMatchObject({ raised: { level: "EMERGENCY", response: { isCritical: true } } });
});

it("is counted by assistant version", async () => {
  const [one, two, three] = [await ask(), await ask(), await ask()];
  await one.patient.run(RATE, { id: one.id, helpful: true });
  await two.patient.run(RATE, { id: two.id, helpful: false });
  await three.patient.run(REPORT, { id: three.id, text: "Wrong" });
  await server.db.query(
    "update consultations set assistant_version = '0.9.0', created_at = now() - interval '9 days' where id = $1",
    [three.id],
  );
  const pharmacist = await server.staff("pharmacist");
  const { data } = await pharmacist.run("{ feedbackSummary { assistantVersion helpful notHelpful reported } }");
  expect(data).toEqual({
    feedbackSummary: [
      { assistantVersion: expect.any(String), helpful: 1, notHelpful: 1, reported: 0 },
      { assistantVersion: "0.9.0", helpful: 0, notHelpful: 0, reported: 1 },
    ],
  });
});

it("says whether somebody is there to read it", async () => {
  const patient = await server.patient();
  const isThere = async () => (await patient.run("{ pharmacistIsThere }")).data.pharmacistIsThere;
  await server.db.query("delete from staff_memberships");
  expect(await isThere()).toBe(false);
  await server.staff("pharmacist");
  expect(await isThere()).toBe(true);
});

it("has templates of the product in four languages", async () => {
  const pharmacist = await server.staff("pharmacist");
  const { data } = await pharmacist.run<{
    answerTemplates: { id: string; texts: { language: string; text: string }[] }[];
  }>("{ answerTemplates { id title texts { language text } source { url } } }");
  expect(data.answerTemplates.length).toBeGreaterThanOrEqual(8);
  for (const { texts } of data.answerTemplates) {
    expect(texts.map(({ language }) => language).sort()).toEqual(["de", "en", "es", "fr"]);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(4);
  }
});

it("moves the question up in the queue of everybody who watches it when a remark raises it", async () => {
  const { patient, id } = await ask("severe back pain");
  const pharmacist = await server.staff("pharmacist");
  const queue = watch<{ pharmacistQueueChanged: { snapshot: boolean; questions: { kind: string; level: string }[] } }>(
    pharmacist.socket(),
    "subscription { pharmacistQueueChanged { snapshot questions { kind level } } }",
  );
  await queue.next();
  await patient.run(RATE, { id, helpful: false, comment: "No use: I have chest pain" });
  expect((await queue.next()).data?.pharmacistQueueChanged).toEqual({
    snapshot: false,
    questions: [{ kind: "QUESTION", level: "EMERGENCY" }],
  });
  queue.stop();
});
