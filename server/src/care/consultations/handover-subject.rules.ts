import type { Book } from "../clinical/book.rules";
import { SELF } from "../clinical/persons.rules";
import { readMessage, tellsOfSelf, understand } from "../clinical/understand.rules";
import type { GivenAnswer } from "./interview.rules";

/** Whom a consultation is about: whoever has the account, a child, somebody else, or nobody says. */
export const HANDOVER_SUBJECTS = ["SELF", "CHILD", "SOMEBODY_ELSE", "UNCLEAR"] as const;
export type HandoverSubject = (typeof HANDOVER_SUBJECTS)[number];

export type Sex = "FEMALE" | "MALE";

/** Somebody as far as a consultation tells; null for what it does not. */
export interface Subject {
  subject: HandoverSubject;
  /** In years. */
  age: number | null;
  sex: Sex | null;
}

interface Told {
  question: string;
  /** "self", or the word for somebody else; null where nothing was understood. */
  person: string | null;
  answers: readonly Partial<Pick<GivenAnswer, "question" | "present" | "years" | "sex">>[];
}

/** What the profile of the account says. */
interface OfProfile {
  age: number | null;
  sex: Sex | null;
}

const CHILDREN: ReadonlySet<string> = new Set(["child", "son", "daughter"]);
export const GROWN_UP = 16;

/** An age that nobody has: it is found again where the message names none, and nothing is guessed from words such as "toddler". */
const NOT_SAID = -1;

/** The person of a message with the age and the sex that it names. */
function namedIn(question: string, person: string | null, book: Book) {
  const { cases } = understand(question, book, { age: NOT_SAID, isOfSubject: true });
  const named = cases.find((one) => one.person === person) ?? cases[0];
  const who = person ?? named?.person ?? SELF;
  // Of several people only the writer's age is never guessed.
  const age = (cases.length === 1 || who === SELF) && named?.age !== NOT_SAID ? (named?.age ?? null) : null;
  return { who, age, sex: named?.sex ? (named.sex.toUpperCase() as Sex) : null };
}

/**
 * Whom a consultation is about, from its words and answers. The profile counts for whoever has the account, and for nobody whose age is
 * another one.
 */
export function subjectOf({ question, person, answers }: Told, profile: OfProfile, book: Book): Subject {
  const named = namedIn(question, person, book);
  const answered = <T>(of: (one: Told["answers"][number]) => T | null | undefined): T | null =>
    answers.map(of).findLast((one) => one != null) ?? null;
  const age = answered(({ years }) => years) ?? named.age;
  const sex = answered((one) => one.sex) ?? named.sex;
  const said = answers.findLast(({ question }) => question === "who")?.present?.[0];
  if (said === "child" || said === "other")
    return { subject: said === "child" || (age !== null && age < GROWN_UP) ? "CHILD" : "SOMEBODY_ELSE", age, sex };
  const isAnotherAge = age !== null && (age < GROWN_UP || (profile.age !== null && Math.abs(age - profile.age) > 1));
  if (named.who !== SELF || isAnotherAge) {
    const isChild = age !== null ? age < GROWN_UP : CHILDREN.has(named.who);
    return { subject: isChild ? "CHILD" : "SOMEBODY_ELSE", age, sex };
  }
  const subject = said === "self" || tellsOfSelf(readMessage(question, book)) ? "SELF" : "UNCLEAR";
  return { subject, age: age ?? profile.age, sex: sex ?? profile.sex };
}
