import { londonDay } from "../../platform/london.rules";

/** What an application can be. A draft has not been sent; the last two are final. */
export const APPLICATION_STATUSES = ["DRAFT", "PENDING", "MORE_DOCS", "APPROVED", "REJECTED"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What a reviewer found of one document. */
export const DOCUMENT_STATUSES = ["PENDING", "VALID", "INVALID"] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export type Verdict = Exclude<DocumentStatus, "PENDING">;

/** Which date a document states. */
export const DATE_KINDS = ["ISSUED", "EXPIRES"] as const;
export type DateKind = (typeof DATE_KINDS)[number];

export interface RequiredDocument {
  key: string;
  name: string;
  dateKind: DateKind;
}

/** The five documents of every application, in the order in which they are shown (specification of the portals, section 9). */
export const REQUIRED_DOCUMENTS: readonly RequiredDocument[] = [
  { key: "business_registration", name: "Business Registration Certificate", dateKind: "ISSUED" },
  { key: "tax_compliance", name: "Tax Compliance Certificate", dateKind: "EXPIRES" },
  { key: "professional_indemnity", name: "Professional Indemnity Insurance", dateKind: "EXPIRES" },
  { key: "advertising_standards", name: "Advertising Standards Compliance Declaration", dateKind: "ISSUED" },
  { key: "data_protection", name: "Data Protection Policy", dateKind: "ISSUED" },
];

/** The largest document, in bytes: 5 MB. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
/** How long a review takes, as the pages say it. */
export const REVIEW_TIME = "1-2 business days";
/** The terms and conditions that an applicant accepts, by the day on which they were written. */
export const TERMS_VERSION = "2026-11-01";
/** What reviewers ask for most often. */
export const REQUEST_PRESETS = ["updated business licence", "financial statements"] as const;
/** Documents that one request can name, and all requests of an application together. */
export const REQUEST_MAX_NAMES = 5;
export const FURTHER_MAX_DOCUMENTS = 10;
/** Characters of a document's name, and of a reason or note. */
export const DOCUMENT_NAME_MAX_LENGTH = 100;
/** Of a reason that the applicant reads: a word or two do not say what to do. */
export const REASON_MIN_LENGTH = 10;
export const REASON_MAX_LENGTH = 500;

/** How long an application is kept, in days: after its last change, or after the decision. */
export const KEPT_DAYS = { DRAFT: 30, MORE_DOCS: 90, REJECTED: 90, APPROVED: 365 } as const;
/** Links of one application that work at the same time; a newer one ends the oldest. */
export const LINKS_KEPT = 10;

/** Which status may follow which. The database has the same table in a trigger. */
export const TRANSITIONS: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  DRAFT: ["PENDING", "MORE_DOCS"],
  PENDING: ["APPROVED", "REJECTED", "MORE_DOCS"],
  MORE_DOCS: ["PENDING"],
  APPROVED: [],
  REJECTED: [],
};

/** While the application is one of these, its applicant can change and send it. */
export const EDITABLE: readonly ApplicationStatus[] = ["DRAFT", "MORE_DOCS"];

/** What a reviewer does, with the status that it leads to. All of it needs a pending application. */
export const REVIEW_ACTS = {
  approve: "APPROVED",
  reject: "REJECTED",
  request: "MORE_DOCS",
  mark: "PENDING",
  unmark: "PENDING",
} as const;
export type ReviewAct = keyof typeof REVIEW_ACTS;

/** Lines of an application's history. */
export const EVENTS = [
  "SUBMITTED",
  "ADDITIONAL_DOCUMENTS",
  "DOCUMENT_VALID",
  "DOCUMENT_INVALID",
  "DOCUMENT_UNMARKED",
  "DOCUMENTS_REQUESTED",
  "APPROVED",
  "REJECTED",
] as const;
export type ApplicationEventKind = (typeof EVENTS)[number];

const WORDS: Readonly<Record<ApplicationEventKind, string>> = {
  SUBMITTED: "sent this application",
  ADDITIONAL_DOCUMENTS: "sent this application without all that is needed",
  DOCUMENT_VALID: "marked a document as valid",
  DOCUMENT_INVALID: "marked a document as invalid",
  DOCUMENT_UNMARKED: "took back the mark of a document",
  DOCUMENTS_REQUESTED: "requested documents for this application",
  APPROVED: "approved this application",
  REJECTED: "rejected this application",
};

const TIME = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });

/** A calendar day in words: 3 March 2026. */
export const dayInWords = (day: string): string => DAY.format(new Date(`${day}T12:00:00Z`));

export interface LastEvent {
  what: ApplicationEventKind;
  at: Date;
  /** Null for the applicant, and for staff who have left. */
  by: string | null;
}

/** Who did what and when, for somebody who came too late: 'Priya Shah approved this application at 10:42.' */
export function eventSentence({ what, at, by }: LastEvent, now: Date): string {
  const who = by ?? (what === "SUBMITTED" || what === "ADDITIONAL_DOCUMENTS" ? "The applicant" : "A colleague");
  const day = londonDay(at) === londonDay(now) ? "" : ` on ${dayInWords(londonDay(at))}`;
  return `${who} ${WORDS[what]} at ${TIME.format(at)}${day}.`;
}

/** Sentences of the specification, word for word, and those that it has none for. */
export const MESSAGES = {
  fieldsMissing: "Please fill in all required fields:",
  documentsMissing: "Please upload all required documents",
  termsMissing: "Please accept the terms and conditions",
  rejected: "Your submitted documents have been rejected. Please contact support for assistance.",
  documentReason: "Document format incorrect or information unclear",
  additional: "Additional documents are required. Please upload the requested files to proceed.",
  submitted: "Application Submitted Successfully",
  notPdf: "Please choose a PDF file.",
  tooLarge: "Please choose a file of at most 5 MB.",
  empty: "This file is empty.",
  dateForm: "Please enter a date as YYYY-MM-DD.",
  dateInFuture: "The date of issue is in the future.",
  dateFar: "Please check the year of this date.",
  dateless: "This document does not need a date.",
  inReview: "Your application is being reviewed and cannot be changed now.",
  approvedAlready: "Your application has been approved and can no longer be changed.",
  rejectedAlready: "Your application has been rejected and can no longer be changed. You can start a new one.",
  documentValid: "This document has already been accepted and cannot be replaced.",
  reasonMissing: "Please give a reason.",
  reasonTooShort: `Please say in at least ${REASON_MIN_LENGTH} characters what is wrong; the applicant reads it.`,
  reasonTooLong: `Please use at most ${REASON_MAX_LENGTH} characters.`,
  namesMissing: "Please name at least one document.",
  namesTooMany: `Please name at most ${REQUEST_MAX_NAMES} documents at once.`,
  namesTooManyInAll: `An application can have at most ${FURTHER_MAX_DOCUMENTS} requested documents.`,
  nameTooLong: `Please use at most ${DOCUMENT_NAME_MAX_LENGTH} characters for a name.`,
  notAllValid: "All required documents must be valid before an application is approved.",
  askedAgain: "A reviewer asks for a newer one.",
  changedMeanwhile: "This application has been changed since you opened it. Please check it again.",
  noContent: "Document content not available",
  noFile: "There is no file to review yet.",
  notMarked: "This document has not been marked, so there is nothing to undo.",
  addressTaken: "This email address already has an account. Please ask the applicant for another one.",
} as const;
