import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../context";
import { notFound, unavailable } from "../problems";
import { StorageFault } from "../storage.gateway";
import type { StoredFile } from "../stored-file.entity";
import { MESSAGES } from "../uploads.rules";
import { forSignedIn, type HttpDoor, type SignedIn } from "./door";

/** A file that is written while it is sent. */
export interface WrittenFile {
  name: string;
  mediaType: string;
  /** Bytes, or text in UTF-8. */
  parts: AsyncIterable<Uint8Array | string> | Iterable<string>;
  /** Whether it is to be kept, as it is unless said otherwise, or read in the browser. */
  disposition?: "inline" | "attachment";
  /** In bytes, where it is known. */
  length?: number;
}

/** Sends a file while it is written. */
export function sendWrittenFile(
  request: Pick<FastifyRequest, "id">,
  reply: FastifyReply,
  { log }: Pick<RequestContext, "log">,
  { name, mediaType, parts, disposition = "attachment", length }: WrittenFile,
): FastifyReply {
  const stream = Readable.from(parts, { objectMode: false });
  // What began as a file cannot turn into an error any more: the connection ends in the middle, and the download fails.
  stream.on("error", (error) => log.error({ err: error, requestId: request.id }, "a file could not be sent"));
  if (length !== undefined) reply.header("content-length", length);
  return reply
    .header("content-disposition", `${disposition}; filename="${name}"`)
    .header("x-content-type-options", "nosniff")
    .type(mediaType)
    .send(stream);
}

/**
 * A route that gives people who are signed in a file. Its address has one part that varies, such as `/invoices/:id.pdf`.
 * @param write what is asked for, for whoever may have it; its problems are answered as such.
 */
export function fileRoute<Name extends string, Parts = unknown>(
  fastify: FastifyInstance,
  door: HttpDoor<Parts>,
  url: `/${string}:${Name}.${string}` | `/${string}:${Name}/${string}` | `/${string}:${Name}`,
  write: (ctx: SignedIn<Parts>, params: Record<Name, string>, query: { language?: string }) => Promise<WrittenFile>,
  options?: { typed: boolean },
): void {
  type Route = { Params: Record<Name, string>; Querystring: { language?: string } };
  const handle = forSignedIn<Parts, Route>(
    door,
    async (ctx, request, reply) =>
      sendWrittenFile(
        request,
        reply,
        ctx,
        await write(ctx, request.params as Record<Name, string>, request.query as Route["Querystring"]),
      ),
    options,
  );
  fastify.get<Route>(url, { exposeHeadRoute: false }, handle);
}

/**
 * Answers GET and HEAD with a file that somebody sent us, for the person who asks to keep: a browser neither shows nor runs it at our
 * address, whatever is in it. Whether they may have it is for the caller to decide.
 * @throws NOT_FOUND for what is missing from the storage.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, log }: Pick<RequestContext, "storage" | "log">,
  { id, storageKey, fileName, contentType, bytes }: StoredFile,
  headers: Record<string, string> = { "cache-control": "no-store", "content-disposition": attachment(fileName) },
): Promise<FastifyReply> {
  try {
    const stream = await storage.open(storageKey);
    // What began as a file cannot turn into an error any more: the connection ends in the middle, and the download fails.
    stream.on("error", (error) => log.error({ err: error, fileId: id }, "a file could not be sent"));
    return reply
      .headers(headers)
      .header("content-length", bytes)
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("x-content-type-options", "nosniff")
      .type(contentType)
      .send(stream); // its route for HEAD leaves the bytes out
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
    log.error({ err: error, fileId: id, requestId: request.id }, "a stored file could not be read");
    throw error.reason === "missing" ? notFound(MESSAGES.gone) : unavailable();
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
