import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { Consultation } from "./consultation.entity";
import { makeConsultation } from "./consultation.factory";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const HANDOVER = `query Handover($id: ID!, $language: Language) { consultationHandover(id: $id, language: $language) {
  language subject name dateOfBirth age sex question questionLanguage
  facts { fact label snomed standing words lasting isDanger }
  answers { kind text choices { label } present { label } unsure { label } lasting age sex words }
  notAsked level heading care { id name how } medicinesSuggested answerLanguage pharmacyFirst assistantVersion
  profile { pregnantOrBreastfeeding allergies conditions medicines { name dosage frequency } hasChangedSince } raised { level } } }`;
const ASK = `mutation Ask($question: String!) { addConsultation(question: $question) {
  id response { openQuestions { id kind choices { fact } } } } }`;
const ANSWER = `mutation Answer($id: ID!, $answers: [QuestionAnswerInput!]!) {
  answerQuestions(consultationId: $id, answers: $answers) { response { openQuestions { id kind } } } }`;

interface Fact {
  fact: string;
  label: string;
  standing: string;
  isDanger: boolean;
}
interface Handover {
  facts: Fact[];
  answers: { text: string; present: { label: string }[] }[];
  notAsked: string[];
}
interface Asked {
  id: string;
  response: { openQuestions: { id: string; choices: { fact: string }[] }[] };
}

async function ask(
  patient: Caller,
  question = "I have had a headache and a cough for three days, but no fever",
): Promise<Asked> {
  return (await patient.run<{ addConsultation: Asked }>(ASK, { question })).data.addConsultation;
}

const read = (caller: Caller, id: string, language?: string) =>
  caller.run<{ consultationHandover: Handover }>(HANDOVER, { id, language });
const handover = async (caller: Caller, id: string, language?: string) =>
  (await read(caller, id, language)).data.consultationHandover;

async function withProfile(patient: Caller): Promise<void> {
  await patient.run(`mutation { saveHealthProfile(version: 0, input: { dateOfBirth: "1984-03-02", gender: FEMALE,
    pregnantOrBreastfeeding: NO, allergies: ["Penicillin"], conditions: ["Asthma"] }) { id } }`);
  await patient.run(
    'mutation { createMedication(input: { name: "Ramipril", dosage: "5 mg", frequency: ONCE }) { id } }',
  );
}

describe("a hand-over", () => {
  it("says who it is, their words, what was understood and the advice, with the profile", async () => {
    const patient = await server.patient({ name: "Priya Raman" });
    await withProfile(patient);
    const { id } = await ask(patient);
    expect(await handover(patient, id)).toMatchObject({
      ...{ language: "en", subject: "SELF", name: "Priya Raman", dateOfBirth: "1984-03-02", sex: "FEMALE" },
      age: expect.stringMatching(/^\d\d years$/),
      question: "I have had a headache and a cough for three days, but no fever",
      facts: expect.arrayContaining([
        expect.objectContaining({ fact: "head.pain", standing: "PRESENT", lasting: "3 days", words: "headache" }),
        expect.objectContaining({ fact: "fever.present", standing: "DENIED" }),
      ]),
      answers: [],
      notAsked: expect.arrayContaining(["A headache that came like a blow, at its worst within a minute or two"]),
      care: { id: "home" },
      pharmacyFirst: [],
      raised: null,
      profile: {
        ...{ allergies: ["Penicillin"], conditions: ["Asthma"], pregnantOrBreastfeeding: "NO", hasChangedSince: false },
        medicines: [{ name: "Ramipril", dosage: "5 mg", frequency: "ONCE" }],
      },
    });
  });

  it("changes with the answers: what is denied, what is there, and the care", async () => {
    const patient = await server.patient();
    const { id, response } = await ask(patient, "I have had a headache since this morning");
    const [{ id: question, choices }] = response.openQuestions as [Asked["response"]["openQuestions"][number]];
    const unsure = choices.at(-1)?.fact;
    await patient.run(ANSWER, { id, answers: [{ question, present: [], unsure: [unsure] }] });
    const denied = await handover(patient, id);
    expect(denied.facts).toContainEqual(
      expect.objectContaining({ fact: "head.sudden", standing: "DENIED", isDanger: true, words: null }),
    );
    expect(denied.facts).toContainEqual(expect.objectContaining({ fact: unsure, standing: "UNSURE" }));
    // The signs of a stroke were said not to be there, the stroke itself was not; and what only follows was never said.
    expect(denied.facts).toContainEqual(
      expect.objectContaining({ fact: "danger.stroke", standing: "DENIED", snomed: null }),
    );
    expect(denied.facts.map(({ fact }) => fact)).not.toContain("danger.overdose");
    expect(denied.answers).toEqual([
      expect.objectContaining({
        kind: "TICKS",
        present: [],
        unsure: [expect.objectContaining({ label: expect.any(String) })],
      }),
    ]);
    expect(denied.notAsked).not.toContain("A headache that came like a blow, at its worst within a minute or two");
    await patient.run(ANSWER, { id, answers: [{ question, present: ["head.sudden"] }] });
    expect(await handover(patient, id)).toMatchObject({ level: "EMERGENCY", care: { id: "emergency" } });
  });

  it("has what was added since in its own words, and how things were later", async () => {
    const patient = await server.patient({ language: "de" });
    const { id } = await ask(patient, "Ich habe seit heute Morgen Kopfschmerzen");
    const add = 'mutation A($id: ID!) { addToConsultation(consultationId: $id, text: "Jetzt ist mir übel") { id } }';
    await patient.run(add, { id });
    await patient.run("mutation S($id: ID!) { sayHowThingsAre(consultationId: $id, feeling: SAME) { id } }", { id });
    expect((await handover(patient, id)).notAsked).toContainEqual(expect.stringMatching(/^One side of the face drops/));
    expect((await handover(patient, id)).answers).toMatchObject([
      { text: "What you added", words: "Jetzt ist mir übel" },
      { text: "How are things now?", words: "The same" },
    ]);
  });

  it("is in English unless another language is named, with the person's words as they were written", async () => {
    const patient = await server.patient({ language: "de" });
    const question = "Ich habe seit drei Tagen Husten";
    const { id, response } = await ask(patient, question);
    await patient.run(ANSWER, { id, answers: [{ question: response.openQuestions[0]?.id, present: [] }] });
    const said = { question, questionLanguage: "de", answerLanguage: "de" };
    expect(await handover(patient, id)).toMatchObject({
      ...{ ...said, language: "en" },
      facts: expect.arrayContaining([expect.objectContaining({ label: "Cough", lasting: "3 days" })]),
      answers: [expect.objectContaining({ text: "Is any of this there now?" })],
    });
    expect(await handover(patient, id, "de")).toMatchObject({
      ...{ ...said, language: "de" },
      facts: expect.arrayContaining([expect.objectContaining({ label: "Husten", lasting: "3 Tage" })]),
      answers: [expect.objectContaining({ text: "Ist etwas davon jetzt da?" })],
    });
  });

  it("leaves out the profile where it is about somebody else", async () => {
    const patient = await server.patient({ name: "Priya Raman" });
    await withProfile(patient);
    const { id } = await ask(patient, "My son is 4 and has a fever");
    const child = {
      subject: "CHILD",
      name: "Priya Raman",
      age: "4 years",
      sex: "MALE",
      dateOfBirth: null,
      profile: null,
    };
    expect(await handover(patient, id)).toMatchObject(child);
  });

  it("names what a pharmacy can treat, and says when the profile changed since", async () => {
    const patient = await server.patient();
    await withProfile(patient);
    const { consultation } = await makeConsultation(server.db.manager, {
      patientId: patient.user.id,
      question: "I have shingles, a rash of blisters on one side for a day",
      at: new Date("2026-11-01T10:00:00Z"),
    });
    const care = { id: "pharmacist-treats", name: "A pharmacist can treat this", how: "Go to a pharmacy." };
    const response = { ...consultation.response, care } as Consultation["response"];
    await server.db.getRepository(Consultation).update({ id: consultation.id }, { response: response as object });
    expect(await handover(patient, consultation.id)).toMatchObject({
      pharmacyFirst: [expect.stringMatching(/shingles/i)],
      profile: { hasChangedSince: true },
    });
  });

  it("is not found by anybody else, once it is deleted, or when it never was", async () => {
    const patient = await server.patient();
    const { id } = await ask(patient);
    const refused = async (caller: Caller, which: string) =>
      (await read(caller, which)).errors?.map(({ message, extensions: { code } }) => ({ message, code }));
    const unknown = await refused(patient, "00000000-0000-4000-8000-000000000000");
    expect(unknown).toEqual([expect.objectContaining({ code: "NOT_FOUND" })]);
    expect(await refused(await server.patient(), id)).toEqual(unknown);
    expect(await refused(patient, "none")).toEqual(unknown);
    await patient.run("mutation D($id: ID!) { deleteConsultation(id: $id) }", { id });
    expect(await refused(patient, id)).toEqual(unknown);
  });

  it("can be read after the consent to the use of health data is withdrawn, like what else is kept", async () => {
    const patient = await server.patient();
    const { id } = await ask(patient);
    await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    expect((await patient.run(ASK, { question: "I have a cough" })).errors).toBeDefined();
    expect((await read(patient, id)).errors).toBeUndefined();
  });
});

interface Resource {
  resourceType: string;
  [element: string]: unknown;
}
interface Bundle {
  type: string;
  entry: { fullUrl: string; resource: Resource }[];
}

/** Elements that R4 demands of each resource (cardinality 1..). */
const REQUIRED: Record<string, string[]> = {
  Composition: ["status", "type", "date", "author", "title"],
  Patient: ["id"],
  Device: ["id"],
  Communication: ["status"],
  Observation: ["status", "code"],
  QuestionnaireResponse: ["status"],
  MedicationStatement: ["status", "medicationCodeableConcept", "subject"],
  AllergyIntolerance: ["clinicalStatus", "patient"],
  Condition: ["clinicalStatus", "subject"],
};

/** Everything in a resource, to the last value. */
const values = (node: unknown, path = ""): [string, unknown][] =>
  typeof node === "object" && node !== null
    ? Object.entries(node).flatMap(([key, value]) => values(value, `${path}/${key}`))
    : [[path, node]];

const download = ({ cookie }: Caller, id: string) =>
  fetch(`${server.url}/consultations/${id}/handover.json`, { headers: { ...(cookie && { cookie }) } });

describe("the file for a GP's computer", () => {
  it("is a FHIR document in English, whole in itself, with codes where the book has them", async () => {
    const patient = await server.patient({ name: "Priya Raman", language: "fr" });
    await withProfile(patient);
    const { id, response } = await ask(patient, "J'ai mal à la gorge et de la toux depuis trois jours");
    await patient.run(ANSWER, { id, answers: [{ question: response.openQuestions[0]?.id, present: [] }] });
    const reply = await download(patient, id);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("application/fhir+json; charset=utf-8");
    expect(reply.headers.get("content-disposition")).toMatch(
      /^attachment; filename="ai-health-assistant-handover-\d{4}-\d\d-\d\d\.json"$/,
    );
    const bundle = (await reply.json()) as Bundle;
    expect(bundle.type).toBe("document");
    const types = bundle.entry.map(({ resource }) => resource.resourceType);
    expect(types[0]).toBe("Composition");
    expect(new Set(types)).toEqual(new Set(Object.keys(REQUIRED)));
    for (const { resource } of bundle.entry)
      for (const element of REQUIRED[resource.resourceType] ?? []) expect(resource).toHaveProperty(element);
    const urls = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
    expect(urls.size).toBe(bundle.entry.length);
    for (const [path, value] of values(bundle)) {
      expect([path, value === null || value === ""]).toEqual([path, false]);
      if (path.endsWith("/reference")) expect(urls).toContain(value);
    }
    expect(JSON.stringify(bundle)).not.toMatch(/\[\]|\{\}/);
    const facts = bundle.entry.flatMap(({ resource }) => (resource.resourceType === "Observation" ? [resource] : []));
    expect(facts).toContainEqual(
      expect.objectContaining({
        code: {
          coding: [{ system: "http://snomed.info/sct", code: "49727002", display: "Cough" }],
          text: "Cough",
        },
        valueBoolean: true,
        note: [{ text: "Lasting 3 days, as told" }],
      }),
    );
    expect(facts).toContainEqual(expect.objectContaining({ valueBoolean: false }));
    const words = bundle.entry.find(({ resource }) => resource.resourceType === "Communication")?.resource;
    expect(words).toMatchObject({ language: "fr", payload: [{ contentString: expect.stringMatching(/^J'ai mal/) }] });
  });

  it("has the same ids each time, and not the account's person where it is about somebody else", async () => {
    const patient = await server.patient({ name: "Priya Raman" });
    const { id } = await ask(patient, "My son is 4 and has a fever");
    const read = async () => (await (await download(patient, id)).json()) as Bundle;
    const bundle = await read();
    expect((await read()).entry.map(({ fullUrl }) => fullUrl)).toEqual(bundle.entry.map(({ fullUrl }) => fullUrl));
    const person = bundle.entry.find(({ resource }) => resource.resourceType === "Patient")?.resource;
    expect(person).toEqual({ resourceType: "Patient", id: expect.any(String), gender: "male" });
    expect(JSON.stringify(bundle)).not.toContain(patient.user.id);
  });

  it("is not found by anybody else", async () => {
    const { id } = await ask(await server.patient());
    const stranger = await server.patient();
    expect((await download(stranger, id)).status).toBe(404);
    expect((await download(server.anonymous, id)).status).toBe(401);
  });
});
