import type { Language } from "../accounts/account.rules";
import { inLanguage } from "../medicines/texts.rules";
import { languagesOf } from "./concept.rules";
import { SYMPTOM_CONCEPTS } from "./concepts/symptoms.rules";
import { LITTLE_WORDS } from "./pattern.rules";
import { SELF_CARE } from "./self-care.rules";
import { NEGATORS } from "./words.rules";

/** What full text search knows of a complaint in one language. */
export interface SearchEntry {
  concept: string;
  language: Language;
  /** Its name, and in English the title of the page that its words come from. */
  title: string;
  /** Words that people use for it and for few other complaints. */
  words: string;
}

/** A word that more complaints than this share tells none of them. */
const MOST_SHARED = 4;
const SHORTEST = 3;

function wordsOf(patterns: readonly string[]): string[] {
  const words = patterns
    .join(" ")
    .replace(/<[a-z-]+>/g, " ")
    .split(/[^\p{L}]+/u);
  const telling = words.filter((word) => word.length >= SHORTEST && !LITTLE_WORDS.has(word) && !NEGATORS.has(word));
  return [...new Set(telling)];
}

const FOUND = SYMPTOM_CONCEPTS.flatMap((concept) =>
  languagesOf(concept).flatMap((language) =>
    SELF_CARE[language][concept.id]
      ? [{ concept, language, words: wordsOf(inLanguage(concept.patterns, language)) }]
      : [],
  ),
);

const SHARED = new Map<string, number>();
for (const { language, words } of FOUND) {
  for (const word of words) SHARED.set(`${language} ${word}`, (SHARED.get(`${language} ${word}`) ?? 0) + 1);
}

/** Every complaint that the catalogue has an answer for, in each language in which it can be recognised. */
export const SEARCH_ENTRIES: readonly SearchEntry[] = FOUND.map(({ concept, language, words }) => ({
  concept: concept.id,
  language,
  title: `${inLanguage(concept.label, language)} ${language === "en" ? concept.source.title : ""}`.trim(),
  words: words.filter((word) => (SHARED.get(`${language} ${word}`) ?? 0) <= MOST_SHARED).join(" "),
}));

/** The names by which Postgres knows how words of a language are reduced to their stems. */
export const SEARCH_CONFIGURATIONS: Readonly<Record<Language, string>> = {
  en: "english",
  fr: "french",
  es: "spanish",
  de: "german",
};
