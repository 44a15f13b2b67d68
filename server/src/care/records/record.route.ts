import type { FastifyInstance } from "fastify";
import { readAccount } from "../../people/accounts/account.service";
import type { HttpDoor, SignedIn } from "../../platform/http/door";
import { fileRoute, type WrittenFile } from "../../platform/http/files";
import { notFound } from "../../platform/problems";
import { writeRecordDocument } from "./export-pdf";
import { readRecord } from "./record.service";
import { EXPORT_FILES } from "./record-export.rules";
import { readRecordExport } from "./record-export.service";
import { readExportFile } from "./write-export.service";

/**
 * `GET /records/:id/document`: the document of a record, to be read in the browser. `GET /records/exports/:id`: a finished file of
 * chosen records. Somebody else's are not found, like those that never were.
 */
export default function registerRecords(fastify: FastifyInstance, door: HttpDoor): void {
  fileRoute(fastify, door, "/records/:id/document", findDocument, { typed: true });
  fileRoute(fastify, door, "/records/exports/:id", findExport);
}

async function findDocument(ctx: SignedIn, { id }: { id: string }): Promise<WrittenFile> {
  const record = await readRecord(ctx, ctx.who, id);
  if (!record.hasDocument) {
    throw notFound();
  }
  const { name, language } = await readAccount(ctx, ctx.who);
  const head = { patient: { id: ctx.who.id, name }, language, at: ctx.clock.now() };
  return {
    parts: writeRecordDocument(record, head),
    name: "ai-health-assistant-document.pdf",
    mediaType: "application/pdf",
    disposition: "inline",
  };
}

async function findExport(ctx: SignedIn, { id }: { id: string }): Promise<WrittenFile> {
  const { status, format, createdAt, bytes } = await readRecordExport(ctx, ctx.who, id);
  if (status !== "READY") {
    throw notFound();
  }
  const { ending, mediaType } = EXPORT_FILES[format];
  const day = createdAt.toISOString().slice(0, 10);
  return {
    parts: readExportFile(ctx, id),
    name: `ai-health-assistant-records-${day}.${ending}`,
    mediaType,
    length: bytes,
  };
}
