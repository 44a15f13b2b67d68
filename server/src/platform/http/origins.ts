import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config";
import type { Platform } from "../context";

/**
 * True when a page at this origin may open a websocket or send a form here. Programs other than browsers send no origin.
 * Outside production the machine's own names count too, on our port.
 */
export function isAllowedOrigin(origin: string | undefined, config: Config, port: number): boolean {
  if (origin === undefined) {
    return true;
  }
  const allowed = [new URL(config.publicUrl).origin, ...config.allowedOrigins];
  if (config.environment !== "production") {
    allowed.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`);
  }
  return allowed.includes(origin);
}

/** The answer to a page that may not use the service; it counts as a security incident. */
export function refuseOrigin(
  { incidents }: Pick<Platform, "incidents">,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  incidents.note("ORIGIN_REFUSED", request.ip);
  const extensions = { code: "FORBIDDEN", requestId: request.id };
  return reply.code(403).send({ errors: [{ message: "This page may not use the service.", extensions }] });
}
