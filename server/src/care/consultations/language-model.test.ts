import { startTestServer, type TestServer } from "../../../test/harness";
import { LanguageModelDouble } from "../../../test/language-model-double";
import { createLogger } from "../../platform/logger";

const double = new LanguageModelDouble();
const lines: string[] = [];
const log = createLogger("info", { write: (line: string) => void lines.push(line) });
const clock = { offset: 0, now: () => new Date(Date.now() + clock.offset) };
let server: TestServer;
/** The same without patience, for replies that never come: where a reply is wanted, no busy machine may lose it. */
let impatient: TestServer;

beforeAll(async () => {
  await double.start();
  const env = {
    ANSWER_LLM_BASE_URL: double.url,
    ANSWER_LLM_MODEL: "double",
    ANSWER_LLM_API_KEY: "key-of-the-double",
    ANSWER_LLM_NAME: "Northbank Model",
    ANSWER_LLM_TIMEOUT_MS: "60000",
  };
  server = await startTestServer({ clock, log, env });
  impatient = await server.sibling(server.urls, { ANSWER_LLM_TIMEOUT_MS: "300" });
});
afterAll(async () => {
  await impatient.stop();
  await server.stop();
  await double.stop();
});
beforeEach(() => {
  // What failed before is over.
  clock.offset += 120_000;
  double.asked.length = 0;
  lines.length = 0;
});

interface Answered {
  id: string;
  level: string;
  response: { heading: string; message: string; written: { text: string; writer: string } | null };
  escalation: { status: string } | null;
}
const ASK = `mutation Ask($question: String!) { addConsultation(question: $question) {
  id level response { heading message written { text writer } } escalation { status } } }`;
const COLD = "I have a runny nose and a cold";
const TEXT = "A cold is usually over in a week. Rest and drink enough.";

async function ask(question: string, language: "en" | "de" = "en", through = server): Promise<Answered> {
  const patient = await through.patient({ language });
  const { data } = await patient.run<{ addConsultation: Answered }>(ASK, { question });
  return data?.addConsultation as Answered;
}

it("its words stand beside the built-in answer, with its name, and travel with what a person takes along", async () => {
  double.reply = double.saying({ urgency: "SELF_CARE", answer: TEXT });
  const patient = await server.patient();
  const { data } = await patient.run<{ addConsultation: Answered }>(ASK, { question: COLD });
  expect(data?.addConsultation).toMatchObject({
    level: "SELF_CARE",
    response: { written: { text: TEXT, writer: "Northbank Model" } },
  });
  const { data: again } = await patient.run<{ consultation: Answered }>(
    "query ($id: ID!) { consultation(id: $id) { response { written { text } } } publicConfiguration { answerWriter } }",
    { id: data?.addConsultation.id },
  );
  expect(again).toMatchObject({
    consultation: { response: { written: { text: TEXT } } },
    publicConfiguration: { answerWriter: "Northbank Model" },
  });
  const [record] = await server.db.query("select details from medical_records where patient_id = $1", [
    patient.user.id,
  ]);
  expect(record.details).toContain(`Northbank Model: ${TEXT}`);
});

it("is told the language and the question alone, without numbers and addresses", async () => {
  double.reply = double.saying({ urgency: "SELF_CARE", answer: "Eine Erkältung ist meist nach einer Woche vorbei." });
  const { response } = await ask("Ich habe einen Schnupfen, bitte an ada@example.test", "de");
  expect(response.written?.text).toContain("Erkältung");
  const [{ path, authorization, body }] = double.asked as [(typeof double.asked)[number]];
  expect({ path, authorization, model: body.model }).toEqual({
    path: "/v1/chat/completions",
    authorization: "Bearer key-of-the-double",
    model: "double",
  });
  expect(body.messages[0]?.content).toContain("Answer in plain German");
  expect(body.messages.slice(1)).toEqual([{ role: "user", content: "Ich habe einen Schnupfen, bitte an [removed]" }]);
});

it("is not asked about what cannot wait", async () => {
  expect((await ask("I have crushing chest pain and I am sweating")).level).toBe("EMERGENCY");
  expect((await ask("I want to end my life")).level).toBe("CRISIS");
  expect(double.asked).toEqual([]);
});

it("may raise a question, whose answer is then that of the ladder, and a pharmacist reads it", async () => {
  double.reply = double.saying({ urgency: "EMERGENCY", answer: TEXT });
  const { level, response, escalation } = await ask(COLD);
  expect(level).toBe("EMERGENCY");
  expect(response).toMatchObject({ heading: "Call 999 now", written: null });
  expect(escalation?.status).toBe("SENT");
});

it("never lowers: a question for the pharmacist stays with the pharmacist", async () => {
  double.reply = double.saying({ urgency: "SELF_CARE", answer: TEXT });
  const { level, response, escalation } = await ask("I have a chronic wobbly zonk");
  expect({ level, status: escalation?.status }).toEqual({ level: "PHARMACIST", status: "SENT" });
  expect(response.written?.text).toBe(TEXT);
});

it.each<[string, () => void, (() => TestServer)?]>([
  [
    "names a medicine",
    () => (double.reply = double.saying({ urgency: "SELF_CARE", answer: "Rest and take ibuprofen." })),
  ],
  ["is no JSON", () => (double.reply = double.saying("Rest and drink enough, it will pass."))],
  ["has another shape", () => (double.reply = double.saying({ urgency: "FINE", answer: TEXT }))],
  ["is empty", () => (double.reply = double.saying(""))],
  ["is an error", () => (double.reply = (response) => response.writeHead(500).end("no"))],
  ["breaks off", () => (double.reply = (response) => response.destroy())],
  ["does not come", () => (double.reply = () => undefined), () => impatient],
  ["never ends", () => (double.reply = (response) => response.writeHead(200).write('{"choices": [')), () => impatient],
])("a reply that %s leaves the built-in answer alone", async (_, prepare, through = () => server) => {
  prepare();
  const { level, response } = await ask(COLD, "en", through());
  expect(double.asked).toHaveLength(1);
  expect(level).toBe("SELF_CARE");
  expect(response.written).toBeNull();
  expect(response.message).not.toBe("");
});

it("rests for a minute after three failures, and the log has no word of a question", async () => {
  double.reply = double.saying({ urgency: "SELF_CARE", answer: TEXT });
  await ask(COLD);
  double.asked.length = 0;
  double.reply = (response) => response.writeHead(503).end(COLD);
  for (let at = 0; at < 4; at += 1) await ask(COLD);
  expect(double.asked).toHaveLength(3);
  expect(lines.filter((line) => line.includes("the language model did not answer"))).toHaveLength(3);
  expect(lines.join("")).not.toContain("runny");
  clock.offset += 61_000;
  double.reply = double.saying({ urgency: "SELF_CARE", answer: TEXT });
  expect((await ask(COLD)).response.written?.text).toBe(TEXT);
});
