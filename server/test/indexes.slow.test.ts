import { randomUUID } from "node:crypto";
import { type Caller, startTestServer, type TestServer } from "./harness";
import { explain, readWhole } from "./plan.test-support";
import { heardDuring } from "./statement-count.test-support";

let server: TestServer;
let reader: Caller;
beforeAll(async () => {
  server = await startTestServer();
  reader = await server.staff("owner");
});
afterAll(() => server.stop());

const somebody = randomUUID();

/** Lists as they are read, and what is looked up in them; $1 is the id of somebody or something. */
const LISTS = [
  "select id from consultations where patient_id = $1 order by created_at desc, id desc limit 21",
  "select id from escalations where status = 'NEEDS_REPLY' order by waiting_since, id limit 21",
  "select id from escalations where status = 'CLOSED' order by closed_at desc, id desc limit 21",
  "select id from escalations where kind = 'FEEDBACK' and status <> 'CLOSED' order by waiting_since, id limit 21",
  "select sent_at from escalations where first_answered_at > now() - interval '30 days'",
  "select id from consultation_messages where consultation_id = $1 order by sent_at desc, id desc limit 21",
  "select id from escalation_notes where escalation_id = $1 order by created_at, id",
  "select id from escalations where status = 'ANSWERED' order by answered_at desc, id desc limit 21",
  "select id from sessions where token_hash = 'x'",
  "select id from applications where status = 'PENDING' order by submitted_at, id limit 21",
  "select id from applications where status <> 'DRAFT' order by submitted_at, id limit 21",
  "select id from applications where lower(company_name) like 'north%'",
  "select id from applications where registration_number like '0987%'",
  "select id from applications where email like 'robin%'",
  "select application_id from application_tokens where token_hash = 'x'",
  "select id from application_events where application_id = $1 order by id desc limit 100",
  "select id from company_changes where advertiser_id = $1 order by changed_at desc, id desc limit 50",
  "select id from campaigns where advertiser_id = $1 order by created_at desc, id desc limit 21",
  "select id from sessions where user_id = $1 and ended_at is null order by last_seen_at desc, id desc limit 100",
  "select id from consent_entries where user_id = $1 order by recorded_at desc, id desc limit 21",
  "select id from disclosures where patient_id = $1 order by occurred_at desc, id desc limit 21",
  "select id from outbox_mails order by created_at desc, id desc limit 21",
  "select id from outbox_mails where failed_at is not null order by created_at desc, id desc limit 21",
  "select id from medications where patient_id = $1 and stopped_on is null order by created_at desc, id desc limit 21",
  "select id from medications where patient_id = $1 and stopped_on is not null order by created_at desc, id desc limit 21",
  "select id from compliance_rules order by updated_at desc, id desc limit 21",
  "select id from compliance_rule_changes where rule_id = $1 order by id desc limit 21",
  "select id from firewall_rules order by position, id limit 21",
  "select id from audit_entries order by occurred_at desc, id desc limit 21",
  "select id from audit_entries where action = 'signed_in' order by occurred_at desc, id desc limit 21",
  "select sum(views) from campaign_hours where campaign_id = $1",
];

it.each(LISTS)("through an index, and in its order: %s", async (text) => {
  const plan = JSON.stringify(
    await explain(server, { text, values: text.includes("$1") ? [somebody] : [] }, "sort", "bitmapscan"),
  );
  expect(plan).toMatch(/Index (Only )?Scan/);
  expect(plan).not.toMatch(/Sort"/);
});

it("the windows that people are told of have an index of their own", async () => {
  const text = `select id from maintenance_windows
    where is_announced and (status in ('SCHEDULED', 'IN_PROGRESS') or notice_phase is not null)`;
  expect(await readWhole(server, { text, values: [] })).toEqual([]);
});

const LATER = Buffer.from(`${Date.now()} 00000000-0000-4000-8000-000000000000`).toString("base64url");

/** What a query finds by which indexes: so many of its statements say this. In order, nothing is sorted. */
interface Found {
  query: string;
  says: RegExp;
  statements: number;
  through: string[];
  isInOrder?: boolean;
  /** Further ways of the planner. Of an empty table an index gives the order only where sorting nothing is not cheaper. */
  avoided?: string[];
}
const studies = { says: /to_tsquery|s\.tags @>/, statements: 2 };
const anomalies = {
  says: /from "anomalies".*order by/s,
  statements: 1,
  isInOrder: true,
  avoided: ["sort", "bitmapscan"],
};
const questions = { says: /from escalations e/, statements: 2 };

it.each<Found>([
  { ...studies, query: 'clinicalStudies(search: "cough ton") { nodes { id } }', through: ["clinical_studies_search"] },
  { ...studies, query: 'clinicalStudies(tag: "Cough") { nodes { id } }', through: ["clinical_studies_tags"] },
  { query: 'studyTags(prefix: "cou")', says: /from "study_tags".*like/is, statements: 1, through: [] },
  {
    query: 'userSearch(email: "pers") { totalCount nodes { id } }',
    ...{ says: /~>=~/, statements: 2, through: ["users_email_prefix"], isInOrder: true },
  },
  {
    query: 'addedTrainingLines(filter: { search: "elbow pai" }) { nodes { id } }',
    ...{ says: /to_tsquery/, statements: 2, through: ["training_lines_search"] },
  },
  { ...anomalies, query: 'anomalies(metric: "latency") { totalCount nodes { id } }', through: ["anomalies_metric"] },
  { ...anomalies, query: "anomalies(severity: CRITICAL) { totalCount nodes { id } }", through: ["anomalies_severity"] },
  { ...anomalies, query: "anomalies(state: OPEN) { totalCount nodes { id } }", through: ["anomalies_not_over"] },
  { ...anomalies, query: "anomalies(state: RESOLVED) { totalCount nodes { id } }", through: [] },
  ...Object.entries({ OPEN: "escalations_open", MINE: "escalations_mine" }).flatMap(([filter, index]) => [
    { ...questions, query: `pharmacistQuestions(filter: ${filter}) { totalCount nodes { id } }`, through: [index] },
    {
      ...questions,
      query: `pharmacistQuestions(filter: ${filter}, levels: [EMERGENCY, CRISIS]) { totalCount nodes { id } }`,
      through: [index, "consultations_pkey"],
    },
  ]),
  {
    query: `applications(decidedOn: "2026-11-20", first: 1) { totalCount nodes { id } }
      later: applications(decidedOn: "2026-11-20", after: "${LATER}") { totalCount }`,
    ...{
      says: /from applications a.*decided_at </s,
      statements: 3,
      through: ["applications_decided_at"],
      isInOrder: true,
    },
  },
])("$query is found through $through", async ({ query, says, statements, through, isInOrder, avoided = [] }) => {
  const [{ errors }, heard] = await heardDuring(() => reader.run(`{ ${query} }`));
  expect(errors).toBeUndefined();
  const found = heard.filter(({ text }) => says.test(text));
  expect(found.map(({ text }) => text)).toHaveLength(statements);
  for (const statement of found) {
    expect(await readWhole(server, statement)).toEqual([]);
    const plan = JSON.stringify(await explain(server, statement, ...avoided));
    for (const index of through) expect(plan).toContain(index);
    if (isInOrder) expect(plan).not.toMatch(/Sort"/);
  }
});
