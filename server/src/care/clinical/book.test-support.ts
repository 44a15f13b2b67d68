import { type Assessment as Assessed, assess as assessIn } from "./assessment.rules";
import type { Book, CareId } from "./book.rules";
import { clinicalBook } from "./book-file";
import type { Answered } from "./question.rules";
import { type Assessment, triage } from "./triage.rules";
import { type Known, understand } from "./understand.rules";

export const BOOK: Book = clinicalBook();

/** What the book makes of a message for whoever asks. */
export const assess = (message: string, known?: Known, answers?: readonly Answered[]): Assessed =>
  assessIn(message, BOOK, known, answers);

/** What the book makes of a message, the most urgent person first. */
export function judged(message: string, known: Known = {}): Assessment {
  const [assessment] = triage(understand(message, BOOK, known), BOOK);
  if (!assessment) throw new Error("A message always has somebody whom it is about.");
  return assessment;
}

export function careFor(message: string, known: Known = {}): CareId | undefined {
  return judged(message, known).likely;
}
