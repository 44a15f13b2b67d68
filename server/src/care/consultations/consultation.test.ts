import { randomUUID } from "node:crypto";
import { overEachBus } from "../../../test/buses";
import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeConsultation } from "./consultation.factory";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ASK = `mutation Ask($question: String!) { addConsultation(question: $question) {
  id question level timestamp language
  response { isCritical heading message steps { title } recommendations { type title cautions source { url writtenOn } } references { url } safetyNet { heading signs } signals { concept words } }
  escalation { status because }
} }`;
const LIST =
  "query List($first: Int! = 20, $after: String) { consultations(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id question escalation { status } } } }";
const CHANGED =
  "subscription { consultationChanged { snapshot consultations { id question escalation { status pharmacistName messages { nodes { text authorName author } } } } } }";

interface Asked {
  addConsultation: {
    id: string;
    level: string;
    response: {
      isCritical: boolean;
      heading: string;
      recommendations: { type: string; title: string; cautions: string[] }[];
      references: { url: string }[];
      safetyNet: { signs: string[] };
    };
    escalation: { status: string; because: string | null } | null;
  };
}
interface Listed {
  consultations: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { id: string; question: string }[];
  };
}
interface Changed {
  consultationChanged: {
    snapshot: boolean;
    consultations: { id: string; question: string; escalation: { status: string } | null }[];
  };
}

describe("asking the same question again", () => {
  const KEYED = `mutation Ask($question: String!, $key: ID) {
    addConsultation(question: $question, idempotencyKey: $key) { id escalation { status } } }`;

  it("with the same key is one consultation, also twenty times at once", async () => {
    const patient = await server.patient();
    const key = randomUUID();
    const ask = async () =>
      (await patient.run<Asked>(KEYED, { question: "severe back pain", key })).data.addConsultation.id;
    const ids = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set([...ids, await ask()]).size).toBe(1);
    const { data } = await patient.run<Listed>(LIST);
    expect(data.consultations.totalCount).toBe(1);
    const other = await server.patient();
    expect((await other.run<Asked>(KEYED, { question: "severe back pain", key })).data.addConsultation.id).not.toBe(
      ids[0],
    );
  });

  it("of one person at once wait without a connection to the database", async () => {
    const patient = await server.patient();
    const asked = Promise.all(
      Array.from({ length: 20 }, () => patient.run<Asked>(KEYED, { question: "severe back pain", key: randomUUID() })),
    );
    let isOver = false;
    void asked.finally(() => {
      isOver = true;
    });
    const waiting: number[] = [];
    while (!isOver) {
      const [{ count }] = await server.db.query(
        "select count(*)::int from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      );
      waiting.push(count);
    }
    expect(Math.max(...waiting)).toBe(0);
    expect((await asked).filter(({ errors }) => !errors)).toHaveLength(10);
  });

  it("refuses a key that is none", async () => {
    const { errors } = await (await server.patient()).run(KEYED, { question: "I have a cold", key: "again" });
    expect(errors?.[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT", field: "idempotencyKey" } });
  });

  it("puts ten questions before the pharmacist, also when more come at once, and answers an emergency whatever their number", async () => {
    const patient = await server.patient();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => patient.run<Asked>(KEYED, { question: "severe back pain" })),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({
      message:
        "A pharmacist has ten of your questions already. Please wait for an answer. If you cannot wait, call 111.",
      extensions: { code: "CONFLICT" },
    });
    const { data } = await patient.run<Asked>(ASK, { question: "I have severe chest pain" });
    expect(data.addConsultation.level).toBe("EMERGENCY");
  });
});

describe("asking a question", () => {
  it.each([
    ["J'ai mal à la gorge depuis hier", null, "fr"],
    ["Paracetamol?", null, "en"],
    ["Paracetamol?", "de", "de"],
  ])(
    "keeps in which language %j is written, with %s chosen, and answers in the patient's",
    async (question, chosen, kept) => {
      const patient = await server.patient();
      const { data } = await patient.run<{ addConsultation: object }>(
        `mutation Ask($question: String!, $language: Language) {
         addConsultation(question: $question, language: $language) { questionLanguage language } }`,
        { question, language: chosen },
      );
      expect(data.addConsultation).toEqual({ questionLanguage: kept, language: "en" });
    },
  );

  it("answers a headache with medicines, their cautions, references and when to ask for help", async () => {
    const patient = await server.patient();
    const { data } = await patient.run<Asked>(ASK, { question: "I have had a headache since this morning" });
    const { level, response, escalation } = data.addConsultation;
    expect({ level, isCritical: response.isCritical, escalation }).toEqual({
      level: "SELF_CARE",
      isCritical: false,
      escalation: null,
    });
    const titles = response.recommendations.filter(({ type }) => type === "MEDICATION").map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([expect.stringMatching(/paracetamol/i), expect.stringMatching(/ibuprofen/i)]),
    );
    expect(response.recommendations.every(({ type, cautions }) => type !== "MEDICATION" || cautions.length > 0)).toBe(
      true,
    );
    expect(response.references.length).toBeGreaterThan(0);
    expect(response.safetyNet.signs.length).toBeGreaterThan(0);
  });

  it.each([
    ["I have chest pain", "EMERGENCY", true, null],
    ["severe back pain", "PHARMACIST", false, "severe"],
  ])("puts %p at %s", async (question, level, isCritical, because) => {
    const patient = await server.patient();
    const { data } = await patient.run<Asked>(ASK, { question });
    expect(data.addConsultation).toMatchObject({ level, response: { isCritical } });
    expect(data.addConsultation.escalation?.because ?? null).toBe(because);
  });

  it("hears a negation", async () => {
    const patient = await server.patient();
    const { data } = await patient.run<Asked>(ASK, { question: "no chest pain, just a runny nose" });
    expect(data.addConsultation.level).not.toBe("EMERGENCY");
    expect(data.addConsultation.response.isCritical).toBe(false);
  });

  it("tells of an emergency and still passes the keyword to the pharmacist", async () => {
    const patient = await server.patient();
    const { data } = await patient.run<Asked>(ASK, { question: "I have severe chest pain" });
    expect(data.addConsultation).toMatchObject({
      level: "EMERGENCY",
      escalation: { status: "SENT", because: "severe" },
    });
  });

  it.each([
    ["", "Please type a question."],
    ["  \u00a0\n\t ", "Please type a question."],
    ["a".repeat(5_001), "Please use at most 5,000 characters."],
  ])("refuses a blank or endless question", async (question, message) => {
    const patient = await server.patient();
    const { errors } = await patient.run(ASK, { question });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT", field: "question" } });
  });

  it("takes 5,000 characters", async () => {
    const patient = await server.patient();
    const { data } = await patient.run<Asked>(ASK, { question: `${"a ".repeat(2_499)}ab` });
    expect(data.addConsultation.level).toBe("SELF_CARE");
  });

  it("stores nothing of a question that fails half-way", async () => {
    const patient = await server.patient();
    await server.db.query("delete from users where id = $1", [patient.user.id]).catch(() => undefined);
    const { errors } = await patient.run(ASK, { question: "I have a cold" });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

describe("the history", () => {
  it("has the newest question first and pages through all of them without a gap", async () => {
    const patient = await server.patient();
    const at = new Date("2026-05-04T10:00:00.000Z");
    for (let index = 0; index < 7; index += 1) {
      await makeConsultation(server.db.manager, {
        patientId: patient.user.id,
        question: `I have a cough ${index}`,
        at,
      });
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: { data: Listed } = await patient.run<Listed>(LIST, { first: 3, after });
      expect(data.consultations.totalCount).toBe(7);
      seen.push(...data.consultations.nodes.map(({ id }) => id));
      after = data.consultations.pageInfo.hasNextPage ? data.consultations.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen).size).toBe(7);
    await patient.run(ASK, { question: "I have a sore throat" });
    const { data } = await patient.run<Listed>(LIST);
    expect(data.consultations.nodes[0]?.question).toBe("I have a sore throat");
  });

  it.each([
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ after: "not a cursor" }, "after"],
  ])("refuses %p by name", async (variables, field) => {
    const patient = await server.patient();
    const { errors } = await patient.run(LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
  });

  it("shows a stranger's consultation as word for word the same nothing as a random or malformed id", async () => {
    const [patient, stranger] = [await server.patient(), await server.patient()];
    const { consultation } = await makeConsultation(server.db.manager, { patientId: stranger.user.id });
    const read = async (id: string) =>
      (await patient.run("query C($id: ID!) { consultation(id: $id) { id } }", { id })).errors?.map(
        ({ message, extensions }) => ({ message, extensions }),
      );
    const answers = [
      await read(consultation.id),
      await read("00000000-0000-4000-8000-000000000000"),
      await read("'; drop table users"),
    ];
    expect(answers).toEqual(Array(3).fill([{ message: "Not found.", extensions: { code: "NOT_FOUND" } }]));
  });
});

describe("an answer of earlier days", () => {
  it("is still readable, with nothing ruled out", async () => {
    const patient = await server.patient();
    const { consultation } = await makeConsultation(server.db.manager, { patientId: patient.user.id });
    await server.db.query("update consultations set response = response - 'ruledOut' where id = $1", [consultation.id]);
    await server.db.query(
      `update consultations set response = jsonb_set(response, '{recommendations}',
         (select jsonb_agg(r - 'about') from jsonb_array_elements(response -> 'recommendations') r)) where id = $1`,
      [consultation.id],
    );
    const { data, errors } = await patient.run<{ consultation: { response: unknown } }>(
      "query C($id: ID!) { consultation(id: $id) { response { heading ruledOut { title } recommendations { about } } } }",
      { id: consultation.id },
    );
    expect(errors).toBeUndefined();
    expect(data.consultation.response).toMatchObject({
      ruledOut: [],
      recommendations: expect.arrayContaining([{ about: null }]),
    });
  });
});

describe("consultationChanged", () => {
  it("begins with the current value and tells of a new question, of one's own only", async () => {
    const [patient, stranger] = [await server.patient(), await server.patient()];
    await makeConsultation(server.db.manager, { patientId: patient.user.id, question: "I have a cold" });
    const client = patient.socket();
    const events = watch<Changed>(client, CHANGED);
    expect((await events.next()).data?.consultationChanged).toMatchObject({
      snapshot: true,
      consultations: [{ question: "I have a cold" }],
    });
    await stranger.run(ASK, { question: "I have a fever" });
    await patient.run(ASK, { question: "I have a cough" });
    expect((await events.next()).data?.consultationChanged).toMatchObject({
      snapshot: false,
      consultations: [{ question: "I have a cough" }],
    });
    await client.dispose();
  });

  it("carries each change with its own data, not the first one's", async () => {
    const [patient, pharmacist] = [await server.patient(), await server.staff("pharmacist")];
    const { escalation } = await makeConsultation(server.db.manager, {
      patientId: patient.user.id,
      question: "severe back pain",
    });
    const client = patient.socket();
    const events = watch<Changed>(client, CHANGED);
    const status = async () => (await events.next()).data?.consultationChanged.consultations[0]?.escalation;
    expect(await status()).toMatchObject({ status: "SENT" });
    for (const [act, expected] of [
      ["openPharmacistQuestion", "SEEN"],
      ["claimPharmacistQuestion", "CLAIMED"],
    ] as const) {
      await pharmacist.run(`mutation A($id: ID!) { ${act}(id: $id) { id } }`, { id: escalation?.id });
      expect(await status()).toMatchObject({ status: expected });
    }
    await pharmacist.run(
      'mutation A($id: ID!) { answerPharmacistQuestion(id: $id, answer: "Rest and keep moving.") { id } }',
      { id: escalation?.id },
    );
    expect(await status()).toMatchObject({
      status: "ANSWERED",
      pharmacistName: "Robin",
      messages: { nodes: [{ text: "Rest and keep moving.", authorName: "Robin", author: "PHARMACIST" }] },
    });
    await client.dispose();
  });

  overEachBus((startBus) => {
    it("reaches the people of another process", async () => {
      const bus = await startBus();
      const one = await server.sibling(server.urls, bus.env);
      const other = await one.sibling();
      try {
        const patient = await one.patient();
        const client = (await other.as(patient.user)).socket();
        const events = watch<Changed>(client, CHANGED);
        await events.next();
        await patient.run(ASK, { question: "I have hay fever" });
        expect((await events.next()).data?.consultationChanged.consultations[0]?.question).toBe("I have hay fever");
        await client.dispose();
      } finally {
        await Promise.all([one.stop(), other.stop()]);
        await bus.stop();
      }
    });
  });
});
