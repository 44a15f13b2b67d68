import { randomUUID } from "node:crypto";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { answer, ask, type Case, FIELDS, first } from "./interview.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ADD = `mutation Add($id: ID!, $text: String!, $key: ID) {
  addToConsultation(consultationId: $id, text: $text, idempotencyKey: $key) { question answers { words } ${FIELDS} escalation { status } } }`;

interface Added extends Case {
  question: string;
  escalation: { status: string } | null;
}

async function add(patient: Caller, id: string, text: string, key?: string) {
  const { data, errors } = await patient.run<{ addToConsultation: Added }>(ADD, { id, text, key });
  return { consultation: data?.addToConsultation, errors };
}

describe("what is added in own words", () => {
  it("is read with everything before, and counts at once", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    const { consultation } = await add(patient, asked.id, "Now I also have a stiff neck and a rash that does not fade");
    expect(consultation).toMatchObject({
      id: asked.id,
      level: "EMERGENCY",
      answers: [{ words: "Now I also have a stiff neck and a rash that does not fade" }],
    });
    expect(consultation?.response.understood.map(({ fact }) => fact)).toContain("rash.does-not-fade");
  });

  it("makes nothing less urgent, and keeps what was answered", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    await answer(patient, asked.id, [{ question: first(asked).id, present: ["head.sudden"] }]);
    const { consultation } = await add(patient, asked.id, "It is a little better already, thank you");
    expect(consultation).toMatchObject({
      level: "EMERGENCY",
      answers: [{ present: ["head.sudden"] }, { present: null }],
    });
  });

  it.each([
    "What about my daughter? She has it too",
    "My son has the same",
    "Ma fille l'a aussi",
    "Meine Tochter hat es auch",
    "¿Y mi hija? También lo tiene",
  ])(
    "that somebody else has the same opens theirs with what was told of the complaint, and asks their age: %j",
    async (words) => {
      const patient = await server.patient();
      const asked = await ask(patient, "I am 34, take warfarin and have had an itchy rash and a cough for three days");
      const [rash] =
        (await answer(patient, asked.id, [{ question: "fact:cough.present", present: [] }])).consultation?.answers ??
        [];
      expect(rash?.present).toEqual([]);
      const { consultation } = await add(patient, asked.id, words);
      expect(consultation).toMatchObject({ question: words });
      expect(consultation?.id).not.toBe(asked.id);
      const { understood, openQuestions, forWhom } = consultation?.response ?? {};
      const present = (understood ?? []).filter(({ standing }) => standing === "PRESENT").map(({ fact }) => fact);
      expect(present.sort()).toEqual(["rash.present", "skin.itchy"]);
      expect(openQuestions?.map(({ id }) => id)).toEqual(["age"]);
      expect(forWhom).toBe("For a child");
      const more = await answer(patient, consultation?.id ?? "", [{ question: "age", years: 2 }]);
      expect(more.consultation?.response).toMatchObject({ forWhom: "For a child · 2 years old" });
      const then = more.consultation?.response.openQuestions.map(({ id }) => id);
      expect(then).toContain("duration:rash.present");
    },
  );

  it("about somebody else is a consultation of its own", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    const key = randomUUID();
    const { consultation } = await add(patient, asked.id, "What about my daughter? She is 6 and has a cough", key);
    expect(consultation).toMatchObject({ question: "What about my daughter? She is 6 and has a cough", answers: [] });
    expect(consultation?.id).not.toBe(asked.id);
    expect(
      (await add(patient, asked.id, "What about my daughter? She is 6 and has a cough", key)).consultation?.id,
    ).toBe(consultation?.id);
  });

  it("sent again, at the same time too, is added once", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => add(patient, asked.id, "I also feel sick", key)));
    expect((await add(patient, asked.id, "I also feel sick", key)).consultation?.answers).toHaveLength(1);
  });

  it("is read by the pharmacist with the question", async () => {
    const patient = await server.patient();
    const pharmacist = await server.staff("pharmacist");
    const asked = await ask(patient);
    const { consultation } = await add(patient, asked.id, "The headache is chronic and severe");
    expect(consultation?.escalation?.status).toBe("SENT");
    const { data } = await pharmacist.run<{ pharmacistQuestions: { nodes: { question: string }[] } }>(
      "{ pharmacistQuestions { nodes { question } } }",
    );
    expect(data.pharmacistQuestions.nodes.map(({ question }) => question)).toContain(
      "I have had a headache since this morning\n\nThe headache is chronic and severe",
    );
  });

  it("is read by the pharmacist who has the question already", async () => {
    const patient = await server.patient();
    const pharmacist = await server.staff("pharmacist");
    const asked = await ask(patient, "I have had a chronic headache since this morning");
    await add(patient, asked.id, "It is worse in bright rooms");
    const { data } = await pharmacist.run<{ pharmacistQuestions: { nodes: { question: string }[] } }>(
      "{ pharmacistQuestions { nodes { question } } }",
    );
    expect(data.pharmacistQuestions.nodes.map(({ question }) => question)).toContain(
      "I have had a chronic headache since this morning\n\nIt is worse in bright rooms",
    );
  });

  it("is refused when it is empty, too much or somebody else's", async () => {
    const [patient, other] = [await server.patient(), await server.patient()];
    const asked = await ask(patient);
    const { errors } = await add(patient, asked.id, "  ");
    expect(errors?.[0]).toMatchObject({ message: "Please type a message.", path: ["addToConsultation"] });
    expect((await add(other, asked.id, "I feel sick")).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    for (let times = 0; times < 20; times += 1) await add(patient, asked.id, `I feel sick, ${times}`);
    expect((await add(patient, asked.id, "I feel sick")).errors?.[0]?.extensions?.code).toBe("CONFLICT");
  });
});
