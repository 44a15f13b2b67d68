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
import { makeConsultation } from "../src/care/consultations/consultation.factory";
import { type Caller, startTestServer, type TestServer } from "./harness";
import { statementsOf } from "./statement-count.test-support";

let server: TestServer;
let patient: Caller;
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
    ["{ consultations(first: 5) { totalCount nodes { question } } }", 2],
  ])("no long column and no count: %s", async (query, count) => {
    const statements = await statementsOf(() => patient.run(query));
    expect(statements).toHaveLength(count);
    expect(statements.join()).not.toMatch(LONG);
  });

  const schema = buildSchema(readFileSync(path.join(__dirname, "../../schema.graphql"), "utf8"));
  const consultation = schema.getType("Consultation") as GraphQLObjectType;

  it.each(Object.values(consultation.getFields()).map((field) => [field.name, selectionOf(field, 3)]))(
    "%s is the same alone and beside everything else",
    async (name, selection) => {
      const everything = Object.values(consultation.getFields()).map((field) => selectionOf(field, 3));
      const ask = async (fields: string) => {
        const query = `{ consultations(first: 5) { nodes { ${fields} } } }`;
        const { data, errors } = await patient.run<{ consultations: { nodes: Record<string, unknown>[] } }>(query);
        expect(errors).toBeUndefined();
        return data.consultations.nodes.map((node) => node[name]);
      };
      const values = await ask(selection);
      expect(values).toEqual(await ask(everything.join(" ")));
      if (!ABSENT.has(name)) expect(values).not.toContain(null);
    },
  );
});

/** What these examples do not have. */
const ABSENT = new Set(["escalation", "subjectName"]);

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
