import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { PERMISSIONS } from "../people/accounts/permission.rules";
import { type AuditLine, exportAuditEntries } from "../people/security/audit-log.service";
import { requirePermission } from "../platform/access";
import { csvOf, csvText } from "../platform/csv.rules";
import { londonDay } from "../platform/london.rules";
import { invalid, Problem } from "../platform/problems";
import { type OwnFileOptions, ownFileContext, refuseFile } from "./own-files";

const text = z.string().nullish();
const narrowing = z.strictObject({
  action: text,
  from: text,
  to: text,
  actorEmail: text,
  subjectType: text,
  subjectId: text,
  search: text,
});

const HEAD = ["Time (UTC)", "Who", "Name", "Roles", "Word", "What", "Kind", "Number", "Request", "Address", "Details"];

const cellsOf = (line: AuditLine): string[] =>
  [
    line.at.toISOString(),
    line.actorKind.toLowerCase(),
    line.actorName ?? "",
    line.actorRoles.join(", "),
    line.action,
    line.text,
    line.subjectType,
    line.subjectId ?? "",
    line.requestId,
    line.address ?? "",
    line.details ?? "",
  ].map(csvText);

async function* write(batches: AsyncIterable<AuditLine[]>): AsyncGenerator<string> {
  yield csvOf([HEAD]);
  for await (const lines of batches) yield csvOf(lines.map(cellsOf));
}

/**
 * `POST /audit/export` with what the log is narrowed to as JSON, so that nothing that somebody typed stands in an address: its lines
 * as CSV, 100,000 at the most.
 */
export function registerAuditRoute(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  fastify.post("/audit/export", async (request, reply) => {
    const ctx = await ownFileContext(request, reply, options);
    if (!ctx) return reply;
    try {
      const who = requirePermission(ctx, PERMISSIONS.viewAudit);
      const body = narrowing.safeParse(request.body);
      if (!body.success) throw invalid("filter", "The log cannot be filtered by this.");
      const stream = Readable.from(write(await exportAuditEntries(ctx, who, body.data)), { objectMode: false });
      // What began as a file cannot turn into an error any more: the connection ends in the middle, and the download fails.
      stream.on("error", (error) => ctx.log.error({ err: error, requestId: request.id }, "the log could not be sent"));
      return reply
        .header("content-disposition", `attachment; filename="audit-log-${londonDay(ctx.clock.now())}.csv"`)
        .header("x-content-type-options", "nosniff")
        .type("text/csv; charset=utf-8")
        .send(stream);
    } catch (error) {
      if (error instanceof Problem) return refuseFile(request, reply, error);
      throw error;
    }
  });
}
