import { buffer } from "node:stream/consumers";
import type { EntityManager } from "typeorm";
import { limitKey } from "../../people/accounts/guess.service";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { requirePermission } from "../../platform/access";
import type { RequestContext, TimedReader } from "../../platform/context";
import { findRow } from "../../platform/lists";
import { isDay, londonDay } from "../../platform/london.rules";
import { conflict, invalid, notFound } from "../../platform/problems";
import type { StoredFile } from "../../platform/stored-file.entity";
import {
  attachStoredFile,
  discardStoredFiles,
  findStoredFile,
  makeUploadTicket,
  type UploadReceiver,
} from "../../platform/uploads.service";
import { readForApplicant } from "./applicant.service";
import type { ApplicantApplicationType, UploadTicketType } from "./applicant.type";
import { DOCUMENT_MAX_BYTES, MESSAGES } from "./application.rules";
import { changeOwn, lockApplication, refuseClosed, storeChange } from "./application-change.service";
import { ApplicationDocument } from "./application-document.entity";
import { applicationOf } from "./application-token.service";
import type { PdfInspection } from "./pdf/pdf.rules";

/** Years around today that a date can be in. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 50;

/** What the tickets and files of documents are for; the subject is the application, the slot a document's key. */
export const DOCUMENT_PURPOSE = "application_document";

/** A document without a file, or with one that can be replaced. @throws NOT_FOUND; CONFLICT when it was accepted. */
async function openDocument(tx: EntityManager, applicationId: string, key: string): Promise<ApplicationDocument> {
  const document = await tx.getRepository(ApplicationDocument).findOneBy({ applicationId, key });
  if (!document) throw notFound();
  if (document.status === "VALID") throw conflict(MESSAGES.documentValid);
  return document;
}

/**
 * Lets the applicant send one file for a document.
 * @throws BAD_USER_INPUT on `file`; NOT_FOUND; CONFLICT; RATE_LIMITED.
 */
export async function askDocumentUpload(
  ctx: RequestContext,
  token: string,
  file: { key: string; fileName: string; bytes: number },
): Promise<UploadTicketType> {
  const id = await applicationOf(ctx, token);
  if (file.bytes < 1 || file.bytes > DOCUMENT_MAX_BYTES) {
    throw invalid("file", file.bytes < 1 ? MESSAGES.empty : MESSAGES.tooLarge);
  }
  await ctx.limits.applicationUploads.take(limitKey(ctx, id));
  return ctx.db.transaction(async (tx) => {
    refuseClosed(await lockApplication(tx, id));
    await openDocument(tx, id, file.key);
    const { key: slot, fileName, bytes } = file;
    const aim = { purpose: DOCUMENT_PURPOSE, subjectId: id, slot, fileName, bytes, contentType: "application/pdf" };
    const ticket = await makeUploadTicket(tx, ctx, aim);
    return { url: `/uploads/${ticket.token}`, expiresAt: ticket.expiresAt };
  });
}

/** What an upload leaves of a document: judged by nobody, found wanting by nobody. */
const UNJUDGED = { finding: null, status: "PENDING", reason: null, markedBy: null, markedAt: null } as const;

const NO_FILE = {
  fileId: null,
  fileName: null,
  bytes: null,
  pages: null,
  uploadedAt: null,
  problem: null,
  content: null,
} as const;

/** Receives the uploads of documents: each is looked into, then attached. */
export const documentReceiver =
  (inspect: (bytes: Buffer) => Promise<PdfInspection>): UploadReceiver =>
  async (ctx, file) => {
    const inspection = await inspect(await buffer(await ctx.storage.open(file.storageKey)));
    await attachDocument(ctx, { file, inspection });
    return undefined;
  };

/**
 * Attaches a file that has arrived to its document, in place of the one before.
 * @throws BAD_USER_INPUT on `file` for what is no PDF or too large; NOT_FOUND; CONFLICT when the application was closed meanwhile.
 */
export async function attachDocument(
  ctx: TimedReader,
  { file, inspection }: { file: StoredFile; inspection: PdfInspection },
): Promise<void> {
  const { problem, pages, text } = inspection;
  if (problem === "not_pdf" || problem === "too_large") {
    throw invalid("file", problem === "not_pdf" ? MESSAGES.notPdf : MESSAGES.tooLarge);
  }
  await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, file.subjectId);
    refuseClosed(application);
    const document = await openDocument(tx, application.id, file.slot);
    await attachStoredFile(tx, ctx, file);
    const { id: fileId, fileName, bytes } = file;
    // Postgres keeps no NUL in texts.
    const content = text.replaceAll("\0", "").trim() || null;
    await tx
      .getRepository(ApplicationDocument)
      .update(
        { id: document.id },
        { ...UNJUDGED, fileId, fileName, bytes, pages, problem, content, uploadedAt: ctx.clock.now() },
      );
    await discardStoredFiles(tx, ctx, document.fileId ? [document.fileId] : []);
    await storeChange(tx, ctx, application);
  });
}

/**
 * States the date of a document.
 * @throws BAD_USER_INPUT on `date`; NOT_FOUND; CONFLICT.
 */
export async function setDocumentDate(
  ctx: RequestContext,
  token: string,
  { key, date }: { key: string; date: string },
): Promise<ApplicantApplicationType> {
  const id = await changeOwn(ctx, token, async (tx, application) => {
    const document = await openDocument(tx, application.id, key);
    const problem = dateProblem(document, date, londonDay(ctx.clock.now()));
    if (problem) throw invalid("date", problem);
    // Another date can be the answer to what was found, but not to what a reviewer said.
    const finding = document.finding === "EXPIRED" || document.finding === "NOT_YET_ISSUED" ? null : document.finding;
    await tx.getRepository(ApplicationDocument).update({ id: document.id }, { date, finding });
    return undefined;
  });
  return readForApplicant(ctx, id);
}

function dateProblem({ dateKind }: ApplicationDocument, date: string, today: string): string | undefined {
  if (dateKind === null) return MESSAGES.dateless;
  if (!isDay(date)) return MESSAGES.dateForm;
  const years = Number(date.slice(0, 4)) - Number(today.slice(0, 4));
  if (years < -YEARS_BACK || years > YEARS_AHEAD) return MESSAGES.dateFar;
  return dateKind === "ISSUED" && date > today ? MESSAGES.dateInFuture : undefined;
}

/** Takes the file of a document away. @throws NOT_FOUND; CONFLICT. */
export async function deleteDocument(
  ctx: RequestContext,
  token: string,
  key: string,
): Promise<ApplicantApplicationType> {
  const id = await changeOwn(ctx, token, async (tx, application) => {
    const document = await openDocument(tx, application.id, key);
    await tx.getRepository(ApplicationDocument).update({ id: document.id }, { ...UNJUDGED, ...NO_FILE });
    await discardStoredFiles(tx, ctx, document.fileId ? [document.fileId] : []);
    return undefined;
  });
  return readForApplicant(ctx, id);
}

/**
 * The file of a document: for who has the secret of its application, else for reviewers, who see no drafts.
 * @param token the secret, where one was given.
 * @throws NOT_FOUND; UNAUTHENTICATED; FORBIDDEN; RATE_LIMITED.
 */
export async function findDocumentFile(
  ctx: RequestContext,
  documentId: string,
  token: string | undefined,
): Promise<StoredFile> {
  const ownId = token === undefined ? null : await applicationOf(ctx, token);
  if (ownId === null) {
    requirePermission(ctx, PERMISSIONS.viewApplications);
  }
  const sql = `select d.file_id as "fileId" from application_documents d join applications a on a.id = d.application_id
    where d.id = $1 and case when $2::uuid is null then a.status <> 'DRAFT' else a.id = $2 end`;
  const document = await findRow<{ fileId: string | null }>(ctx.db, sql, documentId, ownId);
  if (!document?.fileId) throw notFound(MESSAGES.noContent);
  return findStoredFile(ctx, document.fileId);
}
