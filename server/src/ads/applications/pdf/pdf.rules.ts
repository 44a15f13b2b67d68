/** Why a PDF is not taken. */
export type PdfProblem =
  | "not_pdf"
  | "too_large"
  | "encrypted"
  | "unreadable"
  | "script"
  | "action"
  | "form"
  | "embedded";

/** What was found in a file. With a problem there is neither a number of pages nor text. */
export interface PdfInspection {
  problem: PdfProblem | null;
  pages: number;
  /** What can be read on the pages, with line breaks; empty for scans. */
  text: string;
}

/** The answer about a file that is not taken. */
export const refused = (problem: PdfProblem): PdfInspection => ({ problem, pages: 0, text: "" });

/** The largest file that is looked at, in bytes. */
export const PDF_MAX_BYTES = 5 * 1024 * 1024;

/** How much is read of a file: its first pages, and so many characters of them. */
export const PDF_MAX_PAGES = 200;
export const PDF_MAX_CHARACTERS = 200_000;

/** How long one file is looked at, in ms of the clock: an honest one takes a second, and several on a machine that is busy. */
export const PDF_TIME_MS = 30_000;
