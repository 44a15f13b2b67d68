import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { User } from "../../people/accounts/user.entity";
import { encodeCursor } from "../../platform/pages";
import type { CareLevel } from "../clinical/care-level.rules";
import { makeConsultation } from "./consultation.factory";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from consultations"));

const QUEUE =
  "query Q($filter: QueueFilter! = OPEN, $first: Int! = 20, $after: String, $levels: [CareLevel!], $words: String) { pharmacistQuestions(filter: $filter, first: $first, after: $after, levels: $levels, words: $words) { totalCount pageInfo { hasNextPage endCursor } nodes { id question level because status claimedByMe sentAt dueAt } } }";
const CHANGED =
  "subscription { pharmacistQueueChanged { snapshot waitingCount questions { id question status pharmacistName } } }";
const act = (name: string) => `mutation A($id: ID!) { ${name}(id: $id) { id status claimedByMe pharmacistName } }`;
const ANSWER =
  "mutation A($id: ID!, $answer: String!) { answerPharmacistQuestion(id: $id, answer: $answer) { status messages { nodes { text } } } }";

interface Queue {
  pharmacistQuestions: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { id: string; question: string; status: string; sentAt: string; dueAt: string }[];
  };
}
interface QueueChanged {
  pharmacistQueueChanged: {
    snapshot: boolean;
    waitingCount: number;
    questions: { id: string; question: string; status: string }[];
  };
}

async function ask(question = "severe back pain", at?: Date): Promise<{ id: string; patientId: string }> {
  const { user } = await server.patient();
  const { escalation } = await makeConsultation(server.db.manager, { patientId: user.id, question, at });
  return { id: escalation?.id ?? "", patientId: user.id };
}

it("lists the longest waiting first, with when the answer is due, and nothing of the patient", async () => {
  const pharmacist = await server.staff("pharmacist");
  await ask("severe cough", new Date("2026-03-02T10:00:00Z"));
  await ask("severe headache", new Date("2026-03-01T10:00:00Z"));
  const { data } = await pharmacist.run<Queue>(QUEUE);
  expect(data.pharmacistQuestions.nodes.map(({ question, sentAt, dueAt }) => [question, sentAt, dueAt])).toEqual([
    ["severe headache", "2026-03-01T10:00:00.000Z", "2026-03-02T10:00:00.000Z"],
    ["severe cough", "2026-03-02T10:00:00.000Z", "2026-03-03T10:00:00.000Z"],
  ]);
  const fields = await pharmacist.run('{ __type(name: "PharmacistQuestion") { fields { name } } }');
  expect(JSON.stringify(fields.data)).not.toMatch(/patient|email|user/i);
});

it("is found by what its patient wrote, counted and paged like that", async () => {
  const pharmacist = await server.staff("pharmacist");
  for (const question of ["severe cough", "severe headache, 50% worse", "severe HEADACHE again"]) await ask(question);
  const found = async (words: string | null, rest = {}) =>
    (await pharmacist.run<Queue>(QUEUE, { words, ...rest })).data.pharmacistQuestions;
  const one = await found(" headache ", { first: 1 });
  expect(one).toMatchObject({ totalCount: 2, nodes: [{ question: "severe headache, 50% worse" }] });
  const two = await found("headache", { first: 1, after: one.pageInfo.endCursor });
  expect(two.nodes.map(({ question }) => question)).toEqual(["severe HEADACHE again"]);
  expect((await found("50%")).totalCount).toBe(1);
  expect((await found("%")).totalCount).toBe(1);
  expect((await found("nothing like it")).nodes).toEqual([]);
  expect((await found(" ")).totalCount).toBe(3);
});

describe("the order of what is to be answered", () => {
  const DAY_ONE = new Date("2026-03-01T10:00:00Z");
  const DAY_TWO = new Date("2026-03-02T10:00:00Z");

  /** A question in the queue with the level that it was answered with, and the one that it was raised to since. */
  async function waiting(question: string, level: CareLevel, at = DAY_TWO, raisedTo: CareLevel | null = null) {
    const asked = await ask(`severe ${question}`, at);
    await server.db.query(
      `update consultations set level = $2, raised_level = $3, raised_at = case when $3::text is not null then now() end,
              raised_advice = case when $3::text is not null then '{}'::jsonb end
        where id = (select consultation_id from escalations where id = $1)`,
      [asked.id, level, raisedTo],
    );
    return asked;
  }
  async function rashes(): Promise<string[]> {
    const calm = await waiting("rash", "SELF_CARE", DAY_ONE);
    const older = await waiting("cough", "PHARMACIST", DAY_ONE);
    const newer = await waiting("headache", "PHARMACIST");
    const urgent = await waiting("fever", "URGENT");
    const crisis = await waiting("sadness", "CRISIS");
    const raised = await waiting("cold", "SELF_CARE", DAY_TWO, "EMERGENCY");
    const emergency = await waiting("chest pain", "EMERGENCY", DAY_ONE);
    return [emergency, raised, crisis, urgent, older, newer, calm].map(({ id }) => id);
  }

  it("is danger, also what a question was raised to, then the longest wait, in the list, in the snapshot and in one's own", async () => {
    const pharmacist = await server.staff("pharmacist");
    const expected = await rashes();
    const open = (await pharmacist.run<Queue>(QUEUE)).data.pharmacistQuestions;
    expect(open.nodes.map(({ id }) => id)).toEqual(expected);
    const client = pharmacist.socket();
    const { data } = await watch<QueueChanged>(client, CHANGED).next();
    expect(data?.pharmacistQueueChanged.questions.map(({ id }) => id)).toEqual(expected);
    await client.dispose();
    const [emergency, , , , older] = expected;
    for (const id of [older, emergency]) await pharmacist.run(act("claimPharmacistQuestion"), { id });
    const mine = (await pharmacist.run<Queue>(QUEUE, { filter: "MINE" })).data.pharmacistQuestions;
    expect(mine.nodes.map(({ id }) => id)).toEqual([emergency, older]);
  });

  it.each([1, 2, 3])("has no gap and nothing twice in pages of %i, also among equals", async (first) => {
    const pharmacist = await server.staff("pharmacist");
    for (const level of ["URGENT", "PHARMACIST", "EMERGENCY", "PHARMACIST", "PHARMACIST", "URGENT"] as const) {
      await waiting("cough", level);
    }
    const whole = (await pharmacist.run<Queue>(QUEUE)).data.pharmacistQuestions.nodes.map(({ id }) => id);
    const read: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { nodes, pageInfo }: Queue["pharmacistQuestions"] = (await pharmacist.run<Queue>(QUEUE, { first, after }))
        .data.pharmacistQuestions;
      read.push(...nodes.map(({ id }) => id));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect(read).toHaveLength(6);
    expect(read).toEqual(whole);
  });

  it("holds only the levels that are asked for, counted and paged like that", async () => {
    const pharmacist = await server.staff("pharmacist");
    const [emergency, raised, crisis] = await rashes();
    const levels = ["EMERGENCY", "CRISIS"];
    const one = (await pharmacist.run<Queue>(QUEUE, { levels, first: 2 })).data.pharmacistQuestions;
    expect([one.totalCount, one.nodes.map(({ id }) => id)]).toEqual([3, [emergency, raised]]);
    const after = one.pageInfo.endCursor;
    const two = (await pharmacist.run<Queue>(QUEUE, { levels, first: 2, after })).data.pharmacistQuestions;
    expect([two.pageInfo.hasNextPage, two.nodes.map(({ id }) => id)]).toEqual([false, [crisis]]);
    const { totalCount } = (await pharmacist.run<Queue>(QUEUE, { levels: null })).data.pharmacistQuestions;
    expect(totalCount).toBe(7);
  });

  it("refuses a cursor with a rank that cannot be", async () => {
    const pharmacist = await server.staff("pharmacist");
    const { id } = await ask();
    const after = encodeCursor({ at: DAY_ONE, id, rank: -1 });
    const { errors } = await pharmacist.run(QUEUE, { after });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "after" });
  });
});

it("pages through open and answered questions", async () => {
  const pharmacist = await server.staff("pharmacist");
  const at = new Date("2026-03-02T10:00:00Z");
  const ids = [await ask("severe a", at), await ask("severe b", at), await ask("severe c", at)].map(({ id }) => id);
  const first = (await pharmacist.run<Queue>(QUEUE, { first: 2 })).data.pharmacistQuestions;
  const rest = (await pharmacist.run<Queue>(QUEUE, { first: 2, after: first.pageInfo.endCursor })).data
    .pharmacistQuestions;
  expect([...first.nodes, ...rest.nodes].map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  await pharmacist.run(act("claimPharmacistQuestion"), { id: ids[0] });
  await pharmacist.run(ANSWER, { id: ids[0], answer: "Rest." });
  const answered = (await pharmacist.run<Queue>(QUEUE, { filter: "ANSWERED" })).data.pharmacistQuestions;
  expect(answered.nodes.map(({ id }) => id)).toEqual([ids[0]]);
});

it("goes from sent to seen, claimed and answered, each step once and in the audit trail", async () => {
  const pharmacist = await server.staff("pharmacist");
  const { id, patientId } = await ask();
  const opened = await pharmacist.run(act("openPharmacistQuestion"), { id });
  expect(opened.data).toMatchObject({ openPharmacistQuestion: { status: "SEEN", claimedByMe: false } });
  const early = await pharmacist.run(ANSWER, { id, answer: "Rest." });
  expect(early.errors?.[0]).toMatchObject({
    message: "Claim the question before you answer it.",
    extensions: { code: "CONFLICT" },
  });
  const claimed = await pharmacist.run(act("claimPharmacistQuestion"), { id });
  expect(claimed.data).toMatchObject({
    claimPharmacistQuestion: { status: "CLAIMED", claimedByMe: true, pharmacistName: "Robin" },
  });
  const blank = await pharmacist.run(ANSWER, { id, answer: "  " });
  expect(blank.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "answer" });
  const answered = await pharmacist.run(ANSWER, { id, answer: " Rest. " });
  expect(answered.data).toMatchObject({
    answerPharmacistQuestion: { status: "ANSWERED", messages: { nodes: [{ text: "Rest." }] } },
  });
  const again = await pharmacist.run(ANSWER, { id, answer: "Again." });
  expect(again.errors?.[0]?.message).toBe("This question has been answered.");
  const actions = await server.db.query("select action from audit_entries where actor_id = $1 order by id", [
    pharmacist.user.id,
  ]);
  expect(actions.map((row: { action: string }) => row.action)).toEqual([
    "consultation_opened",
    "consultation_claimed",
    "consultation_answered",
  ]);
  const mails = await mailsTo(server, (await server.db.getRepository(User).findOneByOrFail({ id: patientId })).email);
  expect(mails.map(({ subject }) => subject)).toEqual(["There is a reply to your question"]);
  expect(mails[0]?.text).toContain("/consultation");
  expect(JSON.stringify(mails)).not.toMatch(/\brest\b|back pain|severe/i);
});

it("gives a question to one pharmacist when two claim it at the same moment", async () => {
  const [one, other] = [await server.staff("pharmacist"), await server.staff("pharmacist")];
  const { id } = await ask();
  const answers = await Promise.all(
    [one, other].map((pharmacist) => pharmacist.run(act("claimPharmacistQuestion"), { id })),
  );
  const refused = answers.filter(({ errors }) => errors);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.errors?.[0]).toMatchObject({
    message: "Another pharmacist is answering this question.",
    extensions: { code: "CONFLICT" },
  });
});

it("appears in an open queue without a reload and counts what waits", async () => {
  const pharmacist = await server.staff("pharmacist");
  await ask("severe cough");
  const client = pharmacist.socket();
  const events = watch<QueueChanged>(client, CHANGED);
  expect((await events.next()).data?.pharmacistQueueChanged).toMatchObject({ snapshot: true, waitingCount: 1 });
  const patient = await server.patient();
  await patient.run('mutation { addConsultation(question: "I feel unbearable pain in my knee") { id } }');
  expect((await events.next()).data?.pharmacistQueueChanged).toMatchObject({
    snapshot: false,
    waitingCount: 2,
    questions: [{ question: "I feel unbearable pain in my knee", status: "SENT" }],
  });
  await client.dispose();
});

it("is shut to staff without the permission, at both doors", async () => {
  const analyst = await server.staff("analyst");
  expect((await analyst.run(QUEUE)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  const client = analyst.socket();
  const events = watch(client, CHANGED);
  const first = await events.next();
  expect(first.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  await events.ended;
  await client.dispose();
});

it("shows the patient which pharmacist looked and why, once a day for each of them", async () => {
  const { id, patientId } = await ask();
  const patient = await server.as(await server.db.getRepository(User).findOneByOrFail({ id: patientId }));
  const looks = async () => {
    const query = "{ me { disclosures { totalCount nodes { viewerRole viewerName what reason occurredAt } } } }";
    const { data } = await patient.run<{ me: { disclosures: { totalCount: number; nodes: object[] } } }>(query);
    return data.me.disclosures;
  };
  const [one, other] = [await server.staff("pharmacist"), await server.staff("pharmacist")];
  await one.run(QUEUE);
  expect(await looks()).toEqual({ totalCount: 0, nodes: [] });
  await one.run(act("openPharmacistQuestion"), { id });
  await one.run(act("openPharmacistQuestion"), { id });
  await one.run(act("claimPharmacistQuestion"), { id });
  await one.run(ANSWER, { id, answer: "Rest." });
  expect(await looks()).toEqual({
    totalCount: 1,
    nodes: [
      {
        viewerRole: "Pharmacist",
        viewerName: "Robin",
        what: "Your question",
        reason: "To answer your question",
        occurredAt: expect.any(String),
      },
    ],
  });
  await server.db.query("update users set name = 'Sam Example' where id = $1", [other.user.id]);
  await other.run(act("openPharmacistQuestion"), { id });
  expect((await looks()).nodes).toMatchObject([{ viewerName: "Sam" }, { viewerName: "Robin" }]);
  const stranger = await server.patient();
  expect((await stranger.run("{ me { disclosures { totalCount } } }")).data).toEqual({
    me: { disclosures: { totalCount: 0 } },
  });
});
