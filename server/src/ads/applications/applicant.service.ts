import type { Reader, RequestContext } from "../../platform/context";
import { notFound } from "../../platform/problems";
import type { Delivery } from "../../platform/realtime/topics";
import type { ApplicantApplicationType, ApplicantDocumentType } from "./applicant.type";
import { Application } from "./application.entity";
import { type ApplicationStatus, TERMS_VERSION } from "./application.rules";
import { applicationChanged } from "./application.topics";
import { ApplicationDocument } from "./application-document.entity";
import { applicationOf, findByToken } from "./application-token.service";
import type { CompanyDetails } from "./company.rules";
import { findingWords, problemWords } from "./document-check.rules";
import { reviewClock } from "./working-days.rules";

/** Where the file of a document is downloaded. */
export const documentUrl = (id: string): string => `/applications/documents/${id}`;

/** An application by its secret. @throws NOT_FOUND for a wrong one; RATE_LIMITED. */
export async function readByToken(ctx: RequestContext, token: string): Promise<ApplicantApplicationType> {
  return readForApplicant(ctx, await applicationOf(ctx, token));
}

/** The application as it is now, and after each change. The first value is the present state. @throws NOT_FOUND; RATE_LIMITED. */
export async function watchByToken(
  ctx: RequestContext,
  token: string,
): Promise<AsyncIterableIterator<Delivery<{ applicationId: string }>>> {
  return ctx.hub.subscribe(applicationChanged, await applicationOf(ctx, token));
}

/**
 * What a delivery means for who holds the secret. The present state is read by it once more: a link that has ended since shows
 * nothing.
 */
export async function readAfterChange(
  ctx: RequestContext,
  token: string,
  delivery: Delivery<{ applicationId: string }>,
): Promise<ApplicantApplicationType> {
  const id = await findByToken(ctx, token);
  if (!id || (delivery.kind === "event" && delivery.event.applicationId !== id)) throw notFound();
  return readForApplicant(ctx, id);
}

/** @throws NOT_FOUND when there is no such application (any more). */
export async function readForApplicant(ctx: Reader, id: string): Promise<ApplicantApplicationType> {
  const application = await ctx.db.getRepository(Application).findOneBy({ id });
  if (!application) throw notFound();
  const documents = await ctx.db
    .getRepository(ApplicationDocument)
    .find({ where: { applicationId: id }, order: { position: "ASC" } });
  const { status, submittedAt, decidedAt, reason, termsVersion } = application;
  const clock = status === "PENDING" && submittedAt ? reviewClock(submittedAt) : null;
  return {
    id,
    status,
    company: companyOf(application),
    documents: documents.map((document) => presentDocument(document, status)),
    acceptedTerms: termsVersion === TERMS_VERSION,
    submittedAt,
    decidedAt,
    reason,
    reviewDueAt: clock?.reviewDueAt ?? null,
    reviewClockKnown: clock?.reviewClockKnown ?? true,
  };
}

/** What an application says about its company. */
export function companyOf(application: CompanyDetails): CompanyDetails {
  const { name, registrationNumber, address, contactPerson, phone, email, website } = application;
  return { name, registrationNumber, address, contactPerson, phone, email, website };
}

/** What a reviewer found is shown when the review is over: until then each document is pending. */
function presentDocument(document: ApplicationDocument, applicationStatus: ApplicationStatus): ApplicantDocumentType {
  const { id, key, name, dateKind, date, fileName, bytes, uploadedAt, requestedAt } = document;
  const status = applicationStatus === "PENDING" ? "PENDING" : document.status;
  const why = reasonOf({ ...document, status });
  return {
    id,
    key,
    name,
    dateKind,
    date,
    required: true,
    requested: requestedAt !== null,
    status,
    fileName,
    bytes,
    uploadedAt,
    rejectionReason: why?.reason ?? null,
    rejectionDetail: why?.detail ?? null,
    needs: needOf({ ...document, status }, why !== null),
    url: uploadedAt ? documentUrl(id) : null,
  };
}

function reasonOf({ problem, finding, reason, status, date }: ApplicationDocument) {
  if (status === "INVALID" && reason) return { reason, detail: null };
  if (problem) return problemWords(problem);
  return finding ? { reason: findingWords(finding, date), detail: null } : null;
}

function needOf(
  { fileId, status, dateKind, date }: ApplicationDocument,
  isRefused: boolean,
): ApplicantDocumentType["needs"] {
  if (fileId === null) return "FILE";
  if (status === "VALID") return null;
  if (isRefused) return "REPLACEMENT";
  return dateKind !== null && date === null ? "DATE" : null;
}
