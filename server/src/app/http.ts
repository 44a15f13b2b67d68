import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { readSession } from "../people/accounts/session.service";
import type { HttpDoor } from "../platform/http/door";
import type { LongBody } from "../platform/http/long-bodies";
import { traceRequests } from "../platform/tracing";
import { createFirewallDoor } from "./firewall-door";
import { type GraphqlParts, registerGraphql } from "./graphql-door";
import { maskError } from "./guard/masking";
import { OPERATION_LIMITS } from "./guard/operation-guard";
import { type Readiness, registerHealthRoutes } from "./health-routes";
import { httpContext, newRequestId, type ServerPlatform, sessionCookie } from "./request-context";
import { ROUTES } from "./routes";
import { registerSchemaRoute } from "./schema-route";
import { securityHeaders } from "./security-headers";
import { fontOf, nothingHere, registerClient } from "./static-client";
import { type UploadReceivers, uploadRoutes } from "./upload-routes";

interface Parts extends GraphqlParts {
  readiness: Readiness;
  receivers: UploadReceivers;
  /** Folder of the built client; without it only the API is served. */
  clientDirectory?: string;
}

/** An HTTP server that does not listen yet, with what it answers to: "GET /livez". */
export interface HttpServer {
  http: FastifyInstance;
  routes: readonly string[];
}

/** The HTTP server: health routes, and in a process that serves people the API and the built client. */
export async function createHttpServer(parts: Parts): Promise<HttpServer> {
  const { platform, metrics } = parts;
  const { log, config } = platform;
  const firewall = createFirewallDoor(platform);
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
      if (firewall.refuse(request, reply)) return;
      void reply.header("x-request-id", request.id).code(404).send(nothingHere(request.id));
    },
  });
  traceRequests(fastify);
  firewall.register(fastify);
  const routes: string[] = [];
  fastify.addHook("onRoute", ({ method, url }) => {
    routes.push(...[method].flat().map((name) => `${name} ${url}`));
  });
  endSlowBodies(fastify);
  // None of these hooks waits for anything, so none of them is a promise, which each request would wait for.
  fastify.addHook("onRequest", ({ headers }, _reply, done) => {
    refuseOtherCharsets(headers["content-type"]);
    done();
  });
  fastify.addHook("onSend", (request, reply, _payload, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  fastify.addHook("onResponse", ({ id, method, routeOptions }, reply, done) => {
    metrics.requests.inc({ status: String(reply.statusCode) });
    // The route as it is written here: what stands in an address may be somebody's.
    const { url: route = "none" } = routeOptions;
    log.debug(
      { requestId: id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
    done();
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
  const headers = securityHeaders(config);
  fastify.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  registerHealthRoutes(fastify, parts);
  if (config.role === "worker") {
    fastify.setNotFoundHandler((request, reply) => reply.code(404).send(nothingHere(request.id)));
    return { http: fastify, routes };
  }
  await registerGraphql(fastify, parts);
  registerSchemaRoute(fastify, parts);
  const door: HttpDoor<ServerPlatform> = {
    platform,
    port: parts.port,
    contextOf: (request, reply) => httpContext(platform, request, reply),
    whoAsks: ({ cookies }) => readSession(platform, cookies[sessionCookie(config)], false),
    fontUrl: fontOf(parts.clientDirectory),
  };
  for (const register of [...ROUTES, uploadRoutes(parts.receivers)]) await register(fastify, door);
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
  415: "Send this request as application/json, in UTF-8.",
};

/** JSON is UTF-8 (RFC 8259): in another charset it would be read as something that nobody wrote. @throws 415 */
function refuseOtherCharsets(contentType = ""): void {
  if (!/^\s*application\/json\s*;/i.test(contentType)) return;
  const charsets = [...contentType.matchAll(/;\s*charset\s*=\s*"?([^";]*)/gi)].map(([, name = ""]) => name.trim());
  if (charsets.some((name) => !/^utf-?8$/i.test(name))) {
    throw Object.assign(new Error("The body is in another charset"), { statusCode: 415 });
  }
}

/** How long a request may take to arrive, in ms, on routes that are not made for long ones. */
const BODY_MS = 30_000;

/** Ends connections whose request does not arrive in time. */
function endSlowBodies(fastify: FastifyInstance): void {
  fastify.server.headersTimeout = BODY_MS;
  fastify.addHook("onRequest", ({ raw, routeOptions }, _reply, done) => {
    done();
    if (raw.complete || (routeOptions.config as Partial<LongBody["config"]> | undefined)?.isLong) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), BODY_MS).unref();
    raw.once("close", () => clearTimeout(timer));
  });
}
