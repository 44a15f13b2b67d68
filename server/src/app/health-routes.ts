import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../platform/context";
import type { Metrics } from "../platform/metrics";

/** Turned off at the beginning of a shutdown, so that no new work is sent here. */
export interface Readiness {
  ready: boolean;
}

/** A database that takes longer for nothing at all has no connection left for anybody, in ms. */
const READY_WITHIN_MS = 500;

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** `/livez` (the process answers), `/readyz` (new requests are welcome, and the database answers at once), `/metrics` (for a token, or from this machine). */
export function registerHealthRoutes(
  fastify: FastifyInstance,
  { platform: { db, config }, metrics, readiness }: { platform: Platform; metrics: Metrics; readiness: Readiness },
): void {
  // A connection that is kept would carry the next request to a server that takes none.
  fastify.addHook("onSend", async (_request, reply) => {
    if (!readiness.ready) reply.header("connection", "close");
  });
  fastify.get("/livez", async () => ({ status: "live" }));
  fastify.get("/readyz", async (_request, reply) => {
    const database = db.query("select 1").then(
      () => true,
      () => false,
    );
    const answers =
      readiness.ready && (await Promise.race([database, setTimeout(READY_WITHIN_MS, false, { ref: false })]));
    return reply.code(answers ? 200 : 503).send({ status: answers ? "ready" : "not ready" });
  });
  fastify.get("/metrics", async (request, reply) => {
    const { metricsToken } = config;
    const direct = LOOPBACK.has(request.socket.remoteAddress ?? "") && request.headers["x-forwarded-for"] === undefined;
    if (metricsToken ? request.headers.authorization !== `Bearer ${metricsToken}` : !direct) {
      return reply.code(404).send({ errors: [{ message: "Not found.", extensions: { code: "NOT_FOUND" } }] });
    }
    return reply.header("content-type", metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
