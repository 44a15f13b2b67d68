import type { Book } from "../clinical/book.rules";
import { mayBe, peopleIn, SELF } from "../clinical/persons.rules";
import { type Relative, SUBJECTS } from "../clinical/question.rules";
import { readMessage, understoodOf } from "../clinical/understand.rules";
import type { Sex } from "./handover-subject.rules";
import type { AnswerInput } from "./interview.rules";

/** Somebody of the family whom a consultation is for, as far as that stays when the person is removed. */
export interface KeptSubject {
  /** As it was written at the time. */
  name: string;
  /** In years, at the time. */
  age: number;
  sex: Sex | null;
}

/** Somebody whom a message may name. */
export interface Nameable extends Relative {
  age: number;
  sex?: "female" | "male";
}

/** The question for whom a consultation is. */
export const WHO = "who";

/** For whom it was said to be: one of the choices, such as "self" or the id of somebody of the family; null where nobody said. */
export const chosenIn = (answers: readonly AnswerInput[]): string | null =>
  answers.find(({ question }) => question === WHO)?.present?.[0] ?? null;

/** The answers that hold for whom it is now: where that is said anew to be another one, what was said of the first one's age and sex does not. */
export const ofWhom = <T extends AnswerInput>(before: readonly T[], given: readonly AnswerInput[]): T[] => {
  const chosen = chosenIn(given);
  const isAnother = chosen !== null && chosen !== chosenIn(before);
  return before.filter(({ question }) => !(isAnother && (question === "age" || question === "sex")));
};

/** Whether a choice is the id of somebody rather than "self", "child" or "other". */
export const isOfFamily = (choice: string | null): choice is string =>
  choice !== null && !SUBJECTS.some((one) => one === choice);

/** Names that are ordinary words as well: they alone name nobody. */
const WORDS = new Set(
  "art bill bob dawn dot faith grace hope iris ivy jack joy june mark may rob rose sky sue will".split(" "),
);

/** The one whose name stands in the text, as it is written. */
export function calledIn<Person extends Relative>(text: string, family: readonly Person[]): Person | undefined {
  const words = ` ${text.normalize("NFC").replace(/[^\p{L}\p{N}\p{M}-]+/gu, " ")} `;
  const called = family.filter(({ name }) => !WORDS.has(name.toLowerCase()) && words.includes(` ${name} `));
  return called.length === 1 ? called[0] : undefined;
}

/** An age that nobody has: it is found again where the message names none. */
const NOT_SAID = -1;

/**
 * The one of the family whom a message is about: whoever is called by their name, or the only child whom a word such as "daughter" and
 * the age beside it fit. Undefined where that is nobody, or could be several.
 */
export function memberIn<Person extends Nameable>(
  text: string,
  family: readonly Person[],
  book: Book,
): Person | undefined {
  if (family.length === 0) return undefined;
  const called = calledIn(text, family);
  if (called) return called;
  const read = readMessage(text, book);
  const [person, ...others] = peopleIn(read.text).all.filter((one) => one !== SELF);
  if (!person || others.length > 0) return undefined;
  const { cases } = understoodOf(read, book, { age: NOT_SAID, isOfFamily: true });
  const { age = NOT_SAID } = cases.find((one) => one.person === person) ?? {};
  const fitting = family.filter((one) => mayBe(person, one) && (age === NOT_SAID || Math.abs(age - one.age) <= 1));
  return fitting.length === 1 ? fitting[0] : undefined;
}
