import type { Language } from "../../../../people/accounts/account.rules";
import { beginsWithDigit } from "../numbers.rules";
import { GERMAN_WORDS } from "./de-words.rules";
import { SPANISH_WORDS } from "./es-words.rules";
import { FRENCH_WORDS } from "./fr-words.rules";
import { type FunctionWords, meaningsFrom, type NeighbourRule, type OtherLanguage, tagged } from "./language.rules";

export const OTHER_LANGUAGES: readonly OtherLanguage[] = ["fr", "es", "de"];

export const WORDS_OF: Readonly<Record<OtherLanguage, FunctionWords>> = {
  fr: FRENCH_WORDS,
  es: SPANISH_WORDS,
  de: GERMAN_WORDS,
};

/**
 * Negations and articles that can be mistaken for nothing in any of the four languages. They work in every reading,
 * so that "sans confusion" denies the English "confusion" too.
 */
const UNMISTAKABLE = meaningsFrom(`
not: no not pas aucun aucune ningun ninguna kein keine keinen keiner keinem nicht
never: never jamais nunca
without: without sans ohne
nor: nor ni
denies: denies niega verneint
or: oder
the: de des du les une los las una eine einen der das den
`);

const RULES: Readonly<Record<Language, readonly NeighbourRule[]>> = {
  en: [
    {
      word: "sin",
      next: [
        "confusion",
        "dolor",
        "fiebre",
        "tos",
        "perdida",
        "dificultad",
        "problemas",
        "vomitos",
        "sangre",
        "trauma",
      ],
      means: "without",
    },
    { word: "pas", next: ["out"], means: "pas" },
  ],
  fr: FRENCH_WORDS.byNeighbour,
  es: SPANISH_WORDS.byNeighbour,
  de: GERMAN_WORDS.byNeighbour,
};

const RULES_BY_WORD: Readonly<Record<Language, ReadonlyMap<string, readonly NeighbourRule[]>>> = {
  en: byWord(RULES.en),
  fr: byWord(RULES.fr),
  es: byWord(RULES.es),
  de: byWord(RULES.de),
};

function byWord(rules: readonly NeighbourRule[]): ReadonlyMap<string, readonly NeighbourRule[]> {
  const map = new Map<string, NeighbourRule[]>();
  for (const rule of rules) map.set(rule.word, [...(map.get(rule.word) ?? []), rule]);
  return map;
}

type Words = readonly string[];

/** The words before a place, the nearest first, at most `most` of them. */
function wordsBefore(pieces: readonly Words[], index: number, at: number, most: number): string[] {
  const found = (pieces[index] ?? []).slice(0, at).reverse();
  for (let before = index - 1; before >= 0 && found.length < most; before -= 1) {
    found.push(...[...(pieces[before] ?? [])].reverse());
  }
  return found.slice(0, most);
}

function applies(rule: NeighbourRule, pieces: readonly Words[], index: number, at: number): boolean {
  const next = pieces[index]?.[at + 1] ?? pieces[index + 1]?.[0] ?? "";
  if (rule.next && !rule.next.includes(next)) return false;
  if (!rule.after) return true;
  return wordsBefore(pieces, index, at, rule.within ?? 3).some((word) => rule.after?.includes(word));
}

/**
 * The English word that does the same work as the word at this place, or the word itself marked with its language, so
 * that no word of content is mistaken for an English little word. Numbers stay as they are.
 */
export function meaningOf(language: Language, pieces: readonly Words[], index: number, at: number): string {
  const word = pieces[index]?.[at] ?? "";
  const rule = RULES_BY_WORD[language].get(word)?.find((candidate) => applies(candidate, pieces, index, at));
  if (rule) return rule.means;
  if (language === "en") return word === "no" ? word : (UNMISTAKABLE.get(word) ?? word);
  const meaning = WORDS_OF[language].meanings.get(word) ?? UNMISTAKABLE.get(word);
  return meaning ?? (beginsWithDigit(word) ? word : tagged(language, word));
}
