import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { answer, ask, first } from "./interview.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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

  it("says which row of the book decided, and what of it is there", async () => {
    const patient = await server.patient();
    const asked = await ask(patient);
    const question = asked.response.openQuestions.find(({ choices }) =>
      choices.some(({ fact }) => fact === "neck.stiff"),
    );
    await answer(patient, asked.id, [{ question: question?.id, present: ["neck.stiff"] }]);
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
