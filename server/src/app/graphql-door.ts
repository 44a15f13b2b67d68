import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Platform, RequestContext } from "../platform/context";
import { isAllowedOrigin, refuseOrigin } from "../platform/http/origins";
import type { Metrics } from "../platform/metrics";
import type { OperationWindow } from "../platform/operations";
import { waitIfSlow } from "./demo/slowness";
import { rootFields } from "./guard/key-scopes";
import { documentLimits, guardOperation, OPERATION_LIMITS } from "./guard/operation-guard";
import type { DocumentGate } from "./guard/trusted-documents";
import { KnownDocuments } from "./known-documents";
import { OperationReport } from "./operation-report";
import { operationContext, type ServerPlatform } from "./request-context";

export interface GraphqlParts {
  platform: ServerPlatform;
  schema: GraphQLSchema;
  operations: OperationWindow;
  metrics: Metrics;
  gate: DocumentGate;
  /** The port that the server listens on, once it does. */
  port: () => number;
}

/** `/graphql` over HTTP: operations by POST, and queries by GET with a key. */
export async function registerGraphql(fastify: FastifyInstance, parts: GraphqlParts): Promise<void> {
  const { platform, schema, operations, metrics, gate } = parts;
  const { log } = platform;
  const report = new OperationReport(operations, metrics, log);
  const known = new KnownDocuments(platform, schema, report);
  const apollo = new ApolloServer<RequestContext>({
    schema,
    introspection: true, // the guard decides, for each person
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    validationRules: documentLimits,
    validationOptions: { maxErrors: OPERATION_LIMITS.remarks - 1 }, // and one more, which says that there are more
    executionOptions: { maxCoercionErrors: OPERATION_LIMITS.remarks - 1 },
    stopOnTerminationSignals: false,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      reportPlugin(report),
      keyCostPlugin(),
      slownessPlugin(platform),
      guardPlugin(schema, known),
    ],
  });
  await apollo.start();
  fastify.addHook("onClose", () => apollo.stop());
  // The context is made before the API server sees the request, so that its failures are masked like all others.
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const handler = fastifyApolloHandler(apollo, {
    context: async (request) => contexts.get(request as FastifyRequest) as RequestContext,
  });
  const answer = async function (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    const { headers, body } = request;
    if (!isAllowedOrigin(headers.origin, platform.config, parts.port())) return refuseOrigin(platform, request, reply);
    const context = await operationContext(platform, request, reply);
    gate(context, (body as { query?: unknown } | undefined)?.query);
    const { accept, "content-type": contentType } = headers;
    const isPost = request.method === "POST";
    const short = isPost ? await known.answer(context, { body, contentType, accept }) : null;
    if (short) {
      for (const [name, value] of short.headers) reply.header(name, value);
      reply.code(short.status).header("content-type", short.contentType);
      return short.body; // the text itself: a reply that is returned is listened to until it has been sent
    }
    contexts.set(request, context);
    const text = await handler.call(this, request, reply);
    const form = reply.getHeader("content-type");
    if (isPost && reply.statusCode === 200 && typeof form === "string") known.rememberForm(accept, form);
    return text;
  };
  fastify.post("/graphql", answer);
  fastify.get("/graphql", { preHandler: refuseWithoutKey }, answer);
}

/**
 * A query by GET is answered to whoever brings a key, never to a cookie, which browsers send along with any link. Nothing of the answer
 * is kept on the way.
 */
async function refuseWithoutKey(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { headers, method, id } = request;
  if (headers.authorization !== undefined && method === "GET") {
    // No page elsewhere can send this header without asking first, which is what Apollo's protection wants to know.
    headers["apollo-require-preflight"] = "true";
    reply.headers({ "cache-control": "private, no-store", vary: "authorization" });
    return undefined;
  }
  const message = "Use POST, or a websocket for subscriptions. GET answers queries with an API key.";
  return reply
    .code(405)
    .header("allow", "POST")
    .send({ errors: [{ message, extensions: { code: "BAD_REQUEST", requestId: id } }] });
}

/** The document is valid by then, so that it is known from now on. */
function guardPlugin(schema: GraphQLSchema, known: KnownDocuments): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, document, request, source }) {
          known.remember(source, document);
          await guardOperation(contextValue, {
            schema,
            document,
            operationName: request.operationName,
            variables: request.variables,
          });
        },
      };
    },
  };
}

/** Demonstration mode's slowness comes after the clock of the measurement has started, so that it is measured like any other. */
function slownessPlugin(platform: Platform): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      await waitIfSlow(platform);
    },
  };
}

/** Masks what leaves, and counts the operation. */
function reportPlugin(report: OperationReport): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      const started = performance.now();
      return {
        async willSendResponse({ contextValue, response, errors, operation, document }) {
          const body = response.body.kind === "single" ? response.body.singleResult : response.body.initialResult;
          const [field = "none"] = operation && document ? rootFields(document, operation) : [];
          const concluded = report.conclude(contextValue, errors, { started, operation, field });
          if (!concluded.errors) return;
          body.errors = concluded.errors;
          response.http.status = concluded.status ?? response.http.status;
        },
      };
    },
  };
}

/**
 * Tells programs with a key what the call cost and what is left: in `extensions.cost`, and in the header fields of
 * draft-ietf-httpapi-ratelimit-headers. What the API refused before the guard is counted here.
 */
function keyCostPlugin(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue: { meter }, response }) {
          if (!meter) return;
          await meter.refuse();
          const { cost } = meter;
          if (!cost) return;
          const body = response.body.kind === "single" ? response.body.singleResult : response.body.initialResult;
          body.extensions = { ...body.extensions, cost };
          response.http.headers.set("ratelimit-policy", `"api-key";q=${cost.limit};w=60`);
          response.http.headers.set("ratelimit", `"api-key";r=${cost.remaining};t=${cost.resetSeconds}`);
        },
      };
    },
  };
}
