import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Who } from "../platform/context";
import { forbidden, Problem } from "../platform/problems";
import { type OwnFileOptions, ownFileContext, refuseFile } from "./own-files";
import type { ServerContext } from "./request-context";

/** A file that is written while it is sent. */
interface WrittenFile {
  name: string;
  mediaType: string;
  parts: AsyncIterable<Uint8Array>;
}

type ReadFile<Name extends string> = (
  ctx: ServerContext & { who: Who },
  params: Record<Name, string>,
) => Promise<WrittenFile>;

/** A route that gives advertisers a file of their own, to keep: see `registerWrittenFile`. */
export function registerAdvertiserFile<Name extends string>(
  fastify: FastifyInstance,
  url: `/${string}/:${Name}.${string}`,
  options: Omit<OwnFileOptions, "typed">,
  read: ReadFile<Name>,
): void {
  registerWrittenFile(fastify, url, options, (ctx, params) => {
    if (ctx.who.role !== "ADVERTISER") throw forbidden();
    return read(ctx, params);
  });
}

/**
 * A route that gives people who are signed in a file, to keep. Its address has one part that varies, such as `/invoices/:id.pdf`.
 * @param read what is asked for, for whoever may have it; its problems are answered as such.
 */
export function registerWrittenFile<Name extends string>(
  fastify: FastifyInstance,
  url: `/${string}/:${Name}.${string}`,
  options: Omit<OwnFileOptions, "typed">,
  read: ReadFile<Name>,
): void {
  fastify.get<{ Params: Record<Name, string> }>(url, { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = await ownFileContext(request, reply, options);
    if (!ctx) {
      return reply;
    }
    try {
      const { name, mediaType, parts } = await read(ctx, request.params as Record<Name, string>);
      const stream = Readable.from(parts, { objectMode: false });
      // What began as a file cannot turn into an error any more: the connection ends in the middle, and the download fails.
      stream.on("error", (error) => ctx.log.error({ err: error, requestId: request.id }, "a file could not be sent"));
      return reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .header("x-content-type-options", "nosniff")
        .type(mediaType)
        .send(stream);
    } catch (error) {
      if (error instanceof Problem) return refuseFile(request, reply, error);
      throw error;
    }
  });
}
