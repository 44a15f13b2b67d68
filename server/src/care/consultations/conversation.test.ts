import type { TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import {
  ANSWER,
  ASK_BACK,
  act,
  CLAIM,
  CLOSE,
  only,
  type Question,
  REPLY,
  refusal,
  startWithClock,
  THREAD,
  WRITE,
} from "./conversation.test-support";

let bench: Awaited<ReturnType<typeof startWithClock>>;
let server: TestServer;
const staff = (role: string) => bench.staff(role);
const ask: typeof bench.ask = (...args) => bench.ask(...args);
const after = (hours: number) => bench.after(hours);

beforeAll(async () => {
  bench = await startWithClock();
  server = bench.server;
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from consultations"));

it("is a conversation: claimed, asked back, replied, answered, written again, closed, opened again", async () => {
  const pharmacist = await staff("pharmacist");
  const { patient, consultationId, id } = await ask();
  await pharmacist.run(CLAIM, { id });
  after(1);
  const asked = await pharmacist.run<Record<string, Question>>(ASK_BACK, { id, text: " Since when? " });
  expect(only(asked.data)).toMatchObject({ status: "NEEDS_REPLY", messages: { nodes: [{ text: "Since when?" }] } });
  expect(refusal(await pharmacist.run(ASK_BACK, { id, text: "And how?" }))).toMatch(
    /^CONFLICT You have already asked the patient/,
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
    "CONFLICT This message has already been sent.",
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
  expect(row).toEqual({ waiting_since: bench.now(), pharmacist_id: null });
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
    /^CONFLICT You have told us not to use/,
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
    [consultationId, bench.now()],
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

it("is written in the language that its words tell, else in the one that is named, else in the patient's", async () => {
  const pharmacist = await staff("pharmacist");
  const { patient, consultationId, id } = await ask("douleur sévère au dos", { language: "fr" });
  await pharmacist.run(CLAIM, { id });
  await pharmacist.run(ASK_BACK, { id, text: "Ibuprofen ?" });
  await patient.run(REPLY, { id: consultationId, text: "Depuis lundi" });
  await pharmacist.run(ASK_BACK, { id, text: "Ibuprofen 200 mg?", language: "de" });
  await patient.run(REPLY, { id: consultationId, text: "Oui" });
  await pharmacist.run(ASK_BACK, { id, text: "Are you sure that it was not the other arm?" });
  const { data } = await patient.run<{ consultation: { escalation: { messages: { nodes: { language: string }[] } } } }>(
    `query C($id: ID!) { consultation(id: $id) { escalation { ${THREAD} } } }`,
    { id: consultationId },
  );
  expect(data.consultation.escalation.messages.nodes.map(({ language }) => language)).toEqual([
    "en",
    "fr",
    "de",
    "fr",
    "fr",
  ]);
  expect((await mailsTo(server, patient.user.email)).map(({ subject }) => subject)[0]).toBe(
    "Vous avez un message au sujet de votre question",
  );
});
