import { startTestServer, type TestServer } from "../../test/harness";
import { mailedToken } from "../../test/mails";
import { makeCompany } from "../ads/applications/company.factory";
import { makeConsultation } from "../care/consultations/consultation.factory";
import { User } from "../people/accounts/user.entity";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from rate_limits"));

async function download(
  caller: { token?: string },
  format = "json",
  headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
) {
  const cookie = caller.token ? { cookie: `health_session=${caller.token}` } : undefined;
  const response = await fetch(`${server.url}/account/export?format=${format}`, { headers: { ...cookie, ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const errorOf = ({ text }: { text: string }) => JSON.parse(text).errors[0];

/** A patient who has done everything that a patient can do. */
async function busyPatient() {
  const email = "busy@export.test";
  const input = {
    name: 'Priya <b>"Raman"</b>',
    email,
    password: "Good-pass1",
    language: "en",
    consentsToDataUse: true,
    consentsToNhsIntegration: true,
    nhsNumber: "999 054 8609",
  };
  await server.anonymous.run("mutation R($input: RegisterInput!) { register(input: $input) { id } }", { input });
  const token = await mailedToken(server, email, "confirmEmail");
  await server.anonymous.run("mutation C($token: String!) { confirmEmail(token: $token) { email } }", { token });
  const user = await server.db.getRepository(User).findOneByOrFail({ email });
  const caller = await server.as(user);
  const pharmacist = await server.staff("pharmacist");
  await makeConsultation(server.db.manager, {
    patientId: user.id,
    question: "Is <script>alert(1)</script> a severe headache?",
    answeredBy: { pharmacistId: pharmacist.user.id, answer: "Rest & drink." },
  });
  await caller.run('mutation { addConsultation(question: "I have chest pain") { id } }');
  await caller.run(
    'mutation { saveHealthProfile(input: { dateOfBirth: "1986-03-27", gender: PREFER_NOT_TO_SAY, city: LONDON, allergies: ["Nuts & <i>seeds</i>"], conditions: ["Asthma", "Gout"] }, version: 0) { id } createMedication(input: { name: "Ramipril", dosage: "5 mg", frequency: THREE_TIMES, startDate: "2026-01-05" }) { id } }',
  );
  const [escalation] = await server.db.query(
    "select e.id from escalations e join consultations c on c.id = e.consultation_id where c.patient_id = $1",
    [user.id],
  );
  await pharmacist.run("mutation O($id: ID!) { openPharmacistQuestion(id: $id) { id } }", { id: escalation.id });
  return { ...caller, user };
}

it("hands a patient everything that is kept about them, as JSON and as a page to read", async () => {
  const patient = await busyPatient();
  const json = await download(patient);
  expect(json.status).toBe(200);
  expect(Object.fromEntries(json.headers)).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="ai-health-assistant-data-\d{4}-\d\d-\d\d\.json"$/,
    ),
    "cache-control": "no-store",
  });
  const data = JSON.parse(json.text);
  expect(data).toMatchObject({
    product: "AI Health Assistant",
    account: { name: 'Priya <b>"Raman"</b>', email: "busy@export.test", role: "CUSTOMER", city: "London" },
    consents: [
      { purpose: "data_use", granted: true, title: "Use of my health data to answer me", textVersion: "2026-11" },
      { purpose: "nhs_integration", granted: true, text: expect.stringContaining("We fetch nothing before that.") },
    ],
    devices: [{ device: "Unknown browser" }, { device: "Unknown browser" }],
    links: [{ purpose: "email_confirmation", email: "busy@export.test", usedAt: expect.any(String) }],
    // Of one moment, so in either order.
    disclosures: expect.arrayContaining(
      ["Your question", "Your health profile"].map((what) =>
        expect.objectContaining({
          what,
          viewerRole: "Pharmacist",
          viewerName: "Robin",
          reason: "To answer your question",
        }),
      ),
    ),
    waitingNhsNumber: { nhsNumber: "999 054 8609" },
    healthProfile: {
      dateOfBirth: "1986-03-27",
      gender: "PREFER_NOT_TO_SAY",
      allergies: ["Nuts & <i>seeds</i>"],
      conditions: ["Asthma", "Gout"],
    },
    medications: [
      { name: "Ramipril", dosage: "5 mg", frequency: "THREE_TIMES", startDate: "2026-01-05", stoppedOn: null },
    ],
    mails: [{ subject: "Please confirm your e-mail address", sentAt: null }],
  });
  const questions = data.consultations.map(({ question }: { question: string }) => question);
  expect(questions.sort()).toEqual(["I have chest pain", "Is <script>alert(1)</script> a severe headache?"]);
  expect(data.medicalRecords).toHaveLength(2);
  expect(data.medicalRecords).toContainEqual(
    expect.objectContaining({ title: "I have chest pain", kind: "AI_CONSULTATION", provenance: "CONSULTATION" }),
  );
  expect(data.recordExports).toEqual([]);
  const answered = data.consultations.find(({ pharmacist }: { pharmacist: string | null }) => pharmacist);
  expect(answered).toMatchObject({
    pharmacist: "Robin",
    messages: [{ author: "PHARMACIST", name: "Robin", text: "Rest & drink." }],
    pharmacistStatus: "ANSWERED",
  });
  const actions = data.activity.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(["registered", "email_confirmed", "consultation_started", "data_exported"]),
  );
  expect(data).not.toHaveProperty("company");

  const html = await download(patient, "html");
  expect(html.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html.headers.get("content-disposition")).toMatch(/\.html"$/);
  expect(html.text).toContain("Is &#60;script&#62;alert(1)&#60;/script&#62; a severe headache?");
  expect(html.text).toContain("Rest &#38; drink.");
  expect(html.text).toContain("999 054 8609");
  expect(html.text).toContain("<dt>Conditions</dt><dd><p>Asthma</p><p>Gout</p></dd>");
  expect(html.text).toContain("<dt>How often a day</dt><dd><p>Three times</p></dd>");
  expect(html.text).toContain("<dt>Kind of account</dt><dd><p>Patient</p></dd>");
  expect(html.text).not.toMatch(/<(script|link|img|iframe|b)\b|src=|url\(|@import/);
  for (const secret of ["argon2", "tokenHash", "token_hash", "password_hash"]) {
    expect(json.text + html.text).not.toContain(secret);
  }
});

it("goes through long histories in pieces, without a gap or a double", async () => {
  const patient = await server.patient();
  await server.db.query(
    `insert into audit_entries (occurred_at, request_id, action, actor_id, subject_type, subject_id)
     select now() - make_interval(secs => n / 7), 'r', 'act_' || n, $1, 'user', $2 from generate_series(1, 1700) n`,
    [patient.user.id, patient.user.id],
  );
  const { text } = await download(patient);
  const actions: string[] = JSON.parse(text).activity.map(({ action }: { action: string }) => action);
  const numbered = actions.filter((action) => action.startsWith("act_"));
  expect([numbered.length, new Set(numbered).size]).toEqual([1700, 1700]);
});

it("has the company for an advertiser and the roles for staff, and nothing of anybody else", async () => {
  const advertiser = await server.patient({ role: "ADVERTISER" });
  await makeCompany(server.db.manager, { advertiserId: advertiser.user.id, name: "Own Remedies Ltd" });
  await makeCompany(server.db.manager, { name: "Other Remedies Ltd" });
  const company = await download(advertiser);
  expect(JSON.parse(company.text)).toMatchObject({
    company: { name: "Own Remedies Ltd" },
    paidMonths: [{ plan: "SILVER" }],
  });
  expect(company.text).not.toContain("Other Remedies");
  const owner = await server.staff("owner");
  expect(JSON.parse((await download(owner)).text)).toMatchObject({ staffRoles: [{ role: "Owner" }] });
  expect((await download(owner, "html")).status).toBe(200);
});

it("is for whoever is signed in, with a confirmed address, at one of our pages", async () => {
  const patient = await server.patient();
  const nobody = await download({});
  expect([nobody.status, errorOf(nobody)]).toMatchObject([401, { extensions: { code: "UNAUTHENTICATED" } }]);
  const unconfirmed = await download(await server.patient({ emailVerifiedAt: null }));
  expect([unconfirmed.status, errorOf(unconfirmed)]).toMatchObject([
    403,
    { message: "Please confirm your email address first.", extensions: { code: "CONFLICT" } },
  ]);
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { origin: "https://elsewhere.example" },
  ] as Record<string, string>[]) {
    const refused = await download(patient, "json", headers);
    expect([headers, refused.status, errorOf(refused).message]).toEqual([
      headers,
      403,
      "This page may not use the service.",
    ]);
  }
  const strange = await download(patient, "toString");
  expect([strange.status, errorOf(strange).extensions]).toMatchObject([
    400,
    { code: "BAD_USER_INPUT", field: "format" },
  ]);
  expect((await download(patient, "json", {})).status).toBe(200); // a program
  const posted = await fetch(`${server.url}/account/export?format=json`, { method: "POST" });
  expect(posted.status).toBe(404);
});

it("can be asked for five times in an hour", async () => {
  const patient = await server.patient();
  const answers = await Promise.all(Array.from({ length: 7 }, () => download(patient)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(errorOf(refused[0] as { text: string }).extensions).toMatchObject({
    code: "RATE_LIMITED",
    retryAfterSeconds: expect.any(Number),
  });
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});
