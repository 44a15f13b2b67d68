import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { statementsOf } from "../../../test/statement-count.test-support";
import { makeFamilyMember } from "../patients/family-member.factory";

const NOW = new Date("2026-11-21T10:00:00Z");
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOW } });
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from consultations"));

const FIELDS = `id level subjectName
  response { profileCheck { used message missing } recommendations { type title } ruledOut { title } understood { fact }
    openQuestions { id kind text choices { fact label } } }
  answers { present asked { kind choices { fact label } } }`;
const ASK = `mutation A($question: String!, $forWhom: ID) { addConsultation(question: $question, forWhom: $forWhom) { ${FIELDS} } }`;
const ADD = `mutation W($id: ID!, $text: String!) { addToConsultation(consultationId: $id, text: $text) { ${FIELDS} } }`;
const ANSWER = `mutation Q($id: ID!, $answers: [QuestionAnswerInput!]!) {
  answerQuestions(consultationId: $id, answers: $answers) { ${FIELDS} } }`;

interface Asked {
  id: string;
  level: string;
  subjectName: string | null;
  response: {
    profileCheck: { used: boolean; message: string; missing: string | null } | null;
    recommendations: { type: string; title: string }[];
    ruledOut: { title: string }[];
    openQuestions: { id: string; kind: string; text: string; choices: { fact: string; label: string }[] }[];
  };
  answers: { present: string[] | null }[];
}

const ask = async (patient: Caller, question: string, forWhom?: string): Promise<Asked> =>
  (await patient.run<{ addConsultation: Asked }>(ASK, { question, forWhom })).data.addConsultation;
const addTo = async (patient: Caller, id: string, text: string): Promise<Asked> =>
  (await patient.run<{ addToConsultation: Asked }>(ADD, { id, text })).data.addToConsultation;
const answer = (patient: Caller, id: string, answers: object[]) =>
  patient.run<{ answerQuestions: Asked } | null>(ANSWER, { id, answers });
const kinds = ({ response }: Asked) => response.openQuestions.map(({ kind }) => kind);
const whoIn = ({ response }: Asked) => response.openQuestions.find(({ kind }) => kind === "WHO");
const medicines = ({ response }: Asked) =>
  response.recommendations.filter(({ type }) => type === "MEDICATION").map(({ title }) => title);

/** A grown-up patient who is allergic to ibuprofen, with a daughter of two and a mother of 71 who takes warfarin. */
async function familyOf() {
  const patient = await server.patient({ name: "Priya Raman" });
  await patient.run(`mutation { saveHealthProfile(version: 0, input: { dateOfBirth: "1984-03-02", gender: FEMALE,
    pregnantOrBreastfeeding: NO, allergies: ["Paracetamol"], conditions: [] }) { id } }`);
  const { manager } = server.db;
  const mia = await makeFamilyMember(manager, patient.user.id, {
    ...{ dateOfBirth: "2024-03-02", allergies: ["Penicillin"], createdAt: new Date(NOW.getTime() - 2_000) },
  });
  const mum = await makeFamilyMember(manager, patient.user.id, {
    ...{ name: "Mum", dateOfBirth: "1955-02-01", medicines: ["Warfarin"], conditions: ["High blood pressure"] },
    createdAt: new Date(NOW.getTime() - 1_000),
  });
  return { patient, mia, mum };
}

describe("a question for somebody of the family", () => {
  it("is answered from that person's profile, and not from that of whoever asks", async () => {
    const { patient, mia, mum } = await familyOf();
    const QUESTION = "Mild headache since this morning, what helps?";
    const own = await ask(patient, QUESTION, "self");
    expect([own.subjectName, own.response.ruledOut.map(({ title }) => title)]).toEqual([null, ["Paracetamol"]]);
    const hers = await ask(patient, QUESTION, mum.id);
    expect(hers.subjectName).toBe("Mum");
    expect(hers.response.ruledOut.map(({ title }) => title)).toEqual(["Ibuprofen"]);
    expect(medicines(hers)).toContain("Paracetamol: ask a pharmacist first");
    expect(hers.response.profileCheck).toEqual({
      used: true,
      message: "We checked this against what you told us about Mum on 21 November 2026: age, illnesses and medicines.",
      missing: "You have not told us about Mum: whether they are pregnant or breastfeeding and allergies.",
    });
    const childs = await ask(patient, QUESTION, mia.id);
    expect([childs.subjectName, medicines(childs), kinds(childs).includes("AGE")]).toEqual(["Mia", [], false]);
    const [row] = await server.db.query(
      "select family_member_id, subject, profile_revision from consultations where id = $1",
      [hers.id],
    );
    expect(row).toEqual({
      family_member_id: mum.id,
      subject: { name: "Mum", age: 71, sex: "FEMALE" },
      profile_revision: 1,
    });
  });

  it("knows a baby's age to the day", async () => {
    const { patient } = await familyOf();
    const baby = await makeFamilyMember(server.db.manager, patient.user.id, { name: "Ben", dateOfBirth: "2026-10-01" });
    expect((await ask(patient, "Fever of 38.5 since last night", baby.id)).level).toBe("EMERGENCY");
    expect((await ask(patient, "Fever of 38.5 since last night", "self")).level).not.toBe("EMERGENCY");
  });

  it("is for nobody whom the patient has not added", async () => {
    const [{ patient }, { mia }] = [await familyOf(), await familyOf()];
    for (const forWhom of [mia.id, "somebody"]) {
      const { errors } = await patient.run(ASK, { question: "Fever", forWhom });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "forWhom" });
    }
  });

  it("takes the same number of statements, however many people there are", async () => {
    const counts: number[] = [];
    for (const people of [1, 10]) {
      const patient = await server.patient();
      for (let at = 0; at < people; at += 1)
        await makeFamilyMember(server.db.manager, patient.user.id, { name: `Child ${at}`, medicines: ["Salbutamol"] });
      counts.push((await statementsOf(() => patient.run(ASK, { question: "My friend has a headache" }))).length);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

describe("for whom it is", () => {
  it("is asked with their names where the words do not say it, and can be said anew", async () => {
    const { patient, mia, mum } = await familyOf();
    const asked = await ask(patient, "Mild headache since this morning, what helps?");
    expect(whoIn(asked)?.choices).toEqual([
      { fact: "self", label: "Me" },
      { fact: mia.id, label: "Mia" },
      { fact: mum.id, label: "Mum" },
      { fact: "child", label: "Another child" },
      { fact: "other", label: "Somebody else" },
    ]);
    const say = async (choice: string) =>
      (await answer(patient, asked.id, [{ question: "who", present: [choice] }])).data?.answerQuestions as Asked;
    const hers = await say(mum.id);
    expect([hers.subjectName, whoIn(hers)]).toEqual(["Mum", undefined]);
    expect(hers.response.ruledOut.map(({ title }) => title)).toEqual(["Ibuprofen"]);
    expect(medicines(await say(mia.id))).toEqual([]);
    const own = await say("self");
    expect([own.subjectName, own.response.ruledOut.map(({ title }) => title)]).toEqual([null, ["Paracetamol"]]);
    expect(
      await server.db.query("select subject_name from medical_records where consultation_id = $1", [asked.id]),
    ).toEqual([{ subject_name: null }]);
  });

  it("is found in the words where only one child fits them", async () => {
    const { patient, mia } = await familyOf();
    const found = await ask(patient, "My daughter has had a fever since yesterday");
    expect([found.subjectName, found.answers.map(({ present }) => present)]).toEqual(["Mia", [[mia.id]]]);
    // No son is among them, so there is nothing to choose.
    const another = await ask(patient, "My son has had a fever since yesterday");
    expect([another.subjectName, whoIn(another)]).toEqual([null, undefined]);
  });

  it("is another one where an ongoing case is asked about a child or a name: that opens theirs", async () => {
    const { patient } = await familyOf();
    const own = await ask(patient, "I have had a cough for three days");
    const hers = await addTo(patient, own.id, "What about my daughter? She has a cough too");
    expect([hers.id === own.id, hers.subjectName]).toEqual([false, "Mia"]);
    const more = await addTo(patient, hers.id, "My daughter also has a runny nose");
    expect([more.id, more.subjectName]).toEqual([hers.id, "Mia"]);
    const again = await addTo(patient, own.id, "Mum has a cough as well");
    expect([again.id === own.id, again.subjectName]).toEqual([false, "Mum"]);
    expect((await addTo(patient, own.id, "I feel tired as well")).id).toBe(own.id);
  });
});

const HANDOVER = `query H($id: ID!) { consultationHandover(id: $id) { subject subjectName name age sex dateOfBirth
  profile { pregnantOrBreastfeeding allergies conditions medicines { name frequency } } } }`;
const PHARMACIST = `{ pharmacistQuestions(first: 20) { nodes { id advice { openQuestions { kind } }
  subject { name age sex conditions medicines allergies }
  told { age conditions medicines allergies warnings { name warnings { severity } } } } } }`;
const withdraw = (patient: Caller) => patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");

describe("whoever goes on with it", () => {
  it("is handed over who it is for, their age and profile, also as FHIR", async () => {
    const { patient, mia } = await familyOf();
    const { id } = await ask(patient, "Fever since yesterday", mia.id);
    const told = {
      ...{ subject: "CHILD", subjectName: "Mia", name: "Priya Raman", age: "2 years", sex: "FEMALE" },
      dateOfBirth: "2024-03-02",
      profile: { pregnantOrBreastfeeding: null, allergies: ["Penicillin"], conditions: [], medicines: [] },
    };
    expect((await patient.run(HANDOVER, { id })).data).toEqual({ consultationHandover: told });
    const response = await fetch(`${server.url}/consultations/${id}/handover.json`, {
      headers: { cookie: `health_session=${patient.token}`, "sec-fetch-site": "same-origin" },
    });
    const { entry } = (await response.json()) as { entry: { resource: Record<string, unknown> }[] };
    const people = entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === "Patient");
    expect(people).toEqual([
      expect.objectContaining({ name: [{ use: "usual", text: "Mia" }], gender: "female", birthDate: "2024-03-02" }),
    ]);
    expect(JSON.stringify(entry)).toContain("Priya Raman asked about Mia, whom they look after.");
    await withdraw(patient);
    expect((await patient.run(HANDOVER, { id })).data).toEqual({
      consultationHandover: { ...told, dateOfBirth: null, profile: null },
    });
  });

  it("is a pharmacist who sees who it is for, as far as the patient consents, and nobody else of the family", async () => {
    const { patient, mum } = await familyOf();
    await ask(patient, "Severe cough since yesterday", mum.id);
    await ask(patient, "Severe cough since yesterday");
    const pharmacist = await server.staff("pharmacist");
    interface Row {
      subject: object | null;
      advice: { openQuestions: { kind: string }[] };
    }
    const read = async () =>
      (await pharmacist.run<{ pharmacistQuestions: { nodes: Row[] } }>(PHARMACIST)).data.pharmacistQuestions.nodes;
    const lists = { conditions: ["High blood pressure"], medicines: ["Warfarin"], allergies: [] };
    const rows = await read();
    expect(rows.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([{ name: "Mum", age: "71 years", sex: "FEMALE", ...lists }, null]),
    );
    expect(rows.flatMap(({ advice }) => advice.openQuestions.map(({ kind }) => kind))).not.toContain("WHO");
    await withdraw(patient);
    const nothing = { age: null, sex: null, conditions: null, medicines: null, allergies: null };
    expect((await read()).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([{ name: "Mum", ...nothing }, null]),
    );
  });

  it("is a pharmacist who sees what the patient told of themself, and what speaks against the medicines of the case", async () => {
    const { patient, mum } = await familyOf();
    await ask(patient, "Severe cough since yesterday", mum.id);
    await ask(patient, "I have a severe headache. Is naproxen ok with my warfarin?");
    await ask(patient, "My neighbour is 50 and has a severe headache");
    const pharmacist = await server.staff("pharmacist");
    type Told = { age: string; allergies: string[]; warnings: { name: string; warnings: { severity: string }[] }[] };
    const other = await server.staff("pharmacist");
    const nodes = async (reader = pharmacist) =>
      (await reader.run<{ pharmacistQuestions: { nodes: { id: string; told: Told | null }[] } }>(PHARMACIST)).data
        .pharmacistQuestions.nodes;
    const read = async (reader = pharmacist) => (await nodes(reader)).map(({ told }) => told);
    expect(await read()).toEqual([null, null, null]); // nobody is told of a look at the list
    for (const { id } of await nodes())
      await pharmacist.run("mutation O($id: ID!) { openPharmacistQuestion(id: $id) { id } }", { id });
    expect(await read(other)).toEqual([null, null, null]);
    const shown = (await read()).filter((one) => one !== null);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.allergies).toEqual(["Paracetamol"]);
    expect(shown[0]?.warnings.map(({ name }) => name).sort()).toEqual(["naproxen", "warfarin"]);
    expect(JSON.stringify(shown[0]?.warnings)).toContain("STOP");
    await withdraw(patient);
    expect((await read()).filter((one) => one !== null)).toEqual([]);
  });

  it("is the history, which says for whom, as do its files and the download of the patient's data", async () => {
    const { patient, mia } = await familyOf();
    await ask(patient, "Fever since yesterday", mia.id);
    const { data } = await patient.run("{ medicalRecords(first: 5) { nodes { subjectName } } }");
    expect(data).toEqual({ medicalRecords: { nodes: [{ subjectName: "Mia" }] } });
    const response = await fetch(`${server.url}/account/export?format=json`, {
      headers: { cookie: `health_session=${patient.token}`, "sec-fetch-site": "same-origin" },
    });
    const { family, medications, consultations, medicalRecords } = (await response.json()) as Record<string, object[]>;
    expect(family).toEqual([
      expect.objectContaining({ name: "Mia", dateOfBirth: "2024-03-02", allergies: ["Penicillin"] }),
      expect.objectContaining({ name: "Mum", conditions: ["High blood pressure"] }),
    ]);
    expect(medications).toEqual([expect.objectContaining({ name: "Warfarin", forWhom: "Mum" })]);
    expect(consultations).toEqual([expect.objectContaining({ forWhom: "Mia" })]);
    expect(medicalRecords).toEqual([expect.objectContaining({ subjectName: "Mia" })]);
  });
});

describe("after somebody was removed", () => {
  it("their consultations stay with the name of that time, and go on with the age alone", async () => {
    const { patient, mia } = await familyOf();
    const asked = await ask(patient, "Mild headache since this morning, what helps?", mia.id);
    await patient.run("mutation R($id: ID!) { deleteFamilyMember(id: $id) }", { id: mia.id });
    const after = await addTo(patient, asked.id, "It is the same in the evening");
    expect([after.id, after.subjectName, medicines(after), kinds(after).includes("AGE")]).toEqual([
      ...[asked.id, "Mia", [], false],
    ]);
    const { data } = await patient.run<{ consultationHandover: object }>(HANDOVER, { id: asked.id });
    expect(data.consultationHandover).toMatchObject({
      ...{ subject: "CHILD", subjectName: "Mia", age: "2 years", dateOfBirth: null, profile: null },
    });
    const { errors } = await patient.run(ASK, { question: "Fever", forWhom: mia.id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "forWhom" });
  });

  it("nothing of their health is left anywhere but in what was asked", async () => {
    const { patient, mum } = await familyOf();
    await ask(patient, "Mild headache since this morning, what helps?", mum.id);
    await patient.run("mutation R($id: ID!) { deleteFamilyMember(id: $id) }", { id: mum.id });
    const rows = await server.db.query("select to_jsonb(c) as row from consultations c where patient_id = $1", [
      patient.user.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).toContain('"family_member_id":null');
    expect(await server.db.query("select 1 from family_members where id = $1", [mum.id])).toEqual([]);
  });
});
