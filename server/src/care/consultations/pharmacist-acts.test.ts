import type { TestServer } from "../../../test/harness";
import { makeConsultation } from "./consultation.factory";
import {
  ANSWER,
  ASK_BACK,
  act,
  CLAIM,
  CLOSE,
  GIVE_BACK,
  only,
  type Question,
  REASSIGN,
  REPLY,
  refusal,
  startWithClock,
  THREAD,
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

describe("between pharmacists", () => {
  it("a question is handed over with a note, given back, and nobody else writes in it", async () => {
    const [one, two] = [await staff("pharmacist"), await staff("pharmacist")];
    const { patient, consultationId, id } = await ask();
    await one.run(CLAIM, { id });
    expect(refusal(await one.run(CLAIM, { id }))).toBe("CONFLICT You have already claimed this question.");
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

  it("is measured over 30 days, and what is overdue stands first among equals", async () => {
    await server.db.query("delete from consultations");
    const first = await staff("pharmacist");
    expect((await first.run(FIGURES)).data).toEqual({
      pharmacistQueueFigures: { open: 0, overdue: 0, answeredCount: 0, medianSeconds: null, p90Seconds: null },
    });
    const late = await ask("severe cough");
    after(20);
    await ask("severe earache");
    for (const hours of [1, 2, 3]) {
      const { user } = await server.patient();
      const { escalation } = await makeConsultation(server.db.manager, {
        patientId: user.id,
        question: "severe pain",
        at: bench.now(),
      });
      const at = new Date(bench.now().getTime() + hours * 3_600_000);
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
    expect(data.pharmacistQuestions.nodes.map(({ dueAt }) => new Date(dueAt) < bench.now())).toEqual([true, false]);
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
    expect(data.pharmacistQuestions.nodes).toEqual([{ waitingSince: bench.now().toISOString() }]);
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

describe("an answer", () => {
  const TAKE_BACK = act("takeBackPharmacistAnswer");
  const mails = async (id: string): Promise<number> =>
    (await server.db.query("select 1 from outbox_mails where user_id = $1 and template = 'pharmacistAnswered'", [id]))
      .length;
  async function answered() {
    const pharmacist = await staff("pharmacist");
    const asked = await ask();
    await pharmacist.run(CLAIM, { id: asked.id });
    await pharmacist.run(ANSWER, { id: asked.id, text: "ok" });
    return { pharmacist, ...asked };
  }

  it("is taken back within a minute: nobody has it, no mail goes out, and it can be given again", async () => {
    const { pharmacist, patient, id } = await answered();
    expect(await mails(patient.user.id)).toBe(1);
    const { data } = await pharmacist.run<Record<string, Question>>(TAKE_BACK, { id });
    expect(only(data)).toMatchObject({ status: "CLAIMED", claimedByMe: true, messages: { nodes: [] } });
    expect(await mails(patient.user.id)).toBe(0);
    const seen = await patient.run<{ consultations: { nodes: { escalation: object }[] } }>(
      `{ consultations { nodes { escalation { ${THREAD} } } } }`,
    );
    expect(seen.data.consultations.nodes[0]?.escalation).toMatchObject({
      status: "CLAIMED",
      answeredAt: null,
      messages: { totalCount: 0 },
    });
    expect(refusal(await pharmacist.run(TAKE_BACK, { id }))).toBe("CONFLICT There is no answer to take back.");
    const again = await pharmacist.run<Record<string, Question>>(ANSWER, { id, text: "Keep moving, and rest." });
    expect(only(again.data)).toMatchObject({ status: "ANSWERED" });
  });

  it("is not taken back later, by somebody else, or when something was written since", async () => {
    const { pharmacist, patient, consultationId, id } = await answered();
    expect(refusal(await (await staff("pharmacist")).run(TAKE_BACK, { id }))).toMatch(/^CONFLICT/);
    await patient.run(REPLY, { id: consultationId, text: "Thank you" });
    expect(refusal(await pharmacist.run(TAKE_BACK, { id }))).toMatch(/^CONFLICT/);
    const other = await answered();
    after(0.02);
    expect(refusal(await other.pharmacist.run(TAKE_BACK, { id: other.id }))).toBe(
      "CONFLICT An answer can be taken back for one minute.",
    );
  });
});
