import { type EntityManager, Not } from "typeorm";
import { normaliseName } from "../../people/accounts/account.rules";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext, Who } from "../../platform/context";
import { readEntities, readOne } from "../../platform/entity-rows";
import { isId } from "../../platform/pages";
import { conflict, invalid, notFound } from "../../platform/problems";
import { type Application, ApplicationEvent } from "./application.entity";
import {
  DOCUMENT_NAME_MAX_LENGTH,
  eventSentence,
  FURTHER_MAX_DOCUMENTS,
  type LastEvent,
  MESSAGES,
  REASON_MAX_LENGTH,
  REASON_MIN_LENGTH,
  REQUEST_MAX_NAMES,
  REVIEW_ACTS,
  type ReviewAct,
  type Verdict,
} from "./application.rules";
import { addEvent, lockApplication, type NewEvent, storeChange } from "./application-change.service";
import { ApplicationDocument } from "./application-document.entity";
import { mailApplicant } from "./application-mail.service";
import { makeAdvertiser } from "./approval.service";
import { readForReview } from "./review.service";
import type { ReviewedApplicationType } from "./review.type";

/** What an act changes, and what it leaves in the history. */
interface Deed {
  action: AuditAction;
  event: Omit<NewEvent, "actorId">;
  changes?: Partial<Application>;
  details?: Record<string, string | number | boolean>;
}

interface Seen {
  id: string;
  /** The version that the reviewer looked at. */
  version: number;
}

/** Says whether one document is as it should be. @throws BAD_USER_INPUT on `reason`; NOT_FOUND; CONFLICT. */
export function markDocument(
  ctx: RequestContext,
  who: Who,
  { documentId, verdict, reason, ...seen }: Seen & { documentId: string; verdict: Verdict; reason?: string | null },
): Promise<ReviewedApplicationType> {
  const why = verdict === "INVALID" ? readReason(reason ?? "") : null;
  return act(ctx, who, "mark", seen, async (tx, application, now) => {
    const document = await findDocument(tx, application, documentId);
    if (document.fileId === null) throw conflict(MESSAGES.noFile);
    const mark = { status: verdict, reason: why, markedBy: who.id, markedAt: now };
    await tx.getRepository(ApplicationDocument).update({ id: document.id }, mark);
    const { name, key } = document;
    return {
      action: "application_document_marked",
      event: { what: `DOCUMENT_${verdict}`, reason: why, documents: [name] },
      details: { document: key, verdict },
    };
  });
}

/** Takes back what was said about one document: it is to be judged again. @throws NOT_FOUND; CONFLICT. */
export function unmarkDocument(
  ctx: RequestContext,
  who: Who,
  { documentId, ...seen }: Seen & { documentId: string },
): Promise<ReviewedApplicationType> {
  return act(ctx, who, "unmark", seen, async (tx, application) => {
    const { id, name, key, status } = await findDocument(tx, application, documentId);
    if (status === "PENDING") throw conflict(MESSAGES.notMarked);
    const noMark = { status: "PENDING", reason: null, markedBy: null, markedAt: null } as const;
    await tx.getRepository(ApplicationDocument).update({ id }, noMark);
    return {
      action: "application_document_unmarked",
      event: { what: "DOCUMENT_UNMARKED", documents: [name] },
      details: { document: key },
    };
  });
}

/** A document of this application. @throws NOT_FOUND. */
async function findDocument(tx: EntityManager, { id }: Application, documentId: string): Promise<ApplicationDocument> {
  return readOne(tx, ApplicationDocument, { id: documentId, applicationId: id });
}

/**
 * Approves: the account and its company are there afterwards, and a mail carries the link that sets the password.
 * @throws CONFLICT unless all documents are valid, and when the address has an account of another kind; NOT_FOUND.
 */
export function approveApplication(ctx: RequestContext, who: Who, seen: Seen): Promise<ReviewedApplicationType> {
  return act(ctx, who, "approve", seen, async (tx, application, now) => {
    const documents = tx.getRepository(ApplicationDocument);
    if (await documents.existsBy({ applicationId: application.id, status: Not("VALID") })) {
      throw conflict(MESSAGES.notAllValid);
    }
    const advertiserId = await makeAdvertiser(tx, ctx, application);
    return {
      action: "application_approved",
      event: { what: "APPROVED" },
      changes: { advertiserId, decidedAt: now, decidedBy: who.id, reason: null },
    };
  });
}

/** Rejects for good; a new application may follow. @throws BAD_USER_INPUT on `reason`; NOT_FOUND; CONFLICT. */
export function rejectApplication(
  ctx: RequestContext,
  who: Who,
  { reason, ...seen }: Seen & { reason: string },
): Promise<ReviewedApplicationType> {
  const why = readReason(reason);
  return act(ctx, who, "reject", seen, async (tx, application, now) => {
    await mailApplicant(tx, ctx, application, "applicationRejected", { reason: why });
    return {
      action: "application_rejected",
      event: { what: "REJECTED", reason: why },
      changes: { decidedAt: now, decidedBy: who.id, reason: why },
    };
  });
}

/**
 * Gives the application back to its applicant: further documents by their names, and those that are marked as invalid anew.
 * @throws BAD_USER_INPUT on `names` or `note`; NOT_FOUND; CONFLICT.
 */
export function requestDocuments(
  ctx: RequestContext,
  who: Who,
  { names, note, ...seen }: Seen & { names: readonly string[]; note?: string | null },
): Promise<ReviewedApplicationType> {
  const wanted = readNames(names);
  const why = readReason(note ?? "", "note", false);
  return act(ctx, who, "request", seen, async (tx, application, now) => {
    const asked = await askFor(tx, application.id, { wanted, why, now, whoId: who.id });
    if (asked.length === 0) throw invalid("names", MESSAGES.namesMissing);
    await mailApplicant(tx, ctx, application, "applicationDocumentsRequested", { documents: asked, reason: why ?? "" });
    return {
      action: "application_documents_requested",
      event: { what: "DOCUMENTS_REQUESTED", reason: why, documents: asked },
      changes: { reason: why },
      details: { count: asked.length },
    };
  });
}

interface Request {
  wanted: readonly string[];
  why: string | null;
  now: Date;
  whoId: string;
}

/** A name that the application knows already asks for another file of that document. Gives the names of all that is to be sent. */
async function askFor(
  tx: EntityManager,
  applicationId: string,
  { wanted, why, now, whoId }: Request,
): Promise<string[]> {
  const repository = tx.getRepository(ApplicationDocument);
  const documents = await repository.find({ where: { applicationId }, order: { position: "ASC" } });
  const asked = new Set(documents.filter(({ status }) => status === "INVALID").map(({ name }) => name));
  let further = documents.filter(({ requestedAt }) => requestedAt !== null).length;
  for (const name of wanted) {
    const known = documents.find((document) => document.name.toLowerCase() === name.toLowerCase());
    asked.add(known?.name ?? name);
    if (known) {
      const reason = known.reason ?? why ?? MESSAGES.askedAgain;
      await repository.update({ id: known.id }, { status: "INVALID", reason, markedBy: whoId, markedAt: now });
      continue;
    }
    further += 1;
    if (further > FURTHER_MAX_DOCUMENTS) throw invalid("names", MESSAGES.namesTooManyInAll);
    const place = { applicationId, position: documents.length + further, key: `further_${further}` };
    await repository.insert({ ...place, name, dateKind: null, requestedAt: now, status: "PENDING" });
  }
  return [...asked];
}

function readNames(names: readonly string[]): string[] {
  const read = names.map((name) => normaliseName(name.normalize("NFC"))).filter((name) => name !== "");
  const once = [...new Map(read.map((name) => [name.toLowerCase(), name])).values()];
  if (once.length > REQUEST_MAX_NAMES) throw invalid("names", MESSAGES.namesTooMany);
  if (once.some((name) => name.length > DOCUMENT_NAME_MAX_LENGTH)) throw invalid("names", MESSAGES.nameTooLong);
  return once;
}

function readReason(text: string): string;
function readReason(text: string, field: string, isNeeded: false): string | null;
function readReason(text: string, field = "reason", isNeeded = true): string | null {
  const reason = text.trim();
  if (reason === "" && isNeeded) throw invalid(field, MESSAGES.reasonMissing);
  if (reason.length < REASON_MIN_LENGTH && isNeeded) throw invalid(field, MESSAGES.reasonTooShort);
  if (reason.length > REASON_MAX_LENGTH) throw invalid(field, MESSAGES.reasonTooLong);
  return reason || null;
}

/**
 * Locks the application, refuses whoever comes too late with a sentence about who was first, and stores the act with its history
 * and trail. Of two at once one waits here, and then comes too late.
 */
async function act(
  ctx: RequestContext,
  who: Who,
  name: ReviewAct,
  { id, version }: Seen,
  decide: (tx: EntityManager, application: Application, now: Date) => Promise<Deed>,
): Promise<ReviewedApplicationType> {
  if (!isId(id)) throw notFound();
  await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    const now = ctx.clock.now();
    await refuseLate(tx, application, version, now);
    const { action, event, changes, details } = await decide(tx, application, now);
    await storeChange(tx, ctx, application, { ...changes, status: REVIEW_ACTS[name] });
    await addEvent(tx, ctx, id, { ...event, actorId: who.id });
    await audit(tx, ctx, action, ["application", id], { details });
  });
  return readForReview(ctx, id);
}

async function refuseLate(tx: EntityManager, application: Application, version: number, now: Date): Promise<void> {
  const { id, status } = application;
  if (status === "DRAFT") throw notFound();
  if (status === "PENDING" && application.version === version) return;
  const seen = { more: { at: "occurred_at", by: "(select u.name from users u where u.id = actor_id)" } };
  const rest = "e where application_id = $1 order by e.id desc limit 1";
  const [last] = await readEntities<ApplicationEvent, Omit<LastEvent, "what">>(tx, ApplicationEvent, rest, [id], seen);
  throw conflict(last ? eventSentence(last, now) : MESSAGES.changedMeanwhile);
}
