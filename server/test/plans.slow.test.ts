import { type GraphQLOutputType, getNamedType, isObjectType, isRequiredArgument } from "graphql";
import { makeApplication } from "../src/ads/applications/application.factory";
import { company as exampleCompany } from "../src/ads/applications/application.test-support";
import { makeCompany } from "../src/ads/applications/company.factory";
import { makeCampaign } from "../src/ads/campaigns/campaign.factory";
import { makeBilling } from "../src/ads/subscriptions/billing.factory";
import { createSchema } from "../src/app/schema";
import { makeConsultation } from "../src/care/consultations/consultation.factory";
import { makeDevice } from "../src/care/devices/device.factory";
import { makeTrainingLine } from "../src/care/models/training-line.factory";
import { makeFamilyMember } from "../src/care/patients/family-member.factory";
import { makeHealthProfile } from "../src/care/patients/health-profile.factory";
import { makeStudy } from "../src/care/studies/study.factory";
import type { User } from "../src/people/accounts/user.entity";
import { makeApiKey } from "../src/people/api-keys/api-key.factory";
import { type Caller, startTestServer, type TestServer } from "./harness";
import { readWhole } from "./plan.test-support";
import { heardDuring, type Statement } from "./statement-count.test-support";

/** What is answered without the database. */
const FROM_MEMORY = new Set([
  "adDecisionChoices",
  "aboutMedicine",
  "apiScopes",
  "apiKeySetup",
  "applicationRules",
  "auditWords",
  "creativeRules",
  "currentApiKey",
  "demoSlowness",
  "demoTraffic",
  "explainDecision",
  "medicineSuggestions",
  "plans",
  "reportToOpen",
  "staffPermissions",
  "systemMetrics",
  "trainingLines",
  // What these read is left to the library of the queue.
  "attention",
  "failedJobs",
  "jobQueue",
]);
/** What none of these callers can ask for: it takes the link of a mail, a mail of the demonstration, or a job that failed. */
const NOT_THEIRS = new Set(["application", "mailboxMail", "failedJob"]);

const DENY = 'mutation { made: createFirewallRule(input: { ipRange: "203.0.113.7", description: "Example" }) { id } }';

let server: TestServer;
let callers: Record<string, Caller & { user: User }>;
let ids: Record<string, string>;

/** The id of the row that this statement writes or finds. */
const idOf = async (text: string, ...values: unknown[]): Promise<string> =>
  (await server.db.query(text, values))[0]?.id ?? "";

beforeAll(async () => {
  server = await startTestServer();
  const { manager } = server.db;
  const [patient, advertiser] = [await server.patient(), await server.patient({ role: "ADVERTISER" })];
  const patientId = patient.user.id;
  await makeHealthProfile(manager, patientId, { medications: [{ name: "Cetirizine" }] });
  const { consultation, escalation } = await makeConsultation(manager, { patientId, question: "severe headache" });
  const { advertiserId } = await makeCompany(manager, { advertiserId: advertiser.user.id });
  const campaign = await makeCampaign(manager, { advertiserId });
  const { paymentId, invoiceId } = await server.db.transaction((tx) => makeBilling(tx, advertiserId));
  const applied = { company: exampleCompany(), submittedAt: new Date(), note: "An example." };
  const owner = await server.staff("owner");
  callers = { owner, advertiser, patient };
  const made = { ownerKind: "STAFF", service: "Example", scopes: ["read:system"], createdAt: new Date() } as const;
  const apiKey = await makeApiKey(manager, { ownerId: owner.user.id, ...made });
  const model = await idOf("select id from model_versions");
  const anomaly = await idOf(
    `insert into anomalies (metric, severity, value, threshold, raised_by, opened_at, seen_at, resolved_at)
     values ('latency', 'WARNING', 540, 500, gen_random_uuid(), now(), now(), now()) returning id`,
  );
  ids = {
    medication: await idOf("select id from medications"),
    familyMember: (await makeFamilyMember(manager, patientId)).id,
    device: (await makeDevice(manager, { patientId })).id,
    healthAlert: await idOf(
      `insert into health_alerts (patient_id, metric, type, value, threshold, demonstration, opened_at)
       values ($1, 'heartRate', 'HIGH', 140, 100, false, now()) returning id`,
      patientId,
    ),
    healthCheckResult: await idOf(
      `with offer as (
         insert into health_check_offers (user_id, day, slug, offered_at) values ($1, '2026-11-21', 'sleep', now()) returning id
       )
       insert into health_checks (user_id, offer_id, slug, answers, score, band, taken_at)
       select $1, id, 'sleep', '{}', 0, 'GOOD', now() from offer returning id`,
      patientId,
    ),
    recordExport: await idOf(
      `insert into record_exports (patient_id, format, status, total, created_at, updated_at)
       values ($1, 'TEXT', 'READY', 1, now(), now()) returning id`,
      patientId,
    ),
    firewallRule: (await owner.run<{ made: { id: string } }>(DENY)).data.made.id,
    staffRole: await idOf("select id from staff_roles limit 1"),
    anomaly,
    anomalyEvents: anomaly,
    pharmacistQuestion: escalation?.id ?? "",
    addedTrainingLine: await makeTrainingLine(manager),
    staffMember: owner.user.id,
    apiKey,
    apiKeyUsage: apiKey,
    consultation: consultation.id,
    consultationHandover: consultation.id,
    clinicalStudy: (await makeStudy(manager)).id,
    accountInvoices: advertiser.user.id,
    accountInvoice: invoiceId,
    insightView: await idOf(
      `insert into insight_views (advertiser_id, name, period, metric, dimension, columns, created_at)
       values ($1, 'Mine', 'LAST_7', 'CLICKS', 'CAMPAIGN', 'DELIVERY', now()) returning id`,
      advertiserId,
    ),
    conversion: await idOf(
      `with report as (
         insert into conversion_reports (advertiser_id, idempotency_key, request_hash, row_count, reported_at)
         values ($1, gen_random_uuid(), sha256('example'), 1, now()) returning id
       )
       insert into campaign_conversions (advertiser_id, campaign_id, day, conversions, revenue_pence, report_id, reported_at)
       select $1, $2, '2026-06-10', 1, 100, id, now() from report returning id`,
      ...[advertiserId, campaign.id],
    ),
    answerTemplate: await idOf(
      "insert into answer_templates (title, texts, written_at) values ('Example', '{\"en\":\"Rest.\"}', now()) returning id",
    ),
    misreading: await idOf(
      `insert into misreadings (consultation_id, kind, label, note, assistant_version, created_at)
       values ($1, 'MISSED', 'urgent', '', '1', now()) returning id`,
      consultation.id,
    ),
    deviceImport: await idOf(
      `insert into device_imports (patient_id, kind, status, percent, created_at, updated_at)
       values ($1, 'CSV', 'DONE', 100, now(), now()) returning id`,
      patientId,
    ),
    backup: await idOf(
      "insert into backups (made_at, state, encrypted, schema_version, error) values (now(), 'FAILED', false, '', 'Example') returning id",
    ),
    failedMail: await idOf(
      `insert into outbox_mails (recipient, subject, template, language, content, created_at, failed_at, keep_until)
       values ('a@example.test', 'Example', 'contact', 'en', '', now(), now(), now() + interval '1 day') returning id`,
    ),
    trainedModel: model,
    modelComparison: model,
    trainingRun: await idOf(
      `insert into training_runs (status, epochs, seed, parameters, started_at, finished_at, process_id)
       values ('CANCELLED', 1, 1, '{"rounds":1,"step":1,"shrinking":1}', now(), now(), gen_random_uuid()) returning id`,
    ),
    campaign: campaign.id,
    campaignLift: campaign.id,
    creative: campaign.creativeId,
    adReview: await idOf(
      `insert into ad_reviews (version_id, cause, submitted_at)
       select id, 'SUBMITTED', now() from creative_versions where creative_id = $1 returning id`,
      campaign.creativeId,
    ),
    complianceReport: await idOf(
      "insert into compliance_reports (month, requested_at) values ('2026-06', now()) returning id",
    ),
    payment: paymentId,
    invoice: invoiceId,
    medicalRecord: await idOf("select id from medical_records where patient_id = $1", patientId),
    applicationForReview: await server.db.transaction((tx) => makeApplication(tx, server.platform.storage, applied)),
    complianceRule: await idOf("select id from compliance_rules limit 1"),
    explainStaffRights: owner.user.id,
    userAccount: patientId,
    maintenanceWindow: await idOf(
      `insert into maintenance_windows (type, scheduled_for, ends_at, description, is_announced, created_at)
       values ('BACKUP', now() + interval '1 day', now() + interval '2 days', 'Example', false, now()) returning id`,
    ),
    maintenanceReport: await idOf(
      "insert into maintenance_reports (from_month, to_month, requested_at, moved_at) values ('2026-06', '2026-06', now(), now()) returning id",
    ),
  };
});
afterAll(async () => {
  await server.stop();
});

/** Every field that can be asked for without an argument, down to a depth. */
function everythingOf(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => depth > 1 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name}${everythingOf(field.type, depth - 1)}`);
  return ` { __typename ${fields.join(" ")} }`;
}

const EXAMPLES: Record<string, string> = {
  String: '"abc"',
  Int: "30",
  MetricHistorySpan: "MONTH",
  MedicationCheckInput: '{ name: "ibuprofen" }',
  ComplianceRuleInput: '{ name: "", description: "", keywords: ["spray"], conditions: [] }',
  AdvertTextInput: '{ title: "cures", description: "", altText: "", disclaimer: "" }',
  Tier: "PLATINUM",
  TargetingInput: '{ cities: ["London"], languages: ["en"], topics: ["Allergies"], signals: ["Sedentary"] }',
  InsightMetric: "[IMPRESSIONS, CLICKS, COST, CONVERSIONS]",
  InsightPeriodInput: '{ from: "2026-06-01", to: "2026-06-30" }',
  ExplainDecisionInput: '{ labels: [], language: "en", page: DASHBOARD }',
  TrendMetric: "ACTIVE_MINUTES",
  TrendRange: "DAY",
  ForecastInput: '{ cities: ["London"], languages: ["en"], topics: [], signals: [] }',
};
/** By the name of the argument, where its type says too little. */
const NAMED_EXAMPLES: Record<string, string> = {
  from: '"2026-06-01"',
  to: '"2026-06-30"',
  month: '"2026-06"',
  metric: '"latency"',
  address: '"192.0.2.1"',
  email: '"pers"',
};
const queries = Object.values(createSchema().getQueryType()?.getFields() ?? {});

/** The statements of a field as the first caller whom it answers, with as much of its types as the cost limit allows. */
async function statementsOf(name: string): Promise<Statement[]> {
  const field = queries.find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${name}`);
  const args = field.args.filter(isRequiredArgument).map((arg) => {
    const { name: type } = getNamedType(arg.type);
    return `${arg.name}: ${type === "ID" ? JSON.stringify(ids[name] ?? callers.owner?.sessionId) : (type === "String" && NAMED_EXAMPLES[arg.name]) || EXAMPLES[type]}`;
  });
  let said = "";
  for (const caller of Object.values(callers)) {
    for (let depth = 6; depth > 0; depth -= 1) {
      await server.platform.limits.operations.reset(caller.user.id); // every query at every depth is more than a minute's worth
      const call = `${name}${args.length > 0 ? `(${args.join(", ")})` : ""}${everythingOf(field.type, depth)}`;
      const [{ errors }, statements] = await heardDuring(() => caller.run(`query { ${call} }`));
      if (errors) {
        said += ` ${errors.map(({ message }) => message).join()}`;
        continue;
      }
      // A page that is the whole list is not counted, and a later one is.
      if (!field.args.some((arg) => arg.name === "after")) return statements;
      for (const id of [callers.owner?.sessionId, "1"]) {
        const after = `after: "${Buffer.from(`${Date.now() + 60_000} ${id}`).toString("base64url")}"`;
        const later = `query { ${name}(${[...args, after].join(", ")}) { totalCount } }`;
        const [answer, counting] = await heardDuring(() => caller.run(later));
        if (!answer.errors) return [...statements, ...counting];
      }
      return statements;
    }
  }
  throw new Error(`Nobody is answered ${name}: ${said}`);
}

it("finds a table that has no index for what is asked", async () => {
  expect(await readWhole(server, { text: "select 1 from users where name = $1", values: ["Priya"] })).toEqual([
    "users",
  ]);
});

it.each(queries.map(({ name }) => name).filter((name) => !NOT_THEIRS.has(name)))(
  "no table that grows is read from end to end for %s",
  async (name) => {
    const asked = (await statementsOf(name)).filter(
      ({ text }) => /^\s*(select|with)/i.test(text) && !/graphile_worker|pg_/.test(text),
    );
    expect(asked.length > 0).toBe(!FROM_MEMORY.has(name));
    for (const statement of new Map(asked.map((one) => [one.text, one])).values()) {
      expect([statement.text, await readWhole(server, statement)]).toEqual([statement.text, []]);
    }
  },
);
