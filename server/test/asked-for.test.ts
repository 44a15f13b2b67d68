import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { makeCompany } from "../src/ads/applications/company.factory";
import { makeCampaign } from "../src/ads/campaigns/campaign.factory";
import { makeCreative } from "../src/ads/creatives/creative.factory";
import { makeConsultation } from "../src/care/consultations/consultation.factory";
import { type Caller, startTestServer, type TestServer } from "./harness";
import { statementsOf } from "./statement-count.test-support";

let server: TestServer;
let patient: Caller;
let advertiser: Caller;
beforeAll(async () => {
  server = await startTestServer();
  const somebody = await server.patient();
  patient = somebody;
  for (const question of ["I have a headache", "My knee hurts"]) {
    const { consultation } = await makeConsultation(server.db.manager, { patientId: somebody.user.id, question });
    await patient.run(
      'mutation A($id: ID!) { addToConsultation(consultationId: $id, text: "I also feel sick") { id } }',
      { id: consultation.id },
    );
  }
  const owner = await server.patient({ role: "ADVERTISER" });
  advertiser = owner;
  const advertiserId = owner.user.id;
  await makeCompany(server.db.manager, { advertiserId });
  for (const name of ["Winter", "Spring"]) {
    const { id: variantId } = (await makeCreative(server.db.manager, advertiserId)).creative;
    await makeCampaign(server.db.manager, {
      ...{ advertiserId, name, variantId, topics: ["cold"], dailyCap: 10, monthlyBudgetPence: 100_000 },
      ...{ startsOn: "2026-01-01", endsOn: "2099-12-31", launchedAt: new Date() },
    });
  }
  await server.db.query(
    `update consultations set over_at = null, asked_after_at = now(), felt_at = now() - interval '1 day', raised_at = now(), raised_level = 'URGENT',
            raised_advice = jsonb_build_object('level', 'URGENT', 'response', response)`,
  );
});
afterAll(() => server.stop());

const LONG = /"response"|"answers"|"opening"|"raised_advice"/;

describe("what nobody asks for is not read", () => {
  it("nothing of the account beside what the session says", async () => {
    expect(await statementsOf(() => patient.run("{ me { id role } }"))).toEqual([]);
    expect(await statementsOf(() => patient.run("{ me { id name } }"))).toHaveLength(1);
  });

  it.each([
    ["{ consultations(first: 5) { nodes { id question } } }", 1],
    ["{ consultations(first: 5) { edges { node { ...On } } } } fragment On on Consultation { id level timestamp }", 1],
    ["{ consultations(first: 5) { totalCount nodes { question } } }", 1],
    ["{ consultations(first: 1) { totalCount nodes { question } } }", 2],
  ])("no long column and no count: %s", async (query, count) => {
    const statements = await statementsOf(() => patient.run(query));
    expect(statements).toHaveLength(count);
    expect(statements.join()).not.toMatch(LONG);
  });

  it("no more of campaigns, and nothing of an advert whose id alone is asked for", async () => {
    const statements = await statementsOf(() => advertiser.run("{ campaigns { nodes { id name creative { id } } } }"));
    expect(statements).toHaveLength(1);
    expect(statements[0]).not.toMatch(/status|website|topics/);
  });

  const schema = buildSchema(readFileSync(path.join(__dirname, "../../schema.graphql"), "utf8"));
  const fieldsOf = (list: string, type: string) => {
    const fields = Object.values((schema.getType(type) as GraphQLObjectType).getFields());
    const everything = fields.map((field) => selectionOf(field, 3)).join(" ");
    return fields.map((field) => ({ list, name: field.name, selection: selectionOf(field, 3), everything }));
  };

  it.each([...fieldsOf("consultations", "Consultation"), ...fieldsOf("campaigns", "Campaign")])(
    "$list: $name is the same alone and beside everything else",
    async ({ list, name, selection, everything }) => {
      const ask = async (fields: string, more = "") => {
        const query = `{ list: ${list}(first: 1) { nodes { ${fields} } ${more} } }`;
        const { data, errors } = await (list === "campaigns" ? advertiser : patient).run<{ list: Listed }>(query);
        expect(errors).toBeUndefined();
        const values = data.list.nodes.map((node) => node[name]);
        for (const value of values) if (name === "stats") delete (value as { lastUpdated?: string }).lastUpdated; // now
        return { values, page: data.list.pageInfo };
      };
      const { values } = await ask(selection);
      const cursors = "pageInfo { startCursor endCursor hasNextPage } edges { cursor }";
      const { page } = await ask(selection, cursors);
      expect({ values, page }).toEqual(await ask(everything, cursors));
      expect(page?.startCursor).toEqual(expect.any(String));
      if (!ABSENT.has(name)) expect(values).not.toContain(null);
    },
  );
});

interface Listed {
  nodes: Record<string, unknown>[];
  pageInfo?: { startCursor: string | null };
}

/** What these examples do not have. */
const ABSENT = new Set(["escalation", "subjectName", "endedAt", "promoCode"]);

/** The field with everything below it that needs no argument, so many levels down. */
function selectionOf({ name, type }: GraphQLField<unknown, unknown>, levels: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return name;
  const below = Object.values(named.getFields()).filter(
    ({ type: each, args }) =>
      args.every(({ type: given, defaultValue }) => !isNonNullType(given) || defaultValue !== undefined) &&
      (levels > 1 || !isObjectType(getNamedType(each))),
  );
  return `${name} { __typename ${below.map((field) => selectionOf(field, levels - 1)).join(" ")} }`;
}
