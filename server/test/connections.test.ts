import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, type GraphQLObjectType, isObjectType } from "graphql";
import { startDemonstration } from "../src/app/demo/seed.test-support";
import { makeConsultation } from "../src/care/consultations/consultation.factory";
import { User } from "../src/people/accounts/user.entity";
import { ROWS } from "./access-rows";
import { startTestServer } from "./harness";

const schema = buildSchema(readFileSync(path.join(__dirname, "../../schema.graphql"), "utf8"));
const connections = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && type.name.endsWith("Connection"),
);
const typeOf = (type: GraphQLObjectType, field: string): string => String(type.getFields()[field]?.type);

it("has the shape of the GraphQL Cursor Connections Specification in every list", () => {
  expect(connections.length).toBeGreaterThan(40);
  for (const connection of connections) {
    const [, edge] = /^\[(\w+)!\]!$/.exec(typeOf(connection, "edges")) ?? [];
    const edgeType = schema.getType(edge ?? "") as GraphQLObjectType;
    expect([connection.name, typeOf(connection, "nodes")]).toEqual([connection.name, `[${typeOf(edgeType, "node")}]!`]);
    expect(typeOf(edgeType, "cursor")).toBe("String!");
    expect(typeOf(connection, "totalCount")).toBe("Int!");
    const pageInfo = schema.getType(typeOf(connection, "pageInfo").replace("!", "")) as GraphQLObjectType;
    expect(
      ["hasNextPage", "hasPreviousPage", "startCursor", "endCursor"].map((name) => typeOf(pageInfo, name)),
    ).toEqual(["Boolean!", "Boolean!", "String", "String"]);
  }
});

it("leads on from any entry, and says what is before and after", async () => {
  const server = await startTestServer();
  try {
    const patient = await server.patient();
    for (const question of ["First", "Second", "Third"]) {
      await makeConsultation(server.db.manager, { patientId: patient.user.id, question });
    }
    const read = async (args: string) => {
      const { data } = await patient.run<{ consultations: Answer }>(
        `{ consultations(${args}) { nodes { question } edges { cursor node { question } }
             pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      );
      return data.consultations;
    };
    const whole = await read("first: 3");
    expect(whole.edges.map(({ node }) => node)).toEqual(whole.nodes);
    const [one, two, three] = whole.edges.map(({ cursor }) => cursor);
    expect(whole.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: false, startCursor: one, endCursor: three });
    const second = await read(`first: 1, after: "${one}"`);
    expect(second.edges).toEqual([whole.edges[1]]);
    expect(second.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true, startCursor: two, endCursor: two });
    expect((await read("first: 3, orderBy: NEWEST_FIRST")).edges).toEqual(whole.edges);
    expect((await read("first: 2, orderBy: OLDEST_FIRST")).edges).toEqual([whole.edges[2], whole.edges[1]]);
    const last = await read(`first: 2, orderBy: OLDEST_FIRST, after: "${two}"`);
    expect(last.edges).toEqual([whole.edges[0]]);
    expect(last.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true, startCursor: one, endCursor: one });
  } finally {
    await server.stop();
  }
});

/** What lists need besides, or where there is more than one entry. */
const MORE: Readonly<Record<string, string>> = {
  addedTrainingLines: "filter: {},",
  maintenanceWindows: "isPast: true,",
  metricThresholdChanges: 'metric: "cpu",',
};
const ordered = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ args }) => args.some(({ type }) => String(type) === "ListOrder") && args.every(({ name }) => name !== "userId"),
);

it("goes both ways in every list that goes by a time, on pages too", async () => {
  const server = await startDemonstration();
  try {
    const as = async (email: string) =>
      server.as(await server.db.getRepository(User).findOneByOrFail({ email: `${email}@demo.test` }));
    const callers = { patient: await as("patient"), advertiser: await as("advertiser"), staff: await as("admin") };
    const long: string[] = [];
    for (const { name } of ordered) {
      const [who = ""] = ROWS[`Query.${name}`] ?? [];
      const caller = callers[who as keyof typeof callers] ?? callers.staff;
      const read = async (orderBy: string, first: number, after?: string) => {
        const args = `${MORE[name] ?? ""} orderBy: ${orderBy}, first: ${first} ${after ? `after: "${after}"` : ""}`;
        const answer = await caller.run<Record<string, { edges: { cursor: string }[]; totalCount: number }>>(
          `{ ${name}(${args}) { edges { cursor } totalCount } }`,
        );
        expect([name, answer.errors]).toEqual([name, undefined]);
        return { cursors: answer.data[name]?.edges.map(({ cursor }) => cursor) ?? [], ...answer.data[name] };
      };
      const { cursors: oldest, totalCount = 0 } = await read("OLDEST_FIRST", 100);
      if (totalCount < 2) continue;
      long.push(name);
      const [first = "", ...rest] = oldest;
      expect([name, (await read("OLDEST_FIRST", 3, first)).cursors]).toEqual([name, rest.slice(0, 3)]);
      if (totalCount > 100) continue;
      expect([name, (await read("NEWEST_FIRST", 100)).cursors]).toEqual([name, [...oldest].reverse()]);
    }
    expect(long).toEqual(expect.arrayContaining(["adReviews", "consultations", "familyMembers", "medicalRecords"]));
  } finally {
    await server.stop();
  }
});

interface Answer {
  nodes: { question: string }[];
  edges: { cursor: string; node: { question: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}
