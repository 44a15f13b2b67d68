import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { EntityManager } from "typeorm";
import { type FileStorage, newStorageKey } from "../../platform/storage.gateway";
import { StoredFile } from "../../platform/stored-file.entity";
import { Application } from "./application.entity";
import { dayInWords, REQUIRED_DOCUMENTS, TERMS_VERSION } from "./application.rules";
import { makeDraft } from "./application.service";
import { addEvent } from "./application-change.service";
import { ApplicationDocument } from "./application-document.entity";
import { DOCUMENT_PURPOSE } from "./application-documents.service";
import { drawPaper } from "./application-paper.factory";
import type { CompanyDetails } from "./company.rules";

export interface DocumentExample {
  /** The date that the paper and its applicant state, as YYYY-MM-DD. */
  date?: string;
  /** Who of the staff found it valid; nobody unless given. */
  validBy?: string;
}

export interface ApplicationExample {
  company: CompanyDetails;
  /** When it was last sent. */
  submittedAt: Date;
  /** By key; each of the five has a paper, whatever is given. */
  documents?: Readonly<Record<string, DocumentExample>>;
  /** Sent once before, upon which somebody of the staff asked for these documents; their papers are there now. */
  resubmitted?: { requestedBy: string; requestedAt: Date; firstSubmittedAt: Date; names: readonly string[] };
  /** Said at the foot of each paper. */
  note: string;
}

const DAY_MS = 24 * 3_600_000;

/** Stores an example of an application that waits for its review, with a drawn paper for each document. */
export async function makeApplication(
  tx: EntityManager,
  storage: FileStorage,
  { company, submittedAt, documents = {}, resubmitted, note }: ApplicationExample,
): Promise<string> {
  const firstAt = resubmitted?.firstSubmittedAt ?? submittedAt;
  const { id } = await makeDraft(tx, company, new Date(firstAt.getTime() - DAY_MS / 24));
  for (const { key, name, dateKind } of REQUIRED_DOCUMENTS) {
    const { date = defaultDate(firstAt, dateKind) } = documents[key] ?? {};
    const label = dateKind === "EXPIRES" ? "Valid until" : "Issued on";
    await givePaper(tx, storage, { applicationId: id, key, name, date, label, company, note, at: firstAt });
  }
  await send(tx, id, firstAt);
  if (resubmitted) {
    await askForMore(tx, id, resubmitted);
    for (const [index, name] of resubmitted.names.entries()) {
      const key = `further_${index + 1}`;
      await givePaper(tx, storage, { applicationId: id, key, name, date: null, company, note, at: submittedAt });
    }
    await send(tx, id, submittedAt);
  }
  for (const [key, { validBy }] of Object.entries(documents)) {
    if (!validBy) continue;
    const markedAt = new Date(submittedAt.getTime() + DAY_MS / 48);
    const where = { applicationId: id, key };
    const { name } = await tx.getRepository(ApplicationDocument).findOneByOrFail(where);
    await tx.getRepository(ApplicationDocument).update(where, { status: "VALID", markedBy: validBy, markedAt });
    await addEvent(tx, at(markedAt), id, { what: "DOCUMENT_VALID", actorId: validBy, documents: [name] });
    await tx.getRepository(Application).increment({ id }, "version", 1);
  }
  return id;
}

const at = (time: Date) => ({ clock: { now: () => time } });

/** A year before or after that moment. */
function defaultDate(moment: Date, kind: "ISSUED" | "EXPIRES"): string {
  const days = kind === "EXPIRES" ? 365 : -365;
  return new Date(moment.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

async function send(tx: EntityManager, id: string, submittedAt: Date): Promise<void> {
  await tx.getRepository(Application).update(
    { id },
    {
      ...{ status: "PENDING", submittedAt, updatedAt: submittedAt, termsVersion: TERMS_VERSION },
      ...{ termsAcceptedAt: submittedAt, reason: null, version: () => "version + 1" },
    },
  );
  await addEvent(tx, at(submittedAt), id, { what: "SUBMITTED", actorId: null });
}

async function askForMore(
  tx: EntityManager,
  id: string,
  { requestedBy, requestedAt, names }: NonNullable<ApplicationExample["resubmitted"]>,
): Promise<void> {
  const asked = { status: "MORE_DOCS", updatedAt: requestedAt, version: () => "version + 1" } as const;
  await tx.getRepository(Application).update({ id }, asked);
  await tx.getRepository(ApplicationDocument).insert(
    names.map((name, index) => ({
      applicationId: id,
      position: REQUIRED_DOCUMENTS.length + index,
      key: `further_${index + 1}`,
      name,
      dateKind: null,
      requestedAt,
      status: "PENDING" as const,
    })),
  );
  await addEvent(tx, at(requestedAt), id, { what: "DOCUMENTS_REQUESTED", actorId: requestedBy, documents: names });
}

interface Paper {
  applicationId: string;
  key: string;
  name: string;
  date: string | null;
  /** What the date is called on the paper. */
  label?: string;
  company: CompanyDetails;
  note: string;
  at: Date;
}

async function givePaper(
  tx: EntityManager,
  storage: FileStorage,
  { applicationId, key, name, date, label = "", company, note, at: uploadedAt }: Paper,
): Promise<void> {
  const dated = date === null ? [] : [[label, dayInWords(date)] as const];
  const lines = [
    ["Company", company.name],
    ["Registration number", company.registrationNumber],
    ["Address", company.address ?? "Not stated"],
    ...dated,
  ] as const;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const { bytes, text } = await drawPaper({ title, lines, note, at: uploadedAt });
  const storageKey = newStorageKey();
  const file = await tx.getRepository(StoredFile).save({
    purpose: DOCUMENT_PURPOSE,
    subjectId: applicationId,
    slot: key,
    fileName: `${key.replaceAll("_", "-")}-${company.registrationNumber}.pdf`,
    contentType: "application/pdf",
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    storageKey,
    createdAt: uploadedAt,
    attachedAt: uploadedAt,
    discardedAt: null,
  });
  await storage.put(storageKey, Readable.from([bytes]), bytes.length);
  await tx
    .getRepository(ApplicationDocument)
    .update(
      { applicationId, key },
      { date, fileId: file.id, fileName: file.fileName, bytes: bytes.length, pages: 1, content: text, uploadedAt },
    );
}
