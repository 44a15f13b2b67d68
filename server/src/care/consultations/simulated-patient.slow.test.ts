import { readFileSync } from "node:fs";
import path from "node:path";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { clinicalBook } from "../clinical/book-file";
import { readCases } from "../clinical/evaluation.rules";
import { interview, simulatedPatient } from "../clinical/interview.rules";
import type { Question, Said } from "../clinical/question.rules";
import { builtInAnswering } from "../models/answering-model";

const FIELDS = "id level response { openQuestions { id kind choices { fact } } }";
const ASK = `mutation Ask($question: String!) { now: addConsultation(question: $question) { ${FIELDS} } }`;
const ANSWER = `mutation Answer($id: ID!, $answer: QuestionAnswerInput!) {
  now: answerQuestions(consultationId: $id, answers: [$answer]) { ${FIELDS} } }`;

interface Case {
  id: string;
  level: string;
  response: { openQuestions: { id: string; kind: string; choices: { fact: string }[] }[] };
}

/** Of the cases that may be read, some in each language. */
const FILE = path.resolve(__dirname, "../../../data/triage/outside/looked-at.jsonl");
const EACH = 10;
const ALL = readCases(readFileSync(FILE, "utf8"));
const CASES = ["en", "fr", "de", "es"].flatMap((language) =>
  ALL.filter((one) => one.language === language)
    .filter((_, at) => at % 4 === 0)
    .slice(0, EACH),
);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What the API calls a question, as the rules do. */
function asRead({ id, kind, choices }: Case["response"]["openQuestions"][number]): Question {
  const facts = choices.map(({ fact }) => fact);
  return { id, kind: kind.toLowerCase(), urgency: "danger", facts, fact: facts[0], family: [] } as unknown as Question;
}

/** The patient asks over the API, and answers one question after the other until nothing is open. */
async function throughApi(caller: Caller, written: string, reply: (question: Question) => Said) {
  const asked: string[] = [];
  let { data, errors } = await caller.run<{ now: Case }>(ASK, { question: written });
  for (;;) {
    if (errors) throw new Error(JSON.stringify(errors));
    const { id, level, response } = data.now;
    const [open] = response.openQuestions;
    if (!open) return { level, asked };
    // Whom it is about, and how old a child is whose age was guessed, the product asks beside the rules.
    if (!["WHO", "AGE"].includes(open.kind)) asked.push(open.id);
    const { who: _, age, ...said } = { who: null, ...reply(asRead(open)) } as Record<string, unknown>;
    const answer = { question: open.id, ...said, ...(age !== undefined && { years: age }) };
    ({ data, errors } = await caller.run(ANSWER, { id, answer }));
  }
}

it.each(CASES)("$id is asked and answered over the API as by the rules", async ({ text }) => {
  const book = clinicalBook();
  const { written, reply } = simulatedPatient(text, book);
  const patient = await server.patient();
  const { assessment, asked } = interview(text, book, {}, undefined, builtInAnswering().assess);
  expect(await throughApi(patient, written, reply)).toEqual({
    level: assessment.level,
    asked: asked.flatMap(({ kind, id }) => (kind === "age" || kind === "who" ? [] : [id])), // as above
  });
});
