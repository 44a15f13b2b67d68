import { isDay } from "../../platform/london.rules";

/** The types of the documents, in the order of the filter. */
export const RECORD_TYPES = ["AI_CONSULTATION", "LAB_RESULT", "PRESCRIPTION", "REFERRAL", "DISCHARGE"] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Where a record comes from: a question that was asked here, a linked NHS record, or it was invented for the demonstration. */
export const PROVENANCES = ["CONSULTATION", "NHS", "DEMONSTRATION"] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** One line of a test: its name, what was found, and what is usual, as the laboratory writes them. */
export interface LabResult {
  test: string;
  value: string;
  usual: string | null;
}

/** Some records of a patient: of one type, from one London day to another, both included. */
export interface RecordFilter {
  type?: RecordType | null;
  /** YYYY-MM-DD */
  from?: string | null;
  to?: string | null;
}

/** The longest title, in characters; longer ones end with an ellipsis. */
export const TITLE_MAX_LENGTH = 200;

const MESSAGES = {
  day: "Enter a date such as 2026-11-20.",
  order: "The end date cannot be before the start date.",
} as const;

/** What is wrong with a range of days, with the field; nothing when it is a range. */
export function rangeProblem({ from, to }: RecordFilter): { field: "from" | "to"; message: string } | undefined {
  if (from && !isDay(from)) return { field: "from", message: MESSAGES.day };
  if (to && !isDay(to)) return { field: "to", message: MESSAGES.day };
  return from && to && to < from ? { field: "to", message: MESSAGES.order } : undefined;
}

/** A title that fits. */
export function fittingTitle(text: string): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  return characters.length <= TITLE_MAX_LENGTH
    ? characters.join("")
    : `${characters.slice(0, TITLE_MAX_LENGTH - 1).join("")}…`;
}

/** The address of a record's document; null when there is none. */
export function documentUrl({ id, hasDocument }: { id: string; hasDocument: boolean }): string | null {
  return hasDocument ? `/records/${id}/document` : null;
}
