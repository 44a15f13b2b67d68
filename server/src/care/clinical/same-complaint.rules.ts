import type { Assessment } from "./assessment.rules";
import type { Book } from "./book.rules";
import { SAME, WHAT_ABOUT } from "./bystanders.rules";
import { mayBeOf } from "./conditions.rules";
import { factsById, readMessage } from "./understand.rules";

/** Of a person, rather than of what ails them: what somebody else has is nothing of it. */
const OF_PERSON =
  /^(person|condition|takes|medicine|recent|smoker|alcohol|sex|pregnancy|period|measure|keyword|told|talk|service)\./;

/**
 * What "my daughter has it too" tells of her: what was told of the first case in words and is there, as far as it may be of her. How long
 * it has lasted is hers. Nothing where the words do not say so; "what about my daughter?" says so where they name nothing else.
 * @param before the case that goes before, with what was corrected since
 * @param added what was made of the words alone
 * @returns the ids of facts
 */
export function sameComplaint(words: string, before: Assessment, added: Assessment, book: Book): string[] {
  const says = (fact: string) => readMessage(words, book).mentions.some((one) => one.fact === fact);
  if (!says(SAME) && !(says(WHAT_ABOUT) && added.understood === "nothing")) return [];
  const byId = factsById(book);
  return [...before.judged.known.facts].flatMap(([id, { standing, from }]) => {
    const isTold = standing === "present" && from === "message" && !OF_PERSON.test(id);
    return isTold && mayBeOf(byId.get(id) ?? {}, added.judged.known) ? [id] : [];
  });
}
