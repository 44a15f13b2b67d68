import { randomUUID } from "node:crypto";
import { makeConsultation } from "../src/care/consultations/consultation.factory";
import { makeDevice } from "../src/care/devices/device.factory";
import { makeTrainingLine } from "../src/care/models/training-line.factory";
import { makeHealthProfile } from "../src/care/patients/health-profile.factory";
import { makeStudy } from "../src/care/studies/study.factory";
import { recordDisclosure } from "../src/people/accounts/disclosure.service";
import { mailTo } from "../src/platform/mail.service";
import { startTestServer, type TestServer } from "./harness";
import { statementsOf } from "./statement-count.test-support";

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
    const counts: number[] = [];
    for (const rows of [1, 20]) {
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
        const readings = (["heartRate", "steps"] as const).map((metric) => ({
          metric,
          startedAt,
          endedAt: startedAt,
          value: 70,
        }));
        await makeDevice(server.db.manager, { patientId: patient.user.id, readings });
        const { consultation } = await makeConsultation(server.db.manager, {
          patientId: patient.user.id,
          question: "severe headache",
        });
        await patient.run(TALK, { id: consultation.id });
      }
      counts.push((await statementsOf(() => patient.run(query))).length);
    }
    expect(counts).toEqual([most, most]);
  });

  it("for an answer and for a warning, however many medicines there are", async () => {
    const acts = [
      'mutation { addConsultation(question: "I have a headache") { response { ruledOut { title } } } }',
      '{ medicationWarnings(input: { name: "ibuprofen" }) { warnings { title } } }',
    ];
    for (const act of acts) {
      const counts: number[] = [];
      for (const rows of [1, 20]) {
        const patient = await server.patient();
        const medications = Array.from({ length: rows }, () => ({ name: "Warfarin" }));
        await makeHealthProfile(server.db.manager, patient.user.id, { medications });
        counts.push((await statementsOf(() => patient.run(act))).length);
      }
      expect(counts[1]).toBe(counts[0]);
    }
  });

  it("in the list of clinical studies", async () => {
    const reviewer = await server.staff("reviewer");
    const query =
      "{ clinicalStudies(first: 20) { totalCount counts { count } nodes { title tags decidedBy modelVersions relevanceTerms { label } } } assistantVersion { studies { title } } }";
    const counts: number[] = [];
    for (const rows of [1, 20]) {
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
      counts.push((await statementsOf(() => reviewer.run(query))).length);
    }
    expect(counts[0]).toBeGreaterThan(2);
    expect(counts[1]).toBe(counts[0]);
  });

  it("in the list of added training lines", async () => {
    const [reviewer, analyst] = [await server.staff("reviewer"), await server.staff("analyst")];
    const labels = [reviewer, analyst].map(({ user }) => ({ by: user.id, label: "urgent" as const }));
    const query =
      "{ addedTrainingLines { totalCount counts { count } nodes { text createdBy labelCount labels { label by } } pageInfo { pageCount } } trainingLineCounts { waitsForMe } }";
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      for (let row = 0; row < rows; row += 1) {
        await makeTrainingLine(server.db.manager, { labels: labels.slice(row % 3) });
      }
      counts.push((await statementsOf(() => reviewer.run(query))).length);
    }
    expect(counts[0]).toBeGreaterThan(2);
    expect(counts[1]).toBe(counts[0]);
  });

  it("in the lists of roles and of staff", async () => {
    const owner = await server.staff("owner");
    const query =
      "{ staffRoles { name memberCount permissions } staffMembers(first: 100) { totalCount nodes { name roles { name } status lastSeenAt isLastOwner } } }";
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      for (let row = 0; row < rows; row += 1) {
        await server.staff("analyst", "reviewer");
      }
      counts.push((await statementsOf(() => owner.run(query))).length);
    }
    expect(counts[0]).toBe(2);
    expect(counts[1]).toBe(counts[0]);
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
    const counts: number[] = [];
    for (const rows of [1, 20]) {
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
      counts.push((await statementsOf(() => owner.run(query))).length);
    }
    expect(counts[0]).toBe(3);
    expect(counts[1]).toBe(counts[0]);
  });

  it("in the pharmacist queue", async () => {
    const pharmacist = await server.staff("pharmacist");
    const query =
      "{ pharmacistQuestions(first: 20) { totalCount nodes { id question because pharmacistName signals { label } advice { heading } notes { text authorName } messages(first: 20) { totalCount nodes { text authorName } } } } }";
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      await server.db.query("delete from consultations");
      const { user } = await server.patient();
      for (let row = 0; row < rows; row += 1) {
        await makeConsultation(server.db.manager, { patientId: user.id, question: "severe headache" });
      }
      counts.push((await statementsOf(() => pharmacist.run(query))).length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it("on the account page", async () => {
    const query =
      "{ me { emailVerifiedAt pendingEmail waitingNhsNumber devices { description current } consents { granted text { title } } consentHistory(first: 50) { totalCount nodes { text { title } } } disclosures(first: 50) { totalCount nodes { viewerName } } } }";
    const counts: number[] = [];
    for (const rows of [1, 20]) {
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
      counts.push((await statementsOf(() => patient.run(query))).length);
    }
    expect(counts[0]).toBeGreaterThan(5);
    expect(counts[1]).toBe(counts[0]);
  });

  it.each([
    ["the mailbox", "{ mailbox(first: 50) { totalCount nodes { recipient subject status } } }"],
    ["failed mails", "{ failedMails(first: 50) { totalCount nodes { recipient subject status } } }"],
  ])("in %s", async (_name, query) => {
    const owner = await server.staff("owner");
    const counts: number[] = [];
    for (const rows of [1, 20]) {
      for (let row = 0; row < rows; row += 1) {
        await server.db.transaction((tx) => mailTo(tx, server.platform, owner.user.id, "passwordChanged"));
      }
      await server.db.query("update outbox_mails set failed_at = now()");
      counts.push((await statementsOf(() => owner.run(query))).length);
    }
    expect(counts[0]).toBe(1);
    expect(counts[1]).toBe(counts[0]);
  });

  it("and every list is read through an index", async () => {
    const { user } = await server.patient();
    const plans = await server.db.transaction(async (tx) => {
      await tx.query("set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off");
      const explain = async (sql: string, parameters: unknown[] = []) =>
        (await tx.query(`explain ${sql}`, parameters))
          .map((row: Record<string, string>) => row["QUERY PLAN"])
          .join("\n");
      const queueLists: string[] = [];
      for (const rest of [
        "status = 'NEEDS_REPLY' order by waiting_since, id",
        "status = 'CLOSED' order by closed_at desc, id desc",
        "kind = 'FEEDBACK' and status <> 'CLOSED' order by waiting_since, id",
      ]) {
        queueLists.push(await explain(`select id from escalations where ${rest} limit 21`));
      }
      return [
        await explain("select id from consultations where patient_id = $1 order by created_at desc, id desc limit 21", [
          user.id,
        ]),
        ...queueLists,
        await explain("select sent_at from escalations where first_answered_at > now() - interval '30 days'"),
        await explain(
          "select id from consultation_messages where consultation_id = $1 order by sent_at desc, id desc limit 21",
          [user.id],
        ),
        await explain("select id from escalation_notes where escalation_id = $1 order by created_at, id", [user.id]),
        await explain(
          "select id from escalations where status = 'ANSWERED' order by answered_at desc, id desc limit 21",
        ),
        await explain("select id from sessions where token_hash = 'x'"),
        await explain("select id from applications where status = 'PENDING' order by submitted_at, id limit 21"),
        await explain("select id from applications where status <> 'DRAFT' order by submitted_at, id limit 21"),
        await explain("select id from applications where lower(company_name) like 'north%'"),
        await explain("select id from applications where registration_number like '0987%'"),
        await explain("select id from applications where email like 'robin%'"),
        await explain("select application_id from application_tokens where token_hash = 'x'"),
        await explain("select id from application_events where application_id = $1 order by id desc limit 100", [
          user.id,
        ]),
        await explain(
          "select id from company_changes where advertiser_id = $1 order by changed_at desc, id desc limit 50",
          [user.id],
        ),
        await explain("select id from campaigns where advertiser_id = $1 order by created_at desc, id desc limit 21", [
          user.id,
        ]),
        await explain(
          "select id from sessions where user_id = $1 and ended_at is null order by last_seen_at desc, id desc limit 100",
          [user.id],
        ),
        await explain("select id from consent_entries where user_id = $1 order by recorded_at desc, id desc limit 21", [
          user.id,
        ]),
        await explain("select id from disclosures where patient_id = $1 order by occurred_at desc, id desc limit 21", [
          user.id,
        ]),
        await explain("select id from outbox_mails order by created_at desc, id desc limit 21"),
        await explain(
          "select id from outbox_mails where failed_at is not null order by created_at desc, id desc limit 21",
        ),
        await explain(
          "select id from medications where patient_id = $1 and stopped_on is null order by created_at desc, id desc limit 21",
          [user.id],
        ),
        await explain(
          "select id from medications where patient_id = $1 and stopped_on is not null order by created_at desc, id desc limit 21",
          [user.id],
        ),
        await explain("select id from compliance_rules order by updated_at desc, id desc limit 21"),
        await explain("select id from compliance_rule_changes where rule_id = $1 order by id desc limit 21", [user.id]),
        await explain("select id from firewall_rules order by position, id limit 21"),
        await explain("select id from audit_entries order by occurred_at desc, id desc limit 21"),
        await explain(
          "select id from audit_entries where action = 'signed_in' order by occurred_at desc, id desc limit 21",
        ),
        await explain("select sum(views) from campaign_hours where campaign_id = $1", [user.id]),
      ];
    });
    for (const plan of plans) {
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toMatch(/Sort/);
    }
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
