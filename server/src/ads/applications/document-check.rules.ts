import { type DateKind, dayInWords, MESSAGES } from "./application.rules";
import type { PdfProblem } from "./pdf/pdf.rules";

/** What is missing in a document that can be read. */
export const FINDINGS = ["EXPIRED", "NOT_YET_ISSUED", "NO_TEXT", "NOT_NAMED"] as const;
export type Finding = (typeof FINDINGS)[number];

export const OUTCOMES = ["SUBMITTED", "ADDITIONAL_DOCUMENTS", "REJECTED"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What was wrong with the file, and the way on. */
const DETAILS: Readonly<Record<PdfProblem, string>> = {
  not_pdf: "This file is not a PDF.",
  too_large: "This file is larger than 5 MB.",
  encrypted: "This PDF has a password. Save it without one and upload it again.",
  unreadable: "This PDF cannot be read. Save it again and upload it.",
  script: "This PDF contains a script. Print it to a new PDF and upload that.",
  action: "This PDF runs an action when it is opened. Print it to a new PDF and upload that.",
  form: "This PDF contains a form. Print it to a new PDF and upload that.",
  embedded: "This PDF contains other files. Save it without them and upload it again.",
};

export interface CheckedDocument {
  key: string;
  name: string;
  dateKind: DateKind | null;
  /** YYYY-MM-DD. */
  date: string | null;
  problem: PdfProblem | null;
  text: string;
}

export interface DocumentReason {
  key: string;
  name: string;
  reason: string;
  /** What to do about it, where more can be said. */
  detail: string | null;
}

export interface Judgement {
  outcome: Outcome;
  message: string;
  reasons: DocumentReason[];
  /** What was found of each document that can be read, by its key. */
  findings: ReadonlyMap<string, Finding>;
}

/** The documented sentence about a file that cannot be taken, with what was wrong. */
export const problemWords = (problem: PdfProblem): Pick<DocumentReason, "reason" | "detail"> => ({
  reason: MESSAGES.documentReason,
  detail: DETAILS[problem],
});

/** A finding in a sentence. */
export function findingWords(finding: Finding, date: string | null): string {
  switch (finding) {
    case "EXPIRED":
      return `This document expired on ${dayInWords(date ?? "")}. Please upload one that is still valid.`;
    case "NOT_YET_ISSUED":
      return MESSAGES.dateInFuture;
    case "NO_TEXT":
      return "We found no text in this document. Please upload one that is not just a picture.";
    case "NOT_NAMED":
      return "We found neither the company's name nor its registration number in this document.";
  }
}

/**
 * What comes of sending documents: refused when a file cannot be read or does something by itself; more is needed when one has
 * expired, has no text, or names the company neither by name nor by number; else submitted.
 * @param today YYYY-MM-DD in London.
 */
export function outcomeOf(
  documents: readonly CheckedDocument[],
  company: { name: string; registrationNumber: string },
  today: string,
): Judgement {
  const refused = documents.flatMap(({ key, name, problem }) =>
    problem ? [{ key, name, ...problemWords(problem) }] : [],
  );
  if (refused.length > 0) {
    return { outcome: "REJECTED", message: MESSAGES.rejected, reasons: refused, findings: new Map() };
  }
  const findings = new Map<string, Finding>();
  const reasons: DocumentReason[] = [];
  for (const document of documents) {
    const finding = findingOf(document, company, today);
    if (finding) {
      findings.set(document.key, finding);
      const { key, name, date } = document;
      reasons.push({ key, name, reason: findingWords(finding, date), detail: null });
    }
  }
  return reasons.length > 0
    ? { outcome: "ADDITIONAL_DOCUMENTS", message: MESSAGES.additional, reasons, findings }
    : { outcome: "SUBMITTED", message: MESSAGES.submitted, reasons, findings };
}

function findingOf(
  { dateKind, date, text }: CheckedDocument,
  { name, registrationNumber }: { name: string; registrationNumber: string },
  today: string,
): Finding | undefined {
  if (dateKind === "EXPIRES" && date !== null && date < today) return "EXPIRED";
  if (dateKind === "ISSUED" && date !== null && date > today) return "NOT_YET_ISSUED";
  if (text.trim() === "") return "NO_TEXT";
  return mentions(text, name) || mentions(text, registrationNumber) ? undefined : "NOT_NAMED";
}

/** Words in one spelling: no accents, lower case, 'and' for '&', 'ltd' for 'limited'; digits and letters part. */
function wordsOf(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("&", " and ");
  return (folded.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => (word === "limited" ? "ltd" : word));
}

/**
 * True when the text says the words one after the other, whatever stands between them and wherever spaces fall; not when they are
 * the middle of a longer word or number.
 */
export function mentions(text: string, wanted: string): boolean {
  const words = wordsOf(text);
  const sought = wordsOf(wanted).join("");
  if (sought === "") return false;
  const starts = new Set<number>();
  const ends = new Set<number>();
  let length = 0;
  for (const word of words) {
    starts.add(length);
    length += word.length;
    ends.add(length);
  }
  const line = words.join("");
  for (let at = line.indexOf(sought); at !== -1; at = line.indexOf(sought, at + 1)) {
    if (starts.has(at) && ends.has(at + sought.length)) return true;
  }
  return false;
}
