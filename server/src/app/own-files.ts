import type { FastifyReply, FastifyRequest } from "fastify";
import type { Who } from "../platform/context";
import { notFound, type Problem, unauthenticated, unavailable } from "../platform/problems";
import { StorageFault } from "../platform/storage.gateway";
import type { StoredFile } from "../platform/stored-file.entity";
import { MESSAGES } from "../platform/uploads.rules";
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
    refuseOrigin(platform, request, reply);
    return undefined;
  }
  return httpContext(platform, request, reply);
}

/**
 * Answers GET and HEAD with a file that somebody sent us, for the person who asks to keep: a browser neither shows nor runs it at our
 * address, whatever is in it. Whether they may have it is for the caller to decide. What is missing from the storage is not found.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, log }: Pick<ServerContext, "storage" | "log">,
  { id, storageKey, fileName, contentType, bytes }: StoredFile,
): Promise<FastifyReply> {
  try {
    const stream = await storage.open(storageKey);
    // What began as a file cannot turn into an error any more: the connection ends in the middle, and the download fails.
    stream.on("error", (error) => log.error({ err: error, fileId: id }, "a file could not be sent"));
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", attachment(fileName))
      .header("content-length", bytes)
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("x-content-type-options", "nosniff")
      .type(contentType)
      .send(stream); // its route for HEAD leaves the bytes out
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
    log.error({ err: error, fileId: id, requestId: request.id }, "a stored file could not be read");
    return refuseFile(request, reply, error.reason === "missing" ? notFound(MESSAGES.gone) : unavailable());
  }
}

/** The name of a file to keep (RFC 6266): as it is, and in ASCII for those who cannot read that. */
function attachment(fileName: string): string {
  const plain = fileName.normalize("NFKD").replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
