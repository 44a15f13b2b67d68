import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, type GraphQLObjectType, isObjectType } from "graphql";
import { makeConsultation } from "../src/care/consultations/consultation.factory";
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
  } finally {
    await server.stop();
  }
});

interface Answer {
  nodes: { question: string }[];
  edges: { cursor: string; node: { question: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}
