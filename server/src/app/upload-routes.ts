import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limitKey } from "../people/accounts/guess.service";
import { invalid, Problem, unavailable } from "../platform/problems";
import { StorageFault } from "../platform/storage.gateway";
import { MESSAGES } from "../platform/uploads.rules";
import { receiveUpload, takeUploadTicket, type UploadReceiver } from "../platform/uploads.service";
import { bodyOf, longBodies } from "./long-bodies";
import { fileContext, type OwnFileOptions, refuseFile } from "./own-files";
import type { ServerContext } from "./request-context";

export const UPLOADS_URL = "/uploads/:token";

/** How long one upload may take as a whole, in ms. */
const UPLOAD_MS = 10 * 60_000;

/** What becomes of a file that has arrived, by what its ticket was made for. */
export type UploadReceivers = Readonly<Record<string, UploadReceiver>>;

/**
 * `PUT /uploads/<token>`: one file as the body of the request, of exactly the size that its ticket says; what it claims to be is of
 * no interest. The answer, `{ fileId }` or what its purpose has to say, comes when it is kept and its purpose has taken it. Whoever has
 * the ticket may send, once.
 */
export async function registerUploadRoutes(
  fastify: FastifyInstance,
  { receivers, ...options }: Omit<OwnFileOptions, "typed"> & { receivers: UploadReceivers },
): Promise<void> {
  const arriving = longBodies(fastify);
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, done) => done(null, body));
    scope.put<{ Params: { token: string } }>(UPLOADS_URL, (request, reply) =>
      arriving(request, async () => {
        const late = setTimeout(() => request.raw.destroy(), UPLOAD_MS).unref();
        try {
          const ctx = await fileContext(request, reply, options);
          return ctx ? await takeUpload(request, reply, ctx, receivers) : reply;
        } finally {
          clearTimeout(late);
        }
      }),
    );
  });
}

async function takeUpload(
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
  ctx: ServerContext,
  receivers: UploadReceivers,
): Promise<FastifyReply> {
  try {
    await ctx.limits.uploads.take(limitKey(ctx, ctx.address));
    const file = await takeUploadTicket(ctx, request.params.token, Number(request.headers["content-length"] ?? 0));
    const receive = receivers[file.purpose];
    if (!receive) throw new Error(`Nothing receives uploads for ${file.purpose}`);
    return reply.code(201).send(await receiveUpload(ctx, file, bodyOf(request), receive));
  } catch (error) {
    return refuseFile(request, reply, problemOf(error, request, ctx));
  }
}

/** @throws what is our fault. */
function problemOf(error: unknown, { raw, id }: FastifyRequest, { log }: ServerContext): Problem {
  if (error instanceof Problem) return error;
  if (raw.destroyed && !raw.complete) return invalid("file", MESSAGES.cut);
  if (error instanceof StorageFault) {
    log.error({ err: error, requestId: id }, "a file could not be kept");
    return unavailable();
  }
  throw error;
}
