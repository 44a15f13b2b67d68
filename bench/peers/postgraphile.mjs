// PostGraphile 5 over the same tables, with what it ships as its defaults. It prints its port.
import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

const server = createServer();
server.keepAliveTimeout = 60_000;
const serv = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.BENCH_URL,
      schemas: ["public"],
      poolConfig: { application_name: "postgraphile" },
    }),
  ],
  grafserv: { graphqlPath: "/graphql", graphiql: false, websockets: false },
}).createServ(grafserv);
await serv.addTo(server);
await serv.ready?.();
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.once("disconnect", () => process.exit(0));
