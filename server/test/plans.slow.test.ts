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
import { heardDuring, type Statement } from "./statement-count.test-support";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** Tables that stay small however many people use the product: reading all of such a table is right. */
const SMALL = new Set(["push_keys", "audience_cells", "staff_roles", "firewall_state", "firewall_rules"]);

/** What is answered without the database. */
const FROM_MEMORY = new Set([
  "adDecisionChoices",
  "aboutMedicine",
  "answerTemplates",
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
/** What none of these callers can ask for: it takes the link of a mail, or a mail of the demonstration. */
const NOT_THEIRS = new Set(["application", "mailboxMail"]);

const DENY = 'mutation { made: createFirewallRule(input: { ipRange: "203.0.113.7", description: "Example" }) { id } }';

let server: TestServer;
let callers: Record<string, Caller & { user: User }>;
/** An owner with points of their own: the walk through all queries needs those of the others. */
let reader: Caller;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const patient = await server.patient();
  const advertiser = await server.patient({ role: "ADVERTISER" });
  await makeHealthProfile(server.db.manager, patient.user.id, { medications: [{ name: "Cetirizine" }] });
  const { consultation, escalation } = await makeConsultation(server.db.manager, {
    patientId: patient.user.id,
    question: "severe headache",
  });
  const { advertiserId } = await makeCompany(server.db.manager, { advertiserId: advertiser.user.id });
  const campaign = await makeCampaign(server.db.manager, { advertiserId });
  const [review] = await server.db.query(
    `insert into ad_reviews (version_id, cause, submitted_at)
     select id, 'SUBMITTED', now() from creative_versions where creative_id = $1 returning id`,
    [campaign.creativeId],
  );
  const [report] = await server.db.query(
    "insert into compliance_reports (month, requested_at) values ('2026-06', now()) returning id",
  );
  const { paymentId, invoiceId } = await server.db.transaction((tx) => makeBilling(tx, advertiserId));
  const application = await server.db.transaction((tx) =>
    makeApplication(tx, server.platform.storage, {
      company: exampleCompany(),
      submittedAt: new Date(),
      note: "An example.",
    }),
  );
  const [record] = await server.db.query("select id from medical_records where patient_id = $1", [patient.user.id]);
  const [complianceRule] = await server.db.query("select id from compliance_rules limit 1");
  const [model] = await server.db.query("select id from model_versions");
  const [training] = await server.db.query(
    `insert into training_runs (status, epochs, seed, parameters, started_at, finished_at, process_id)
     values ('CANCELLED', 1, 1, '{"rounds":1,"step":1,"shrinking":1}', now(), now(), gen_random_uuid()) returning id`,
  );
  const study = await makeStudy(server.db.manager);
  const owner = await server.staff("owner");
  const apiKey = await makeApiKey(server.db.manager, {
    ...{
      ownerId: owner.user.id,
      ownerKind: "STAFF",
      service: "Example",
      scopes: ["read:system"],
      createdAt: new Date(),
    },
  });
  const [anomaly] = await server.db.query(
    `insert into anomalies (metric, severity, value, threshold, raised_by, opened_at, seen_at, resolved_at)
     values ('latency', 'WARNING', 540, 500, gen_random_uuid(), now(), now(), now()) returning id`,
  );
  const [window] = await server.db.query(
    `insert into maintenance_windows (type, scheduled_for, ends_at, description, is_announced, created_at)
     values ('BACKUP', now() + interval '1 day', now() + interval '2 days', 'Example', false, now()) returning id`,
  );
  const [maintenanceReport] = await server.db.query(
    "insert into maintenance_reports (from_month, to_month, requested_at, moved_at) values ('2026-06', '2026-06', now(), now()) returning id",
  );
  const rows: Record<string, { id: string }[]> = {
    medication: await server.db.query("select id from medications"),
    familyMember: [await makeFamilyMember(server.db.manager, patient.user.id)],
    device: [await makeDevice(server.db.manager, { patientId: patient.user.id })],
    healthAlert: await server.db.query(
      `insert into health_alerts (patient_id, metric, type, value, threshold, demonstration, opened_at)
       values ($1, 'heartRate', 'HIGH', 140, 100, false, now()) returning id`,
      [patient.user.id],
    ),
    healthCheckResult: await server.db.query(
      `with offer as (
         insert into health_check_offers (user_id, day, slug, offered_at) values ($1, '2026-11-21', 'sleep', now()) returning id
       )
       insert into health_checks (user_id, offer_id, slug, answers, score, band, taken_at)
       select $1, id, 'sleep', '{}', 0, 'GOOD', now() from offer returning id`,
      [patient.user.id],
    ),
    recordExport: await server.db.query(
      `insert into record_exports (patient_id, format, status, total, created_at, updated_at)
       values ($1, 'TEXT', 'READY', 1, now(), now()) returning id`,
      [patient.user.id],
    ),
    firewallRule: [(await owner.run<{ made: { id: string } }>(DENY)).data.made],
    staffRole: await server.db.query("select id from staff_roles limit 1"),
  };
  callers = { owner, advertiser, patient };
  reader = await server.staff("owner");
  ids = {
    ...Object.fromEntries(Object.entries(rows).map(([field, [row]]) => [field, row?.id ?? ""])),
    anomaly: anomaly.id,
    anomalyEvents: anomaly.id,
    pharmacistQuestion: escalation?.id ?? "",
    addedTrainingLine: await makeTrainingLine(server.db.manager),
    staffMember: owner.user.id,
    apiKey,
    consultation: consultation.id,
    consultationHandover: consultation.id,
    clinicalStudy: study.id,
    accountInvoices: advertiser.user.id,
    trainedModel: model.id,
    modelComparison: model.id,
    trainingRun: training.id,
    campaign: campaign.id,
    creative: campaign.creativeId,
    adReview: review.id,
    complianceReport: report.id,
    payment: paymentId,
    invoice: invoiceId,
    medicalRecord: record.id,
    applicationForReview: application,
    complianceRule: complianceRule.id,
    explainStaffRights: owner.user.id,
    apiKeyUsage: apiKey,
    userAccount: patient.user.id,
    maintenanceWindow: window.id,
    maintenanceReport: maintenanceReport.id,
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

/** The plan of a statement, by a planner that reads no table from end to end unless it has to. */
async function explain({ text, values }: Statement, ...avoided: string[]): Promise<Plan> {
  return server.db.transaction(async (tx) => {
    for (const way of ["seqscan", ...avoided]) await tx.query(`set local enable_${way} = off`);
    const [{ "QUERY PLAN": plan }] = await tx.query(`explain (format json) ${text}`, values);
    return plan[0].Plan;
  });
}

const planOf = async (statement: Statement): Promise<string> => JSON.stringify(await explain(statement));

/** Tables that are read from end to end although an index could not be used, told of by the planner when it avoids that at any price. */
async function readWhole(statement: Statement): Promise<string[]> {
  const found: string[] = [];
  const visit = (node: Plan) => {
    if (node["Node Type"] === "Seq Scan") found.push(node["Relation Name"] ?? "?");
    node.Plans?.forEach(visit);
  };
  visit(await explain(statement));
  return found.filter((table) => !SMALL.has(table));
}

it("finds a table that has no index for what is asked", async () => {
  expect(await readWhole({ text: "select 1 from users where name = $1", values: ["Priya"] })).toEqual(["users"]);
});

it.each(queries.map(({ name }) => name).filter((name) => !NOT_THEIRS.has(name)))(
  "no table that grows is read from end to end for %s",
  async (name) => {
    const asked = (await statementsOf(name)).filter(
      ({ text }) => /^\s*(select|with)/i.test(text) && !/graphile_worker|pg_/.test(text),
    );
    expect(asked.length > 0).toBe(!FROM_MEMORY.has(name));
    for (const statement of new Map(asked.map((one) => [one.text, one])).values()) {
      expect([statement.text, await readWhole(statement)]).toEqual([statement.text, []]);
    }
  },
);

it("the windows that people are told of have an index of their own", async () => {
  const text = `select id from maintenance_windows
    where is_announced and (status in ('SCHEDULED', 'IN_PROGRESS') or notice_phase is not null)`;
  expect(await readWhole({ text, values: [] })).toEqual([]);
});

/** The statements of these queries of the reader. */
const askedBy = async (...texts: string[]): Promise<Statement[]> =>
  (
    await heardDuring(async () => {
      for (const text of texts) await reader.run(text);
    })
  )[1];

it("studies are found by words and by tag with their indexes", async () => {
  const statements = await askedBy(
    '{ clinicalStudies(search: "cough ton") { nodes { id } } }',
    '{ clinicalStudies(tag: "Cough") { nodes { id } } }',
    '{ studyTags(prefix: "cou") }',
  );
  const plans = async (part: string) => {
    const found = statements.filter(({ text }) => text.includes(part));
    for (const statement of found) expect(await readWhole(statement)).toEqual([]);
    return Promise.all(found.map(planOf));
  };
  expect((await plans("to_tsquery")).every((plan) => plan.includes("clinical_studies_search"))).toBe(true);
  expect((await plans("s.tags @>")).every((plan) => plan.includes("clinical_studies_tags"))).toBe(true);
  expect(await plans("from study_tags where key like")).toHaveLength(1);
});

it("people are found by the beginning of their address with its index, and nothing is sorted", async () => {
  const statements = await askedBy('{ userSearch(email: "pers") { totalCount nodes { id } } }');
  const found = statements.filter(({ text }) => text.includes("~>=~"));
  expect(found).toHaveLength(2);
  for (const statement of found) {
    expect(await readWhole(statement)).toEqual([]);
    expect(await planOf(statement)).toContain("users_email_prefix");
    expect(await planOf(statement)).not.toMatch(/Sort"/);
  }
});

it("added training lines are found by words with their index", async () => {
  const statements = await askedBy('{ addedTrainingLines(filter: { search: "elbow pai" }) { nodes { id } } }');
  const lists = statements.filter(({ text }) => text.includes("to_tsquery"));
  expect(lists.some(({ text }) => text.includes("count("))).toBe(true);
  for (const statement of lists) {
    expect(await readWhole(statement)).toEqual([]);
    expect(await planOf(statement)).toContain("training_lines_search");
  }
});

it("anomalies are filtered by their indexes, and nothing is sorted", async () => {
  const plansOf = async (filter: string) => {
    const statements = await askedBy(`{ anomalies(${filter}) { totalCount nodes { id } } }`);
    const lists = statements.filter(({ text }) => text.includes("from anomalies a") && text.includes("order by"));
    expect(lists).toHaveLength(1);
    for (const statement of lists) expect(await readWhole(statement)).toEqual([]);
    // The table is empty, and sorting nothing is cheap: what is asked is whether an index could give the order.
    return JSON.stringify(await explain(lists[0] as Statement, "sort", "bitmapscan"));
  };
  expect(await plansOf('metric: "latency"')).toContain("anomalies_metric");
  expect(await plansOf("severity: CRITICAL")).toContain("anomalies_severity");
  expect(await plansOf("state: OPEN")).toContain("anomalies_not_over");
  for (const filter of ['metric: "latency"', "severity: CRITICAL", "state: OPEN", "state: RESOLVED"]) {
    expect(await plansOf(filter)).not.toMatch(/Sort"/);
  }
});

it("what a pharmacist has to answer is found by the index of its list, and the level of each by its key", async () => {
  const plansOf = async (args: string) => {
    const statements = await askedBy(`{ pharmacistQuestions(${args}) { totalCount nodes { id } } }`);
    const lists = statements.filter(({ text }) => text.includes("from escalations e"));
    expect(lists).toHaveLength(2);
    for (const statement of lists) expect(await readWhole(statement)).toEqual([]);
    return Promise.all(lists.map(planOf));
  };
  const index = { OPEN: "escalations_open", MINE: "escalations_mine" };
  for (const [filter, name] of Object.entries(index)) {
    for (const plan of await plansOf(`filter: ${filter}, levels: [EMERGENCY, CRISIS]`)) {
      expect(plan).toContain(name);
      expect(plan).toContain("consultations_pkey");
    }
    for (const plan of await plansOf(`filter: ${filter}`)) expect(plan).toContain(name);
  }
});

const LATER = Buffer.from(`${Date.now()} 00000000-0000-4000-8000-000000000000`).toString("base64url");

it("applications that were decided on a day are found and sorted by their index", async () => {
  const statements = await askedBy(
    `{ applications(decidedOn: "2026-11-20", first: 1) { totalCount nodes { id } }
       later: applications(decidedOn: "2026-11-20", after: "${LATER}") { totalCount } }`,
  );
  const lists = statements.filter(({ text }) => text.includes("from applications a") && text.includes("decided_at <"));
  expect(lists.some(({ text }) => text.includes("count("))).toBe(true);
  for (const statement of lists) {
    expect(await readWhole(statement)).toEqual([]);
    expect(await planOf(statement)).toContain("applications_decided_at");
    expect(await planOf(statement)).not.toMatch(/Sort"/);
  }
});
