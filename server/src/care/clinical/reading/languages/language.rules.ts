import type { Language } from "../../../../people/accounts/account.rules";

/** A language beside English in which a question is read. */
export type OtherLanguage = Exclude<Language, "en">;

/** A word whose meaning hangs on its neighbours: "plus" negates after "ne", "sin" is Spanish before "fiebre". */
export interface NeighbourRule {
  word: string;
  /** One of these stands at most `within` words before (3 when not given) … */
  after?: readonly string[];
  within?: number;
  /** … or one of these comes next. */
  next?: readonly string[];
  means: string;
}

/**
 * The little words of a language, each with the English word that does the same work in a sentence. The rules on
 * negation, history and hypothetical questions read these only, so that they are written once for all languages.
 */
export interface FunctionWords {
  meanings: ReadonlyMap<string, string>;
  byNeighbour: readonly NeighbourRule[];
  /** Longer everyday words that are one slip away from a warning sign and are taken as they stand. */
  realWords: ReadonlySet<string>;
  /** Shorter forms of a word of the text under which a pattern may list it. */
  stemsOf(word: string): string[];
  /** Other ways of cutting a word: "jai" is "j" and "ai". */
  cut?(word: string): readonly string[];
}

/** Reads "the: le la les" line by line. The words are folded, their meanings are not. */
export function meaningsFrom(table: string, fold = withoutAccents): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [means = "", words = ""] = line.split(":");
        return fold(words)
          .trim()
          .split(/\s+/)
          .map((word) => [word, means.trim()] as const);
      }),
  );
}

const FOLDED: Readonly<Partial<Record<Language, RegExp>>> = { fr: /[œæ]/, de: /ß|[aou]e/ };

export function hasToBeFolded(language: Language, word: string): boolean {
  return FOLDED[language]?.test(word) ?? false;
}

/** Folds what patterns and questions may write in two ways, letter by letter. The word is in lower case without accents. */
export function foldedIn(language: Language, word: string): string {
  if (language === "fr") return word.replace(/œ/g, "oe").replace(/æ/g, "ae");
  if (language === "de") return word.replace(/ß/g, "ss").replace(/([aou])e/g, "$1");
  return word;
}

export function withoutAccents(text: string): string {
  return text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
}

/** The form under which a word of another language is kept, so that "pain" in French is never the English one. */
export function tagged(language: OtherLanguage, word: string): string {
  return `${language}:${word}`;
}
