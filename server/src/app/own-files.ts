import type { FastifyReply, FastifyRequest } from "fastify";
import type { Who } from "../platform/context";
import { type Problem, unauthenticated } from "../platform/problems";
import { isAllowedOrigin, refuseOrigin } from "./origins";
import { httpContext, type ServerContext, type ServerPlatform } from "./request-context";

/** Codes of problems as the HTTP status of a file's answer. */
const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONFLICT: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** Answers with a problem in the place of a file. */
export function refuseFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, extensions }: Problem,
): FastifyReply {
  return reply
    .code(STATUS[extensions.code] ?? 400)
    .send({ errors: [{ message, extensions: { ...extensions, requestId: request.id } }] });
}

export interface OwnFileOptions {
  platform: ServerPlatform;
  port: () => number;
  /** Whether an address that was typed, kept or loaded again opens it too. */
  typed?: boolean;
}

/**
 * The context of somebody who asks for a file of their own and is signed in.
 * @returns undefined when the refusal has been sent.
 */
export async function ownFileContext(
  request: FastifyRequest,
  reply: FastifyReply,
  options: OwnFileOptions,
): Promise<(ServerContext & { who: Who }) | undefined> {
  const ctx = await fileContext(request, reply, options);
  if (!ctx) return undefined;
  if (!ctx.who) {
    refuseFile(request, reply, unauthenticated());
    return undefined;
  }
  return { ...ctx, who: ctx.who };
}

/**
 * The context of somebody who asks for a file, or sends one. Only a page of ours, or a program, can: another site's link would
 * start a download that nobody wanted. Nothing of the answer is kept.
 * @returns undefined when the refusal has been sent.
 */
export async function fileContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, port, typed = false }: OwnFileOptions,
): Promise<ServerContext | undefined> {
  reply.header("cache-control", "no-store");
  const site = request.headers["sec-fetch-site"] ?? "same-origin";
  const isOurs = site === "same-origin" || (typed && site === "none");
  if (!isOurs || !isAllowedOrigin(request.headers.origin, platform.config, port())) {
    refuseOrigin(request, reply);
    return undefined;
  }
  return httpContext(platform, request, reply);
}
