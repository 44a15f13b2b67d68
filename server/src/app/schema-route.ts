import type { FastifyInstance } from "fastify";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { isAllowedOrigin, refuseOrigin } from "../platform/http/origins";
import { refuseSchema } from "./guard/introspection";
import { operationContext, type ServerPlatform } from "./request-context";

/** What one reading takes of the points of its person or key. */
const POINTS = 100;

/** `GET /schema.graphql`: the schema as the repository has it, for whoever may introspect: with the session, or with a key. */
export function registerSchemaRoute(
  fastify: FastifyInstance,
  { platform, schema, port }: { platform: ServerPlatform; schema: GraphQLSchema; port: () => number },
): void {
  let printed: string | undefined;
  fastify.get("/schema.graphql", { exposeHeadRoute: false }, async (request, reply) => {
    if (!isAllowedOrigin(request.headers.origin, platform.config, port())) {
      return refuseOrigin(platform, request, reply);
    }
    const ctx = await operationContext(platform, request, reply);
    refuseSchema(ctx);
    const { meter, limits, who, address } = ctx;
    await (meter ? meter.spend(POINTS) : limits.operations.take(who?.id ?? address, POINTS));
    printed ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    return reply.header("cache-control", "private, no-store").type("text/plain; charset=utf-8").send(printed);
  });
}
