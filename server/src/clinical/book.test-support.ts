import path from "node:path";
import type { Book, CareId } from "./book.rules";
import { compileBook } from "./compile-book";
import { type Assessment, triage } from "./triage.rules";
import { type Known, understand } from "./understand.rules";

const compiled = compileBook(path.join(__dirname, "../../clinical"));
export const BOOK: Book = compiled.book;
export const BOOK_ERRORS: readonly string[] = compiled.errors;

/** What the book makes of a message, the most urgent person first. */
export function judged(message: string, known: Known = {}): Assessment {
  const [assessment] = triage(understand(message, BOOK, known), BOOK);
  if (!assessment) throw new Error("A message always has somebody whom it is about.");
  return assessment;
}

export function careFor(message: string, known: Known = {}): CareId | undefined {
  return judged(message, known).likely;
}
