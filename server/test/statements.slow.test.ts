import { randomUUID } from "node:crypto";
import { makeConsultation } from "../src/care/consultations/consultation.factory";
import { makeDevice } from "../src/care/devices/device.factory";
import { makeTrainingLine } from "../src/care/models/training-line.factory";
import { makeHealthProfile } from "../src/care/patients/health-profile.factory";
import { makeStudy } from "../src/care/studies/study.factory";
import { recordDisclosure } from "../src/people/accounts/disclosure.service";
import { mailTo } from "../src/platform/mail.service";
import { startTestServer, type TestServer } from "./harness";
import { countWithAnyRows, statementsOf } from "./statement-count.test-support";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Everything that can stand under an answer. */
const TALK = `mutation T($id: ID!) {
  replyToPharmacist(consultationId: $id, text: "It is worse today.") { id }
  rateConsultation(id: $id, helpful: false, comment: "Too long") { id }
  reportConsultation(id: $id, text: "I cannot take this") { id }
}`;

/** With how many statements each is read. */
const PAGES: [string, number, string][] = [
  [
    "the consultation page",
    4,
    "{ me { name } assistantVersion { version } consultations(first: 20) { totalCount nodes { id question level response { heading signals { label } recommendations { title source { url } } } feedback { helpful reportedAt } raised { level } escalation { status pharmacistName messages(first: 20) { totalCount nodes { text authorName } } } } pageInfo { endCursor } } }",
  ],
  [
    "the medical history",
    4,
    "{ medicalRecords(first: 20) { totalCount typeCounts { type count } overall { count since } nodes { id title results { test } documentUrl } pageInfo { pageNumber pageCount } } recordExports { id downloadUrl } }",
  ],
  [
    "the patient's dashboard",
    9,
    "{ me { name } healthProfile { age gender allergies conditions } medications(first: 20) { totalCount nodes { name dosage } } medicationReminders { next { doses { name } } slots { doses { name state } } missed { name } adherence { due medicines { name } } } vitals { heartRate { current average } sleep { duration } activity { steps } } healthAlerts(open: true, first: 3) { nodes { id message } } devices { id connected } consultations(first: 20) { nodes { id question escalation { status } } } }",
  ],
];

describe("the number of statements does not depend on the number of rows", () => {
  it.each(PAGES)("on %s: %i", async (_name, most, query) => {
    const count = await countWithAnyRows(async (rows) => {
      const patient = await server.patient();
      await makeHealthProfile(server.db.manager, patient.user.id, {
        allergies: Array.from({ length: rows }, (_, at) => `Allergy ${at}`),
        medications: Array.from({ length: rows }, (_, at) => ({ name: `Medicine ${at}` })),
      });
      await server.db.query(
        `insert into medication_doses (medication_id, day, hour, patient_id, note, noted_at)
         select id, current_date - n, 9, patient_id, 'taken', now() from medications, generate_series(1, $2::int) n where patient_id = $1`,
        [patient.user.id, rows],
      );
      for (let row = 0; row < rows; row += 1) {
        const startedAt = new Date(Date.now() - row * 3_600_000);
        const reading = { startedAt, endedAt: startedAt, value: 70 };
        const readings = (["heartRate", "steps"] as const).map((metric) => ({ metric, ...reading }));
        const patientId = patient.user.id;
        await makeDevice(server.db.manager, { patientId, readings });
        const { consultation } = await makeConsultation(server.db.manager, { patientId, question: "severe headache" });
        await patient.run(TALK, { id: consultation.id });
      }
      return () => patient.run(query);
    });
    expect(count).toBe(most);
  });

  it("for an answer and for a warning, however many medicines there are", async () => {
    const acts = [
      'mutation { addConsultation(question: "I have a headache") { response { ruledOut { title } } } }',
      '{ medicationWarnings(input: { name: "ibuprofen" }) { warnings { title } } }',
    ];
    for (const act of acts) {
      await countWithAnyRows(async (rows) => {
        const patient = await server.patient();
        const medications = Array.from({ length: rows }, () => ({ name: "Warfarin" }));
        await makeHealthProfile(server.db.manager, patient.user.id, { medications });
        return () => patient.run(act);
      });
    }
  });

  it("in the list of clinical studies", async () => {
    const reviewer = await server.staff("reviewer");
    const query =
      "{ clinicalStudies(first: 20) { totalCount counts { count } nodes { title tags decidedBy modelVersions relevanceTerms { label } } } assistantVersion { studies { title } } }";
    const count = await countWithAnyRows(async (rows) => {
      for (let row = 0; row < rows; row += 1) {
        const study = await makeStudy(server.db.manager, {
          tags: ["Cough"],
          status: "VALIDATED",
          decidedBy: reviewer.user.id,
        });
        await server.db.query(
          "insert into study_model_versions (study_id, version, linked_at) values ($1, '2.2.0', now())",
          [study.id],
        );
      }
      return () => reviewer.run(query);
    });
    expect(count).toBeGreaterThan(2);
  });

  it("in the list of added training lines", async () => {
    const [reviewer, analyst] = [await server.staff("reviewer"), await server.staff("analyst")];
    const labels = [reviewer, analyst].map(({ user }) => ({ by: user.id, label: "urgent" as const }));
    const query =
      "{ addedTrainingLines { totalCount counts { count } nodes { text createdBy labelCount labels { label by } } pageInfo { pageCount } } trainingLineCounts { waitsForMe } }";
    const count = await countWithAnyRows(async (rows) => {
      for (let row = 0; row < rows; row += 1) {
        await makeTrainingLine(server.db.manager, { labels: labels.slice(row % 3) });
      }
      return () => reviewer.run(query);
    });
    expect(count).toBeGreaterThan(2);
  });

  it("in the lists of roles and of staff", async () => {
    const owner = await server.staff("owner");
    const query =
      "{ staffRoles { name memberCount permissions } staffMembers(first: 100) { totalCount nodes { name roles { name } status lastSeenAt isLastOwner } } }";
    const count = await countWithAnyRows(async (rows) => {
      for (let row = 0; row < rows; row += 1) {
        await server.staff("analyst", "reviewer");
      }
      return () => owner.run(query);
    });
    expect(count).toBe(2);
  });

  it("in the search for people, and in an account with its devices, consents and suspensions", async () => {
    const support = await server.staff("support");
    const search = '{ userSearch(email: "counted-") { totalCount nodes { name companyName suspendedAt } } }';
    const account =
      "{ devices { description } consents { granted } consentHistory { text { title } } suspensions { suspendedBy liftedBy } company { name } questionCount }";
    const counts: number[][] = [];
    for (const rows of [1, 20]) {
      const patient = await server.patient({ email: `counted-${rows}-0@example.test` });
      const { id } = patient.user;
      for (let row = 0; row < rows; row += 1) {
        await server.patient({ email: `counted-${rows}-${row + 1}@example.test` });
        await server.as(patient.user);
        await server.db.query(
          "insert into account_suspensions (user_id, reason, suspended_at, suspended_by, lifted_at, lifted_by) values ($1, 'An example', now(), $2, now(), $2)",
          [id, support.user.id],
        );
        await server.db.query(
          "insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, 'model_improvement', $2, '2026-11', now())",
          [id, row % 2 === 0],
        );
      }
      const open = `{ userAccount(id: "${id}") ${account} }`;
      counts.push([
        (await statementsOf(() => support.run(search))).length,
        (await statementsOf(() => support.run(open))).length,
      ]);
    }
    expect(Math.min(...(counts[0] ?? [0]))).toBeGreaterThan(2);
    expect(counts[1]).toEqual(counts[0]);
  });

  it("in the lists of firewall rules and of the audit log", async () => {
    const owner = await server.staff("owner");
    const query =
      "{ firewallRules(first: 50) { totalCount nodes { ipRange createdBy } } auditEntries(first: 50) { totalCount nodes { text actorName actorRoles } } }";
    const count = await countWithAnyRows(async (rows) => {
      await server.db.query(
        `insert into firewall_rules (ip_range, description, is_active, position, created_by, created_at, updated_at)
         select ('10.' || $1 || '.0.' || n)::cidr, 'Rule', false, n, $2, now(), now() from generate_series(1, $1::int) n`,
        [rows, owner.user.id],
      );
      await server.db.query(
        `insert into audit_entries (occurred_at, request_id, action, actor_id, subject_type)
         select now(), 'r', 'signed_in', $2, 'session' from generate_series(1, $1::int)`,
        [rows, owner.user.id],
      );
      return () => owner.run(query);
    });
    expect(count).toBe(3);
  });

  it("in the pharmacist queue", async () => {
    const pharmacist = await server.staff("pharmacist");
    const query =
      "{ pharmacistQuestions(first: 20) { totalCount nodes { id question because pharmacistName signals { label } advice { heading } notes { text authorName } messages(first: 20) { totalCount nodes { text authorName } } } } }";
    await countWithAnyRows(async (rows) => {
      await server.db.query("delete from consultations");
      const { user } = await server.patient();
      for (let row = 0; row < rows; row += 1) {
        await makeConsultation(server.db.manager, { patientId: user.id, question: "severe headache" });
      }
      return () => pharmacist.run(query);
    });
  });

  it("on the account page", async () => {
    const query =
      "{ me { emailVerifiedAt pendingEmail waitingNhsNumber devices { description current } consents { granted text { title } } consentHistory(first: 50) { totalCount nodes { text { title } } } disclosures(first: 50) { totalCount nodes { viewerName } } } }";
    const count = await countWithAnyRows(async (rows) => {
      const patient = await server.patient();
      const pharmacist = await server.staff("pharmacist");
      for (let row = 0; row < rows; row += 1) {
        await server.as(patient.user);
        await patient.run(`mutation { setConsent(purpose: MODEL_IMPROVEMENT, granted: ${row % 2 === 0}) { id } }`);
        await server.db.transaction((tx) =>
          recordDisclosure(tx, new Date(), {
            patientId: patient.user.id,
            viewerId: pharmacist.user.id,
            subjectId: randomUUID(),
            role: "Pharmacist",
            what: "Your question",
            reason: "To answer your question",
          }),
        );
      }
      return () => patient.run(query);
    });
    expect(count).toBeGreaterThan(4);
  });

  it.each([
    ["the mailbox", "{ mailbox(first: 50) { totalCount nodes { recipient subject status } } }"],
    ["failed mails", "{ failedMails(first: 50) { totalCount nodes { recipient subject status } } }"],
  ])("in %s", async (_name, query) => {
    const owner = await server.staff("owner");
    const count = await countWithAnyRows(async (rows) => {
      for (let row = 0; row < rows; row += 1) {
        await server.db.transaction((tx) => mailTo(tx, server.platform, owner.user.id, "passwordChanged"));
      }
      await server.db.query("update outbox_mails set failed_at = now()");
      return () => owner.run(query);
    });
    expect(count).toBe(1);
  });
});

it("leaves out that a session is marked as used: once a minute, whatever is asked", async () => {
  const patient = await server.patient();
  const read = () => patient.run("{ me { name } }");
  const statements = await statementsOf(read);
  const idle = "update sessions set last_seen_at = now() - interval '61 seconds' where user_id = $1 returning id";
  const later = await statementsOf(async () => {
    expect((await server.db.query(idle, [patient.user.id]))[1]).toBe(1);
    return read();
  });
  expect(later).toEqual(statements);
});
