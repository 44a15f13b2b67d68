import type { FastifyInstance } from "fastify";
import { MESSAGES } from "../people/accounts/account.rules";
import { readAccount } from "../people/accounts/account.service";
import { limitKey } from "../people/accounts/guess.service";
import { audit } from "../platform/audit";
import { forSignedIn, type HttpDoor } from "../platform/http/door";
import { sendWrittenFile } from "../platform/http/files";
import { conflict, invalid } from "../platform/problems";
import { EXPORT_FORMATS, type ExportFormat } from "./data-export";
import type { ServerPlatform } from "./request-context";

interface Route {
  Querystring: { format?: unknown };
}

/** `GET /account/export?format=json|html`: everything that the product keeps about whoever asks, as a file. */
export default function registerExport(fastify: FastifyInstance, door: HttpDoor<ServerPlatform>): void {
  const handle = forSignedIn<ServerPlatform, Route>(door, async (ctx, request, reply) => {
    const { id, role, language, emailVerifiedAt } = await readAccount(ctx, ctx.who);
    if (!emailVerifiedAt) throw conflict(MESSAGES.emailUnconfirmed);
    const { format } = request.query;
    if (!isFormat(format)) throw invalid("format", "Ask for json or html.");
    await ctx.limits.exports.take(limitKey(ctx, id));
    await ctx.db.transaction((tx) =>
      audit(tx, ctx, "data_exported", ["user", id], { actorId: id, details: { format } }),
    );
    const { type: mediaType, write } = EXPORT_FORMATS[format];
    const name = `ai-health-assistant-data-${ctx.clock.now().toISOString().slice(0, 10)}.${format}`;
    return sendWrittenFile(request, reply, ctx, { name, mediaType, parts: write(ctx, { id, role, language }) });
  });
  fastify.get<Route>("/account/export", { exposeHeadRoute: false }, handle);
}

function isFormat(text: unknown): text is ExportFormat {
  return typeof text === "string" && Object.hasOwn(EXPORT_FORMATS, text);
}
