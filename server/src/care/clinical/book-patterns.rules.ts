import type { Language } from "../../people/accounts/account.rules";
import type { Book, Texts, Words } from "./book.rules";
import { isEnglish } from "./reading/english.rules";
import { foldedIn, type OtherLanguage, tagged, withoutAccents } from "./reading/languages/language.rules";
import { OTHER_LANGUAGES, WORDS_OF } from "./reading/languages/words-of.rules";
import { compilePattern, LITTLE_WORDS, once, type Pattern, wordsOf } from "./reading/pattern.rules";
import { spellingFor } from "./reading/spelling.rules";
import { COMPOUNDS } from "./reading/text.rules";
import type { Vocabulary } from "./reading/word-forms.rules";

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
  if (!sequence.includes("_")) return [sequence.trim()];
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
  if (slots.length === 1) return [sequence];
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

/** Makes of a pattern of the book those that the matcher takes. */
export type Compiler = (language: Language, pattern: string) => Pattern[];

/** Prepares the words of a book for that. */
export function compilerOf(book: Book): Compiler {
  const spellers = new Map(LANGUAGES.map((language) => [language, spellerOf(language, book.wordGroups[language])]));
  return (language, pattern) => {
    const alternatives = (part: string) =>
      withPhrases(part).flatMap((one) => (language === "en" ? withCompounds(one) : [one]));
    const parts = (spellers.get(language)?.(pattern) ?? pattern).split("&&");
    const options = parts.map((part) => combined(part.split("~").map(alternatives), " ~ "));
    return combined(options, " && ").map(compilePattern);
  };
}

/** What a pattern says by measures alone, which every language writes alike: "@hot" of "fever|@hot". */
function measuredBy(pattern: string): string[] {
  const measured = pattern.replace(
    /[^\s~&]+/g,
    (slot) =>
      slot
        .split("|")
        .filter((word) => word.startsWith("@"))
        .join("|") || "-",
  );
  return measured.includes("-") && / -|- |^-$/.test(` ${measured} `) ? [] : [measured];
}

/** The patterns of a fact in all languages. */
export const compileWords = (words: Words, compiled: Compiler): Pattern[] =>
  LANGUAGES.flatMap((language) =>
    [...words[language], ...(language === "en" ? [] : words.en.flatMap(measuredBy))].flatMap((pattern) =>
      compiled(language, pattern),
    ),
  );

const bare = (word: string) => word.slice(word.indexOf(":") + 1);

const isTexts = (value: object): value is Texts =>
  LANGUAGES.every((language) => typeof (value as Partial<Texts>)[language] === "string");

/** Every text of a book that patients read. */
function textsIn(value: unknown): Texts[] {
  if (typeof value !== "object" || value === null) return [];
  return isTexts(value) ? [value] : Object.values(value).flatMap(textsIn);
}

/** Tells words of the English dictionary of a book. */
export const englishOf =
  ({ english = new Set() }: Book): ((word: string) => boolean) =>
  (word) =>
    isEnglish(word, english);

/** Tells what is spelled right: the words of the texts that a book shows, as the reader knows them, and those of its English dictionary. */
export function realWordsOf(book: Book): (word: string) => boolean {
  const all = textsIn(book);
  const written = (language: Language) => new Set(all.flatMap((texts) => texts[language].match(/\p{L}+/gu) ?? []));
  const shown = new Set(LANGUAGES.flatMap((language) => [...written(language)].map((word) => wordIn(language, word))));
  const isEnglishWord = englishOf(book);
  return (word) => shown.has(word) || isEnglishWord(word);
}

/** The words that the patterns name, by language, and those that several languages share. */
export function vocabularyOf(
  patterns: readonly Pattern[],
  realWords: () => (word: string) => boolean,
  isEnglishWord: (word: string) => boolean,
): Vocabulary {
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
    ...{ known, cognates, isEnglish: isEnglishWord },
    beginnings: { en: begun("en"), fr: begun("fr"), es: begun("es"), de: begun("de") },
    spellingOf: spellingFor(
      [
        ...english,
        ...OTHER_LANGUAGES.flatMap((language: OtherLanguage) =>
          [...known[language]].map((word) => tagged(language, word)),
        ),
      ],
      realWords,
    ),
  };
}

/** Groups of words in all languages. */
export const patternsOfGroups = (compiled: Compiler, names: readonly string[]): Pattern[] =>
  LANGUAGES.flatMap((language) => names.flatMap((name) => compiled(language, `<${name}>`)));
