import { isAsked } from "./asked.rules";
import { deniedListsIn } from "./denied-lists.rules";
import { type QuestionText, REACH, type Span, someBetween, type Token, wordAt } from "./question.rules";
import { BETWEEN_NEGATION_AND_THING, ENDS_NEGATION, NEGATORS, PERSONAL } from "./words.rules";

/**
 * What a question says about a thing that it names. Only what is "present" counts; the "past" and what is merely
 * "asked" about ("can ibuprofen cause a stroke?") are for a person to look at; what is "denied" is not there.
 */
export type Standing = "present" | "past" | "asked" | "denied";

const ITEMS_IN_LIST = 5;

const TELLS: ReadonlySet<string> = new Set(["is", "are", "was", "were", "has", "have", "gets", "getting"]);

/** "No fever, chest pain or cough": an "or" ahead makes the commas before it a list; "no cough, the chest pain is worse or new" is none. */
function isFollowedByOr(text: QuestionText, from: number): boolean {
  for (let at = from; at < from + 6; at += 1) {
    const token = text.tokens[at];
    if (!token || token.breakBefore === "hard" || ENDS_NEGATION.has(token.word) || TELLS.has(token.word)) return false;
    if (token.word === "or" || token.word === "nor") return true;
  }
  return false;
}

const ANYTHING: ReadonlySet<string> = new Set(["anything", "nothing", "something", "owt", "things"]);

/** "I have never had chest pain like this": the negation is about how bad it is. */
function isComparison(text: QuestionText, negator: number, span: Span): boolean {
  for (let at = negator + 1; at < span.first; at += 1) if (["so", "such"].includes(wordAt(text, at))) return true;
  for (let at = span.last + 1; at <= span.last + 4; at += 1) {
    if (text.tokens[at]?.breakBefore === "hard") return false;
    // "No chest pain or anything like that" compares nothing.
    if (ANYTHING.has(wordAt(text, at - 1))) return false;
    const pair = `${wordAt(text, at)} ${wordAt(text, at + 1)}`;
    if (["like this", "like that", "this bad", "so bad", "as bad", "this badly", "this much"].includes(pair))
      return true;
  }
  return false;
}

function isNegation(text: QuestionText, at: number, span: Span, commas: number, or: boolean): boolean {
  const word = wordAt(text, at);
  const next = wordAt(text, at + 1);
  // "No my chest hurts" is an answer, not a negation.
  if (word === "no" && (PERSONAL.has(next) || ["the", "it", "is", "there"].includes(next))) return false;
  // "No more of my epilepsy tablets" has epilepsy.
  if (next === "more" && wordAt(text, at + 2) === "of") return false;
  // Without an "or", a comma ends what a "no" negates: "no fever, chest pain since noon". Notes with "denies" list.
  if (commas > 0 && !or && !word.startsWith("den")) return false;
  return !isComparison(text, at, span);
}

const DENIES: ReadonlySet<string> = new Set(["denies", "denied", "denying", "deny"]);

/** Whether a "denies" of a note stands before this place in its sentence. */
function isInNote(text: QuestionText, before: number): boolean {
  for (let at = before; at > before - REACH && at >= 0; at -= 1) {
    if (DENIES.has(wordAt(text, at))) return true;
    if (text.tokens[at]?.breakBefore === "hard") return false;
  }
  return false;
}

const SUBJECTS: ReadonlySet<string> = new Set(["i", "he", "she", "it", "we", "they"]);

function isDeniedBefore(text: QuestionText, span: Span): boolean {
  let or = isFollowedByOr(text, span.last + 1);
  let and = false;
  let inList = false;
  let items = 0;
  let commas = 0;
  for (let at = span.first; at > span.first - REACH && at > 0; at -= 1) {
    const { breakBefore } = text.tokens[at] ?? { breakBefore: "hard" };
    if (breakBefore === "hard") return false;
    if (breakBefore === "soft") {
      commas += 1;
      inList = true;
      items = 0;
    }
    const word = wordAt(text, at - 1);
    // "Nothing wrong with my speech."
    if (word === "nothing" && wordAt(text, at) === "wrong") return true;
    // "She cannot be pregnant."
    if (word === "cannot" && wordAt(text, at) === "be") return true;
    if (NEGATORS.has(word)) return (!and || DENIES.has(word)) && isNegation(text, at - 1, span, commas, or);
    if (word === "or") {
      // "No chest pain or fever, a cough": the list ended before the comma.
      if (commas > 0) return false;
      or = true;
      inList = true;
      items = 0;
    } else if (word === "and" && SUBJECTS.has(wordAt(text, at))) {
      // "Il ne peut pas baisser le menton et il a des taches": something new is told.
      return false;
    } else if (word === "and" && (text.tokens[at - 1]?.language !== "en" || isInNote(text, at - 1))) {
      // "Denies fever and neck stiffness": a note lists what is denied, anybody else says "or".
      and = true;
      inList = true;
      items = 0;
    } else if (ENDS_NEGATION.has(word)) {
      return false;
    } else if (!BETWEEN_NEGATION_AND_THING.has(word)) {
      items += 1;
      if (!inList || items > ITEMS_IN_LIST) return false;
    }
  }
  return false;
}

const AROUND_LATE_NEGATION: ReadonlySet<string> = new Set(
  "have has had am is are was be feel felt get experience i he she they we it there currently really more".split(" "),
);

/** "Luftnot oder Brustschmerzen habe ich nicht": up to this many words of another thing stand before what is denied of both. */
const OTHER_THING = 2;

/** The place after "oder Brustschmerzen", if such another thing follows there; else the place itself. */
function afterOtherThing(text: QuestionText, at: number): number {
  const isOpen = (place: number) => text.tokens[place]?.breakBefore === "none";
  if (!isOpen(at) || !["or", "nor"].includes(wordAt(text, at))) return at;
  for (let end = at + 2; end <= at + 1 + OTHER_THING && isOpen(end - 1); end += 1) {
    if (isOpen(end) && AROUND_LATE_NEGATION.has(wordAt(text, end))) return end;
  }
  return at;
}

/**
 * "Brustschmerzen habe ich nicht", "dolor de pecho no tengo", "je ne saigne pas": in other languages the negation may
 * close the statement. It has to be its end, so that "mal à la poitrine, pas au ventre" stays.
 */
function isDeniedAtEnd(text: QuestionText, span: Span): boolean {
  if (text.tokens[span.last]?.language === "en") return false;
  const isOpen = (at: number) => text.tokens[at]?.breakBefore === "none";
  const hasNe = someBetween(Math.max(0, span.first - 3), span.first - 1, (at) => wordAt(text, at) === "ne");
  if (hasNe && isOpen(span.last + 1) && ["not", "never"].includes(wordAt(text, span.last + 1))) return true;
  const from = afterOtherThing(text, span.last + 1);
  let at = from;
  while (at <= from + 3 && isOpen(at) && AROUND_LATE_NEGATION.has(wordAt(text, at))) at += 1;
  if (!isOpen(at) || !["not", "never", "denies"].includes(wordAt(text, at))) return false;
  at += 1;
  while (at <= from + 6 && isOpen(at) && AROUND_LATE_NEGATION.has(wordAt(text, at))) at += 1;
  return !isOpen(at) || ["and", "but", "or", "nor"].includes(wordAt(text, at));
}

const NO: ReadonlySet<string> = new Set(["no", "none", "nil", "absent", "negative", "non", "nein"]);

/** Whether a word can be the answer that something is not there. A "no" of another language stands as "not". */
export function isNo(token: Token | undefined): boolean {
  return (
    token !== undefined && (NO.has(token.word) || (token.language !== "en" && ["not", "denies"].includes(token.word)))
  );
}

/** Forms to tick: "chest pain: no", "chest pain - none". */
function isDeniedAfter(text: QuestionText, span: Span): boolean {
  const answer = text.tokens[span.last + 1];
  if (!isNo(answer)) return false;
  const next = text.tokens[span.last + 2];
  // "Fainting no, she plays hockey" answers without a colon, but "chest pain no" may go on: "… no idea why".
  return answer?.breakBefore === "none" ? next?.breakBefore === "soft" : next?.breakBefore !== "none";
}

const STILL: ReadonlySet<string> = new Set(
  (
    "now still again today tonight currently since started starting began keeps keep ongoing am is are has cannot having " +
    "hurts morning afternoon evening minutes hours yesterday just"
  ).split(" "),
);

const A_YEAR = /^(19|20)\d\d$/;
const BEFORE_A_YEAR: ReadonlySet<string> = new Set(["in", "during", "around", "about", "back", "of"]);
const BEFORE_AGO: ReadonlySet<string> = new Set(["years", "year", "months", "month", "decades", "time"]);
/** "Last summer": what is that long ago. */
const OVER_SEASON: ReadonlySet<string> = new Set(["year", "summer", "winter", "spring", "autumn"]);
const YOUNG: ReadonlySet<string> = new Set(["child", "kid", "baby", "teenager", "boy", "girl"]);
const WHEN_YOUNG = /^(young|younger|little|small|a|\d+|two|three|four|five|six|seven|eight|nine|ten)$/;

const AN_AGE = /^[1-9]\d$/;
const OF_A_CLOCK: ReadonlySet<string> = new Set(
  "am pm oclock stone kg kilos cm mm m km miles floor weeks week months days hours minutes degrees percent mph night last this yesterday today".split(
    " ",
  ),
);

/** What follows in "the past few days". */
const OF_THE_LAST =
  /^(\d+|few|couple|several|hours?|days?|weeks?|fortnight|months?|years?|two|three|four|five|six|seven|eight|nine|ten)$/;

const LONG_AGO: ReadonlySet<string> = new Set("years year months month".split(" "));

/** "Il y a trois ans", "hace tres años", "vor drei Jahren", but not "hace tres años que me duele". */
function isLongAgo(text: QuestionText, at: number): boolean {
  for (let unit = at + 1; unit <= at + 4; unit += 1) {
    if (LONG_AGO.has(wordAt(text, unit))) return wordAt(text, unit + 1) !== "that";
  }
  return false;
}

function isPastTime(text: QuestionText, at: number): boolean {
  const word = wordAt(text, at);
  if (word === "formerly") return true;
  if (word === "agobefore") return isLongAgo(text, at);
  const before = wordAt(text, at - 1);
  const next = wordAt(text, at + 1);
  if (A_YEAR.test(word)) {
    // "My last seizure was 2017."
    const isLast = someBetween(at - 4, at - 1, (near) => wordAt(text, near) === "last");
    return isLast || (text.tokens[at]?.language === "de" ? before !== "since" : BEFORE_A_YEAR.has(before));
  }
  if (word === "ago") return BEFORE_AGO.has(before);
  if (word === "last") return OVER_SEASON.has(next);
  // "I had shingles at 40."
  if (word === "at" && AN_AGE.test(next)) return !OF_A_CLOCK.has(wordAt(text, at + 2));
  if (word === "as") return next === "a" && YOUNG.has(wordAt(text, at + 2));
  // "When I was young", but not "when I was running".
  if (word === "when") {
    const [subject, verb, state] = [next, wordAt(text, at + 2), wordAt(text, at + 3)];
    return ["i", "he", "she"].includes(subject) && verb === "was" && WHEN_YOUNG.test(state);
  }
  // "In the past", but not "for the past two months".
  if (word === "past") return before === "the" && wordAt(text, at - 2) === "in" && !OF_THE_LAST.test(next);
  return word === "childhood" || (word === "used" && next === "to");
}

function segmentBounds(text: QuestionText, within: number): [number, number] {
  const segment = text.tokens[within]?.segment;
  let first = within;
  let last = within;
  while (first > within - REACH && text.tokens[first - 1]?.segment === segment) first -= 1;
  while (last < within + REACH && text.tokens[last + 1]?.segment === segment) last += 1;
  return [first, last];
}

/** "A history of seizures", "my previous stroke": said by the words right before it, or after it as in "infarto previo". */
function isCalledPast(text: QuestionText, span: Span): boolean {
  if (text.tokens[span.last]?.language !== "en") {
    for (let at = span.last + 1; at <= span.last + 3 && text.tokens[at]?.breakBefore === "none"; at += 1) {
      if (["previous", "history"].includes(wordAt(text, at))) return true;
    }
  }
  for (let at = span.first - 1; at >= Math.max(0, span.first - 3); at -= 1) {
    if (text.tokens[at + 1]?.breakBefore === "hard") return false;
    const word = wordAt(text, at);
    if (word === "previous" || word === "previously" || word === "past") return true;
    if (word === "history") return true;
    if (!BETWEEN_NEGATION_AND_THING.has(word)) return false;
  }
  return false;
}

/** What is told of the past and holds for life: "had my spleen out in 2010". */
const FOR_LIFE: ReadonlySet<string> = new Set(
  (
    "spleen transplant transplanted fr:rate fr:greffe fr:greffee es:bazo es:trasplante es:trasplantado " +
    "de:milz de:transplantiert"
  ).split(" "),
);

function isPast(text: QuestionText, span: Span): boolean {
  if (span.named.some((at) => FOR_LIFE.has(wordAt(text, at)))) return false;
  if (isCalledPast(text, span)) return true;
  const [first, last] = segmentBounds(text, span.first);
  const goesOn = someBetween(first, last, (at) => STILL.has(wordAt(text, at)));
  if (goesOn) return false;
  if (someBetween(first, last, (at) => isPastTime(text, at))) return true;
  // "When I was a child I fell ill and fainted": what "and" joins to it without a subject of its own is as long ago.
  const joins = wordAt(text, first) === "and" && text.tokens[first]?.breakBefore === "none";
  if (joins && first > 0 && wordAt(text, first + 1).endsWith("ed") && !STILL.has(wordAt(text, last))) {
    const [before, end] = segmentBounds(text, first - 1);
    if (someBetween(before, end, (at) => isPastTime(text, at))) return true;
  }
  // "In 2019, I had a stroke."
  if (first === 0 || text.tokens[first]?.breakBefore !== "soft") return false;
  const [before] = segmentBounds(text, first - 1);
  const isShort = first - before <= 5;
  const tellsOfThePast = someBetween(first, span.first, (at) => ["had", "was", "were"].includes(wordAt(text, at)));
  return isShort && tellsOfThePast && someBetween(before, first - 1, (at) => isPastTime(text, at));
}

/** Whether all that is named stands in one list of what is not there. */
function isInDeniedList(text: QuestionText, { named }: Span): boolean {
  text.deniedLists ??= deniedListsIn(text);
  return text.deniedLists.some(({ first, last }) => named.every((at) => at >= first && at <= last));
}

/** How the thing at this place stands. */
export function standingOf(text: QuestionText, span: Span): Standing {
  if (
    isInDeniedList(text, span) ||
    isDeniedBefore(text, span) ||
    isDeniedAtEnd(text, span) ||
    isDeniedAfter(text, span)
  )
    return "denied";
  if (isPast(text, span)) return "past";
  return isAsked(text, span) ? "asked" : "present";
}
