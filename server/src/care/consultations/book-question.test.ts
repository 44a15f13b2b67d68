import { only, refusal, startWithClock } from "./conversation.test-support";

let bench: Awaited<ReturnType<typeof startWithClock>>;
beforeAll(async () => {
  bench = await startWithClock();
});
afterAll(() => bench.server.stop());

const MESSAGES = "messages { nodes { author text language } }";
const CASE = `id status advice(namedIn: en) { openQuestions { id kind text choices { fact label } } understood { fact label }
  decidedBy { complaint } } ${MESSAGES}`;
const NEW = "mutation N($question: String!) { addConsultation(question: $question) { id } }";
const OPEN = `mutation O($id: ID!) { openPharmacistQuestion(id: $id) { ${CASE} } }`;
const CLAIM = `mutation C($id: ID!) { claimPharmacistQuestion(id: $id) { ${CASE} } }`;
const ASK = `mutation A($id: ID!, $question: ID!) { askFromBook(id: $id, question: $question) { ${CASE} } }`;
const ANSWER = `mutation R($id: ID!, $answers: [QuestionAnswerInput!]!) { answerQuestions(consultationId: $id, answers: $answers) {
  level answers { asked { id } present } escalation { status asks { id } ${MESSAGES} } } }`;
const ASKS = `query Q($id: ID!) { consultation(id: $id) { escalation { asks { id kind text choices { fact label } } } } }`;

interface Question {
  id: string;
  kind: string;
  text: string;
  choices: { fact: string; label: string }[];
}
interface Message {
  author: string;
  text: string;
  language: string;
}
interface Case {
  status: string;
  advice: { openQuestions: Question[]; understood: { label: string }[]; decidedBy: { complaint: string }[] };
  messages: { nodes: Message[] };
}

/** A German case that a pharmacist has claimed, and its first open question as the pharmacist reads it. */
async function claimed() {
  const { db, patient: someone } = bench.server;
  const patient = await someone({ language: "de" });
  const { data } = await patient.run<{ addConsultation: { id: string } }>(NEW, {
    question: "Ich habe chronische Rückenschmerzen",
  });
  const consultationId = data.addConsultation.id;
  const [{ id }] = await db.query("select id from escalations where consultation_id = $1", [consultationId]);
  const pharmacist = await bench.staff("pharmacist");
  const theCase = only((await pharmacist.run<Record<string, Case>>(CLAIM, { id })).data);
  const [question] = theCase.advice.openQuestions;
  if (!question) throw new Error("Nothing is open.");
  return { id, consultationId, patient, pharmacist, theCase, question };
}

it("a case in another language is named in English for whoever answers it", async () => {
  const { theCase, question } = await claimed();
  expect(theCase.advice.understood.map(({ label }) => label)).toContainEqual(expect.stringMatching(/[Bb]ack pain/));
  expect(theCase.advice.decidedBy[0]?.complaint).toMatch(/[Bb]ack/);
  expect(question.text).toBe("Is any of this there now?");
  expect(question.choices[0]?.label).not.toMatch(/[äöüß]/);
});

it("one click asks in the patient's language, and a tap answers into the case and the conversation", async () => {
  const { id, consultationId, patient, pharmacist, question } = await claimed();
  const sent = only((await pharmacist.run<Record<string, Case>>(ASK, { id, question: question.id })).data);
  expect(sent.status).toBe("NEEDS_REPLY");
  const [message] = sent.messages.nodes;
  expect(message).toMatchObject({ author: "PHARMACIST", language: "de" });
  expect(message?.text).toMatch(/^Ist etwas davon jetzt da\?\n• /);
  expect(refusal(await pharmacist.run(ASK, { id, question: question.id }))).toMatch(/^CONFLICT You have already asked/);

  const shown = await patient.run<{ consultation: { escalation: { asks: Question } } }>(ASKS, { id: consultationId });
  const { asks } = shown.data.consultation.escalation;
  expect(asks).toMatchObject({ id: question.id, kind: "TICKS", text: "Ist etwas davon jetzt da?" });

  const [fact] = question.choices;
  const answers = [{ question: question.id, present: [fact?.fact] }];
  const { data } = await patient.run<{ answerQuestions: Record<string, unknown> & { escalation: Case } }>(ANSWER, {
    id: consultationId,
    answers,
  });
  expect(data.answerQuestions).toMatchObject({
    answers: [{ asked: { id: question.id }, present: [fact?.fact] }],
    escalation: { status: "CLAIMED", asks: null },
  });
  expect(data.answerQuestions.escalation.messages.nodes[0]).toMatchObject({
    author: "PATIENT",
    language: "de",
    text: `Ist etwas davon jetzt da? ${asks.choices[0]?.label}`,
  });
  expect(["EMERGENCY", "URGENT", "CRISIS"]).toContain(data.answerQuestions.level);
});

it("what the assistant no longer asks can still be answered when a pharmacist asked it", async () => {
  const { id, consultationId, patient, pharmacist, question, theCase } = await claimed();
  await pharmacist.run(ASK, { id, question: question.id });
  const other = theCase.advice.openQuestions.find(({ kind, id: one }) => kind === "TICKS" && one !== question.id);
  await patient.run(ANSWER, { id: consultationId, answers: [{ question: other?.id, present: [] }] });
  expect(
    refusal(await patient.run(ANSWER, { id: consultationId, answers: [{ question: question.id, present: [] }] })),
  ).toBe(undefined);
  const after = only((await pharmacist.run<Record<string, Case>>(OPEN, { id })).data);
  expect(after.status).toBe("CLAIMED");
  expect(after.messages.nodes[0]?.text).toMatch(/Nichts davon$/);
});

it("only what the book asks can be asked, by the pharmacist who has the case", async () => {
  const { id, pharmacist, question } = await claimed();
  expect(refusal(await pharmacist.run(ASK, { id, question: "danger:no.such" }))).toMatch(/^CONFLICT/);
  const other = await bench.staff("pharmacist");
  expect(refusal(await other.run(ASK, { id, question: question.id }))).toMatch(/^CONFLICT Another pharmacist/);
});
