import type { Book } from "./book.rules";
import {
  compilerOf,
  compileWords,
  englishOf,
  patternsOfGroups,
  realWordsOf,
  vocabularyOf,
} from "./book-patterns.rules";
import { meaningsOf, otherwiseMeantReader } from "./other-meanings.rules";
import { isOfKnownLanguage } from "./reading/languages/evidence.rules";
import { type Frame, frameOf, framesReader } from "./reading/not-happening.rules";
import { once, type Pattern, wordsOf } from "./reading/pattern.rules";
import { PatternIndex } from "./reading/pattern-index.rules";
import { type QuestionText, type Span, someBetween, wordAt } from "./reading/question.rules";
import { NORMAL } from "./reading/reassurance.rules";
import { isNo, type Standing, standingOf } from "./reading/scope.rules";
import { mayOccur, spansOf } from "./reading/spans.rules";
import { readQuestion, wordsAsWritten } from "./reading/text.rules";
import { isTornByComma, isTornByTaking, saysAgain, togetherIn } from "./reading/together.rules";
import { bare, NEGATORS, PERSONAL } from "./reading/words.rules";

/** A place where a message speaks of a fact. */
export interface Mention {
  fact: string;
  standing: Standing;
  /** As they were written. */
  words: string;
  span: Span;
  /** It is only feared, beside something that is called mild. */
  isFeared?: true;
}

/** A message read against the book. */
export interface ReadMessage {
  text: QuestionText;
  mentions: readonly Mention[];
  /** The ids of the questions about medicines whose words it has. */
  asked: ReadonlySet<string>;
  /** What is told of a part of the body and explained by no fact: "elbow … swollen". */
  unexplained: readonly { words: string; at: number }[];
  /** It has no word of an illness or of the body and tells of nobody, as small talk does. */
  saysNothing: boolean;
}

interface CompiledFact {
  id: string;
  number: number;
  countsAlways: boolean;
  unless: readonly Pattern[];
  /** It counts only where no frame stands around it; a medicine where none of medicines does. */
  isFramed: boolean;
  askedIsNotTaken: boolean;
}

/** Words that say where something is: "no leg weakness" denies the weakness too. */
const WHERE: ReadonlySet<string> = new Set(
  (
    "carbon monoxide diabetic leg arm limb calf ankle facial face neck chest back head eye visual abdominal tummy belly pelvic flank loin focal motor " +
    "pre sensory neurological urinary bladder bowel vaginal rectal nasal throat joint bony midline systemic associated left right"
  ).split(" "),
);

const RELATIVE: ReadonlySet<string> = new Set(["qui", "que", "which", "who", "that"]);

/** A place with the words around it that belong to it: where it is, and in "slurred speech: no" what is answered. */
function wholeOf(text: QuestionText, span: Span): Span {
  let { first, last } = span;
  while (text.tokens[first]?.breakBefore === "none" && WHERE.has(text.tokens[first - 1]?.word ?? "")) first -= 1;
  // "Une douleur qui ne passe pas": what is told of it is no answer.
  while (
    last < span.last + 3 &&
    text.tokens[last + 1]?.breakBefore === "none" &&
    !RELATIVE.has(bare(wordAt(text, last + 1)))
  )
    last += 1;
  const answer = text.tokens[last + 1];
  const isAnsweredNo = answer?.language === text.tokens[last]?.language && isNo(answer);
  return { ...span, first, last: isAnsweredNo ? last : span.last };
}

function overlaps(span: Span, others: readonly Span[]): boolean {
  return others.some(({ first, last }) => span.named.some((at) => at >= first && at <= last));
}

/** The places of a message at which a word of a group stands. */
function placesOf(text: QuestionText, group: ReadonlySet<string>): number[] {
  return text.tokens.flatMap(({ forms }, at) => (forms.some((form) => group.has(form)) ? [at] : []));
}

/** "Breathing is fine" says that nothing is wrong with it, unless that is what the fact is: "drinks well". */
function isCalledNormal({ tokens }: QuestionText, { named }: Span): boolean {
  const isOfFact = named.some((at) => NORMAL.has(tokens[at]?.word ?? ""));
  return !isOfFact && named.some((at) => tokens[at]?.calledNormal);
}

/** From the first word of a picture to its last. */
const around = (parts: readonly Span[]): Span => ({
  first: Math.min(...parts.map(({ first }) => first)),
  last: Math.max(...parts.map(({ last }) => last)),
  named: parts.flatMap(({ named }) => named),
});

/** "No pain in my arm or jaw" names the arm and says nothing bad of it. */
function isDeniedPlace(
  text: QuestionText,
  { first, named }: Span,
  symptoms: ReadonlySet<string>,
  parts: ReadonlySet<string>,
): boolean {
  const is = (at: number, group: ReadonlySet<string>) =>
    text.tokens[at]?.forms.some((form) => group.has(form)) ?? false;
  if (!named.every((at) => is(at, parts))) return false;
  let isOfSymptom = false;
  for (let at = first - 1; at >= first - 6 && text.tokens[at + 1]?.breakBefore === "none"; at -= 1) {
    if (NEGATORS.has(wordAt(text, at))) return isOfSymptom;
    if (is(at, symptoms)) isOfSymptom = true;
  }
  return false;
}

/** "Not bleeding" where the pattern names the "not", as that of "bleeding ~ not" does for bleeding that does not stop. */
function isDeniedByName({ tokens }: QuestionText, { named }: Span, symptoms: ReadonlySet<string>): boolean {
  return named.some((at) => {
    if (!NEGATORS.has(tokens[at]?.word ?? "")) return false;
    const next = tokens[at + 1];
    return next?.breakBefore === "none" && named.includes(at + 1) && next.forms.some((form) => symptoms.has(form));
  });
}

/** What is so however a message speaks of it: who somebody is, what they take, and what is asked. */
const OF_NO_FRAME = /^(person|takes|medicine|service|told|talk|keyword)\./;

/** Asks of a place once what several facts want to know of it. */
function remembering<T>(size: number, ask: (span: Span) => T): (span: Span) => T {
  const answers = new Map<number, { answer: T }>();
  return (span) => {
    // First and last do not say which words stand between them.
    if (span.named.length > 2) return ask(span);
    return once(answers, span.first * size + span.last, () => ({ answer: ask(span) })).answer;
  };
}

/** A symptom and a part of the body in one segment that no fact explains. */
function unexplainedIn(
  text: QuestionText,
  mentions: readonly Mention[],
  symptoms: ReadonlySet<string>,
  parts: ReadonlySet<string>,
  frames: readonly Frame[],
  harmless: ReadonlySet<number>,
): ReadMessage["unexplained"] {
  const covered = new Set([...harmless, ...mentions.flatMap(({ span }) => span.named)]);
  const uncovered = (group: ReadonlySet<string>) => placesOf(text, group).filter((at) => !covered.has(at));
  const partsBySegment = new Map<number, number[]>();
  for (const at of uncovered(parts)) {
    const segment = text.tokens[at]?.segment ?? -1;
    partsBySegment.set(segment, [...(partsBySegment.get(segment) ?? []), at]);
  }
  return uncovered(symptoms).flatMap((at) => {
    const part = partsBySegment.get(text.tokens[at]?.segment ?? -1)?.find((other) => other !== at);
    if (part === undefined) return [];
    const span = { first: Math.min(at, part), last: Math.max(at, part), named: [at, part] };
    const isTorn = someBetween(span.first, span.last, (place) => NEGATORS.has(wordAt(text, place)));
    const isThere = !isTorn && !frameOf(text, span, frames) && standingOf(text, wholeOf(text, span)) === "present";
    return isThere ? [{ words: wordsAsWritten(text, span.first, span.last), at }] : [];
  });
}

/** Where the parts of a pattern stand together, each being as a whole. */
function picturesIn(
  text: QuestionText,
  { everywhere }: Pattern,
  isWhole: (span: Span) => boolean,
): readonly (readonly Span[])[] {
  const found: Span[][] = [];
  for (const part of everywhere) {
    const spans = spansOf(text, part).filter(isWhole);
    if (spans.length === 0) return [];
    found.push(spans);
  }
  return togetherIn(text, found);
}

export type Reader = (message: string) => ReadMessage;

/**
 * Prepares the words of the book once. The reader is pure, never throws, and takes time in proportion to the length of the message.
 */
export function readerOf(book: Book): Reader {
  const compiled = compilerOf(book);
  const all = [...book.facts, ...book.questions];
  const facts = all.map(
    ({ id, unless, countsAlways = false, askedIsNotTaken = false }, number): CompiledFact => ({
      ...{ id, number, countsAlways, askedIsNotTaken, isFramed: !OF_NO_FRAME.test(id) },
      unless: compileWords(unless, compiled),
    }),
  );
  const finders = all.flatMap(({ words }, at) =>
    compileWords(words, compiled).map((pattern) => ({ fact: facts[at] as CompiledFact, pattern })),
  );
  // The patterns of a fact follow one another.
  const index = new PatternIndex(finders.map(({ pattern }) => pattern));
  const meanings = meaningsOf(book.otherMeanings, compiled);
  const symptoms = wordsOf(patternsOfGroups(compiled, ["symptom"]));
  const parts = wordsOf(patternsOfGroups(compiled, ["part"]));
  const signs = new Set([...symptoms, ...wordsOf(patternsOfGroups(compiled, ["bleed", "pain"]))]);
  const vocabulary = vocabularyOf(
    [
      ...finders.map(({ pattern }) => pattern),
      ...facts.flatMap(({ unless }) => unless),
      ...meanings.map(({ pattern }) => pattern),
      ...patternsOfGroups(compiled, ["symptom", "part"]),
    ],
    () => realWordsOf(book),
    englishOf(book),
  );
  const framesIn = framesReader(book.notHappening);
  const otherwiseMeantIn = otherwiseMeantReader(meanings);
  return (message) => {
    const text = readQuestion(message, vocabulary);
    const all = framesIn(message, new Set(text.tokens.map(({ language }) => language)));
    const frames = all.filter(({ isOfMedicine, isGuess }) => !isOfMedicine && !isGuess);
    const ofMedicines = all.filter(({ isOfMedicine }) => isOfMedicine);
    const guesses = all.filter(({ isGuess }) => isGuess);
    const isAskedAt = (span: Span) => ofMedicines.length > 0 && frameOf(text, span, ofMedicines);
    const isGuessedAt = (span: Span) => guesses.length > 0 && frameOf(text, span, guesses);
    const mentions: Mention[] = [];
    const asked = new Set<string>();
    const size = text.tokens.length;
    const harmless = otherwiseMeantIn(text);
    const frameAt = remembering(size, (span) => frameOf(text, span, frames));
    const toldAt = remembering(size, (span) => standingOf(text, wholeOf(text, span)));
    const quotes = new Map<number, string>();
    const quoteOf = ({ first, last }: Span) =>
      once(quotes, first * size + last, () => wordsAsWritten(text, first, last));
    const isNormalAt = remembering(size, (span) => isCalledNormal(text, span));
    /** The fact that is read, the places where it was found before, and those where its words mean something else. */
    let fact = facts[0] as CompiledFact;
    const seen = new Set<number>();
    let not: readonly Span[] | undefined;
    const isWhole = (span: Span) => !isTornByComma(text, span, symptoms, parts) && !isTornByTaking(text, span);
    const standingAt = (part: Span, isInPicture: boolean): Standing =>
      isNormalAt(part) ||
      (isInPicture && (isDeniedPlace(text, part, symptoms, parts) || isDeniedByName(text, part, signs)))
        ? "denied"
        : (fact.isFramed && frameAt(part)?.standing) ||
          ((fact.askedIsNotTaken && isAskedAt(part)) || (isGuessedAt(part) && fact.id.startsWith("condition."))
            ? "asked"
            : toldAt(part));
    const note = (span: Span, picture?: readonly Span[]) => {
      not ??= fact.unless.flatMap((unless) =>
        mayOccur(text, unless) ? unless.everywhere.flatMap((part) => spansOf(text, part)) : [],
      );
      const isOtherwiseMeant = fact.isFramed && span.named.some((at) => harmless.has(at));
      if (isOtherwiseMeant || overlaps(span, not) || (fact.id.startsWith("back.") && saysAgain(text, span, signs)))
        return;
      if (fact.number >= book.facts.length) {
        asked.add(fact.id);
        return;
      }
      const found = picture
        ? (picture.map((part) => standingAt(part, true)).find((one) => one !== "present") ?? "present")
        : standingAt(span, false);
      const standing = fact.countsAlways && found !== "denied" ? "present" : found;
      if (picture && standing !== "present") return;
      const mention: Mention = { fact: fact.id, standing, words: quoteOf(span), span };
      const isFeared = standing === "asked" && fact.isFramed && frameAt(picture?.[0] ?? span)?.isFeared;
      mentions.push(isFeared ? { ...mention, isFeared } : mention);
    };
    const isNew = ({ first, last }: Span) => {
      const before = seen.size;
      return seen.add(first * size + last).size > before;
    };
    for (const at of index.candidatesIn(text)) {
      const { fact: own, pattern } = finders[at] as (typeof finders)[number];
      if (own !== fact) {
        fact = own;
        seen.clear();
        not = undefined;
      }
      const [part, ...others] = pattern.everywhere;
      if (part && others.length === 0) {
        for (const span of spansOf(text, part)) if (isWhole(span) && isNew(span)) note(span);
      } else
        for (const picture of picturesIn(text, pattern, isWhole)) {
          const span = around(picture);
          if (isNew(span)) note(span, picture);
        }
    }
    const unexplained = unexplainedIn(text, mentions, symptoms, parts, frames, harmless);
    const saysNothing =
      mentions.length === 0 &&
      !text.tokens.some(({ word }) => PERSONAL.has(word)) &&
      placesOf(text, symptoms).length + placesOf(text, parts).length === 0 &&
      isOfKnownLanguage(text);
    return { text, mentions: mentions.sort((a, b) => a.span.first - b.span.first), asked, unexplained, saysNothing };
  };
}
