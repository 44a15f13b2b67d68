import { type GraphQLOutputType, getNamedType, isObjectType, isRequiredArgument } from "graphql";
import { Client } from "pg";
import { createSchema } from "../src/app/schema";
import { makeApplication } from "../src/applications/application.factory";
import { company as exampleCompany } from "../src/applications/application.test-support";
import { makeCompany } from "../src/applications/company.factory";
import { makeCampaign } from "../src/campaigns/campaign.factory";
import { makeConsultation } from "../src/consultations/consultation.factory";
import { makeHealthProfile } from "../src/patients/health-profile.factory";
import { type Caller, startTestServer, type TestServer } from "./harness";

interface Statement {
  text: string;
  values: unknown[];
}
interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** Tables that stay small however many people use the product: reading all of such a table is right. */
const SMALL = new Set(["push_keys"]);

let server: TestServer;
let callers: Record<string, Caller>;
let ids: Record<string, string>;
let statements: Statement[] = [];
const original = Client.prototype.query;

beforeAll(async () => {
  server = await startTestServer();
  const patient = await server.patient();
  const advertiser = await server.patient({ role: "ADVERTISER" });
  await makeHealthProfile(server.db.manager, patient.user.id, { medications: [{ name: "Cetirizine" }] });
  const { consultation } = await makeConsultation(server.db.manager, {
    patientId: patient.user.id,
    question: "severe headache",
  });
  const { advertiserId } = await makeCompany(server.db.manager, { advertiserId: advertiser.user.id });
  const campaign = await makeCampaign(server.db.manager, { advertiserId });
  const application = await server.db.transaction((tx) =>
    makeApplication(tx, server.platform.storage, {
      company: exampleCompany(),
      submittedAt: new Date(),
      note: "An example.",
    }),
  );
  const [record] = await server.db.query("select id from medical_records where patient_id = $1", [patient.user.id]);
  callers = { patient, advertiser, owner: await server.staff("owner") };
  ids = {
    consultation: consultation.id,
    campaign: campaign.id,
    medicalRecord: record.id,
    applicationForReview: application,
  };
  Client.prototype.query = function heard(this: Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof first === "string" ? first : (first.text ?? "");
    statements.push({ text, values: Array.isArray(second) ? second : (Object(first).values ?? []) });
    return Reflect.apply(original, this, args);
  } as typeof original;
});
afterAll(async () => {
  Client.prototype.query = original;
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
  MedicationCheckInput: '{ name: "ibuprofen" }',
};
const queries = Object.values(createSchema().getQueryType()?.getFields() ?? {});

/** The statements of a field as the first caller whom it answers, with as much of its types as the cost limit allows. */
async function statementsOf(name: string): Promise<Statement[]> {
  const field = queries.find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${name}`);
  const args = field.args.filter(isRequiredArgument).map((arg) => {
    const { name: type } = getNamedType(arg.type);
    return `${arg.name}: ${type === "ID" ? JSON.stringify(ids[name] ?? callers.owner?.sessionId) : EXAMPLES[type]}`;
  });
  for (const caller of Object.values(callers)) {
    for (let depth = 6; depth > 0; depth -= 1) {
      statements = [];
      const call = `${name}${args.length > 0 ? `(${args.join(", ")})` : ""}${everythingOf(field.type, depth)}`;
      const { errors } = await caller.run(`query { ${call} }`);
      if (!errors) return statements;
    }
  }
  return statements;
}

/** Tables that are read from end to end although an index could not be used, told of by the planner when it avoids that at any price. */
async function readWhole({ text, values }: Statement): Promise<string[]> {
  const found: string[] = [];
  await server.db.transaction(async (tx) => {
    await tx.query("set local enable_seqscan = off");
    const [{ "QUERY PLAN": plan }] = await tx.query(`explain (format json) ${text}`, values);
    const visit = (node: Plan) => {
      if (node["Node Type"] === "Seq Scan") found.push(node["Relation Name"] ?? "?");
      node.Plans?.forEach(visit);
    };
    visit(plan[0].Plan);
  });
  return found.filter((table) => !SMALL.has(table));
}

it("finds a table that has no index for what is asked", async () => {
  expect(await readWhole({ text: "select 1 from users where name = $1", values: ["Priya"] })).toEqual(["users"]);
});

it.each(queries.map(({ name }) => name))("no table that grows is read from end to end for %s", async (name) => {
  const asked = (await statementsOf(name)).filter(
    ({ text }) => /^\s*(select|with)/i.test(text) && !/graphile_worker|pg_/.test(text),
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const statement of new Map(asked.map((one) => [one.text, one])).values()) {
    expect([statement.text, await readWhole(statement)]).toEqual([statement.text, []]);
  }
});
