import type { Language } from "../accounts/account.rules";
import type { Book, Words } from "./book.rules";
import { foldedIn, type OtherLanguage, tagged, withoutAccents } from "./reading/languages/language.rules";
import { OTHER_LANGUAGES, WORDS_OF } from "./reading/languages/words-of.rules";
import { compilePattern, LITTLE_WORDS, mayOccur, once, type Pattern, spansOf, wordsOf } from "./reading/pattern.rules";
import { PatternIndex } from "./reading/pattern-index.rules";
import { type QuestionText, type Span, someBetween, wordAt } from "./reading/question.rules";
import { NORMAL } from "./reading/reassurance.rules";
import { isNo, type Standing, standingOf } from "./reading/scope.rules";
import { spellingFor } from "./reading/spelling.rules";
import { COMPOUNDS, readQuestion, wordsAsWritten } from "./reading/text.rules";
import type { Vocabulary } from "./reading/word-forms.rules";
import { NEGATORS } from "./reading/words.rules";

/** A place where a message speaks of a fact. */
export interface Mention {
  fact: string;
  standing: Standing;
  /** As they were written. */
  words: string;
  span: Span;
}

/** A message read against the book. */
export interface ReadMessage {
  text: QuestionText;
  mentions: readonly Mention[];
  /** What is told of a part of the body and explained by no fact: "elbow … swollen". */
  unexplained: readonly { words: string; at: number }[];
}

const LANGUAGES: readonly Language[] = ["en", ...OTHER_LANGUAGES];

/** How people write what the reader knows under another word. */
const SAME: ReadonlyMap<string, string> = new Map([
  ["cant", "cannot"],
  ...["wont", "isnt", "dont", "doesnt", "didnt", "hasnt", "havent", "arent", "wasnt"].map(
    (word) => [word, "not"] as const,
  ),
]);

/** "every_day|night": an alternative of several words stands for a sequence of its own. */
function withPhrases(sequence: string): string[] {
  return sequence
    .trim()
    .split(/\s+/)
    .reduce<string[]>(
      (before, slot) => {
        const alternatives = slot.split("|");
        const words = alternatives.filter((one) => !one.includes("_"));
        const phrases = alternatives.filter((one) => one.includes("_")).map((one) => one.replaceAll("_", " "));
        const options = [...(words.length > 0 ? [words.join("|")] : []), ...phrases];
        return before.flatMap((one) => options.map((option) => `${one} ${option}`.trim()));
      },
      [""],
    );
}

const PAIRS = [...COMPOUNDS].map((compound) => compound.split("-") as [string, string]);

/** "hay fever" is read as one word, so a pattern that names both in a row is found by it as well. */
function withCompounds(sequence: string): string[] {
  const slots = sequence.trim().split(/\s+/);
  const words = slots.map((slot) => slot.split("|"));
  const joined = slots.flatMap((_, at) => {
    const compounds = PAIRS.filter(([one, other]) => words[at]?.includes(one) && words[at + 1]?.includes(other));
    const slot = compounds.map((pair) => pair.join("")).join("|");
    return slot ? [[...slots.slice(0, at), slot, ...slots.slice(at + 2)].join(" ")] : [];
  });
  return [sequence, ...joined];
}

/** One of each list, in all ways, joined by a sign. */
const combined = (lists: readonly (readonly string[])[], sign: string): string[] =>
  lists.reduce<string[]>(
    (before, options) => before.flatMap((one) => options.map((option) => (one ? one + sign + option : option))),
    [""],
  );

/** A word as the reader knows it: in plain letters, one of another language marked with it. */
function wordIn(language: Language, written: string): string {
  const word = withoutAccents(written).replace(/['’]/g, "");
  return language === "en" ? (SAME.get(word) ?? word) : tagged(language, foldedIn(language, word));
}

/** Spells patterns of a language out: groups of words, plain letters. Each word and each group is looked at once. */
function spellerOf(language: Language, groups: Readonly<Record<string, string>>): (pattern: string) => string {
  const known = new Map<string, string>();
  const spelled = (written: string): string => {
    const name = /^<([a-z-]+)>$/.exec(written)?.[1];
    if (name === undefined)
      return written
        .split("_")
        .map((word) => wordIn(language, word))
        .join("_");
    const group = groups[name];
    if (group === undefined) throw new Error(`A pattern names an unknown group of words: ${name}`);
    return group
      .trim()
      .split(/\s+/)
      .map((word) => wordIn(language, word))
      .join("|");
  };
  return (pattern) =>
    pattern.replace(/<[a-z-]+>|[^\s|~&<>]+/g, (written) => once(known, written, () => spelled(written)));
}

type Compiler = (language: Language, pattern: string) => Pattern[];

/** Makes of a pattern of the book those that the matcher takes. */
function compilerOf(book: Book): Compiler {
  const spellers = new Map(LANGUAGES.map((language) => [language, spellerOf(language, book.wordGroups[language])]));
  return (language, pattern) => {
    const alternatives = (part: string) =>
      withPhrases(part).flatMap((one) => (language === "en" ? withCompounds(one) : [one]));
    const parts = (spellers.get(language)?.(pattern) ?? pattern).split("&&");
    const options = parts.map((part) => combined(part.split("~").map(alternatives), " ~ "));
    return combined(options, " && ").map(compilePattern);
  };
}

interface CompiledFact {
  id: string;
  countsAlways: boolean;
  unless: readonly Pattern[];
}

const compileWords = (words: Words, compiled: Compiler): Pattern[] =>
  LANGUAGES.flatMap((language) => words[language].flatMap((pattern) => compiled(language, pattern)));

const bare = (word: string) => word.slice(word.indexOf(":") + 1);

/** The words that the patterns name, by language, and those that several languages share. */
function vocabularyOf(patterns: readonly Pattern[]): Vocabulary {
  const words = [...wordsOf(patterns)].filter((word) => !word.startsWith("@"));
  const of = (language: Language) =>
    words.filter((word) => (language === "en" ? !word.includes(":") : word.startsWith(`${language}:`))).map(bare);
  const whole = (language: Language) => new Set(of(language).filter((word) => !word.endsWith("*")));
  const begun = (language: Language) =>
    new Set(of(language).flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1)] : [])));
  const english = whole("en");
  const known = { fr: whole("fr"), es: whole("es"), de: whole("de") };
  const sets = [
    new Set([...english].flatMap((word) => [word, ...OTHER_LANGUAGES.map((language) => foldedIn(language, word))])),
    ...OTHER_LANGUAGES.map((language) => known[language]),
  ];
  const little = [LITTLE_WORDS, ...OTHER_LANGUAGES.map((language) => new Set(WORDS_OF[language].meanings.keys()))];
  const cognates = new Set([
    ...sets.flatMap((own) => [...own].filter((word) => sets.some((other) => other !== own && other.has(word)))),
    // "Ist" is a little word in German and an infection in French.
    ...little.flatMap((words) => [...words]),
  ]);
  return {
    keepsNormal: true,
    known,
    spelled: known,
    cognates,
    everydayCognates: cognates,
    beginnings: { en: begun("en"), fr: begun("fr"), es: begun("es"), de: begun("de") },
    spellingOf: spellingFor([
      ...english,
      ...OTHER_LANGUAGES.flatMap((language: OtherLanguage) =>
        [...known[language]].map((word) => tagged(language, word)),
      ),
    ]),
  };
}

/** Words that say where something is: "no leg weakness" denies the weakness too. */
const WHERE: ReadonlySet<string> = new Set(
  (
    "leg arm limb calf ankle facial face neck chest back head eye visual abdominal tummy belly pelvic flank loin focal motor " +
    "pre sensory neurological urinary bladder bowel vaginal rectal nasal throat joint bony midline systemic associated left right"
  ).split(" "),
);

/** A place with the words around it that belong to it: where it is, and in "slurred speech: no" what is answered. */
function wholeOf(text: QuestionText, span: Span): Span {
  let { first, last } = span;
  while (text.tokens[first]?.breakBefore === "none" && WHERE.has(text.tokens[first - 1]?.word ?? "")) first -= 1;
  while (last < span.last + 3 && text.tokens[last + 1]?.breakBefore === "none") last += 1;
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

/** A group of words in all languages, as they stand in a message. */
const formsOfGroup = (compiled: Compiler, name: string): ReadonlySet<string> =>
  wordsOf(LANGUAGES.flatMap((language) => compiled(language, `<${name}>`)));

/** "Breathing is fine" says that nothing is wrong with it, unless that is what the fact is: "drinks well". */
function isCalledNormal({ tokens }: QuestionText, { named }: Span): boolean {
  const isOfFact = named.some((at) => NORMAL.has(tokens[at]?.word ?? ""));
  return !isOfFact && named.some((at) => tokens[at]?.calledNormal);
}

const JOINS: ReadonlySet<string> = new Set([
  "and",
  "very",
  "really",
  "so",
  "is",
  "are",
  "quite",
  "a",
  "bit",
  "now",
  "also",
]);

/**
 * A comma parts what is said of one thing from what is said of another, save in a list of what one thing is: "the knee is hot, red
 * and swollen".
 */
function isTornByComma(
  { tokens }: QuestionText,
  { first, last, named }: Span,
  symptoms: ReadonlySet<string>,
  parts: ReadonlySet<string>,
): boolean {
  const is = (at: number, group: ReadonlySet<string>) => tokens[at]?.forms.some((form) => group.has(form)) ?? false;
  let breakAt = -1;
  for (let at = first + 1; at <= last; at += 1) if (tokens[at]?.breakBefore === "soft" && breakAt === -1) breakAt = at;
  if (breakAt === -1) return false;
  // What begins behind the comma has to be a list of adjectives up to its end, and no part of the body may follow: "sore throat, red eyes".
  if (!named.some((at) => at < breakAt) || is(last + 1, parts)) return true;
  for (let at = breakAt; at <= last; at += 1) if (!is(at, symptoms) && !JOINS.has(tokens[at]?.word ?? "")) return true;
  return false;
}

/** How many words apart the parts of a picture may be told. */
const FAR = 40;

/** Every place of the first part with the nearest of each other part: "jaw aching && sweating" is told in two sentences. */
function togetherIn([first = [], ...others]: readonly (readonly Span[])[]): Span[][] {
  return first.flatMap((span) => {
    const picture = [span];
    for (const spans of others) {
      const apart = (other: Span) => Math.max(other.first - span.last, span.first - other.last);
      const near = spans
        .filter(
          (other) => apart(other) <= FAR && !other.named.some((at) => picture.some(({ named }) => named.includes(at))),
        )
        .sort((a, b) => apart(a) - apart(b))[0];
      if (!near) return [];
      picture.push(near);
    }
    return [picture];
  });
}

function around(picture: readonly Span[]): Span {
  return {
    first: Math.min(...picture.map(({ first }) => first)),
    last: Math.max(...picture.map(({ last }) => last)),
    named: picture.flatMap(({ named }) => named),
  };
}

export type Reader = (message: string) => ReadMessage;

/**
 * Prepares the words of the book once. The reader is pure, never throws, and takes time in proportion to the length of the message.
 */
export function readerOf(book: Book): Reader {
  const compiled = compilerOf(book);
  const facts = book.facts.map(
    ({ id, unless, countsAlways = false }): CompiledFact => ({
      ...{ id, countsAlways },
      unless: compileWords(unless, compiled),
    }),
  );
  const finders = book.facts.flatMap(({ words }, at) =>
    compileWords(words, compiled).map((pattern) => ({ fact: facts[at] as CompiledFact, pattern })),
  );
  const index = new PatternIndex(finders.map(({ pattern }) => pattern));
  const symptoms = formsOfGroup(compiled, "symptom");
  const parts = formsOfGroup(compiled, "part");
  const vocabulary = vocabularyOf([
    ...finders.map(({ pattern }) => pattern),
    ...facts.flatMap(({ unless }) => unless),
    ...LANGUAGES.flatMap((language) => ["<symptom>", "<part>"].flatMap((group) => compiled(language, group))),
  ]);
  const spansIn = (text: QuestionText, pattern: Pattern): (readonly Span[])[] => {
    if (!mayOccur(text, pattern)) return [];
    const found = pattern.everywhere.map((part) =>
      spansOf(text, part).filter((span) => !isTornByComma(text, span, symptoms, parts)),
    );
    return togetherIn(found);
  };
  return (message) => {
    const text = readQuestion(message, vocabulary);
    const mentions: Mention[] = [];
    const excluded = new Map<string, readonly Span[]>();
    const seen = new Set<string>();
    for (const at of index.candidatesIn(text)) {
      const { fact, pattern } = finders[at] ?? {};
      if (!fact || !pattern) continue;
      for (const picture of spansIn(text, pattern)) {
        const span = around(picture);
        const key = `${fact.id} ${span.first} ${span.last}`;
        if (seen.has(key)) continue;
        seen.add(key);
        let not = excluded.get(fact.id);
        if (!not) {
          not = fact.unless.flatMap((unless) =>
            mayOccur(text, unless) ? unless.everywhere.flatMap((part) => spansOf(text, part)) : [],
          );
          excluded.set(fact.id, not);
        }
        if (overlaps(span, not)) continue;
        const standings = picture.map((part) =>
          isCalledNormal(text, part) ? "denied" : standingOf(text, wholeOf(text, part), false),
        );
        const found = standings.find((one) => one !== "present") ?? "present";
        const standing = fact.countsAlways && found !== "denied" ? "present" : found;
        if (picture.length > 1 && standing !== "present") continue;
        mentions.push({ fact: fact.id, standing, words: wordsAsWritten(text, span.first, span.last), span });
      }
    }
    const covered = new Set(mentions.flatMap(({ span }) => span.named));
    const symptomsAt = placesOf(text, symptoms).filter((at) => !covered.has(at));
    const partsAt = placesOf(text, parts).filter((at) => !covered.has(at));
    const unexplained = symptomsAt.flatMap((at) => {
      const part = partsAt.find((other) => text.tokens[other]?.segment === text.tokens[at]?.segment && other !== at);
      if (part === undefined) return [];
      const span = { first: Math.min(at, part), last: Math.max(at, part), named: [at, part] };
      const isTorn = someBetween(span.first, span.last, (place) => NEGATORS.has(wordAt(text, place)));
      const isThere = !isTorn && standingOf(text, wholeOf(text, span), false) === "present";
      return isThere ? [{ words: wordsAsWritten(text, span.first, span.last), at }] : [];
    });
    return { text, mentions: mentions.sort((a, b) => a.span.first - b.span.first), unexplained };
  };
}
