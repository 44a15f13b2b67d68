import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Platform, RequestContext } from "../platform/context";
import type { Metrics } from "../platform/metrics";
import type { OperationWindow } from "../platform/operations";
import { registerAdRoutes } from "./ad-routes";
import { registerApplicationRoutes } from "./application-routes";
import { registerAuditRoute } from "./audit-route";
import { registerComplianceRoutes } from "./compliance-routes";
import { waitIfSlow } from "./demo/slowness";
import { IMPORTS_URL, registerDeviceRoutes } from "./device-routes";
import { registerExportRoute } from "./export-route";
import { createFirewallDoor } from "./firewall-door";
import { maskError } from "./guard/masking";
import { documentLimits, guardOperation, OPERATION_LIMITS } from "./guard/operation-guard";
import { type Readiness, registerHealthRoutes } from "./health-routes";
import { registerInvoiceRoutes } from "./invoice-routes";
import { keyCostPlugin } from "./key-cost";
import { registerMaintenanceRoutes } from "./maintenance-routes";
import { isAllowedOrigin, refuseOrigin } from "./origins";
import { registerPaymentRoutes } from "./payment-routes";
import { registerPictureRoutes } from "./picture-routes";
import { registerRecordRoutes } from "./record-routes";
import { registerReportRoutes } from "./report-routes";
import { newRequestId, operationContext, type ServerPlatform, sessionCookie } from "./request-context";
import { registerSchemaRoute } from "./schema-route";
import { nothingHere, registerClient } from "./static-client";
import { registerStripeRoute } from "./stripe-route";
import { registerUploadRoutes, UPLOADS_URL, type UploadReceivers } from "./upload-routes";

interface Parts {
  platform: ServerPlatform;
  schema: GraphQLSchema;
  operations: OperationWindow;
  metrics: Metrics;
  readiness: Readiness;
  /** The port that the server listens on, once it does. */
  port: () => number;
  receivers: UploadReceivers;
  /** Folder of the built client; without it only the API is served. */
  clientDirectory?: string;
}

/** An HTTP server that does not listen yet, with what it answers to: "GET /livez". */
export interface HttpServer {
  http: FastifyInstance;
  routes: readonly string[];
}

/** The HTTP server: API, built client, health routes. */
export async function createHttpServer(parts: Parts): Promise<HttpServer> {
  const { platform, metrics } = parts;
  const { log, config } = platform;
  const door = createFirewallDoor(platform);
  const fastify = Fastify({
    logger: false,
    bodyLimit: OPERATION_LIMITS.bodyBytes,
    genReqId: newRequestId,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: "idle",
    requestTimeout: 0, // one for all routes would end long uploads: `endSlowBodies` does it instead
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read comes before everything else, hooks and the handler of errors included.
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) => {
      if (door.refuse(request, reply)) return;
      void reply.header("x-request-id", request.id).code(404).send(nothingHere(request.id));
    },
  });
  door.register(fastify);
  const routes: string[] = [];
  fastify.addHook("onRoute", ({ method, url }) => {
    routes.push(...[method].flat().map((name) => `${name} ${url}`));
  });
  endSlowBodies(fastify);
  fastify.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  fastify.addHook("onResponse", async (_request, reply) => {
    metrics.requests.inc({ status: String(reply.statusCode) });
  });
  fastify.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const message = HTTP_SENTENCES[status] ?? "This request cannot be read.";
      return reply
        .code(status)
        .send({ errors: [{ message, extensions: { code: "BAD_REQUEST", requestId: request.id } }] });
    }
    const masked = maskError(error, request.id, log);
    return reply
      .code(masked.status ?? 500)
      .headers(masked.headers ?? {})
      .send({ errors: [masked.formatted] });
  });
  fastify.removeContentTypeParser("text/plain"); // JSON is all that is read here
  await fastify.register(cookie);
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library writes style attributes; there is no other inline code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...websocketOrigins(config.publicUrl)],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "same-origin" },
    hsts: config.publicUrl.startsWith("https:"),
    crossOriginEmbedderPolicy: false,
  });
  registerHealthRoutes(fastify, parts);
  await registerApi(fastify, parts);
  registerSchemaRoute(fastify, parts);
  registerAdRoutes(fastify, parts);
  registerPictureRoutes(fastify, parts);
  registerExportRoute(fastify, parts);
  registerRecordRoutes(fastify, parts);
  registerApplicationRoutes(fastify, parts);
  registerPaymentRoutes(fastify, parts);
  await registerStripeRoute(fastify, parts);
  registerInvoiceRoutes(fastify, parts);
  registerReportRoutes(fastify, parts);
  registerComplianceRoutes(fastify, parts);
  registerMaintenanceRoutes(fastify, parts);
  registerAuditRoute(fastify, parts);
  await registerDeviceRoutes(fastify, parts);
  await registerUploadRoutes(fastify, parts);
  if (parts.clientDirectory) {
    await registerClient(fastify, {
      directory: parts.clientDirectory,
      sessionCookie: sessionCookie(config),
    });
  } else {
    fastify.setNotFoundHandler((request, reply) => reply.code(404).send(nothingHere(request.id)));
  }
  return { http: fastify, routes };
}

const HTTP_SENTENCES: Record<number, string> = {
  400: "This request is not valid JSON.",
  413: "This request is too large.",
  415: "Send this request as application/json.",
};

/** How long a request may take to arrive, in ms, on routes that are not made for long ones. */
const BODY_MS = 30_000;

const LONG = new Set<string | undefined>([IMPORTS_URL, UPLOADS_URL]);

/** Ends connections whose request does not arrive in time. */
function endSlowBodies(fastify: FastifyInstance): void {
  fastify.server.headersTimeout = BODY_MS;
  fastify.addHook("onRequest", async ({ raw, routeOptions }) => {
    if (raw.complete || LONG.has(routeOptions.url)) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), BODY_MS).unref();
    raw.once("close", () => clearTimeout(timer));
  });
}

/** 'self' does not cover websockets in every browser. */
function websocketOrigins(publicUrl: string): string[] {
  return [publicUrl.replace(/^http/, "ws")];
}

async function registerApi(fastify: FastifyInstance, parts: Parts): Promise<void> {
  const { platform, schema, operations, metrics } = parts;
  const { log } = platform;
  const apollo = new ApolloServer<RequestContext>({
    schema,
    introspection: true, // the guard decides, for each person
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: OPERATION_LIMITS.tokens },
    validationRules: documentLimits,
    stopOnTerminationSignals: false,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      measurePlugin(operations, metrics, log),
      keyCostPlugin(),
      slownessPlugin(platform),
      guardPlugin(schema),
    ],
  });
  await apollo.start();
  fastify.addHook("onClose", () => apollo.stop());
  // The context is made before the API server sees the request, so that its failures are masked like all others.
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  fastify.route({
    method: "POST",
    url: "/graphql",
    preHandler: async (request, reply) => {
      if (!isAllowedOrigin(request.headers.origin, platform.config, parts.port())) {
        return refuseOrigin(platform, request, reply);
      }
      contexts.set(request, await operationContext(platform, request, reply));
    },
    handler: fastifyApolloHandler(apollo, {
      context: async (request) => contexts.get(request as FastifyRequest) as RequestContext,
    }),
  });
  fastify.get("/graphql", async (request, reply) =>
    reply
      .code(405)
      .header("allow", "POST")
      .send({
        errors: [
          {
            message: "Use POST, or a websocket for subscriptions.",
            extensions: { code: "BAD_REQUEST", requestId: request.id },
          },
        ],
      }),
  );
}

function guardPlugin(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, document, request }) {
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

/** Masks what leaves, and counts the operation with whether it failed by our fault. */
function measurePlugin(
  operations: OperationWindow,
  metrics: Metrics,
  log: Platform["log"],
): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      const started = performance.now();
      return {
        async willSendResponse({ contextValue, response, errors, operation }) {
          const body = response.body.kind === "single" ? response.body.singleResult : response.body.initialResult;
          const masked = (errors ?? []).map((error) => maskError(error, contextValue.requestId, log));
          if (masked.length > 0) {
            body.errors = masked.map(({ formatted }) => formatted);
            const status = masked.find((error) => error.status)?.status;
            response.http.status = status ?? response.http.status;
          }
          const durationMs = performance.now() - started;
          const failed = masked.some(({ ours }) => ours);
          operations.record(durationMs, failed);
          metrics.operations.observe(
            { kind: operation?.operation ?? "none", outcome: failed ? "failed" : "answered" },
            durationMs / 1000,
          );
        },
      };
    },
  };
}
