import { startTestServer, type TestServer } from "../../../test/harness";
import { TranslateDouble } from "../../../test/translate-double";
import { createLogger } from "../../platform/logger";
import { makeConsultation } from "./consultation.factory";
import { refusal } from "./conversation.test-support";
import { addMessage } from "./message.service";

const NAME = "Northbank Translate";
const double = new TranslateDouble();
const lines: string[] = [];
const log = createLogger("info", { write: (line: string) => void lines.push(line) });
const clock = { offset: 0, now: () => new Date(Date.now() + clock.offset) };
let server: TestServer;
/** The same without patience, for answers that never come. */
let impatient: TestServer;

beforeAll(async () => {
  await double.start();
  server = await startTestServer({
    clock,
    log,
    env: {
      TRANSLATE_BASE_URL: `${double.url}/`,
      TRANSLATE_API_KEY: "key-of-the-double",
      TRANSLATE_NAME: NAME,
      TRANSLATE_TIMEOUT_MS: "60000",
    },
  });
  impatient = await server.sibling(server.urls, { TRANSLATE_TIMEOUT_MS: "400" });
});
afterAll(async () => {
  await impatient.stop();
  await server.stop();
  await double.stop();
});
beforeEach(() => {
  // Which languages it knows is asked anew.
  clock.offset += 11 * 60_000;
  double.key = "key-of-the-double";
  double.reply = double.echoing();
  double.asked.length = 0;
  lines.length = 0;
});

const MESSAGE = `mutation T($id: ID!, $to: Language) { translateMessage(messageId: $id, to: $to) { text from to by } }`;
const QUESTION = `mutation T($id: ID!, $to: Language) { translatePharmacistQuestion(id: $id, to: $to) { text from to by } }`;
const FAILED = "CONFLICT We could not translate this. Please try again.";
const ANSWER = "Rest your back, and ring 020 7946 0958 or mail help@north.test.";

/** A French patient whose question a pharmacist answered in English, and who wrote again in French. */
async function converse() {
  const patient = await server.patient({ language: "fr" });
  const pharmacist = await server.staff("pharmacist");
  const { consultation, escalation } = await makeConsultation(server.db.manager, {
    patientId: patient.user.id,
    question: "J'ai une douleur sévère au dos",
    language: "fr",
  });
  const said = { consultationId: consultation.id, at: clock.now() };
  await addMessage(server.db.manager, { ...said, pharmacistId: pharmacist.user.id, text: ANSWER, language: "en" });
  await addMessage(server.db.manager, { ...said, pharmacistId: null, text: "Merci bien", language: "fr" });
  const rows: { id: string }[] = await server.db.query(
    "select id from consultation_messages where consultation_id = $1 order by sent_at",
    [consultation.id],
  );
  const [answer, thanks] = rows.map(({ id }) => id);
  return { patient, pharmacist, consultation, entry: escalation?.id, answer, thanks };
}

const traces = (id: string | undefined) =>
  server.db.query(
    "select action, actor_id, subject_type, details from audit_entries where subject_id = $1 and action = 'message_translated'",
    [id],
  );

it("a patient reads a pharmacist's message in their own language; only its words leave, without numbers and addresses", async () => {
  const { patient, answer } = await converse();
  const { data } = await patient.run(MESSAGE, { id: answer });
  const text = "Rest your back, and ring [removed] or mail [removed]";
  expect(data).toEqual({ translateMessage: { text: `[fr] ${text}`, from: "en", to: "fr", by: NAME } });
  expect(double.asked).toEqual([{ q: text, source: "en", target: "fr", format: "text", api_key: "key-of-the-double" }]);
  expect(await traces(answer)).toEqual([
    {
      action: "message_translated",
      actor_id: patient.user.id,
      subject_type: "message",
      details: { from: "en", to: "fr" },
    },
  ]);
});

it("a pharmacist reads the question and a message in English, and the patient sees that they left", async () => {
  const { patient, pharmacist, entry, thanks } = await converse();
  expect((await pharmacist.run(QUESTION, { id: entry })).data).toEqual({
    translatePharmacistQuestion: { text: "[en] J'ai une douleur sévère au dos", from: "fr", to: "en", by: NAME },
  });
  expect((await pharmacist.run(MESSAGE, { id: thanks, to: "de" })).data).toEqual({
    translateMessage: { text: "[de] Merci bien", from: "fr", to: "de", by: NAME },
  });
  expect([await traces(entry), await traces(thanks)]).toMatchObject([[{ subject_type: "question" }], [{}]]);
  const { data } = await patient.run<{ me: { disclosures: { nodes: object[] } } }>(
    "{ me { disclosures { nodes { viewerRole what reason } } } }",
  );
  const look = {
    viewerRole: "Pharmacist",
    what: "What was written about your question",
    reason: `To read it in another language, by ${NAME}`,
  };
  expect(data.me.disclosures.nodes).toEqual([look, look]);
});

it("everybody may know that there is one, by its name", async () => {
  const { data } = await server.anonymous.run("{ publicConfiguration { translator { name } } }");
  expect(data).toEqual({ publicConfiguration: { translator: { name: NAME } } });
});

it("a stranger's message and one that never was are not found alike, and nothing leaves", async () => {
  const { answer } = await converse();
  const stranger = await server.patient({ language: "de" });
  const support = await server.staff("support");
  const never = "00000000-0000-4000-8000-000000000000";
  expect(refusal(await stranger.run(MESSAGE, { id: answer }))).toBe("NOT_FOUND Not found.");
  expect(refusal(await stranger.run(MESSAGE, { id: never }))).toBe("NOT_FOUND Not found.");
  expect(refusal(await stranger.run(MESSAGE, { id: "no id" }))).toBe("NOT_FOUND Not found.");
  expect(refusal(await support.run(MESSAGE, { id: answer }))).toMatch(/^FORBIDDEN/);
  expect(refusal(await server.anonymous.run(MESSAGE, { id: answer }))).toMatch(/^UNAUTHENTICATED/);
  expect({ asked: double.asked, traces: await traces(answer) }).toEqual({ asked: [], traces: [] });
});

it("the same language is refused, and so is a patient who took back the consent", async () => {
  const { patient, pharmacist, answer, thanks } = await converse();
  const { errors } = await patient.run(MESSAGE, { id: thanks });
  expect(errors?.[0]).toMatchObject({
    message: "This is already in that language.",
    extensions: { code: "BAD_USER_INPUT", field: "to" },
  });
  await server.db.query(
    `insert into consent_entries (user_id, purpose, granted, text_version, recorded_at)
     select user_id, purpose, false, text_version, now() from consent_entries where user_id = $1 and purpose = 'data_use'`,
    [patient.user.id],
  );
  for (const reader of [patient, pharmacist]) {
    expect(refusal(await reader.run(MESSAGE, { id: answer, to: "de" }))).toMatch(
      /^CONFLICT We may no longer use this health data/,
    );
  }
  expect({ asked: double.asked, traces: await traces(answer) }).toEqual({ asked: [], traces: [] });
});

it("no words go to a server that does not know both languages, or does not say which it knows", async () => {
  const { patient, answer } = await converse();
  const { languages, list } = double;
  double.languages = languages.map((entry) => ({ ...entry, targets: ["en"] }));
  expect(refusal(await patient.run(MESSAGE, { id: answer }))).toMatch(/^CONFLICT We cannot translate between/);
  clock.offset += 11 * 60_000;
  double.list = (response) => response.writeHead(503).end("no");
  expect(refusal(await patient.run(MESSAGE, { id: answer }))).toBe(FAILED);
  expect({ asked: double.asked, traces: await traces(answer) }).toEqual({ asked: [], traces: [] });
  // An old server does not say where each language can go.
  Object.assign(double, { list, languages: languages.map(({ code, name }) => ({ code, name })) });
  expect((await patient.run<{ translateMessage: { to: string } }>(MESSAGE, { id: answer })).data).toMatchObject({
    translateMessage: { to: "fr" },
  });
  const before = double.languagesAsked;
  await patient.run(MESSAGE, { id: answer });
  expect(double.languagesAsked).toBe(before);
  double.languages = languages;
});

const page = "<html><p>Rest your back</p></html>";
it.each<[string, string | null, () => void, (() => TestServer)?]>([
  ["refuses the key", "refused", () => (double.key = "another key")],
  ["has too much to do", "refused", () => (double.reply = double.failing(429))],
  ["fails", "refused", () => (double.reply = double.failing(500))],
  ["answers with a page", "SyntaxError", () => (double.reply = (response) => response.writeHead(200).end(page))],
  ["has another shape", "ZodError", () => (double.reply = double.saying(["Repos"]))],
  ["says nothing", null, () => (double.reply = double.saying("  "))],
  ["says far too much", null, () => (double.reply = double.saying("Repos ".repeat(200)))],
  ["sends without end", "too large", () => (double.reply = double.saying("a".repeat(2_000_000)))],
  [
    "sends us elsewhere",
    "refused",
    () => (double.reply = (response) => response.writeHead(307, { location: "/translate" }).end()),
  ],
  ["breaks off", "TypeError", () => (double.reply = (response) => response.destroy())],
  ["does not come", "TimeoutError", () => (double.reply = () => undefined), () => impatient],
  [
    "never ends",
    "TimeoutError",
    () => (double.reply = (response) => response.writeHead(200).write('{"translatedText": "')),
    () => impatient,
  ],
])(
  "a service that %s means a sentence, asked once, and no words in the log",
  async (_, kind, prepare, through = () => server) => {
    const { patient, answer } = await converse();
    prepare();
    const failed = await (await through().as(patient.user)).run(MESSAGE, { id: answer });
    expect(refusal(failed)).toBe(FAILED);
    expect(double.asked).toHaveLength(1);
    expect(await traces(answer)).toHaveLength(1);
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "the translator did not answer");
    expect(said.map((line) => line.kind)).toEqual(kind === null ? [] : [kind]);
    expect(JSON.stringify([lines, failed])).not.toMatch(/Rest your|Repos|key-of/);
    double.key = "key-of-the-double";
    double.reply = double.echoing();
    expect((await patient.run(MESSAGE, { id: answer })).errors).toBeUndefined();
  },
);

it("what comes back is text, whatever stands in it, and raises nothing", async () => {
  const { patient, answer, consultation } = await converse();
  const text = "<b>Crushing chest pain</b>, call 999: https://elsewhere.test";
  double.reply = double.saying(text);
  expect((await patient.run(MESSAGE, { id: answer })).data).toMatchObject({ translateMessage: { text } });
  const [row] = await server.db.query("select level, raised_level from consultations where id = $1", [consultation.id]);
  expect(row).toEqual({ level: consultation.level, raised_level: null });
  const kept = await server.db.query("select text from consultation_messages where text like '%elsewhere%'");
  expect(kept).toEqual([]);
});

it("is asked 30 times in a minute by one person at the most", async () => {
  const { patient, answer } = await converse();
  for (let at = 0; at < 30; at += 1) await patient.run(MESSAGE, { id: answer });
  const refused = await patient.run(MESSAGE, { id: answer });
  expect(refusal(refused)).toMatch(/^RATE_LIMITED Too many attempts/);
  expect(double.asked).toHaveLength(30);
});

it("without a translator there is none to be asked", async () => {
  const none = await server.sibling(undefined, {
    TRANSLATE_BASE_URL: "",
    TRANSLATE_API_KEY: "",
    TRANSLATE_NAME: "",
  });
  const { patient, answer } = await converse();
  const there = await none.as(patient.user);
  expect(refusal(await there.run(MESSAGE, { id: answer }))).toBe("CONFLICT Translation is not available here.");
  expect((await there.run("{ publicConfiguration { translator { name } } }")).data).toEqual({
    publicConfiguration: { translator: null },
  });
  await none.stop();
});
