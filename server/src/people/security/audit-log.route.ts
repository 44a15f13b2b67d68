import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requirePermission } from "../../platform/access";
import { csvOf, csvText } from "../../platform/csv.rules";
import { forSignedIn, type HttpDoor } from "../../platform/http/door";
import { sendWrittenFile } from "../../platform/http/files";
import { londonDay } from "../../platform/london.rules";
import { invalid } from "../../platform/problems";
import { PERMISSIONS } from "../accounts/permission.rules";
import { exportAuditEntries } from "./audit-log.service";
import type { AuditEntryType } from "./audit-log.type";

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

const cellsOf = (line: AuditEntryType): string[] =>
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

async function* write(batches: AsyncIterable<AuditEntryType[]>): AsyncGenerator<string> {
  yield csvOf([HEAD]);
  for await (const lines of batches) yield csvOf(lines.map(cellsOf));
}

/**
 * `POST /audit/export` with what the log is narrowed to as JSON, so that nothing that somebody typed stands in an address: its lines
 * as CSV, 100,000 at the most.
 */
export default function registerAuditExport(fastify: FastifyInstance, door: HttpDoor): void {
  const handle = forSignedIn(door, async (ctx, request, reply) => {
    requirePermission(ctx, PERMISSIONS.viewAudit);
    const body = narrowing.safeParse(request.body);
    if (!body.success) throw invalid("filter", "The log cannot be filtered by this.");
    return sendWrittenFile(request, reply, ctx, {
      name: `audit-log-${londonDay(ctx.clock.now())}.csv`,
      mediaType: "text/csv; charset=utf-8",
      parts: write(await exportAuditEntries(ctx, body.data)),
    });
  });
  fastify.post("/audit/export", handle);
}
