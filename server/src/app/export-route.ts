import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "../people/accounts/account.rules";
import { readAccount } from "../people/accounts/account.service";
import { limitKey } from "../people/accounts/guess.service";
import { audit } from "../platform/audit";
import { conflict, invalid } from "../platform/problems";
import { EXPORT_FORMATS, type ExportFormat } from "./data-export";
import { ownFileContext, refuseFile } from "./own-files";
import type { ServerPlatform } from "./request-context";

/**
 * `GET /account/export?format=json|html`: everything that the product keeps about whoever asks, as a file.
 */
export function registerExportRoute(
  fastify: FastifyInstance,
  { platform, port }: { platform: ServerPlatform; port: () => number },
): void {
  fastify.get<{ Querystring: { format?: unknown } }>(
    "/account/export",
    { exposeHeadRoute: false },
    async (request, reply) => {
      const ctx = await ownFileContext(request, reply, { platform, port });
      if (!ctx) {
        return reply;
      }
      const { id, role, language, emailVerifiedAt } = await readAccount(ctx, ctx.who);
      if (!emailVerifiedAt) {
        return refuseFile(request, reply, conflict(MESSAGES.emailUnconfirmed));
      }
      const { format } = request.query;
      if (!isFormat(format)) {
        return refuseFile(request, reply, invalid("format", "Ask for json or html."));
      }
      await ctx.limits.exports.take(limitKey(ctx, id));
      await ctx.db.transaction((tx) =>
        audit(tx, ctx, {
          action: "data_exported",
          actorId: id,
          subjectType: "user",
          subjectId: id,
          details: { format },
        }),
      );
      const { type, write } = EXPORT_FORMATS[format];
      const day = ctx.clock.now().toISOString().slice(0, 10);
      const stream = Readable.from(write(ctx, { id, role, language }));
      // What began as a file cannot turn into an error any more: the connection ends in the middle, and the download fails.
      stream.on("error", (error) => ctx.log.error({ err: error, requestId: request.id }, "an export failed"));
      return reply
        .header("content-disposition", `attachment; filename="ai-health-assistant-data-${day}.${format}"`)
        .type(type)
        .send(stream);
    },
  );
}

function isFormat(text: unknown): text is ExportFormat {
  return typeof text === "string" && Object.hasOwn(EXPORT_FORMATS, text);
}
