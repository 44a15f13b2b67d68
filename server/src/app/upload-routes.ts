import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { limitKey } from "../people/accounts/guess.service";
import { forCallers, type HttpDoor } from "../platform/http/door";
import { bodyOf, type LongBody, longBodies } from "../platform/http/long-bodies";
import { invalid, Problem, unavailable } from "../platform/problems";
import { StorageFault } from "../platform/storage.gateway";
import { MESSAGES } from "../platform/uploads.rules";
import { receiveUpload, takeUploadTicket, type UploadReceiver } from "../platform/uploads.service";
import type { ServerContext, ServerPlatform } from "./request-context";

const LONG: LongBody = { config: { isLong: true } };

/** How long one upload may take as a whole, in ms. */
const UPLOAD_MS = 10 * 60_000;

/** What becomes of a file that has arrived, by what its ticket was made for. */
export type UploadReceivers = Readonly<Record<string, UploadReceiver>>;

interface Route {
  Params: { token: string };
}

/**
 * `PUT /uploads/<token>`: one file as the body of the request, of exactly the size that its ticket says; what it claims to be is of
 * no interest. The answer, `{ fileId }` or what its purpose has to say, comes when it is kept and its purpose has taken it. Whoever has
 * the ticket may send, once.
 */
export const uploadRoutes = (receivers: UploadReceivers) =>
  async function registerUploads(fastify: FastifyInstance, door: HttpDoor<ServerPlatform>): Promise<void> {
    const arriving = longBodies(fastify);
    const take = forCallers<ServerPlatform, Route>(door, (ctx, request, reply) =>
      takeUpload(request, reply, ctx, receivers),
    );
    await fastify.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, body, done) => done(null, body));
      scope.put<Route>("/uploads/:token", LONG, (request, reply) =>
        arriving(request, async () => {
          const late = setTimeout(() => request.raw.destroy(), UPLOAD_MS).unref();
          try {
            return await take(request, reply);
          } finally {
            clearTimeout(late);
          }
        }),
      );
    });
  };

async function takeUpload(
  request: FastifyRequest<Route>,
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
    throw problemOf(error, request, ctx);
  }
}

/** What to answer for a failure; what is our fault stays what it is. */
function problemOf(error: unknown, { raw, id }: FastifyRequest<Route>, { log }: ServerContext): unknown {
  if (error instanceof Problem) return error;
  if (raw.destroyed && !raw.complete) return invalid("file", MESSAGES.cut);
  if (error instanceof StorageFault) {
    log.error({ err: error, requestId: id }, "a file could not be kept");
    return unavailable();
  }
  return error;
}
