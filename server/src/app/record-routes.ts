import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { writeRecordDocument } from "../care/records/export-pdf";
import { readRecord } from "../care/records/record.service";
import { EXPORT_FILES } from "../care/records/record-export.rules";
import { readRecordExport } from "../care/records/record-export.service";
import { readExportFile } from "../care/records/write-export.service";
import { readAccount } from "../people/accounts/account.service";
import { notFound, Problem } from "../platform/problems";
import { type OwnFileOptions, ownFileContext, refuseFile } from "./own-files";
import type { ServerContext } from "./request-context";

interface File {
  bytes: AsyncIterable<Uint8Array>;
  name: string;
  mediaType: string;
  disposition: "inline" | "attachment";
  length?: number;
}

type OwnContext = NonNullable<Awaited<ReturnType<typeof ownFileContext>>>;

/**
 * `GET /records/:id/document`: the document of a record, to be read in the browser. `GET /records/exports/:id`: a finished file of
 * chosen records. Somebody else's are not found, like those that never were.
 */
export function registerRecordRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  const serve = (url: string, typed: boolean, find: (ctx: OwnContext, id: string) => Promise<File>) =>
    fastify.get<{ Params: { id: string } }>(url, { exposeHeadRoute: false }, async (request, reply) => {
      const ctx = await ownFileContext(request, reply, { ...options, typed });
      if (!ctx) {
        return reply;
      }
      try {
        return send(request, reply, ctx, await find(ctx, request.params.id));
      } catch (error) {
        if (error instanceof Problem) return refuseFile(request, reply, error);
        throw error;
      }
    });
  serve("/records/:id/document", true, findDocument);
  serve("/records/exports/:id", false, findExport);
}

async function findDocument(ctx: OwnContext, id: string): Promise<File> {
  const record = await readRecord(ctx, ctx.who, id);
  if (!record.hasDocument) {
    throw notFound();
  }
  const { name, language } = await readAccount(ctx, ctx.who);
  const head = { patient: { id: ctx.who.id, name }, language, at: ctx.clock.now() };
  return {
    bytes: writeRecordDocument(record, head),
    name: "ai-health-assistant-document.pdf",
    mediaType: "application/pdf",
    disposition: "inline",
  };
}

async function findExport(ctx: OwnContext, id: string): Promise<File> {
  const { status, format, createdAt, bytes } = await readRecordExport(ctx, ctx.who, id);
  if (status !== "READY") {
    throw notFound();
  }
  const { ending, mediaType } = EXPORT_FILES[format];
  const day = createdAt.toISOString().slice(0, 10);
  return {
    bytes: readExportFile(ctx, id),
    name: `ai-health-assistant-records-${day}.${ending}`,
    mediaType,
    disposition: "attachment",
    length: bytes,
  };
}

function send(request: FastifyRequest, reply: FastifyReply, ctx: ServerContext, file: File): FastifyReply {
  const stream = Readable.from(file.bytes, { objectMode: false });
  // What began as a file cannot turn into an error any more: the connection ends in the middle, and the download fails.
  stream.on("error", (error) => ctx.log.error({ err: error, requestId: request.id }, "a file could not be sent"));
  if (file.length !== undefined) {
    reply.header("content-length", file.length);
  }
  return reply
    .header("content-disposition", `${file.disposition}; filename="${file.name}"`)
    .header("x-content-type-options", "nosniff")
    .type(file.mediaType)
    .send(stream);
}
