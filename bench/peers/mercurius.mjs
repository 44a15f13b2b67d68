// mercurius with graphql-jit and statements by hand, prepared: what somebody would write who wants speed above all. It prints its port.
import Fastify from "fastify";
import mercurius from "mercurius";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.BENCH_URL, max: 10, application_name: "mercurius" });
const rows = async (name, text, values) => (await pool.query({ name, text, values })).rows;
const iso = (row) => ({ ...row, createdAt: row.createdAt.toISOString() });
const COLUMNS = `id, question, language, level, created_at as "createdAt"`;

const app = Fastify();
app.register(mercurius, {
  jit: 1,
  schema: `
    type Consultation { id: ID!, question: String!, language: String!, level: String!, createdAt: String! }
    type Creative { id: ID!, createdAt: String! }
    type Campaign { id: ID!, name: String!, topics: [String!]!, createdAt: String!, creative: Creative! }
    type Query {
      consultations(patientId: ID!, first: Int!): [Consultation!]!
      consultation(id: ID!): Consultation
      campaigns(advertiserId: ID!, first: Int!): [Campaign!]!
    }`,
  resolvers: {
    Query: {
      consultations: async (_root, { patientId, first }) =>
        (
          await rows(
            "list",
            `select ${COLUMNS} from consultations where patient_id = $1 order by created_at desc, id desc limit $2`,
            [patientId, first],
          )
        ).map(iso),
      consultation: async (_root, { id }) =>
        (await rows("one", `select ${COLUMNS} from consultations where id = $1`, [id])).map(iso)[0] ?? null,
      campaigns: async (_root, { advertiserId, first }) =>
        (
          await rows(
            "campaigns",
            `select id, name, topics, created_at as "createdAt", creative_id from campaigns where advertiser_id = $1 order by created_at desc, id desc limit $2`,
            [advertiserId, first],
          )
        ).map(iso),
    },
  },
  loaders: {
    Campaign: {
      creative: async (queries) => {
        const ids = queries.map(({ obj }) => obj.creative_id);
        const found = await rows(
          "creatives",
          `select id, created_at as "createdAt" from creatives where id = any($1)`,
          [ids],
        );
        const byId = new Map(found.map((row) => [row.id, iso(row)]));
        return ids.map((id) => byId.get(id));
      },
    },
  },
});
await app.listen({ port: 0, host: "127.0.0.1" });
process.send({ port: app.server.address().port });
process.once("disconnect", () => process.exit(0));
