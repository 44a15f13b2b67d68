import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { type Caller, startTestServer, type TestServer } from "../../test/harness";
import { type PushDouble, startPushDouble } from "../../test/push-service";
import { findTraces, ownRows, tracesOf } from "../../test/traces";
import { makeCampaign } from "../ads/campaigns/campaign.factory";
import { importThatIs, upload } from "../care/devices/device-import.test-support";
import { AMARA, linked } from "../care/nhs/nhs-account.test-support";
import { fileThatIs, start } from "../care/records/record-export.test-support";
import { createPushGateway } from "../care/reminders/push.gateway";
import { hashPassword } from "../people/accounts/passwords";
import { keepWaitingNumber, waitingLinkKey } from "../people/accounts/waiting-nhs-number.service";
import { createDataSource } from "../platform/database";
import { createJobs } from "./jobs";

let server: TestServer;
let push: PushDouble;
let folder: string;
/** Sees every schema; the product itself may not. */
let everything: DataSource;
let now = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "traces-"));
  push = await startPushDouble();
  server = await startTestServer({
    clock: { now: () => now },
    env: { DATA_DIR: folder, PUSH_TEST_ORIGIN: push.origin },
  });
  everything = await createDataSource({ url: server.urls.superuser, poolSize: 1 }).initialize();
});
afterAll(async () => {
  await everything.destroy();
  await server.stop();
  await push.stop();
  await rm(folder, { recursive: true });
});

/** A word that nobody else uses: it stands in everything that the patient types. */
const MARK = "quillfeather";
/** What staff may learn from: it stays when the name is taken out. */
const TAUGHT = "elbows of marzipan";
const EMAIL = `${MARK}@traces.test`;
const WAITING_NUMBER = "999 054 8609";
const hexOf = (text: string) => Buffer.from(text).toString("hex");
const digitsOf = (number: string) => number.replaceAll(" ", "");

/** Tables that lead to an account but never to a patient's. */
const NOT_PATIENTS: Readonly<Record<string, string>> = {
  staff_memberships: "Staff have roles.",
  anomalies: "Staff acknowledge them.",
  anomaly_events: "Staff acknowledge them.",
  anomaly_mail_choices: "Staff choose to be mailed.",
  anomaly_mails: "Staff are mailed.",
  metric_thresholds: "Staff change limits.",
  setting_changes: "Staff change settings.",
  training_runs: "Staff train models.",
  training_checkpoints: "Staff train models.",
  model_versions: "Models hold no patient's words.",
  model_publications: "Staff publish models.",
  clinical_studies: "Staff add studies and decide about them.",
  study_model_versions: "Staff link studies to versions.",
  answer_templates: "Staff write texts for answers.",
  api_keys: "Advertisers and staff have keys.",
  api_key_secrets: "Advertisers and staff have keys.",
  api_key_hours: "Advertisers and staff have keys.",
  companies: "Advertisers have a company.",
  forecast_questions: "Companies ask for forecasts.",
  company_changes: "Advertisers have a company.",
  subscriptions: "Companies pay for months.",
  subscription_periods: "Companies pay for months.",
  payments: "Companies pay.",
  invoices: "Companies pay.",
  invoice_lines: "Companies pay.",
  test_provider_cards: "Companies pay.",
  refunds: "Companies pay.",
  test_provider_charges: "Companies pay.",
  test_provider_refunds: "Companies pay.",
  creatives: "Companies have adverts.",
  creative_versions: "Companies have adverts.",
  creative_pictures: "Companies have adverts.",
  ad_reviews: "Staff look at adverts.",
  ad_review_violations: "Staff look at adverts.",
  compliance_reports: "Staff look at adverts.",
  audience_days: "Figures of campaigns, in groups of ten people or more.",
  campaign_conversions: "Companies report what they sold.",
  conversion_reports: "Companies report what they sold.",
  conversion_rows: "Companies report what they sold.",
  report_mails: "Companies get reports.",
  report_views: "Companies get reports.",
  campaigns: "Companies have campaigns.",
  insight_views: "Companies save how they look at figures.",
  promo_codes: "Campaigns show codes, the same to everybody.",
  campaign_hold_outs: "Days of campaigns, without people.",
  campaign_forecasts: "Figures of campaigns, without people.",
  campaign_discards: "Figures of campaigns, without people.",
  campaign_hours: "Figures of campaigns, without people.",
  advert_reports: "Who reported an advert is not kept.",
  applications: "Companies apply.",
  application_documents: "Companies apply.",
  application_events: "Companies apply.",
  application_tokens: "Companies apply.",
  application_reviewers: "Staff look at applications.",
  firewall_rules: "Staff deny networks.",
  maintenance_windows: "Staff look after the system.",
  maintenance_reports: "Staff look after the system.",
  maintenance_report_parts: "Staff look after the system.",
  maintenance_logs: "Staff look after the system.",
};

/** Where something may stay, and what. */
const KEPT: Readonly<Record<string, { because: string; what: RegExp }>> = {
  "public.audit_entries": {
    because: "The law wants it: ids that lead to nobody, never words.",
    what: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  },
  "public.outbox_mails": {
    because: "The last mail says that the account is gone; its row goes within a day.",
    what: /^quillfeather(@traces\.test)?$/,
  },
};

async function act(caller: Caller, document: string, variables?: Record<string, unknown>) {
  const { data, errors } = await caller.run<Record<string, { id: string }>>(document, variables);
  expect(errors).toBeUndefined();
  return data;
}

type Patient = Awaited<ReturnType<TestServer["patient"]>>;

/** Questions, with everything that people write around them. */
async function ask(patient: Patient): Promise<void> {
  const pharmacist = await server.staff("pharmacist");
  const { addConsultation } = await act(
    patient,
    `mutation { addConsultation(question: "I have a severe cough, says ${MARK}") { id } }`,
  );
  const [{ id }] = await server.db.query("select id from escalations where consultation_id = $1", [
    addConsultation?.id,
  ]);
  const pharmacistActs = [
    "openPharmacistQuestion(id: $id)",
    "claimPharmacistQuestion(id: $id)",
    `askBackPharmacistQuestion(id: $id, text: "Since when, ${MARK}?")`,
    `reportMisreading(id: $id, input: { kind: MISSED, label: urgent, note: "${MARK} has more" })`,
    `giveBackPharmacistQuestion(id: $id, note: "${MARK} waits")`,
  ];
  for (const one of pharmacistActs.slice(0, 4)) {
    await act(pharmacist, `mutation P($id: ID!) { ${one} { id } }`, { id });
  }
  await act(
    patient,
    `mutation R($id: ID!) { replyToPharmacist(consultationId: $id, text: "For a week, ${MARK}") { id } }`,
    {
      id: addConsultation?.id,
    },
  );
  await act(pharmacist, `mutation P($id: ID!) { ${pharmacistActs[4]} { id } }`, { id });
  const cold = await act(patient, `mutation { addConsultation(question: "${MARK} has a cold") { id } }`);
  await act(
    patient,
    `mutation F($id: ID!) { rateConsultation(id: $id, helpful: false, comment: "${MARK} knew") { id }
       reportConsultation(id: $id, text: "${MARK} finds it wrong") { id } }`,
    { id: cold.addConsultation?.id },
  );
}

/** A question that was answered and closed, from which staff may learn. */
async function teach(patient: Patient): Promise<void> {
  now = new Date("2026-11-21T10:00:01Z"); // after the consent
  const pharmacist = await server.staff("pharmacist");
  const { addConsultation } = await act(
    patient,
    `mutation { addConsultation(question: "Robin ${MARK} has a severe cough and ${TAUGHT}") { id } }`,
  );
  const [{ id }] = await server.db.query("select id from escalations where consultation_id = $1", [
    addConsultation?.id,
  ]);
  for (const one of [
    "claimPharmacistQuestion(id: $id)",
    'answerPharmacistQuestion(id: $id, answer: "Rest.")',
    "closePharmacistQuestion(id: $id, reason: ANSWERED)",
  ]) {
    await act(pharmacist, `mutation P($id: ID!) { ${one} { id } }`, { id });
  }
  const [line] = await server.db.query("select id, text from training_lines where patient_id = $1", [patient.user.id]);
  expect(line.text).toBe(`[…] has a severe cough and ${TAUGHT}`);
  await act(pharmacist, "mutation L($id: ID!) { labelTrainingLine(id: $id, label: urgent) { id } }", { id: line.id });
}

/** The profile, medicines, doses and reminders. */
async function tell(patient: Patient): Promise<void> {
  await act(
    patient,
    `mutation { saveHealthProfile(input: { dateOfBirth: "1985-03-12", gender: OTHER, city: LONDON, allergies: ["Nuts of ${MARK}"], conditions: ["Ache of ${MARK}"] }, version: 0) { id } }`,
  );
  const { createFamilyMember } = await act(
    patient,
    `mutation { createFamilyMember(input: { name: "Kit ${MARK}", dateOfBirth: "2020-02-01", conditions: ["Ache of ${MARK}"], medicines: ["Drops of ${MARK}"], allergies: [] }) { id } }`,
  );
  await act(patient, `mutation A($id: ID!) { addConsultation(question: "${MARK} has a cold", forWhom: $id) { id } }`, {
    id: createFamilyMember?.id,
  });
  now = new Date("2026-11-21T08:00:00Z");
  const { createMedication } = await act(
    patient,
    `mutation { createMedication(input: { name: "Pills of ${MARK}", dosage: "5 mg of ${MARK}", frequency: ONCE }) { id } }`,
  );
  now = new Date("2026-11-21T10:00:00Z");
  await act(patient, 'mutation T($id: ID!) { takeDose(medicationId: $id, day: "2026-11-21", slot: MORNING) { id } }', {
    id: createMedication?.id,
  });
  await act(patient, "mutation A($device: PushDeviceInput!) { createPushDevice(input: $device) }", {
    device: push.device().subscription,
  });
}

/** Devices with readings of two quarters, and an alert. */
async function measure(patient: Patient): Promise<void> {
  await act(patient, `mutation { createDevice(input: { type: BLUETOOTH, name: "Strap of ${MARK}" }) { id } }`);
  const times = ["2026-09-20T11:00:00Z", "2026-11-20T11:00:00Z", "2026-11-20T11:01:00Z"];
  const file = `time,metric,value\n${times.map((time) => `${time},heartRate,71`).join("\n")}\n`;
  expect((await upload(server, patient, file)).status).toBe(202);
  await importThatIs(patient, "DONE");
  await server.db.query(
    `insert into health_alerts (patient_id, metric, type, value, threshold, demonstration, opened_at)
     values ($1, 'heartRate', 'HIGH', 130, 120, false, $2)`,
    [patient.user.id, now],
  );
}

/** The account itself, the NHS record, what waits, adverts, and a file of all records at the end. */
async function patientWithEverything(): Promise<Patient> {
  const passwordHash = await hashPassword("Good-pass1");
  const patient = await server.patient({ email: EMAIL, passwordHash, name: `Robin ${MARK}`, createdAt: now });
  await act(patient, `mutation { changeEmail(newEmail: "next-${EMAIL}", password: "Good-pass1") { id } }`);
  await act(patient, "mutation { setConsent(purpose: MODEL_IMPROVEMENT, granted: true) { id } }");
  await tell(patient);
  await ask(patient);
  await teach(patient);
  await measure(patient);
  await linked(patient);
  await server.db.transaction((tx) =>
    keepWaitingNumber(tx, { ...server.platform, requestId: "test" }, patient.user.id, WAITING_NUMBER),
  );
  await everything.query(
    "select graphile_worker.add_job('link_waiting_nhs_number', json_build_object('userId', $1::text), run_at => now() + interval '1 day', job_key => $2)",
    [patient.user.id, waitingLinkKey(patient.user.id)],
  );
  await server.db.query(
    `insert into account_suspensions (user_id, reason, suspended_at, suspended_by, lifted_at, lifted_by)
     select $1, $3, $2, id, $2, id from users where role = 'ADMIN' limit 1`,
    [patient.user.id, now, `Wrote to ${MARK} too often`],
  );
  const { id } = await makeCampaign(server.db.manager);
  await server.db.query("insert into hidden_adverts (user_id, campaign_id, hidden_at) values ($1, $2, $3)", [
    patient.user.id,
    id,
    now,
  ]);
  await server.db.query(
    `with labels as (
       insert into cohort_labels (user_id, topics, signals, computed_at) values ($1, 1, 1, $2)
     ), offer as (
       insert into health_check_offers (user_id, day, slug, offered_at) values ($1, '2026-11-21', 'sleep', $2) returning id
     )
     insert into health_checks (user_id, offer_id, slug, answers, score, band, taken_at)
     select $1, id, 'sleep', '{}', 0, 'GOOD', $2 from offer`,
    [patient.user.id, now],
  );
  expect((await start(patient, { filter: {} })).errors).toBeUndefined();
  await fileThatIs(patient, "READY");
  return patient;
}

const unfilled = (own: Awaited<ReturnType<typeof ownRows>>) =>
  [...own].flatMap(([table, { rows }]) => (rows.length === 0 && !(table in NOT_PATIENTS) ? [table] : []));

async function filesLeft(): Promise<string[]> {
  const found = await readdir(path.join(folder, "files"), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

it("leaves nothing of a patient who had everything, in any column of any table", async () => {
  const patient = await patientWithEverything();
  const own = await ownRows(everything, patient.user.id);
  expect(unfilled(own)).toEqual([]);
  expect(Object.keys(NOT_PATIENTS).filter((table) => !own.has(table) || own.get(table)?.rows.length)).toEqual([]);
  const numbers = [AMARA.nhsNumber, WAITING_NUMBER].flatMap((number) => [number, digitsOf(number)]);
  const planted = [MARK, TAUGHT, EMAIL, patient.user.id, ...numbers];
  // What was meant to be sealed might stand in bytes.
  const hex = planted.map(hexOf);
  const shared = tracesOf(await ownRows(everything, (await server.patient()).user.id)); // such as the name of a browser
  const traces = [...new Set([...planted, ...hex, ...tracesOf(own).filter((text) => !shared.includes(text))])];
  const before = await findTraces(everything, traces);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(["public.readings_2026_q3", "public.readings_2026_q4"]));
  const readable = [...numbers, ...numbers.map(hexOf)];
  const sealedOnly = Object.entries(before).map(([table, texts]) => [
    table,
    texts.filter((text) => readable.includes(text)),
  ]);
  expect(sealedOnly.filter(([, texts]) => texts?.length)).toEqual([]);

  expect((await patient.run('mutation { eraseAccount(password: "Good-pass1") }')).data).toEqual({ eraseAccount: true });
  const after = await findTraces(everything, traces);
  const unexpected = Object.entries(after).flatMap(([table, texts]) =>
    texts.filter((text) => !KEPT[table]?.what.test(text)).map((text) => `${table}: ${text}`),
  );
  expect(unexpected).toEqual([]);
  expect(Object.keys(after)).toEqual(Object.keys(KEPT));
  expect(await filesLeft()).toEqual([]);

  now = new Date("2026-11-22T10:00:00Z");
  await createJobs(server.platform, undefined, createPushGateway(undefined), server.windows).sweep({});
  expect(Object.keys(await findTraces(everything, traces))).toEqual(["public.audit_entries"]);
});

it("would notice a new table that nobody filled, and one that is not cleared", async () => {
  const patient = await server.patient();
  const { id } = patient.user;
  await everything.query("create table forgotten_moods (id uuid primary key, patient_id uuid references users (id))");
  await everything.query("create table forgotten_notes (mood_id uuid references forgotten_moods (id), note text)");
  await everything.query("create table forgotten_copies (what jsonb)");
  try {
    expect(unfilled(await ownRows(everything, id))).toEqual(
      expect.arrayContaining(["forgotten_moods", "forgotten_notes"]),
    );
    await everything.query("insert into forgotten_moods values ($1, $2)", [crypto.randomUUID(), id]);
    await everything.query("insert into forgotten_notes select id, 'A note about the mood' from forgotten_moods");
    await everything.query("insert into forgotten_copies values (jsonb_build_object('of', $1::text))", [id]);
    const own = await ownRows(everything, id);
    expect(unfilled(own)).not.toContain("forgotten_notes");
    expect(tracesOf(own)).toContain("a note about the mood");
    expect(await findTraces(everything, tracesOf(own))).toMatchObject({
      "public.forgotten_copies": [id],
      "public.forgotten_notes": expect.arrayContaining(["a note about the mood"]),
    });
  } finally {
    await everything.query("drop table forgotten_notes, forgotten_moods, forgotten_copies");
  }
});
