import type { Book } from "../clinical/book.rules";
import type { CareLabel } from "../clinical/care-level.rules";
import type { ConsultationAnswer } from "../clinical/composing.rules";

/** What was wrong: a fact that was understood, the row of a pathway that decided, or something that nobody saw. */
export const MISREADING_KINDS = ["FACT", "ROW", "MISSED"] as const;
export type MisreadingKind = (typeof MISREADING_KINDS)[number];

export const MISREADING_NOTE_MAX_LENGTH = 500;

export const MISREADING_MESSAGES = {
  subject: "This is nothing that the assistant understood or decided by.",
  noteMissing: "Please say what was missed.",
  noteTooLong: `Please use at most ${MISREADING_NOTE_MAX_LENGTH} characters.`,
  known: "This has already been reported for this case.",
} as const;

export interface MisreadingInputFields {
  kind: MisreadingKind;
  /** The fact, or the pathway of the row; null for what was missed. */
  subject?: string | null;
  /** How soon somebody should have looked at it. */
  label: CareLabel;
  note: string;
}

/** What is wrong with a report about this answer, with its field; undefined when nothing is. */
export function problemOf(
  { kind, subject, note }: MisreadingInputFields,
  { understood = [], decidedBy = [] }: Pick<ConsultationAnswer, "understood" | "decidedBy">,
): readonly [field: string, message: string] | undefined {
  const subjects = {
    FACT: understood.map(({ fact }) => fact),
    ROW: decidedBy.map(({ pathway }) => pathway),
    MISSED: [null],
  };
  const named: readonly (string | null)[] = subjects[kind];
  if (!named.includes(subject ?? null)) return ["subject", MISREADING_MESSAGES.subject];
  if (note.length > MISREADING_NOTE_MAX_LENGTH) return ["note", MISREADING_MESSAGES.noteTooLong];
  return kind === "MISSED" && note === "" ? ["note", MISREADING_MESSAGES.noteMissing] : undefined;
}

/** What the subject is called in English; its id where the book has changed since. */
export function nameOfSubject(
  { kind, subject }: { kind: MisreadingKind; subject: string | null },
  book: Book,
): string | null {
  const named = kind === "FACT" ? book.facts : kind === "ROW" ? book.pathways : [];
  return named.find(({ id }) => id === subject)?.label.en ?? subject;
}
