import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { statementsOf } from "../../../test/statement-count.test-support";
import { hashPassword } from "../../people/accounts/passwords";
import { makeConsultation } from "./consultation.factory";

const PASSWORD = "Good-pass1";
let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => server.stop());

const HIDE = "mutation H($id: ID!) { hideConsultation(id: $id) }";
const UNHIDE = "mutation U($id: ID!, $password: String!) { unhideConsultation(id: $id, password: $password) { id } }";
const OPEN = `mutation O($password: String!, $first: Int! = 20, $after: String) {
  openHiddenConsultations(password: $password, first: $first, after: $after) {
    totalCount nodes { id question escalation { status } } pageInfo { endCursor hasNextPage }
  }
}`;
const EVERYWHERE = `{
  consultations(first: 20) { totalCount nodes { id } } followUps { id } hasSafetyConsultation
  medicalRecords(first: 20) { totalCount nodes { id consultationId } typeCounts { type count } overall { count } }
}`;

interface Everywhere {
  consultations: { totalCount: number; nodes: { id: string }[] };
  followUps: { id: string }[];
  hasSafetyConsultation: boolean;
  medicalRecords: { totalCount: number; nodes: { id: string; consultationId: string }[]; overall: { count: number } };
}

const everywhere = async (patient: Caller) => (await patient.run<Everywhere>(EVERYWHERE)).data;
const hidden = async (patient: Caller, variables: object = {}) =>
  (
    await patient.run<{
      openHiddenConsultations: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string } };
    }>(OPEN, { password: PASSWORD, ...variables })
  ).data.openHiddenConsultations;
const ask = async (patient: Caller, question: string) =>
  (
    await patient.run<{ addConsultation: { id: string } }>(
      "mutation A($question: String!) { addConsultation(question: $question) { id } }",
      { question },
    )
  ).data.addConsultation.id;

describe("a hidden consultation", () => {
  it("stands in no list, count or follow-up, and is found by no address, until it is shown again with the password", async () => {
    const patient = await server.patient({ passwordHash });
    const id = await ask(patient, "my husband hits me");
    const kept = await ask(patient, "I have a cold");
    const before = await everywhere(patient);
    expect(before).toMatchObject({
      followUps: [{ id }],
      hasSafetyConsultation: true,
      medicalRecords: { totalCount: 2 },
    });
    const recordId = before.medicalRecords.nodes.find(({ consultationId }) => consultationId === id)?.id;

    expect((await patient.run(HIDE, { id })).data).toEqual({ hideConsultation: id });
    expect(await everywhere(patient)).toMatchObject({
      consultations: { totalCount: 1, nodes: [{ id: kept }] },
      followUps: [],
      hasSafetyConsultation: false,
      medicalRecords: { totalCount: 1, nodes: [{ consultationId: kept }], overall: { count: 1 } },
    });
    for (const [document, variables] of [
      ["query C($id: ID!) { consultation(id: $id) { id } }", { id }],
      ["query R($id: ID!) { medicalRecord(id: $id) { id } }", { id: recordId }],
      ["query H($id: ID!) { consultationHandover(id: $id) { level } }", { id }],
      ['mutation A($id: ID!) { addToConsultation(consultationId: $id, text: "and now?") { id } }', { id }],
      ["mutation F($id: ID!) { sayHowThingsAre(consultationId: $id, feeling: BETTER) { id } }", { id }],
      ["mutation W($id: ID!) { wishFollowUp(consultationId: $id, wished: true) { id } }", { id }],
      ["mutation E($id: ID!) { startRecordExport(format: TEXT, input: { ids: [$id] }) { id } }", { id: recordId }],
      [HIDE, { id }],
    ] as const) {
      const { errors } = await patient.run(document, variables);
      expect([document, errors?.[0]?.extensions.code]).toEqual([document, "NOT_FOUND"]);
    }

    expect(await hidden(patient)).toMatchObject({ totalCount: 1, nodes: [{ id, question: "my husband hits me" }] });
    expect((await patient.run(UNHIDE, { id, password: PASSWORD })).data).toEqual({ unhideConsultation: { id } });
    expect(await everywhere(patient)).toEqual(before);
    expect(await hidden(patient)).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it("is opened and shown again with the right password alone, and by its own patient", async () => {
    const [patient, stranger] = [await server.patient({ passwordHash }), await server.patient({ passwordHash })];
    const id = await ask(patient, "I have a cold");
    expect((await stranger.run(HIDE, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    await patient.run(HIDE, { id });
    for (const document of [OPEN, UNHIDE]) {
      const { data, errors } = await patient.run(document, { id, password: "Wrong-pass1" });
      expect(data).toBeNull();
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "password" });
    }
    expect((await stranger.run(UNHIDE, { id, password: PASSWORD })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await hidden(stranger)).nodes).toEqual([]);
  });

  it("leaves every other window at once", async () => {
    const patient = await server.patient({ passwordHash });
    const id = await ask(patient, "I have a cold");
    const client = patient.socket();
    const events = watch(client, "subscription { consultationChanged { snapshot consultations { id } } }");
    await events.next();
    await patient.run(HIDE, { id });
    expect((await events.next()).data).toEqual({ consultationChanged: { snapshot: true, consultations: [] } });
    await patient.run(UNHIDE, { id, password: PASSWORD });
    expect((await events.next()).data).toEqual({ consultationChanged: { snapshot: false, consultations: [{ id }] } });
    await client.dispose();
  });

  it("stays with the pharmacist who has it, whose answer is told of by no mail", async () => {
    const patient = await server.patient({ passwordHash });
    const pharmacist = await server.staff("pharmacist");
    const { consultation, escalation } = await makeConsultation(server.db.manager, {
      patientId: patient.user.id,
      question: "severe back pain",
    });
    await patient.run(HIDE, { id: consultation.id });
    await pharmacist.run("mutation C($id: ID!) { claimPharmacistQuestion(id: $id) { id } }", { id: escalation?.id });
    const { errors } = await pharmacist.run(
      'mutation A($id: ID!) { answerPharmacistQuestion(id: $id, answer: "Keep moving.") { id } }',
      { id: escalation?.id },
    );
    expect(errors).toBeUndefined();
    expect(await mailsTo(server, patient.user.email)).toEqual([]);
    expect(await hidden(patient)).toMatchObject({
      nodes: [{ id: consultation.id, escalation: { status: "ANSWERED" } }],
    });
  });

  it("stays in the data that the person can take along", async () => {
    const patient = await server.patient({ passwordHash });
    const id = await ask(patient, "my husband hits me");
    await patient.run(HIDE, { id });
    const file = await fetch(`${server.url}/account/export?format=json`, { headers: { cookie: patient.cookie ?? "" } });
    const text = await file.text();
    expect(text).toContain("my husband hits me");
    expect(text).toContain('"hiddenAt"');
  });

  it("is listed page by page, with as many statements for many as for one", async () => {
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      const patient = await server.patient({ passwordHash });
      const ids: string[] = [];
      for (let row = 0; row < rows; row += 1) {
        const at = new Date(Date.UTC(2026, 10, 1, 0, row));
        ids.unshift(
          (await makeConsultation(server.db.manager, { patientId: patient.user.id, question: "severe headache", at }))
            .consultation.id,
        );
      }
      for (const id of ids) await patient.run(HIDE, { id });
      counts.push((await statementsOf(() => patient.run(OPEN, { password: PASSWORD }))).length);
      const first = await hidden(patient, { first: 1 });
      expect(first).toMatchObject({ totalCount: rows, nodes: [{ id: ids[0] }] });
      const next = await hidden(patient, { first: 2, after: first.pageInfo.endCursor });
      expect(next.nodes.map(({ id }) => id)).toEqual(ids.slice(1, 3));
    }
    expect(counts[1]).toBe(counts[0]);
  });
});
