import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../../../test/harness";
import { answer, ask, type Case } from "./interview.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("for whom it is", () => {
  const whom = ({ response }: Case) => response.forWhom;
  const asks = ({ response }: Case, kind: string) => response.openQuestions.some((one) => one.kind === kind);

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
