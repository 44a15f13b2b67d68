import { hearEndedSessions } from "../../test/ended-sessions";
import { startTestServer, type TestServer } from "../../test/harness";
import { mailsTo } from "../../test/mails";
import { watch } from "../../test/socket-client";
import { until } from "../../test/wait";
import { makeCompany } from "../ads/applications/company.factory";
import { makeConsultation } from "../care/consultations/consultation.factory";
import { createPushGateway } from "../care/reminders/push.gateway";
import { hashPassword } from "../people/accounts/passwords";
import { mailToAddress } from "../platform/mail.service";
import { createJobs } from "./jobs";

let server: TestServer;
let passwordHash: string;
let ended: ReturnType<typeof hearEndedSessions>;

beforeAll(async () => {
  server = await startTestServer();
  ended = hearEndedSessions(server);
  passwordHash = await hashPassword("Good-pass1");
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from rate_limits"));

const ERASE = 'mutation E($password: String! = "Good-pass1") { eraseAccount(password: $password) }';

/** Tables in which a text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables: { name: string }[] = await server.db.query(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'ad\\_events%' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.db.query(`select 1 from "${name}" t where strpos(t::text, $1) > 0 limit 1`, [text]);
    found.push(...(rows.length > 0 ? [name] : []));
  }
  return found;
}

async function patientWithEverything(email: string) {
  const patient = await server.patient({ email, passwordHash, name: `Name of ${email}` });
  const pharmacist = await server.staff("pharmacist");
  await patient.run('mutation { changeEmail(newEmail: "next@erase.test", password: "Good-pass1") { id } }');
  await patient.run("mutation { setConsent(purpose: MODEL_IMPROVEMENT, granted: true) { id } }");
  await patient.run('mutation { createMedication(input: { name: "Ramipril", frequency: ONCE }) { id } }');
  await patient.run('mutation { addConsultation(question: "I have a severe cough") { id } }');
  await patient.run("mutation { startRecordExport(input: { filter: {} }, format: TEXT) { id } }");
  await until(async () => {
    const [{ count }] = await server.db.query("select count(*)::int from record_export_chunks");
    return count > 0;
  }, "the file of the medical history");
  const [{ id }] = await server.db.query(
    "select e.id from escalations e join consultations c on c.id = e.consultation_id where c.patient_id = $1",
    [patient.user.id],
  );
  await pharmacist.run("mutation O($id: ID!) { openPharmacistQuestion(id: $id) { id } }", { id });
  return { ...patient, pharmacist, escalationId: id };
}

it("erases a patient from every table but the audit trail; the question leaves the queue live, sockets close, a last mail goes", async () => {
  const email = "gone@erase.test";
  const patient = await patientWithEverything(email);
  // A mail to the same address on somebody else's behalf: it was wanted as a new address before this account was made.
  const somebody = await server.patient();
  await server.db.transaction((tx) =>
    mailToAddress(tx, server.platform, { address: email, language: "en", userId: somebody.user.id }, "confirmNewEmail"),
  );
  const other = await server.as(patient.user);
  const before = await tablesWith(patient.user.id);
  expect(before).toEqual([
    "account_links",
    "audit_entries",
    "consent_entries",
    "consultations",
    "disclosures",
    "health_profiles",
    "medical_records",
    "medications",
    "outbox_mails",
    "record_exports",
    "sessions",
    "users",
  ]);
  const [own, queue] = [other.socket(), patient.pharmacist.socket()];
  const mine = watch(own, "subscription { consultationChanged { snapshot } }");
  const queued = watch<{
    pharmacistQueueChanged: { snapshot: boolean; waitingCount: number; questions: { id: string }[] };
  }>(queue, "subscription { pharmacistQueueChanged { snapshot waitingCount questions { id } } }");
  await mine.next();
  expect((await queued.next()).data?.pharmacistQueueChanged).toMatchObject({ waitingCount: 1 });

  const { data, headers } = await patient.run(ERASE);
  expect(data).toEqual({ eraseAccount: true });
  expect(headers.get("set-cookie")).toMatch(/health_session=;/);
  await ended(patient.user.id);
  expect(await mine.ended).toMatchObject({ code: 4401 });
  expect((await queued.next()).data?.pharmacistQueueChanged).toEqual({
    snapshot: true,
    waitingCount: 0,
    questions: [],
  });
  expect((await other.run("{ me { id } }")).data).toEqual({ me: null });
  expect(await tablesWith(patient.user.id)).toEqual(["audit_entries"]);
  expect(await server.db.query("select 1 from record_export_chunks")).toEqual([]);
  expect(await tablesWith("next@erase.test")).toEqual([]);
  expect(await tablesWith(email)).toEqual(["outbox_mails"]);
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(["Your account was erased"]);
  const audits = await server.db.query(
    "select action from audit_entries where actor_id = $1 order by id desc limit 1",
    [patient.user.id],
  );
  expect(audits).toEqual([{ action: "account_erased" }]);

  await createJobs(server.platform, undefined, createPushGateway(undefined), server.windows).sweep({});
  expect(await tablesWith(email)).toEqual(["outbox_mails"]);
  const [{ hours }] = await server.db.query(
    "select extract(epoch from keep_until - created_at) / 3600 as hours from outbox_mails where recipient = $1",
    [email],
  );
  expect(Number(hours)).toBeLessThan(24);
  await server.db.query("update outbox_mails set keep_until = now() - interval '1 second' where recipient = $1", [
    email,
  ]);
  await createJobs(server.platform, undefined, createPushGateway(undefined), server.windows).sweep({});
  expect(await tablesWith(email)).toEqual([]);
  await Promise.all([own.dispose(), queue.dispose()]);
});

it("leaves other people's data as they are, and the address free", async () => {
  const [gone, stays] = [
    await server.patient({ email: "free@erase.test", passwordHash }),
    await server.patient({ email: "stays@erase.test", passwordHash }),
  ];
  await stays.run('mutation { addConsultation(question: "I have a cold") { id } }');
  await gone.run(ERASE);
  expect((await stays.run("{ consultations { totalCount } me { devices { current } } }")).data).toEqual({
    consultations: { totalCount: 1 },
    me: { devices: [{ current: true }] },
  });
  const again = await server.anonymous.run(
    'mutation { register(input: { name: "A", email: "free@erase.test", password: "Good-pass1", language: en, consentsToDataUse: true, consentsToNhsIntegration: true }) { email } }',
  );
  expect(again.errors).toBeUndefined();
});

it("needs the password", async () => {
  const patient = await server.patient({ passwordHash });
  for (const password of ["Wrong-pass1", "", "Good-pass1".repeat(1_000)]) {
    expect((await patient.run(ERASE, { password })).errors?.[0]).toMatchObject({
      message: "That password is not right. Please try again.",
      extensions: { code: "BAD_USER_INPUT", field: "password" },
    });
  }
  expect((await patient.run<{ me: { id: string } }>("{ me { id } }")).data.me.id).toBe(patient.user.id);
});

it("happens once when it is asked for twice at the same moment", async () => {
  const patient = await server.patient({ passwordHash, email: "twice@erase.test" });
  const answers = await Promise.all([patient.run(ERASE), patient.run(ERASE)]);
  const refused = answers.filter(({ errors }) => errors);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.errors?.[0]?.extensions.code).toMatch(/^(CONFLICT|UNAUTHENTICATED)$/);
  expect(await mailsTo(server, "twice@erase.test")).toHaveLength(1);
});

it("does not take a company away from its invoices", async () => {
  const advertiser = await server.patient({ role: "ADVERTISER", passwordHash });
  await makeCompany(server.db.manager, { advertiserId: advertiser.user.id });
  expect((await advertiser.run(ERASE)).errors?.[0]).toMatchObject({
    message: "Please contact us to close an advertiser account.",
    extensions: { code: "CONFLICT" },
  });
});

it("waits for a payment that is under way, and takes payments with it that came to nothing", async () => {
  const advertiser = await server.patient({ role: "ADVERTISER", passwordHash });
  const advertiserId = advertiser.user.id;
  await makeCompany(server.db.manager, { advertiserId, tier: null });
  await server.db.query(
    `insert into payments (advertiser_id, idempotency_key, request_hash, purpose, status, tier, lines, net_pence, vat_percent, vat_pence,
                           gross_pence, provider, created_at)
     values ($1, gen_random_uuid(), sha256(''), 'SUBSCRIBE', 'PENDING', 'BRONZE', '[{}]', 5, 20, 1, 6, 'TEST', now())`,
    [advertiserId],
  );
  expect((await advertiser.run(ERASE)).errors?.[0]).toMatchObject({
    message: "Another payment is being made. Please wait for it to finish.",
    extensions: { code: "CONFLICT" },
  });
  await server.db.query("update payments set status = 'DECLINED', settled_at = now() where advertiser_id = $1", [
    advertiserId,
  ]);
  expect((await advertiser.run(ERASE)).errors).toBeUndefined();
  expect(await server.db.query("select 1 from payments where advertiser_id = $1", [advertiserId])).toEqual([]);
});

describe("of staff", () => {
  const staff = (...staffRoles: string[]) => server.patient({ role: "ADMIN", staffRoles, passwordHash });

  it("keeps the last owner, also when the last two leave at the same moment", async () => {
    await server.db.query(
      "delete from staff_memberships where role_id = (select id from staff_roles where key = 'owner')",
    );
    const suspended = await server.patient({ role: "ADMIN", staffRoles: ["owner"], suspendedAt: new Date() });
    const [one, other] = [await staff("owner"), await staff("owner")];
    const answers = await Promise.all([one.run(ERASE), other.run(ERASE)]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors?.[0]).toMatchObject({
      message: "You are the last owner. Make someone else an owner first.",
      extensions: { code: "CONFLICT" },
    });
    const owners = await server.db.query(
      "select count(*)::int from staff_memberships m join staff_roles r on r.id = m.role_id where r.key = 'owner' and m.user_id <> $1",
      [suspended.user.id],
    );
    expect(owners).toEqual([{ count: 1 }]);
  });

  it("gives claimed questions back, keeps answers and notes without a name, and disclosures with the first name", async () => {
    const pharmacist = await staff("pharmacist");
    const patient = await server.patient();
    const { escalation: claimed } = await makeConsultation(server.db.manager, {
      patientId: patient.user.id,
      question: "severe cough",
    });
    await makeConsultation(server.db.manager, {
      patientId: patient.user.id,
      question: "severe back pain",
      answeredBy: { pharmacistId: pharmacist.user.id, answer: "Keep moving." },
    });
    await pharmacist.run("mutation C($id: ID!) { claimPharmacistQuestion(id: $id) { id } }", { id: claimed?.id });
    await server.db.query(
      `insert into anomalies (metric, severity, value, threshold, raised_by, opened_at, seen_at, acknowledged_at, acknowledged_by)
       values ('cpu', 'WARNING', 80, 75, gen_random_uuid(), now(), now(), now(), $1)`,
      [pharmacist.user.id],
    );
    expect((await pharmacist.run(ERASE)).data).toEqual({ eraseAccount: true });
    const { data } = await patient.run(
      "{ consultations { nodes { question escalation { status pharmacistName messages { nodes { authorName text } } } } } me { disclosures { nodes { viewerName } } } }",
    );
    expect(data).toEqual({
      consultations: {
        nodes: expect.arrayContaining([
          { question: "severe cough", escalation: { status: "SEEN", pharmacistName: null, messages: { nodes: [] } } },
          {
            question: "severe back pain",
            escalation: {
              status: "ANSWERED",
              pharmacistName: null,
              messages: { nodes: [{ authorName: null, text: "Keep moving." }] },
            },
          },
        ]),
      },
      me: { disclosures: { nodes: [{ viewerName: "Robin" }] } },
    });
    const other = await staff("pharmacist");
    const taken = await other.run("mutation C($id: ID!) { claimPharmacistQuestion(id: $id) { status } }", {
      id: claimed?.id,
    });
    expect(taken.data).toEqual({ claimPharmacistQuestion: { status: "CLAIMED" } });
  });
});
