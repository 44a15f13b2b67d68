import { startTestServer, type TestServer } from "../../test/harness";
import { mailsTo } from "../../test/mails";
import { watch } from "../../test/socket-client";
import { makeConsultation } from "./consultation.factory";

const HOUR = 3_600_000;
let server: TestServer;
let now: Date;
const after = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR);
};

beforeAll(async () => {
  server = await startTestServer();
  now = new Date();
  server.platform.clock.now = () => now;
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from consultations"));

const THREAD =
  "status answeredAt closeReason messages(first: 50) { totalCount nodes { author authorName text language } }";
const STAFF =
  "id status level answeredLevel claimedByMe pharmacistName waitingSince dueAt messages { nodes { author authorName text } } notes { authorName text }";
const REPLY = `mutation R($id: ID!, $text: String!) { replyToPharmacist(consultationId: $id, text: $text) { level raised { level response { isCritical heading } } escalation { ${THREAD} } } }`;
const act = (name: string, more = "", args = "") =>
  `mutation A($id: ID!${more}) { ${name}(id: $id${args}) { ${STAFF} } }`;
const CLAIM = act("claimPharmacistQuestion");
const ASK_BACK = act(
  "askBackPharmacistQuestion",
  ", $text: String!, $language: Language",
  ", text: $text, language: $language",
);
const ANSWER = act("answerPharmacistQuestion", ", $text: String!", ", answer: $text");
const WRITE = act("writePharmacistMessage", ", $text: String!", ", text: $text");
const CLOSE = act("closePharmacistQuestion", ", $reason: CloseReason!", ", reason: $reason");
const REASSIGN = act("reassignPharmacistQuestion", ", $to: ID!, $note: String!", ", pharmacistId: $to, note: $note");
const GIVE_BACK = act("giveBackPharmacistQuestion", ", $note: String!", ", note: $note");

interface Question {
  id: string;
  status: string;
  level: string;
  waitingSince: string;
  dueAt: string;
  messages: { nodes: { author: string; authorName: string | null; text: string }[] };
  notes: { authorName: string; text: string }[];
}
const only = <Value>(data: Record<string, Value>) => Object.values(data)[0] as Value;
const refusal = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.map(({ message, extensions }) => `${extensions.code} ${message}`)[0];

type Person = Awaited<ReturnType<TestServer["patient"]>>;

/** Signs in anew for each request, because sessions end while the clock moves on. */
function always(person: Person): Person {
  return { ...person, run: async (query, variables) => (await server.as(person.user)).run(query, variables) };
}
const staff = async (role: string) => always(await server.staff(role));

async function ask(question = "severe back pain", example: Parameters<TestServer["patient"]>[0] = {}) {
  const patient = always(await server.patient(example));
  const language = patient.user.language;
  const { consultation, escalation } = await makeConsultation(server.db.manager, {
    patientId: patient.user.id,
    question,
    language,
    at: now,
  });
  return { patient, consultationId: consultation.id, id: escalation?.id ?? "" };
}

it("is a conversation: claimed, asked back, replied, answered, written again, closed, opened again", async () => {
  const pharmacist = await staff("pharmacist");
  const { patient, consultationId, id } = await ask();
  await pharmacist.run(CLAIM, { id });
  after(1);
  const asked = await pharmacist.run<Record<string, Question>>(ASK_BACK, { id, text: " Since when? " });
  expect(only(asked.data)).toMatchObject({ status: "NEEDS_REPLY", messages: { nodes: [{ text: "Since when?" }] } });
  expect(refusal(await pharmacist.run(ASK_BACK, { id, text: "And how?" }))).toMatch(
    /^CONFLICT You have asked the patient already/,
  );
  after(1);
  const replied = await patient.run<{ replyToPharmacist: { escalation: object; raised: null } }>(REPLY, {
    id: consultationId,
    text: "Since Monday",
  });
  expect(replied.data.replyToPharmacist).toMatchObject({
    raised: null,
    escalation: {
      status: "CLAIMED",
      messages: {
        totalCount: 2,
        nodes: [
          { author: "PATIENT", authorName: "Robin", text: "Since Monday" },
          { author: "PHARMACIST", authorName: "Robin", text: "Since when?" },
        ],
      },
    },
  });
  expect(refusal(await patient.run(REPLY, { id: consultationId, text: "Since Monday" }))).toBe(
    "CONFLICT This message has been sent already.",
  );
  const answered = only((await pharmacist.run<Record<string, Question>>(ANSWER, { id, text: "Keep moving." })).data);
  expect(answered).toMatchObject({
    status: "ANSWERED",
    messages: { nodes: [{ author: "PHARMACIST" }, { author: "PATIENT", authorName: null }, {}] },
  });
  after(1);
  expect(only((await pharmacist.run<Record<string, Question>>(WRITE, { id, text: "And rest." })).data).status).toBe(
    "ANSWERED",
  );
  expect(only((await pharmacist.run<Record<string, Question>>(CLOSE, { id, reason: "ANSWERED" })).data).status).toBe(
    "CLOSED",
  );
  expect(refusal(await pharmacist.run(CLOSE, { id, reason: "ANSWERED" }))).toBe("CONFLICT This question is closed.");
  after(7 * 24 - 1);
  const again = await patient.run<{ replyToPharmacist: object }>(REPLY, {
    id: consultationId,
    text: "It is back",
  });
  expect(again.data.replyToPharmacist).toMatchObject({
    escalation: { status: "SENT", answeredAt: null, closeReason: null },
  });
  const [row] = await server.db.query("select waiting_since, pharmacist_id from escalations where id = $1", [id]);
  expect(row).toEqual({ waiting_since: now, pharmacist_id: null });
  const mails = await mailsTo(server, patient.user.email);
  expect(mails.map(({ template }) => template)).toEqual([
    "pharmacistAskedBack",
    "pharmacistAnswered",
    "pharmacistAnswered",
  ]);
  expect(JSON.stringify(mails)).not.toMatch(/moving|since when|back pain|monday/i);
});

it("is over seven days after the close", async () => {
  const pharmacist = await staff("pharmacist");
  const { patient, consultationId, id } = await ask();
  await pharmacist.run(CLAIM, { id });
  await pharmacist.run(CLOSE, { id, reason: "WRONG_PLACE" });
  after(7 * 24 + 1);
  expect(refusal(await patient.run(REPLY, { id: consultationId, text: "Hello?" }))).toBe(
    "CONFLICT This conversation was closed more than 7 days ago. Please ask a new question.",
  );
});

it("answers an emergency in a reply at once, raises the question and never lowers it", async () => {
  const pharmacist = await staff("pharmacist");
  const { patient, consultationId, id } = await ask();
  const reply = (text: string) => patient.run<{ replyToPharmacist: object }>(REPLY, { id: consultationId, text });
  expect((await reply("Now I have chest pain")).data.replyToPharmacist).toMatchObject({
    level: "PHARMACIST",
    raised: { level: "EMERGENCY", response: { isCritical: true } },
  });
  expect((await reply("It was only a cold")).data.replyToPharmacist).toMatchObject({ raised: { level: "EMERGENCY" } });
  const open = await pharmacist.run<Record<string, Question>>(act("openPharmacistQuestion"), { id });
  expect(only(open.data)).toMatchObject({ level: "EMERGENCY", answeredLevel: "PHARMACIST" });
});

it("reaches both sides live", async () => {
  const pharmacist = await staff("pharmacist");
  const { patient, consultationId, id } = await ask();
  const [mine, theirs] = [patient.socket(), pharmacist.socket()];
  const seen = watch<{ consultationChanged: { consultations: object[] } }>(
    mine,
    "subscription { consultationChanged { consultations { escalation { status messages(first: 1) { nodes { text } } } } } }",
  );
  const queue = watch<{ pharmacistQueueChanged: { questions: object[] } }>(
    theirs,
    "subscription { pharmacistQueueChanged { questions { status messages(first: 1) { nodes { text authorName } } } } }",
  );
  await Promise.all([seen.next(), queue.next()]);
  await patient.run(REPLY, { id: consultationId, text: "I forgot: I am 70" });
  expect((await queue.next()).data?.pharmacistQueueChanged.questions).toEqual([
    { status: "SENT", messages: { nodes: [{ text: "I forgot: I am 70", authorName: null }] } },
  ]);
  await seen.next();
  await pharmacist.run(CLAIM, { id });
  await seen.next();
  await pharmacist.run(ASK_BACK, { id, text: "Since when?" });
  expect((await seen.next()).data?.consultationChanged.consultations).toEqual([
    { escalation: { status: "NEEDS_REPLY", messages: { nodes: [{ text: "Since when?" }] } } },
  ]);
  await Promise.all([mine.dispose(), theirs.dispose()]);
});

it("is the patient's own: a stranger's is not found, and without the consent nothing is sent", async () => {
  const { patient, consultationId } = await ask();
  const stranger = await server.patient();
  for (const id of [consultationId, "00000000-0000-4000-8000-000000000000", "nonsense"]) {
    expect(refusal(await stranger.run(REPLY, { id, text: "Hello" }))).toBe("NOT_FOUND Not found.");
  }
  await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
  expect(refusal(await patient.run(REPLY, { id: consultationId, text: "Hello" }))).toMatch(
    /^CONFLICT You have withdrawn/,
  );
  expect(refusal(await stranger.run(REPLY, { id: consultationId, text: "  " }))).toMatch(/^BAD_USER_INPUT/);
  expect(refusal(await stranger.run(REPLY, { id: consultationId, text: "a".repeat(5_001) }))).toBe(
    "BAD_USER_INPUT Please use at most 5,000 characters.",
  );
});

it("has an end: 100 messages, read in pages, and nobody changes one", async () => {
  const { patient, consultationId } = await ask();
  await server.db.query(
    `insert into consultation_messages (consultation_id, author, text, language, sent_at)
     select $1, 'PATIENT', 'm' || n, 'en', $2::timestamptz + make_interval(secs => n / 3) from generate_series(1, 100) n`,
    [consultationId, now],
  );
  expect(refusal(await patient.run(REPLY, { id: consultationId, text: "One more" }))).toBe(
    "CONFLICT This conversation is full. Please ask a new question.",
  );
  const PAGE =
    "query P($id: ID!, $after: String) { consultation(id: $id) { escalation { messages(first: 40, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id } } } } }";
  interface Page {
    consultation: {
      escalation: {
        messages: {
          totalCount: number;
          pageInfo: { hasNextPage: boolean; endCursor: string };
          nodes: { id: string }[];
        };
      };
    };
  }
  const seen: string[] = [];
  let place: string | null = null;
  do {
    const answer: { data: Page } = await patient.run<Page>(PAGE, { id: consultationId, after: place });
    const { nodes, pageInfo, totalCount } = answer.data.consultation.escalation.messages;
    expect(totalCount).toBe(100);
    seen.push(...nodes.map(({ id }) => id));
    place = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (place);
  expect(new Set(seen).size).toBe(100);
  await expect(server.db.query("update consultation_messages set text = 'else'")).rejects.toThrow(/permission denied/);
  await expect(server.db.query("delete from consultation_messages")).rejects.toThrow(/permission denied/);
});

it("is written in the patient's language unless another is named", async () => {
  const pharmacist = await staff("pharmacist");
  const { patient, consultationId, id } = await ask("douleur intense au dos", { language: "fr" });
  await pharmacist.run(CLAIM, { id });
  await pharmacist.run(ASK_BACK, { id, text: "Depuis quand ?" });
  await patient.run(REPLY, { id: consultationId, text: "Depuis lundi" });
  await pharmacist.run(ASK_BACK, { id, text: "Are you sure?", language: "en" });
  const { data } = await patient.run<{ consultation: { escalation: { messages: { nodes: { language: string }[] } } } }>(
    `query C($id: ID!) { consultation(id: $id) { escalation { ${THREAD} } } }`,
    { id: consultationId },
  );
  expect(data.consultation.escalation.messages.nodes.map(({ language }) => language)).toEqual(["en", "fr", "fr"]);
  expect((await mailsTo(server, patient.user.email)).map(({ subject }) => subject)[0]).toBe(
    "Vous avez un message au sujet de votre question",
  );
});

describe("between pharmacists", () => {
  it("a question is handed over with a note, given back, and nobody else writes in it", async () => {
    const [one, two] = [await staff("pharmacist"), await staff("pharmacist")];
    const { patient, consultationId, id } = await ask();
    await one.run(CLAIM, { id });
    expect(refusal(await one.run(CLAIM, { id }))).toBe("CONFLICT You have claimed this question already.");
    for (const document of [ANSWER, ASK_BACK]) {
      expect(refusal(await two.run(document, { id, text: "Hello" }))).toBe(
        "CONFLICT Another pharmacist is answering this question.",
      );
    }
    const analyst = await staff("analyst");
    const suspended = await staff("pharmacist");
    await server.db.query("update users set suspended_at = now() where id = $1", [suspended.user.id]);
    for (const to of [analyst.user.id, suspended.user.id, patient.user.id]) {
      expect(refusal(await one.run(REASSIGN, { id, to, note: "Please" }))).toMatch(
        /^BAD_USER_INPUT This person cannot/,
      );
    }
    expect(refusal(await one.run(REASSIGN, { id, to: two.user.id, note: " " }))).toMatch(/^BAD_USER_INPUT/);
    const handed = only(
      (await one.run<Record<string, Question>>(REASSIGN, { id, to: two.user.id, note: "You know backs." })).data,
    );
    expect(handed).toMatchObject({
      status: "CLAIMED",
      claimedByMe: false,
      notes: [{ authorName: "Robin", text: "You know backs." }],
    });
    expect(refusal(await one.run(REASSIGN, { id, to: two.user.id, note: "Again" }))).toMatch(/^CONFLICT/);
    expect(refusal(await one.run(ANSWER, { id, text: "Rest." }))).toMatch(/^CONFLICT/);
    const back = only((await two.run<Record<string, Question>>(GIVE_BACK, { id, note: "" })).data);
    expect(back).toMatchObject({ status: "SEEN", pharmacistName: null, notes: [{ text: "You know backs." }] });
    expect(refusal(await two.run(GIVE_BACK, { id, note: "" }))).toBe("CONFLICT Nobody has claimed this question.");
    const shown = await patient.run(`query C($id: ID!) { consultation(id: $id) { escalation { ${THREAD} } } }`, {
      id: consultationId,
    });
    expect(JSON.stringify(shown.data)).not.toContain("backs");
    const { data } = await one.run<{ pharmacists: { id: string }[] }>("{ pharmacists { id name } }");
    const ids = data.pharmacists.map((person) => person.id);
    expect(ids).toEqual(expect.arrayContaining([one.user.id, two.user.id]));
    expect(ids).not.toContain(analyst.user.id);
    expect(ids).not.toContain(suspended.user.id);
  });

  it("a reply to one who is no longer there goes back into the queue", async () => {
    const pharmacist = await staff("pharmacist");
    const { patient, consultationId, id } = await ask();
    await pharmacist.run(CLAIM, { id });
    await pharmacist.run(ASK_BACK, { id, text: "Since when?" });
    await server.db.query("delete from staff_memberships where user_id = $1", [pharmacist.user.id]);
    const { data } = await patient.run<{ replyToPharmacist: object }>(REPLY, { id: consultationId, text: "Monday" });
    expect(data.replyToPharmacist).toMatchObject({ escalation: { status: "SENT" } });
  });
});

describe("the time to answer", () => {
  const FIGURES = "{ pharmacistQueueFigures { open overdue answeredCount medianSeconds p90Seconds } }";

  it("is measured over 30 days, and what is overdue stands first", async () => {
    await server.db.query("delete from consultations");
    const first = await staff("pharmacist");
    expect((await first.run(FIGURES)).data).toEqual({
      pharmacistQueueFigures: { open: 0, overdue: 0, answeredCount: 0, medianSeconds: null, p90Seconds: null },
    });
    const late = await ask("severe cough");
    after(20);
    await ask("severe headache");
    for (const hours of [1, 2, 3]) {
      const { user } = await server.patient();
      const { escalation } = await makeConsultation(server.db.manager, {
        patientId: user.id,
        question: "severe pain",
        at: now,
      });
      const at = new Date(now.getTime() + hours * HOUR);
      await server.db.query(
        `update escalations set status = 'ANSWERED', claimed_at = $2, answered_at = $2, first_answered_at = $2 where id = $1`,
        [escalation?.id, at],
      );
    }
    after(5);
    const pharmacist = await staff("pharmacist");
    expect((await pharmacist.run(FIGURES)).data).toEqual({
      pharmacistQueueFigures: {
        open: 2,
        overdue: 1,
        answeredCount: 3,
        medianSeconds: 7_200,
        p90Seconds: expect.closeTo(2.8 * 3_600, 0),
      },
    });
    const { data } = await pharmacist.run<{ pharmacistQuestions: { nodes: Question[] } }>(
      "{ pharmacistQuestions { nodes { id dueAt } } }",
    );
    expect(data.pharmacistQuestions.nodes[0]?.id).toBe(late.id);
    expect(data.pharmacistQuestions.nodes.map(({ dueAt }) => new Date(dueAt) < now)).toEqual([true, false]);
  });

  it("begins anew with each reply of the patient, not while the patient is asked", async () => {
    const pharmacist = await staff("pharmacist");
    const { patient, consultationId, id } = await ask();
    await pharmacist.run(CLAIM, { id });
    after(2);
    await pharmacist.run(ASK_BACK, { id, text: "Since when?" });
    after(40);
    const here = await staff("pharmacist");
    expect((await here.run(FIGURES)).data).toMatchObject({ pharmacistQueueFigures: { open: 0, overdue: 0 } });
    await patient.run(REPLY, { id: consultationId, text: "Monday" });
    const { data } = await here.run<{ pharmacistQuestions: { nodes: Question[] } }>(
      "{ pharmacistQuestions { nodes { waitingSince } } }",
    );
    expect(data.pharmacistQuestions.nodes).toEqual([{ waitingSince: now.toISOString() }]);
  });
});

it.each(["MINE", "WITH_PATIENT", "CLOSED", "FEEDBACK"])("the list %s pages without a gap", async (filter) => {
  const pharmacist = await staff("pharmacist");
  for (let index = 0; index < 5; index += 1) {
    const { patient, consultationId, id } = await ask();
    await pharmacist.run(CLAIM, { id });
    if (filter === "WITH_PATIENT") await pharmacist.run(ASK_BACK, { id, text: "Since when?" });
    if (filter === "CLOSED") await pharmacist.run(CLOSE, { id, reason: "NO_REPLY" });
    if (filter === "FEEDBACK") {
      await patient.run('mutation M($id: ID!) { reportConsultation(id: $id, text: "Wrong") { id } }', {
        id: consultationId,
      });
    }
  }
  const seen: string[] = [];
  let place: string | null = null;
  do {
    const answer: { data: Listed } = await pharmacist.run<Listed>(
      "query Q($filter: QueueFilter!, $after: String) { pharmacistQuestions(first: 2, filter: $filter, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id } } }",
      { filter, after: place },
    );
    const { nodes, pageInfo, totalCount } = answer.data.pharmacistQuestions;
    expect(totalCount).toBe(5);
    seen.push(...nodes.map(({ id }) => id));
    place = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (place);
  expect(new Set(seen).size).toBe(5);
});

interface Listed {
  pharmacistQuestions: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { id: string }[];
  };
}
