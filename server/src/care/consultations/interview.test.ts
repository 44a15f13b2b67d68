import { randomUUID } from "node:crypto";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const FIELDS = `id level answers { asked { id kind text } present unsure days years level }
  response { heading isCritical forWhom care { id } understood { fact standing words } signals { concept label words }
    openQuestions { id kind urgency text choices { fact label } } }`;
const ASK = `mutation Ask($question: String!) { addConsultation(question: $question) { ${FIELDS} } }`;
const ANSWER = `mutation Answer($id: ID!, $answers: [QuestionAnswerInput!]!) {
  answerQuestions(consultationId: $id, answers: $answers) { ${FIELDS} escalation { status } } }`;

interface Question {
  id: string;
  kind: string;
  urgency: string | null;
  choices: { fact: string; label: string }[];
}
interface Case {
  id: string;
  level: string;
  answers: { asked: { id: string }; present: string[] | null; level: string }[];
  response: {
    heading: string;
    isCritical: boolean;
    forWhom: string | null;
    understood: { fact: string; standing: string; words: string | null }[];
    signals: { concept: string; label: string; words: string }[];
    openQuestions: Question[];
  };
}

async function ask(patient: Caller, question = "I have had a headache since this morning"): Promise<Case> {
  return (await patient.run<{ addConsultation: Case }>(ASK, { question })).data.addConsultation;
}

async function answer(patient: Caller, id: string, answers: object[]) {
  const { data, errors } = await patient.run<{ answerQuestions: Case }>(ANSWER, { id, answers });
  return { consultation: data?.answerQuestions, errors };
}

const first = ({ response }: Case): Question => {
  const [question] = response.openQuestions;
  if (!question) throw new Error("Nothing is asked.");
  return question;
};

describe("what is asked back", () => {
  it("begins with the dangers of the complaint, each with its name", async () => {
    const question = first(await ask(await server.patient()));
    expect(question).toMatchObject({ kind: "TICKS", urgency: "DANGER" });
    expect(question.choices).toContainEqual({
      fact: "head.sudden",
      label: "A headache that came like a blow, at its worst within a minute or two",
    });
  });

  it("is nothing when the answer is 999", async () => {
    expect((await ask(await server.patient(), "I have chest pain")).response.openQuestions).toEqual([]);
  });
});

describe("answering", () => {
  it("raises to 999 at once when a danger is ticked, says which, and tells the other windows", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    const socket = watch<{ consultationChanged: { consultations: { id: string; level: string }[] } }>(
      patient.socket(),
      "subscription { consultationChanged { consultations { id level } } }",
    );
    await socket.next();
    const { consultation } = await answer(patient, asked.id, [{ question: first(asked).id, present: ["head.sudden"] }]);
    expect(consultation).toMatchObject({
      level: "EMERGENCY",
      response: { isCritical: true, openQuestions: [] },
      answers: [{ present: ["head.sudden"], level: "EMERGENCY" }],
    });
    const [, signal] = consultation?.response.signals ?? [];
    expect(signal).toMatchObject({ concept: "head.sudden", words: expect.stringMatching(/like a blow/) });
    expect((await socket.next()).data?.consultationChanged.consultations).toEqual([
      { id: asked.id, level: "EMERGENCY" },
    ]);
    socket.stop();
  });

  it("with none of these asks on until nothing is open, and keeps the level", async () => {
    const patient = await server.patient();
    let now = await ask(patient);
    const asked: string[] = [];
    while (now.response.openQuestions.length > 0 && asked.length < 10) {
      const question = first(now);
      asked.push(question.id);
      const { consultation } = await answer(patient, now.id, [
        { question: question.id, present: [], days: 1, years: 34 },
      ]);
      if (!consultation) throw new Error("It was not answered.");
      now = consultation;
    }
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(new Set(asked).size).toBe(asked.length);
    expect(now).toMatchObject({ level: "SELF_CARE", response: { openQuestions: [] } });
    expect(now.response.understood).toContainEqual({ fact: "neck.stiff", standing: "DENIED", words: null });
  });

  it("can be corrected: what was ticked by mistake no longer counts", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    const { id } = first(asked);
    await answer(patient, asked.id, [{ question: id, present: ["head.sudden"] }]);
    const { consultation } = await answer(patient, asked.id, [{ question: id, present: [] }]);
    expect(consultation?.level).toBe("SELF_CARE");
    expect(consultation?.answers).toHaveLength(1);
  });

  it("corrects what was understood: it counts no longer, and makes nothing less urgent", async () => {
    const patient = await server.patient();
    const asked = await ask(patient, "I have a headache and a sore throat since this morning");
    const sore = asked.response.understood.find(({ fact }) => fact.startsWith("throat."));
    expect(sore?.standing).toBe("PRESENT");
    const { consultation } = await answer(patient, asked.id, [{ question: `fact:${sore?.fact}`, present: [] }]);
    expect(consultation?.response.understood).toContainEqual({ fact: sore?.fact, standing: "DENIED", words: null });
    expect(consultation?.level).toBe(asked.level);
    expect(consultation?.answers).toMatchObject([{ asked: { id: `fact:${sore?.fact}` }, present: [] }]);
    expect(consultation?.response.openQuestions.length).toBeGreaterThan(0);
    const back = await answer(patient, asked.id, [{ question: `fact:${sore?.fact}`, present: [sore?.fact] }]);
    expect(back.consultation?.response.understood).toContainEqual(
      expect.objectContaining({ fact: sore?.fact, standing: "PRESENT" }),
    );
    const { errors } = await answer(patient, asked.id, [{ question: "fact:chest.pain", present: ["chest.pain"] }]);
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT");
  });

  it("takes 'not sure' of a danger for more than no", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    const { consultation } = await answer(patient, asked.id, [
      { question: first(asked).id, present: [], unsure: ["head.sudden"] },
    ]);
    expect(consultation?.level).toBe("URGENT");
  });

  it("asks for whom it is where the words do not say it, and uses the profile for that person alone", async () => {
    const patient = await server.patient();
    await patient.run(`mutation { saveHealthProfile(version: 0, input: { dateOfBirth: "1984-03-02", gender: FEMALE,
      pregnantOrBreastfeeding: NO, allergies: ["Ibuprofen"], conditions: [] }) { id } }`);
    const asked = await ask(patient, "Mild headache since this morning, what helps?");
    const who = asked.response.openQuestions.find(({ kind }) => kind === "WHO");
    expect(who?.choices.map(({ fact }) => fact)).toEqual(["self", "child", "other"]);
    const checked = async (choice: string) => {
      const { consultation } = await answer(patient, asked.id, [{ question: "who", present: [choice] }]);
      expect(consultation?.response.openQuestions.map(({ kind }) => kind)).not.toContain("WHO");
      const { data } = await patient.run<{
        consultation: { response: { profileCheck: { used: boolean } | null; recommendations: { type: string }[] } };
      }>(
        "query C($id: ID!) { consultation(id: $id) { response { profileCheck { used } recommendations { type } } } }",
        { id: asked.id },
      );
      return data.consultation.response;
    };
    expect((await checked("self")).profileCheck?.used).toBe(true);
    expect((await checked("other")).profileCheck?.used).toBe(false);
    expect((await checked("child")).recommendations.map(({ type }) => type)).not.toContain("MEDICATION");
    const { errors } = await answer(patient, asked.id, [{ question: "who", present: ["nobody"] }]);
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  it("says which row of the book decided, and what of it is there", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    await answer(patient, asked.id, [{ question: first(asked).id, present: ["neck.stiff"] }]);
    const { data } = await patient.run<{
      consultation: {
        response: { isRaised: boolean; decidedBy: { isDecisive: boolean; facts: { fact: string }[] }[] };
      };
    }>(
      `query C($id: ID!) { consultation(id: $id) { response { isRaised decidedBy { pathway care { id } because isDecisive facts { fact } } } } }`,
      { id: asked.id },
    );
    const { decidedBy } = data.consultation.response;
    expect(decidedBy[0]).toMatchObject({
      pathway: "headache",
      isDecisive: true,
      because: expect.stringMatching(/\.$/),
    });
    expect(decidedBy.flatMap(({ facts }) => facts.map(({ fact }) => fact))).toContain("neck.stiff");
  });

  it("is said once more by a retry, and counts once", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    const say = () => answer(patient, asked.id, [{ question: first(asked).id, present: [] }]);
    await Promise.all([say(), say(), say()]);
    expect((await say()).consultation?.answers).toHaveLength(1);
  });

  it("rewrites the entry of the medical history", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    await answer(patient, asked.id, [{ question: first(asked).id, present: ["head.sudden"] }]);
    const { data } = await patient.run<{ medicalRecords: { nodes: { summary: string }[] } }>(
      "{ medicalRecords { nodes { summary } } }",
    );
    expect(data.medicalRecords.nodes.map(({ summary }) => summary)).toEqual([expect.stringMatching(/^Call 999 now/)]);
  });
});

describe("for whom it is", () => {
  const whom = ({ response }: Case) => response.forWhom;
  const asks = ({ response }: Case, kind: string) => response.openQuestions.some((one) => one.kind === kind);

  it("can be said anew where the words seemed to say it: what changes with it is asked, and an age is nobody else's", async () => {
    const patient = await server.patient();
    const asked = await ask(patient, "I have had a fever of 39 since this morning and a cough");
    expect([whom(asked), asks(asked, "WHO")]).toEqual(["For me", false]);
    const aged = (await answer(patient, asked.id, [{ question: "age", years: 34 }])).consultation as Case;
    expect(aged.answers.map(({ asked: { id } }) => id)).toEqual(["age"]);
    const child = (await answer(patient, asked.id, [{ question: "who", present: ["child"] }])).consultation as Case;
    expect([whom(child), asks(child, "AGE")]).toEqual(["For a child", true]);
    expect(child.answers.map(({ asked: { id } }) => id)).toEqual(["who"]);
    expect(child.response.openQuestions.map(({ id }) => id)).toEqual(["age"]); // everything else depends on it
    const small = (await answer(patient, asked.id, [{ question: "age", years: 2 }])).consultation as Case;
    expect(JSON.stringify(small.response.openQuestions)).toContain("danger.very-ill-child");
    expect(whom(small)).toBe("For a child · 2 years old");
    const other = (await answer(patient, asked.id, [{ question: "who", present: ["other"] }])).consultation as Case;
    expect([whom(other), asks(other, "AGE")]).toEqual(["For somebody else", true]);
    const own = (await answer(patient, asked.id, [{ question: "who", present: ["self"] }])).consultation as Case;
    expect(whom(own)).toBe("For me");
    expect(JSON.stringify(own.response.openQuestions)).not.toContain("danger.very-ill-child");
  });

  it("is not said of somebody whom the patient does not look after", async () => {
    const patient = await server.patient();
    const asked = await ask(patient, "I have a cough");
    const { errors } = await answer(patient, asked.id, [{ question: "who", present: [randomUUID()] }]);
    expect(errors?.[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT", field: "answers" } });
  });
});

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

describe("a wrong answer", () => {
  it.each([
    ["names what is not on the list", { present: ["no.such-fact"] }, "Please choose from the list."],
    ["has an age that nobody has", { years: 121 }, "Please enter an age in years, from 0 to 120."],
    ["has lasted too long", { days: -1 }, "Please enter a number of days."],
  ])("that %s is refused on the answers", async (_, said, message) => {
    const patient = await server.patient();
    const asked = await ask(patient);
    const { errors } = await answer(patient, asked.id, [{ question: first(asked).id, ...said }]);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
  });

  it("to what was never asked, or of somebody else's case, changes nothing", async () => {
    const [patient, other] = [await server.patient(), await server.patient()];
    const asked = await ask(patient);
    const { errors } = await answer(patient, asked.id, [{ question: "danger:made-up", present: [] }]);
    expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
    const theirs = await answer(other, asked.id, [{ question: first(asked).id, present: [] }]);
    expect(theirs.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    const nobodys = await answer(patient, "no-such-id", [{ question: first(asked).id, present: [] }]);
    expect(nobodys.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  });
});
