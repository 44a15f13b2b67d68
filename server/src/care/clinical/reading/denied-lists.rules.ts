import type { QuestionText, Token } from "./question.rules";
import { ENDS_NEGATION, NEGATORS, PERSONAL } from "./words.rules";

/** From the word after a "no" to the last word of the list that it opens. */
export interface DeniedList {
  first: number;
  last: number;
}

/** An item of more words tells something of its own. */
const MOST_WORDS = 5;

const OPENS = new Set(["no", "denies", "denied", "denying", "without"]);
const JOINS = new Set(["or", "nor"]);
/** What stands in a statement of its own and in no bare item: "chest pain since noon", "the rash is spreading". */
const OF_A_STATEMENT = new Set(
  (
    "is are was were has have had am been being feels feel hurts started starts began keeps gets got goes came comes today yesterday " +
    "tonight this these so very really bit worse mild slight constant anything else nothing something for"
  ).split(" "),
);

const endsList = ({ word }: Token): boolean =>
  (ENDS_NEGATION.has(word) && word !== "and") ||
  PERSONAL.has(word) ||
  OF_A_STATEMENT.has(word) ||
  NEGATORS.has(word) ||
  /^\d/.test(word);

/** The items after a "no", each with its last place and what stands before it; the list ends where something is told. */
function itemsAfter({ tokens }: QuestionText, negator: number) {
  const items: { last: number; isAfterComma: boolean; isAfterOr: boolean }[] = [];
  let item = { last: -1, words: 0, isAfterComma: false, isAfterOr: false };
  const close = () => {
    if (item.words > 0) items.push(item);
  };
  for (let at = negator + 1; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.breakBefore === "hard") break;
    const isAfterComma = token.breakBefore === "soft";
    const isOr = JOINS.has(token.word);
    if (!isOr && endsList(token)) return items;
    if (isAfterComma || isOr) {
      close();
      item = { last: at, words: 0, isAfterComma, isAfterOr: isOr };
    }
    if (isOr) continue;
    item.last = at;
    item.words += 1;
    if (item.words > MOST_WORDS) return items;
  }
  close();
  return items;
}

/**
 * "No lip or tongue swelling, wheeze, spreading heat or fever": everything up to the last item behind an "or", where each item is bare.
 * One comma between two of them is no list: "no cough or cold, throat sore or scratchy".
 */
function listAt(text: QuestionText, negator: number): DeniedList | undefined {
  const items = itemsAfter(text, negator);
  const lastOr = items.findLastIndex(({ isAfterOr }) => isAfterOr);
  const list = items.slice(0, lastOr + 1);
  const firstComma = list.findIndex(({ isAfterComma }) => isAfterComma);
  if (firstComma === -1) return undefined;
  const hasOrBefore = list.slice(0, firstComma).some(({ isAfterOr }) => isAfterOr);
  const commas = list.filter(({ isAfterComma }) => isAfterComma).length;
  if (hasOrBefore && commas < 2) return undefined;
  const last = list.at(-1)?.last ?? negator;
  return { first: negator + 1, last };
}

/** All lists of what is not there. */
export function deniedListsIn(text: QuestionText): DeniedList[] {
  return text.tokens.flatMap(({ word }, at) => {
    const list = OPENS.has(word) ? listAt(text, at) : undefined;
    return list ? [list] : [];
  });
}
